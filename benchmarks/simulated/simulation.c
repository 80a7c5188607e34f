#include "simulation.h"
#include "base/file.h"
#include "base/status.h"
#include "platform.h"
#include "sim.h"

#include <dirent.h>
#include <errno.h>
#include <math.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PATH_BYTES = 512, OPTION_BYTES = 640, ARGUMENTS = 64 };

/* Everything that the result depends on is stated, also where it is SimGrid's default: linear network, no time for
 * anything but BLAS and messages. SMPI's defaults for test (0.1 ms per MPI_Test, which the BLACS call after each send)
 * and for the factors change results by tens of per cent. */
static const char *const fixed_options[] = {
    "--cfg=smpi/privatization:dlopen",
    "--cfg=smpi/privatize-libs:" SIM_SCALAPACK_FILE,
    "--cfg=surf/precision:1e-9",
    "--cfg=network/model:SMPI",
    "--cfg=smpi/bw-factor:0:1",
    "--cfg=smpi/lat-factor:0:1",
    "--cfg=network/crosstraffic:0",
    "--cfg=network/TCP-gamma:0",
    "--cfg=network/weight-S:0",
    "--cfg=smpi/simulate-computation:0",
    "--cfg=smpi/host-speed:1Gf",
    "--cfg=smpi/os:0:0:0:0:0",
    "--cfg=smpi/ois:0:0:0:0:0",
    "--cfg=smpi/or:0:0:0:0:0",
    "--cfg=smpi/test:0",
    "--cfg=smpi/iprobe:0",
    "--cfg=smpi/wtime:0",
    "--cfg=smpi/init:0",
    "--log=xbt_cfg.t:warning",
    "--log=smpi_config.t:warning",
};
enum { FIXED_OPTIONS = sizeof fixed_options / sizeof *fixed_options };

static volatile sig_atomic_t interrupted;

static void note_signal(int number) { interrupted = number; }

void sim_catch_signals(void) {
  struct sigaction action = {.sa_handler = note_signal};
  sigemptyset(&action.sa_mask);
  const int caught[] = {SIGINT, SIGTERM, SIGHUP};
  for (size_t i = 0; i < sizeof caught / sizeof *caught; i++) sigaction(caught[i], &action, NULL);
}

/* ---- the temporary directory ------------------------------------------------------------------------------- */

static void path_in(const simulation *sim, const char *name, char path[PATH_BYTES]) {
  snprintf(path, PATH_BYTES, "%s/%s", sim->directory, name);
}

int sim_read(const simulation *sim, const char *name, char **text) {
  char path[PATH_BYTES];
  path_in(sim, name, path);
  return hscal__file_read(path, HSCAL_ERROR_INTERNAL, text);
}

static int make_directory(simulation *sim) {
  const char *parent = getenv("TMPDIR");
  /* LD_PRELOAD is split at spaces and colons, SMPI's options at semicolons; the simulator changes to the directory. */
  if (!parent || *parent != '/' || strlen(parent) > sizeof sim->directory / 2 || strpbrk(parent, " :;"))
    parent = "/tmp";
  snprintf(sim->directory, sizeof sim->directory, "%s/hscal-simulated-XXXXXX", parent);
  if (mkdtemp(sim->directory)) return 0;
  sim->directory[0] = 0;
  return hscal__fail(HSCAL_ERROR_FILE, "%s: no temporary directory: %s", parent, strerror(errno));
}

/* It is flat, whoever writes into it. */
void sim_remove(simulation *sim) {
  DIR *directory = sim->directory[0] ? opendir(sim->directory) : NULL;
  if (directory) {
    for (struct dirent *entry; (entry = readdir(directory));) unlinkat(dirfd(directory), entry->d_name, 0);
    closedir(directory);
    rmdir(sim->directory);
  }
  sim->directory[0] = 0;
}

static int close_written(FILE *file, const char *path) {
  int failed = ferror(file);
  failed |= fclose(file);
  return failed ? hscal__fail(HSCAL_ERROR_FILE, "%s: cannot be written: %s", path, strerror(errno)) : 0;
}

