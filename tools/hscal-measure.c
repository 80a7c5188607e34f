/*
 * hscal-measure [--processes N] [--hosts N] [-o FILE | --if-needed] [--seconds S] [--earlier FILE]: measures the machine that its processes run on. Started by "hscal machine measure"
 * under mpirun, one process per core. The result goes to FILE, else to the cache, where planning finds it; with
 * --if-needed a cached measurement that still fits is kept. What is known already stands in FILE.partial meanwhile; the same command takes
 * it up if it was cut short.
 * --anyway: what is not to be trusted is kept, with its warnings.
 * --earlier: a measurement of the same nodes, to see what changes between two. Else FILE, if it is one, or that in the cache.
 * --hosts: so many hosts there are, and each has to have a process.
 * hscal-measure --probe: the look that programs take by themselves, at most 2 s.
 * hscal-measure --fingerprint: what a measurement would depend on, a line per part; without mpirun.
 */
#include "earlier_measurement.h"
#include "machine/fingerprint.h"
#include "machine/machine_builder.h"
#include "machine/outliers.h"
#include "measure/cache.h"
#include "measure/measure.h"
#include "output.h"
#include "report.h"

#include <limits.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What the command line asks for. */
typedef struct request {
  const char *file;    /* null: the cache */
  const char *earlier; /* null: what is replaced */
  int if_needed, seconds, probe, anyway;
  int processes, hosts; /* how many were started, and how many there are; 0: not known */
} request;

/* Shows how far it is: a line per tenth, and per kind of work (mpirun passes on whole lines, so there is nothing to write over). */
typedef struct shown {
  int tenth, percent;
  char what[60];
} shown;

static void show_progress(void *user, double done, const char *what) {
  shown *last = user;
  int tenth = (int)(done * 10) > last->tenth ? (int)(done * 10) : last->tenth;
  if (tenth <= last->tenth && strcmp(what, last->what) == 0) return;
  last->tenth = tenth;
  if ((int)(done * 100) > last->percent) last->percent = (int)(done * 100);
  snprintf(last->what, sizeof last->what, "%s", what);
  fprintf(stderr, "  measuring %3d %%  %s\n", last->percent, what);
}

