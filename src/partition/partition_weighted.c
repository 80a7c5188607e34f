/* hscal_partition_weighted. Sources: M. Ravi Reddy, HMPI (PhD thesis, UCD, 2005), 4.3 (sets with weights); Y.-C. Wu, Cluster-M
 * (PhD thesis, NJIT, 1996), 3.3.3 (the same as an integer program, which is solved by branch and bound here). */
#include "base/failure.h"
#include "base/status.h"
#include "partition/calibrated.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct element {
  double weight;
  int index;
} element;

typedef struct weighted_set {
  int elements, processors;
  element *element;    /* [elements] heaviest first */
  const double *speed; /* [processors] */
  double *load;        /* [processors] of what is assigned */
  int *owner, *best;   /* [elements] in the order of `element` */
  double best_s;
  double least_s; /* no assignment ends earlier */
  long steps;
} weighted_set;

static int heavier_first(const void *x, const void *y) {
  const element *a = x, *b = y;
  if (a->weight != b->weight) return a->weight > b->weight ? -1 : 1;
  return a->index - b->index;
}

/* Longest processing time first: each element to the processor that is done with it soonest. */
static void assign_greedily(weighted_set *set) {
  set->best_s = 0;
  for (int i = 0; i < set->elements; i++) {
    int soonest = 0;
    for (int p = 1; p < set->processors; p++)
      if ((set->load[p] + set->element[i].weight) / set->speed[p] <
          (set->load[soonest] + set->element[i].weight) / set->speed[soonest])
        soonest = p;
    set->load[soonest] += set->element[i].weight;
    set->best[i] = soonest;
    set->best_s = fmax(set->best_s, set->load[soonest] / set->speed[soonest]);
  }
  memset(set->load, 0, (size_t)set->processors * sizeof *set->load);
}

/* A processor like an earlier one, as fast and as loaded, leads to nothing new. */
static int is_repeated(const weighted_set *set, int processor) {
  for (int p = 0; p < processor; p++)
    if (set->speed[p] == set->speed[processor] && set->load[p] == set->load[processor]) return 1;
  return 0;
}

/* All assignments of the elements from `i` on that may end before the best one. */
static void branch(weighted_set *set, int i, double last_s) {
  if (i == set->elements) {
    set->best_s = last_s;
    memcpy(set->best, set->owner, (size_t)set->elements * sizeof *set->best);
    return;
  }
  for (int p = 0; p < set->processors && set->best_s > set->least_s && set->steps > 0; p++) {
    double load = set->load[p], end_s = (load + set->element[i].weight) / set->speed[p];
    if (end_s >= set->best_s || is_repeated(set, p)) continue;
    set->steps--;
    set->load[p] = load + set->element[i].weight;
    set->owner[i] = p;
    branch(set, i + 1, fmax(last_s, end_s));
    set->load[p] = load;
  }
}

static int check(int elements, const double *weights, int processors, const double *speeds, const int *owners) {
  if (elements < 0) return -1;
  if (!weights && elements > 0) return -2;
  if (processors < 1) return -3;
  if (!speeds) return -4;
  if (!owners && elements > 0) return -5;
  for (int i = 0; i < elements; i++)
    if (!isfinite(weights[i]) || weights[i] < 0)
      return hscal__fail(HSCAL_ERROR_ARGUMENT, "element %d: weight %g must be 0 or above, and finite", i, weights[i]);
  for (int p = 0; p < processors; p++)
    if (!isfinite(speeds[p]) || speeds[p] <= 0)
      return hscal__fail(HSCAL_ERROR_ARGUMENT, "processor %d: speed %g must be above 0, and finite", p, speeds[p]);
  return 0;
}

/* Nothing ends before all work is shared out evenly, nor before the heaviest element on the fastest processor. */
static double least_of(const weighted_set *set) {
  double work = 0, speed = 0, fastest = 0;
  for (int i = 0; i < set->elements; i++) work += set->element[i].weight;
  for (int p = 0; p < set->processors; p++) speed += set->speed[p], fastest = fmax(fastest, set->speed[p]);
  return fmax(work / speed, set->elements > 0 ? set->element[0].weight / fastest : 0);
}

static void divide(weighted_set *set, const double *weights, int *owners) {
  for (int i = 0; i < set->elements; i++) set->element[i] = (element){weights[i], i};
  qsort(set->element, (size_t)set->elements, sizeof *set->element, heavier_first);
  set->least_s = least_of(set);
  assign_greedily(set);
  if (set->elements <= HSCAL_MOST_BRANCHED_ELEMENTS) branch(set, 0, 0);
  for (int i = 0; i < set->elements; i++) owners[set->element[i].index] = set->best[i];
}

static int partition(int elements, const double *weights, int processors, const double *speeds, int *owners,
                     double *finish_s) {
  HSCAL_TRY(check(elements, weights, processors, speeds, owners));
  size_t n = (size_t)elements + 1;
  weighted_set set = {.elements = elements, .processors = processors, .speed = speeds, .steps = HSCAL_MOST_BRANCHES};
  set.element = malloc(n * sizeof *set.element);
  set.load = calloc((size_t)processors, sizeof *set.load);
  set.owner = calloc(2 * n, sizeof *set.owner);
  int status = set.element && set.load && set.owner
                   ? 0
                   : hscal__fail(HSCAL_ERROR_MEMORY, "no memory to divide %d elements", elements);
  if (!status) {
    set.best = set.owner + n;
    divide(&set, weights, owners);
    if (finish_s) *finish_s = set.best_s;
  }
  free(set.element);
  free(set.load);
  free(set.owner);
  return status;
}

int hscal_partition_weighted(int elements, const double *weights, int processors, const double *speeds, int *owners,
                             double *finish_s) {
  hscal__enter("hscal_partition_weighted");
  return hscal__leave(partition(elements, weights, processors, speeds, owners, finish_s));
}
