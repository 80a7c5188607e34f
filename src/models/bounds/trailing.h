/* What is left of a matrix behind a panel: a rectangle or a triangle; and sums of it over the panels, as integrals. */
#ifndef HSCAL_MODELS_BOUNDS_TRAILING_H
#define HSCAL_MODELS_BOUNDS_TRAILING_H

#include "machine/machine.h"

/* Integrals of (a - x) (b - x) and of a - x from `from` to `to`, as far as no factor is negative. */
double hscal__trailing_volume(double a, double b, double from, double to);
double hscal__trailing_area(double a, double from, double to);

typedef struct hscal_trailing_shape {
  /* Entries in each row that is left, in the mean: so many rows and columns are, behind a panel of `width`. Of a
   * triangle those beside the blocks of the diagonal. */
  double (*row_entries)(double rows, double columns, double width);
  /* Entries that are left of a matrix, as an integral over where a panel ends. */
  double (*volume)(double rows, double columns, double width, double from, double to);
  /* Operations per second that no kernel exceeds which updates it with a panel so wide. */
  double (*speed_limit)(const hscal_node_class *class, hscal_type type, int width);
} hscal_trailing_shape;

extern const hscal_trailing_shape hscal__trailing_rectangle;
extern const hscal_trailing_shape hscal__trailing_triangle;
/* Of the columns: those behind the panel, each with all its rows. */
extern const hscal_trailing_shape hscal__trailing_columns;

#endif
