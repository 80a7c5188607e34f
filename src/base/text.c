#include "base/text.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

/* The limits are those from which three digits are rounded up to the next unit. */
const char *hscal__seconds_text(double seconds, char text[HSCAL_SECONDS_TEXT_SIZE]) {
  if (seconds >= 0.9995 || seconds == 0)
    snprintf(text, HSCAL_SECONDS_TEXT_SIZE, "%.4g s", seconds);
  else if (seconds >= 0.9995e-3)
    snprintf(text, HSCAL_SECONDS_TEXT_SIZE, "%.3g ms", seconds * 1e3);
  else if (seconds >= 0.9995e-6)
    snprintf(text, HSCAL_SECONDS_TEXT_SIZE, "%.3g us", seconds * 1e6);
  else
    snprintf(text, HSCAL_SECONDS_TEXT_SIZE, "%.3g ns", seconds * 1e9);
  return text;
}

const char *hscal__blocks_text(int mb, int nb, char text[HSCAL_BLOCKS_TEXT_SIZE]) {
  if (mb == nb)
    snprintf(text, HSCAL_BLOCKS_TEXT_SIZE, "%d", nb);
  else
    snprintf(text, HSCAL_BLOCKS_TEXT_SIZE, "%dx%d", mb, nb);
  return text;
}

int hscal__beginning(const char *text, int most) {
  int length = 0;
  while (length < most && text[length]) length++;
  if (text[length] == 0) return length;
  while (length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80) length--; /* 10xxxxxx goes on with a character */
  return length;
}

static int begins_a_character(char byte) { return ((unsigned char)byte & 0xC0) != 0x80; }

int hscal__characters(const char *text) {
  int characters = 0;
  for (; *text; text++) characters += begins_a_character(*text);
  return characters;
}

int hscal__first_characters(const char *text, int most) {
  int length = 0;
  for (; text[length]; length++)
    if (begins_a_character(text[length]) && most-- == 0) break;
  return length;
}

/* Bytes up to the next place where a line may end: a blank, which is not counted, or behind a comma. */
static int unbroken(const char *text, int also_behind_commas) {
  int length = (int)strcspn(text, also_behind_commas ? " ," : " ");
  return length + (text[length] == ',');
}

void hscal__put_wrapped(FILE *out, const hscal_lines *lines, const char *text) {
  int column = lines->indent;
  for (int length; *text; text += length) {
    int blank = column > lines->indent && *text == ' ', width = 0;
    text += *text == ' ';
    length = unbroken(text, lines->also_behind_commas);
    for (int i = 0; i < length; i++) width += begins_a_character(text[i]);
    if (column > lines->indent && column + blank + width > lines->width) {
      fprintf(out, "\n%*s", lines->indent, "");
      column = lines->indent, blank = 0;
    }
    fprintf(out, "%s%.*s", blank ? " " : "", length, text);
    column += blank + width;
  }
  fprintf(out, "\n");
}

void hscal__put_ranges(FILE *out, const int *number, int count) {
  for (int first = 0, last; first < count; first = last + 1) {
    for (last = first; last + 1 < count && number[last + 1] == number[last] + 1;) last++;
    fprintf(out, "%s%d", first ? "," : "", number[first]);
    if (last > first) fprintf(out, "-%d", number[last]);
  }
}

char *hscal__stream_text(FILE *out, char **text) {
  int broken = ferror(out);
  if (fclose(out) != 0 || broken) {
    free(*text);
    *text = NULL;
  }
  return *text;
}

const char *hscal__utc_text(char text[HSCAL_UTC_TEXT_SIZE]) {
  time_t now = time(NULL);
  struct tm utc;
  *text = 0;
  if (gmtime_r(&now, &utc)) strftime(text, HSCAL_UTC_TEXT_SIZE, "%Y-%m-%dT%H:%M:%SZ", &utc);
  return text;
}

char *hscal__copy_text(const char *text) {
  size_t bytes = strlen(text) + 1;
  char *copy = malloc(bytes);
  return copy ? memcpy(copy, text, bytes) : NULL;
}
