/* Which launcher there is. */
#ifndef HSCAL_TOOLS_LAUNCHER_CHOICE_H
#define HSCAL_TOOLS_LAUNCHER_CHOICE_H

#include "launch/launcher.h"

/* The launcher of this name, or, without one (null), srun within a Slurm job, else what mpirun or mpiexec says that it is.
 * HSCAL_MPIRUN names the program. `must_exist`: it is to be started; program[size] is its name as it is to be called. Returns an exit
 * status, after saying what is wrong. */
int cli_choose_launcher(const char *named, int must_exist, hscal_launcher *launcher, char *program, unsigned long size);

#endif
