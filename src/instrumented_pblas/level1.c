#include "instrumented_pblas/level1.h"
#include "base/status.h"
#include "instrumented_pblas/redistribute.h"

int hscal__meet(hscal_meeting *m, const hscal_emitter *emitter, hscal_vector x, hscal_vector y) {
  if (hscal__distributed(&x.dealing) && !hscal__distributed(&y.dealing)) {
    hscal_vector first = x;
    x = y;
    y = first;
  }
  *m = (hscal_meeting){.emitter = emitter, .x_line = x.line, .y_line = y.line, .parallel = x.along == y.along};
  m->cut = hscal__distributed(&x.dealing) + hscal__distributed(&y.dealing);
  HSCAL_TRY(hscal__mover_init(&m->mover, emitter, x.along, &x.dealing, y.along, &y.dealing, 0));
  m->x_all = hscal__all_lines(&m->mover.from, x.line);
  m->y_all = hscal__all_lines(&m->mover.to, y.line);
  if (m->cut == 2) hscal__choose_lines(&m->mover, &m->x_line, &m->y_line);
  return 0;
}

int hscal__meet_locally(const hscal_meeting *m) {
  const hscal_dealing *x = &m->mover.from.dealing, *y = &m->mover.to.dealing;
  if (hscal__is_general(&m->mover)) return 0;
  if (m->parallel) return x->src == y->src && m->x_line == m->y_line;
  int one_block = x->first >= x->n && y->first >= y->n;
  return one_block && x->src == m->y_line && y->src == m->x_line;
}
