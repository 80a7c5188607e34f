#include "instrumented_scalapack/redistribution_overlap.h"
#include "base/status.h"

#include <stdlib.h>

/* ---- a trapezoid ---------------------------------------------------------------------------------------------- */

/*
 * How many rows of a pair lie above row x, for each pair and summed over all x up to one that only grows: the entries of a
 * trapezoid are a sum over its columns of the rows above a line that falls by one with each of them.
 */
typedef struct row_sums {
  hscal_piece_walk walk;
  const hscal_intersections *intersections;
  int64_t at; /* the x that has been come to */
  struct row_sum {
    int64_t rows, sum, at; /* rows above `at`; their sum over all x before it */
  } * pair;
} row_sums;

static int number(const hscal_intersections *intersections, const hscal_piece_walk *walk) {
  return hscal__intersection_at(intersections, walk->part[0], walk->part[1]);
}

static void bring_up(struct row_sum *pair, int64_t x) {
  pair->sum += pair->rows * (x - pair->at);
  pair->at = x;
}

/* Rows below 0 and from n on belong to nobody. */
static void advance(row_sums *sums, int64_t x) {
  int rows = sums->walk.dealing[0]->n;
  if (sums->at < 0) sums->at = x < 0 ? x : 0;
  while (sums->at < x && sums->at < rows) {
    int64_t end = x < sums->walk.end ? x : sums->walk.end, length = end - sums->at;
    struct row_sum *pair = &sums->pair[number(sums->intersections, &sums->walk)];
    bring_up(pair, sums->at);
    bring_up(pair, end);
    pair->sum += length * (length - 1) / 2;
    pair->rows += length;
    sums->at = end;
    if (end == sums->walk.end && end < rows) hscal__piece_next(&sums->walk);
  }
  if (sums->at < x) sums->at = x;
}

/* Takes all pairs to x. */
static void advance_all(row_sums *sums, int64_t x) {
  advance(sums, x);
  for (int r = 0; r < sums->intersections->count; r++) bring_up(&sums->pair[r], x);
}

/* Adds to a column pair what its columns have above the line, which is at x = begin in the first and end - 1 in the last. */
static void add_columns(row_sums *sums, int64_t begin, int64_t end, int64_t *inside) {
  int nrows = sums->intersections->count;
  advance_all(sums, begin);
  for (int r = 0; r < nrows; r++) inside[r] -= sums->pair[r].sum;
  advance_all(sums, end);
  for (int r = 0; r < nrows; r++) inside[r] += sums->pair[r].sum;
}

/* Entries above the line that passes through row `shift` in column 0. */
static void count_above(const hscal_overlap *overlap, int64_t shift, int n, row_sums *sums) {
  const hscal_intersections *columns = &overlap->intersections[HSCAL_COLUMNS];
  hscal_piece_walk walk = hscal__piece_first(&overlap->from[HSCAL_COLUMNS], &overlap->to[HSCAL_COLUMNS]);
  for (;;) {
    int64_t *inside = overlap->inside + (int64_t)number(columns, &walk) * sums->intersections->count;
    add_columns(sums, walk.begin + shift, walk.end + shift, inside);
    if (walk.end == n) return;
    hscal__piece_next(&walk);
  }
}

/* What is below the line, where what is above has been counted. */
static void take_rest(hscal_overlap *overlap) {
  const hscal_intersections *rows = &overlap->intersections[HSCAL_ROWS],
                            *columns = &overlap->intersections[HSCAL_COLUMNS];
  int64_t *inside = overlap->inside;
  for (int c = 0; c < columns->count; c++)
    for (int r = 0; r < rows->count; r++, inside++)
      *inside = (int64_t)rows->by[0][r].entries * columns->by[0][c].entries - *inside;
}

static int count_trapezoid(hscal_overlap *overlap, const hscal_part *part) {
  const hscal_intersections *rows = &overlap->intersections[HSCAL_ROWS];
  int nrows = rows->count, ncolumns = overlap->intersections[HSCAL_COLUMNS].count;
  int upper = part->uplo == 'U', with_diagonal = part->diag == 'N';
  /* above the line: what the upper trapezoid has, or what the lower one leaves out */
  int64_t shift = upper ? hscal__max(part->m - part->n, 0) : -hscal__max(part->n - part->m, 0);
  shift += upper ? with_diagonal : !with_diagonal;
  row_sums sums = {.walk = hscal__piece_first(&overlap->from[HSCAL_ROWS], &overlap->to[HSCAL_ROWS]),
                   .intersections = rows,
                   .at = shift < 0 ? shift : 0};
  sums.pair = calloc((size_t)nrows, sizeof *sums.pair);
  overlap->inside = calloc((size_t)nrows * (size_t)ncolumns, sizeof *overlap->inside);
  if (!sums.pair || !overlap->inside) {
    free(sums.pair);
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory to count what %d x %d pairs share", nrows, ncolumns);
  }
  for (int r = 0; r < nrows; r++) sums.pair[r].at = sums.at;
  count_above(overlap, shift, part->n, &sums);
  if (!upper) take_rest(overlap);
  free(sums.pair);
  return 0;
}

/* ---- everything ----------------------------------------------------------------------------------------------- */

int hscal__overlap_make(const hscal_dealing from[2], const hscal_dealing to[2], const hscal_part *part,
                        hscal_overlap *overlap) {
  *overlap = (hscal_overlap){.from = from, .to = to};
  for (int d = 0; d < 2; d++) HSCAL_TRY(hscal__intersections_make(&from[d], &to[d], &overlap->intersections[d]));
  return part->uplo == 'A' ? 0 : count_trapezoid(overlap, part);
}

void hscal__overlap_free(hscal_overlap *overlap) {
  for (int d = 0; d < 2; d++) hscal__intersections_free(&overlap->intersections[d]);
  free(overlap->inside);
  *overlap = (hscal_overlap){.from = NULL};
}

static int part_at(const hscal_dealing *dealing, int coordinate) {
  return hscal__distributed(dealing) ? hscal__mod_sub(coordinate, dealing->src, dealing->nprocs) : 0;
}

int64_t hscal__overlap_entries(const hscal_overlap *overlap, int i, int j, int k, int l) {
  int at[2][2] = {{i, k}, {j, l}}, found[2];
  const hscal_intersections *intersections = overlap->intersections;
  for (int d = 0; d < 2; d++) {
    found[d] = hscal__intersection_at(&intersections[d], part_at(&overlap->from[d], at[d][0]),
                                      part_at(&overlap->to[d], at[d][1]));
    if (found[d] < 0) return 0;
  }
  int row = found[HSCAL_ROWS], column = found[HSCAL_COLUMNS];
  if (overlap->inside) return overlap->inside[(int64_t)column * intersections[HSCAL_ROWS].count + row];
  return (int64_t)intersections[HSCAL_ROWS].by[0][row].entries * intersections[HSCAL_COLUMNS].by[0][column].entries;
}

hscal_partners hscal__overlap_partners(const hscal_overlap *overlap, int side, int dimension, int coordinate) {
  const hscal_intersections *intersections = &overlap->intersections[dimension];
  const hscal_dealing *own = side ? &overlap->to[dimension] : &overlap->from[dimension];
  const int *begin = intersections->begin[side] + part_at(own, coordinate);
  return (hscal_partners){.intersection = intersections->by[side] + begin[0],
                          .count = begin[1] - begin[0],
                          .side = !side,
                          .dealing = side ? &overlap->from[dimension] : &overlap->to[dimension]};
}
