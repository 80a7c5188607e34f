#include "instrumented_pblas/lcm_walk.h"
#include "base/status.h"

#include <stdlib.h>

/* Where a sweep over the entries stands in one of the two dealings. */
typedef struct cursor {
  const hscal_dealing *dealing;
  int part, left; /* part that holds the next entry, entries left in its block        */
  int64_t *used;  /* [parts] entries that the sweep has met of each part               */
} cursor;

/* The contiguous piece that a pair is in the middle of, on one side. */
typedef struct piece {
  int64_t end, length; /* local index just behind it, entries so far */
} piece;

typedef struct sweep {
  cursor side[2];
  piece *pieces; /* [pairs][2] */
  hscal_pairs *pairs;
} sweep;

static void cursor_init(cursor *cursor, const hscal_dealing *dealing, int64_t *used) {
  cursor->dealing = dealing;
  cursor->part = 0;
  cursor->left = hscal__distributed(dealing) ? dealing->first : dealing->n;
  cursor->used = used;
}

static void cursor_advance(cursor *cursor, int step) {
  cursor->used[cursor->part] += step;
  cursor->left -= step;
  if (cursor->left > 0) return;
  cursor->left = cursor->dealing->block;
  cursor->part = hscal__mod_add(cursor->part, 1, hscal__parts(cursor->dealing));
}

/* Adds a run of `step` entries to the piece, or begins a new piece if it does not continue the old one. */
static void piece_extend(piece *piece, int *common, int64_t begin, int step) {
  if (piece->length > 0 && piece->end != begin) {
    *common = (int)hscal__gcd(*common, piece->length);
    piece->length = 0;
  }
  piece->length += step;
  piece->end = begin + step;
}

/* Sweeps over the next `n` entries, which stand for `times` stretches that are alike. */
static void sweep_run(sweep *sweep, int64_t n, int64_t times) {
  cursor *p = &sweep->side[0], *q = &sweep->side[1];
  while (n > 0) {
    int step = hscal__min(p->left, q->left);
    if (step > n) step = (int)n;
    size_t index = (size_t)p->part * (size_t)sweep->pairs->parts[1] + (size_t)q->part;
    hscal_pair *pair = &sweep->pairs->at[index];
    pair->count += (int)(step * times);
    for (int side = 0; side < 2; side++) {
      const cursor *at = &sweep->side[side];
      piece_extend(&sweep->pieces[2 * index + (size_t)side], &pair->piece[side], at->used[at->part], step);
    }
    cursor_advance(p, step);
    cursor_advance(q, step);
    n -= step;
  }
}

/* Behind the first blocks both dealings repeat after a common period: sweep two periods, the second one for all others
 * too. */
static void sweep_all(sweep *sweep, const hscal_dealing *p, const hscal_dealing *q) {
  int head = hscal__max(hscal__distributed(p) ? p->first : 0, hscal__distributed(q) ? q->first : 0);
  int64_t rest = p->n - head;
  int64_t period = hscal__lcm(hscal__distributed(p) ? (int64_t)p->nprocs * p->block : 1,
                              hscal__distributed(q) ? (int64_t)q->nprocs * q->block : 1);
  sweep_run(sweep, head, 1);
  int64_t periods = rest / period;
  if (periods > 0) sweep_run(sweep, period, 1);
  if (periods > 1) sweep_run(sweep, period, periods - 1);
  sweep_run(sweep, rest % period, 1);
}

int hscal__pairs_make(const hscal_dealing *p, const hscal_dealing *q, hscal_pairs *pairs) {
  pairs->parts[0] = hscal__parts(p);
  pairs->parts[1] = hscal__parts(q);
  size_t np = (size_t)pairs->parts[0], nq = (size_t)pairs->parts[1], n = np * nq;
  pairs->at = calloc(n, sizeof *pairs->at);
  int64_t *used = calloc(np + nq, sizeof *used);
  sweep sweep = {.pairs = pairs, .pieces = calloc(2 * n, sizeof(piece))};
  int status = 0;
  if (pairs->at && used && sweep.pieces) {
    cursor_init(&sweep.side[0], p, used);
    cursor_init(&sweep.side[1], q, used + np);
    sweep_all(&sweep, p, q);
  } else {
    hscal__pairs_free(pairs);
    status = hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the %zu x %zu pairs of a redistribution", np, nq);
  }
  free(sweep.pieces);
  free(used);
  return status;
}

