#include "choices.h"

int choice_is_one(const hscal_runs *runs, int a, int b, int by_grid) {
  const hscal_run *x = &runs->run[a], *y = &runs->run[b];
  if (x->task != y->task) return 0;
  return !by_grid || (x->layout.nprow == y->layout.nprow && x->layout.npcol == y->layout.npcol);
}

int choice_begins(const hscal_runs *runs, int i, int by_grid) {
  int others = 0;
  for (int k = 0; k < runs->count; k++) {
    if (k == i || !choice_is_one(runs, k, i, by_grid)) continue;
    if (k < i) return 0;
    others++;
  }
  return others > 0;
}
