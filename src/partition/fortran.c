/* Partitions for Fortran, as src/plan/fortran.c has the planner. limits(1) = -1: none. */
#include "hscal.h"

HSCAL_API void hscal_partition_set_(const int *elements, const int *processors, const int *points, const double *speeds,
                                    const int *sizes, const int *limits, int *counts, double *finish_s, int *info);
void hscal_partition_set_(const int *elements, const int *processors, const int *points, const double *speeds,
                          const int *sizes, const int *limits, int *counts, double *finish_s, int *info) {
  *finish_s = 0;
  *info = hscal_partition_set(*elements, *processors, *points, speeds, sizes,
                              *processors > 0 && limits[0] == -1 ? 0 : limits, counts, finish_s);
}

HSCAL_API void hscal_partition_weighted_(const int *elements, const double *weights, const int *processors,
                                         const double *speeds, int *owners, double *finish_s, int *info);
void hscal_partition_weighted_(const int *elements, const double *weights, const int *processors, const double *speeds,
                               int *owners, double *finish_s, int *info) {
  *finish_s = 0;
  *info = hscal_partition_weighted(*elements, weights, *processors, speeds, owners, finish_s);
}
