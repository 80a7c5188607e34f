/* The smaller and the larger of two numbers, of which neither is a NaN: fmin and fmax are calls unless a compiler flag rules these out. */
#ifndef HSCAL_BASE_MINMAX_H
#define HSCAL_BASE_MINMAX_H

static inline double hscal__fmin(double a, double b) { return a < b ? a : b; }
static inline double hscal__fmax(double a, double b) { return a > b ? a : b; }

#endif
