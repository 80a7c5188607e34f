/*
 * p?tradd: C := beta C + alpha op(A) of trapezoids. C's shorter index is walked in panels as wide as the logical block size
 * (pilaenv); each panel of A is gathered, scaled, its part beyond the diagonal set to zero, and scattered over C.
 * Source: PBLAS/SRC/p?tradd_.c; PTOOLS/PB_Cptradd.c.
 */
#include "base/status.h"
#include "instrumented_pblas/gather.h"
#include "instrumented_pblas/panels.h"
#include "instrumented_pblas/replicate.h"
#include "instrumented_pblas/scale.h"
#include "instrumented_pblas/schemes.h"

typedef struct tradd {
  hscal_emitter emitter;
  hscal_dealing a[2], c[2];
  hscal_dimension along, a_along; /* panels lie along this dimension of C, and of A */
  int leading;                    /* panel k has the entries 0..k; if not, k and those behind */
  int backward, scaled;
  hscal_mover mover; /* panels of A to panels of C */
} tradd;

static int add_panel(tradd *x, hscal_span span) {
  hscal_dimension along = x->along, a_along = x->a_along;
  hscal_span all = x->leading ? (hscal_span){0, span.end} : (hscal_span){span.begin, x->c[along].n};
  hscal_dealing from = hscal__deal_span(&x->a[a_along], all), to = hscal__deal_span(&x->c[along], all);
  hscal_dealing thin_a = hscal__deal_span(&x->a[hscal__other(a_along)], span);
  hscal_dealing thin_c = hscal__deal_span(&x->c[hscal__other(along)], span);
  int line;
  HSCAL_TRY(hscal__mover_deal(&x->mover, &from, &to));
  HSCAL_TRY(hscal__gather(&x->mover.from, &x->emitter, &thin_a, x->backward, HSCAL_REUSE_COPY, &line));
  if (x->scaled) HSCAL_TRY(hscal__copy_line(&x->mover.from, &x->emitter, line, thin_a.n));
  return hscal__scatter_into(&x->mover, &x->emitter, HSCAL_KERNEL_ADD, line, &thin_c, x->backward);
}

static int walk_panels(tradd *x, int n, int width) {
  hscal_panel_loop loop = hscal__panel_loop(&x->emitter, (hscal_span){0, n}, width, x->backward);
  for (int d = 0; d < 2; d++) {
    hscal__loop_follows(&loop, &x->a[d]);
    hscal__loop_follows(&loop, &x->c[d]);
  }
  for (hscal_span panel; hscal__next_panel(&loop, &panel);) HSCAL_TRY(add_panel(x, panel));
  return 0;
}

/* Panels are columns of C unless it is wider than tall. Where broadcasts run on a decreasing ring, the loop goes backward: by
 * the topology of the rows if C is not taller than wide. */
static tradd make_tradd(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  int tall = call->m >= call->n, upper = call->uplo == 'U';
  char trans = hscal__effective_trans(call->trans, call->routine->type);
  tradd x = {.emitter = hscal__emitter_make(layout, sink),
             .along = tall ? HSCAL_ROWS : HSCAL_COLUMNS,
             .leading = upper == tall,
             .scaled = trans == 'C' || !hscal__is_one(call->alpha)};
  hscal__deal_operand(call, HSCAL_A, layout, x.a);
  hscal__deal_operand(call, HSCAL_C, layout, x.c);
  x.a_along = trans == 'N' ? x.along : hscal__other(x.along);
  x.backward = x.emitter.broadcast[call->m <= call->n ? HSCAL_ROW : HSCAL_COLUMN] == 'd';
  return x;
}

int hscal__tradd_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  if (call->m == 0 || call->n == 0 || (hscal__is_zero(call->alpha) && hscal__is_one(call->beta))) return 0;
  tradd x = make_tradd(call, layout, sink);
  if (!hscal__is_one(call->beta)) HSCAL_TRY(hscal__scale(&x.emitter, x.c, call->uplo));
  if (hscal__is_zero(call->alpha)) return 0;
  HSCAL_TRY(hscal__mover_init(&x.mover, &x.emitter, x.a_along, &x.a[x.a_along], x.along, &x.c[x.along], 0));
  int status = walk_panels(&x, hscal__min(call->m, call->n), layout->backend.panel);
  hscal__mover_free(&x.mover);
  return status;
}
