/*
 * p?syrk and p?syr2k with the inputs where they are: a panel of one is brought to the other, along the index that is summed over,
 * the products are summed and added to a panel of C's triangle. Panels may lie on several lines: then they are gathered,
 * and the products scattered.
 * Source: PBLAS/SRC/PTOOLS/PB_CpsyrkAC.c, PB_Cpsyr2kAC.c, each of them four times nearly the same.
 */
#include "instrumented_pblas/syrk_inputs_stay.h"
#include "base/status.h"
#include "instrumented_pblas/gather.h"
#include "instrumented_pblas/inout.h"
#include "instrumented_pblas/panels.h"
#include "instrumented_pblas/replicate.h"

/* An input that stays, with the panels that are brought to it and the products that it makes of them. */
typedef struct fixed_input {
  const hscal_dealing *own, *other; /* the input and the one that the panels are of, by dimension */
  hscal_mover in;                   /* panels: across                                             */
  hscal_mover out;                  /* products: along, to where C is                             */
} fixed_input;

typedef struct inputs_stay {
  const hscal_syrk *syrk;
  const hscal_emitter *emitter;
  hscal_dimension along, across;
  fixed_input input[2];
  int together; /* both inputs lie so that their products can be added before they are summed */
} inputs_stay;

/* Can the second input's products be made in place of the first one's? */
static int add_up(const hscal_dealing a[2], const hscal_dealing b[2], hscal_dimension along, hscal_dimension across) {
  int same_lines = 0;
  if (hscal__distributed(&a[across]) && hscal__distributed(&b[across]))
    same_lines = hscal__spread(&a[across]) || (!hscal__spread(&b[across]) && a[across].src == b[across].src);
  else
    same_lines = !hscal__distributed(&a[across]) && !hscal__distributed(&b[across]);
  return same_lines && hscal__dealt_alike(&a[along], &b[along]);
}

/* Each process multiplies what it has of the input with its share of the panel. */
static int multiply(const inputs_stay *s, const fixed_input *input, int width) {
  int rows = s->along == HSCAL_ROWS;
  char turned = s->syrk->call->routine->flags & HSCAL_HERMITIAN ? 'C' : 'T';
  const char letters[] = {rows ? 'N' : turned, rows ? turned : 'N', 0};
  const hscal_panel_end *result = &input->out.from, *summed = &input->in.to;
  for (int at = 0; at < result->dealing.nprocs; at++)
    for (int line = 0; line < summed->dealing.nprocs; line++) {
      int held = result->held[at], products = summed->held[line];
      if (held > 0 && products > 0)
        HSCAL_TRY(hscal__emit_kernel(s->emitter, hscal__process_at(s->emitter, s->along, at, line), HSCAL_KERNEL_GEMM,
                                     letters, rows ? held : width, rows ? width : held, products));
    }
  return 0;
}

/* Brings the panel of the other input and multiplies. */
static int make_products(const inputs_stay *s, const fixed_input *input, hscal_span thin) {
  hscal_dealing panel = hscal__deal_span(&input->other[s->along], thin);
  int line, width = thin.end - thin.begin;
  HSCAL_TRY(hscal__gather(&input->in.from, s->emitter, &panel, s->syrk->backward, HSCAL_REUSE_IN_PLACE, &line));
  HSCAL_TRY(hscal__replicate(&input->in, s->emitter, line, hscal__line_of(&input->out.from.dealing), width,
                             HSCAL_REUSE_IN_PLACE));
  return multiply(s, input, width);
}

/* One panel of C. Its products are scattered against the direction in which the inputs were gathered. */
static int panel_step(inputs_stay *s, hscal_span thin) {
  const hscal_syrk *syrk = s->syrk;
  hscal_span all = s->syrk->from_first ? (hscal_span){0, thin.end} : (hscal_span){thin.begin, syrk->call->n};
  hscal_dealing c = hscal__deal_span(&syrk->c[s->along], all), c_thin = hscal__deal_span(&syrk->c[s->across], thin);
  int root = hscal__holder(&syrk->c[s->across], syrk->backward ? thin.end - 1 : thin.begin);
  int results = s->together ? 1 : syrk->inputs, line[2];
  for (int i = 0; i < syrk->inputs; i++) {
    hscal_dealing own = hscal__deal_span(&s->input[i].own[s->along], all);
    HSCAL_TRY(hscal__mover_deal(&s->input[i].out, &own, &c));
    HSCAL_TRY(make_products(s, &s->input[i], thin));
  }
  for (int i = 0; i < results; i++) {
    hscal_products products = hscal__products_apart(&s->input[i].own[s->across]);
    line[i] = products.summed ? root : products.line;
    if (products.summed) HSCAL_TRY(hscal__sum(&s->input[i].out.from, s->emitter, root, thin.end - thin.begin));
  }
  for (int i = 0; i < results; i++)
    HSCAL_TRY(hscal__scatter(&s->input[i].out, s->emitter, line[i], &c_thin, !syrk->backward));
  return 0;
}

static int walk_panels(inputs_stay *s) {
  const hscal_syrk *syrk = s->syrk;
  hscal_span all = {0, syrk->call->n};
  hscal_panel_loop loop = hscal__panel_loop(s->emitter, all, syrk->layout->backend.panel, syrk->backward);
  for (int d = 0; d < 2; d++) hscal__loop_follows(&loop, &syrk->c[d]);
  for (int i = 0; i < syrk->inputs; i++) hscal__loop_follows(&loop, &syrk->input[i][s->along]);
  for (hscal_span thin; hscal__next_panel(&loop, &thin);) HSCAL_TRY(panel_step(s, thin));
  return 0;
}

static int init_input(const inputs_stay *s, fixed_input *input, int which) {
  const hscal_syrk *syrk = s->syrk;
  hscal_dimension along = s->along, across = s->across;
  input->own = syrk->input[which];
  input->other = syrk->input[syrk->inputs - 1 - which];
  HSCAL_TRY(hscal__mover_init(&input->in, s->emitter, across, &input->other[across], across, &input->own[across], 0));
  return hscal__mover_init(&input->out, s->emitter, along, &input->own[along], along, &syrk->c[along], 0);
}

int hscal__syrk_inputs_stay(const hscal_syrk *syrk) {
  inputs_stay s = {.syrk = syrk, .emitter = &syrk->emitter, .along = syrk->along, .across = syrk->across};
  int status = 0;
  for (int i = 0; i < syrk->inputs && !status; i++) status = init_input(&s, &s.input[i], i);
  s.together = syrk->inputs == 2 && add_up(syrk->input[0], syrk->input[1], s.along, s.across);
  if (!status) status = walk_panels(&s);
  for (int i = 0; i < 2; i++) {
    hscal__mover_free(&s.input[i].in);
    hscal__mover_free(&s.input[i].out);
  }
  return status;
}
