/* Texts that are built in memory, for people and for programs. */
#ifndef HSCAL_BASE_TEXT_H
#define HSCAL_BASE_TEXT_H

#include <stdio.h>

/* Digits of the numbers in the JSON of plans and predictions: more than any model is worth. */
enum { HSCAL_JSON_DIGITS = 10 };

/* Seconds in a unit that reads well: "11.42 s", "3.21 ms", "500 ns". Returns text. */
enum { HSCAL_SECONDS_TEXT_SIZE = 32 };
const char *hscal__seconds_text(double seconds, char text[HSCAL_SECONDS_TEXT_SIZE]);

/* Block sizes: "64", or rows and columns where they differ: "32x16". Returns text. */
enum { HSCAL_BLOCKS_TEXT_SIZE = 24 };
const char *hscal__blocks_text(int mb, int nb, char text[HSCAL_BLOCKS_TEXT_SIZE]);

/* Bytes of the text's beginning, `most` at most, that end with a whole character of UTF-8. */
int hscal__beginning(const char *text, int most);
/* The two arguments of "%.*s" for such a beginning. */
#define HSCAL_BEGINNING(text, most) hscal__beginning(text, most), text

/* Characters of a text in UTF-8, and the bytes of its first `most`. */
int hscal__characters(const char *text);
int hscal__first_characters(const char *text, int most);

/* Prints the text in lines of up to `width` characters, broken at blanks, or also behind commas; the first goes on in column `indent` of what is
 * printed already, the others begin there. */
typedef struct hscal_lines {
  int indent, width, also_behind_commas;
} hscal_lines;
void hscal__put_wrapped(FILE *out, const hscal_lines *lines, const char *text);

/* Prints numbers as "0-3,8": those that follow one another as a range. */
void hscal__put_ranges(FILE *out, const int *number, int count);

/* Ends an open_memstream: its text, or null (freed) if anything could not be written. */
char *hscal__stream_text(FILE *out, char **text);

/* Now, as files have it: "2026-01-31T12:00:00Z"; "" if the system does not tell. Returns text. */
enum { HSCAL_UTC_TEXT_SIZE = 40 };
const char *hscal__utc_text(char text[HSCAL_UTC_TEXT_SIZE]);

/* A copy of a text. Null only if out of memory. */
char *hscal__copy_text(const char *text);

#endif
