#include "launcher_choice.h"
#include "report.h"
#include "start.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef HSCAL_MPI_IS_MPICH /* built without MPI */
#define HSCAL_MPI_IS_MPICH 0
#endif

/* Programs that may be the launcher, the usual name first. */
static const char *const programs[HSCAL_LAUNCHERS][6] = {
    [HSCAL_LAUNCHER_OPENMPI4] = {"mpirun", "mpiexec", "mpirun.openmpi", "orterun", NULL},
    [HSCAL_LAUNCHER_PRRTE] = {"mpirun", "mpiexec", "mpirun.openmpi", "prterun", NULL},
    [HSCAL_LAUNCHER_HYDRA] = {"mpiexec", "mpirun", "mpiexec.hydra", "mpiexec.mpich", NULL},
    [HSCAL_LAUNCHER_SLURM] = {"srun", NULL}};
static const char *const any_program[] = {"mpirun", "mpiexec", "mpiexec.hydra", "prterun", NULL};

/* What the program says that it is; HSCAL_LAUNCHERS if that is nothing known. */
static hscal_launcher recognise(const char *program) {
  static const char open_mpi[] = "(Open MPI) ", open_rte[] = "(OpenRTE) "; /* mpirun, and mpiexec of 4 */
  char version[400];
  cli_ask_version(program, version, sizeof version);
  const char *number = strstr(version, open_mpi);
  if (number) return atoi(number + strlen(open_mpi)) >= 5 ? HSCAL_LAUNCHER_PRRTE : HSCAL_LAUNCHER_OPENMPI4;
  if (strstr(version, open_rte)) return HSCAL_LAUNCHER_OPENMPI4;
  if (strstr(version, "PRRTE")) return HSCAL_LAUNCHER_PRRTE;
  if (strncmp(version, "HYDRA", strlen("HYDRA")) == 0) return HSCAL_LAUNCHER_HYDRA;
  if (strncmp(version, "slurm", strlen("slurm")) == 0) return HSCAL_LAUNCHER_SLURM;
  return HSCAL_LAUNCHERS;
}

/* The first of the programs that is there and is `wanted` (HSCAL_LAUNCHERS: any that is known). Answers what it is. */
static hscal_launcher find_program(const char *const *names, hscal_launcher wanted, char *program, size_t size) {
  char path[PATH_MAX];
  const char *reason;
  for (; *names; names++) {
    if (!cli_find_executable(*names, path, sizeof path, &reason)) continue;
    hscal_launcher found = recognise(path);
    if (found == HSCAL_LAUNCHERS || (wanted != HSCAL_LAUNCHERS && found != wanted)) continue;
    snprintf(program, size, "%s", *names);
    return found;
  }
  return HSCAL_LAUNCHERS;
}

static int read_name(const char *name, hscal_launcher *launcher) {
  for (int i = 0; i < HSCAL_LAUNCHERS; i++)
    if (strcmp(name, hscal__launcher_names[i]) == 0) {
      *launcher = (hscal_launcher)i;
      return CLI_OK;
    }
  return cli_usage("--launcher %s: it must be openmpi4, prrte, hydra or slurm%s", name,
                   cli_did_you_mean(name, hscal__launcher_names, HSCAL_LAUNCHERS));
}

/* HSCAL_MPIRUN is taken for what --launcher says, or for what it says itself. */
static int take_given_program(const char *given, hscal_launcher *launcher) {
  char path[PATH_MAX];
  const char *reason;
  if (!cli_find_executable(given, path, sizeof path, &reason))
    return cli_failure("HSCAL_MPIRUN=%s: it cannot be started: %s", given, reason);
  if (*launcher == HSCAL_LAUNCHERS) *launcher = recognise(path);
  if (*launcher != HSCAL_LAUNCHERS) return CLI_OK;
  return cli_failure(
      "HSCAL_MPIRUN=%s: its --version does not say what it is; --launcher openmpi4, prrte, hydra or slurm does", given);
}

static int not_found(hscal_launcher wanted) {
  if (wanted == HSCAL_LAUNCHERS)
    return cli_failure(
        "no launcher: the PATH has no mpirun or mpiexec of Open MPI or MPICH (on Debian or Ubuntu: apt-get install "
        "openmpi-bin; HSCAL_MPIRUN names another program)");
  return cli_failure("no launcher: no \"%s\" in the PATH is %s's (HSCAL_MPIRUN names another program)",
                     programs[wanted][0], hscal__launcher_names[wanted]);
}

int cli_choose_launcher(const char *named, int must_exist, hscal_launcher *launcher, char *program,
                        unsigned long size) {
  const char *given = getenv("HSCAL_MPIRUN"), *job = getenv("SLURM_JOB_ID");
  *launcher = HSCAL_LAUNCHERS;
  if (named) {
    int status = read_name(named, launcher);
    if (status != CLI_OK) return status;
    snprintf(program, size, "%s", programs[*launcher][0]);
    if (!must_exist) return CLI_OK;
  }
  if (given && *given && *launcher != HSCAL_LAUNCHER_SLURM) {
    snprintf(program, size, "%s", given);
    return take_given_program(given, launcher);
  }
  hscal_launcher found = HSCAL_LAUNCHERS, wanted = *launcher;
  if (wanted == HSCAL_LAUNCHERS && job && *job)
    found = find_program(programs[HSCAL_LAUNCHER_SLURM], HSCAL_LAUNCHER_SLURM, program, size);
  if (found == HSCAL_LAUNCHERS && wanted == HSCAL_LAUNCHERS && HSCAL_MPI_IS_MPICH)
    found = find_program(programs[HSCAL_LAUNCHER_HYDRA], HSCAL_LAUNCHER_HYDRA, program, size);
  if (found == HSCAL_LAUNCHERS)
    found = find_program(wanted == HSCAL_LAUNCHERS ? any_program : programs[wanted], wanted, program, size);
  if (found == HSCAL_LAUNCHERS) return not_found(wanted);
  *launcher = found;
  return CLI_OK;
}
