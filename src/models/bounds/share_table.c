#include "models/bounds/share_table.h"
#include "instrumented_pblas/setting.h"
#include "instrumented_pblas/symm.h"
#include "instrumented_pblas/syrk.h"
#include "instrumented_pblas/trmm.h"
#include "instrumented_pblas/trsm.h"

static hscal_share_extent weighted_extent(int along_columns, int to_end) {
  if (along_columns) return to_end ? HSCAL_SHARE_COLUMNS_TO_END : HSCAL_SHARE_COLUMNS_FROM_END;
  return to_end ? HSCAL_SHARE_ROWS_TO_END : HSCAL_SHARE_ROWS_FROM_END;
}

/* Panels of an input: as wide as the logical block, or all of an index that lies on one line. */
static int widest_panel(const hscal_call *call, const hscal_layout *layout, hscal_operand_name which, int across) {
  hscal_dealing dealing[2];
  if (!hscal__call_has(call, which)) return 0;
  hscal__deal_operand(call, which, layout, dealing);
  return hscal__spread(&dealing[across]) ? layout->backend.panel : hscal__max(dealing[across].n, layout->backend.panel);
}

/* Do two operands of one shape lie alike? */
static int lie_alike(const hscal_call *call, const hscal_layout *layout, hscal_operand_name x, hscal_operand_name y) {
  hscal_dealing a[2], b[2];
  hscal__deal_operand(call, x, layout, a);
  hscal__deal_operand(call, y, layout, b);
  for (int d = 0; d < 2; d++)
    if (a[d].first != b[d].first || a[d].block != b[d].block || a[d].src != b[d].src) return 0;
  return 1;
}

/* Two inputs that stay do half of the work each. Source: PB_CpsyrkA.c, PB_CpsyrkAC.c, PB_Cpsyr2kA.c, PB_Cpsyr2kAC.c. */
static hscal_shared_work update(const hscal_call *call, const hscal_layout *layout) {
  double each = hscal__call_has(call, HSCAL_B) ? 4 : 2;
  int turned = call->trans != 'N', lower = call->uplo == 'L';
  if (hscal__syrk_choice(call, layout).stays == HSCAL_A) {
    int alike = each == 2 || lie_alike(call, layout, HSCAL_A, HSCAL_B);
    return (hscal_shared_work){HSCAL_A, weighted_extent(turned, lower != turned), alike ? each : 2, 0, 0};
  }
  int width = hscal__max(widest_panel(call, layout, HSCAL_A, !turned), widest_panel(call, layout, HSCAL_B, !turned));
  return (hscal_shared_work){HSCAL_C, lower ? HSCAL_SHARE_LOWER : HSCAL_SHARE_UPPER, each * call->k, 1, width};
}

/* The triangle stays. */
static hscal_shared_work on_triangle(const hscal_call *call, double each) {
  return (hscal_shared_work){HSCAL_A, call->uplo == 'L' ? HSCAL_SHARE_LOWER : HSCAL_SHARE_UPPER,
                             each * (call->side == 'R' ? call->m : call->n), 0, 0};
}

/* Source: PB_CpsymmAB.c, PB_CpsymmBC.c. Every panel of A is used twice: as it is, with C,
 * and as its mirror image, with B. */
static hscal_shared_work symmetric(const hscal_call *call, const hscal_layout *layout) {
  int right = call->side == 'R', lower = call->uplo == 'L';
  if (hscal__symm_choice(call, layout).stays == HSCAL_A) return on_triangle(call, 4);
  int alike = lie_alike(call, layout, HSCAL_B, HSCAL_C);
  return (hscal_shared_work){HSCAL_C, weighted_extent(right, lower != right), alike ? 4 : 2, alike ? 0.5 : 1,
                             layout->backend.panel};
}

