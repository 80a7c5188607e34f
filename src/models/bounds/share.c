#include "models/bounds/share.h"
#include "base/status.h"
#include "instrumented_pblas/setting.h"
#include "models/bounds/share_table.h"
#include "models/bounds/speed_limits.h"
#include "models/cost/kernel.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct pblas_share {
  const hscal_call *call;
  const hscal_layout *layout;
  hscal_shared_work work;
  hscal_dealing dealing[2]; /* of the operand that stays */
  double *line_sum;         /* [nprow + npcol] sums of weighted entries */
  double *row_sum;          /* [3 npcol] entries of a triangle on a row of the grid, and scratch to sum them */
  double *entry_s;          /* [classes] seconds per entry at least */
} pblas_share;

/* The blocks of one coordinate: *begin of its next one (at first -1), and how long that is; 0 at the end. */
static int next_block(const hscal_dealing *dealing, int coordinate, int *begin) {
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

/* Sums for each process column, by how far it is from the first one: `of` as they are, `up_to` for all columns before
 * one. */
typedef struct column_sums {
  double of_all, *of, *up_to;
} column_sums;

/* `times` as often as there are columns before `begin`, which is in block `block`: for each process column those that
 * it holds. */
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
static void sum_triangle(const pblas_share *s, int p) {
  const hscal_dealing *rows = &s->dealing[HSCAL_ROWS], *columns = &s->dealing[HSCAL_COLUMNS];
  int npcol = s->layout->npcol, lower = s->work.extent == HSCAL_SHARE_LOWER, held = hscal__held(rows, p);
  column_sums sums = {0, s->row_sum + npcol, s->row_sum + 2 * npcol};
  memset(sums.of, 0, 2 * (size_t)npcol * sizeof *sums.of);
  for (int begin = -1, length; (length = next_block(rows, p, &begin)) > 0;)
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
static double weighted_entries(const hscal_dealing *dealing, int coordinate, int to_end, int slack) {
  double sum = 0;
  for (int begin = -1, length; (length = next_block(dealing, coordinate, &begin)) > 0;) {
    double middle = begin + 0.5 * (length - 1);
    sum += length * fmax((to_end ? middle : dealing->n - 1 - middle) - slack, 0);
  }
  return sum;
}

/* ---- the bound --------------------------------------------------------------------------------------------- */

/* The highest of the kernels that count for the scheme. */
static double highest_speed(const pblas_share *s, const hscal_node_class *class, int inner) {
  hscal_type type = s->call->routine->type;
  if (hscal__routine_level(s->call->routine) >= 3) return hscal__product_limit(class, type, inner);
  return hscal__vector_limit(class, type, hscal__vector_kernels(s->call));
}

/* Entries, times counted, of the process. */
static double share(const pblas_share *s, int p, int q) {
  int m = hscal__held(&s->dealing[HSCAL_ROWS], p), n = hscal__held(&s->dealing[HSCAL_COLUMNS], q);
  switch (s->work.extent) {
  case HSCAL_SHARE_WHOLE:
    return (double)m * n;
  case HSCAL_SHARE_LOWER:
  case HSCAL_SHARE_UPPER:
    return s->row_sum[q];
  case HSCAL_SHARE_ROWS_TO_END:
  case HSCAL_SHARE_ROWS_FROM_END:
    return n * s->line_sum[p];
  default:
    return m * s->line_sum[s->layout->nprow + q];
  }
}

/* Solves take the diagonal blocks out of the products: no wider than this. */
static int diagonal_slack(const pblas_share *s) {
  const hscal_desc *desc = &s->call->operand[HSCAL_A].desc;
  return hscal__max(s->layout->backend.panel, hscal__max(desc->mb, desc->nb)) - 1;
}

static void sum_weighted_lines(const pblas_share *s) {
  hscal_share_extent extent = s->work.extent;
  int slack = diagonal_slack(s), nprow = s->layout->nprow;
  int rows = extent == HSCAL_SHARE_ROWS_TO_END || extent == HSCAL_SHARE_ROWS_FROM_END;
  int columns = extent == HSCAL_SHARE_COLUMNS_TO_END || extent == HSCAL_SHARE_COLUMNS_FROM_END;
  int to_end = extent == HSCAL_SHARE_ROWS_TO_END || extent == HSCAL_SHARE_COLUMNS_TO_END;
  for (int p = 0; rows && p < nprow; p++) s->line_sum[p] = weighted_entries(&s->dealing[HSCAL_ROWS], p, to_end, slack);
  for (int q = 0; columns && q < s->layout->npcol; q++)
    s->line_sum[nprow + q] = weighted_entries(&s->dealing[HSCAL_COLUMNS], q, to_end, slack);
}

/* Seconds that an entry takes at least on a class of nodes. */
static double entry_seconds(const pblas_share *s, const hscal_node_class *class) {
  double flops = s->work.entry_flops * hscal__type_flop_weight(s->call->routine->type), narrow = s->work.narrow;
  double seconds = (1 - narrow) * flops / highest_speed(s, class, 0);
  return narrow > 0 ? seconds + narrow * flops / highest_speed(s, class, s->work.width) : seconds;
}

static void write_shares(const pblas_share *s, hscal_earliest_times *earliest) {
  const hscal_machine *machine = earliest->costs->machine;
  sum_weighted_lines(s);
  for (int i = 0; i < machine->nclasses; i++) s->entry_s[i] = entry_seconds(s, &machine->classes[i]);
  for (int p = 0; p < s->layout->nprow; p++) {
    if (s->work.extent == HSCAL_SHARE_LOWER || s->work.extent == HSCAL_SHARE_UPPER) sum_triangle(s, p);
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
  pblas_share s = {.call = call, .layout = layout};
  if (replicated(call) || !hscal__shared_work(call, layout, &s.work)) return 0;
  size_t sums = 3 * (size_t)layout->npcol;
  double *scratch = malloc((lines + sums + (size_t)earliest->costs->machine->nclasses) * sizeof *scratch);
  if (!scratch) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a bound");
  s.line_sum = scratch, s.row_sum = scratch + lines, s.entry_s = scratch + lines + sums;
  hscal__deal_operand(call, s.work.stays, layout, s.dealing);
  write_shares(&s, earliest);
  free(scratch);
  return 0;
}
