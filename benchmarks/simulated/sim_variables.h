/* Environment of the simulated program: what simulation.c tells it. */
#ifndef HSCAL_SIMULATED_VARIABLES_H
#define HSCAL_SIMULATED_VARIABLES_H

#define SIM_MACHINE_VARIABLE     "HSCAL_SIMULATED_MACHINE"     /* file of the machine                          */
#define SIM_INPUT_VARIABLE       "HSCAL_SIMULATED_INPUT"       /* file with a sim_input                        */
#define SIM_COLLECTIVES_VARIABLE "HSCAL_SIMULATED_COLLECTIVES" /* name of the MPI library (sim_libraries.def)  */
#define SIM_HOSTS_VARIABLE       "HSCAL_SIMULATED_HOSTS"       /* file with each process's host, a line each   */

#endif
