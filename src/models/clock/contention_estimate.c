#include "models/clock/contention_estimate.h"
#include "base/minmax.h"
#include "models/clock/calibrated.h"

void hscal__shared_resource_reset(hscal_shared_resource *resource) { *resource = (hscal_shared_resource){0}; }

/* The occupants that are still there when somebody comes: those that matter. */
typedef struct present {
  int count, occupant[HSCAL_OCCUPANTS];
} present;

static present who_is_there(hscal_shared_resource *resource, double begin_s) {
  present present; /* its occupants are not cleared: who comes is often alone */
  present.count = 0;
  if (begin_s >= resource->latest_s) return present;
  resource->looked += HSCAL_OCCUPANTS;
  for (int i = 0; i < HSCAL_OCCUPANTS; i++) {
    present.occupant[present.count] = i;
    present.count += resource->end_s[i] > begin_s;
  }
  return present;
}

/* How long occupant `i`, who is there at begin_s, shares what somebody has until end_s. */
static inline double shared_s(const hscal_shared_resource *resource, int i, double begin_s, double end_s) {
  double common_s = hscal__fmin(resource->end_s[i], end_s) - hscal__fmax(resource->begin_s[i], begin_s);
  return hscal__fmax(common_s, 0);
}

/* Tells them that somebody is with them from begin_s to end_s. */
static void join(hscal_shared_resource *resource, const present *present, double begin_s, double end_s) {
  for (int j = 0; j < present->count; j++) {
    int i = present->occupant[j];
    resource->joined_s[i] += shared_s(resource, i, begin_s, end_s);
  }
}

/* The history learns from occupant `i`, once. */
static void learn(hscal_shared_resource *resource, int i) {
  hscal_arrival_history *history = resource->history[i];
  if (!history) return;
  double joined = resource->joined_s[i] / (resource->end_s[i] - resource->begin_s[i]);
  history->joined += (history->known ? hscal__freshness : 1) * (joined - history->joined);
  history->known = 1;
  history->last = -1;
  resource->history[i] = NULL;
}

static double end_of(hscal_shared_resource *resource, const present *present, const hscal_arrival_history *history,
                     double places, double begin_s, double takes_s) {
  double end_s = begin_s + takes_s * hscal__fmax(1, (1 + history->joined) / places);
  resource->looked += (HSCAL_CORRECTIONS + 1) * present->count; /* and to join them */
  for (int again = 0; again < HSCAL_CORRECTIONS && present->count > 0; again++) {
    double met_s = 0;
    for (int j = 0; j < present->count; j++) met_s += shared_s(resource, present->occupant[j], begin_s, end_s);
    double others = history->joined + met_s / (end_s - begin_s);
    end_s = begin_s + takes_s * hscal__fmax(1, (1 + others) / places);
  }
  return end_s;
}

double hscal__shared_resource_occupy(hscal_shared_resource *resource, hscal_arrival_history *history, double places,
                                     double begin_s, double takes_s) {
  if (!(begin_s + takes_s > begin_s)) return begin_s;
  if (history->last >= 0 && resource->history[history->last] == history) learn(resource, history->last);
  present present = who_is_there(resource, begin_s);
  double end_s = end_of(resource, &present, history, places, begin_s, takes_s);
  int i = resource->next;
  join(resource, &present, begin_s, end_s);
  learn(resource, i);
  if (resource->end_s[i] > begin_s) resource->forgotten_s = hscal__fmax(resource->forgotten_s, resource->end_s[i]);
  resource->begin_s[i] = begin_s;
  resource->end_s[i] = end_s;
  resource->joined_s[i] = 0;
  resource->history[i] = history;
  resource->latest_s = hscal__fmax(resource->latest_s, end_s);
  history->last = i;
  resource->next = (i + 1) % HSCAL_OCCUPANTS;
  return end_s;
}

double hscal__shared_resource_extend(hscal_shared_resource *resource, hscal_arrival_history *history, double places,
                                     double until_s, double takes_s) {
  int i = history->last;
  double begin_s = resource->begin_s[i];
  resource->end_s[i] = begin_s; /* does not meet itself */
  present present = who_is_there(resource, begin_s);
  double end_s = hscal__fmax(end_of(resource, &present, history, places, begin_s, takes_s), until_s);
  join(resource, &present, until_s, end_s);
  resource->end_s[i] = end_s;
  resource->latest_s = hscal__fmax(resource->latest_s, end_s);
  return end_s;
}
