#include "models/bounds/share.h"
#include "base/status.h"
#include "instrumented_pblas/choice.h"
#include "instrumented_pblas/setting.h"
#include "instrumented_pblas/symm.h"
#include "instrumented_pblas/syrk.h"
#include "instrumented_pblas/trmm.h"
#include "instrumented_pblas/trsm.h"
#include "machine/speed.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Which entries of the operand that stays cost work, each the same. */
typedef enum extent {
  WHOLE, /* all                                                                  */
  LOWER,
  UPPER,         /* those below or above the diagonal                                    */
  ROWS_TO_END,   /* entry (i, j) as often as there are panels up to row i: i times       */
  ROWS_FROM_END, /* n - 1 - i times                                                      */
  COLUMNS_TO_END,
  COLUMNS_FROM_END
} extent;

/* How the work goes with the operand that stays. */
typedef struct work {
  hscal_operand_name stays;
  extent extent;
  double entry_flops; /* per entry, and per time */
  double narrow;      /* the part of it in products whose inner dimension is the width of a panel */
  int width;          /* no panel is wider */
} work;

/* ---- what stays --------------------------------------------------------------------------------------------- */

static extent stairs(int along_columns, int to_end) {
  if (along_columns) return to_end ? COLUMNS_TO_END : COLUMNS_FROM_END;
  return to_end ? ROWS_TO_END : ROWS_FROM_END;
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
static work update(const hscal_call *call, const hscal_layout *layout) {
  double each = call->routine->pack == HSCAL_PACK_SYR2K ? 4 : 2;
  int turned = call->trans != 'N', lower = call->uplo == 'L';
  if (hscal__syrk_choice(call, layout).stays == HSCAL_A) {
    int alike = each == 2 || lie_alike(call, layout, HSCAL_A, HSCAL_B);
    return (work){HSCAL_A, stairs(turned, lower != turned), alike ? each : 2, 0, 0};
  }
  int width = hscal__max(widest_panel(call, layout, HSCAL_A, !turned), widest_panel(call, layout, HSCAL_B, !turned));
  return (work){HSCAL_C, lower ? LOWER : UPPER, each * call->k, 1, width};
}

/* The triangle stays. */
static work on_triangle(const hscal_call *call, double each) {
  return (work){HSCAL_A, call->uplo == 'L' ? LOWER : UPPER, each * (call->side == 'R' ? call->m : call->n), 0, 0};
}

/* Source: PB_CpsymmAB.c, PB_CpsymmBC.c. Every panel of A is used twice: as it is, with C,
 * and as its mirror image, with B. */
static work symmetric(const hscal_call *call, const hscal_layout *layout) {
  int right = call->side == 'R', lower = call->uplo == 'L';
  if (hscal__symm_choice(call, layout).stays == HSCAL_A) return on_triangle(call, 4);
  int alike = lie_alike(call, layout, HSCAL_B, HSCAL_C);
  return (work){HSCAL_C, stairs(right, lower != right), alike ? 4 : 2, alike ? 0.5 : 1, layout->backend.panel};
}

/* Source: PB_CptrmmAB.c, PB_CptrmmB.c, PB_CptrsmAB.c, PB_CptrsmB.c. Entry i of the index that is multiplied or solved for
 * meets the panels on its side of the triangle: those before it if op(A) is lower (from the right: upper) and its panels
 * go to all entries, or if it is upper and all entries go to a panel. A solve takes the same from the other side of it. */
static work triangular(const hscal_call *call, const hscal_layout *layout) {
  int solves = call->routine->scheme == HSCAL_SCHEME_trsm, left = call->side == 'L';
  hscal_choice choice = solves ? hscal__trsm_choice(call, layout) : hscal__trmm_choice(call, layout);
  if (choice.stays == HSCAL_A) return on_triangle(call, 2);
  int lower = (call->uplo == 'L') == (call->trans == 'N'), before = (lower == left) != choice.sums;
  return (work){HSCAL_B, stairs(!left, before), 2, !choice.sums, layout->backend.panel};
}

/* 0: not known. */
static int work_of(const hscal_call *call, const hscal_layout *layout, work *found) {
  extent triangle = call->uplo == 'L' ? LOWER : UPPER;
  switch (call->routine->pack) {
  case HSCAL_PACK_SYRK:
  case HSCAL_PACK_SYR2K:
    *found = update(call, layout);
    return 1;
  case HSCAL_PACK_SYMM:
    *found = symmetric(call, layout);
    return 1;
  case HSCAL_PACK_TRMM:
    *found = triangular(call, layout);
    return 1;
  case HSCAL_PACK_GEMV:
  case HSCAL_PACK_GER:
    *found = (work){HSCAL_A, WHOLE, 2, 0, 0};
    return 1;
  case HSCAL_PACK_SYMV:
  case HSCAL_PACK_SYR2:
    *found = (work){HSCAL_A, triangle, 4, 0, 0};
    return 1;
  case HSCAL_PACK_TRMV:
  case HSCAL_PACK_ATRMV:
  case HSCAL_PACK_SYR:
    *found = (work){HSCAL_A, triangle, 2, 0, 0};
    return 1;
  default:
    return 0;
  }
}

/* ---- shares ------------------------------------------------------------------------------------------------ */

typedef struct subject {
  const hscal_call *call;
  const hscal_layout *layout;
  work work;
  hscal_dealing dealing[2]; /* of the operand that stays */
  double *line_sum;         /* [nprow + npcol] sums over stairs */
  double *row_sum;          /* [3 npcol] entries of a triangle on a row of the grid, and room to sum them */
  double *entry_s;          /* [classes] seconds per entry at least */
} subject;

int hscal__next_block(const hscal_dealing *dealing, int coordinate, int *begin) {
  int nprocs = dealing->src < 0 ? 1 : dealing->nprocs;
  int distance = nprocs == 1 ? 0 : hscal__mod_sub(coordinate, dealing->src, nprocs);
  if (nprocs == 1) {
    if (*begin >= 0) return 0;
    *begin = 0;
    return dealing->n;
  }
  int64_t next;
  if (*begin < 0)
    next = distance == 0 ? 0 : dealing->first + (int64_t)(distance - 1) * dealing->block;
  else
    next = (*begin == 0 && distance == 0 ? dealing->first - dealing->block : *begin) + (int64_t)nprocs * dealing->block;
  if (next >= dealing->n) return 0;
  *begin = (int)next;
  int length = *begin == 0 ? dealing->first : dealing->block;
  return hscal__min(length, dealing->n - *begin);
}

/* Sums for each process column, by how far it is from the first one: `of` as they are, `up_to` for all columns before one. */
typedef struct column_sums {
  double of_all, *of, *up_to;
} column_sums;

/* `times` as often as there are columns before `begin`, which is in block `block`: for each process column those that it holds. */
static void add_columns_before(column_sums *sums, const hscal_dealing *columns, int begin, int block, double times) {
  int turn = columns->nprocs, whole = block / turn, last = block % turn;
  int block_begin = block == 0 ? 0 : columns->first + (block - 1) * columns->block;
  sums->of_all += times * whole * columns->block;
  sums->up_to[last] += times * columns->block;
  sums->of[last] += times * (begin - block_begin);
  if (block > 0) sums->of[0] -= times * (columns->block - columns->first);
}

/* Entries (i, j) with j < i (lower) or i < j of rows begin ... end - 1, for each process column. */
static void add_triangle_rows(column_sums *sums, const hscal_dealing *columns, int begin, int end, int lower) {
  while (begin < end) {
    int block = begin < columns->first ? 0 : 1 + (begin - columns->first) / columns->block;
    int block_end = hscal__as_int(columns->first + (int64_t)block * columns->block);
    int length = hscal__min(hscal__min(end, block_end), columns->n) - begin;
    if (length <= 0) return;
    /* the square on the diagonal has its half, whichever, and is no part of the rest */
    sums->of[block % columns->nprocs] += 0.5 * length * (length - 1.0) - (lower ? 0 : (double)length * length);
    add_columns_before(sums, columns, begin, block, lower ? length : -length);
    begin += length;
  }
}

/* Entries beside the diagonal that the processes of row `p` hold, in s->row_sum. */
static void sum_triangle(const subject *s, int p) {
  const hscal_dealing *rows = &s->dealing[HSCAL_ROWS], *columns = &s->dealing[HSCAL_COLUMNS];
  int npcol = s->layout->npcol, lower = s->work.extent == LOWER, held = hscal__held(rows, p);
  column_sums sums = {0, s->row_sum + npcol, s->row_sum + 2 * npcol};
  memset(sums.of, 0, 2 * (size_t)npcol * sizeof *sums.of);
  for (int begin = -1, length; (length = hscal__next_block(rows, p, &begin)) > 0;)
    add_triangle_rows(&sums, columns, begin, begin + length, lower);
  double more = 0;
  for (int distance = npcol - 1; distance >= 0; distance--) {
    int q = hscal__mod_add(columns->src, distance, npcol);
    double entries = sums.of_all + sums.of[distance] + more;
    s->row_sum[q] = lower ? entries : entries + (double)held * hscal__held(columns, q);
    more += sums.up_to[distance];
  }
}

/* Sum of i (to the end) or n - 1 - i over the entries of the coordinate, less `slack` each. */
static double stair_entries(const hscal_dealing *dealing, int coordinate, int to_end, int slack) {
  double sum = 0;
  for (int begin = -1, length; (length = hscal__next_block(dealing, coordinate, &begin)) > 0;) {
    double middle = begin + 0.5 * (length - 1);
    sum += length * fmax((to_end ? middle : dealing->n - 1 - middle) - slack, 0);
  }
  return sum;
}

/* ---- the bound --------------------------------------------------------------------------------------------- */

double hscal__product_limit(const hscal_node_class *class, hscal_type type, int inner) {
  double speed = 0;
  for (int kernel = HSCAL_KERNEL_GEMM; kernel < HSCAL_KERNEL_GEMV; kernel++) {
    hscal_kernel family = (hscal_kernel)kernel;
    double limit = hscal__kernel_limit_speed(class, type, family);
    double scale;
    int borrowed = family == HSCAL_KERNEL_GEMM || !hscal__node_speed(class, family, type, &scale);
    if (inner > 0 && borrowed) limit = fmin(limit, hscal__kernel_top_speed(class, type, inner));
    speed = fmax(speed, limit);
  }
  return speed;
}

/* Kernels of level 2 that a scheme calls; those of level 3 all count. */
static double highest_speed(const subject *s, const hscal_node_class *class, int inner) {
  static const hscal_kernel vectors[HSCAL_SCHEME_COUNT][6] = {
      [HSCAL_SCHEME_gemv] = {HSCAL_KERNEL_GEMV, HSCAL_KERNEL_TRMV},
      [HSCAL_SCHEME_symv] = {HSCAL_KERNEL_GEMV, HSCAL_KERNEL_SYMV},
      [HSCAL_SCHEME_trsv] = {HSCAL_KERNEL_GEMV, HSCAL_KERNEL_TRSV},
      [HSCAL_SCHEME_ger] = {HSCAL_KERNEL_GER},
      [HSCAL_SCHEME_syr] = {HSCAL_KERNEL_GER, HSCAL_KERNEL_SYR, HSCAL_KERNEL_SYR2, HSCAL_KERNEL_SYMV},
  };
  hscal_type type = s->call->routine->type;
  double speed = 0;
  if (hscal__routine_level(s->call->routine) >= 3) return hscal__product_limit(class, type, inner);
  for (const hscal_kernel *kernel = vectors[s->call->routine->scheme]; *kernel != HSCAL_KERNEL_GEMM; kernel++)
    speed = fmax(speed, hscal__kernel_limit_speed(class, type, *kernel));
  return speed;
}

/* Entries, times counted, of the process. */
static double share(const subject *s, int p, int q) {
  int m = hscal__held(&s->dealing[HSCAL_ROWS], p), n = hscal__held(&s->dealing[HSCAL_COLUMNS], q);
  switch (s->work.extent) {
  case WHOLE:
    return (double)m * n;
  case LOWER:
  case UPPER:
    return s->row_sum[q];
  case ROWS_TO_END:
  case ROWS_FROM_END:
    return n * s->line_sum[p];
  default:
    return m * s->line_sum[s->layout->nprow + q];
  }
}

/* Solves take the diagonal blocks out of the products: no wider than this. */
static int diagonal_slack(const subject *s) {
  const hscal_desc *desc = &s->call->operand[HSCAL_A].desc;
  return hscal__max(s->layout->backend.panel, hscal__max(desc->mb, desc->nb)) - 1;
}

static void sum_stairs(const subject *s) {
  extent extent = s->work.extent;
  int slack = diagonal_slack(s), nprow = s->layout->nprow;
  int rows = extent == ROWS_TO_END || extent == ROWS_FROM_END;
  int columns = extent == COLUMNS_TO_END || extent == COLUMNS_FROM_END;
  int to_end = extent == ROWS_TO_END || extent == COLUMNS_TO_END;
  for (int p = 0; rows && p < nprow; p++) s->line_sum[p] = stair_entries(&s->dealing[HSCAL_ROWS], p, to_end, slack);
  for (int q = 0; columns && q < s->layout->npcol; q++)
    s->line_sum[nprow + q] = stair_entries(&s->dealing[HSCAL_COLUMNS], q, to_end, slack);
}

/* Seconds that an entry takes at least on a class of nodes. */
static double entry_seconds(const subject *s, const hscal_node_class *class) {
  double flops = s->work.entry_flops * hscal__type_flop_weight(s->call->routine->type), narrow = s->work.narrow;
  double seconds = (1 - narrow) * flops / highest_speed(s, class, 0);
  return narrow > 0 ? seconds + narrow * flops / highest_speed(s, class, s->work.width) : seconds;
}

static void write_shares(const subject *s, hscal_earliest_times *earliest) {
  const hscal_machine *machine = earliest->costs->machine;
  sum_stairs(s);
  for (int i = 0; i < machine->nclasses; i++) s->entry_s[i] = entry_seconds(s, &machine->classes[i]);
  for (int p = 0; p < s->layout->nprow; p++) {
    if (s->work.extent == LOWER || s->work.extent == UPPER) sum_triangle(s, p);
    for (int q = 0; q < s->layout->npcol; q++) {
      int process = p * s->layout->npcol + q, class = machine->class_of[earliest->costs->node_of[process]];
      hscal__compute_after(earliest, process, s->entry_s[class] * share(s, p, q));
    }
  }
}

static int replicated(const hscal_call *call) {
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    const hscal_desc *desc = &call->operand[which].desc;
    if (hscal__call_has(call, (hscal_operand_name)which) && (desc->rsrc < 0 || desc->csrc < 0)) return 1;
  }
  return 0;
}

int hscal__share_work(const hscal_call *call, hscal_earliest_times *earliest) {
  const hscal_layout *layout = earliest->layout;
  size_t lines = (size_t)layout->nprow + (size_t)layout->npcol;
  subject s = {.call = call, .layout = layout};
  if (replicated(call) || !work_of(call, layout, &s.work)) return 0;
  size_t sums = 3 * (size_t)layout->npcol;
  double *room = malloc((lines + sums + (size_t)earliest->costs->machine->nclasses) * sizeof *room);
  if (!room) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a bound");
  s.line_sum = room, s.row_sum = room + lines, s.entry_s = room + lines + sums;
  hscal__deal_operand(call, s.work.stays, layout, s.dealing);
  write_shares(&s, earliest);
  free(room);
  return 0;
}
