#include "run_and_check.h"
#include "any_routine.h"
#include "call/arguments.h"
#include "ctxt/blacs.h"
#include "harness.h"
#include "serial.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- numbers in arrays of the routine's own type --------------------------------------------------------------- */

static void put(hscal_type type, void *array, size_t at, double complex value) {
  float *single = array;
  double *twice = array;
  int is_complex = hscal__type_is_complex(type);
  at *= is_complex ? 2 : 1;
  if (type == HSCAL_TYPE_I) {
    ((int *)array)[at] = (int)creal(value);
  } else if (hscal__type_is_single(type)) {
    single[at] = (float)creal(value);
    if (is_complex) single[at + 1] = (float)cimag(value);
  } else {
    twice[at] = creal(value);
    if (is_complex) twice[at + 1] = cimag(value);
  }
}

static double complex get(hscal_type type, int is_complex, const void *array, size_t at) {
  const float *single = array;
  const double *twice = array;
  at *= is_complex ? 2 : 1;
  if (type == HSCAL_TYPE_I) return ((const int *)array)[at];
  if (hscal__type_is_single(type)) return single[at] + (is_complex ? (double)single[at + 1] : 0) * I;
  return twice[at] + (is_complex ? twice[at + 1] : 0) * I;
}

/* ---- a call under test ----------------------------------------------------------------------------------------- */

typedef struct trial {
  any_arguments x;
  const hscal_routine *routine;
  int ictxt, nprow, npcol, myrow, mycol;
  int rows[HSCAL_OPERANDS], columns[HSCAL_OPERANDS]; /* of this process */
  dense whole[HSCAL_OPERANDS];                       /* as it should be at the end */
} trial;

/* Products of absolute values are real. Source: Y in p{c,z}agemv_.c, p{c,z}ahemv_.c, p{c,z}atrmv_.c. */
static hscal_type type_of(const hscal_routine *routine, int operand) {
  if (!(routine->flags & HSCAL_ABSOLUTE) || operand != HSCAL_Y || !hscal__type_is_complex(routine->type))
    return routine->type;
  return hscal__type_is_single(routine->type) ? HSCAL_TYPE_S : HSCAL_TYPE_D;
}

static int is_triangular(const hscal_routine *routine) {
  return routine->pack == HSCAL_PACK_TRMV || routine->pack == HSCAL_PACK_ATRMV || routine->pack == HSCAL_PACK_TRMM;
}

static int is_hermitian(const hscal_routine *routine, int operand) {
  int updates = routine->pack == HSCAL_PACK_SYRK || routine->pack == HSCAL_PACK_SYR2K;
  return routine->flags & HSCAL_HERMITIAN && operand == (updates ? HSCAL_C : HSCAL_A);
}

/* Entry (i,j) of an operand, counted from the first one of the submatrix: small whole numbers, so that results are exact.
 * Triangular matrices have a dominant diagonal, also where it is taken for ones, and whole 1024ths beside it. */
static double complex entry(const trial *t, int operand, int i, int j) {
  enum { AWAY_FROM_0 = 10, PEAK = 60 };
  const hscal_call *call = &t->x.call;
  int u = i + AWAY_FROM_0, v = j + AWAY_FROM_0, is_row = hscal__operand_is_row(&call->operand[operand]);
  double re = (u * 7 + v * 3 + operand * 5) % 9 - 4, im = (u * 2 + v * 5 + operand) % 7 - 3;
  if (t->routine->pack == HSCAL_PACK_AMAX && (is_row ? j : i) == call->n / 2) re = PEAK;
  if (!hscal__type_is_complex(type_of(t->routine, operand)) || (i == j && is_hermitian(t->routine, operand))) im = 0;
  if (operand != HSCAL_A || !is_triangular(t->routine)) return re + im * I;
  return i == j ? 2 : (re + im * I) / 1024;
}

static int global_index(int local, int nb, int me, int nprocs) { return (local / nb * nprocs + me) * nb + local % nb; }

static int extent_of(int n, int nb, int me, int nprocs) {
  int extent = 0;
  for (int block = me; block * nb < n; block += nprocs) extent += n - block * nb < nb ? n - block * nb : nb;
  return extent;
}

#define FOR_OPERANDS(o, t)                                                                                             \
  for (int o = 0; o < HSCAL_OPERANDS; o++)                                                                             \
    if (hscal__call_has(&(t)->x.call, (hscal_operand_name)o))

#define FOR_LOCAL(i, j, o, t)                                                                                          \
  for (int j = 0; j < (t)->columns[o]; j++)                                                                            \
    for (int i = 0; i < (t)->rows[o]; i++)

