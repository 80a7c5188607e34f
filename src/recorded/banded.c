#include "recorded/banded.h"
#include "base/status.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define SOLUTION    " B:[n],nrhs"
#define FILL_IN     " af=* laf=#"
#define END_OF_LINE " work=* lwork=# info=?"

/* By the name behind the letter of the type; p?ptsv and p?pttrs of complex types have UPLO before these. */
static const struct {
  const char *name, *line;
} lines[] = {
    {"gbsv", "n bwl bwu nrhs A:2*bwl+2*bwu+1,[n] ipiv=*" SOLUTION END_OF_LINE},
    {"gbtrf", "n bwl bwu A:2*bwl+2*bwu+1,[n] ipiv=*" FILL_IN END_OF_LINE},
    {"gbtrs", "trans='N' n bwl bwu nrhs A:2*bwl+2*bwu+1,[n] ipiv=*" SOLUTION FILL_IN END_OF_LINE},
    {"dbsv", "n bwl bwu nrhs A:bwl+bwu+1,[n]" SOLUTION END_OF_LINE},
    {"dbtrf", "n bwl bwu A:bwl+bwu+1,[n]" FILL_IN END_OF_LINE},
    {"dbtrs", "trans='N' n bwl bwu nrhs A:bwl+bwu+1,[n]" SOLUTION FILL_IN END_OF_LINE},
    {"pbsv", "uplo='U' n bw nrhs A:bw+1,[n]" SOLUTION END_OF_LINE},
    {"pbtrf", "uplo='U' n bw A:bw+1,[n]" FILL_IN END_OF_LINE},
    {"pbtrs", "uplo='U' n bw nrhs A:bw+1,[n]" SOLUTION FILL_IN END_OF_LINE},
    {"dtsv", "n nrhs DL,D,DU:[n]" SOLUTION END_OF_LINE},
    {"dttrf", "n DL,D,DU:[n]" FILL_IN END_OF_LINE},
    {"dttrs", "trans='N' n nrhs DL,D,DU:[n]" SOLUTION FILL_IN END_OF_LINE},
    {"ptsv", "n nrhs D,E:[n]" SOLUTION END_OF_LINE},
    {"pttrf", "n D,E:[n]" FILL_IN END_OF_LINE},
    {"pttrs", "n nrhs D,E:[n]" SOLUTION FILL_IN END_OF_LINE},
    {"zptsv", "uplo='U' n nrhs D,E:[n]" SOLUTION END_OF_LINE},
    {"zpttrs", "uplo='U' n nrhs D,E:[n]" SOLUTION FILL_IN END_OF_LINE},
};

static const char *line_of(const char *name) {
  for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
    if (!strcmp(lines[i].name, name)) return lines[i].line;
  return NULL;
}

hscal_banded hscal__banded_begin(const char *routine) {
  hscal_banded banded = {.line = NULL};
  char *name = banded.routine;
  if (strlen(routine) < 3 || strlen(routine) >= sizeof banded.routine) return banded;
  for (size_t i = 0; routine[i]; i++) name[i] = (char)tolower((unsigned char)routine[i]);
  if (name[0] != 'p' || !strchr("sdcz", name[1])) return banded;
  char of_complex[sizeof banded.routine] = "z";
  strcpy(of_complex + 1, name + 2);
  if (strchr("cz", name[1])) banded.line = line_of(of_complex);
  if (!banded.line) banded.line = line_of(name + 2);
  banded.next = banded.line;
  return banded;
}

static int differs(const hscal_banded *banded, const char *word, const char *what) {
  return hscal__fail(
      HSCAL_ERROR_ARGUMENT,
      "\"%.60s\" in the call to be recorded: %s; the line is: %s %s (what is in brackets is dealt, a block "
      "to each process)",
      word, what, banded->routine, banded->line);
}

/* What a word of the routine's own line is. */
static hscal_part_kind kind_of(const char *word, size_t length, hscal_recorded_form *form) {
  const char *colon = memchr(word, ':', length);
  if (colon) {
    *form = colon[1] == '[' && memchr(word, ']', length) != word + length - 1 ? HSCAL_RECORDED_ROWS
                                                                              : HSCAL_RECORDED_COLUMNS;
    return HSCAL_PART_MATRIX;
  }
  switch (word[length - 1]) {
  case '\'':
    return HSCAL_PART_LETTER;
  case '*':
    return HSCAL_PART_WORK;
  case '#':
    return HSCAL_PART_LENGTH;
  case '?':
    return HSCAL_PART_INFO;
  default:
    return HSCAL_PART_INTEGER;
  }
}

int hscal__banded_take(hscal_banded *banded, const char *word, hscal_part_kind kind, hscal_recorded_form form) {
  hscal_recorded_form expected_form = form;
  char expected[64];
  if (!banded->line)
    return form == HSCAL_RECORDED_MATRIX
               ? 0
               : hscal__fail(HSCAL_ERROR_ARGUMENT,
                             "\"%.60s\" in the call to be recorded: only solvers of banded and tridiagonal systems "
                             "take one-dimensional operands",
                             word);
  if (!*banded->next) return differs(banded, word, "one more than there are");
  size_t length = strcspn(banded->next, " ");
  hscal_part_kind expected_kind = kind_of(banded->next, length, &expected_form);
  int may_be_given = expected_kind == HSCAL_PART_LENGTH && kind == HSCAL_PART_INTEGER;
  snprintf(expected, sizeof expected, "in its place is %.*s", (int)length, banded->next);
  if ((kind != expected_kind && !may_be_given) || form != expected_form) return differs(banded, word, expected);
  banded->next += length + (banded->next[length] == ' ');
  return 0;
}

int hscal__banded_end(const hscal_banded *banded) {
  char missing[64];
  if (!banded->line || !*banded->next) return 0;
  snprintf(missing, sizeof missing, "%.*s is missing", (int)strcspn(banded->next, " "), banded->next);
  return differs(banded, banded->routine, missing);
}
