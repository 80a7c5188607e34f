#include "instrumented_scalapack/overlap.h"
#include "base/status.h"

#include <stdlib.h>

/* Goes through an index that is dealt twice, in pieces that lie in one part of each. */
typedef struct piece_walk {
  const hscal_dealing *dealing[2];
  int parts[2]; /* of the piece, counted from the one that holds entry 0 */
  int block_end[2];
  int begin, end; /* of the piece */
} piece_walk;

static void next_piece(piece_walk *walk) {
  walk->begin = walk->end;
  for (int side = 0; side < 2; side++) {
    const hscal_dealing *dealing = walk->dealing[side];
    if (walk->begin < walk->block_end[side]) continue;
    int left = dealing->n - walk->begin, nparts = hscal__parts(dealing);
    walk->block_end[side] += nparts == 1 ? left : hscal__min(dealing->block, left);
    if (nparts > 1) walk->parts[side] = (walk->parts[side] + 1) % nparts;
  }
  walk->end = hscal__min(walk->block_end[0], walk->block_end[1]);
}

static piece_walk first_piece(const hscal_dealing *from, const hscal_dealing *to) {
  piece_walk walk = {.dealing = {from, to}};
  for (int side = 0; side < 2; side++)
    walk.block_end[side] = hscal__parts(walk.dealing[side]) == 1 ? from->n : walk.dealing[side]->first;
  walk.end = hscal__min(walk.block_end[0], walk.block_end[1]);
  return walk;
}

static int pair_number(const piece_walk *walk) {
  return walk->parts[0] * hscal__parts(walk->dealing[1]) + walk->parts[1];
}

/* ---- a trapezoid ---------------------------------------------------------------------------------------------- */

/*
 * How many rows of a pair lie above row x, for each pair and summed over all x up to one that only grows: the entries of a
 * trapezoid are a sum over its columns of the rows above a line that falls by one with each of them.
 */
typedef struct row_sums {
  piece_walk walk;
  int64_t at; /* the x that has been come to */
  int npairs;
  struct row_sum {
    int64_t rows, sum, at; /* rows above `at`; their sum over all x before it */
  } * pair;
} row_sums;

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
    struct row_sum *pair = &sums->pair[pair_number(&sums->walk)];
    bring_up(pair, sums->at);
    bring_up(pair, end);
    pair->sum += length * (length - 1) / 2;
    pair->rows += length;
    sums->at = end;
    if (end == sums->walk.end && end < rows) next_piece(&sums->walk);
  }
  if (sums->at < x) sums->at = x;
}

/* Adds to column pair `column` what its columns have above the line, which is at x = begin in the first and end - 1 in the last. */
static void add_columns(row_sums *sums, int64_t begin, int64_t end, int64_t *inside, int columns, int column) {
  advance(sums, begin);
  for (int r = 0; r < sums->npairs; r++) {
    bring_up(&sums->pair[r], begin);
    inside[(int64_t)r * columns + column] -= sums->pair[r].sum;
  }
  advance(sums, end);
  for (int r = 0; r < sums->npairs; r++) {
    bring_up(&sums->pair[r], end);
    inside[(int64_t)r * columns + column] += sums->pair[r].sum;
  }
}

/* Entries above the line that passes through row `shift` in column 0. */
static void count_above(const hscal_overlap *overlap, int64_t shift, int n, row_sums *sums, int columns) {
  piece_walk walk = first_piece(&overlap->from[HSCAL_COLUMNS], &overlap->to[HSCAL_COLUMNS]);
  for (;;) {
    add_columns(sums, walk.begin + shift, walk.end + shift, overlap->inside, columns, pair_number(&walk));
    if (walk.end == n) return;
    next_piece(&walk);
  }
}

static int count_trapezoid(hscal_overlap *overlap, const hscal_part *part) {
  const hscal_pairs *rows = &overlap->pairs[HSCAL_ROWS], *columns = &overlap->pairs[HSCAL_COLUMNS];
  int nrows = rows->parts[0] * rows->parts[1], ncolumns = columns->parts[0] * columns->parts[1];
  int upper = part->uplo == 'U', with_diagonal = part->diag == 'N';
  /* above the line: what the upper trapezoid has, or what the lower one leaves out */
  int64_t shift = upper ? hscal__max(part->m - part->n, 0) : -hscal__max(part->n - part->m, 0);
  shift += upper ? with_diagonal : !with_diagonal;
  row_sums sums = {.walk = first_piece(&overlap->from[HSCAL_ROWS], &overlap->to[HSCAL_ROWS]),
                   .at = shift < 0 ? shift : 0,
                   .npairs = nrows};
  sums.pair = calloc((size_t)nrows, sizeof *sums.pair);
  overlap->inside = calloc((size_t)nrows * (size_t)ncolumns, sizeof *overlap->inside);
  if (!sums.pair || !overlap->inside) {
    free(sums.pair);
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory to count what %d x %d pairs share", nrows, ncolumns);
  }
  for (int r = 0; r < nrows; r++) sums.pair[r].at = sums.at;
  count_above(overlap, shift, part->n, &sums, ncolumns);
  for (int64_t x = 0; !upper && x < (int64_t)nrows * ncolumns; x++)
    overlap->inside[x] = (int64_t)rows->at[x / ncolumns].count * columns->at[x % ncolumns].count - overlap->inside[x];
  free(sums.pair);
  return 0;
}

/* ---- everything ----------------------------------------------------------------------------------------------- */

int hscal__overlap_make(const hscal_dealing from[2], const hscal_dealing to[2], const hscal_part *part,
                        hscal_overlap *overlap) {
  *overlap = (hscal_overlap){.from = from, .to = to};
  for (int d = 0; d < 2; d++) HSCAL_TRY(hscal__pairs_make(&from[d], &to[d], &overlap->pairs[d]));
  return part->uplo == 'A' ? 0 : count_trapezoid(overlap, part);
}

void hscal__overlap_free(hscal_overlap *overlap) {
  for (int d = 0; d < 2; d++) hscal__pairs_free(&overlap->pairs[d]);
  free(overlap->inside);
  *overlap = (hscal_overlap){.from = NULL};
}

static int part_at(const hscal_dealing *dealing, int coordinate) {
  return hscal__distributed(dealing) ? hscal__mod_sub(coordinate, dealing->src, dealing->nprocs) : 0;
}

int64_t hscal__overlap_entries(const hscal_overlap *overlap, int i, int j, int k, int l) {
  int at[2][2] = {{i, k}, {j, l}}, pair[2];
  const hscal_pairs *pairs = overlap->pairs;
  for (int d = 0; d < 2; d++)
    pair[d] = part_at(&overlap->from[d], at[d][0]) * pairs[d].parts[1] + part_at(&overlap->to[d], at[d][1]);
  const hscal_pairs *columns = &pairs[HSCAL_COLUMNS];
  if (overlap->inside) return overlap->inside[(int64_t)pair[0] * columns->parts[0] * columns->parts[1] + pair[1]];
  return (int64_t)pairs[HSCAL_ROWS].at[pair[0]].count * columns->at[pair[1]].count;
}
