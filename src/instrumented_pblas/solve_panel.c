#include "instrumented_pblas/solve_panel.h"
#include "base/status.h"
#include "instrumented_pblas/redistribute.h"
#include "instrumented_pblas/replicate.h"

int hscal__solve_panel_init(hscal_solve_panel *panel, const hscal_emitter *emitter, hscal_dimension from_along,
                            const hscal_dealing *from, hscal_dimension to_along, const hscal_dealing *to,
                            int conjugate) {
  *panel = (hscal_solve_panel){0};
  HSCAL_TRY(hscal__mover_init(&panel->in, emitter, from_along, from, to_along, to, conjugate));
  int status = hscal__mover_init(&panel->out, emitter, to_along, to, from_along, from, conjugate);
  if (status) hscal__mover_free(&panel->in);
  return status;
}

void hscal__solve_panel_free(hscal_solve_panel *panel) {
  hscal__mover_free(&panel->in);
  hscal__mover_free(&panel->out);
}

/* The line on which a solve is done that could be done on each: the panel's own if it can stay where it is, else one beside
 * it, so that the way back takes other links. */
static int choose_line(const hscal_solve_panel *panel, int own_line) {
  const hscal_panel_end *from = &panel->in.from, *to = &panel->in.to;
  if (panel->in.aligned) return own_line;
  return from->along == to->along ? hscal__mod_sub(own_line, 1, to->lines) : 0;
}

int hscal__solve_panel_begin(hscal_solve_panel *panel, const hscal_emitter *emitter, int own_line, int width,
                             hscal_dealing *unknowns, int start) {
  const hscal_mover *in = &panel->in;
  int own_all = hscal__all_lines(&in->from, own_line);
  panel->own_line = own_line;
  if (!own_all && !hscal__distributed(unknowns)) {
    unknowns->first = unknowns->n;
    unknowns->src = choose_line(panel, own_line);
    panel->summed = 0;
  } else {
    panel->summed = own_all ? hscal__distributed(unknowns) : hscal__spread(unknowns);
  }
  int start_line = hscal__owner(start, unknowns->first, unknowns->block, unknowns->src, unknowns->nprocs);
  if (!in->aligned) {
    panel->returned = 1;
    panel->line = start_line;
    return hscal__redistribute(in, emitter, own_line, start_line, width);
  }
  panel->returned = !own_all && !panel->summed && own_line != start_line;
  panel->line = panel->returned ? start_line : own_line;
  if (own_all || own_line == start_line) return 0;
  return hscal__replicate(in, emitter, own_line, start_line, width, HSCAL_REUSE_IN_PLACE);
}

int hscal__solve_panel_end(const hscal_solve_panel *panel, const hscal_emitter *emitter, const hscal_emitter *sums,
                           int width) {
  if (panel->summed) HSCAL_TRY(hscal__sum(&panel->in.to, sums, panel->line, width));
  if (!panel->returned) return 0;
  return hscal__redistribute(&panel->out, emitter, panel->line, panel->own_line, width);
}
