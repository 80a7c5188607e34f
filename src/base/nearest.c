#include "base/nearest.h"
#include "base/blockcyclic.h"

#include <ctype.h>
#include <stddef.h>
#include <string.h>
#include <strings.h>

enum { LONGEST = 63, FARTHEST = 3 };

/* Insertions, deletions and replacements from a to b, case ignored; large if one has more than 63 letters. */
static int edit_distance(const char *a, const char *b) {
  size_t na = strlen(a), nb = strlen(b);
  if (na > LONGEST || nb > LONGEST) return LONGEST;
  int row[LONGEST + 1];
  for (size_t j = 0; j <= nb; j++) row[j] = (int)j;
  for (size_t i = 1; i <= na; i++) {
    int diagonal = row[0];
    row[0] = (int)i;
    for (size_t j = 1; j <= nb; j++) {
      int differ = tolower((unsigned char)a[i - 1]) != tolower((unsigned char)b[j - 1]);
      int best = hscal__min(diagonal + differ, hscal__min(row[j], row[j - 1]) + 1);
      diagonal = row[j];
      row[j] = best;
    }
  }
  return row[nb];
}

/* Of words equally near: letters at the end are forgotten more easily than others are mistaken, second ones of a pair most easily. */
static int likeliness(const char *word, const char *meant) {
  size_t length = strlen(word);
  if (length == 0 || strncasecmp(word, meant, length) != 0) return 0;
  return tolower((unsigned char)meant[length]) == tolower((unsigned char)word[length - 1]) ? 2 : 1;
}

const char *hscal__nearest(const char *word, const char *const *words, int count) {
  const char *nearest = NULL;
  int best = hscal__min(FARTHEST, (int)strlen(word) / 2) + 1;
  for (int i = 0; i < count; i++) {
    int distance = edit_distance(word, words[i]);
    int is_likelier = nearest && distance == best && likeliness(word, words[i]) > likeliness(word, nearest);
    if (distance < best || is_likelier) {
      nearest = words[i];
      best = distance;
    }
  }
  return nearest;
}
