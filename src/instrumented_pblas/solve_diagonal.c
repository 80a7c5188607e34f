/*
 * The diagonal of a triangular system: blocks that lie on one process each are solved one after another. Once a block is
 * solved, its line brings up to date the equations that the lines to follow will need soon (near), sends them on when the
 * solution moves to the next line, and does the others (far) while that line solves its block.
 * Source: PBLAS/SRC/PTOOLS/PB_Cptrsv.c, PB_Cptrsm.c.
 */
#include "base/status.h"
#include "instrumented_pblas/setting.h"
#include "instrumented_pblas/solve.h"

/* A part of the diagonal as a system of its own; indices count from its first entry. */
typedef struct diagonal {
  const hscal_solve *solve;
  hscal_dealing equations, unknowns;
  int n, backward;
  int reach;                    /* how far `near` goes beyond the present block of unknowns                           */
  int last_stretch, last_reach; /* backward: and how far if that block begins in this stretch, at the end of the way */
} diagonal;

/* Unknowns begin .. end-1, and the equations that depend on them. */
typedef struct block {
  int begin, end;
  int near_begin, near_end, far_begin, far_end;
  int at, line; /* who holds it: coordinate of the equations, line of the unknowns; -1: all */
} block;

static hscal_dealing part_of(const hscal_dealing *whole, int begin, int end) {
  return hscal__deal_index(end - begin, begin, whole->first, whole->block, whole->src, whole->nprocs);
}

/* Coordinate of entry i, -1 if all coordinates have it. */
static int coordinate_of(const hscal_dealing *dealing, int i) {
  if (!hscal__distributed(dealing)) return -1;
  return hscal__owner(i, dealing->first, dealing->block, dealing->src, dealing->nprocs);
}

/* The coordinates that are meant by one of them or -1. */
static int first_of(int coordinate) { return coordinate < 0 ? 0 : coordinate; }
static int last_of(int coordinate, const hscal_dealing *dealing) {
  return coordinate < 0 ? dealing->nprocs - 1 : coordinate;
}

/* Where the block that holds entry i begins and ends; the last one ends at n. */
static int block_begin(const hscal_dealing *dealing, int i) {
  return i < dealing->first ? 0 : i - (i - dealing->first) % dealing->block;
}
static int block_end(const hscal_dealing *dealing, int i) {
  int begin = block_begin(dealing, i), size = begin == 0 ? dealing->first : dealing->block;
  return begin + hscal__min(size, dealing->n - begin);
}

static int clip(int64_t value, int limit) { return value < limit ? (int)value : limit; }

/* The block that follows when the unknowns before `at` (behind it, if backward) are solved. */
static block block_at(const diagonal *d, int at) {
  const hscal_dealing *x = &d->equations, *y = &d->unknowns;
  if (!d->backward) {
    int cut = block_end(y, at), end = hscal__min(block_end(x, at), cut);
    int near_end = cut + hscal__min(d->reach, d->n - cut);
    return (block){at, end, end, near_end, near_end, d->n, coordinate_of(x, at), coordinate_of(y, at)};
  }
  int last = at - 1, cut = block_begin(y, last), begin = hscal__max(block_begin(x, last), cut);
  int reach = !hscal__spread(y) || cut < d->last_stretch ? d->last_reach : d->reach;
  int near_begin = hscal__max(0, cut - reach);
  return (block){begin, at, near_begin, begin, 0, near_begin, coordinate_of(x, last), coordinate_of(y, last)};
}

/* All who know the block of unknowns bring equations begin .. end-1 up to date. */
static int update(const diagonal *d, const block *known, int begin, int end) {
  for (int at = 0; at < d->equations.nprocs; at++) {
    int held = hscal__held_between(&d->equations, at, begin, end);
    for (int line = first_of(known->line); held > 0 && line <= last_of(known->line, &d->unknowns); line++)
      HSCAL_TRY(hscal__solve_update(d->solve, at, line, held, known->end - known->begin));
  }
  return 0;
}

/* The line of the last block hands what it has brought up to date to the line that goes on, which adds it to its own. */
static int hand_over(const diagonal *d, const block *previous, int line) {
  const hscal_solve *solve = d->solve;
  const hscal_emitter *emitter = &solve->emitter;
  for (int at = 0; at < d->equations.nprocs; at++) {
    int held = hscal__held_between(&d->equations, at, previous->near_begin, previous->near_end);
    if (held == 0) continue;
    int from = hscal__process_at(emitter, solve->along, at, previous->line);
    int to = hscal__process_at(emitter, solve->along, at, line);
    HSCAL_TRY(hscal__emit_send(emitter, from, to, solve->along, held, solve->width));
    HSCAL_TRY(hscal__emit_receive(emitter, to, from, solve->along, held, solve->width));
    HSCAL_TRY(hscal__emit_copy(emitter, to, solve->along, held, solve->width));
  }
  return 0;
}

/* The processes that hold n unknowns solve for them, and their line gets to know them. */
static int solve_block(const diagonal *d, int at, int line, int n) {
  const hscal_solve *solve = d->solve;
  for (int l = first_of(line); l <= last_of(line, &d->unknowns); l++) {
    for (int a = first_of(at); a <= last_of(at, &d->equations); a++) HSCAL_TRY(hscal__solve_block(solve, a, l, n));
    if (hscal__spread(&solve->equations))
      HSCAL_TRY(hscal__emit_broadcast(&solve->emitter, hscal__other(solve->along), l, at, n, solve->width));
  }
  return 0;
}

static diagonal make_diagonal(const hscal_solve *solve, int begin, int end) {
  const hscal_dealing *lines = &solve->unknowns;
  diagonal d = {.solve = solve,
                .equations = part_of(&solve->equations, begin, end),
                .unknowns = part_of(lines, begin, end),
                .n = end - begin,
                .backward = solve->backward};
  int64_t others = (int64_t)(lines->nprocs - 1) * lines->block, reach = others > lines->block ? others : lines->block;
  d.reach = clip(reach, d.n);
  d.last_reach = clip(reach - lines->block + hscal__max(d.unknowns.first, lines->block), d.n);
  d.last_stretch = clip(others + d.unknowns.first, d.n);
  return d;
}

int hscal__solve_diagonal(const hscal_solve *solve, int begin, int end) {
  diagonal d = make_diagonal(solve, begin, end);
  int moves = hscal__spread(&d.unknowns);
  if (!moves && !hscal__spread(&d.equations))
    return solve_block(&d, coordinate_of(&d.equations, 0), coordinate_of(&d.unknowns, 0), d.n);
  block previous = {0};
  for (int done = 0; done < d.n;) {
    block now = block_at(&d, d.backward ? d.n - done : done);
    if (done > 0) HSCAL_TRY(update(&d, &previous, previous.near_begin, previous.near_end));
    if (done > 0 && now.line != previous.line) HSCAL_TRY(hand_over(&d, &previous, now.line));
    HSCAL_TRY(solve_block(&d, now.at, now.line, now.end - now.begin));
    if (done > 0) HSCAL_TRY(update(&d, &previous, previous.far_begin, previous.far_end));
    done += now.end - now.begin;
    previous = now;
  }
  return 0;
}