/* Where local entry (i,j) lies in its whole matrix. */
static void global_place(const trial *t, int o, int i, int j, int *row, int *column) {
  const int *desc = t->x.operand[o].desc;
  *row = global_index(i, desc[4], t->myrow, t->nprow);
  *column = global_index(j, desc[5], t->mycol, t->npcol);
}

static size_t local_place(const trial *t, int o, int i, int j) {
  return (size_t)i + (size_t)j * (size_t)t->x.operand[o].desc[8];
}

static void make_local(trial *t, int o) {
  const hscal_operand *operand = &t->x.call.operand[o];
  int *desc = t->x.operand[o].desc;
  assert_int_equal(hscal_descinit(desc, operand->desc.m, operand->desc.n, 0, 0, 0, 0, &t->ictxt), 0);
  assert_int_equal(desc[4], hscal_ctxt_plan(&t->ictxt)->mb);
  assert_int_equal(desc[5], hscal_ctxt_plan(&t->ictxt)->nb);
  t->rows[o] = extent_of(desc[2], desc[4], t->myrow, t->nprow);
  t->columns[o] = extent_of(desc[3], desc[5], t->mycol, t->npcol);
  assert_int_equal(desc[8], t->rows[o] > 1 ? t->rows[o] : 1);
  t->x.operand[o].array =
      calloc((size_t)desc[8] * (size_t)(t->columns[o] + 1), hscal__type_bytes(type_of(t->routine, o)));
  assert_non_null(t->x.operand[o].array);
  FOR_LOCAL(i, j, o, t) {
    int row, column;
    global_place(t, o, i, j, &row, &column);
    put(type_of(t->routine, o), t->x.operand[o].array, local_place(t, o, i, j),
        entry(t, o, row - operand->i, column - operand->j));
  }
}

/* ---- what is expected ------------------------------------------------------------------------------------------ */

/* Between the whole matrix and the operand of the call, in which vectors are columns. */
static double complex *entry_in_whole(const trial *t, int o, int i, int j) {
  const hscal_operand *operand = &t->x.call.operand[o];
  int is_row = operand->inc > 0 && hscal__operand_is_row(operand);
  return dense_entry(&t->whole[o], operand->i + (is_row ? j : i), operand->j + (is_row ? i : j));
}

static void run_serially(trial *t, double complex *result, int *index) {
  dense operand[HSCAL_OPERANDS] = {{0}};
  FOR_OPERANDS(o, t) {
    const hscal_operand *in = &t->x.call.operand[o];
    int rows, columns;
    hscal__call_shape(&t->x.call, (hscal_operand_name)o, &rows, &columns);
    t->whole[o] = dense_make(in->desc.m, in->desc.n);
    for (int j = 0; j < in->desc.n; j++)
      for (int i = 0; i < in->desc.m; i++) *dense_entry(&t->whole[o], i, j) = entry(t, o, i - in->i, j - in->j);
    operand[o] = in->inc ? dense_make(rows * columns, 1) : dense_make(rows, columns);
    for (int j = 0; j < operand[o].columns; j++)
      for (int i = 0; i < operand[o].rows; i++) *dense_entry(&operand[o], i, j) = *entry_in_whole(t, o, i, j);
  }
  serial_run(&t->x.call, operand, result, index);
  FOR_OPERANDS(o, t) {
    for (int j = 0; j < operand[o].columns; j++)
      for (int i = 0; i < operand[o].rows; i++) *entry_in_whole(t, o, i, j) = *dense_entry(&operand[o], i, j);
    dense_free(&operand[o]);
  }
}

/* Solves and roots round; everything else is whole numbers, or 1024ths. */
static int is_right(const trial *t, double complex got, double complex expected) {
  hscal_scheme scheme = t->routine->scheme;
  int is_norm = scheme == HSCAL_SCHEME_tree && t->routine->pack == HSCAL_PACK_NORM;
  if (scheme != HSCAL_SCHEME_trsv && scheme != HSCAL_SCHEME_trsm && !is_norm)
    return creal(got) == creal(expected) && cimag(got) == cimag(expected);
  double epsilon = hscal__type_is_single(t->routine->type) ? (double)FLT_EPSILON : DBL_EPSILON;
  return cabs(got - expected) <= 100 * epsilon * (1 + cabs(expected)); /* a hundred operations, a well-posed problem */
}

static const char *letters_of(const trial *t) {
  static char text[HSCAL_MOST_ARGUMENTS + 1];
  int count = 0;
  for (const hscal_argument *a = hscal__arguments_of(t->routine); a->name; a++)
    if (a->kind == HSCAL_ARGUMENT_letter) text[count++] = *((const char *)&t->x.call + a->where);
  text[count] = 0;
  return text;
}

