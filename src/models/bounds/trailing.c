#include "models/bounds/trailing.h"
#include "models/bounds/speed_limits.h"
#include "models/cost/kernel.h"

#include <math.h>

double hscal__trailing_volume(double a, double b, double from, double to) {
  to = fmin(to, fmin(a, b));
  if (to <= from) return 0;
  return a * b * (to - from) - (a + b) * (to * to - from * from) / 2 + (to * to * to - from * from * from) / 3;
}

double hscal__trailing_area(double a, double from, double to) {
  to = fmin(to, a);
  return to <= from ? 0 : a * (to - from) - (to * to - from * from) / 2;
}

static double rectangle_row_entries(double rows, double columns, double width) {
  (void)rows;
  (void)width;
  return columns;
}

static double triangle_row_entries(double rows, double columns, double width) {
  (void)columns;
  return 0.5 * (rows - width);
}

static double rectangle_volume(double rows, double columns, double width, double from, double to) {
  (void)width;
  return hscal__trailing_volume(rows, columns, from, to);
}

static double triangle_volume(double rows, double columns, double width, double from, double to) {
  (void)columns;
  return 0.5 * hscal__trailing_volume(rows - width, rows, from, to);
}

static double columns_volume(double rows, double columns, double width, double from, double to) {
  (void)width;
  return rows * hscal__trailing_area(columns, from, to);
}

const hscal_trailing_shape hscal__trailing_rectangle = {
    .row_entries = rectangle_row_entries, .volume = rectangle_volume, .speed_limit = hscal__kernel_top_speed};

const hscal_trailing_shape hscal__trailing_columns = {
    .row_entries = rectangle_row_entries, .volume = columns_volume, .speed_limit = hscal__kernel_top_speed};

/* Triangles are updated by kernels of their own. */
const hscal_trailing_shape hscal__trailing_triangle = {
    .row_entries = triangle_row_entries, .volume = triangle_volume, .speed_limit = hscal__product_limit};
