#include "call/call.h"
#include "base/status.h"

#include <limits.h>
#include <stdint.h>

const hscal_backend hscal__reference_backend = {
    .panel = 32,
    .combine_ratio = 1.3,
    .switch_ratio = 1.3,
    .row_broadcast = ' ',
    .column_broadcast = ' ',
    .row_combine = ' ',
    .column_combine = ' ',
};

hscal_layout hscal__layout_make(int nprow, int npcol, int panel) {
  hscal_layout layout = {.nprow = nprow, .npcol = npcol, .backend = hscal__reference_backend};
  if (panel != 0) layout.backend.panel = panel;
  return layout;
}

hscal_call hscal__call_gemm(const hscal_routine *routine, char transa, char transb, int m, int n, int k, int mb,
                            int nb) {
  hscal_call call = {.routine = routine, .transa = transa, .transb = transb, .m = m, .n = n, .k = k};
  call.alpha.re = call.beta.re = 1;
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    int rows, columns;
    hscal__call_shape(&call, (hscal_operand_name)which, &rows, &columns);
    call.operand[which].desc =
        (hscal_desc){.m = rows, .n = columns, .imb = mb, .inb = nb, .mb = mb, .nb = nb, .rsrc = 0, .csrc = 0};
  }
  return call;
}

void hscal__call_shape(const hscal_call *call, hscal_operand_name which, int *rows, int *columns) {
  int transposed = 0;
  switch (which) {
  case HSCAL_A:
    *rows = call->m, *columns = call->k, transposed = call->transa != 'N';
    break;
  case HSCAL_B:
    *rows = call->k, *columns = call->n, transposed = call->transb != 'N';
    break;
  default:
    *rows = call->m, *columns = call->n;
    break;
  }
  if (!transposed) return;
  int swap = *rows;
  *rows = *columns;
  *columns = swap;
}

double hscal__call_flops(const hscal_call *call) {
  return hscal__type_flop_weight(call->routine->type) * 2.0 * call->m * call->n * call->k;
}

/* Entries of a type 1 descriptor, 1-based as in ScaLAPACK's error codes. */
enum { DESC_M = 3, DESC_N = 4, DESC_MB = 5, DESC_NB = 6, DESC_RSRC = 7, DESC_CSRC = 8 };

/* Positions of an operand's i, j and descriptor in the argument list. */
typedef struct positions {
  const char *name;
  int i, j, desc;
} positions;

static int bad_entry(const positions *at, int entry, const char *what, int value, const char *rule) {
  return hscal__fail(-(100 * at->desc + entry), "DESC%s(%s) = %d, it must be %s", at->name, what, value, rule);
}

static int check_source(const positions *at, int entry, const char *what, int src, int nprocs) {
  if (src < -1) return bad_entry(at, entry, what, src, "-1 (replicated) or a process coordinate");
  if (nprocs > 0 && src >= nprocs) return bad_entry(at, entry, what, src, "inside the process grid");
  return 0;
}

static int check_operand(const hscal_operand *operand, int rows, int columns, const positions *at, int nprow,
                         int npcol) {
  const hscal_desc *desc = &operand->desc;
  int least = rows > 0 && columns > 0; /* an empty submatrix may lie in an empty matrix */
  if (operand->i < 0) return hscal__fail(-at->i, "I%s = %d, it must be at least 1", at->name, operand->i + 1);
  if (operand->j < 0) return hscal__fail(-at->j, "J%s = %d, it must be at least 1", at->name, operand->j + 1);
  if (desc->m < least) return bad_entry(at, DESC_M, "M_", desc->m, least ? "at least 1" : "at least 0");
  if (desc->n < least) return bad_entry(at, DESC_N, "N_", desc->n, least ? "at least 1" : "at least 0");
  if (desc->mb < 0) return bad_entry(at, DESC_MB, "MB_", desc->mb, "positive, or 0 to have it chosen");
  if (desc->nb < 0) return bad_entry(at, DESC_NB, "NB_", desc->nb, "positive, or 0 to have it chosen");
  HSCAL_TRY(check_source(at, DESC_RSRC, "RSRC_", desc->rsrc, nprow));
  HSCAL_TRY(check_source(at, DESC_CSRC, "CSRC_", desc->csrc, npcol));
  if (!least) return 0;
  if ((int64_t)operand->i + rows > desc->m)
    return hscal__fail(-at->i, "rows %d to %lld of %s, which has %d", operand->i + 1, (long long)operand->i + rows,
                       at->name, desc->m);
  if ((int64_t)operand->j + columns > desc->n)
    return hscal__fail(-at->j, "columns %d to %lld of %s, which has %d", operand->j + 1,
                       (long long)operand->j + columns, at->name, desc->n);
  return 0;
}

static int check_trans(char trans, int position, const char *name) {
  if (trans == 'N' || trans == 'T' || trans == 'C') return 0;
  return hscal__fail(-position, "%s = '%c', it must be N, T or C", name, trans >= ' ' && trans <= '~' ? trans : '?');
}

/* Positions are those in the argument list of p?gemm. Source: PBLAS/SRC/pdgemm_.c. */
static int check_gemm(const hscal_call *call, int nprow, int npcol) {
  static const positions at[HSCAL_OPERANDS] = {{"A", 8, 9, 10}, {"B", 12, 13, 14}, {"C", 17, 18, 19}};
  const int M = 3, N = 4, K = 5;
  HSCAL_TRY(check_trans(call->transa, 1, "TRANSA"));
  HSCAL_TRY(check_trans(call->transb, 2, "TRANSB"));
  if (call->m < 0) return hscal__fail(-M, "M = %d, it must be at least 0", call->m);
  if (call->n < 0) return hscal__fail(-N, "N = %d, it must be at least 0", call->n);
  if (call->k < 0) return hscal__fail(-K, "K = %d, it must be at least 0", call->k);
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    int rows, columns;
    hscal__call_shape(call, (hscal_operand_name)which, &rows, &columns);
    HSCAL_TRY(check_operand(&call->operand[which], rows, columns, &at[which], nprow, npcol));
  }
  return 0;
}

int hscal__call_check(const hscal_call *call, int nprow, int npcol) {
  switch (call->routine->pack) {
  case HSCAL_PACK_GEMM:
    return check_gemm(call, nprow, npcol);
  }
  return hscal__fail(HSCAL_ERROR_INTERNAL, "nobody checks the arguments of %s", call->routine->name);
}

int hscal__layout_check(const hscal_layout *layout, const hscal_call *call) {
  if (layout->nprow < 1 || layout->npcol < 1 || layout->nprow > INT_MAX / layout->npcol)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "nprow x npcol = %d x %d is not a process grid", layout->nprow,
                       layout->npcol);
  if (layout->backend.panel < 1)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "panel = %d, it must be at least 1", layout->backend.panel);
  if (hscal__call_is_open(call))
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "MB_ and NB_ of every descriptor must be given to know what %s does",
                       call->routine->name);
  return hscal__call_check(call, layout->nprow, layout->npcol);
}

void hscal__call_fill_blocks(hscal_call *call, int mb, int nb) {
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    hscal_desc *desc = &call->operand[which].desc;
    if (desc->mb == 0) desc->mb = desc->imb = mb;
    if (desc->nb == 0) desc->nb = desc->inb = nb;
  }
}

int hscal__call_is_open(const hscal_call *call) {
  for (int which = 0; which < HSCAL_OPERANDS; which++)
    if (call->operand[which].desc.mb == 0 || call->operand[which].desc.nb == 0) return 1;
  return 0;
}
