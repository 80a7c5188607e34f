/* "Did you mean": the word of a list that is most like a mistyped one. */
#ifndef HSCAL_BASE_NEAREST_H
#define HSCAL_BASE_NEAREST_H

/* The word nearest to `word` among words[count] by edit distance (insert, delete, replace), case ignored; null if none is within three edits, or if it would take replacing
 * more than half of the word. Of words as near one that begins with `word` wins,
 * most of all if it goes on with its last letter (pdgem: pdgemm); else the first one. */
const char *hscal__nearest(const char *word, const char *const *words, int count);

#endif
