/**
 * \file
 * Sets divided among processors of unequal speed. Included by hscal.h.
 */
#ifndef HSCAL_PARTITION_H
#define HSCAL_PARTITION_H

#include "hscal_status.h"

#ifdef __cplusplus
extern "C" {
#endif

/** \defgroup hscal_partition Partitions
 * For programs that divide work themselves: rows, tasks, files.
 * \{ */

/** Divides `elements` equal elements among processors so that the last one is done as early as possible. No other
 * partition ends earlier. Of processors that would be done at the same time the faster one gets the element, then the
 * one with the lower index. Local, no MPI.
 *
 * Speeds are elements per second. One number per processor is a constant speed. Several are a function of how many
 * elements the processor has, linear between its points, constant before the first and behind the last. More elements
 * must take more time: from a point to the next the speed rises by less than the size, as a ratio. The last speed may
 * be 0: so many elements fit in no memory. A constant speed may be 0: the processor gets nothing.
 * \param elements    how many
 * \param processors  how many
 * \param points      points of each speed; 1: constant speeds
 * \param speeds      [processors*points] elements per second, the points of a processor side by side
 * \param sizes       [processors*points] elements to which the speeds belong, ascending from 1 on; not read, and may be
 *                    null, where points is 1
 * \param limits      [processors] most elements of each, as its memory holds; null: no limits
 * \param counts      [processors] elements of each
 * \param finish_s    when the last one is done, seconds; may be null
 * \return one of
 *   - 0
 *   - -i: argument i is illegal: a negative number of elements, no processor, no point, a null pointer
 *   - HSCAL_ERROR_ARGUMENT: a speed, a size or a limit is illegal, the reason names the processor
 *   - HSCAL_ERROR_NO_FIT: the limits and speeds of all processors together leave no place for so many elements
 *   - HSCAL_ERROR_MEMORY */
HSCAL_API int hscal_partition_set(int elements, int processors, int points, const double *speeds, const int *sizes,
                                  const int *limits, int *counts, double *finish_s);

/** Divides elements of unequal weight among processors so that the last one is done early. Each element goes to the
 * processor that is done with it soonest, heaviest first; branch and bound then looks for better ones, up to a million
 * steps, and up to 1000 elements. Within these nothing ends earlier; the problem is NP-hard. Local, no MPI.
 * \param elements    how many
 * \param weights     [elements] 0 or above
 * \param processors  how many
 * \param speeds      [processors] weight per second, above 0
 * \param owners      [elements] processor of each
 * \param finish_s    when the last one is done, seconds; may be null
 * \return one of
 *   - 0
 *   - -i: argument i is illegal: a negative number of elements, no processor, a null pointer
 *   - HSCAL_ERROR_ARGUMENT: a weight or a speed is illegal, the reason says which
 *   - HSCAL_ERROR_MEMORY */
HSCAL_API int hscal_partition_weighted(int elements, const double *weights, int processors, const double *speeds,
                                       int *owners, double *finish_s);

/** \} */

#ifdef __cplusplus
}
#endif
#endif
