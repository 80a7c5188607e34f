#include "verify/library_call.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "call/argv.h"
#include "instrumented_scalapack/pivots.h"
#include "verify/asked_workspace_table.h"
#include "verify/blacs.h"
#include "verify/condensed_table.h"
#include "verify/elimination.h"
#include "verify/feed_bidiagonal.h"
#include "verify/feed_bisection.h"
#include "verify/feed_mrrr.h"
#include "verify/feed_norms.h"
#include "verify/feed_pivots.h"
#include "verify/feed_tridiagonal.h"
#include "verify/library_settings.h"
#include "verify/moves.h"
#include "verify/reflectors.h"

#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* ---- the routines: rows of routines.def, called by argument list ------------------------------------------- */

#define X(name, type, pack, scheme, flags) extern hscal_library_function name##_;
#include "routines.def"
#undef X
static hscal_library_function *const functions[HSCAL_ROUTINE_COUNT] = {
#define X(name, type, pack, scheme, flags) [HSCAL_ROUTINE_##name] = name##_,
#include "routines.def"

#undef X
};

/* A scalar of the routine's own type, or a result. */
typedef union native_scalar {
  float single[2];
  double twice[2];
  int whole;
} native_scalar;

static native_scalar to_native(hscal_type type, hscal_scalar value) {
  if (hscal__type_is_single(type)) return (native_scalar){.single = {(float)value.re, (float)value.im}};
  return (native_scalar){.twice = {value.re, value.im}};
}

/* What the arguments of one call point to. */
typedef struct argument_values {
  char letter[HSCAL_MOST_ARGUMENTS];
  native_scalar scalar[HSCAL_MOST_ARGUMENTS];
  int i[HSCAL_OPERANDS], j[HSCAL_OPERANDS];
} argument_values;

/* Is the output an array, whose length the caller has to know? */
static int is_workspace(const hscal_argument *a) {
  static const char *const single[] = {"info", "scale", "found",  "nz",     "dot",  "norm", "amax",
                                       "indx", "lwork", "lrwork", "liwork", "ctxt", "ipiv"};
  if (a->kind != HSCAL_ARGUMENT_output) return 0;
  for (size_t i = 0; i < sizeof single / sizeof *single; i++)
    if (!strcmp(a->name, single[i])) return 0;
  return 1;
}

/* LWORK and kin. */
static int length_of_workspace(const library_call *call, const char *name) {
  if (!workspace_is_asked_for(call->c->call.routine)) return call->work_entries;
  hscal_syntrd_workspace asked = workspace_asked_for(call->c);
  return !strcmp(name, "lwork") ? (int)asked.own : !strcmp(name, "lrwork") ? (int)asked.real : call->work_entries;
}

/* Adds the pointers of the n-th argument at `out`; returns how many. */
static int point_to(const library_call *call, const hscal_argument *a, int n, argument_values *values, void **out) {
  const hscal_call *x = &call->c->call;
  const void *field = (const char *)x + a->where;
  hscal_operand_name o = a->operand;
  switch (a->kind) {
  case HSCAL_ARGUMENT_letter:
    values->letter[n] = *(const char *)field;
    if (call->c->lower_case) values->letter[n] = (char)tolower((unsigned char)values->letter[n]);
    out[0] = &values->letter[n];
    return 1;
  case HSCAL_ARGUMENT_size:
  case HSCAL_ARGUMENT_integer:
    out[0] = (void *)(uintptr_t)field;
    return 1;
  case HSCAL_ARGUMENT_real:
    values->scalar[n] = to_native(x->routine->type, (hscal_scalar){*(const double *)field, 0});
    out[0] = &values->scalar[n];
    return 1;
  case HSCAL_ARGUMENT_scalar:
    values->scalar[n] = to_native(x->routine->type, *(const hscal_scalar *)field);
    out[0] = &values->scalar[n];
    return 1;
  case HSCAL_ARGUMENT_output:
    values->scalar[n].whole = !strcmp(a->name, "info") ? 0 : /* which some leave if there is nothing to do */
                                  !strcmp(a->name, "ctxt") ? call->context
                                                           : length_of_workspace(call, a->name);
    out[0] = !strcmp(a->name, "ipiv") ? (void *)call->pivots
             : is_workspace(a)        ? call->work[n]
                                      : (void *)&values->scalar[n];
    return 1;
  default:
    values->i[o] = x->operand[o].i + 1, values->j[o] = x->operand[o].j + 1;
    out[0] = call->array[o];
    out[1] = &values->i[o];
    out[2] = &values->j[o];
    out[3] = (void *)(uintptr_t)call->desc[o];
    out[4] = (void *)(uintptr_t)&x->operand[o].inc;
    return hscal__argument_places(a);
  }
}

