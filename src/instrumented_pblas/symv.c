/*
 * p?symv, p?hemv, p?asymv, p?ahemv: y := beta y + alpha A x, of A one triangle. Each rectangle of it is used twice, with x along
 * its columns and with x along its rows, so that there are products along both dimensions: those along y's are made
 * in its place if possible, the others are turned and added.
 * Source: PBLAS/SRC/p?symv_.c, p?hemv_.c, p?asymv_.c, p?ahemv_.c.
 */
#include "base/status.h"
#include "instrumented_pblas/inout.h"
#include "instrumented_pblas/level2.h"
#include "instrumented_pblas/redistribute.h"
#include "instrumented_pblas/schemes.h"
#include "instrumented_pblas/triangle.h"

/* Where products along one dimension go. */
typedef struct result {
  hscal_mover mover;
  hscal_products products;
} result;

static int init_result(result *result, const hscal_level2 *level2, hscal_dimension along, hscal_dimension to_along,
                       const hscal_dealing *to) {
  return hscal__mover_init(&result->mover, &level2->emitter, along, &level2->dealing[along], to_along, to, 0);
}

static int local_work(const hscal_level2 *level2, int panel) {
  hscal_triangle triangle = {.emitter = &level2->emitter,
                             .dealing = {level2->dealing[HSCAL_ROWS], level2->dealing[HSCAL_COLUMNS]},
                             .uplo = level2->call->uplo,
                             .panel = panel,
                             .kernels = hscal__symmetric_product_kernels(level2->call)};
  return hscal__triangle_work(&triangle, 1);
}

/* Products that were summed to be turned are summed into line 0. */
static int finish(const hscal_level2 *level2, const result *own, const result *turned, const hscal_vector *y) {
  const hscal_emitter *emitter = &level2->emitter;
  hscal_products rest = own->products;
  int line = turned->products.summed ? 0 : turned->products.line;
  if (turned->products.summed) HSCAL_TRY(hscal__sum(&turned->mover.from, emitter, line, 1));
  if (rest.summed) HSCAL_TRY(hscal__sum(&own->mover.from, emitter, rest.line, 1));
  rest.summed = 0;
  HSCAL_TRY(hscal__redistribute(&turned->mover, emitter, line, rest.line, 1));
  return hscal__products_finish(&rest, &own->mover, emitter, y->line, 1);
}

static int multiply(hscal_level2 *level2, const hscal_vector *x, const hscal_vector *y, result *own, result *turned,
                    int panel) {
  hscal_dimension across = hscal__other(y->along);
  own->products = hscal__products_into(&own->mover, y->line, &level2->dealing[across]);
  turned->products = hscal__products_apart(&level2->dealing[y->along]);
  HSCAL_TRY(init_result(turned, level2, across, y->along, &level2->dealing[y->along]));
  HSCAL_TRY(hscal__bring_both_ways(level2, x));
  if (!own->products.added) {
    hscal_vector made = {.along = y->along, .dealing = y->dealing, .line = own->products.line};
    HSCAL_TRY(hscal__scale_vector(level2, &made));
  }
  HSCAL_TRY(local_work(level2, panel));
  return finish(level2, own, turned, y);
}

int hscal__symv_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  int no_product = hscal__is_zero(call->alpha);
  if (call->n == 0 || (no_product && hscal__is_one(call->beta))) return 0;
  hscal_level2 level2 = hscal__level2_make(call, layout, sink);
  hscal_vector x = hscal__deal_vector(call, HSCAL_X, layout), y = hscal__deal_vector(call, HSCAL_Y, layout);
  if (no_product) return hscal__scale_vector(&level2, &y);
  result own = {0}, turned = {0};
  int status = init_result(&own, &level2, y.along, y.along, &y.dealing);
  if (!status) status = multiply(&level2, &x, &y, &own, &turned, layout->backend.panel);
  hscal__mover_free(&own.mover);
  hscal__mover_free(&turned.mover);
  return status;
}
