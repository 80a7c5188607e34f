/*
 * The diagonal of a triangular system: blocks that lie on one process each are solved one after another. Once a block is
 * solved, its line brings up to date the equations that the lines to follow will need soon (near), sends them on when the
 * solution moves to the next line, and does the others (far) while that line solves its block.
 * Source: PBLAS/SRC/PTOOLS/PB_Cptrsv.c, PB_Cptrsm.c.
 */
#include "instrumented_pblas/solve_diagonal.h"
#include "base/status.h"

/* A part of the diagonal as a system of its own; indices count from its first entry. */
typedef struct diagonal {
  const hscal_solve *solve;
  hscal_dealing equations, unknowns;
  int n, backward;
  int reach;                    /* how far `near` goes beyond the present block of unknowns                           */
  int last_stretch, last_reach; /* backward: and how far if that block begins in this stretch, at the end of the way */
} diagonal;

/* Unknowns that are solved at once, and the equations that depend on them. */
typedef struct block {
  hscal_span span, near, far;
  int at, line; /* who holds it: coordinate of the equations, line of the unknowns; -1: all */
} block;

static int clip(int64_t value, int limit) { return value < limit ? (int)value : limit; }

/* The block that follows when the unknowns before `at` (behind it, if backward) are solved. */
static block block_at(const diagonal *d, int at) {
  const hscal_dealing *x = &d->equations, *y = &d->unknowns;
  if (!d->backward) {
    int cut = hscal__block_end(y, at), end = hscal__min(hscal__block_end(x, at), cut);
    int near_end = cut + hscal__min(d->reach, d->n - cut);
    return (block){{at, end}, {end, near_end}, {near_end, d->n}, hscal__holder(x, at), hscal__holder(y, at)};
  }
  int last = at - 1, cut = hscal__block_begin(y, last), begin = hscal__max(hscal__block_begin(x, last), cut);
  int reach = !hscal__spread(y) || cut < d->last_stretch ? d->last_reach : d->reach;
  int near_begin = hscal__max(0, cut - reach);
  return (block){{begin, at}, {near_begin, begin}, {0, near_begin}, hscal__holder(x, last), hscal__holder(y, last)};
}

/* All who know a block of unknowns bring some equations up to date. */
static int update(const diagonal *d, const block *known, hscal_span equations) {
  int first = hscal__first_holder(known->line), last = hscal__last_holder(known->line, &d->unknowns);
  for (int at = 0; at < d->equations.nprocs; at++) {
    int held = hscal__held_in(&d->equations, at, equations);
    for (int line = first; held > 0 && line <= last; line++)
      HSCAL_TRY(hscal__solve_update(d->solve, at, line, held, known->span.end - known->span.begin));
  }
  return 0;
}

/* The line of the last block hands what it has brought up to date to the line that goes on, which adds it to its own. */
static int hand_over(const diagonal *d, const block *previous, int line) {
  const hscal_solve *solve = d->solve;
  const hscal_emitter *emitter = &solve->emitter;
  for (int at = 0; at < d->equations.nprocs; at++) {
    int held = hscal__held_in(&d->equations, at, previous->near);
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
  int last_line = hscal__last_holder(line, &d->unknowns), last_at = hscal__last_holder(at, &d->equations);
  for (int l = hscal__first_holder(line); l <= last_line; l++) {
    for (int each = hscal__first_holder(at); each <= last_at; each++) HSCAL_TRY(hscal__solve_block(solve, each, l, n));
    if (hscal__spread(&solve->equations))
      HSCAL_TRY(hscal__emit_broadcast(&solve->emitter, hscal__other(solve->along), l, at, n, solve->width));
  }
  return 0;
}

static diagonal make_diagonal(const hscal_solve *solve, hscal_span span) {
  const hscal_dealing *lines = &solve->unknowns;
  diagonal d = {.solve = solve,
                .equations = hscal__deal_span(&solve->equations, span),
                .unknowns = hscal__deal_span(lines, span),
                .n = span.end - span.begin,
                .backward = solve->backward};
  int64_t others = (int64_t)(lines->nprocs - 1) * lines->block, reach = others > lines->block ? others : lines->block;
  d.reach = clip(reach, d.n);
  d.last_reach = clip(reach - lines->block + hscal__max(d.unknowns.first, lines->block), d.n);
  d.last_stretch = clip(others + d.unknowns.first, d.n);
  return d;
}

int hscal__solve_diagonal(const hscal_solve *solve, hscal_span span) {
  diagonal d = make_diagonal(solve, span);
  int moves = hscal__spread(&d.unknowns);
  if (!moves && !hscal__spread(&d.equations))
    return solve_block(&d, hscal__holder(&d.equations, 0), hscal__holder(&d.unknowns, 0), d.n);
  block previous = {0};
  for (int done = 0; done < d.n;) {
    block now = block_at(&d, d.backward ? d.n - done : done);
    if (done > 0) HSCAL_TRY(update(&d, &previous, previous.near));
    if (done > 0 && now.line != previous.line) HSCAL_TRY(hand_over(&d, &previous, now.line));
    HSCAL_TRY(solve_block(&d, now.at, now.line, now.span.end - now.span.begin));
    if (done > 0) HSCAL_TRY(update(&d, &previous, previous.far));
    done += now.span.end - now.span.begin;
    previous = now;
  }
  return 0;
}
