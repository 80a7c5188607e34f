/*
 * hscal-measure [-o FILE | --if-needed]: measures the machine that its processes run on. Started by "hscal machine measure"
 * under mpirun, one process per core. The result goes to FILE, else to the cache, where planning finds it; with
 * --if-needed a cached measurement that still fits is kept.
 * hscal-measure --fingerprint: what a measurement would depend on, a line per part; without mpirun.
 */
#include "base/file.h"
#include "cli.h"
#include "machine/build.h"
#include "machine/cache.h"
#include "machine/fingerprint.h"
#include "machine/measure.h"

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Shows how far it is, a line per fifth (mpirun passes on whole lines, so there is nothing to write over). */
static void show_progress(void *user, double done, const char *what) {
  int *shown = user, fifth = (int)(done * 5);
  if (fifth <= *shown) return;
  *shown = fifth;
  fprintf(stderr, "  measuring %3d %%  %s\n", (int)(done * 100), what);
}

/* Will planning find it? A cache that cannot be written is no error of the library, but it is one here. */
static int check_cache(void) {
  hscal_machine *machine = NULL;
  int failed = hscal__cache_find_latest(&machine);
  if (failed) return cli_report(failed);
  int found = machine != NULL;
  hscal_machine_free(machine);
  return found ? CLI_OK : cli_failure("measured, but it could not be kept (HSCAL_CACHE names a folder; -o a file)");
}

/* Process 0 keeps what was measured, if the cache has not yet, and says so. Returns the exit status. */
static int keep(const hscal_machine *machine, const char *file, int if_needed, int kept) {
  if (file) {
    int failed = hscal_machine_save(machine, file);
    if (failed) return cli_report(failed);
  } else {
    if (!if_needed) free(hscal__cache_keep(machine));
    int status = check_cache();
    if (status != CLI_OK) return status;
  }
  return cli_print(kept ? "measured before, and still the same machine" : "measured");
}

/* A file that cannot be written is told before measuring, not after: all processes get process 0's answer. */
static int check_file(const char *file, int rank) {
  int failed = rank == 0 && file ? hscal__file_may_replace(file) : 0;
  int status = failed ? cli_report(failed) : CLI_OK;
  MPI_Bcast(&status, 1, MPI_INT, 0, MPI_COMM_WORLD);
  return status;
}

/* Collective. The exit status of process 0 counts: it alone knows whether the result was written. */
static int measure(const char *file, int if_needed) {
  int shown = 0, kept = 0, rank;
  hscal_machine *machine = NULL;
  hscal_measure_options options = {.progress = show_progress, .user = &shown};
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  int status = check_file(file, rank);
  if (status != CLI_OK) return status;
  int failed = if_needed ? hscal__machine_cached(MPI_COMM_WORLD, &options, &machine, &kept)
                         : hscal__measure(MPI_COMM_WORLD, &options, &machine);
  if (rank == 0) status = failed ? cli_report(failed) : keep(machine, file, if_needed, kept);
  hscal_machine_free(machine);
  return status;
}

static int tell_fingerprint(void) {
  hscal_topology topology;
  hscal_fingerprint now;
  int failed = hscal__topology_read(&topology);
  if (failed) return cli_report(failed);
  hscal__fingerprint_read(&topology, &now);
  for (int i = 0; i < HSCAL_FINGERPRINT_COUNT; i++)
    if (*now.part[i]) printf("%s %s\n", hscal__fingerprint_keys[i], now.part[i]);
  return cli_print("");
}

int main(int argc, char **argv) {
  const char *file = NULL;
  int if_needed = 0;
  if (argc == 2 && strcmp(argv[1], "--fingerprint") == 0) return tell_fingerprint();
  MPI_Init(&argc, &argv);
  for (int i = 1; i < argc; i++) {
    if (strcmp(argv[i], "-o") == 0 && i + 1 < argc)
      file = argv[++i];
    else if (strcmp(argv[i], "--if-needed") == 0)
      if_needed = 1;
    else {
      MPI_Finalize();
      return cli_usage("usage: mpirun -n CORES hscal-measure [-o FILE | --if-needed]");
    }
  }
  int status = measure(file, if_needed);
  /* All end alike. */
  MPI_Bcast(&status, 1, MPI_INT, 0, MPI_COMM_WORLD);
  MPI_Finalize();
  return status;
}
