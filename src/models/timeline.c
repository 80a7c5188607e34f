#include "models/timeline.h"
#include "base/status.h"
#include "models/reserve.h"

#include <math.h>
#include <string.h>

int hscal__timeline_reset(hscal_timeline *timeline, size_t slots) {
  size_t leaves = 1;
  while (leaves < slots) leaves *= 2;
  HSCAL_TRY(HSCAL_RESERVE(timeline->time, timeline->capacity, 2 * leaves));
  timeline->slots = leaves;
  for (size_t i = 0; i < 2 * leaves; i++) timeline->time[i] = INFINITY;
  return 0;
}

int hscal__timeline_grow(hscal_timeline *timeline) {
  size_t old = timeline->slots;
  HSCAL_TRY(HSCAL_RESERVE(timeline->time, timeline->capacity, 4 * old));
  double *t = timeline->time;
  timeline->slots = 2 * old;
  memcpy(t + 2 * old, t + old, old * sizeof *t);
  for (size_t i = 3 * old; i < 4 * old; i++) t[i] = INFINITY;
  for (size_t i = 2 * old - 1; i; i--) t[i] = t[2 * i] < t[2 * i + 1] ? t[2 * i] : t[2 * i + 1];
  return 0;
}
