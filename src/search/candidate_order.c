/*
 * Which options are cut first, where there are too many for all: the best of each part of the plane of rows and columns, since
 * outlooks are off alike for grids that are alike; and what is next to a layout that proves good.
 */
#include "base/blockcyclic.h"
#include "base/status.h"
#include "search/state.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Parts of half a doubling in each direction, and ways to deal and lay out processes that are told apart there. */
enum { HALVES = 36, LYINGS = 3, WAYS = HSCAL_FILLINGS * LYINGS * HSCAL_TILINGS };

/* How much worse in parts another way may look than the one before it, to have its turn at the same time. */
static const double another_way = 0.1;

/* Half doublings of a number, from 0 on: 1, 2, 3 (from 2.8 on), 4, 6 (from 5.7 on), 8, ... begin one each. */
static int halves_of(int number) {
  int octave = 0;
  while (number >> (octave + 1)) octave++;
  return 2 * octave + ((int64_t)number * number >= (int64_t)2 << (2 * octave));
}

/* How nodes lie in it: in rows, in columns, or between. */
static int way_of(const hscal_option *option) {
  int lying = option->height == 1 ? 0 : option->height == option->nprow ? 1 : 2;
  return ((int)option->filling * LYINGS + lying) * HSCAL_TILINGS + (int)option->tiling;
}

typedef struct turn {
  double key;
  int option;
} turn;

static int sooner_first(const void *x, const void *y) {
  const turn *a = x, *b = y;
  if (a->key != b->key) return a->key < b->key ? -1 : 1;
  return a->option - b->option;
}

/* The best of each part and way, which are marked; returns their number. */
static int choose_best(const hscal_hunt *hunt, unsigned char *taken, turn *turns) {
  int n = 0;
  for (int i = 0; i < hunt->noptions; i++) {
    const hscal_option *option = &hunt->options[i];
    unsigned char *part = &taken[(size_t)(halves_of(option->nprow) * HALVES + halves_of(option->npcol)) * (WAYS + 1)];
    unsigned char *way = &part[1 + way_of(option)];
    if (*way) continue;
    *way = 1;
    turns[n++] = (turn){option->outlook_s * pow(1 + another_way, (*part)++), i};
  }
  qsort(turns, (size_t)n, sizeof *turns, sooner_first);
  return n;
}

int hscal__hunt_take_turns(hscal_hunt *hunt) {
  size_t count = (size_t)hscal__max(hunt->noptions, 1);
  unsigned char *taken = calloc((size_t)HALVES * HALVES, WAYS + 1), *is_first = calloc(count, 1);
  turn *turns = malloc(count * sizeof *turns);
  hunt->turn = malloc(count * sizeof *hunt->turn);
  int failed = !taken || !is_first || !turns || !hunt->turn, n = 0;
  int nfirst = failed || !hunt->is_coarse ? 0 : choose_best(hunt, taken, turns);
  for (; n < nfirst; n++) hunt->turn[n] = turns[n].option, is_first[turns[n].option] = 1;
  for (int i = 0; i < hunt->noptions && !failed; i++)
    if (!is_first[i]) hunt->turn[n++] = i;
  free(taken);
  free(is_first);
  free(turns);
  return failed ? hscal__fail(HSCAL_ERROR_MEMORY, "no memory to put %d process grids in order", hunt->noptions) : 0;
}

/* Layouts that are cut at most: those that come first where there are too many for all, on up to MANY processes and on more, and all in all. Each
 * of them hears all lessons. */
enum { FIRST_CUTS = 512, MANY = 128, ALL_CUTS = 4096 };

/* The next options in turn that can beat the best, until so much is spent; returns their number in *cut. */
static int cut_until(hscal_hunt *hunt, double spent, int least, double most_cuts, int *cut) {
  for (*cut = 0; hunt->turns_taken < hunt->noptions; hunt->turns_taken++) {
    const hscal_option *option = &hunt->options[hunt->turn[hunt->turns_taken]];
    if (option->is_cut || option->bound_s >= hscal__hunt_limit_s(hunt)) continue;
    if ((hunt->spent >= spent && *cut >= least) || hunt->ncuts >= most_cuts) return 0;
    HSCAL_TRY(hscal__hunt_cut(hunt, hunt->turn[hunt->turns_taken]));
    ++*cut;
  }
  return 0;
}

int hscal__hunt_cut_first(hscal_hunt *hunt, double budget, int may_fall_back) {
  enum { LEAST = 8 };
  int cut;
  hunt->is_coarse = (long)hunt->noptions * hunt->space.nblocks * hunt->space.npanels > ALL_CUTS;
  int most_coarse = hunt->space.max_processes > MANY ? 2 * FIRST_CUTS : FIRST_CUTS;
  double most = (hunt->is_coarse ? most_coarse : ALL_CUTS) * hscal__hunt_patience(hunt);
  HSCAL_TRY(hscal__hunt_take_turns(hunt));
  return cut_until(hunt, may_fall_back ? hunt->spent + budget : INFINITY, LEAST, most, &cut);
}

int hscal__hunt_cut_more(hscal_hunt *hunt, int *more) {
  const double a_few = 5000; /* operations: those of a trial by the rough clock */
  return cut_until(hunt, hunt->spent + a_few, 1, ALL_CUTS * hscal__hunt_patience(hunt), more);
}

/* Less than half a doubling apart in both directions. */
static int is_near(const hscal_option *x, const hscal_option *y) {
  enum { NEAR = 2 };
  int rows = abs(x->nprow - y->nprow), columns = abs(x->npcol - y->npcol);
  return rows <= hscal__max(NEAR, y->nprow / 4) && columns <= hscal__max(NEAR, y->npcol / 4);
}

int hscal__hunt_cut_near(hscal_hunt *hunt, int option, double budget) {
  enum { MOST = 8 };
  const hscal_option middle = hunt->options[option];
  for (int i = 0, cut = 0; i < hunt->noptions && cut < MOST && hunt->spent < budget; i++) {
    const hscal_option *other = &hunt->options[i];
    if (other->is_cut || !is_near(other, &middle) || other->bound_s >= hscal__hunt_limit_s(hunt)) continue;
    HSCAL_TRY(hscal__hunt_cut(hunt, i));
    cut++;
  }
  return 0;
}
