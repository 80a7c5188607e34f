#include "drawn_layout.h"
#include "base/random.h"

#include <stdio.h>
#include <string.h>

static int pick(uint64_t *chance, int least, int most) { return hscal__random_between(chance, least, most); }

const char *const drawn_routines[DRAWN_ROUTINES] = {
    "pdgemm",  "pdsymm",  "pdsyrk",  "pdsyr2k", "pdtrmm",  "pdtrsm",  "pdpotrf", "pdpotrs", "pdposv",
    "pdtrtri", "pdpotri", "pdgetrf", "pdgetrs", "pdgetri", "pdgesv",  "pdgeqrf", "pdgelqf", "pdgels",
    "pdormqr", "pdorgqr", "pdsytrd", "pdsygst", "pdgebrd", "pdgehrd", "pdtrtrs"};

const drawn_band drawn_bands[DRAWN_BANDS] = {
    {8, 64, 16, 32, 120}, {65, 256, 32, 64, 30}, {257, DRAWN_MOST_PROCESSES, 32, 64, 8}};

const char *const drawn_sort_names[DRAWN_SORTS] = {"equal nodes", "nodes of two kinds", "several processes per node"};

static void draw_grid(uint64_t *chance, const drawn_band *band, drawn_layout *d) {
  do {
    d->nprow = pick(chance, 1, band->most_rows);
    d->npcol = pick(chance, 1, band->most_columns);
  } while (d->nprow * d->npcol < band->least || d->nprow * d->npcol > band->most);
}

/* Routines whose steps are many operations take small matrices of narrow blocks, that the full clock can time them.
 */
static void draw_matrix(uint64_t *chance, const char *routine, drawn_layout *d) {
  enum { MOST_BLOCKS = 180, SIZE_STEP = 128 };
  static const char *const long_steps[] = {"pdsytrd", "pdsygst", "pdgebrd", "pdgehrd"};
  d->nb = 16 << pick(chance, 0, 3);
  d->n = pick(chance, 6, 45) * SIZE_STEP;
  for (size_t i = 0; i < sizeof long_steps / sizeof *long_steps; i++)
    if (strcmp(routine, long_steps[i]) == 0 && d->n > MOST_BLOCKS * d->nb) d->n = MOST_BLOCKS * d->nb;
}

static void deal(drawn_layout *d, int processes_per_node) {
  for (int p = 0; p < d->nprow * d->npcol; p++) d->node_of[p] = p / processes_per_node;
}

static void shuffle(uint64_t *chance, drawn_layout *d) {
  for (int p = d->nprow * d->npcol - 1; p > 0; p--) {
    int other = pick(chance, 0, p), node = d->node_of[p];
    d->node_of[p] = d->node_of[other];
    d->node_of[other] = node;
  }
}

/* Speeds in Gflop/s, links of 2 to 20 Gbit/s, twice as wide where processes share them. One number is drawn after
 * another: arguments of a call have no order. */
static void draw_machine(uint64_t *chance, drawn_sort which, drawn_layout *d) {
  int processes = d->nprow * d->npcol, latency_us = pick(chance, 5, 100), gbit = 2 * pick(chance, 1, 10);
  if (which == DRAWN_ALONE) {
    int is_eager = pick(chance, 0, 1), speed = pick(chance, 8, 30);
    snprintf(d->machine, DRAWN_MOST_TEXT, "%dx1@%d, lat %dus, bw %dGbit, half 16%s, ideal", processes, speed,
             latency_us, gbit, is_eager ? ", late 0" : "");
    deal(d, 1);
  } else if (which == DRAWN_TWO_KINDS) {
    int fast = processes / 2, slow_speed = pick(chance, 8, 14), fast_speed = pick(chance, 15, 30);
    snprintf(d->machine, DRAWN_MOST_TEXT, "%dx1@%d + %dx1@%d, lat %dus, bw %dGbit, half 16, ideal", fast, fast_speed,
             processes - fast, slow_speed, latency_us, gbit);
    deal(d, 1);
    if (pick(chance, 0, 1)) shuffle(chance, d);
  } else {
    int per_node = 1 << pick(chance, 1, 3), processors = pick(chance, 0, 2) ? per_node : per_node / 2;
    snprintf(d->machine, DRAWN_MOST_TEXT, "%dx%d@%d, lat %dus, bw %dGbit, half 16, per %d, ideal",
             (processes + per_node - 1) / per_node, processors, pick(chance, 8, 30), latency_us, 2 * gbit,
             per_node / processors);
    deal(d, per_node);
  }
}

void draw_layout(uint64_t *chance, const drawn_band *band, drawn_sort sort, const char *routine, drawn_layout *d) {
  draw_grid(chance, band, d);
  draw_matrix(chance, routine, d);
  draw_machine(chance, sort, d);
}
