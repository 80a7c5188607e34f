#include "agreement.h"

#include <math.h>

static double measured(const timed_layout *layout) { return layout->measured_s; }
static double predicted(const timed_layout *layout) { return layout->predicted_s; }

/* How many are faster than layouts[i], less how many are slower: twice its rank, counted from the mean rank. */
static double centred_rank(const timed_layout *layouts, int count, int i, double seconds(const timed_layout *)) {
  double x = seconds(&layouts[i]);
  int rank = 0;
  for (int j = 0; j < count; j++) rank += (seconds(&layouts[j]) < x) - (seconds(&layouts[j]) > x);
  return rank;
}

/* Pearson's correlation of the ranks. */
static double rank_correlation(const timed_layout *layouts, int count) {
  double both = 0, of_measured = 0, of_predicted = 0;
  for (int i = 0; i < count; i++) {
    double x = centred_rank(layouts, count, i, measured), y = centred_rank(layouts, count, i, predicted);
    both += x * y;
    of_measured += x * x;
    of_predicted += y * y;
  }
  return of_measured > 0 && of_predicted > 0 ? both / sqrt(of_measured * of_predicted) : NAN;
}

/* The first with the fewest seconds. */
static const timed_layout *least(const timed_layout *layouts, int count, double seconds(const timed_layout *)) {
  const timed_layout *best = layouts;
  for (int i = 1; i < count; i++)
    if (seconds(&layouts[i]) < seconds(best)) best = &layouts[i];
  return best;
}

double prediction_error(const timed_layout *layout) { return layout->predicted_s / layout->measured_s - 1; }

agreement agreement_of(const timed_layout *layouts, int count) {
  agreement all = {.rank_correlation = rank_correlation(layouts, count)};
  all.regret = least(layouts, count, predicted)->measured_s / least(layouts, count, measured)->measured_s - 1;
  for (int i = 0; i < count; i++) {
    double error = fabs(prediction_error(&layouts[i]));
    all.mean_error += error / count;
    all.worst_error = fmax(all.worst_error, error);
  }
  return all;
}