void hscal__pairs_free(hscal_pairs *pairs) {
  free(pairs->at);
  pairs->at = NULL;
}

/* ---- the entries of one pair --------------------------------------------------------------------------------- */

/* The block of a part that holds entry `at`, or else its next block. */
static void own_block(const hscal_dealing *dealing, int part, int64_t at, int64_t *begin, int64_t *end) {
  *begin = 0, *end = dealing->n;
  if (!hscal__distributed(dealing)) return;
  int64_t block = at < dealing->first ? 0 : 1 + (at - dealing->first) / dealing->block;
  block += hscal__mod_sub(part, (int)(block % dealing->nprocs), dealing->nprocs);
  *begin = block == 0 ? 0 : dealing->first + (block - 1) * dealing->block;
  *end = block == 0 ? dealing->first : *begin + dealing->block;
}

/* The next entries that follow one another in both dealings. */
static void next_stretch(const hscal_pair_cursor *cursor, int64_t *begin, int64_t *end) {
  int64_t first[2], last[2], at = cursor->next;
  do {
    for (int side = 0; side < 2; side++) {
      own_block(cursor->dealing[side], cursor->part[side], at, &first[side], &last[side]);
      if (at < first[side]) at = first[side];
    }
  } while (at >= last[0]);
  *begin = at;
  *end = last[0] < last[1] ? last[0] : last[1];
}

/* Entries of the cursor's part before entry `end`. */
static int held_before(const hscal_pair_cursor *cursor, int side, int64_t end) {
  const hscal_dealing *dealing = cursor->dealing[side];
  if (!hscal__distributed(dealing)) return (int)end;
  return hscal__local_extent((int)end, dealing->first, dealing->block, cursor->part[side], 0, dealing->nprocs);
}

void hscal__pair_take(hscal_pair_cursor *cursor, int width, int whole[2]) {
  int local[2] = {-1, -1}; /* local index just behind what has been taken */
  whole[0] = whole[1] = 1;
  while (width > 0) {
    int64_t begin, end;
    next_stretch(cursor, &begin, &end);
    if (end - begin > width) end = begin + width;
    for (int side = 0; side < 2; side++) {
      int at = held_before(cursor, side, begin);
      if (local[side] >= 0 && local[side] != at) whole[side] = 0;
      local[side] = at + (int)(end - begin);
    }
    width -= (int)(end - begin);
    cursor->next = end;
  }
}

/* ---- the order of the pairs ----------------------------------------------------------------------------------- */

/* Part that holds the last entry. */
static int last_part(const hscal_dealing *dealing) {
  if (!hscal__spread(dealing)) return 0;
  return hscal__owner(dealing->n - 1, dealing->first, dealing->block, 0, dealing->nprocs);
}

hscal_walk hscal__walk_begin(const hscal_pairs *pairs, const hscal_dealing *p, int p_backward, const hscal_dealing *q,
                             int q_backward) {
  hscal_walk walk = {.pairs = pairs, .backward = {p_backward, q_backward}};
  if (p_backward) walk.p = last_part(p);
  if (q_backward) walk.q = last_part(q);
  walk.left = hscal__pair(pairs, walk.p, walk.q)->count;
  if (walk.left == 0) hscal__walk_next(&walk);
  return walk;
}

void hscal__walk_next(hscal_walk *walk) {
  int np = walk->pairs->parts[0], nq = walk->pairs->parts[1];
  do {
    int wraps = walk->backward[0] ? walk->p == 0 : walk->p == np - 1;
    if (wraps) walk->q = walk->backward[1] ? hscal__mod_sub(walk->q, 1, nq) : hscal__mod_add(walk->q, 1, nq);
    walk->p = walk->backward[0] ? hscal__mod_sub(walk->p, 1, np) : hscal__mod_add(walk->p, 1, np);
    walk->left = hscal__pair(walk->pairs, walk->p, walk->q)->count;
  } while (walk->left == 0);
}
