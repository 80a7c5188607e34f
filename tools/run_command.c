#include "run_command.h"
#include "base/text.h"
#include "given_arguments.h"
#include "launch_request.h"
#include "launch_words.h"
#include "machine/topology.h"
#include "output.h"
#include "plan/plan.h"
#include "report.h"
#include "start.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* "13 processes, 1 x 13, NB 64, predicted 3.2 s for pdgemm n=2000: node1 4, node2 4, ..." */
static void tell(const cli_launch *launch) {
  enum { SHOWN = 6 };
  const hscal_launch *processes = &launch->launch;
  const hscal_plan *plan = launch->plan;
  char predicted[HSCAL_SECONDS_TEXT_SIZE], blocks[HSCAL_PLAN_BLOCKS_TEXT_SIZE], threads[32] = "";
  int hosts = 0;
  if (processes->threads > 1) snprintf(threads, sizeof threads, " of %d threads", processes->threads);
  fprintf(stderr, "hscal: %d process%s%s, %d x %d%s, predicted %s for %s %s:", processes->nprocs,
          processes->nprocs == 1 ? "" : "es", threads, plan->nprow, plan->npcol,
          hscal__plan_blocks_text(plan, plan->mb, plan->nb, blocks), hscal__seconds_text(plan->predicted_s, predicted),
          plan->routine, plan->arguments);
  for (int host = 0; host < processes->nhosts; host++) {
    if (!processes->processes[host] || hosts++ >= SHOWN) continue;
    fprintf(stderr, "%s %s %d", hosts > 1 ? "," : "", processes->host_name[host], processes->processes[host]);
  }
  if (hosts > SHOWN) fprintf(stderr, " and %d more hosts", hosts - SHOWN);
  fputc('\n', stderr);
}

static int dry_run(const cli_launch *launch) {
  char *line = cli_launch_line(launch, "FILE"), *text = cli_launch_file_text(launch), *both = NULL;
  size_t length;
  FILE *out = line && text ? open_memstream(&both, &length) : NULL;
  if (out) {
    fprintf(out, "%s\nFILE:\n%s", line, text);
    hscal__stream_text(out, &both);
  }
  free(line);
  free(text);
  return cli_print_and_free(both);
}

/* The folder of the files of a run; they are removed with it. */
typedef struct run_files {
  char folder[PATH_MAX / 2], placement[PATH_MAX], machine[PATH_MAX];
} run_files;

static int make_folder(run_files *files) {
  const char *place = getenv("TMPDIR");
  int length = snprintf(files->folder, sizeof files->folder, "%s/hscal-run-XXXXXX", place && *place ? place : "/tmp");
  if (length >= (int)sizeof files->folder || !mkdtemp(files->folder)) {
    int reason = length >= (int)sizeof files->folder ? ENAMETOOLONG : errno;
    files->folder[0] = 0;
    return cli_failure("cannot make a folder in %s: %s", place && *place ? place : "/tmp", strerror(reason));
  }
  snprintf(files->placement, sizeof files->placement, "%s/placement", files->folder);
  snprintf(files->machine, sizeof files->machine, "%s/machine.json", files->folder);
  return CLI_OK;
}

static void remove_files(const run_files *files) {
  if (!files->folder[0]) return;
  unlink(files->placement);
  unlink(files->machine);
  rmdir(files->folder);
}

static int hosts_used(const hscal_launch *launch) {
  int used = 0;
  for (int host = 0; host < launch->nhosts; host++) used += launch->processes[host] > 0;
  return used;
}

/* A machine that was measured here and kept has no name that the program could be told. */
static int write_machine(cli_launch *launch, const run_files *files) {
  for (int i = 0; i < launch->nsettings; i++)
    if (strcmp(launch->setting[i].name, "HSCAL_MACHINE") == 0) return CLI_OK;
  if (hosts_used(&launch->launch) > 1)
    return cli_failure(
        "the machine that is kept on this computer is not a file that the other hosts can read: measure it into "
        "one (hscal machine measure -o FILE) and give --machine FILE");
  int failed = hscal_machine_save(launch->machine, files->machine);
  if (failed) return cli_report(failed);
  cli_add_setting(launch, "HSCAL_MACHINE", files->machine);
  return CLI_OK;
}

/* Open MPI 4 ends without a word where a rankfile names a core that is not there. Of this host it is known before. */
static int check_cores(const cli_launch *launch) {
  const hscal_launch *processes = &launch->launch;
  char here[HSCAL_HOST_TEXT];
  hscal_topology topology;
  if (launch->arguments.no_bind || launch->launcher == HSCAL_LAUNCHER_SLURM) return CLI_OK;
  hscal__host_name(here);
  for (int host = 0; host < processes->nhosts; host++) {
    int wanted = processes->processes[host] * processes->threads, most = processes->processors[host];
    if (wanted > most) wanted = most;
    if (wanted == 0 || !hscal__same_host(processes->host_name[host], here)) continue;
    if (hscal__topology_read(&topology) != 0 || wanted <= topology.cores) return CLI_OK;
    return cli_failure("processes shall be bound to %d cores of %s, as the machine says; it has %d that may be used: "
                       "measure it again, or --no-bind",
                       wanted, here, topology.cores);
  }
  return CLI_OK;
}

static int start(const cli_launch *launch, const run_files *files, int *state) {
  char **own = NULL, **words = cli_launch_words(launch, files->placement, &own);
  int status = words ? CLI_OK : cli_report(HSCAL_ERROR_MEMORY);
  for (int i = 0; i < launch->nsettings; i++) setenv(launch->setting[i].name, launch->setting[i].value, 1);
  if (launch->launcher == HSCAL_LAUNCHER_SLURM) setenv("SLURM_HOSTFILE", files->placement, 1);
  cli_allow_root();
  if (status == CLI_OK) tell(launch);
  if (status == CLI_OK) status = cli_start(words, state);
  free(words);
  free(own);
  return status;
}

int cli_run(int argc, char **argv) {
  cli_launch launch;
  run_files files = {.folder = ""};
  int state = CLI_OK, status = cli_read_launch(CLI_FOR_RUN, argc, argv, &launch);
  if (status == CLI_OK && launch.arguments.dry_run)
    status = dry_run(&launch);
  else if (status == CLI_OK) {
    status = check_cores(&launch);
    if (status == CLI_OK) status = make_folder(&files);
    if (status == CLI_OK) status = write_machine(&launch, &files);
    if (status == CLI_OK) status = cli_write_launch_file(&launch, files.placement);
    if (status == CLI_OK) status = start(&launch, &files, &state);
    remove_files(&files);
  }
  cli_free_launch(&launch);
  return status == CLI_OK ? state : status;
}
