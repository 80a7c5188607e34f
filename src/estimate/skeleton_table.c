#include "estimate/skeleton_table.h"
#include "base/blockcyclic.h"
#include "estimate/gemm_skeleton.h"
#include "instrumented_pblas/symm.h"
#include "instrumented_pblas/syrk.h"
#include "instrumented_pblas/trmm.h"
#include "instrumented_pblas/trsm.h"

/* Level 3 with the rectangle in place (AB) or the triangle (B, BC); of the updates with C in place (A) or not (AC);
 * sums: where products are summed, not spread. As they are from the left and untransposed. Of travels: broadcasts,
 * sums, gathers. */
static const hscal_skeleton_pattern symm_ab = {HSCAL_C, HSCAL_KERNEL_GEMM, .deep = 0.5, .row = {0.5, 0, 0.5},
                                               .col = {1, 1, 2}};
static const hscal_skeleton_pattern symm_bc = {HSCAL_A,       HSCAL_KERNEL_GEMM, .deep = 1,  .row = {1, 1},
                                               .col = {0, 1}, .turns = 2,        .turned = 1};
static const hscal_skeleton_pattern syrk_a = {HSCAL_C, HSCAL_KERNEL_GEMM, .row = {1}, .turns = 1, .turned = 1};
static const hscal_skeleton_pattern syr2k_a = {HSCAL_C, HSCAL_KERNEL_GEMM, .row = {2}, .turns = 2, .turned = 2};
static const hscal_skeleton_pattern syrk_ac = {HSCAL_A, HSCAL_KERNEL_GEMM, .deep = 1, .row = {0, 0.5, 0.5},
                                               .col = {1, 0, 1}};
static const hscal_skeleton_pattern syr2k_ac = {HSCAL_A, HSCAL_KERNEL_GEMM, .deep = 1, .row = {0, 0.5, 0.5},
                                                .col = {2, 0, 2, 1}};
static const hscal_skeleton_pattern trmm_ab = {HSCAL_B, HSCAL_KERNEL_GEMM, .quiet = HSCAL_QUIET_BESIDE_A_LINE,
                                               .row = {0.5, 0, 0.5}, .col = {1, 0, 1}};
static const hscal_skeleton_pattern trmm_ab_sums = {HSCAL_B,   HSCAL_KERNEL_GEMM,    .quiet = HSCAL_QUIET_BESIDE_A_LINE,
                                                    .deep = 1, .row = {0.5, 0, 0.5}, .col = {0, 1, 1}};
static const hscal_skeleton_pattern trmm_b = {HSCAL_A,       HSCAL_KERNEL_GEMM, .deep = 1,
                                              .row = {0, 1}, .col = {1},        .turns = 1};
static const hscal_skeleton_pattern trsm_b = {
    HSCAL_A, HSCAL_KERNEL_GEMM, .quiet = HSCAL_QUIET_ON_ONE_PROCESS, .row = {.rounds = 2}, .col = {1}, .is_chain = 1};
/* Level 2: the matrix stays, vectors travel. */
static const hscal_skeleton_pattern gemv = {HSCAL_A, HSCAL_KERNEL_GEMV, .row = {1}, .col = {1}};
static const hscal_skeleton_pattern symv = {HSCAL_A, HSCAL_KERNEL_GEMV, .row = {1, 1}, .col = {1, 1}, .turns = 2};
static const hscal_skeleton_pattern syr = {HSCAL_A, HSCAL_KERNEL_GEMV, .row = {1}, .col = {1}, .turns = 1};
static const hscal_skeleton_pattern syr2 = {HSCAL_A, HSCAL_KERNEL_GEMV, .row = {2}, .col = {2}, .turns = 2};
static const hscal_skeleton_pattern trsv = {HSCAL_A, HSCAL_KERNEL_GEMV, .row = {1}, .col = {1}, .is_chain = 1};
/* Additions of matrices and vectors: what is added to stays. */
static const hscal_skeleton_pattern turned_addition = {HSCAL_C, HSCAL_KERNEL_ADD, .turns = 1};
static const hscal_skeleton_pattern addition = {HSCAL_C, HSCAL_KERNEL_ADD, .turns = 0};
static const hscal_skeleton_pattern arrival = {HSCAL_B, HSCAL_KERNEL_ADD, .turns = 1};
static const hscal_skeleton_pattern on_x = {HSCAL_X, HSCAL_KERNEL_ADD, .turns = 0};
/* ScaLAPACK: factorizations, in which each panel waits for the one before, and solves, which leave the right-hand
 * sides. */
static const hscal_skeleton_pattern cholesky = {HSCAL_A,      HSCAL_KERNEL_GEMM, .row = {0.5},
                                                .col = {0.5}, .turns = 1,        .is_chain = 1};
static const hscal_skeleton_pattern elimination_steps = {HSCAL_A,      HSCAL_KERNEL_GEMM, .row = {0.5},
                                                         .col = {0.5}, .is_chain = 1,     .shrinks = 1};
