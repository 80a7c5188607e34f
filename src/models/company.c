#include "models/company.h"
#include "models/extremes.h"

/* Of what was met this time and before; how often a stay is corrected for those whom it meets because it takes longer. */
static const double freshness = 0.5;
enum { CORRECTIONS = 2 };

void hscal__share_out_reset(hscal_share_out *share) { *share = (hscal_share_out){0}; }

/* Seconds that all remembered guests together spend there between begin_s and end_s. */
static double shared_s(const hscal_share_out *share, double begin_s, double end_s) {
  double sum = 0;
  if (begin_s >= share->latest_s) return 0;
  for (int i = 0; i < HSCAL_GUESTS; i++)
    sum += hscal__most(hscal__least(share->end_s[i], end_s) - hscal__most(share->begin_s[i], begin_s), 0);
  return sum;
}

/* Tells them that somebody is with them from begin_s to end_s. */
static void join(hscal_share_out *share, double begin_s, double end_s) {
  if (begin_s >= share->latest_s) return;
  for (int i = 0; i < HSCAL_GUESTS; i++)
    share->joined_s[i] +=
        hscal__most(hscal__least(share->end_s[i], end_s) - hscal__most(share->begin_s[i], begin_s), 0);
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

static double end_of(const hscal_share_out *share, const hscal_habit *habit, double places, double begin_s,
                     double takes_s) {
  double slowed = hscal__most(1, (1 + habit->joined) / places), end_s = begin_s + takes_s * slowed;
  for (int i = 0; i < CORRECTIONS && begin_s < share->latest_s; i++) {
    double met = habit->joined + shared_s(share, begin_s, end_s) / (end_s - begin_s);
    end_s = begin_s + takes_s * hscal__most(1, (1 + met) / places);
  }
  return end_s;
}

double hscal__share_out_visit(hscal_share_out *share, hscal_habit *habit, double places, double begin_s,
                              double takes_s) {
  if (!(begin_s + takes_s > begin_s)) return begin_s;
  if (habit->last >= 0 && share->habit[habit->last] == habit) learn(share, habit->last);
  double end_s = end_of(share, habit, places, begin_s, takes_s);
  int i = share->next;
  join(share, begin_s, end_s);
  learn(share, i);
  share->begin_s[i] = begin_s;
  share->end_s[i] = end_s;
  share->joined_s[i] = 0;
  share->habit[i] = habit;
  share->latest_s = hscal__most(share->latest_s, end_s);
  habit->last = i;
  share->next = (i + 1) % HSCAL_GUESTS;
  return end_s;
}

double hscal__share_out_stay(hscal_share_out *share, hscal_habit *habit, double places, double until_s,
                             double takes_s) {
  int i = habit->last;
  double begin_s = share->begin_s[i];
  share->end_s[i] = begin_s; /* does not meet itself */
  double end_s = hscal__most(end_of(share, habit, places, begin_s, takes_s), until_s);
  join(share, until_s, end_s);
  share->end_s[i] = end_s;
  share->latest_s = hscal__most(share->latest_s, end_s);
  return end_s;
}
