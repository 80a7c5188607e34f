#include "search/trial.h"

#include <math.h>
#include <string.h>

double hscal__default_distance(int block, int panel) {
  return fabs(log2((double)block / HSCAL_DEFAULT_BLOCK)) + fabs(log2((double)panel / hscal__reference_backend.panel));
}

int hscal__same_layout(const hscal_trial *x, const hscal_trial *y) {
  return x->nprow == y->nprow && x->npcol == y->npcol && x->block == y->block && x->row_block == y->row_block &&
         x->panel == y->panel;
}

int hscal__same_placement(const hscal_trial *x, const hscal_trial *y) {
  size_t bytes = (size_t)(x->nprow * x->npcol) * sizeof *x->node_of;
  return x->nprow == y->nprow && x->npcol == y->npcol && memcmp(x->node_of, y->node_of, bytes) == 0;
}