static int write_platform(const simulation *sim, const hscal_machine *machine, const sim_command *command) {
  char path[PATH_BYTES];
  path_in(sim, "platform.xml", path);
  char *used = calloc((size_t)machine->nnodes, 1);
  if (!used) return hscal__fail(HSCAL_ERROR_MEMORY, "platform of %d nodes", machine->nnodes);
  for (int i = 0; i < command->processes; i++) used[command->node_of[i]] = 1;
  FILE *file = fopen(path, "w");
  if (file) sim_platform_write(machine, used, file);
  free(used);
  if (!file) return hscal__fail(HSCAL_ERROR_FILE, "%s: %s", path, strerror(errno));
  return close_written(file, path);
}

/* A line per process in rank order: that is what places them. */
static int write_hosts(const simulation *sim, const sim_command *command) {
  char path[PATH_BYTES];
  path_in(sim, "hosts", path);
  FILE *file = fopen(path, "w");
  if (!file) return hscal__fail(HSCAL_ERROR_FILE, "%s: %s", path, strerror(errno));
  for (int rank = 0; rank < command->processes; rank++) fprintf(file, SIM_HOST_NAME "\n", command->node_of[rank]);
  return close_written(file, path);
}

/* The libraries and the program are reached through the directory, so that no path of theirs needs quoting. */
static int link_programs(const simulation *sim, const sim_command *command) {
  const char *const links[][2] = {
      {SIM_MPI_FILE, "libmpi.so.40"}, {SIM_BLAS_FILE, "libblas.so.3"}, {command->file, "program.so"}};
  for (size_t i = 0; i < sizeof links / sizeof *links; i++) {
    char path[PATH_BYTES];
    path_in(sim, links[i][1], path);
    if (access(links[i][0], R_OK) || symlink(links[i][0], path))
      return hscal__fail(HSCAL_ERROR_FILE, "%s: %s", links[i][0], strerror(errno));
  }
  return 0;
}

static int write_input(const simulation *sim, const sim_input *input) {
  char path[PATH_BYTES];
  path_in(sim, "input", path);
  FILE *file = fopen(path, "wb");
  if (!file) return hscal__fail(HSCAL_ERROR_FILE, "%s: %s", path, strerror(errno));
  fwrite(input, sizeof *input, 1, file);
  return close_written(file, path);
}

static int fill_directory(const simulation *sim, const hscal_machine *machine, const sim_command *command) {
  char path[PATH_BYTES];
  path_in(sim, "machine.json", path);
  HSCAL_TRY(hscal_machine_save(machine, path));
  HSCAL_TRY(write_input(sim, &command->input));
  HSCAL_TRY(write_platform(sim, machine, command));
  HSCAL_TRY(write_hosts(sim, command));
  return link_programs(sim, command);
}

/* ---- the child --------------------------------------------------------------------------------------------- */

/* smpimain's arguments, as text that lives as long as this. */
typedef struct arguments {
  char text[ARGUMENTS][OPTION_BYTES];
  const char *list[ARGUMENTS + FIXED_OPTIONS];
  int count, texts;
} arguments;

__attribute__((format(printf, 2, 3))) static void add(arguments *args, const char *format, ...) {
  va_list values;
  va_start(values, format);
  vsnprintf(args->text[args->texts], OPTION_BYTES, format, values);
  va_end(values);
  args->list[args->count++] = args->text[args->texts++];
}

