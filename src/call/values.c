#include "call/values.h"
#include "base/status.h"

#include <ctype.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* 20000, 2e4 or 20.0e3: whatever is a whole number. All that an int may hold a double holds exactly. */
static int take_whole(const char *text, double *number) {
  char *end;
  if (strspn(text, "+-.0123456789eE") != strlen(text)) return 0;
  *number = strtod(text, &end);
  return end > text && !*end && *number == floor(*number);
}

int hscal__read_int(const char *name, const char *text, int least, int *value) {
  double number;
  if (!*text) return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s has no value", name);
  if (!take_whole(text, &number))
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s%s: \"%s\" is not a whole number, such as 20000 or 2e4", name, text,
                       text);
  if (number > INT_MAX || number < INT_MIN)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s%s: ScaLAPACK's integers end at %d", name, text, INT_MAX);
  if (number < least) return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s%s: it must be at least %d", name, text, least);
  *value = (int)number;
  return 0;
}

/* Reads a finite real number and moves *text behind it; 0 if there is none. */
static int take_real(const char **text, double *value) {
  char *end;
  if (isspace((unsigned char)**text)) return 0;
  *value = strtod(*text, &end);
  if (end == *text || !isfinite(*value)) return 0;
  *text = end;
  return 1;
}

int hscal__read_scalar(const char *name, const char *text, hscal_scalar *value) {
  const char *at = text;
  hscal_scalar number = {0, 0};
  if (!*text) return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s has no value", name);
  int read = take_real(&at, &number.re);
  if (read && *at == ',') {
    at++;
    read = take_real(&at, &number.im);
  }
  if (!read || *at)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s%s: it must be a number, or two (re,im) for a complex routine", name,
                       text);
  *value = number;
  return 0;
}

int hscal__read_real(const char *name, const char *text, double *value) {
  const char *at = text;
  if (!*text) return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s has no value", name);
  if (!take_real(&at, value) || *at) return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s%s: it must be a number", name, text);
  return 0;
}

int hscal__read_letter(const char *name, const char *text, const char *letters, char *value) {
  int letter = toupper((unsigned char)*text);
  if (!*text) return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s has no value", name);
  if (!text[1] && strchr(letters, letter)) {
    *value = (char)letter;
    return 0;
  }
  char legal[16] = "";
  for (size_t i = 0, count = strlen(letters); i < count && i < 3; i++)
    snprintf(legal + strlen(legal), sizeof legal - strlen(legal), "%s%c",
             i == 0           ? ""
             : i + 1 == count ? " or "
                              : ", ",
             tolower((unsigned char)letters[i]));
  return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s%s: it must be %s", name, text, legal);
}

int hscal__read_grid(const char *name, const char *text, int *nprow, int *npcol) {
  char rows[24], what[80];
  const char *cross = strpbrk(text, "xX");
  if (!*text) return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s has no value", name);
  if (!cross || (size_t)(cross - text) >= sizeof rows || cross == text || !cross[1])
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s%s: a grid is written as rows x columns, for example %s4x3", name, text,
                       name);
  memcpy(rows, text, (size_t)(cross - text));
  rows[cross - text] = 0;
  snprintf(what, sizeof what, "%s%.40s: rows ", name, text);
  HSCAL_TRY(hscal__read_int(what, rows, 1, nprow));
  snprintf(what, sizeof what, "%s%.40s: columns ", name, text);
  HSCAL_TRY(hscal__read_int(what, cross + 1, 1, npcol));
  if (*nprow > INT_MAX / *npcol)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s%s: more processes than ScaLAPACK can number", name, text);
  return 0;
}
