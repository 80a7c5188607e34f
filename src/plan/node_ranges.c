#include "plan/node_ranges.h"
#include "base/text.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Longer numbers are taken for words. */
enum { MOST_DIGITS = 15 };

/* A name, taken apart at a number of it. */
typedef struct numbered_name {
  const char *name, *behind; /* behind the number */
  int before, width;         /* bytes before the number, and its digits */
  long long number;
} numbered_name;

static int is_digit(char byte) { return isdigit((unsigned char)byte); }

/* Takes the name apart at the number that begins after so many bytes; 0 if there is none. */
static int take_apart(const char *name, int before, numbered_name *of) {
  int width = 0;
  while (is_digit(name[before + width])) width++;
  if (width == 0 || width > MOST_DIGITS) return 0;
  *of = (numbered_name){name, name + before + width, before, width, strtoll(name + before, NULL, 10)};
  return 1;
}

/* The number in which two names differ, if that is all; both are taken apart there. */
static int differ_in_a_number(const char *name, const char *other, numbered_name *of, numbered_name *of_other) {
  static const char special[] = "[], ";
  int before = 0;
  if (strpbrk(name, special) || strpbrk(other, special)) return 0;
  while (name[before] && name[before] == other[before]) before++;
  while (before > 0 && is_digit(name[before - 1])) before--;
  return take_apart(name, before, of) && take_apart(other, before, of_other) &&
         strcmp(of->behind, of_other->behind) == 0;
}

/* Is this what counting on from `last` would write, in a range that began with so many digits? */
static int counts_on(const numbered_name *next, const numbered_name *last, int width) {
  char text[MOST_DIGITS + 8];
  int digits = snprintf(text, sizeof text, "%0*lld", width, next->number);
  return next->number == last->number + 1 && digits == next->width;
}

static void put_cut(FILE *out, const char *text, int bytes, int longest) {
  char *own = strndup(text, (size_t)bytes);
  if (!own) return;
  int is_long = longest > 0 && hscal__characters(own) > longest;
  fprintf(out, "%.*s%s", is_long ? hscal__first_characters(own, longest) : bytes, own, is_long ? "..." : "");
  free(own);
}

/* The names from node[i] on that differ in the same number: "n[1-3,7]". Returns where they end. */
static int put_bracket(FILE *out, const char *const *name, const int *node, int n, int i, int longest) {
  numbered_name first, last, next, again;
  differ_in_a_number(name[node[i]], name[node[i + 1]], &first, &next);
  put_cut(out, first.name, first.before, longest);
  fprintf(out, "[%.*s", first.width, first.name + first.before);
  int width = first.width, in_range = 0;
  for (last = first, i++; i < n; last = next, i++) {
    if (!differ_in_a_number(last.name, name[node[i]], &again, &next) || again.before != first.before) break;
    int goes_on = counts_on(&next, &last, width);
    if (in_range && !goes_on) fprintf(out, "-%.*s", last.width, last.name + last.before);
    if (!goes_on) fprintf(out, ",%.*s", next.width, next.name + next.before), width = next.width;
    in_range = goes_on;
  }
  if (in_range) fprintf(out, "-%.*s", last.width, last.name + last.before);
  fputc(']', out);
  put_cut(out, first.behind, (int)strlen(first.behind), longest);
  return i;
}

char *hscal__node_ranges(const char *const *name, const int *node, int n, int longest) {
  char *text = NULL;
  size_t length = 0;
  numbered_name first, second;
  FILE *out = open_memstream(&text, &length);
  if (!out) return NULL;
  for (int i = 0; i < n;) {
    if (i > 0) fputs(", ", out);
    if (i + 1 < n && differ_in_a_number(name[node[i]], name[node[i + 1]], &first, &second))
      i = put_bracket(out, name, node, n, i, longest);
    else
      put_cut(out, name[node[i]], (int)strlen(name[node[i]]), longest), i++;
  }
  return hscal__stream_text(out, &text);
}

char *hscal__node_ranges_cut(const char *list, int n, int most) {
  char *text = NULL;
  size_t length = 0;
  int bytes = hscal__first_characters(list, most), is_inside = 0;
  FILE *out = open_memstream(&text, &length);
  if (!out) return NULL;
  if (list[bytes])
    while (bytes > 0 && list[bytes - 1] != ',') bytes--;
  for (int i = 0; i < bytes; i++) is_inside = list[i] == '[' || (is_inside && list[i] != ']');
  fprintf(out, "%.*s", bytes, list);
  if (list[bytes]) fprintf(out, "%s...%s (%d nodes)", is_inside || bytes == 0 ? "" : " ", is_inside ? "]" : "", n);
  return hscal__stream_text(out, &text);
}
