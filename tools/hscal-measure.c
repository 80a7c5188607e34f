/*
 * hscal-measure [-o FILE | --if-needed]: measures the machine that its processes run on. Started by "hscal machine measure"
 * under mpirun, one process per core. The result goes to FILE, else to the cache, where planning finds it; with
 * --if-needed a cached measurement that still fits is kept.
 */
#include "cli.h"
#include "machine/cache.h"
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

/* Process 0 keeps what was measured. Returns the exit status. */
static int keep(const hscal_machine *machine, const char *file, int kept) {
  if (file) {
    int failed = hscal_machine_save(machine, file);
    if (failed) return cli_report(failed);
    printf("measured: %s\n", file);
  } else {
    printf(kept ? "measured before and still the same machine: kept\n" : "measured\n");
  }
  return fflush(stdout) == 0 ? CLI_OK : cli_failure("cannot write the output");
}

/* Without -o or --if-needed the cache is bypassed for reading, but gets the new measurement. */
static int measure(const char *file, int if_needed) {
  int shown = 0, kept = 0, rank, status = CLI_OK;
  hscal_machine *machine = NULL;
  hscal_measure_options options = {.progress = show_progress, .user = &shown};
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  int failed = if_needed ? hscal__machine_cached(MPI_COMM_WORLD, &options, &machine, &kept)
                         : hscal__measure(MPI_COMM_WORLD, &options, &machine);
  if (failed) return rank == 0 ? cli_report(failed) : CLI_FAILURE;
  if (rank == 0) {
    if (!file && !if_needed) {
      char *cached = hscal__cache_keep(machine);
      if (!cached) status = cli_failure("cannot write to the cache (HSCAL_CACHE names its folder; -o a file instead)");
      free(cached);
    }
    if (status == CLI_OK) status = keep(machine, file, kept);
  }
  hscal_machine_free(machine);
  return status;
}

int main(int argc, char **argv) {
  const char *file = NULL;
  int if_needed = 0;
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
  /* Process 0 alone knows whether the file was written; all end alike, or mpirun would report a failure of its own. */
  MPI_Bcast(&status, 1, MPI_INT, 0, MPI_COMM_WORLD);
  MPI_Finalize();
  return status;
}
