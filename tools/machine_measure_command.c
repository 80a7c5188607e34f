#include "machine_measure_command.h"
#include "launch/allocation.h"
#include "launch/allocation_read.h"
#include "launch/hostfile.h"
#include "machine/topology.h"
#include "program.h"
#include "report.h"
#include "start.h"
#include "values.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef HSCAL_MPIRUN_NAME /* built without MPI */
#define HSCAL_MPIRUN_NAME "mpirun"
#endif
#ifndef HSCAL_MPI_IS_MPICH
#define HSCAL_MPI_IS_MPICH 0
#endif

enum { MOST_SECONDS = 300 };

/* What to measure and where to write it. */
typedef struct request {
  const char *file;    /* null: the cache */
  const char *earlier; /* measurement that this one is compared with; null: the one that it replaces */
  int processes;       /* 0: as many as the launcher has slots for */
  int hosts;           /* that the launcher was given; 0: not known, this computer */
  char seconds[16];    /* at most; "": as usual */
  int if_needed;       /* keep a cached measurement that still fits */
  int anyway;          /* keep also what is not to be trusted */
  int nextra;          /* options handed to mpirun */
  char **extra;
} request;

/* One process per core of this computer; hyperthreads of a core do not count. */
static int cores(void) {
  hscal_topology topology;
  return hscal__topology_read(&topology) == 0 && topology.cores > 0 ? topology.cores : 1;
}

static int unknown_option(const char *word) {
  static const char *const options[] = {"-o", "--processes", "--seconds", "--earlier", "--if-needed", "--anyway"};
  return cli_usage("unknown option \"%s\"%s (hscal machine --help)", word, cli_did_you_mean(word, options, 6));
}

/* An option with its value. */
static int read_option(const char *option, const char *value, request *request) {
  int seconds;
  if (strcmp(option, "--processes") == 0) return cli_read_int("--processes ", value, 1, &request->processes);
  if (strcmp(option, "-o") == 0 || strcmp(option, "--earlier") == 0) {
    *(strcmp(option, "-o") == 0 ? &request->file : &request->earlier) = value;
    return CLI_OK;
  }
  if (cli_read_int("--seconds ", value, 1, &seconds) != CLI_OK) return CLI_USAGE;
  if (seconds > MOST_SECONDS) return cli_usage("--seconds %d: it must be at most %d", seconds, MOST_SECONDS);
  snprintf(request->seconds, sizeof request->seconds, "%d", seconds);
  return CLI_OK;
}

static int takes_value(const char *word) {
  static const char *const options[] = {"-o", "--processes", "--seconds", "--earlier"};
  for (int i = 0; i < 4; i++)
    if (strcmp(word, options[i]) == 0) return 1;
  return 0;
}

static int read_request(int argc, char **argv, request *request) {
  *request = (struct request){0};
  for (int i = 0; i < argc; i++) {
    if (strcmp(argv[i], "--") == 0) {
      request->nextra = argc - i - 1;
      request->extra = argv + i + 1;
      break;
    }
    if (strcmp(argv[i], "--anyway") == 0) {
      request->anyway = 1;
      continue;
    }
    if (strcmp(argv[i], "--if-needed") == 0) {
      request->if_needed = 1;
      continue;
    }
    if (!takes_value(argv[i])) return unknown_option(argv[i]);
    if (i + 1 >= argc || !*argv[i + 1]) return cli_usage("%s needs a value", argv[i]);
    int status = read_option(argv[i], argv[i + 1], request);
    if (status != CLI_OK) return status;
    i++;
  }
  if (request->file && request->if_needed) return cli_usage("-o and --if-needed (the cache) exclude each other");
  return CLI_OK;
}

/* ---- hosts ------------------------------------------------------------------------------------------------ */

/* The value of the launcher's option of that many names, "--name value" or "--name=value"; null if it is not there. */
static const char *launcher_option(const request *request, const char *const *names, int count) {
  for (int i = 0; i < request->nextra; i++)
    for (int j = 0; j < count; j++) {
      size_t length = strlen(names[j]);
      if (strncmp(request->extra[i], names[j], length) != 0) continue;
      if (request->extra[i][length] == '=') return request->extra[i] + length + 1;
      if (!request->extra[i][length] && i + 1 < request->nextra) return request->extra[i + 1];
    }
  return NULL;
}