/* What the owner of the machine should know now. */
static void show_notes(const hscal_machine *machine) {
  for (const char *line = machine->notes; line && *line;) {
    int length = (int)strcspn(line, "\n");
    fprintf(stderr, "  note: %.*s\n", length, line);
    line += length + (line[length] != 0);
  }
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

/* What speaks against the measurement, and what to do. Returns the exit status. */
static int distrust(const hscal_machine *machine, const request *asked) {
  const char *const texts[] = {machine->doubts, machine->warnings};
  for (int i = 0; i < 2; i++)
    for (const char *line = texts[i]; line && *line;) {
      int length = (int)strcspn(line, "\n");
      fprintf(stderr, "  %.*s\n", length, line);
      line += length + (line[length] != 0);
    }
  if (asked->anyway) return CLI_OK;
  if (!asked->file) return cli_failure("measured, but not kept: measure again while nothing else runs on the machine");
  return cli_failure(
      "measured, but not to be trusted, as %s says, too: measure again while nothing else runs on the machine",
      asked->file);
}

/* Process 0 keeps what was measured, if the cache has not yet, and says so. Returns the exit status. */
static int keep(const hscal_machine *machine, const request *asked, const char *partial, int kept) {
  if (asked->file) {
    int failed = hscal_machine_save(machine, asked->file);
    if (failed) return cli_report(failed);
    if (partial) remove(partial);
  }
  int status = kept || hscal__machine_is_trusted(machine) ? CLI_OK : distrust(machine, asked);
  if (status == CLI_OK && !asked->file) {
    if (!asked->if_needed || asked->anyway) free(hscal__cache_keep(machine));
    status = check_cache();
  }
  if (status != CLI_OK) return status;
  return cli_print(kept ? "measured before, and still the same machine" : "measured");
}

/* A file that cannot be written is told before measuring, not after: all processes get process 0's answer. */
static int check_file(const char *file, int rank) {
  int status = rank == 0 ? cli_check_file(file) : CLI_OK;
  MPI_Bcast(&status, 1, MPI_INT, 0, MPI_COMM_WORLD);
  return status;
}

/* Likewise for the earlier measurement, which process 0 gets. */
static int find_earlier(const request *asked, int rank, hscal_machine **earlier) {
  int status = rank == 0 ? cli_find_earlier(asked->earlier, asked->file, earlier) : CLI_OK;
  MPI_Bcast(&status, 1, MPI_INT, 0, MPI_COMM_WORLD);
  return status;
}

/* Started by the launcher of another MPI each process believes that it is alone: all would measure, and write, at the same time. */
static int check_not_alone(int started) {
  int size;
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  if (size > 1 || started <= 1) return CLI_OK;
  return cli_failure(
      "%d processes were to be started, but each believes that it is alone: the launcher must be that of "
      "the MPI that hscal was built with (%s); HSCAL_MPIRUN names it",
      started, HSCAL_MPIRUN_NAME);
}

/* On process 0 of `size` with their hosts: how many there are. */
static int count_hosts(const char (*host)[HSCAL_HOST_TEXT], int size) {
  int count = 0;
  for (int i = 0; i < size; i++) {
    int before = i - 1; /* neighbours usually share a host */
    while (before >= 0 && strcmp(host[i], host[before]) != 0) before--;
    count += before < 0;
  }
  return count;
}

/* Is there a process on every host? The same answer on all. */
static int check_hosts(int hosts) {
  char own[HSCAL_HOST_TEXT] = "";
  int rank, size, status = CLI_OK;
  if (hosts <= 0) return CLI_OK;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  char(*all)[HSCAL_HOST_TEXT] = rank == 0 ? malloc((size_t)size * sizeof *all) : NULL;
  hscal__host_name(own);
  int fine = rank != 0 || all;
  MPI_Bcast(&fine, 1, MPI_INT, 0, MPI_COMM_WORLD);
  if (fine) MPI_Gather(own, sizeof own, MPI_CHAR, all, sizeof own, MPI_CHAR, 0, MPI_COMM_WORLD);
  int found = fine && rank == 0 ? count_hosts((const char(*)[HSCAL_HOST_TEXT])all, size) : 0;
  if (rank == 0 && fine && found < hosts)
    status = cli_failure("the processes are on %d of the %d hosts, so nothing was measured: give each host slots, and "
                         "leave --processes out",
                         found, hosts);
  if (!fine) status = cli_report(HSCAL_ERROR_MEMORY);
  free(all);
  MPI_Bcast(&status, 1, MPI_INT, 0, MPI_COMM_WORLD);
  return status;
}

/* Collective. The exit status of process 0 counts: it alone knows whether the result was written. */
static int measure(const request *asked) {
  shown last = {-1, 0, ""};
  int kept = 0, rank;
  char partial[PATH_MAX];
  hscal_machine *machine = NULL, *earlier = NULL;
  hscal_measure_options options = {
      .seconds = asked->seconds, .thorough = !asked->probe, .progress = show_progress, .user = &last};
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  int status = check_not_alone(asked->processes);
  if (status == CLI_OK) status = check_hosts(asked->hosts);
  if (status == CLI_OK) status = check_file(asked->file, rank);
  if (status == CLI_OK) status = find_earlier(asked, rank, &earlier);
  if (status != CLI_OK) return status;
  if (asked->file && snprintf(partial, sizeof partial, "%s.partial", asked->file) < (int)sizeof partial)
    options.partial = partial;
  int failed = asked->if_needed ? hscal__machine_cached(MPI_COMM_WORLD, &options, &machine, &kept)
                                : hscal__measure(MPI_COMM_WORLD, &options, &machine);
  if (rank == 0 && !failed && !kept) cli_add_earlier(earlier, asked->earlier, machine);
  hscal_machine_free(earlier);
  if (rank == 0) status = failed ? cli_report(failed) : keep(machine, asked, options.partial, kept);
  if (rank == 0 && status == CLI_OK && !kept) show_notes(machine);
  hscal_machine_free(machine);
  return status;
}

static int read_request(int argc, char **argv, request *asked) {
  *asked = (request){0};
  for (int i = 1; i < argc; i++) {
    if (strcmp(argv[i], "-o") == 0 && i + 1 < argc)
      asked->file = argv[++i];
    else if (strcmp(argv[i], "--earlier") == 0 && i + 1 < argc)
      asked->earlier = argv[++i];
    else if (strcmp(argv[i], "--seconds") == 0 && i + 1 < argc)
      asked->seconds = atoi(argv[++i]);
    else if (strcmp(argv[i], "--processes") == 0 && i + 1 < argc)
      asked->processes = atoi(argv[++i]);
    else if (strcmp(argv[i], "--hosts") == 0 && i + 1 < argc)
      asked->hosts = atoi(argv[++i]);
    else if (strcmp(argv[i], "--anyway") == 0)
      asked->anyway = 1;
    else if (strcmp(argv[i], "--probe") == 0)
      asked->probe = 1;
    else if (strcmp(argv[i], "--if-needed") == 0)
      asked->if_needed = 1;
    else
      return 0;
  }
  return asked->seconds >= 0;
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
  request asked;
  hscal_set_error_handler(NULL, NULL); /* told below */
  if (argc == 2 && strcmp(argv[1], "--fingerprint") == 0) return tell_fingerprint();
  MPI_Init(&argc, &argv);
  if (!read_request(argc, argv, &asked)) {
    MPI_Finalize();
    return cli_usage("usage: mpirun -n CORES hscal-measure [--processes CORES] [-o FILE | --if-needed] [--seconds S]");
  }
  int status = measure(&asked);
  /* All end alike. */
  MPI_Bcast(&status, 1, MPI_INT, 0, MPI_COMM_WORLD);
  MPI_Finalize();
  return status;
}
