/*
 * p?trmm with B where it is. Panels of A, as wide as the logical block size (pilaenv), are brought over the inner index of B.
 * Either the panel of B that goes with one is brought over B too, and B takes their product; or the panel of A meets all of
 * B, and the products are summed and put in the place of B's panel.
 * Source: PBLAS/SRC/PTOOLS/PB_CptrmmAB.c.
 */
#include "instrumented_pblas/trmm_b_stays.h"
#include "base/status.h"
#include "instrumented_pblas/gather.h"
#include "instrumented_pblas/inout.h"
#include "instrumented_pblas/panels.h"
#include "instrumented_pblas/replicate.h"

typedef struct b_stays {
  const hscal_trmm *trmm;
  const hscal_emitter *emitter;
  hscal_dimension
      a_along; /* A's panels lie along this dimension of A, and are brought to lie along the inner one of B */
  int backward;
  const hscal_dealing *inner, *outer; /* of B */
  hscal_mover a_mover;                /* panels of A to the inner dimension of B                   */
  hscal_mover b_mover;                /* panels of B, which lie along the outer dimension */
} b_stays;

static int size(hscal_span span) { return span.end - span.begin; }

/* Brings the panel of A that goes with `span` to where B has the entries `all`. */
static int bring_triangle(b_stays *s, hscal_span all, hscal_span span) {
  const hscal_dealing *a = s->trmm->a;
  hscal_dealing from = hscal__deal_span(&a[s->a_along], all), to = hscal__deal_span(s->inner, all);
  hscal_dealing thin = hscal__deal_span(&a[hscal__other(s->a_along)], span);
  int line;
  HSCAL_TRY(hscal__mover_deal(&s->a_mover, &from, &to));
  HSCAL_TRY(hscal__gather(&s->a_mover.from, s->emitter, &thin, s->backward, HSCAL_REUSE_COPY, &line));
  return hscal__replicate(&s->a_mover, s->emitter, line, hscal__line_of(s->outer), size(span), HSCAL_REUSE_IN_PLACE);
}

/* The local products with the entries `all` of B, which become a panel of B or come from one, `width` wide. */
static int multiply(const b_stays *s, hscal_span all, int width) {
  int sums = s->trmm->algorithm == HSCAL_TRMM_SUMS, left = s->trmm->inner == HSCAL_ROWS;
  char trans = sums ? s->trmm->call.trans : 'N', letters[] = {left ? trans : 'N', left ? 'N' : trans, 0};
  for (int at = 0; at < s->inner->nprocs; at++) {
    int held = hscal__held_in(s->inner, at, all), product = sums ? width : held, summed = sums ? held : width;
    for (int line = 0; line < s->outer->nprocs && held > 0; line++) {
      int outer = s->b_mover.from.held[line], process = hscal__process_at(s->emitter, s->trmm->inner, at, line);
      if (outer == 0) continue;
      HSCAL_TRY(hscal__emit_kernel(s->emitter, process, HSCAL_KERNEL_GEMM, letters, left ? product : outer,
                                   left ? outer : product, summed));
    }
  }
  return 0;
}

/* B's panel is brought over B, set to zero where it lies, and takes its part of the product like the rest. */
static int spread_panel(const b_stays *s, hscal_span all, hscal_span span) {
  hscal_dealing thin = hscal__deal_span(s->inner, span), whole = hscal__deal_span(s->inner, all);
  int line;
  HSCAL_TRY(hscal__gather(&s->b_mover.from, s->emitter, &thin, s->backward, HSCAL_REUSE_COPY, &line));
  HSCAL_TRY(hscal__replicate(&s->b_mover, s->emitter, line, hscal__line_of(&whole), size(span), HSCAL_REUSE_IN_PLACE));
  return multiply(s, all, size(span));
}

/* The sum goes to the line of the panel's entry that is next to the rest of `all`, and is handed out from there. */
static int sum_panel(const b_stays *s, hscal_span all, hscal_span span) {
  hscal_dealing thin = hscal__deal_span(s->inner, span), whole = hscal__deal_span(s->inner, all);
  hscal_products products = hscal__products_apart(&whole);
  int leading = s->trmm->leading;
  HSCAL_TRY(multiply(s, all, size(span)));
  if (products.summed) {
    products.line = hscal__holder(s->inner, leading ? span.begin : span.end - 1);
    HSCAL_TRY(hscal__sum(&s->b_mover.from, s->emitter, products.line, size(span)));
  }
  return hscal__scatter(&s->b_mover, s->emitter, products.line, &thin, !leading);
}

static int panel_step(b_stays *s, hscal_span span) {
  hscal_span all = s->trmm->leading ? (hscal_span){0, span.end} : (hscal_span){span.begin, s->inner->n};
  HSCAL_TRY(bring_triangle(s, all, span));
  return s->trmm->algorithm == HSCAL_TRMM_SPREADS ? spread_panel(s, all, span) : sum_panel(s, all, span);
}

static int walk_panels(b_stays *s) {
  hscal_span all = {0, s->inner->n};
  hscal_panel_loop loop = hscal__panel_loop(s->emitter, all, s->trmm->layout->backend.panel, s->backward);
  hscal__loop_follows(&loop, s->inner);
  for (int d = 0; d < 2; d++) hscal__loop_follows(&loop, &s->trmm->a[d]);
  for (hscal_span panel; hscal__next_panel(&loop, &panel);) HSCAL_TRY(panel_step(s, panel));
  return 0;
}

int hscal__trmm_b_stays(const hscal_trmm *trmm) {
  int turned = trmm->call.trans != 'N' && trmm->algorithm == HSCAL_TRMM_SPREADS;
  b_stays s = {.trmm = trmm,
               .emitter = &trmm->emitter,
               .a_along = turned ? trmm->outer : trmm->inner,
               .backward = !hscal__trmm_goes_forward(trmm),
               .inner = &trmm->b[trmm->inner],
               .outer = &trmm->b[trmm->outer]};
  int conjugate = turned && trmm->call.trans == 'C';
  int status =
      hscal__mover_init(&s.a_mover, s.emitter, s.a_along, &trmm->a[s.a_along], trmm->inner, s.inner, conjugate);
  if (!status) status = hscal__mover_init(&s.b_mover, s.emitter, trmm->outer, s.outer, trmm->outer, s.outer, 0);
  if (!status) status = walk_panels(&s);
  hscal__mover_free(&s.a_mover);
  hscal__mover_free(&s.b_mover);
  return status;
}