static hscal_choice (*const triangle_choice[HSCAL_SCHEME_COUNT])(const hscal_call *call, const hscal_layout *layout) = {
    [HSCAL_SCHEME_trmm] = hscal__trmm_choice, [HSCAL_SCHEME_trsm] = hscal__trsm_choice};

/* Source: PB_CptrmmAB.c, PB_CptrmmB.c, PB_CptrsmAB.c, PB_CptrsmB.c. Entry i of the index that is multiplied or solved
 * for meets the panels on its side of the triangle: those before it if op(A) is lower (from the right: upper) and its
 * panels go to all entries, or if it is upper and all entries go to a panel. A solve takes the same from the other side
 * of it. */
static hscal_shared_work triangular(const hscal_call *call, const hscal_layout *layout) {
  int left = call->side == 'L';
  hscal_choice choice = triangle_choice[call->routine->scheme](call, layout);
  if (choice.stays == HSCAL_A) return on_triangle(call, 2);
  int lower = (call->uplo == 'L') == (call->trans == 'N'), before = (lower == left) != choice.sums;
  return (hscal_shared_work){HSCAL_B, weighted_extent(!left, before), 2, !choice.sums, layout->backend.panel};
}

static hscal_shared_work whole(const hscal_call *call, const hscal_layout *layout) {
  (void)call;
  (void)layout;
  return (hscal_shared_work){HSCAL_A, HSCAL_SHARE_WHOLE, 2, 0, 0};
}

static hscal_shared_work triangle(const hscal_call *call, double each) {
  return (hscal_shared_work){HSCAL_A, call->uplo == 'L' ? HSCAL_SHARE_LOWER : HSCAL_SHARE_UPPER, each, 0, 0};
}

static hscal_shared_work triangle_once(const hscal_call *call, const hscal_layout *layout) {
  (void)layout;
  return triangle(call, 2);
}

static hscal_shared_work triangle_twice(const hscal_call *call, const hscal_layout *layout) {
  (void)layout;
  return triangle(call, 4);
}

/* ---- the table ----------------------------------------------------------------------------------------------- */

static hscal_shared_work (*const of_pack[HSCAL_PACK_COUNT])(const hscal_call *call, const hscal_layout *layout) = {
    [HSCAL_PACK_SYRK] = update,         [HSCAL_PACK_SYR2K] = update,        [HSCAL_PACK_SYMM] = symmetric,
    [HSCAL_PACK_TRMM] = triangular,     [HSCAL_PACK_GEMV] = whole,          [HSCAL_PACK_GER] = whole,
    [HSCAL_PACK_SYMV] = triangle_twice, [HSCAL_PACK_SYR2] = triangle_twice, [HSCAL_PACK_TRMV] = triangle_once,
    [HSCAL_PACK_ATRMV] = triangle_once, [HSCAL_PACK_SYR] = triangle_once,
};

int hscal__shared_work(const hscal_call *call, const hscal_layout *layout, hscal_shared_work *found) {
  if (!of_pack[call->routine->pack]) return 0;
  *found = of_pack[call->routine->pack](call, layout);
  return 1;
}

const hscal_kernel *hscal__vector_kernels(const hscal_call *call) {
  static const hscal_kernel kernels[HSCAL_SCHEME_COUNT][6] = {
      [HSCAL_SCHEME_gemv] = {HSCAL_KERNEL_GEMV, HSCAL_KERNEL_TRMV},
      [HSCAL_SCHEME_symv] = {HSCAL_KERNEL_GEMV, HSCAL_KERNEL_SYMV},
      [HSCAL_SCHEME_trsv] = {HSCAL_KERNEL_GEMV, HSCAL_KERNEL_TRSV},
      [HSCAL_SCHEME_ger] = {HSCAL_KERNEL_GER},
      [HSCAL_SCHEME_syr] = {HSCAL_KERNEL_GER, HSCAL_KERNEL_SYR, HSCAL_KERNEL_SYR2, HSCAL_KERNEL_SYMV},
  };
  return kernels[call->routine->scheme];
}
