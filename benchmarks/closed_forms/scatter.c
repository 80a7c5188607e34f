#include "scatter.h"

#include <math.h>

double best_log_time(const observation *layout, int count) {
  double best = INFINITY;
  for (int i = 0; i < count; i++) best = fmin(best, layout[i].log_time);
  return best;
}

double weight_of(const observation *layout, double best) { return exp(-2 * fmin(layout->log_time - best, 3)); }

void scatter_add_call(scatter *of, const observation *layout, int count) {
  double best = best_log_time(layout, count), all = 0, mean = 0;
  for (int i = 0; i < count; i++) {
    double weight = weight_of(&layout[i], best);
    all += weight, mean += weight * layout[i].off;
  }
  if (count < 2) return;
  mean /= all;
  of->weight += all;
  for (int i = 0; i < count; i++)
    of->squares += weight_of(&layout[i], best) * (layout[i].off - mean) * (layout[i].off - mean);
}

void scatter_add_differences(scatter *of, const observation *layout, int count) {
  for (int i = 1; i < count; i++) {
    double difference = layout[i].off - layout[0].off,
           weight = weight_of(&layout[i], fmin(layout[0].log_time, layout[i].log_time));
    of->weight += weight;
    of->squares += weight * difference * difference;
  }
}

double scatter_of(const scatter *of) { return of->weight > 0 ? sqrt(of->squares / of->weight) : 0; }
