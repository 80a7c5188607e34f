#include "routines_command.h"
#include "base/blockcyclic.h"
#include "call/arguments.h"
#include "json_text.h"
#include "output.h"
#include "report.h"
#include "routine_purposes.h"
#include "routine_words.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

/* Routines that differ by their type only, in one entry. */
static int write_group(FILE *out, int first) {
  const hscal_routine *routines = hscal__routines;
  char list[256];
  int next = first, column = 2;
  fputs("  ", out);
  for (; next < HSCAL_ROUTINE_COUNT && cli_purpose_of(&routines[next]) == cli_purpose_of(&routines[first]); next++)
    column += fprintf(out, "%s%s", next > first ? " " : "", routines[next].name);
  cli_list_arguments(&routines[first], list, sizeof list);
  /* Arguments stand in a column of their own, further left if they are many. */
  int begin = hscal__min(46, 90 - (int)strlen(list));
  fprintf(out, "%*s%s\n      %s\n", column < begin ? begin - column : 1, "", list, cli_purpose_text(&routines[first]));
  return next;
}

static int print_all(void) {
  static const char *const levels[] = {"Level 1: vectors", "Level 2: a matrix and vectors", "Level 3: matrices",
                                       "ScaLAPACK"};
  char *text = NULL;
  size_t length = 0;
  int level = 0;
  FILE *out = open_memstream(&text, &length);
  if (!out) return cli_report(HSCAL_ERROR_MEMORY);
  for (int r = 0; r < HSCAL_ROUTINE_COUNT;) {
    int its_level = hscal__routine_level(&hscal__routines[r]);
    if (its_level != level) fprintf(out, "%s%s\n", level ? "\n" : "", levels[its_level - 1]);
    level = its_level;
    r = write_group(out, r);
  }
  fputs("\n\"hscal routines NAME\" says what the arguments of one mean.\n", out);
  fclose(out);
  return cli_print_and_free(text);
}

static const char *meaning_of_integer(const char *name) {
  if (!strcmp(name, "ibtype")) return "1: A x = l B x, 2: A B x = l x, 3: B A x = l x (1)";
  if (!strcmp(name, "ilo")) return "A is triangular above and left of this row and column (1)";
  if (!strcmp(name, "ihi")) return "and below and right of this one (n)";
  return name[1] == 'l' ? "number of the first eigenvalue wanted (1)" : "number of the last one (n)";
}

static const char *meaning_of(const char *letters) {
  if (letters[0] == 'V') return "v: the vectors are wanted; n: they are not (v)";
  if (letters[0] == 'A') return "a: all eigenvalues; v: from vl to vu; i: number il to iu (a)";
  if (letters[0] == 'L') return "l (left) or r (right): where A stands (l)";
  if (letters[0] == 'U') return "u (upper) or l (lower): the triangle that is used (u)";
  if (letters[1] == 'U') return "n, or u: the diagonal is taken as ones (n)";
  if (letters[1] == 'C') return "n, or c (conjugate transpose) (n)";
  return letters[2] ? "n, t (transpose) or c (conjugate transpose) (n)" : "n, or t (transpose) (n)";
}

static void write_operand(FILE *out, const hscal_argument *a) {
  const char x[] = {a->name[0], 0}; /* VT of p?gesvd has the keys iv= jv= ... */
  char keys[32];
  snprintf(keys, sizeof keys, "i%s= j%s=", x, x);
  fprintf(out, "  %-22sfirst row and column of %s, from 1 (1)\n", keys, x);
  if (x[0] != 'b') { /* mb= and nb= are the blocks of all operands */
    snprintf(keys, sizeof keys, "m%s= n%s=", x, x);
    fprintf(out, "  %-22ssize of its whole matrix (just large enough)\n", keys);
  }
  snprintf(keys, sizeof keys, "mb%s= nb%s=", x, x);
  fprintf(out, "  %-22sits blocks (as mb= and nb=)\n", keys);
  snprintf(keys, sizeof keys, "rsrc%s= csrc%s=", x, x);
  fprintf(out, "  %-22sprocess row and column of the matrix's first entry (0)\n", keys);
  if (a->kind != HSCAL_ARGUMENT_vector) return;
  snprintf(keys, sizeof keys, "inc%s=", x);
  fprintf(out, "  %-22s1: %s is a column; as large as m%s: it is a row (1)\n", keys, x, x);
}

static void write_argument(FILE *out, const hscal_routine *routine, const hscal_argument *a) {
  int real = a->name[0] == 'a' ? HSCAL_REAL_ALPHA : HSCAL_REAL_BETA;
  char key[16];
  snprintf(key, sizeof key, "%s=", a->name);
  switch (a->kind) {
  case HSCAL_ARGUMENT_letter:
    fprintf(out, "  %-22s%s\n", key, meaning_of(hscal__argument_letters(routine, a)));
    break;
  case HSCAL_ARGUMENT_size:
    fprintf(out, "  %-22s%s\n", key, strcmp(key, "nrhs=") ? "dimension" : "how many right-hand sides (1)");
    break;
  case HSCAL_ARGUMENT_integer:
    fprintf(out, "  %-22s%s\n", key, meaning_of_integer(a->name));
    break;
  case HSCAL_ARGUMENT_real:
    fprintf(out, "  %-22s%s\n", key, a->name[0] == 'v' ? "end of an interval" : "tolerance");
    break;
  case HSCAL_ARGUMENT_scalar:
    fprintf(out, "  %-22sscalar%s (1)\n", key,
            hscal__type_is_complex(routine->type) && !(routine->flags & real) ? ", re,im" : "");
    break;
  case HSCAL_ARGUMENT_output:
    break;
  default:
    write_operand(out, a);
  }
}

static int print_one(const char *name) {
  const hscal_routine *routine = hscal__routine_find(name);
  if (!routine) return cli_unknown_routine(name);
  char *text = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&text, &length);
  if (!out) return cli_report(HSCAL_ERROR_MEMORY);
  fprintf(out, "%s: %s\n", routine->name, cli_purpose_text(routine));
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++) write_argument(out, routine, a);
  fclose(out);
  return cli_print_and_free(text);
}

static int print_json(void) {
  json_t *all = json_array();
  for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++) {
    const hscal_routine *routine = &hscal__routines[r];
    json_t *arguments = json_array();
    for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++)
      if (a->kind != HSCAL_ARGUMENT_output) json_array_append_new(arguments, json_string(a->name));
    json_array_append_new(all, json_pack("{s:s, s:i, s:s, s:o}", "name", routine->name, "level",
                                         hscal__routine_level(routine), "computes", cli_purpose_text(routine),
                                         "arguments", arguments));
  }
  return cli_print_and_free(cli_json_text(json_pack("{s:o}", "routines", all), 17));
}

int cli_routines(int argc, char **argv) {
  if (argc > 1) return cli_usage("hscal routines takes one routine, not %d", argc);
  if (argc == 0) return print_all();
  if (strcmp(argv[0], "--json") == 0) return print_json();
  return argv[0][0] == '-' ? cli_usage("unknown option \"%s\"", argv[0]) : print_one(argv[0]);
}
