#include "instrumented_pblas/movers.h"
#include "base/status.h"

#include <stdlib.h>

static void end_init(hscal_panel_end *end, const hscal_emitter *emitter, hscal_dimension along, int *held) {
  *end = (hscal_panel_end){.along = along, .lines = hscal__coordinates(emitter, hscal__other(along)), .held = held};
}

static void end_deal(hscal_panel_end *end, const hscal_dealing *dealing) {
  hscal_extents shares = hscal__shares(dealing);
  end->dealing = *dealing;
  for (int at = 0; at < dealing->nprocs; at++) end->held[at] = hscal__extent_at(&shares, at);
}

static int lie_alike(const hscal_panel_end *from, const hscal_panel_end *to) {
  return from->along == to->along && hscal__dealt_alike(&from->dealing, &to->dealing);
}

/* Does a redistribution need a message per pair? Not if there is one block, or the coordinates correspond one to one. */
static int needs_pairs(const hscal_dealing *x, const hscal_dealing *y) {
  if (!hscal__distributed(x) || !hscal__distributed(y)) return 0;
  int one_block = x->first >= x->n && y->first >= y->n;
  int square = x->first == y->first && x->block == y->block && x->nprocs == y->nprocs;
  return !one_block && !square;
}

int hscal__mover_deal(hscal_mover *mover, const hscal_dealing *from, const hscal_dealing *to) {
  hscal__pairs_free(&mover->pairs);
  end_deal(&mover->from, from);
  end_deal(&mover->to, to);
  mover->aligned = !mover->conjugates && lie_alike(&mover->from, &mover->to);
  return mover->aligned || !needs_pairs(from, to) ? 0 : hscal__pairs_make(from, to, &mover->pairs);
}

int hscal__mover_init(hscal_mover *mover, const hscal_emitter *emitter, hscal_dimension from_along,
                      const hscal_dealing *from, hscal_dimension to_along, const hscal_dealing *to, int conjugate) {
  size_t parts = (size_t)(from->nprocs + to->nprocs);
  int *held = mover->few_held;
  mover->conjugates = conjugate;
  mover->arrival = HSCAL_KERNEL_COPY;
  mover->pairs = (hscal_pairs){0};
  mover->storage = NULL;
  if (parts > sizeof mover->few_held / sizeof *mover->few_held) held = mover->storage = malloc(parts * sizeof *held);
  if (!held) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the local sizes of a panel");
  end_init(&mover->from, emitter, from_along, held);
  end_init(&mover->to, emitter, to_along, held + from->nprocs);
  int status = hscal__mover_deal(mover, from, to);
  if (status) hscal__mover_free(mover);
  return status;
}

void hscal__mover_free(hscal_mover *mover) {
  hscal__pairs_free(&mover->pairs);
  free(mover->storage);
  mover->storage = NULL;
}