static void make_arguments(arguments *args, const simulation *sim, const hscal_machine *machine,
                           const sim_command *command) {
  sim_thresholds limits = sim_platform_thresholds(machine);
  *args = (arguments){0};
  add(args, "smpimain");
  add(args, "%s/program.so", sim->directory);
  for (int i = 0; i < FIXED_OPTIONS; i++) args->list[args->count++] = fixed_options[i];
  add(args, "--cfg=smpi/send-is-detached-thresh:%d", limits.rendezvous);
  add(args, "--cfg=smpi/async-small-thresh:%d", limits.at_once);
  add(args, "--cfg=smpi/coll-selector:%s", sim_platform_selector(machine));
  add(args, "--cfg=smpi/np:%d", command->processes);
  add(args, "--cfg=smpi/hostfile:%s/hosts", sim->directory);
  add(args, "--cfg=smpi/tmpdir:%s", sim->directory);
  add(args, "%s/platform.xml", sim->directory);
  for (int i = 0; i < SIM_MOST_WORDS && command->words[i]; i++) args->list[args->count++] = command->words[i];
}

/* In the child: never returns. Its output goes to files in the directory, as do others that the program names. */
static _Noreturn void become_simulator(const simulation *sim, const arguments *args, const char *collectives) {
  char path[PATH_BYTES], search[2 * PATH_BYTES], preload[2 * PATH_BYTES];
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  path_in(sim, "output", path);
  if (!freopen(path, "w", stdout)) _exit(126);
  path_in(sim, "messages", path);
  if (!freopen(path, "w", stderr) || chdir(sim->directory)) _exit(126);
  path_in(sim, "machine.json", path);
  setenv(SIM_MACHINE_VARIABLE, path, 1);
  path_in(sim, "input", path);
  setenv(SIM_INPUT_VARIABLE, path, 1);
  path_in(sim, "hosts", path);
  setenv(SIM_HOSTS_VARIABLE, path, 1);
  setenv(SIM_COLLECTIVES_VARIABLE, collectives, 1);
  setenv("OPENBLAS_NUM_THREADS", "1", 1);
  unsetenv("HSCAL_HOST"); /* the nodes have names of their own */
  /* SMPI puts a private copy of ScaLAPACK per process into the directory, to be found by name. */
  const char *old = getenv("LD_LIBRARY_PATH");
  snprintf(search, sizeof search, "%s%s%.500s", sim->directory, old && *old ? ":" : "", old ? old : "");
  setenv("LD_LIBRARY_PATH", search, 1);
  /* Loaded first under their own SONAME: a mere preload of dgemm_ would be passed by, since SMPI loads the program with
   * RTLD_DEEPBIND. */
  snprintf(preload, sizeof preload, "%s/libmpi.so.40:%s/libblas.so.3", sim->directory, sim->directory);
  setenv("LD_PRELOAD", preload, 1);
  execv(SIM_SMPIMAIN, (char *const *)(uintptr_t)args->list);
  fprintf(stderr, "%s: %s\n", SIM_SMPIMAIN, strerror(errno));
  _exit(127);
}

int sim_launch(simulation *sim, const hscal_machine *machine, const sim_command *command) {
  *sim = (simulation){0};
  if (interrupted) return hscal__fail(HSCAL_ERROR_STATE, "interrupted by signal %d", (int)interrupted);
  HSCAL_TRY(sim_platform_check(machine, command->processes));
  HSCAL_TRY(make_directory(sim));
  int status = fill_directory(sim, machine, command);
  arguments *args = status ? NULL : malloc(sizeof *args);
  if (args) {
    make_arguments(args, sim, machine, command);
    fflush(NULL); /* or the child would write it once more */
    sim->child = fork();
    if (sim->child == 0) become_simulator(sim, args, hscal__machine_collectives(machine)->name);
    if (sim->child < 0) status = hscal__fail(HSCAL_ERROR_STATE, "fork: %s", strerror(errno));
    free(args);
  } else if (!status)
    status = hscal__fail(HSCAL_ERROR_MEMORY, "arguments of the simulator");
  if (status) {
    sim->child = 0;
    sim_remove(sim);
  }
  return status;
}