static const hscal_skeleton_pattern vector_steps = {HSCAL_A, HSCAL_KERNEL_GEMV, .is_chain = 1, .shrinks = 1};
static const hscal_skeleton_pattern reduction_steps = {HSCAL_A,    HSCAL_KERNEL_GEMM, .row = {1},
                                                       .col = {1}, .turns = 1,        .is_chain = 1};
static const hscal_skeleton_pattern two_sided = {HSCAL_A, HSCAL_KERNEL_GEMM, .row = {1}, .col = {1}, .is_chain = 1};
static const hscal_skeleton_pattern right_sides = {HSCAL_B, HSCAL_KERNEL_GEMM, .row = {0.5}, .col = {1}};
static const hscal_skeleton_pattern inversion = {HSCAL_A,      HSCAL_KERNEL_GEMM, .deep = 1,    .row = {0, 0.5},
                                                 .col = {0.5}, .turns = 0.5,      .is_chain = 1};
/* What they multiply stays. */
static const hscal_skeleton_pattern reflections = {HSCAL_C, HSCAL_KERNEL_GEMM, .row = {1}, .col = {1, 1}};

/* ---- patterns that depend on the call ---------------------------------------------------------------------------- */

static const hscal_skeleton_pattern *symm_pattern(const hscal_call *call, const hscal_choice *choice) {
  (void)call;
  return choice->stays == HSCAL_A ? &symm_bc : &symm_ab;
}

static const hscal_skeleton_pattern *syrk_pattern(const hscal_call *call, const hscal_choice *choice) {
  int is_single = call->routine->pack == HSCAL_PACK_SYRK;
  if (choice->stays == HSCAL_A) return is_single ? &syrk_ac : &syr2k_ac;
  return is_single ? &syrk_a : &syr2k_a;
}

static const hscal_skeleton_pattern *rectangle_pattern(const hscal_choice *choice) {
  return choice->sums ? &trmm_ab_sums : &trmm_ab;
}

static const hscal_skeleton_pattern *trmm_pattern(const hscal_call *call, const hscal_choice *choice) {
  (void)call;
  return choice->stays == HSCAL_A ? &trmm_b : rectangle_pattern(choice);
}

static const hscal_skeleton_pattern *trsm_pattern(const hscal_call *call, const hscal_choice *choice) {
  (void)call;
  return choice->stays == HSCAL_A ? &trsm_b : rectangle_pattern(choice);
}

static const hscal_skeleton_pattern *syr_pattern(const hscal_call *call, const hscal_choice *choice) {
  (void)choice;
  return call->routine->pack == HSCAL_PACK_SYR ? &syr : &syr2;
}

static const hscal_skeleton_pattern *sum_pattern(const hscal_call *call, const hscal_choice *choice) {
  (void)choice;
  return call->trans == 'N' ? &addition : &turned_addition;
}

/* ---- loops ------------------------------------------------------------------------------------------------------- */

/* What is shared with neither index of the operand that stays. */
static int product_loop(const hscal_call *call, hscal_operand_name stays) {
  return (stays == HSCAL_A) != (call->side == 'L') ? call->m : call->n;
}

static int update_loop(const hscal_call *call, hscal_operand_name stays) {
  return stays == HSCAL_C ? call->k : call->n;
}

/* Additions of matrices, and what goes through A in panels, go along the shorter side. */
static int addition_loop(const hscal_call *call, hscal_operand_name stays) {
  (void)stays;
  return hscal__min(call->m, call->n);
}

static int panel_loop(const hscal_call *call, hscal_operand_name stays) {
  int rows, columns;
  (void)stays;
  hscal__call_shape(call, HSCAL_A, &rows, &columns);
  return hscal__min(rows, columns);
}

static int reflector_loop(const hscal_call *call, hscal_operand_name stays) {
  (void)stays;
  return call->k;
}

static int order_loop(const hscal_call *call, hscal_operand_name stays) {
  (void)stays;
  return call->n;
}

/* Vectors go at once. */
static int one_step(const hscal_call *call, hscal_operand_name stays) {
  (void)call;
  (void)stays;
  return 1;
}

/* ---- columns of panels ------------------------------------------------------------------------------------------- */

/* p?sytrd: six products with the panel, whose vectors and results are told or summed along process columns, a norm and
 * a product of vectors there, and a product with what is left of the matrix, a third of it in the mean. LU: the pivot
 * is found and told, its row exchanged and told, and the panel updated. QR and its kin: the entry beside the vector is
 * told, its norm summed and told, its products with the panel too, and the panel updated. QR with pivoting: the column
 * is found, exchanged and told along rows; along columns it is as in QR, but with products and a row of all the rest.
 * Others: two products of vectors with the matrix, and those with what is in the panel already. */
static const hscal_skeleton_column tridiagonal_column = {{1, 2}, {11, 2}, 2, 1.0 / 3, 6};
static const hscal_skeleton_column lu_column = {{0, 0}, {4, 0}, 0, 0, 1};
static const hscal_skeleton_column qr_column = {{0, 0}, {5, 0}, 0, 0, 2};
static const hscal_skeleton_column pivoted_column = {{4, 2}, {3, 2}, 0, 0, 0};
static const hscal_skeleton_column two_sided_column = {{6, 2}, {10, 2}, 0, 2.0 / 3, 8};

