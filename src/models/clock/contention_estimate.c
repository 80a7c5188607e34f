#include "models/clock/contention_estimate.h"
#include "base/minmax.h"

/* Of what was met this time and before; how often a stay is corrected for those whom it meets because it takes longer. */
static const double freshness = 0.5;
enum { CORRECTIONS = 2 };

void hscal__share_out_reset(hscal_share_out *share) { *share = (hscal_share_out){0}; }

/* The guests that are still there when somebody comes: those that matter. */
typedef struct present {
  int count, guest[HSCAL_GUESTS];
} present;

static present who_is_there(hscal_share_out *share, double begin_s) {
  present present; /* its guests are not cleared: who comes is often alone */
  present.count = 0;
  if (begin_s >= share->latest_s) return present;
  share->looked += HSCAL_GUESTS;
  for (int i = 0; i < HSCAL_GUESTS; i++) {
    present.guest[present.count] = i;
    present.count += share->end_s[i] > begin_s;
  }
  return present;
}

/* How long guest `i`, who is there at begin_s, shares what somebody has until end_s. */
static inline double shared_s(const hscal_share_out *share, int i, double begin_s, double end_s) {
  double common_s = hscal__fmin(share->end_s[i], end_s) - hscal__fmax(share->begin_s[i], begin_s);
  return hscal__fmax(common_s, 0);
}

/* Tells them that somebody is with them from begin_s to end_s. */
static void join(hscal_share_out *share, const present *present, double begin_s, double end_s) {
  for (int j = 0; j < present->count; j++) {
    int i = present->guest[j];
    share->joined_s[i] += shared_s(share, i, begin_s, end_s);
  }
}

/* The habit learns from guest `i`, once. */
static void learn(hscal_share_out *share, int i) {
  hscal_habit *habit = share->habit[i];
  if (!habit) return;
  double joined = share->joined_s[i] / (share->end_s[i] - share->begin_s[i]);
  habit->joined += (habit->known ? freshness : 1) * (joined - habit->joined);
  habit->known = 1;
  habit->last = -1;
  share->habit[i] = NULL;
}

static double end_of(hscal_share_out *share, const present *present, const hscal_habit *habit, double places,
                     double begin_s, double takes_s) {
  double end_s = begin_s + takes_s * hscal__fmax(1, (1 + habit->joined) / places);
  share->looked += (CORRECTIONS + 1) * present->count; /* and to join them */
  for (int again = 0; again < CORRECTIONS && present->count > 0; again++) {
    double met_s = 0;
    for (int j = 0; j < present->count; j++) met_s += shared_s(share, present->guest[j], begin_s, end_s);
    double others = habit->joined + met_s / (end_s - begin_s);
    end_s = begin_s + takes_s * hscal__fmax(1, (1 + others) / places);
  }
  return end_s;
}

double hscal__share_out_visit(hscal_share_out *share, hscal_habit *habit, double places, double begin_s,
                              double takes_s) {
  if (!(begin_s + takes_s > begin_s)) return begin_s;
  if (habit->last >= 0 && share->habit[habit->last] == habit) learn(share, habit->last);
  present present = who_is_there(share, begin_s);
  double end_s = end_of(share, &present, habit, places, begin_s, takes_s);
  int i = share->next;
  join(share, &present, begin_s, end_s);
  learn(share, i);
  share->begin_s[i] = begin_s;
  share->end_s[i] = end_s;
  share->joined_s[i] = 0;
  share->habit[i] = habit;
  share->latest_s = hscal__fmax(share->latest_s, end_s);
  habit->last = i;
  share->next = (i + 1) % HSCAL_GUESTS;
  return end_s;
}

double hscal__share_out_stay(hscal_share_out *share, hscal_habit *habit, double places, double until_s,
                             double takes_s) {
  int i = habit->last;
  double begin_s = share->begin_s[i];
  share->end_s[i] = begin_s; /* does not meet itself */
  present present = who_is_there(share, begin_s);
  double end_s = hscal__fmax(end_of(share, &present, habit, places, begin_s, takes_s), until_s);
  join(share, &present, until_s, end_s);
  share->end_s[i] = end_s;
  share->latest_s = hscal__fmax(share->latest_s, end_s);
  return end_s;
}
