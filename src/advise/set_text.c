#include "advise/set_text.h"
#include "base/text.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static const char *const names[] = {"nprow", "npcol", "mb", "nb", "processes"};
enum { NAMES = (int)(sizeof names / sizeof *names) };

/* Letters of the word in braces that the text begins with; 0: it begins with none. */
static int word_length(const char *text) {
  int length = 0;
  if (*text != '{') return 0;
  while (isalpha((unsigned char)text[1 + length]) || text[1 + length] == '_') length++;
  return text[1 + length] == '}' ? length : 0;
}

/* -1: it is no placeholder. */
static int find(const char *word, int length) {
  for (int i = 0; i < NAMES; i++)
    if ((int)strlen(names[i]) == length && strncmp(names[i], word, (size_t)length) == 0) return i;
  return -1;
}

int hscal__set_text_is_wrong(const char *text, char *wrong, size_t size) {
  for (; *text; text++) {
    int length = word_length(text);
    if (length == 0 || find(text + 1, length) >= 0) continue;
    snprintf(wrong, size, "{%.*s}", length, text + 1);
    return 1;
  }
  return 0;
}

char *hscal__set_text_fill(const char *text, const hscal_knob_numbers *numbers) {
  const int value[NAMES] = {numbers->nprow, numbers->npcol, numbers->mb, numbers->nb, numbers->nprow * numbers->npcol};
  char *filled = NULL;
  size_t size;
  FILE *out = open_memstream(&filled, &size);
  if (!out) return NULL;
  while (*text) {
    int length = word_length(text), which = length > 0 ? find(text + 1, length) : -1;
    if (which < 0) {
      fputc(*text++, out);
      continue;
    }
    fprintf(out, "%d", value[which]);
    text += length + 2;
  }
  return hscal__stream_text(out, &filled);
}
