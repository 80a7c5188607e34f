/* hscal routines: what can be planned, and with which arguments. */
#include "base/blockcyclic.h"
#include "call/arguments.h"
#include "call_text.h"
#include "cli.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What a routine computes, by its name behind the letters of the type. */
static const struct {
  const char *stem, *does;
} purposes[] = {
    {"swap", "x and y change places"},
    {"scal", "x := alpha x"},
    {"copy", "y := x"},
    {"axpy", "y := alpha x + y"},
    {"dot", "x' y"},
    {"dotu", "x' y"},
    {"dotc", "conj(x)' y"},
    {"nrm2", "length of x, sqrt(x' x)"},
    {"asum", "sum of |x(i)|"},
    {"amax", "largest |x(i)| and where"},
    {"gemv", "y := alpha op(A) x + beta y"},
    {"agemv", "y := |alpha| |op(A)| |x| + |beta y|"},
    {"symv", "y := alpha A x + beta y, A symmetric"},
    {"asymv", "y := |alpha| |A| |x| + |beta y|, A symmetric"},
    {"hemv", "y := alpha A x + beta y, A Hermitian"},
    {"ahemv", "y := |alpha| |A| |x| + |beta y|, A Hermitian"},
    {"trmv", "x := op(A) x, A triangular"},
    {"atrmv", "y := |alpha| |op(A)| |x| + |beta y|, A triangular"},
    {"trsv", "solves op(A) x = x, A triangular"},
    {"ger", "A := alpha x y' + A"},
    {"geru", "A := alpha x y' + A"},
    {"gerc", "A := alpha x conj(y)' + A"},
    {"syr", "A := alpha x x' + A, A symmetric"},
    {"her", "A := alpha x conj(x)' + A, A Hermitian"},
    {"syr2", "A := alpha x y' + alpha y x' + A, A symmetric"},
    {"her2", "A := alpha x conj(y)' + conj(alpha) y conj(x)' + A, A Hermitian"},
    {"gemm", "C := alpha op(A) op(B) + beta C"},
    {"symm", "C := alpha A B + beta C or alpha B A + beta C, A symmetric"},
    {"hemm", "C := alpha A B + beta C or alpha B A + beta C, A Hermitian"},
    {"syrk", "C := alpha A A' + beta C or alpha A' A + beta C, C symmetric"},
    {"herk", "C := alpha A conj(A)' + beta C or with conj(A)' A, C Hermitian"},
    {"syr2k", "C := alpha A B' + alpha B A' + beta C or with A' B, C symmetric"},
    {"her2k", "C := alpha A conj(B)' + conj(alpha) B conj(A)' + beta C, C Hermitian"},
    {"trmm", "B := alpha op(A) B or alpha B op(A), A triangular"},
    {"trsm", "solves op(A) X = alpha B or X op(A) = alpha B into B, A triangular"},
    {"tran", "C := alpha A' + beta C"},
    {"tranu", "C := alpha A' + beta C"},
    {"tranc", "C := alpha conj(A)' + beta C"},
    {"geadd", "C := alpha op(A) + beta C"},
    {"tradd", "C := alpha op(A) + beta C, A and C triangular"},
    {"potrf", "Cholesky factorization of A, symmetric or Hermitian and positive definite"},
    {"potrs", "solves A X = B into B, A factorized by p?potrf"},
    {"posv", "factorizes A as p?potrf does and solves A X = B into B"},
    {"trtrs", "solves op(A) X = B into B, A triangular"},
    {"trtri", "inverts A, triangular"},
    {"potri", "inverts A, factorized by p?potrf"},
    {"getrf", "LU factorization of A with interchanges of rows"},
    {"getrs", "solves op(A) X = B into B, A factorized by p?getrf"},
    {"geqrf", "QR factorization of A"},
    {"getri", "inverts A, factorized by p?getrf"},
    {"gels", "least squares: the X with the least A X - B, or the least X with A X = B"},
    {"gelqf", "LQ factorization of A"},
    {"geqlf", "QL factorization of A"},
    {"gerqf", "RQ factorization of A"},
    {"ormqr", "C := op(Q) C or C op(Q), Q from p?geqrf"},
    {"unmqr", "C := op(Q) C or C op(Q), Q from p?geqrf"},
    {"ormlq", "C := op(Q) C or C op(Q), Q from p?gelqf"},
    {"unmlq", "C := op(Q) C or C op(Q), Q from p?gelqf"},
    {"orgqr", "the matrix Q of p?geqrf"},
    {"ungqr", "the matrix Q of p?geqrf"},
    {"orglq", "the matrix Q of p?gelqf"},
    {"unglq", "the matrix Q of p?gelqf"},
    {"sytrd", "reduces A, symmetric, to tridiagonal form"},
    {"hetrd", "reduces A, Hermitian, to tridiagonal form"},
    {"sygst", "reduces a generalized eigenproblem to an ordinary one, B factorized by p?potrf"},
    {"hegst", "reduces a generalized eigenproblem to an ordinary one, B factorized by p?potrf"},
    {"syev", "eigenvalues and vectors of A, symmetric, by QR sweeps"},
    {"heev", "eigenvalues and vectors of A, Hermitian, by QR sweeps"},
    {"syevd", "eigenvalues and vectors of A, symmetric, by divide and conquer"},
    {"heevd", "eigenvalues and vectors of A, Hermitian, by divide and conquer"},
    {"syevx", "some eigenvalues and vectors of A, symmetric, by bisection and inverse iteration"},
    {"heevx", "some eigenvalues and vectors of A, Hermitian, by bisection and inverse iteration"},
    {"syevr", "some eigenvalues and vectors of A, symmetric, by relatively robust representations"},
    {"heevr", "some eigenvalues and vectors of A, Hermitian, by relatively robust representations"},
    {"sygvx", "some eigenvalues and vectors of a generalized problem, symmetric"},
    {"hegvx", "some eigenvalues and vectors of a generalized problem, Hermitian"},
    {"gehrd", "reduces A to upper Hessenberg form"},
    {"gebrd", "reduces A to bidiagonal form"},
    {"gesvd", "singular values and vectors of A"},
    {"gemr2d", "copies A to B, which may be cut and dealt otherwise"},
    {"trmr2d", "copies the triangle of A to that of B, which may be cut and dealt otherwise"},
    {"gesv", "factorizes A as p?getrf does and solves A X = B into B"},
};

