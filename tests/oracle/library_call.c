#include "library_call.h"
#include "base/blockcyclic.h"
#include "base/status.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- the routines: rows of routines.def, called by argument list ------------------------------------------- */

typedef void any_function(void);
typedef void gemm_function(const char *transa, const char *transb, const int *m, const int *n, const int *k,
                           const void *alpha, const void *a, const int *ia, const int *ja, const int *desca,
                           const void *b, const int *ib, const int *jb, const int *descb, const void *beta, void *c,
                           const int *ic, const int *jc, const int *descc);

#define X(name, type, pack, scheme) extern any_function name##_;
#include "routines.def"
#undef X
static any_function *const functions[HSCAL_ROUTINE_COUNT] = {
#define X(name, type, pack, scheme) [HSCAL_ROUTINE_##name] = name##_,
#include "routines.def"
#undef X
};

/* A scalar of the routine's own type. */
typedef union native_scalar {
  float single[2];
  double twice[2];
} native_scalar;

static native_scalar to_native(hscal_type type, hscal_scalar value) {
  if (hscal__type_is_single(type)) return (native_scalar){.single = {(float)value.re, (float)value.im}};
  return (native_scalar){.twice = {value.re, value.im}};
}

static void run_gemm(const library_call *call, any_function *function) {
  const hscal_call *x = &call->c->call;
  native_scalar alpha = to_native(x->routine->type, x->alpha), beta = to_native(x->routine->type, x->beta);
  int i[HSCAL_OPERANDS], j[HSCAL_OPERANDS];
  for (int o = 0; o < HSCAL_OPERANDS; o++) i[o] = x->operand[o].i + 1, j[o] = x->operand[o].j + 1;
  ((gemm_function *)function)(&call->c->transa, &call->c->transb, &x->m, &x->n, &x->k, &alpha, call->array[HSCAL_A],
                              &i[HSCAL_A], &j[HSCAL_A], call->desc[HSCAL_A], call->array[HSCAL_B], &i[HSCAL_B],
                              &j[HSCAL_B], call->desc[HSCAL_B], &beta, call->array[HSCAL_C], &i[HSCAL_C], &j[HSCAL_C],
                              call->desc[HSCAL_C]);
}

typedef void runner(const library_call *call, any_function *function);
static runner *const runners[] = {[HSCAL_PACK_GEMM] = run_gemm};

/* ---- the panel width: our definition comes before the library's own ---------------------------------------- */

static int panel_width = 32;

HSCAL_API int pilaenv_(const int *context, const char *precision);
int pilaenv_(const int *context, const char *precision) {
  (void)context, (void)precision;
  return panel_width;
}

/* ---- the topologies the caller left: a setting of the whole program, whatever the context --------------------- */

extern void pb_topset_(const int *context, const char *operation, const char *scope, const char *topology);

/* In upper case, or p?gemm does not take a ring for one. */
static void set_broadcasts(const library_call *call, char row, char column) {
  const int *context = &call->desc[HSCAL_A][1];
  row = (char)toupper((unsigned char)row), column = (char)toupper((unsigned char)column);
  pb_topset_(context, "B", "R", &row);
  pb_topset_(context, "B", "C", &column);
}

void library_call_run(const library_call *call) {
  const hscal_routine *routine = call->c->call.routine;
  const hscal_backend *backend = &call->c->layout.backend;
  panel_width = backend->panel;
  set_broadcasts(call, backend->row_broadcast, backend->column_broadcast);
  runners[routine->pack](call, functions[routine - hscal__routines]);
  set_broadcasts(call, ' ', ' ');
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

int library_call_prepare(library_call *call, const oracle_case *c, int context, int row, int column) {
  call->c = c;
  for (int o = 0; o < HSCAL_OPERANDS; o++) {
    const hscal_desc *d = &c->call.operand[o].desc;
    int rows = hscal__local_extent(d->m, d->imb, d->mb, row, d->rsrc, c->layout.nprow);
    int columns = hscal__local_extent(d->n, d->inb, d->nb, column, d->csrc, c->layout.npcol);
    int lld = hscal__max(1, rows);
    fill_desc(call->desc[o], d, context, lld);
    size_t elements = (size_t)lld * (size_t)hscal__max(1, columns);
    HSCAL_TRY(reserve(call, o, elements * hscal__type_bytes(c->call.routine->type)));
  }
  return 0;
}

void library_call_free(library_call *call) {
  for (int o = 0; o < HSCAL_OPERANDS; o++) free(call->array[o]);
  *call = (library_call){0};
}
