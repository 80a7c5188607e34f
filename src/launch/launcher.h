/* What launchers are told: the file that places the processes, and the words of the command. No MPI. */
#ifndef HSCAL_LAUNCH_LAUNCHER_H
#define HSCAL_LAUNCH_LAUNCHER_H

#include "launch/launch.h"

/* Open MPI up to 4; PRRTE, which is in Open MPI from 5; Hydra, which is in MPICH; srun. */
typedef enum hscal_launcher {
  HSCAL_LAUNCHER_OPENMPI4,
  HSCAL_LAUNCHER_PRRTE,
  HSCAL_LAUNCHER_HYDRA,
  HSCAL_LAUNCHER_SLURM,
  HSCAL_LAUNCHERS
} hscal_launcher;

/* "openmpi4", "prrte", "hydra", "slurm" */
extern const char *const hscal__launcher_names[HSCAL_LAUNCHERS];

/* The text of the launcher's file: rank i stands on the i-th line, or, for Hydra, the ranks of a line follow those of the line
 * before. `bind`: each process gets processors of its own, the first of a node the first ones; the processes of a node that has
 * too few for that share all of them. malloc'ed; null if out of memory.
 * Source: mpirun(1) of Open MPI 4.1, "Rankfiles"; PRRTE, docs/placement/rankfiles.rst; MPICH, src/pm/hydra, args.c; srun(1),
 * --distribution=arbitrary. */
char *hscal__launcher_file(hscal_launcher launcher, const hscal_launch *launch, int bind);

/* The command up to the program: its own name, the file, how many processes, and which environment variables to hand on
 * (exported[], ended by null). Returned as texts, ended by null, in one block to free; null if out of memory. srun reads the name of
 * the file from SLURM_HOSTFILE. */
char **hscal__launcher_words(hscal_launcher launcher, const hscal_launch *launch, int bind, const char *program,
                             const char *file, const char *const *exported);

#endif
