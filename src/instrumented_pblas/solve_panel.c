#include "instrumented_pblas/solve_panel.h"
#include "base/status.h"
#include "instrumented_pblas/redistribute.h"
#include "instrumented_pblas/replicate.h"

int hscal__inout2_init(hscal_inout2 *inout, const hscal_emitter *emitter, hscal_dimension from_along,
                       const hscal_dealing *from, hscal_dimension to_along, const hscal_dealing *to, int conjugate) {
  *inout = (hscal_inout2){0};
  HSCAL_TRY(hscal__mover_init(&inout->in, emitter, from_along, from, to_along, to, conjugate));
  int status = hscal__mover_init(&inout->out, emitter, to_along, to, from_along, from, conjugate);
  if (status) hscal__mover_free(&inout->in);
  return status;
}

void hscal__inout2_free(hscal_inout2 *inout) {
  hscal__mover_free(&inout->in);
  hscal__mover_free(&inout->out);
}

/* The line on which a solve is done that could be done on each: the panel's own if it can stay where it is, else one beside
 * it, so that the way back takes other links. */
static int choose_line(const hscal_inout2 *inout, int own_line) {
  const hscal_panel_end *from = &inout->in.from, *to = &inout->in.to;
  if (inout->in.aligned) return own_line;
  return from->along == to->along ? hscal__mod_sub(own_line, 1, to->lines) : 0;
}

int hscal__inout2_begin(hscal_inout2 *inout, const hscal_emitter *emitter, int own_line, int width,
                        hscal_dealing *unknowns, int start) {
  const hscal_mover *in = &inout->in;
  int own_all = hscal__all_lines(&in->from, own_line);
  inout->own_line = own_line;
  if (!own_all && !hscal__distributed(unknowns)) {
    unknowns->first = unknowns->n;
    unknowns->src = choose_line(inout, own_line);
    inout->summed = 0;
  } else {
    inout->summed = own_all ? hscal__distributed(unknowns) : hscal__spread(unknowns);
  }
  int start_line = hscal__owner(start, unknowns->first, unknowns->block, unknowns->src, unknowns->nprocs);
  if (!in->aligned) {
    inout->returned = 1;
    inout->line = start_line;
    return hscal__redistribute(in, emitter, own_line, start_line, width);
  }
  inout->returned = !own_all && !inout->summed && own_line != start_line;
  inout->line = inout->returned ? start_line : own_line;
  if (own_all || own_line == start_line) return 0;
  return hscal__replicate(in, emitter, own_line, start_line, width, HSCAL_REUSE_IN_PLACE);
}

int hscal__inout2_end(const hscal_inout2 *inout, const hscal_emitter *emitter, const hscal_emitter *sums, int width) {
  if (inout->summed) HSCAL_TRY(hscal__sum(&inout->in.to, sums, inout->line, width));
  if (!inout->returned) return 0;
  return hscal__redistribute(&inout->out, emitter, inout->line, inout->own_line, width);
}
