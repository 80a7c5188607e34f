/* What "hscal run" and "hscal launch-file" have in common: from the words to the processes that are to be started. */
#ifndef HSCAL_TOOLS_LAUNCH_REQUEST_H
#define HSCAL_TOOLS_LAUNCH_REQUEST_H

#include "given_arguments.h"
#include "launch/launcher.h"
#include <limits.h>

/* An environment variable of the processes. */
typedef struct cli_setting {
  const char *name;
  char value[PATH_MAX];
} cli_setting;
enum { CLI_MOST_SETTINGS = 12 };

typedef struct cli_launch {
  cli_arguments arguments;
  char **
      program; /* the words behind "--", ended by null, in which the plan's numbers are filled in; null if there are none */
  char **filled; /* the same, to be freed */
  hscal_machine *machine;
  hscal_allocation *allocation;
  hscal_nodes nodes;
  hscal_plan *plan;
  hscal_launch launch;
  hscal_launcher launcher;
  char launcher_program[PATH_MAX];
  int nsettings;
  cli_setting setting[CLI_MOST_SETTINGS];
} cli_launch;

/* Reads the words, checks that everything named is there, and plans; nothing is written or started. Returns an exit status, after
 * saying what is wrong. Free in any case. */
int cli_read_launch(cli_command command, int argc, char **argv, cli_launch *launch);
void cli_free_launch(cli_launch *launch);

/* Another environment variable. */
void cli_add_setting(cli_launch *launch, const char *name, const char *value);

#endif
