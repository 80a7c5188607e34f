#include "models/timeline.h"
#include "base/status.h"
#include "models/reserve.h"

#include <math.h>
#include <string.h>

static size_t inner_of(size_t slots) { return (slots - 1) / 3; }

int hscal__timeline_reset(hscal_timeline *timeline, size_t slots) {
  size_t leaves = 4;
  while (leaves < slots) leaves *= 4;
  HSCAL_TRY(HSCAL_RESERVE(timeline->time, timeline->capacity, inner_of(leaves) + leaves));
  timeline->slots = leaves;
  timeline->inner = inner_of(leaves);
  for (size_t i = 0; i < timeline->inner + leaves; i++) timeline->time[i] = INFINITY;
  return 0;
}

int hscal__timeline_grow(hscal_timeline *timeline) {
  size_t old = timeline->slots, from = timeline->inner, to = inner_of(4 * old);
  HSCAL_TRY(HSCAL_RESERVE(timeline->time, timeline->capacity, to + 4 * old));
  double *t = timeline->time;
  timeline->slots = 4 * old;
  timeline->inner = to;
  memmove(t + to, t + from, old * sizeof *t);
  for (size_t i = to + old; i < to + 4 * old; i++) t[i] = INFINITY;
  for (size_t i = to; i-- > 0;)
    t[i] = hscal__least(hscal__least(t[4 * i + 1], t[4 * i + 2]), hscal__least(t[4 * i + 3], t[4 * i + 4]));
  return 0;
}