/* Returns what the routine says in INFO, 0 if it has none. */
static int run(const library_call *call) {
  const hscal_routine *routine = call->c->call.routine;
  argument_values values = {0};
  void *p[HSCAL_MOST_PLACES + 1] = {0}; /* a matrix leaves its fifth pointer to the next argument */
  int places = 0, n = 0, info = -1;
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++) {
    if (!strcmp(a->name, "info")) info = n;
    places += point_to(call, a, n++, &values, p + places);
  }
  if (condensed_is_meant(call->c)) return condensed_call(call->c, p);
  hscal__library_call(functions[routine - hscal__routines], p);
  return info < 0 ? 0 : values.scalar[info].whole;
}

/* ---- running it ----------------------------------------------------------------------------------------------- */

int library_call_run(const library_call *call) {
  const hscal_backend *backend = &call->c->layout.backend;
  library_set_panel(backend->panel);
  library_set_topologies(call->context, backend);
  if (library_call_is_fed(call->c))
    pivots_feed(&call->c->call, call->c->layout.data), tridiagonal_feed((int)call->c->layout.data);
  moves_feed(call->c);
  norms_feed(library_call_is_fed(call->c));
  bidiagonal_feed(hscal__has_argument(call->c->call.routine, "s"));
  bisection_feed(finds_some_eigenvalues(call->c->call.routine) ? call->c : NULL);
  mrrr_feed(represents_robustly(call->c->call.routine) ? call->c : NULL);
  int info = run(call);
  mrrr_feed(NULL);
  bisection_feed(NULL);
  bidiagonal_feed(0);
  norms_feed(0);
  moves_feed(NULL);
  pivots_feed(NULL, HSCAL_DATA_EXPECTED), tridiagonal_feed(-1);
  for (int i = 0; i < 2; i++)
    if (call->own_context[i] >= 0) Cblacs_gridexit(call->own_context[i]);
  library_set_topologies(call->context, &hscal__reference_backend);
  return info;
}

/* ---- operands ---------------------------------------------------------------------------------------------- */

/* Type 1 if the first block is like the others, else type 2 (BLOCK_CYCLIC_2D_INB, 11 entries). */
static void fill_desc(int *desc, const hscal_desc *d, int context, int lld) {
  const int type_1[] = {1, context, d->m, d->n, d->mb, d->nb, d->rsrc, d->csrc, lld};
  const int type_2[] = {2, context, d->m, d->n, d->imb, d->inb, d->mb, d->nb, d->rsrc, d->csrc, lld};
  if (d->imb == d->mb && d->inb == d->nb)
    memcpy(desc, type_1, sizeof type_1);
  else
    memcpy(desc, type_2, sizeof type_2);
}

static int reserve(library_call *call, int operand, size_t bytes) {
  if (bytes <= call->bytes[operand]) return 0;
  free(call->array[operand]);
  call->array[operand] = calloc(1, bytes);
  call->bytes[operand] = call->array[operand] ? bytes : 0;
  return call->array[operand] ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu bytes of an operand", bytes);
}

/* Ones everywhere, in place of what the process before has left there. */
static void fill_with_ones(void *array, hscal_type type, size_t elements) {
  size_t numbers = elements * (hscal__type_is_complex(type) ? 2 : 1);
  float *single = array;
  double *twice = array;
  for (size_t i = 0; i < numbers; i++)
    if (hscal__type_is_single(type))
      single[i] = 1;
    else
      twice[i] = 1;
}

/* Adds the order of the matrix to its diagonal: it is not singular, and positive definite then. */
static void weigh_diagonal(const library_call *call, int row, int column, int lld) {
  const hscal_call *x = &call->c->call;
  const hscal_operand *a = &x->operand[HSCAL_A];
  const hscal_desc *d = &a->desc;
  const hscal_layout *layout = &call->c->layout;
  int order = hscal__max(x->m, x->n), each = hscal__type_is_complex(x->routine->type) ? 2 : 1;
  for (int k = 0; k < order && a->i + k < d->m && a->j + k < d->n; k++) {
    if (hscal__owner(a->i + k, d->mb, d->mb, d->rsrc, layout->nprow) != row) continue;
    if (hscal__owner(a->j + k, d->nb, d->nb, d->csrc, layout->npcol) != column) continue;
    int i = hscal__local_extent(a->i + k, d->mb, d->mb, row, d->rsrc, layout->nprow);
    int j = hscal__local_extent(a->j + k, d->nb, d->nb, column, d->csrc, layout->npcol);
    size_t at = ((size_t)j * (size_t)lld + (size_t)i) * (size_t)each;
    if (hscal__type_is_single(x->routine->type))
      ((float *)call->array[HSCAL_A])[at] += (float)order;
    else
      ((double *)call->array[HSCAL_A])[at] += order;
  }
}

