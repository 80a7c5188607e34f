/* What the planner's side and the simulated side of a simulation agree on. */
#ifndef HSCAL_SIMULATED_SIM_H
#define HSCAL_SIMULATED_SIM_H

/* A kernel's cost is fully known in seconds (hscal__kernel_seconds), so every host runs at one nominal speed and a call
 * of s seconds executes s times as many operations. What the hosts add is the sharing of their processors. */
#define SIM_HOST_FLOPS_PER_S 1e9

/* Hosts are named by node number, so that no name needs quoting: node 3 of the machine is host "node3". */
#define SIM_HOST_NAME "node%d"

/* Environment of the simulated program. */
#define SIM_MACHINE_VARIABLE "HSCAL_SIMULATED_MACHINE" /* file of the machine                                  */
#define SIM_COMPUTE_VARIABLE "HSCAL_SIMULATED_COMPUTE" /* "1": do the arithmetic too, so that results are right */

/* First words of the lines the driver prints; a number follows. */
#define SIM_SECONDS_KEY "simulated_s"
#define SIM_ERROR_KEY   "largest_error"

#endif
