/* Prices, none of them negative, by which rows come nearest to 1: linear least squares with bounds, which src/fit, whose unknowns are
 * logarithms and whose outliers count less, has not. */
#ifndef HSCAL_BENCHMARKS_CALIBRATION_NONNEGATIVE_PRICES_H
#define HSCAL_BENCHMARKS_CALIBRATION_NONNEGATIVE_PRICES_H

enum { PRICES = 4 };

/* Minimizes the mean over rows of (sum of row[i][p] * price[p] - 1) squared, and a hundredth of (price / usual - 1)
 * squared: what rows cannot tell apart stays near what is usual. A price whose usual one is 0 is 0. */
void nonnegative_prices(int n, const double (*row)[PRICES], const double usual[PRICES], double price[PRICES]);

#endif
