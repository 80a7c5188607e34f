/* Simulated seconds from one run of the report to the next. */
#ifndef HSCAL_SIMULATED_CACHE_H
#define HSCAL_SIMULATED_CACHE_H

#include "problem.h"

#include <stdint.h>

/* A digest of everything that simulated seconds depend on: the machine, the call, the layout and the placement, and the bytes of
 * ScaLAPACK, SimGrid, the stand-ins and the simulated program. *key is 0 if a file of these cannot be read. */
int sim_cache_key(const hscal_machine *machine, const sim_problem *problem, uint64_t *key);

/* Seconds kept in the folder under the key; 0 if there are none. */
int sim_cache_find(const char *folder, uint64_t key, double *seconds);
/* Keeps them; makes the folder. Not being able to is an error. */
int sim_cache_keep(const char *folder, uint64_t key, double seconds);

#endif
