/*
 * When the barriers around a timed call let processes go. All come to the first one at once. Its messages and those of the second
 * have their links to themselves and no overheads.
 */
#ifndef HSCAL_MODELS_COST_BARRIER_TIMES_H
#define HSCAL_MODELS_COST_BARRIER_TIMES_H

#include "models/cost/messages.h"

#include <stdint.h>

/* Fills costs->begin_s and costs->end_s of costs that are set otherwise. 0 or HSCAL_ERROR_MEMORY. */
int hscal__barrier_times_set(hscal_costs *costs);

/* Seconds from when all come to a barrier until the last one leaves it; time_s[nprocs] is memory to work in. */
double hscal__barrier_seconds(hscal_costs *costs, double *time_s);

/* How a call whose process p ends at end_s, on the clock that has begin_s, ends for process 0: seconds since it began there, at least. The
 * most of all processes is what the call takes. */
static inline double hscal__seconds_around(const hscal_costs *costs, int p, double end_s) {
  return end_s + costs->end_s[p] - costs->begin_s[0];
}

/* Where the table has barriers that are not released by rank 0, a process may leave the first one before process 0 does, and do its part
 * meanwhile: work that process 0 does not see. On so many processes it is at most that long, wherever they are; each_s: of the machine. */
double hscal__head_start_each_s(const hscal_machine *machine);
static inline double hscal__head_start_s(double each_s, int processes) {
  int rounds = 2; /* into the power of two below, and out of it */
  for (int64_t doubled = 1; doubled < processes; doubled *= 2) rounds++;
  return processes > 1 ? rounds * each_s : 0;
}

#endif
