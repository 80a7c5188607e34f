/* hscal: asks the planner from the shell. This file only finds the command. */
#include "advise_command.h"
#include "call/routine.h"
#include "help.h"
#include "info_command.h"
#include "launch_file_command.h"
#include "machine_command.h"
#include "output.h"
#include "plan_command.h"
#include "record_command.h"
#include "report.h"
#include "routines_command.h"
#include "run_command.h"
#include "timeof_command.h"
#include "verify_command.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>

typedef struct command {
  const char *name;
  int (*run)(int argc, char **argv);
} command;

/* hscal plan --explain: the word before argv becomes the option, which may stand first. */
static int explain(int argc, char **argv) {
  argv[-1] = (char *)"--explain";
  return cli_plan(argc + 1, argv - 1);
}

static const command commands[] = {
    {"plan", cli_plan},         {"timeof", cli_timeof}, {"info", cli_info},    {"machine", cli_machine},
    {"routines", cli_routines}, {"verify", cli_verify}, {"run", cli_run},      {"launch-file", cli_launch_file},
    {"explain", explain},       {"record", cli_record}, {"advise", cli_advise}};
enum { COMMANDS = (int)(sizeof commands / sizeof *commands) };

static int unknown_command(const char *word) {
  const char *names[COMMANDS];
  if (hscal__routine_find(word))
    return cli_usage("say what to do with %s: hscal plan %s n=8192 (or timeof, info, run)", word, word);
  for (int i = 0; i < COMMANDS; i++) names[i] = commands[i].name;
  return cli_usage("unknown command \"%s\"%s (hscal --help lists them)", word, cli_did_you_mean(word, names, COMMANDS));
}

static int asks_for_help(int argc, char **argv) {
  for (int i = 0; i < argc && strcmp(argv[i], "--") != 0; i++)
    if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) return 1;
  return 0;
}

int main(int argc, char **argv) {
  hscal_set_error_handler(NULL, NULL); /* cli_report tells */
  signal(SIGPIPE, SIG_IGN);            /* a closed pipe is then an error of the write, which is reported; */
  signal(SIGXFSZ, SIG_IGN);            /* so is a file larger than allowed, of which nothing is left then */
  if (argc < 2) {
    cli_usage("say what to do: plan, run, launch-file, record, advise, timeof, info, routines, machine or verify "
              "(hscal --help explains)");
    return CLI_USAGE;
  }
  const char *word = argv[1];
  if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0) return cli_help(NULL);
  if (strcmp(word, "help") == 0) return cli_help(argc > 2 ? argv[2] : NULL);
  if (strcmp(word, "--version") == 0 || strcmp(word, "version") == 0) {
    char text[64];
    snprintf(text, sizeof text, "hscal %s\n", hscal_version());
    return cli_print(text);
  }
  for (int i = 0; i < COMMANDS; i++)
    if (strcmp(word, commands[i].name) == 0)
      return asks_for_help(argc - 2, argv + 2) ? cli_help(word) : commands[i].run(argc - 2, argv + 2);
  return unknown_command(word);
}