static int needs_workspace(const oracle_case *c) {
  for (const hscal_argument *a = hscal__arguments_of(c->call.routine); a->name; a++)
    if (is_workspace(a)) return 1;
  return 0;
}

int library_call_is_fed(const oracle_case *c) {
  hscal_reflection how;
  return hscal__call_reflects(&c->call, &how) || has_pivots(c->call.routine) ||
         hscal__has_argument(c->call.routine, "tau") || hscal__has_argument(c->call.routine, "tauq") ||
         hscal__has_argument(c->call.routine, "s") || hscal__has_argument(c->call.routine, "w");
}

/* Eigenvalue routines also want several vectors that are not dealt, the share of a few matrices, and rows of one that is dealt to
 * all processes in one column. */
static int entries_for_vectors(const library_call *call, int row, int column) {
  const hscal_layout *layout = &call->c->layout;
  const hscal_desc *d = &call->c->call.operand[HSCAL_A].desc;
  int n = call->c->call.n, processes = hscal__layout_processes(layout);
  int rows = hscal__local_extent(d->m, d->mb, d->mb, row, d->rsrc, layout->nprow);
  int columns = hscal__local_extent(d->n, d->nb, d->nb, column, d->csrc, layout->npcol);
  return 12 * n + 3 * rows * columns + n * (n / processes + d->nb) + 16 * processes;
}

/* More entries than any routine wants of TAU, WORK and whatever else is filled: columns of the local parts, and a block of their
 * rows and columns, several times; p?gels wants those of a wide A twice. */
static int entries_to_work(const library_call *call, int row, int column) {
  const hscal_call *x = &call->c->call;
  int extents = 0, longest = 0, block = 1;
  for (int o = 0; o < HSCAL_OPERANDS; o++) {
    const hscal_desc *d = &x->operand[o].desc;
    if (!hscal__call_has(x, (hscal_operand_name)o)) continue;
    block = hscal__max(block, hscal__max(d->mb, d->nb));
    int rows = hscal__local_extent(d->m, d->imb, d->mb, row, d->rsrc, call->c->layout.nprow);
    int columns = hscal__local_extent(d->n, d->inb, d->nb, column, d->csrc, call->c->layout.npcol);
    extents += rows + columns;
    longest = hscal__max(longest, hscal__max(rows, columns));
  }
  return (block + 1) * (extents + longest + 4 * block) +
         (hscal__has_argument(call->c->call.routine, "w") ? entries_for_vectors(call, row, column) : 0);
}

/* Beyond that: vectors as long as both sides of A reach, and U and V' dealt one by one to all processes. */
static int entries_for_singular_values(const library_call *call) {
  const hscal_call *x = &call->c->call;
  const hscal_operand *a = &x->operand[HSCAL_A];
  int shorter = hscal__min(x->m, x->n), longer = hscal__max(x->m, x->n);
  return 12 * (longer + a->i + a->j) + shorter * (2 * (longer / oracle_case_processes(call->c) + 1) + 4);
}

static int reserve_workspace(library_call *call, int row, int column) {
  int entries = entries_to_work(call, row, column);
  if (workspace_is_asked_for(call->c->call.routine)) {
    hscal_syntrd_workspace asked = workspace_asked_for(call->c);
    entries += (int)(asked.own > asked.real ? asked.own : asked.real) + 64;
  }
  if (hscal__has_argument(call->c->call.routine, "s")) entries += entries_for_singular_values(call);
  if (entries > call->work_entries || call->work_of != call->c->call.routine->pack) {
    int complete = 1, n = 0;
    for (int i = 0; i < HSCAL_MOST_ARGUMENTS; i++) free(call->work[i]), call->work[i] = NULL;
    for (const hscal_argument *a = hscal__arguments_of(call->c->call.routine); a->name; a++, n++)
      if (is_workspace(a)) complete &= (call->work[n] = calloc((size_t)entries, 2 * sizeof(double))) != NULL;
    call->work_entries = complete ? entries : 0;
    call->work_of = call->c->call.routine->pack;
    if (!complete) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for work of %d entries", entries);
  }
  return 0;
}

