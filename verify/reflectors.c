#include "verify/reflectors.h"
#include "base/blockcyclic.h"
#include "call/arguments.h"

/* How one dimension of A is cut and dealt, and where the submatrix begins in it. */
typedef struct cut {
  int extent, begin, block, source, coordinate, coordinates;
} cut;

static int held_before(const cut *d, int i) {
  return hscal__local_extent(i, d->block, d->block, d->coordinate, d->source, d->coordinates);
}

void reflectors_fill(const oracle_case *c, int row, int column, void *tau) {
  const hscal_call *x = &c->call;
  const hscal_operand *a = &x->operand[HSCAL_A];
  const hscal_desc *d = &a->desc;
  int panels = hscal__scheme_of(x->routine)->panels, rows, columns, in_rows = panels & HSCAL_ROW_PANELS;
  if (!hscal__has_argument(x->routine, "k")) return; /* it makes them: how many is not given */
  hscal__call_shape(x, HSCAL_A, &rows, &columns);
  const cut over = in_rows ? (cut){d->m, a->i, d->mb, d->rsrc, row, c->layout.nprow}
                           : (cut){d->n, a->j, d->nb, d->csrc, column, c->layout.npcol};
  int shortest = over.begin + (panels & HSCAL_LAST_FIRST ? 0 : hscal__max(x->k, 1) - 1);
  int held = held_before(&over, over.extent), at = held_before(&over, shortest);
  int is_own = held_before(&over, shortest + 1) > at, parts = hscal__type_is_complex(x->routine->type) ? 2 : 1;
  int whole = parts == 1 && x->k > 0 && x->k == (in_rows ? columns : rows);
  for (int i = 0; i < held * parts; i++) {
    double value = !(whole && is_own && i == at);
    if (hscal__type_is_single(x->routine->type))
      ((float *)tau)[i] = (float)value;
    else
      ((double *)tau)[i] = value;
  }
}
