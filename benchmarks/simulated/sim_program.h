/* What the files of the simulated program share. */
#ifndef HSCAL_SIMULATED_PROGRAM_H
#define HSCAL_SIMULATED_PROGRAM_H

#include "call/synthetic_call.h"
#include "sim.h"

/* The library's own definition of a name that the program hides by one of its own; `size` is that of a pointer to it. */
void sim_find_hidden(const char *name, void *function, size_t size);

/* Largest difference of this process's share and results to the whole operands, as the call or (at_first) as the filling
 * left them. Results count where the process has a part of x: elsewhere they mean nothing. */
double sim_error(const hscal_synthetic_call *own, const hscal_synthetic_call *whole,
                 const hscal_synthetic_call_grid *grid, int at_first);

/* What main() has read. */
const sim_input *sim_program_input(void);

#endif
