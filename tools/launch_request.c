#define _XOPEN_SOURCE 700 /* realpath */
#include "launch_request.h"
#include "base/text.h"
#include "busy.h"
#include "command_line.h"
#include "launch/allocation_read.h"
#include "launch/kept.h"
#include "launcher_choice.h"
#include "machine/catalogue.h"
#include "machine_choice.h"
#include "make_call.h"
#include "placeholders.h"
#include "plan/guard.h"
#include "plan/planned_call.h"
#include "plan_options.h"
#include "report.h"
#include "start.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void cli_add_setting(cli_launch *launch, const char *name, const char *value) {
  cli_setting *setting = &launch->setting[launch->nsettings++];
  setting->name = name;
  snprintf(setting->value, sizeof setting->value, "%s", value);
}

/* ---- checks before anything is planned ---------------------------------------------------------------------- */

/* What is behind "--" is the program's. Answers how many words are before it. */
static int split_words(int argc, char **argv, cli_launch *launch) {
  for (int i = 0; i < argc; i++)
    if (strcmp(argv[i], "--") == 0) {
      if (i + 1 < argc) launch->program = argv + i + 1;
      return i;
    }
  return argc;
}

/* On this host; where the processes start, nobody has been yet. */
static int check_program(const cli_launch *launch) {
  char path[PATH_MAX];
  const char *reason;
  if (!launch->program) return CLI_OK;
  if (cli_find_executable(launch->program[0], path, sizeof path, &reason)) return CLI_OK;
  return cli_failure("the program \"%s\" cannot be started: %s", launch->program[0], reason);
}

/* A plan that was kept says it all. */
static int check_kept(const cli_arguments *given) {
  int none = CLI_NOT_GIVEN,
      says_more = given->call.routine || given->recorded || given->call.nb != none || given->call.mb != none ||
                  given->nprow != none || given->panel != none || given->processes != none || given->at_most != none ||
                  given->planners != none || given->jobs != none || given->per_node != none || given->threads != none ||
                  given->one_kind || given->all_processes || given->square || given->square_blocks ||
                  given->whole_nodes || given->order || given->names || !isnan(given->patience);
  if (!says_more) return CLI_OK;
  return cli_usage("--plan %s says what is to be started: give no routine, key or limit with it", given->plan);
}

static int read_words(cli_command command, int argc, char **argv, cli_launch *launch) {
  int before = split_words(argc, argv, launch);
  int status = cli_read_arguments(command, before, argv, &launch->arguments);
  if (status == CLI_OK && command == CLI_FOR_RUN && !launch->program)
    status = cli_usage("say what to run: hscal run pdgemm n=8192 -- ./program");
  if (status == CLI_OK && launch->arguments.plan) status = check_kept(&launch->arguments);
  return status == CLI_OK ? check_program(launch) : status;
}

/* ---- the plan ----------------------------------------------------------------------------------------------- */

/* Is the machine a string? Who makes one up wants to see what happens, where a file is about computers that there are. */
static int is_made_up(const cli_launch *launch) {
  const char *named = launch->arguments.machine ? launch->arguments.machine : getenv("HSCAL_MACHINE");
  return named && strchr(named, '@') && access(named, F_OK) != 0;
}

/* This computer stands for the only node of a machine that is made up; or, in a rehearsal, for all of them. */
static int rehearse(cli_launch *launch) {
  hscal__nodes_free(&launch->nodes);
  launch->arguments.no_bind |= launch->machine->nnodes > 1;
  return hscal__nodes_rehearse(launch->allocation, launch->machine, &launch->nodes) ? cli_report(HSCAL_ERROR_MEMORY)
                                                                                    : CLI_OK;
}

static void tell_rehearsal(const cli_launch *launch) {
  const hscal_machine *machine = launch->machine;
  const char *here = launch->allocation->host[0].name, *first = machine->node_name[0];
  if (!launch->nodes.is_rehearsal) return;
  if (machine->nnodes == 1)
    fprintf(stderr, "hscal: this computer, %s, is taken for %s, the node of the machine\n", here, first);
  else
    fprintf(stderr,
            "hscal: a rehearsal: all processes start on this computer, %s, in place of %s%s%s: grid and blocks are "
            "those of the plan, times are not\n",
            here, first, machine->nnodes > 2 ? ", ..., " : ", ", machine->node_name[machine->nnodes - 1]);
}