/* IPIV as p?getrf leaves it: for each row that the process row has of A, the row it was exchanged with. It is as long as rows and columns
 * are, and a block. */
static int fill_pivots(library_call *call, int row, int column) {
  const hscal_call *x = &call->c->call;
  const hscal_operand *a = &x->operand[HSCAL_A];
  const hscal_desc *d = &a->desc;
  int nprow = call->c->layout.nprow, rows, columns;
  hscal__call_shape(x, HSCAL_A, &rows, &columns);
  int held = hscal__max(hscal__local_extent(d->m, d->mb, d->mb, row, d->rsrc, nprow),
                        hscal__local_extent(d->n, d->nb, d->nb, column, d->csrc, call->c->layout.npcol));
  size_t needed = (size_t)held + 2 * (size_t)d->mb;
  if (needed > call->pivots_held) {
    free(call->pivots);
    call->pivots = malloc(needed * sizeof *call->pivots);
    call->pivots_held = call->pivots ? needed : 0;
    if (!call->pivots) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu pivots", needed);
  }
  for (size_t i = 0; i < needed; i++) call->pivots[i] = a->i + 1;
  for (int k = 0; k < rows && a->i + k < d->m; k++) {
    if (hscal__owner(a->i + k, d->mb, d->mb, d->rsrc, nprow) != row) continue;
    int at = hscal__local_extent(a->i + k, d->mb, d->mb, row, d->rsrc, nprow);
    call->pivots[at] = a->i + hscal__pivot(call->c->layout.data, k, rows, d->mb) + 1;
  }
  return 0;
}

/* Where the process has its share of an operand: in the layout's grid, or in the operand's own. */
static int find_place(library_call *call, hscal_operand_name which, int row, int column, moves_place *place) {
  const oracle_case *c = call->c;
  int own = (which == HSCAL_A ? c->call.from.nprow : c->call.to.nprow) > 0;
  *place = moves_place_of(c, which, row, column);
  call->desc[which][1] = call->context;
  if (!own) return 0;
  HSCAL_TRY(moves_open_context(c, which, call->context, &call->own_context[which]));
  call->desc[which][1] = call->own_context[which];
  return 0;
}

int library_call_prepare(library_call *call, const oracle_case *c, int context, int row, int column) {
  const hscal_routine *routine = c->call.routine;
  call->c = c;
  call->context = context;
  call->own_context[0] = call->own_context[1] = -1;
  for (int o = 0; o < HSCAL_OPERANDS; o++) {
    const hscal_desc *d = &c->call.operand[o].desc;
    if (!hscal__call_has(&c->call, (hscal_operand_name)o)) continue;
    moves_place at;
    HSCAL_TRY(find_place(call, (hscal_operand_name)o, row, column, &at));
    int is_here = at.row >= 0;
    int rows = is_here ? hscal__local_extent(d->m, d->imb, d->mb, at.row, d->rsrc, at.grid.nprow) : 0;
    int columns = is_here ? hscal__local_extent(d->n, d->inb, d->nb, at.column, d->csrc, at.grid.npcol) : 0;
    int lld = hscal__max(1, rows);
    fill_desc(call->desc[o], d, call->desc[o][1], lld);
    size_t elements = (size_t)lld * (size_t)hscal__max(1, columns);
    HSCAL_TRY(reserve(call, o, elements * hscal__type_bytes(routine->type)));
    if (!hscal__is_scalapack(routine)) continue;
    fill_with_ones(call->array[o], routine->type, elements);
    if (o == HSCAL_A && !hscal__has_argument(c->call.routine, "ctxt")) weigh_diagonal(call, row, column, lld);
  }
  if (needs_workspace(c)) HSCAL_TRY(reserve_workspace(call, row, column));
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++)
    if (!strcmp(a->name, "tau")) reflectors_fill(c, row, column, call->work[a - hscal__arguments_of(routine)]);
  return has_pivots(routine) ? fill_pivots(call, row, column) : 0;
}

void library_call_free(library_call *call) {
  for (int o = 0; o < HSCAL_OPERANDS; o++) free(call->array[o]);
  free(call->pivots);
  for (int i = 0; i < HSCAL_MOST_ARGUMENTS; i++) free(call->work[i]);
  *call = (library_call){0};
}
