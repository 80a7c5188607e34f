/*
 * p?gemv, p?agemv, p?trmv, p?atrmv: y := beta y + alpha op(A) x, where the first and the last two differ in what they
 * compute locally; for p?trmv x is y.
 * Source: PBLAS/SRC/p?gemv_.c, p?agemv_.c, p?trmv_.c, p?atrmv_.c.
 */
#include "base/status.h"
#include "instrumented_pblas/inout.h"
#include "instrumented_pblas/level2.h"
#include "instrumented_pblas/schemes.h"
#include "instrumented_pblas/triangle.h"

/* A product under way: x is brought along one dimension of the matrix, products lie along the other. */
typedef struct matrix_vector_product {
  hscal_level2 level2;
  int panel;
  hscal_dimension along; /* of the products  */
  hscal_vector x, y;
  hscal_mover mover; /* products to y    */
  hscal_products products;
} matrix_vector_product;

static void place_products(matrix_vector_product *p) {
  p->products = hscal__products_into(&p->mover, p->y.line, &p->level2.dealing[hscal__other(p->along)]);
}

/* Lists with a triangle; that of p?trmv has no y. */
static const char has_triangle[HSCAL_PACK_COUNT] = {[HSCAL_PACK_TRMV] = 1, [HSCAL_PACK_ATRMV] = 1};

static int is_triangular(const hscal_call *call) { return has_triangle[call->routine->pack]; }
static int has_y(const hscal_call *call) { return hscal__call_has(call, HSCAL_Y); }

static int local_work(const matrix_vector_product *p) {
  const hscal_level2 *level2 = &p->level2;
  const hscal_call *call = level2->call;
  if (!is_triangular(call)) {
    int absolute = call->routine->flags & HSCAL_ABSOLUTE;
    return hscal__work_on_matrix(level2, absolute ? HSCAL_KERNEL_AGEMV : HSCAL_KERNEL_GEMV,
                                 (const char[]){call->trans, 0});
  }
  if (has_y(call) && !p->products.added) {
    hscal_vector made = {.along = p->along, .dealing = p->mover.from.dealing, .line = p->products.line};
    HSCAL_TRY(hscal__scale_vector(level2, &made));
  }
  hscal_triangle triangle = {.emitter = &level2->emitter,
                             .dealing = {level2->dealing[HSCAL_ROWS], level2->dealing[HSCAL_COLUMNS]},
                             .uplo = call->uplo,
                             .panel = p->panel,
                             .kernels = hscal__triangular_product_kernels(call)};
  return hscal__triangle_work(&triangle, 1);
}

/* p?trmv brings x before it decides where the products lie; the others after, to where the matrix is then used. */
static int multiply(matrix_vector_product *p) {
  int x_is_y = !has_y(p->level2.call);
  if (!x_is_y) place_products(p);
  HSCAL_TRY(hscal__bring_vector(&p->level2, &p->x, hscal__other(p->along)));
  if (x_is_y) place_products(p);
  HSCAL_TRY(local_work(p));
  return hscal__products_finish(&p->products, &p->mover, &p->level2.emitter, p->y.line, 1);
}

int hscal__gemv_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  int no_product = has_y(call) && hscal__is_zero(call->alpha);
  if (call->n == 0 || (!is_triangular(call) && call->m == 0)) return 0;
  if (no_product && hscal__is_one(call->beta)) return 0;
  matrix_vector_product p = {.level2 = hscal__level2_make(call, layout, sink),
                             .panel = layout->backend.panel,
                             .along = call->trans == 'N' ? HSCAL_ROWS : HSCAL_COLUMNS,
                             .x = hscal__deal_vector(call, HSCAL_X, layout),
                             .y = hscal__deal_vector(call, has_y(call) ? HSCAL_Y : HSCAL_X, layout)};
  if (no_product) return hscal__scale_vector(&p.level2, &p.y);
  HSCAL_TRY(
      hscal__mover_init(&p.mover, &p.level2.emitter, p.along, &p.level2.dealing[p.along], p.y.along, &p.y.dealing, 0));
  int status = multiply(&p);
  hscal__mover_free(&p.mover);
  return status;
}