/* ---- the tables -------------------------------------------------------------------------------------------------- */

/* An update with a transposed input: rows and columns change parts. */
static int is_transposed(const hscal_call *call) { return call->trans != 'N'; }

static const hscal_skeleton_row of_family[HSCAL_FAMILY_COUNT] = {
    [HSCAL_FAMILY_VECTOR] = {.pattern = &on_x, .loop = one_step},
    [HSCAL_FAMILY_MATRIX_VECTOR] = {.pattern = &gemv, .loop = one_step},
    [HSCAL_FAMILY_VECTOR_SOLVE] = {.pattern = &trsv, .loop = one_step},
    [HSCAL_FAMILY_RANK_UPDATE] = {.pattern = &gemv, .loop = one_step},
    [HSCAL_FAMILY_ADDITION] = {.choose = sum_pattern, .loop = addition_loop},
    [HSCAL_FAMILY_SOLVE] = {.pattern = &right_sides, .loop = panel_loop},
    [HSCAL_FAMILY_LU] = {.pattern = &elimination_steps, .loop = panel_loop, .column = &lu_column},
    [HSCAL_FAMILY_CHOLESKY] = {.pattern = &cholesky, .loop = panel_loop},
    [HSCAL_FAMILY_QR] = {.pattern = &elimination_steps, .loop = panel_loop, .column = &qr_column},
    [HSCAL_FAMILY_PIVOTED_QR] = {.pattern = &vector_steps, .loop = panel_loop, .column = &pivoted_column},
    [HSCAL_FAMILY_TRAPEZOID] = {.pattern = &elimination_steps, .loop = panel_loop, .column = &qr_column},
    [HSCAL_FAMILY_LEAST_SQUARES] = {.pattern = &elimination_steps, .loop = panel_loop, .column = &qr_column},
    [HSCAL_FAMILY_INVERSE] = {.pattern = &inversion, .loop = panel_loop},
    [HSCAL_FAMILY_FORM_Q] = {.pattern = &elimination_steps, .loop = reflector_loop},
    [HSCAL_FAMILY_APPLY_Q] = {.pattern = &reflections, .loop = reflector_loop},
    [HSCAL_FAMILY_TRIDIAGONAL] = {.pattern = &reduction_steps, .loop = panel_loop, .column = &tridiagonal_column},
    [HSCAL_FAMILY_BIDIAGONAL] = {.pattern = &two_sided, .loop = panel_loop, .column = &two_sided_column},
    [HSCAL_FAMILY_HESSENBERG] = {.pattern = &two_sided, .loop = panel_loop, .column = &two_sided_column},
    [HSCAL_FAMILY_STANDARD_FORM] = {.pattern = &reduction_steps, .loop = panel_loop},
    [HSCAL_FAMILY_EIGENVALUES] = {.pattern = &reduction_steps, .loop = panel_loop, .column = &tridiagonal_column},
    [HSCAL_FAMILY_SOME_EIGENVALUES] = {.pattern = &reduction_steps, .loop = panel_loop, .column = &tridiagonal_column},
    [HSCAL_FAMILY_SINGULAR_VALUES] = {.pattern = &two_sided, .loop = panel_loop, .column = &two_sided_column},
    [HSCAL_FAMILY_COPY] = {.pattern = &arrival, .loop = addition_loop},
    [HSCAL_FAMILY_RECORDED] = {.pattern = &elimination_steps, .loop = order_loop},
};

/* Schemes whose family is no pattern. */
static const hscal_skeleton_row of_scheme[HSCAL_SCHEME_COUNT] = {
    [HSCAL_SCHEME_symv] = {.pattern = &symv, .loop = one_step},
    [HSCAL_SCHEME_syr] = {.choose = syr_pattern, .loop = one_step},
    [HSCAL_SCHEME_gemm] = {.make = hscal__gemm_skeleton},
    [HSCAL_SCHEME_symm] = {.choose = symm_pattern, .choice = hscal__symm_choice, .loop = product_loop},
    [HSCAL_SCHEME_syrk] = {.choose = syrk_pattern,
                           .choice = hscal__syrk_choice,
                           .loop = update_loop,
                           .is_mirrored = is_transposed},
    [HSCAL_SCHEME_trmm] = {.choose = trmm_pattern, .choice = hscal__trmm_choice, .loop = product_loop},
    [HSCAL_SCHEME_trsm] = {.choose = trsm_pattern, .choice = hscal__trsm_choice, .loop = product_loop},
    [HSCAL_SCHEME_tran] = {.pattern = &turned_addition, .loop = addition_loop},
};

const hscal_skeleton_row *hscal__skeleton_row(const hscal_call *call) {
  const hscal_skeleton_row *row = &of_scheme[call->routine->scheme];
  int is_own = row->make || row->pattern || row->choose;
  return is_own ? row : &of_family[hscal__schemes[call->routine->scheme].family];
}
