/* hscal_partition_set. Source of the problem: M. Ravi Reddy, HMPI (PhD thesis, UCD, 2005), 4.3 and 4.7.1: sets, speeds
 * as functions of size, upper limits. */
#include "base/failure.h"
#include "base/status.h"
#include "partition/processor_queue.h"
#include "partition/speed_function.h"

#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>

typedef struct set {
  int elements, processors;
  hscal_speed_function *function; /* [processors] */
  int *limit;                     /* [processors] never above `elements` */
  int *count;                     /* [processors] */
  double *next_s;                 /* [processors] when it would be done with one element more */
} set;

/* ---- what is given ------------------------------------------------------------------------------------------------ */

/* The most elements that a processor can have in finite time. */
static int limit_of(const set *set, const int *limits, int i) {
  int limit = limits && limits[i] < set->elements ? limits[i] : set->elements;
  return hscal__elements_within(&set->function[i], limit, DBL_MAX);
}

static int take_processors(set *set, int points, const double *speeds, const int *sizes, const int *limits) {
  int64_t places = 0;
  for (int i = 0; i < set->processors; i++) {
    size_t first = (size_t)i * (size_t)points;
    set->function[i] = (hscal_speed_function){points, speeds + first, points > 1 ? sizes + first : NULL};
    HSCAL_TRY(hscal__speed_function_check(&set->function[i], i));
    if (limits && limits[i] < 0)
      return hscal__fail(HSCAL_ERROR_ARGUMENT, "processor %d: limit %d is negative", i, limits[i]);
    set->limit[i] = limit_of(set, limits, i);
    places += set->limit[i];
  }
  if (places < set->elements)
    return hscal__fail(HSCAL_ERROR_NO_FIT, "%d elements, but the processors have places for %lld only", set->elements,
                       (long long)places);
  return 0;
}

/* ---- the partition ------------------------------------------------------------------------------------------------ */

static int64_t count_within(const set *set, double seconds) {
  int64_t sum = 0;
  for (int i = 0; i < set->processors; i++) sum += hscal__elements_within(&set->function[i], set->limit[i], seconds);
  return sum;
}

/* A time within which no more than all elements are done, and few less: at most one a processor, or none that could be told
 * apart from it. All of these are in every best partition. */
static double bisect(const set *set) {
  double low = 0, high = 0;
  for (int i = 0; i < set->processors; i++)
    high = fmax(high, hscal__speed_function_seconds(&set->function[i], set->limit[i]));
  int64_t here = 0, there = count_within(set, high);
  if (there <= set->elements) return high;
  while (there - here > set->processors) {
    double middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) break;
    int64_t within = count_within(set, middle);
    if (within <= set->elements)
      low = middle, here = within;
    else
      high = middle, there = within;
  }
  return low;
}

static int is_sooner(const hscal_processor_queue *queue, int x, int y) {
  const set *set = queue->data;
  if (set->next_s[x] != set->next_s[y]) return set->next_s[x] < set->next_s[y];
  if (set->count[x] != set->count[y]) return set->count[x] > set->count[y]; /* in the same time: it is the faster one */
  return x < y;
}

static void fill_next(const set *set, int i) {
  if (set->count[i] < set->limit[i])
    set->next_s[i] = hscal__speed_function_seconds(&set->function[i], set->count[i] + 1);
}

/* What bisection leaves over goes to whoever is done with it first. */
static void divide(const set *set, int *heap) {
  double low_s = bisect(set);
  int left = set->elements;
  hscal_processor_queue queue = {0, heap, set->limit, set->count, is_sooner, set};
  for (int i = 0; i < set->processors; i++) {
    set->count[i] = hscal__elements_within(&set->function[i], set->limit[i], low_s);
    left -= set->count[i];
    fill_next(set, i);
    hscal__queue_add(&queue, i);
  }
  hscal__queue_form(&queue);
  for (; left > 0; left--) {
    int first = hscal__queue_first(&queue);
    set->next_s[first] = set->count[first] + 2 <= set->limit[first]
                             ? hscal__speed_function_seconds(&set->function[first], set->count[first] + 2)
                             : INFINITY;
    hscal__queue_give(&queue);
  }
}

static double finish_of(const set *set) {
  double last_s = 0;
  for (int i = 0; i < set->processors; i++)
    last_s = fmax(last_s, hscal__speed_function_seconds(&set->function[i], set->count[i]));
  return last_s;
}

static int check(int elements, int processors, int points, const double *speeds, const int *sizes, const int *counts) {
  if (elements < 0) return -1;
  if (processors < 1) return -2;
  if (points < 1) return -3;
  if (!speeds) return -4;
  if (points > 1 && !sizes) return -5;
  return counts ? 0 : -7;
}

static int partition(int elements, int processors, int points, const double *speeds, const int *sizes,
                     const int *limits, int *counts, double *finish_s) {
  HSCAL_TRY(check(elements, processors, points, speeds, sizes, counts));
  size_t n = (size_t)processors;
  int *ints = calloc(3 * n, sizeof *ints);
  set set = {.elements = elements, .processors = processors};
  set.function = calloc(n, sizeof *set.function);
  set.next_s = calloc(n, sizeof *set.next_s);
  int status = ints && set.function && set.next_s
                   ? 0
                   : hscal__fail(HSCAL_ERROR_MEMORY, "no memory to divide a set among %d processors", processors);
  if (!status) {
    set.limit = ints, set.count = ints + n;
    status = take_processors(&set, points, speeds, sizes, limits);
  }
  if (!status) {
    divide(&set, ints + 2 * n);
    for (size_t i = 0; i < n; i++) counts[i] = set.count[i];
    if (finish_s) *finish_s = finish_of(&set);
  }
  free(ints);
  free(set.function);
  free(set.next_s);
  return status;
}

int hscal_partition_set(int elements, int processors, int points, const double *speeds, const int *sizes,
                        const int *limits, int *counts, double *finish_s) {
  hscal__enter("hscal_partition_set");
  return hscal__leave(partition(elements, processors, points, speeds, sizes, limits, counts, finish_s));
}
