/* Many simulations, several at a time; what was simulated before is taken from a cache, and no two are alike. */
#ifndef HSCAL_SIMULATED_BATCH_H
#define HSCAL_SIMULATED_BATCH_H

#include "problem.h"

#include <stdint.h>

/* What is to be simulated. */
typedef struct sim_task {
  const hscal_machine *machine;
  const sim_problem *problem;
  double *seconds; /* where its answer goes */
  uint64_t key;    /* of all that is alike, sim_batch fills it */
} sim_task;

/* Simulates tasks[count], those that are alike once, `jobs` (at least 1) at a time, and reorders them. `cache`: a folder
 * (cache.h), or null. Progress goes to stderr. After a failure those under way are still waited for, so that they clean
 * up; the first failure is returned. */
int sim_batch(sim_task *tasks, int count, int jobs, const char *cache);

#endif
