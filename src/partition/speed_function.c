#include "partition/speed_function.h"
#include "base/status.h"

#include <math.h>

/* Between points i and i+1 the time x / s(x) rises as long as the line through both meets x = 0 at a speed above 0. */
static int check_piece(const hscal_speed_function *function, int i, int number) {
  double left = function->speed[i], right = function->speed[i + 1];
  int from = function->size[i], to = function->size[i + 1];
  if (from >= to)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "processor %d: size %d of point %d is not above size %d of point %d",
                       number, to, i + 1, from, i);
  if (left == 0)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "processor %d: speed of point %d is 0, only the last may be", number, i);
  if (left * to <= right * from)
    return hscal__fail(HSCAL_ERROR_ARGUMENT,
                       "processor %d: %d elements at speed %g are done no sooner than %d at speed %g", number, from,
                       left, to, right);
  return 0;
}

int hscal__speed_function_check(const hscal_speed_function *function, int number) {
  for (int i = 0; i < function->npoints; i++)
    if (!isfinite(function->speed[i]) || function->speed[i] < 0)
      return hscal__fail(HSCAL_ERROR_ARGUMENT, "processor %d: speed %g of point %d must be 0 or above, and finite",
                         number, function->speed[i], i);
  if (function->npoints > 1 && function->size[0] < 1)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "processor %d: size %d of point 0 must be at least 1", number,
                       function->size[0]);
  for (int i = 0; i + 1 < function->npoints; i++) HSCAL_TRY(check_piece(function, i, number));
  return 0;
}

static double speed_at(const hscal_speed_function *function, int elements) {
  const int *size = function->size;
  int low = 0, high = function->npoints - 1;
  if (high == 0 || elements <= size[0]) return function->speed[0];
  if (elements >= size[high]) return function->speed[high];
  while (high - low > 1) {
    int middle = (low + high) / 2;
    *(size[middle] <= elements ? &low : &high) = middle;
  }
  double share = ((double)elements - size[low]) / ((double)size[high] - size[low]);
  return function->speed[low] + share * (function->speed[high] - function->speed[low]);
}

double hscal__speed_function_seconds(const hscal_speed_function *function, int elements) {
  if (elements == 0) return 0;
  return elements / speed_at(function, elements); /* by IEEE infinite at speed 0 */
}

/* By bisection: the times as they are computed count, not the line that they are computed from. */
int hscal__elements_within(const hscal_speed_function *function, int limit, double seconds) {
  int most = 0, too_many = limit;
  if (hscal__speed_function_seconds(function, limit) <= seconds) return limit;
  while (too_many - most > 1) {
    int middle = most + (too_many - most) / 2;
    *(hscal__speed_function_seconds(function, middle) <= seconds ? &most : &too_many) = middle;
  }
  return most;
}
