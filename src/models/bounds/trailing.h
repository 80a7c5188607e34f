/* Sums over the panels of what is left of a matrix, as integrals. */
#ifndef HSCAL_MODELS_BOUNDS_TRAILING_H
#define HSCAL_MODELS_BOUNDS_TRAILING_H

/* Integrals of (a - x) (b - x) and of a - x from `from` to `to`, as far as no factor is negative. */
double hscal__trailing_volume(double a, double b, double from, double to);
double hscal__trailing_area(double a, double from, double to);

#endif