int sim_start(simulation *sim, const hscal_machine *machine, const sim_problem *problem, int verify) {
  int nprow = problem->layout.nprow, npcol = problem->layout.npcol;
  *sim = (simulation){0};
  HSCAL_TRY(sim_platform_check_program(machine));
  sim_command command = {.file = SIM_PROGRAM_FILE, .processes = nprow * npcol};
  int *node_of = malloc((size_t)command.processes * sizeof *node_of);
  if (!node_of) return hscal__fail(HSCAL_ERROR_MEMORY, "nodes of %d processes", command.processes);
  for (int rank = 0; rank < command.processes; rank++)
    node_of[rank] = problem->node_of[problem->column_major ? rank % nprow * npcol + rank / nprow : rank];
  command.node_of = node_of;
  command.input = (sim_input){.call = problem->call, .layout = problem->layout};
  command.input.routine = (hscal_routine_id)(problem->call.routine - hscal__routines);
  command.input.column_major = problem->column_major;
  command.input.verify = verify != 0;
  command.input.compute = verify || sim_depends_on_data(problem->call.routine);
  int status = sim_launch(sim, machine, &command);
  free(node_of);
  return status;
}

/* ---- its end ----------------------------------------------------------------------------------------------- */

/* The last part of what the simulator wrote about itself, on one line. */
static void read_tail(const simulation *sim, char *tail, size_t size) {
  char path[PATH_BYTES];
  path_in(sim, "messages", path);
  tail[0] = 0;
  FILE *file = fopen(path, "r");
  if (!file) return;
  if (fseek(file, -(long)(size - 1), SEEK_END)) rewind(file);
  size_t got = fread(tail, 1, size - 1, file);
  fclose(file);
  tail[got] = 0;
  for (char *at = tail; *at; at++)
    if (*at == '\n') *at = ' ';
}

static int failed(const simulation *sim, const char *how, int number) {
  char tail[600];
  read_tail(sim, tail, sizeof tail);
  return hscal__fail(HSCAL_ERROR_INTERNAL, "the simulator failed (%s %d): %s", how, number, tail);
}

static int read_result(const simulation *sim, sim_result *result) {
  char path[PATH_BYTES], line[256];
  int info = 0;
  path_in(sim, "output", path);
  *result = (sim_result){.seconds = NAN, .largest_error = NAN};
  FILE *file = fopen(path, "r");
  if (!file) return hscal__fail(HSCAL_ERROR_FILE, "%s: %s", path, strerror(errno));
  while (fgets(line, sizeof line, file)) {
    double number;
    if (sscanf(line, SIM_SECONDS_KEY " %lf", &number) == 1) result->seconds = number;
    if (sscanf(line, SIM_ERROR_KEY " %lf", &number) == 1) result->largest_error = number;
    if (sscanf(line, SIM_INFO_KEY " %lf", &number) == 1) info = (int)number;
  }
  fclose(file);
  if (info) return hscal__fail(HSCAL_ERROR_ARGUMENT, "the library refuses the call: INFO = %d", info);
  return isnan(result->seconds) ? failed(sim, "no seconds, status", 0) : 0;
}

int sim_wait(simulation *sim) {
  int ended = 0, status = 0;
  while (waitpid(sim->child, &ended, 0) < 0 && errno == EINTR)
    if (interrupted) kill(sim->child, SIGKILL);
  if (interrupted)
    status = hscal__fail(HSCAL_ERROR_STATE, "interrupted by signal %d", (int)interrupted);
  else if (WIFEXITED(ended) && WEXITSTATUS(ended) != 0)
    status = failed(sim, "status", WEXITSTATUS(ended));
  else if (!WIFEXITED(ended))
    status = failed(sim, "signal", WTERMSIG(ended));
  sim->child = 0;
  return status;
}

int sim_finish(simulation *sim, sim_result *result) {
  int status = sim_wait(sim);
  if (!status) status = read_result(sim, result);
  sim_remove(sim);
  return status;
}

int sim_run(const hscal_machine *machine, const sim_problem *problem, int verify, sim_result *result) {
  simulation sim;
  HSCAL_TRY(sim_start(&sim, machine, problem, verify));
  return sim_finish(&sim, result);
}