/* "a:2,b" as a hostfile has it. */
static int read_list(const char *list, hscal_allocation **allocation) {
  char *text = strdup(list);
  if (!text) return cli_report(HSCAL_ERROR_MEMORY);
  for (char *c = text; *c; c++)
    if (*c == ',') *c = '\n';
  int failed = hscal__hostfile_parse(text, "the list of hosts", allocation);
  free(text);
  for (int i = 0; !failed && i < (*allocation)->nhosts; i++)
    if ((*allocation)->host[i].slots == 0) (*allocation)->host[i].slots = 1;
  return failed ? cli_report(failed) : CLI_OK;
}

static int is_in_batch_job(void) {
  const char *slurm = getenv("SLURM_JOB_NODELIST"), *pbs = getenv("PBS_NODEFILE");
  return (slurm && *slurm) || (pbs && *pbs);
}

/* The hosts that the launcher will use; null: this computer. */
static int read_hosts(const request *request, hscal_allocation **allocation) {
  static const char *const files[] = {"--hostfile", "-hostfile", "--machinefile", "-machinefile", "-f"},
                           *const lists[] = {"--host", "-host", "--hosts", "-hosts", "-H"};
  const char *file = launcher_option(request, files, 5), *list = launcher_option(request, lists, 5);
  *allocation = NULL;
  if (list) return read_list(list, allocation);
  if (!file && !is_in_batch_job()) return CLI_OK;
  int failed = hscal__allocation_read(file, allocation);
  return failed ? cli_report(failed) : CLI_OK;
}

/* A process for each slot of all hosts, on this computer for each core. Where hosts do not say how many slots they have, Open MPI's launcher knows:
 * 0. */
static int choose_processes(request *request) {
  hscal_allocation *allocation;
  int status = read_hosts(request, &allocation), slots = 0, unknown = 0;
  if (status != CLI_OK) return status;
  for (int i = 0; allocation && i < allocation->nhosts; i++) {
    slots += allocation->host[i].slots;
    unknown += allocation->host[i].slots == 0;
  }
  request->hosts = allocation ? allocation->nhosts : 0;
  hscal__allocation_free(allocation);
  if (request->processes > 0) return CLI_OK;
  if (unknown > 0 && HSCAL_MPI_IS_MPICH)
    return cli_usage("%d hosts do not say how many processes they take: write host:4, or give --processes", unknown);
  request->processes = unknown > 0 ? 0 : request->hosts > 0 ? slots : cores();
  return CLI_OK;
}

static int start_and_wait(char **words) {
  int state;
  int status = cli_run_program(
      words, "on Debian or Ubuntu: apt-get install openmpi-bin, or mpich; HSCAL_MPIRUN names another program", &state);
  if (status != CLI_OK || state == 0) return status;
  return cli_failure("measuring did not succeed (%s ended with status %d)", words[0], state);
}

/* The command that starts hscal-measure under mpirun. */
typedef struct command {
  char **word; /* ended by null */
  int words;
  char program[PATH_MAX], processes[16], hosts[16];
} command;

/* An option and its value; value null: a word alone. */
static void add(command *to, const char *option, const char *value) {
  to->word[to->words++] = (char *)option;
  if (value) to->word[to->words++] = (char *)value;
}

static void fill(command *to, const request *request) {
  const char *mpirun = getenv("HSCAL_MPIRUN");
  cli_find_program("hscal-measure", to->program, sizeof to->program);
  snprintf(to->processes, sizeof to->processes, "%d", request->processes);
  snprintf(to->hosts, sizeof to->hosts, "%d", request->hosts);
  add(to, mpirun && *mpirun ? mpirun : HSCAL_MPIRUN_NAME, NULL);
  if (request->processes > 0) add(to, "-n", to->processes);
  for (int i = 0; i < request->nextra; i++) add(to, request->extra[i], NULL);
  add(to, to->program, NULL);
  add(to, "--processes", to->processes);
  if (request->hosts > 0) add(to, "--hosts", to->hosts);
  if (request->file) add(to, "-o", request->file);
  if (request->earlier) add(to, "--earlier", request->earlier);
  if (*request->seconds) add(to, "--seconds", request->seconds);
  if (request->if_needed) add(to, "--if-needed", NULL);
  if (request->anyway) add(to, "--anyway", NULL);
}

int cli_machine_measure(int argc, char **argv) {
  enum { FIXED_WORDS = 18 };
  request request;
  command command = {.words = 0};
  int status = read_request(argc, argv, &request);
  if (status == CLI_OK) status = choose_processes(&request);
  if (status != CLI_OK) return status;
  command.word = calloc((size_t)request.nextra + FIXED_WORDS, sizeof *command.word);
  if (!command.word) return cli_report(HSCAL_ERROR_MEMORY);
  cli_allow_root();
  fill(&command, &request);
  status = start_and_wait(command.word);
  free(command.word);
  return status;
}
