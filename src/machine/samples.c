#include "machine/samples.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

double hscal__median(double *values, int count) {
  if (count == 0) return 0;
  qsort(values, (size_t)count, sizeof *values, by_size);
  return (values[(count - 1) / 2] + values[count / 2]) / 2;
}

double hscal__quartile(double *values, int count) {
  if (count == 0) return 0;
  qsort(values, (size_t)count, sizeof *values, by_size);
  return values[(count - 1) / 4];
}

double hscal__spread(const double *sorted, int count) {
  if (count < 2) return 0;
  double middle = (sorted[(count - 1) / 2] + sorted[count / 2]) / 2;
  return middle > 0 ? (sorted[count - 1 - count / 4] - sorted[count / 4]) / middle : 0;
}

void hscal__rounds_add(double *of_round, const double *values, int rounds) {
  double sorted[HSCAL_MOST_SAMPLED_ROUNDS];
  memcpy(sorted, values, (size_t)rounds * sizeof *sorted);
  double middle = hscal__median(sorted, rounds);
  for (int i = 0; i < rounds && middle > 0; i++) of_round[i] += log(fmax(values[i], DBL_MIN) / middle);
}

double hscal__rounds_scatter(const double *of_round, int rounds, int things) {
  double sorted[HSCAL_MOST_SAMPLED_ROUNDS], sum = 0;
  if (rounds < 2 || things < 1) return 0;
  memcpy(sorted, of_round, (size_t)rounds * sizeof *sorted);
  double middle = hscal__median(sorted, rounds);
  for (int i = 0; i < rounds; i++) sum += fabs(of_round[i] - middle);
  return sum / rounds / things;
}

double hscal__quartile_uncertainty(const double *sorted, int count) {
  const double of_ten_nine = 1.645; /* standard deviations */
  if (count < 2) return 1;
  double middle = (count - 1) / 4.0, reach = of_ten_nine * sqrt(count * 0.25 * 0.75);
  int low = (int)fmax(floor(middle - reach), 0), high = (int)fmin(ceil(middle + reach), count - 1);
  double quartile = sorted[(count - 1) / 4];
  return quartile > 0 ? fmin((sorted[high] - sorted[low]) / 2 / quartile, 1) : 1;
}

int hscal__threshold(const int *yes, int count, int tries) {
  int wrong = 0, fewest, best = 0; /* wrong: tries that do not fit if all from i on are yes */
  for (int i = 0; i < count; i++) wrong += tries - yes[i];
  fewest = wrong;
  for (int i = 0; i < count; i++) {
    wrong += yes[i] - (tries - yes[i]); /* i is no, too */
    if (wrong < fewest) fewest = wrong, best = i + 1;
  }
  return best;
}
