/* The smaller and the larger of two numbers. */
#ifndef HSCAL_BASE_MINMAX_H
#define HSCAL_BASE_MINMAX_H

static inline int hscal__min(int a, int b) { return a < b ? a : b; }
static inline int hscal__max(int a, int b) { return a > b ? a : b; }

/* Neither is a NaN: fmin and fmax are calls unless a compiler flag rules these out. */
static inline double hscal__fmin(double a, double b) { return a < b ? a : b; }
static inline double hscal__fmax(double a, double b) { return a > b ? a : b; }

#endif