static void check_operand(const trial *t, int o) {
  hscal_type type = type_of(t->routine, o);
  FOR_LOCAL(i, j, o, t) {
    int row, column;
    global_place(t, o, i, j, &row, &column);
    double complex expected = *dense_entry(&t->whole[o], row, column);
    double complex got = get(type, hscal__type_is_complex(type), t->x.operand[o].array, local_place(t, o, i, j));
    if (!is_right(t, got, expected))
      fail_msg("%s %s, grid %d x %d, blocks %d x %d: entry (%d,%d) of %c is %g + %gi, not %g + %gi", t->routine->name,
               letters_of(t), t->nprow, t->npcol, t->x.operand[o].desc[4], t->x.operand[o].desc[5], row, column,
               hscal__call_operand_letter(&t->x.call, (hscal_operand_name)o), creal(got), cimag(got), creal(expected),
               cimag(expected));
  }
}

/* OpenBLAS before 0.3.25 adds up the wrong entries in SCASUM where processors have AVX-512 with BF16 (github.com/OpenMathLib/OpenBLAS, issue
 * 4282): then PSCASUM is wrong whatever the context. */
extern float scasum_(const int *n, const float *x, const int *inc);

static int blas_adds_up(void) {
  enum { ENTRIES = 99 };
  const int entries = ENTRIES, inc = 1;
  float x[2 * ENTRIES + 1], sum = 0;
  for (int i = 0; i <= 2 * ENTRIES; i++) {
    x[i] = (float)(i % 7 - 3);
    if (i > 0) sum += fabsf(x[i]);
  }
  return scasum_(&entries, x + 1, &inc) == sum;
}

static int is_wrong_by_blas(const trial *t) {
  static int was_told;
  if (strcmp(t->routine->name, "pscasum") != 0 || blas_adds_up()) return 0;
  if (was_told++ == 0) print_message("SCASUM of this BLAS is wrong: what PSCASUM returns is not compared\n");
  return 1;
}

/* Results are handed to the process row or column that holds x. */
static void check_result(const trial *t, double complex result, int index) {
  const hscal_operand *x = &t->x.call.operand[HSCAL_X];
  const int *desc = t->x.operand[HSCAL_X].desc;
  hscal_pack pack = t->routine->pack;
  int is_row = hscal__operand_is_row(x), is_complex = hscal__type_is_complex(t->routine->type);
  if (pack != HSCAL_PACK_DOT && pack != HSCAL_PACK_NORM && pack != HSCAL_PACK_AMAX) return;
  if (is_row ? x->i / desc[4] % t->nprow != t->myrow : x->j / desc[5] % t->npcol != t->mycol) return;
  double complex got = get(t->routine->type, is_complex && pack != HSCAL_PACK_NORM, &t->x.output[0], 0);
  if (!is_right(t, got, result) && !is_wrong_by_blas(t))
    fail_msg("%s, grid %d x %d: the result is %g + %gi, not %g + %gi", t->routine->name, t->nprow, t->npcol, creal(got),
             cimag(got), creal(result), cimag(result));
  if (pack == HSCAL_PACK_AMAX) assert_int_equal(t->x.output[1].whole, (is_row ? x->j : x->i) + index + 1);
}

static void run_and_compare(trial *t) {
  double complex result;
  int index;
  Cblacs_gridinfo(t->ictxt, &t->nprow, &t->npcol, &t->myrow, &t->mycol);
  FOR_OPERANDS(o, t) make_local(t, o);
  any_arguments_point(&t->x);
  any_routines[t->routine - hscal__routines].library(t->x.place);
  run_serially(t, &result, &index);
  FOR_OPERANDS(o, t) check_operand(t, o);
  check_result(t, result, index);
  FOR_OPERANDS(o, t) {
    free(t->x.operand[o].array);
    dense_free(&t->whole[o]);
  }
}

int run_and_check(const hscal_routine *routine, int variant) {
  int turn = (int)(routine - hscal__routines) + 31 * variant;
  trial t = {.routine = routine};
  any_arguments_make(&t.x, routine, variant, 20 + turn * 7 % 71, 20 + turn * 13 % 71, 20 + turn * 29 % 71);
  int status = any_routines[routine - hscal__routines].ctxt(t.x.place, &t.ictxt);
  if (status) fail_msg("%s: %s: %s", routine->name, hscal_strerror(status), hscal_last_error());
  int is_member = hscal_in_ctxt(&t.ictxt);
  if (is_member)
    run_and_compare(&t);
  else
    assert_int_equal(t.ictxt, -1);
  assert_int_equal(hscal_free_ctxt(&t.ictxt), 0);
  return is_member;
}
