#include "base/text.h"

#include <stdlib.h>

/* The limits are those from which three digits are rounded up to the next unit. */
const char *hscal__seconds_text(double seconds, char text[HSCAL_SECONDS_ROOM]) {
  if (seconds >= 0.9995 || seconds == 0)
    snprintf(text, HSCAL_SECONDS_ROOM, "%.4g s", seconds);
  else if (seconds >= 0.9995e-3)
    snprintf(text, HSCAL_SECONDS_ROOM, "%.3g ms", seconds * 1e3);
  else if (seconds >= 0.9995e-6)
    snprintf(text, HSCAL_SECONDS_ROOM, "%.3g us", seconds * 1e6);
  else
    snprintf(text, HSCAL_SECONDS_ROOM, "%.3g ns", seconds * 1e9);
  return text;
}

const char *hscal__blocks_text(int mb, int nb, char text[HSCAL_BLOCKS_ROOM]) {
  if (mb == nb)
    snprintf(text, HSCAL_BLOCKS_ROOM, "%d", nb);
  else
    snprintf(text, HSCAL_BLOCKS_ROOM, "%dx%d", mb, nb);
  return text;
}

int hscal__beginning(const char *text, int most) {
  int length = 0;
  while (length < most && text[length]) length++;
  if (text[length] == 0) return length;
  while (length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80) length--; /* 10xxxxxx goes on with a character */
  return length;
}

char *hscal__stream_text(FILE *out, char **text) {
  int broken = ferror(out);
  if (fclose(out) != 0 || broken) {
    free(*text);
    *text = NULL;
  }
  return *text;
}