static int find_nodes(cli_launch *launch) {
  int status = cli_load_machine(launch->arguments.machine, &launch->machine);
  if (status != CLI_OK) return status;
  int failed = hscal__allocation_read(launch->arguments.hostfile, &launch->allocation);
  if (!failed) failed = hscal__nodes_match(launch->allocation, launch->machine, &launch->nodes);
  if (!failed) return CLI_OK;
  int is_here = launch->allocation && launch->allocation->is_here;
  if (failed == HSCAL_ERROR_MACHINE && is_here && is_made_up(launch)) return rehearse(launch);
  if (failed == HSCAL_ERROR_MACHINE && is_here)
    return cli_failure("%s: --hostfile FILE names the hosts to start on", hscal_last_error());
  cli_report(failed);
  return CLI_FAILURE;
}

/* What hscal plan would show for these hosts, and nobody starts, if the difference is sure. */
static void tell_forgone(const cli_launch *launch, double unlike_s) {
  char forgone[HSCAL_SECONDS_TEXT_SIZE], predicted[HSCAL_SECONDS_TEXT_SIZE];
  double seconds = launch->plan->predicted_s;
  hscal_gain gain = hscal__gain(launch->machine, HSCAL_PAIR_OTHER_THREADS, seconds, unlike_s);
  if (!hscal__is_sure(&gain)) return;
  fprintf(stderr,
          "hscal: all processes are started with as many threads, so %s are predicted; with unlike numbers "
          "on unlike nodes it would be %s (--threads N starts them with another number)\n",
          hscal__seconds_text(seconds, predicted), hscal__seconds_text(unlike_s, forgone));
}

/* Does the program know blocks by one number? */
static int knows_one_number(const cli_launch *launch) {
  return cli_words_have(launch->program, "nb") != cli_words_have(launch->program, "mb");
}

/* {p}, {nb} in the program's arguments; call null: that of a plan that was kept. */
static int fill_program(const hscal_call *call, cli_launch *launch) {
  cli_number numbers[CLI_MOST_NUMBERS];
  if (!launch->program) return CLI_OK;
  if (launch->plan->mb != launch->plan->nb && knows_one_number(launch))
    return cli_usage("blocks are to have %d rows and %d columns, and the program is told one of both: give it {mb} and "
                     "{nb}, or plan with --square-blocks",
                     launch->plan->mb, launch->plan->nb);
  int count = cli_numbers(&launch->arguments, call, launch->plan, launch->launch.threads, numbers);
  int status = cli_fill_words(launch->program, numbers, count, &launch->filled);
  if (status == CLI_OK) launch->program = launch->filled;
  return status;
}

static int keep_plan(cli_launch *launch) {
  const char *file = launch->arguments.plan;
  int failed = hscal_plan_load(file, &launch->plan);
  if (!failed)
    failed = hscal__launch_keep(launch->machine, &launch->nodes, file, launch->allocation->source, launch->plan);
  if (!failed)
    failed = hscal__launch_make(launch->allocation, launch->machine, &launch->nodes, launch->plan, &launch->launch);
  return failed ? cli_report(failed) : fill_program(NULL, launch);
}

static int make_plan(cli_launch *launch) {
  hscal_call call;
  double unlike_s;
  hscal_options options;
  if (launch->arguments.call.mb == CLI_NOT_GIVEN || launch->arguments.call.nb == CLI_NOT_GIVEN)
    launch->arguments.square_blocks |= knows_one_number(launch);
  int status = cli_make_call(&launch->arguments, 1, &call);
  if (status == CLI_OK) status = cli_read_options(&launch->arguments, &options);
  if (status != CLI_OK) return status;
  cli_busy_searching("still planning; --patience 0.1 is faster and less accurate");
  int failed = hscal__launch_plan(&call, launch->machine, &launch->nodes, &options, launch->allocation->source,
                                  &launch->plan, &unlike_s);
  cli_idle();
  if (!failed)
    failed = hscal__launch_make(launch->allocation, launch->machine, &launch->nodes, launch->plan, &launch->launch);
  if (failed) return cli_report(failed);
  tell_forgone(launch, unlike_s);
  return fill_program(&call, launch);
}

