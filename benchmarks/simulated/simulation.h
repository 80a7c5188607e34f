/* One run of the real library on a simulated cluster: a child process and a temporary directory. */
#ifndef HSCAL_SIMULATED_SIMULATION_H
#define HSCAL_SIMULATED_SIMULATION_H

#include "problem.h"
#include "sim.h"

#include <sys/types.h>

typedef struct simulation {
  pid_t child;         /* 0: none                                                  */
  char directory[256]; /* "" : none                                                */
} simulation;

typedef struct sim_result {
  double seconds;       /* simulated, from one barrier to the next                 */
  double largest_error; /* of sampled results; NaN unless verified                 */
} sim_result;

/* From now on SIGINT, SIGTERM and SIGHUP end the simulations under way and remove their files: sim_finish and
 * sim_start then return HSCAL_ERROR_STATE. */
void sim_catch_signals(void);

/* Starts a simulation; several may run at once. verify: compute the product really, and check it (small problems). */
int sim_start(simulation *sim, const hscal_machine *machine, const sim_problem *problem, int verify);
/* Waits for its end, and removes its files whatever happened. Must follow every sim_start that returned 0. */
int sim_finish(simulation *sim, sim_result *result);

/* Both in one. */
int sim_run(const hscal_machine *machine, const sim_problem *problem, int verify, sim_result *result);

/* ---- other programs ---------------------------------------------------------------------------------------- */

enum { SIM_MOST_WORDS = 6 };

/* A program for the simulator, which is a shared object, where each of its processes runs, and what they are told. */
typedef struct sim_command {
  const char *file;
  int processes;
  const int *node_of;                /* [processes], by rank                             */
  const char *words[SIM_MOST_WORDS]; /* what follows its name; null: no more             */
  sim_input input;                   /* of the stand-in for the BLAS, and of sim_program */
} sim_command;

/* Starts it, in sim->directory. */
int sim_launch(simulation *sim, const hscal_machine *machine, const sim_command *command);
/* Waits for its end; an error tells the last that it wrote. The directory stays until sim_remove, which must follow. */
int sim_wait(simulation *sim);
/* The text of a file of that name in the directory, malloc'ed. */
int sim_read(const simulation *sim, const char *name, char **text);
void sim_remove(simulation *sim);

#endif