/* Of "pdgemm" "gemm", of "pscnrm2" "nrm2": the longest stem that the name ends with. */
static int purpose_of(const hscal_routine *routine) {
  int best = -1;
  size_t length = strlen(routine->name), best_length = 0;
  for (int i = 0; i < (int)(sizeof purposes / sizeof *purposes); i++) {
    size_t its_length = strlen(purposes[i].stem);
    if (its_length <= best_length || its_length + 2 > length) continue;
    if (strcmp(routine->name + length - its_length, purposes[i].stem)) continue;
    best = i;
    best_length = its_length;
  }
  return best;
}

static const char *does(const hscal_routine *routine) {
  int purpose = purpose_of(routine);
  return purpose < 0 ? "" : purposes[purpose].does;
}

void cli_list_arguments(const hscal_routine *routine, char *text, size_t room) {
  size_t used = 0;
  text[0] = 0;
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name && used + 1 < room; a++)
    if (a->kind != HSCAL_ARGUMENT_output)
      used += (size_t)snprintf(text + used, room - used, "%s%s", used ? " " : "", a->name);
}

/* Routines that differ by their type only, in one entry. */
static int write_group(FILE *out, int first) {
  const hscal_routine *routines = hscal__routines;
  char list[256];
  int next = first, column = 2;
  fputs("  ", out);
  for (; next < HSCAL_ROUTINE_COUNT && purpose_of(&routines[next]) == purpose_of(&routines[first]); next++)
    column += fprintf(out, "%s%s", next > first ? " " : "", routines[next].name);
  cli_list_arguments(&routines[first], list, sizeof list);
  /* Arguments stand in a column of their own, further left if they are many. */
  int begin = hscal__min(46, 90 - (int)strlen(list));
  fprintf(out, "%*s%s\n      %s\n", column < begin ? begin - column : 1, "", list, does(&routines[first]));
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

int cli_unknown_routine(const char *name) {
  const char *nearest = hscal__routine_nearest(name);
  if (nearest)
    return cli_usage(
        "unknown routine \"%s\"; did you mean \"%s\"? (hscal routines lists them all; --recorded plans any "
        "other)",
        name, nearest);
  return cli_usage("unknown routine \"%s\" (hscal routines lists them; --recorded plans any other)", name);
}

static int print_one(const char *name) {
  const hscal_routine *routine = hscal__routine_find(name);
  if (!routine) return cli_unknown_routine(name);
  char *text = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&text, &length);
  if (!out) return cli_report(HSCAL_ERROR_MEMORY);
  fprintf(out, "%s: %s\n", routine->name, does(routine));
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
    json_array_append_new(all,
                          json_pack("{s:s, s:i, s:s, s:o}", "name", routine->name, "level",
                                    hscal__routine_level(routine), "computes", does(routine), "arguments", arguments));
  }
  return cli_print_and_free(cli_json_text(json_pack("{s:o}", "routines", all), 17));
}

int cli_routines(int argc, char **argv) {
  if (argc > 1) return cli_usage("hscal routines takes one routine, not %d", argc);
  if (argc == 0) return print_all();
  if (strcmp(argv[0], "--json") == 0) return print_json();
  return argv[0][0] == '-' ? cli_usage("unknown option \"%s\"", argv[0]) : print_one(argv[0]);
}
