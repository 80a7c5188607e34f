/*
 * Definitions of XERBLA and PXERBLA in the program come before the libraries' own. What the BLACS and PBLAS print goes to `stderr`,
 * which is a variable of the C library.
 */
#include "verify/complaints.h"

#include <ctype.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PUBLIC __attribute__((visibility("default")))

static char first[160];
static FILE *before, *in_place;
static char *printed;
static size_t printed_length;

static void keep(const char *routine, size_t length, int argument) {
  while (length > 0 && isspace((unsigned char)routine[length - 1])) length--;
  if (*first) return;
  if (argument > 100)
    snprintf(first, sizeof first, "%.*s: illegal entry %d of argument %d", (int)length, routine, argument % 100,
             argument / 100);
  else
    snprintf(first, sizeof first, "%.*s: illegal argument %d", (int)length, routine, argument);
}

PUBLIC void xerbla_(const char *routine, const int *argument, size_t length);
void xerbla_(const char *routine, const int *argument, size_t length) { keep(routine, length, *argument); }

PUBLIC void pxerbla_(const int *context, const char *routine, const int *argument, size_t length);
void pxerbla_(const int *context, const char *routine, const int *argument, size_t length) {
  (void)context;
  keep(routine, length, *argument);
}

void complaints_begin(void) {
  *first = 0;
  before = stderr;
  in_place = open_memstream(&printed, &printed_length);
  if (in_place) stderr = in_place;
}

/* The lines of what was printed, as one. */
static void keep_printed(void) {
  size_t length = 0;
  for (const char *c = printed; *c && length + 1 < sizeof first; c++) {
    int is_blank = isspace((unsigned char)*c);
    if (!is_blank || (length > 0 && first[length - 1] != ' ')) first[length++] = is_blank ? ' ' : *c;
  }
  while (length > 0 && first[length - 1] == ' ') length--;
  first[length] = 0;
}

const char *complaints_end(void) {
  stderr = before;
  if (!in_place) return first;
  fclose(in_place);
  if (!*first && printed) keep_printed();
  free(printed);
  printed = NULL;
  in_place = NULL;
  return first;
}
