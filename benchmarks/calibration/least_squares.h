/* Prices, none of them negative, by which rows come nearest to 1. */
#ifndef HSCAL_BENCHMARKS_CALIBRATION_LEAST_SQUARES_H
#define HSCAL_BENCHMARKS_CALIBRATION_LEAST_SQUARES_H

enum { PRICES = 4 };

/* Minimizes the mean over rows of (sum of row[i][p] * price[p] - 1) squared, and a hundredth of (price / usual - 1)
 * squared: what rows cannot tell apart stays near what is usual. A price whose usual one is 0 is 0. */
void least_squares(int n, const double (*row)[PRICES], const double usual[PRICES], double price[PRICES]);

#endif
