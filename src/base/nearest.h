/* "Did you mean": the word of a list that is most like a mistyped one. */
#ifndef HSCAL_BASE_NEAREST_H
#define HSCAL_BASE_NEAREST_H

/* Edit distance (insert, delete, replace) of two words, case ignored; large if one has more than 63 letters. */
int hscal__edit_distance(const char *a, const char *b);

/* The word nearest to `word` among words[count]; null if none is within three edits, or if it would take replacing
 * more than half of the word. The first one wins a tie. */
const char *hscal__nearest(const char *word, const char *const *words, int count);

#endif
