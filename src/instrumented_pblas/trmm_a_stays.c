/*
 * p?trmm with the triangle where it is: panels of B are brought over the index of A that is summed over, the products, one
 * per line, are summed and put in their place.
 * Source: PBLAS/SRC/PTOOLS/PB_CptrmmB.c.
 */
#include "instrumented_pblas/trmm_a_stays.h"
#include "base/status.h"
#include "instrumented_pblas/inout.h"
#include "instrumented_pblas/replicate.h"
#include "instrumented_pblas/triangle.h"

typedef struct a_stays {
  const hscal_trmm *trmm;
  hscal_dimension in, out; /* dimensions of A: the index summed over, the products' */
  hscal_mover mover_in, mover_out;
  hscal_triangle triangle; /* A, as it is seen once it is settled which line works for a B that needs one */
  int in_line;             /* line of A that needs the panels, -1 = several */
} a_stays;

static int panel_step(a_stays *s, int line, int width) {
  const hscal_emitter *emitter = &s->trmm->emitter;
  hscal_dealing *summed = &s->triangle.dealing[s->in];
  int was_cut = hscal__distributed(summed);
  HSCAL_TRY(hscal__replicate(&s->mover_in, emitter, line, s->in_line, width, HSCAL_REUSE_IN_PLACE));
  hscal_products products = hscal__products_into(&s->mover_out, line, summed);
  HSCAL_TRY(hscal__triangle_work(&s->triangle, width));
  HSCAL_TRY(hscal__products_finish(&products, &s->mover_out, emitter, line, width));
  if (hscal__distributed(summed) == was_cut) return 0;
  return hscal__mover_deal(&s->mover_in, &s->trmm->b[s->trmm->inner], summed);
}

/* What one line holds of B, in panels of equal width as near to the limit as possible, and a last one with the rest. The
 * first panel may settle which line of A works. */
static int take_line(a_stays *s, int line, int count) {
  const hscal_emitter *emitter = &s->trmm->emitter;
  if (count == 0) return 0;
  int width = count / ((count - 1) / s->trmm->layout->backend.panel + 1), rest = count % width, times = count / width;
  if (!hscal__distributed(&s->triangle.dealing[s->in])) {
    HSCAL_TRY(panel_step(s, line, width));
    times--;
  }
  if (times > 0) {
    for (int64_t i = hscal__emit_repeat(emitter, times); i > 0; i--) {
      hscal__emit_iteration(emitter);
      HSCAL_TRY(panel_step(s, line, width));
    }
    hscal__emit_repeat_end(emitter);
  }
  return rest > 0 ? panel_step(s, line, rest) : 0;
}

/* From the line of B's first entry on, or backward from that of the last one where the topology that goes with the inner
 * index is a decreasing ring. */
static int take_lines(a_stays *s) {
  const hscal_trmm *trmm = s->trmm;
  const hscal_dealing *walked = &trmm->b[trmm->outer];
  hscal_scope scope = hscal__scope_of(trmm->inner);
  char topology = (trmm->call.trans == 'N' ? trmm->emitter.combine : trmm->emitter.broadcast)[scope];
  if (!hscal__distributed(walked)) return take_line(s, -1, walked->n);
  int lines = walked->nprocs, backward = topology == 'd';
  int first = backward ? hscal__owner(walked->n - 1, walked->first, walked->block, walked->src, lines) : walked->src;
  for (int i = 0; i < lines; i++) {
    int line = backward ? hscal__mod_sub(first, i, lines) : hscal__mod_add(first, i, lines);
    HSCAL_TRY(take_line(s, line, hscal__held(walked, line)));
  }
  return 0;
}

int hscal__trmm_a_stays(const hscal_trmm *trmm) {
  int notran = trmm->call.trans == 'N';
  a_stays s = {.trmm = trmm,
               .in = notran ? trmm->outer : trmm->inner,
               .out = notran ? trmm->inner : trmm->outer,
               .triangle = {.emitter = &trmm->emitter,
                            .dealing = {trmm->a[HSCAL_ROWS], trmm->a[HSCAL_COLUMNS]},
                            .uplo = trmm->call.uplo,
                            .panel = trmm->layout->backend.panel,
                            .kernels = hscal__triangular_product_kernels(&trmm->call)}};
  s.triangle.chunk = hscal__triangle_chunk(&s.triangle); /* also if one line is to work later */
  s.in_line = hscal__line_of(&trmm->a[s.out]);
  int status = hscal__mover_init(&s.mover_out, &trmm->emitter, s.out, &trmm->a[s.out], trmm->inner,
                                 &trmm->b[trmm->inner], trmm->call.trans == 'C');
  if (!status)
    status =
        hscal__mover_init(&s.mover_in, &trmm->emitter, trmm->inner, &trmm->b[trmm->inner], s.in, &trmm->a[s.in], 0);
  if (!status) status = take_lines(&s);
  hscal__mover_free(&s.mover_in);
  hscal__mover_free(&s.mover_out);
  return status;
}
