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
static const hscal_skeleton_pattern symv = {HSCAL_A, HSCAL_KERNEL_GEMV, .row = {1, 1}, .col = {1, 1}, .turns = 2};
static const hscal_skeleton_pattern syr = {HSCAL_A, HSCAL_KERNEL_GEMV, .row = {1}, .col = {1}, .turns = 1};
static const hscal_skeleton_pattern syr2 = {HSCAL_A, HSCAL_KERNEL_GEMV, .row = {2}, .col = {2}, .turns = 2};
/* A sum of matrices that are not transposed: what is added to stays. */
static const hscal_skeleton_pattern addition = {HSCAL_C, HSCAL_KERNEL_ADD, .turns = 0};

/* Those of families. */
#define PATTERN(name, ...) static const hscal_skeleton_pattern name##_pattern[] = {{__VA_ARGS__}};
#include "schemes.def"
#define COLUMN(name, ...) static const hscal_skeleton_column name##_column[] = {{__VA_ARGS__}};
#include "schemes.def"

/* ---- patterns that depend on the call ---------------------------------------------------------------------------- */

static const hscal_skeleton_pattern *symm_pattern(const hscal_call *call, const hscal_choice *choice) {
  (void)call;
  return choice->stays == HSCAL_A ? &symm_bc : &symm_ab;
}

static const hscal_skeleton_pattern *syrk_pattern(const hscal_call *call, const hscal_choice *choice) {
  int is_single = !hscal__call_has(call, HSCAL_B);
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
  return hscal__call_has(call, HSCAL_Y) ? &syr2 : &syr;
}

static const hscal_skeleton_pattern *sum_pattern(const hscal_call *call, const hscal_choice *choice) {
  (void)choice;
  return call->trans == 'N' ? &addition : turned_addition_pattern;
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
static int one_step_loop(const hscal_call *call, hscal_operand_name stays) {
  (void)call;
  (void)stays;
  return 1;
}

/* ---- the tables -------------------------------------------------------------------------------------------------- */

/* An update with a transposed input: rows and columns change parts. */
static int is_transposed(const hscal_call *call) { return call->trans != 'N'; }

#define none_pattern NULL
#define none_loop    NULL
#define none_column  NULL
#define FAMILY(family, chained, data, serial, work, operations, bound, its_pattern, its_loop, its_column)              \
  [HSCAL_FAMILY_##family] = {.pattern = its_pattern##_pattern, .loop = its_loop##_loop, .column = its_column##_column},
static const hscal_skeleton_row of_family[HSCAL_FAMILY_COUNT] = {
#include "schemes.def"
};

/* Schemes whose family is no pattern. */
static const hscal_skeleton_row of_scheme[HSCAL_SCHEME_COUNT] = {
    [HSCAL_SCHEME_symv] = {.pattern = &symv, .loop = one_step_loop},
    [HSCAL_SCHEME_syr] = {.choose = syr_pattern, .loop = one_step_loop},
    [HSCAL_SCHEME_gemm] = {.make = hscal__gemm_skeleton},
    [HSCAL_SCHEME_symm] = {.choose = symm_pattern, .choice = hscal__symm_choice, .loop = product_loop},
    [HSCAL_SCHEME_syrk] = {.choose = syrk_pattern,
                           .choice = hscal__syrk_choice,
                           .loop = update_loop,
                           .is_mirrored = is_transposed},
    [HSCAL_SCHEME_trmm] = {.choose = trmm_pattern, .choice = hscal__trmm_choice, .loop = product_loop},
    [HSCAL_SCHEME_trsm] = {.choose = trsm_pattern, .choice = hscal__trsm_choice, .loop = product_loop},
    [HSCAL_SCHEME_geadd] = {.choose = sum_pattern, .loop = addition_loop},
    [HSCAL_SCHEME_tradd] = {.choose = sum_pattern, .loop = addition_loop},
};

const hscal_skeleton_row *hscal__skeleton_row(const hscal_call *call) {
  const hscal_skeleton_row *row = &of_scheme[call->routine->scheme];
  int is_own = row->make || row->pattern || row->choose;
  return is_own ? row : &of_family[hscal__schemes[call->routine->scheme].family];
}
