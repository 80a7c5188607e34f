/*
 * p?symm with A where it is: panels of B are brought to it along its rows and along its columns, each process multiplies with
 * what it has of the triangle and of its mirror image, the products along both dimensions are summed, those along the
 * other one are turned and added, and the sum is added to C.
 * Source: PBLAS/SRC/PTOOLS/PB_CpsymmBC.c.
 */
#include "instrumented_pblas/symm_matrix_stays.h"
#include "base/status.h"
#include "instrumented_pblas/inout.h"
#include "instrumented_pblas/panels.h"
#include "instrumented_pblas/redistribute.h"
#include "instrumented_pblas/replicate.h"
#include "instrumented_pblas/triangle.h"

typedef struct matrix_stays {
  const hscal_symm *symm;
  const hscal_emitter *emitter;
  hscal_dimension along, across;
  hscal_mover in, turn_in;   /* panels of B to A, and from there along A's other dimension */
  hscal_mover turn_out, out; /* products back from there, and to C                           */
  hscal_triangle triangle;
  hscal_pairs pairs; /* of lines of C and of B */
  hscal_walk walk;   /* p: C, q: B             */
} matrix_stays;

/* Sums the products along one dimension; those that are turned after into line 0. */
static int sum(const matrix_stays *s, hscal_dimension dimension, hscal_products *products, int to_line, int width) {
  int turned = dimension != s->along;
  if (!products->summed) return 0;
  products->line = turned ? 0 : to_line;
  return hscal__sum(turned ? &s->turn_out.from : &s->out.from, s->emitter, products->line, width);
}

/* One panel of the present pair. */
static int panel_step(const matrix_stays *s, int width) {
  const hscal_symm *symm = s->symm;
  const hscal_pair *pair = hscal__pair(&s->pairs, s->walk.p, s->walk.q);
  int from_line = hscal__part_coordinate(&symm->b[s->across], s->walk.q);
  int to_line = hscal__part_coordinate(&symm->c[s->across], s->walk.p);
  int in_line = hscal__line_of(&symm->a[s->across]), turned_line = hscal__line_of(&symm->a[s->along]);
  if (hscal__pair_packs(pair, 1, width)) HSCAL_TRY(hscal__copy_line(&s->in.from, s->emitter, from_line, width));
  HSCAL_TRY(hscal__replicate(&s->in, s->emitter, from_line, in_line, width, HSCAL_REUSE_IN_PLACE));
  HSCAL_TRY(hscal__replicate(&s->turn_in, s->emitter, in_line, turned_line, width, HSCAL_REUSE_IN_PLACE));
  HSCAL_TRY(hscal__triangle_work(&s->triangle, width));
  hscal_products products[2] = {hscal__products_apart(&symm->a[HSCAL_COLUMNS]),
                                hscal__products_apart(&symm->a[HSCAL_ROWS])};
  for (int d = 0; d < 2; d++) HSCAL_TRY(sum(s, (hscal_dimension)d, &products[d], to_line, width));
  HSCAL_TRY(hscal__redistribute(&s->turn_out, s->emitter, products[s->across].line, products[s->along].line, width));
  HSCAL_TRY(hscal__redistribute(&s->out, s->emitter, products[s->along].line, to_line, width));
  return hscal__pair_packs(pair, 0, width) ? hscal__copy_line(&s->out.to, s->emitter, to_line, width) : 0;
}

static int walk_pair(const matrix_stays *s) {
  hscal_even_panels panels = hscal__even_panels(s->emitter, s->walk.left, s->symm->layout->backend.panel);
  for (int width; (width = hscal__next_width(&panels)) > 0;) HSCAL_TRY(panel_step(s, width));
  return 0;
}

static int walk_pairs(matrix_stays *s) {
  const hscal_symm *symm = s->symm;
  const hscal_dealing *from = &symm->b[s->across], *to = &symm->c[s->across];
  HSCAL_TRY(hscal__pairs_make(to, from, &s->pairs));
  s->walk = hscal__walk_begin(&s->pairs, to, symm->backward, from, symm->backward);
  for (int left = to->n; left > 0;) {
    left -= s->walk.left;
    HSCAL_TRY(walk_pair(s));
    if (left > 0) hscal__walk_next(&s->walk);
  }
  return 0;
}

static int init_movers(matrix_stays *s) {
  const hscal_symm *symm = s->symm;
  const hscal_dealing *a = &symm->a[s->along], *turned = &symm->a[s->across];
  HSCAL_TRY(hscal__mover_init(&s->in, s->emitter, s->along, &symm->b[s->along], s->along, a, 0));
  HSCAL_TRY(hscal__mover_init(&s->turn_in, s->emitter, s->along, a, s->across, turned, 0));
  HSCAL_TRY(hscal__mover_init(&s->turn_out, s->emitter, s->across, turned, s->along, a, 0));
  return hscal__mover_init(&s->out, s->emitter, s->along, a, s->along, &symm->c[s->along], 0);
}

int hscal__symm_matrix_stays(const hscal_symm *symm) {
  matrix_stays s = {.symm = symm,
                    .emitter = &symm->emitter,
                    .along = symm->along,
                    .across = symm->across,
                    .triangle = {.emitter = &symm->emitter,
                                 .dealing = {symm->a[HSCAL_ROWS], symm->a[HSCAL_COLUMNS]},
                                 .uplo = symm->call->uplo,
                                 .panel = symm->layout->backend.panel,
                                 .kernels = hscal__symmetric_product_kernels(symm->call)}};
  int status = init_movers(&s);
  if (!status) status = walk_pairs(&s);
  hscal__pairs_free(&s.pairs);
  hscal__mover_free(&s.in);
  hscal__mover_free(&s.turn_in);
  hscal__mover_free(&s.turn_out);
  hscal__mover_free(&s.out);
  return status;
}