static void add_number(cli_launch *launch, const char *name, int value) {
  char text[16];
  snprintf(text, sizeof text, "%d", value);
  cli_add_setting(launch, name, text);
}

/* What is asked of the grid is asked of the program's, too, and nothing else; of a plan that was kept all that it says. */
static void set_options(cli_launch *launch) {
  const cli_arguments *asked = &launch->arguments;
  const char *inherited = getenv("HSCAL_OPTIONS");
  char text[HSCAL_PLANNED_LAYOUT_TEXT_SIZE];
  if (asked->plan) {
    cli_add_setting(launch, "HSCAL_OPTIONS", hscal__planned_layout_text(launch->plan, text));
    return;
  }
  snprintf(text, sizeof text, "%s%s%s%s%s%s", asked->all_processes ? "all_processes " : "",
           asked->square ? "square " : "", asked->square_blocks ? "square_blocks " : "",
           asked->whole_nodes ? "whole_nodes " : "", asked->order ? "order=" : "", asked->order ? asked->order : "");
  if (*text && text[strlen(text) - 1] == ' ') text[strlen(text) - 1] = 0;
  if (*text || (inherited && *inherited)) cli_add_setting(launch, "HSCAL_OPTIONS", text);
}

/* The program takes the plan for the very call; others it plans with the same machine, as long and for as many threads. One that does
 * not know hscal finds the plan in its environment. */
static void set_environment(cli_launch *launch) {
  const char *named = launch->arguments.machine ? launch->arguments.machine : getenv("HSCAL_MACHINE");
  const hscal_plan *plan = launch->plan;
  char path[PATH_MAX], patience[32], planned[HSCAL_PLANNED_CALL_TEXT_SIZE];
  int is_file = named && *named && (realpath(named, path) || hscal__catalogue_find(named, path));
  if (named && *named) cli_add_setting(launch, "HSCAL_MACHINE", is_file ? path : named);
  cli_add_setting(launch, "HSCAL_PLAN", hscal__planned_call_text(plan, planned));
  add_number(launch, "HSCAL_NP", plan->nprocs);
  add_number(launch, "HSCAL_P", plan->nprow);
  add_number(launch, "HSCAL_Q", plan->npcol);
  add_number(launch, "HSCAL_MB", plan->mb);
  add_number(launch, "HSCAL_NB", plan->nb);
  add_number(launch, "OMP_NUM_THREADS", launch->launch.threads);
  add_number(launch, "OPENBLAS_NUM_THREADS", launch->launch.threads);
  if (launch->arguments.one_kind) cli_add_setting(launch, "HSCAL_ONE_KIND", "1");
  set_options(launch);
  snprintf(patience, sizeof patience, "%.15g", launch->arguments.patience);
  if (!isnan(launch->arguments.patience)) cli_add_setting(launch, "HSCAL_PATIENCE", patience);
}

int cli_read_launch(cli_command command, int argc, char **argv, cli_launch *launch) {
  *launch = (cli_launch){.program = NULL};
  int status = read_words(command, argc, argv, launch);
  if (status == CLI_OK) status = find_nodes(launch);
  if (status == CLI_OK)
    status = cli_choose_launcher(launch->arguments.launcher, command == CLI_FOR_RUN && !launch->arguments.dry_run,
                                 &launch->launcher, launch->launcher_program, sizeof launch->launcher_program);
  if (status == CLI_OK) status = launch->arguments.plan ? keep_plan(launch) : make_plan(launch);
  if (status == CLI_OK) set_environment(launch);
  if (status == CLI_OK) tell_rehearsal(launch);
  return status;
}

void cli_free_launch(cli_launch *launch) {
  hscal__launch_free(&launch->launch);
  hscal_plan_free(launch->plan);
  hscal__nodes_free(&launch->nodes);
  hscal__allocation_free(launch->allocation);
  hscal_machine_free(launch->machine);
  cli_free_words(launch->filled);
  cli_free_arguments(&launch->arguments);
}
