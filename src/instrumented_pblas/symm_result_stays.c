/*
 * p?symm with panels of A brought to B and C. A panel is what the triangle has of as many of A's columns (side L) as the
 * logical block size, from the diagonal on or up to it. C gets the panel times the rows of B that go with these columns, and
 * in these rows the sum of the panel's mirror image times B. Panels may lie on several lines: then they are gathered.
 * Source: PBLAS/SRC/PTOOLS/PB_CpsymmAB.c, eight times nearly the same.
 */
#include "instrumented_pblas/symm_result_stays.h"
#include "base/status.h"
#include "instrumented_pblas/gather.h"
#include "instrumented_pblas/inout.h"
#include "instrumented_pblas/panels.h"
#include "instrumented_pblas/replicate.h"

typedef struct symm_result_stays {
  const hscal_symm *symm;
  const hscal_emitter *emitter;
  hscal_dimension along, across;
  int from_first;   /* panels begin at the first entry and end behind the diagonal; or go from it to the last entry */
  hscal_mover to_c; /* panels of A, along: to where C is      */
  hscal_mover to_b; /* and from there to where B is           */
  hscal_mover b_panel; /* panels of B and of products, across: to where C is */
} symm_result_stays;

/* The two products of a panel. With B's rows for C, where the panel is long along `along`; and of its mirror image. */
static int multiply(const symm_result_stays *s, const hscal_panel_end *panel, const hscal_panel_end *across, int width,
                    int mirrored) {
  int left = s->along == HSCAL_ROWS;
  char turned = !mirrored ? 'N' : s->symm->call->routine->flags & HSCAL_HERMITIAN ? 'C' : 'T';
  const char letters[] = {left ? turned : 'N', left ? 'N' : turned, 0};
  for (int at = 0; at < panel->dealing.nprocs; at++) {
    int held = panel->held[at], result = mirrored ? width : held, summed = mirrored ? held : width;
    for (int line = 0; line < across->dealing.nprocs && held > 0; line++) {
      int sides = across->held[line];
      if (sides > 0)
        HSCAL_TRY(hscal__emit_kernel(s->emitter, hscal__process_at(s->emitter, s->along, at, line), HSCAL_KERNEL_GEMM,
                                     letters, left ? result : sides, left ? sides : result, summed));
    }
  }
  return 0;
}

/* C gets the panel of A times the panel of B. */
static int multiply_panels(const symm_result_stays *s, hscal_span all, hscal_span thin) {
  const hscal_symm *symm = s->symm;
  hscal_dealing a_thin = hscal__deal_span(&symm->a[s->across], thin),
                b_thin = hscal__deal_span(&symm->b[s->along], thin);
  hscal_dealing c_all = hscal__deal_span(&symm->c[s->along], all);
  int width = thin.end - thin.begin, a_line, b_line;
  HSCAL_TRY(hscal__gather(&s->to_c.from, s->emitter, &a_thin, symm->backward, HSCAL_REUSE_COPY, &a_line));
  HSCAL_TRY(
      hscal__replicate(&s->to_c, s->emitter, a_line, hscal__line_of(&symm->c[s->across]), width, HSCAL_REUSE_IN_PLACE));
  HSCAL_TRY(hscal__gather(&s->b_panel.from, s->emitter, &b_thin, symm->backward, HSCAL_REUSE_IN_PLACE, &b_line));
  HSCAL_TRY(hscal__replicate(&s->b_panel, s->emitter, b_line, hscal__line_of(&c_all), width, HSCAL_REUSE_IN_PLACE));
  return multiply(s, &s->to_c.to, &s->b_panel.to, width, 0);
}

/* The rows of C that belong to the panel get the sum of its mirror image times B. */
static int multiply_mirrored(const symm_result_stays *s, hscal_span all, hscal_span thin) {
  const hscal_symm *symm = s->symm;
  hscal_dealing b_all = hscal__deal_span(&symm->b[s->along], all), c_thin = hscal__deal_span(&symm->c[s->along], thin);
  int width = thin.end - thin.begin;
  HSCAL_TRY(hscal__replicate(&s->to_b, s->emitter, hscal__line_of(&symm->c[s->across]),
                             hscal__line_of(&symm->b[s->across]), width, HSCAL_REUSE_IN_PLACE));
  hscal_products products = hscal__products_apart(&b_all);
  HSCAL_TRY(multiply(s, &s->to_b.to, &s->b_panel.from, width, 1));
  if (products.summed) {
    products.line = hscal__holder(&symm->c[s->along], symm->backward ? thin.end - 1 : thin.begin);
    HSCAL_TRY(hscal__sum(&s->b_panel.from, s->emitter, products.line, width));
  }
  return hscal__scatter(&s->b_panel, s->emitter, products.line, &c_thin, symm->backward);
}

static int panel_step(symm_result_stays *s, hscal_span thin) {
  const hscal_symm *symm = s->symm;
  hscal_span all = s->from_first ? (hscal_span){0, thin.end} : (hscal_span){thin.begin, symm->a[s->along].n};
  hscal_dealing a = hscal__deal_span(&symm->a[s->along], all), b = hscal__deal_span(&symm->b[s->along], all);
  hscal_dealing c = hscal__deal_span(&symm->c[s->along], all);
  HSCAL_TRY(hscal__mover_deal(&s->to_c, &a, &c));
  HSCAL_TRY(hscal__mover_deal(&s->to_b, &c, &b));
  HSCAL_TRY(multiply_panels(s, all, thin));
  return multiply_mirrored(s, all, thin);
}

static int walk_panels(symm_result_stays *s) {
  const hscal_symm *symm = s->symm;
  hscal_span all = {0, symm->a[s->along].n};
  hscal_panel_loop loop = hscal__panel_loop(s->emitter, all, symm->layout->backend.panel, symm->backward);
  hscal__loop_follows(&loop, &symm->b[s->along]);
  hscal__loop_follows(&loop, &symm->c[s->along]);
  for (int d = 0; d < 2; d++) hscal__loop_follows(&loop, &symm->a[d]);
  for (hscal_span thin; hscal__next_panel(&loop, &thin);) HSCAL_TRY(panel_step(s, thin));
  return 0;
}

int hscal__symm_result_stays(const hscal_symm *symm) {
  hscal_dimension along = symm->along, across = symm->across;
  const hscal_dealing *a = symm->a, *b = symm->b, *c = symm->c;
  symm_result_stays s = {.symm = symm,
                         .emitter = &symm->emitter,
                         .along = along,
                         .across = across,
                         .from_first = (symm->call->side == 'L') == (symm->call->uplo == 'U')};
  int status = hscal__mover_init(&s.to_c, s.emitter, along, &a[along], along, &c[along], 0);
  if (!status) status = hscal__mover_init(&s.to_b, s.emitter, along, &c[along], along, &b[along], 0);
  if (!status) status = hscal__mover_init(&s.b_panel, s.emitter, across, &b[across], across, &c[across], 0);
  if (!status) status = walk_panels(&s);
  hscal__mover_free(&s.to_c);
  hscal__mover_free(&s.to_b);
  hscal__mover_free(&s.b_panel);
  return status;
}
