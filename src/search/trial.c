#include "search/trial.h"

#include <math.h>

double hscal__default_distance(int block, int panel) {
  return fabs(log2((double)block / HSCAL_DEFAULT_BLOCK)) + fabs(log2((double)panel / hscal__reference_backend.panel));
}
