#include "nonnegative_prices.h"

#include <math.h>

/* The best price if the others are as they are. */
static double best_price(int p, int n, const double (*row)[PRICES], double usual, const double price[PRICES]) {
  const double hold = 0.01;
  double top = hold * n / usual, bottom = hold * n / (usual * usual);
  for (int i = 0; i < n; i++) {
    double others = 0;
    for (int q = 0; q < PRICES; q++) others += q == p ? 0 : row[i][q] * price[q];
    top += row[i][p] * (1 - others);
    bottom += row[i][p] * row[i][p];
  }
  return bottom > 0 ? fmax(top / bottom, 0) : usual;
}

/* One price after another, until none moves: they cannot become negative so. */
void nonnegative_prices(int n, const double (*row)[PRICES], const double usual[PRICES], double price[PRICES]) {
  enum { ROUNDS = 20000 };
  const double still = 1e-9;
  for (int p = 0; p < PRICES; p++) price[p] = usual[p];
  for (int round = 0, moves = 1; round < ROUNDS && moves; round++) {
    moves = 0;
    for (int p = 0; p < PRICES; p++) {
      if (!(usual[p] > 0)) continue;
      double now = best_price(p, n, row, usual[p], price);
      moves |= fabs(now - price[p]) > still * usual[p];
      price[p] = now;
    }
  }
}
