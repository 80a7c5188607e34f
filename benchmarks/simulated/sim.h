/* What the planner's side and the simulated side of a simulation agree on. */
#ifndef HSCAL_SIMULATED_SIM_H
#define HSCAL_SIMULATED_SIM_H

#include "call/arguments.h"
#include "machine/machine.h"
#include "sim_variables.h"

/* A kernel's cost is fully known in seconds (hscal__kernel_seconds), so every host runs at one nominal speed and a call
 * of s seconds executes s times as many operations. What the hosts add is the sharing of their processors. */
#define SIM_HOST_FLOPS_PER_S 1e9

/* Hosts are named by node number, so that no name needs quoting: node 3 of the machine is host "node3". */
#define SIM_HOST_NAME "node%d"

/* What the program is to do. Both sides are of one build, so the file is the bytes of this. */
typedef struct sim_input {
  hscal_routine_id routine; /* in place of call.routine, whose address means nothing to another program         */
  hscal_call call;          /* type 1 descriptors                                                               */
  hscal_layout layout;
  int column_major; /* processes are numbered down the columns of the grid */
  int compute;      /* do the arithmetic too */
  int verify;       /* and check it */
} sim_input;

/* Does the routine iterate until something is small, so that it has to be given data, and to compute? All do that find eigenvalues or
 * singular values. */
static inline int sim_depends_on_data(const hscal_routine *routine) {
  return hscal__has_argument(routine, "w") || hscal__has_argument(routine, "s");
}

/* First words of the lines the program prints; a number follows. */
#define SIM_SECONDS_KEY "simulated_s"
#define SIM_ERROR_KEY   "largest_error"
#define SIM_INFO_KEY    "info" /* of a process to which the routine answers with another than 0 */

/* Lets simulated time pass for a kernel of the library, on the node that the process is on: its name with the letter of
 * the type ("dgemm", "izamax"), and pointers to its arguments, which begin with so many option letters and dimensions.
 * Of what only moves data (events/kernels.def: COPY) nothing is charged. Defined by the stand-in for the BLAS. */
void sim_charge(const char *name, void *const *arguments, int letters, int dims);

/* The process does nothing for so long. Defined by the stand-in for MPI. */
void sim_sleep(double seconds);

/* The machine that is simulated, and the node of it that the process is on. Likewise. */
const hscal_machine *sim_machine(void);
int sim_own_node(void);

#endif
