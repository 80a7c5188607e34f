#include "models/bounds/panel_walk_table.h"
#include "models/bounds/in_place_panels.h"

static int is_upper(const hscal_call *call) { return call->uplo == 'U'; }
static int is_wide(const hscal_call *call) { return call->m < call->n; }
static int has_right_sides(const hscal_call *call) { return call->nrhs > 0; }
static int reduces_all(const hscal_call *call) { return call->ilo == 1 && call->ihi == call->n; }

/* ---- what is done with a panel ---------------------------------------------------------------------------------- */

static const hscal_panel_work elimination = {.rest = &hscal__trailing_rectangle,
                                             .vector_kernels = {HSCAL_KERNEL_GER},
                                             .vector_operations = 1,
                                             .products = 1,
                                             .update_stays = hscal__update_stays};
static const hscal_panel_work symmetric_elimination = {.rest = &hscal__trailing_triangle,
                                                       .vector_kernels = {HSCAL_KERNEL_GEMV},
                                                       .vector_operations = 1,
                                                       .products = 1,
                                                       .update_stays = hscal__update_stays};
static const hscal_panel_work reflection = {.rest = &hscal__trailing_rectangle,
                                            .vector_kernels = {HSCAL_KERNEL_GER, HSCAL_KERNEL_GEMV},
                                            .vector_operations = 2,
                                            .products = 2,
                                            .sums = 1};
/* Of the triangle in use, whose entries count for two. */
static const hscal_panel_work symmetric_reduction = {.rest = &hscal__trailing_triangle,
                                                     .vector_kernels = {HSCAL_KERNEL_GEMV, HSCAL_KERNEL_SYMV},
                                                     .vector_operations = 2,
                                                     .products = 2,
                                                     .multiplied = &hscal__trailing_triangle,
                                                     .hops = {.down = 2, .to_column = 2, .depth = 5}};
/* With the columns and with the rows of a panel. */
static const hscal_panel_work reduction_on_both_sides = {.rest = &hscal__trailing_rectangle,
                                                         .vector_kernels = {HSCAL_KERNEL_GEMV},
                                                         .vector_operations = 2,
                                                         .products = 2,
                                                         .multiplied = &hscal__trailing_rectangle,
                                                         .hops = {.down = 2, .along = 2, .to_column = 2, .to_row = 2}};
static const hscal_panel_work similarity_reduction = {.rest = &hscal__trailing_rectangle,
                                                      .vector_kernels = {HSCAL_KERNEL_GEMV},
                                                      .vector_operations = 1,
                                                      .products = 2,
                                                      .multiplied = &hscal__trailing_columns,
                                                      .hops = {.down = 1, .to_column = 1, .depth = 3}};
static const hscal_panel_work nothing = {.rest = &hscal__trailing_rectangle, .multiplied = &hscal__trailing_rectangle};

/* ---- the walk ---------------------------------------------------------------------------------------------------- */

/* What calls of a family begin with. Null: never; is_known: always. */
typedef struct walk_rule {
  hscal_family family;
  const hscal_panel_work *work;
  int (*by_rows)(const hscal_call *call);
  int (*backward)(const hscal_call *call);
  int (*is_known)(const hscal_call *call);
} walk_rule;

static const walk_rule lu = {.family = HSCAL_FAMILY_LU, .work = &elimination};
static const walk_rule cholesky = {
    .family = HSCAL_FAMILY_CHOLESKY, .work = &symmetric_elimination, .by_rows = is_upper};
static const walk_rule qr = {.family = HSCAL_FAMILY_QR, .work = &reflection};
static const walk_rule least_squares = {
    .family = HSCAL_FAMILY_QR, .work = &reflection, .by_rows = is_wide, .is_known = has_right_sides};
static const walk_rule tridiagonal = {
    .family = HSCAL_FAMILY_TRIDIAGONAL, .work = &symmetric_reduction, .backward = is_upper};
static const walk_rule bidiagonal = {.family = HSCAL_FAMILY_BIDIAGONAL, .work = &reduction_on_both_sides};
static const walk_rule hessenberg = {
    .family = HSCAL_FAMILY_HESSENBERG, .work = &similarity_reduction, .is_known = reduces_all};

static const walk_rule *const table[HSCAL_BOUND_COUNT] = {
    [HSCAL_BOUND_LU] = &lu,
    [HSCAL_BOUND_CHOLESKY] = &cholesky,
    [HSCAL_BOUND_QR] = &qr,
    [HSCAL_BOUND_LEAST_SQUARES] = &least_squares,
    [HSCAL_BOUND_TRIDIAGONAL] = &tridiagonal,
    [HSCAL_BOUND_BIDIAGONAL] = &bidiagonal,
    [HSCAL_BOUND_HESSENBERG] = &hessenberg,
};

hscal_panel_walk hscal__panel_walk(const hscal_call *call) {
  const hscal_scheme_row *scheme = &hscal__schemes[call->routine->scheme];
  const walk_rule *begins = table[hscal__families[scheme->family].bound];
  hscal_panel_walk walk = {.family = HSCAL_FAMILY_COUNT, .work = &nothing};
  int m, n;
  if (!begins || (begins->is_known && !begins->is_known(call))) return walk;
  hscal__call_shape(call, HSCAL_A, &m, &n);
  walk.family = begins->family;
  walk.work = begins->work;
  walk.by_rows = (scheme->panels & HSCAL_ROW_PANELS) || (begins->by_rows && begins->by_rows(call));
  walk.backward = (scheme->panels & HSCAL_LAST_FIRST) || (begins->backward && begins->backward(call));
  walk.rows = walk.by_rows ? n : m, walk.columns = walk.by_rows ? m : n;
  return walk;
}
