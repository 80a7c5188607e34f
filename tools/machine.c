/* hscal machine measure|show|check. */
#include "machine/machine.h"
#include "cli.h"
#include "freshness.h"
#include "machine_check.h"
#include "machine_table.h"
#include "measure_run.h"

#include <string.h>

/* A machine to look at: named, else the one that would be used for planning. */
static int show(int argc, char **argv) {
  hscal_machine *machine = NULL;
  if (argc > 1) return cli_usage("hscal machine show takes one machine, not %d", argc);
  if (argc == 1 && argv[0][0] == '-') return cli_usage("unknown option \"%s\" (hscal machine --help)", argv[0]);
  int status = cli_load_machine(argc == 1 ? argv[0] : NULL, &machine);
  if (status == CLI_OK) cli_compare_freshness(machine);
  if (status == CLI_OK) status = cli_print_and_free(cli_machine_table(machine));
  hscal_machine_free(machine);
  return status;
}

int cli_machine(int argc, char **argv) {
  static const char *const names[] = {"measure", "show", "check"};
  if (argc == 0) return cli_usage("hscal machine: say measure, show or check (hscal machine --help)");
  if (strcmp(argv[0], "measure") == 0) return cli_measure(argc - 1, argv + 1);
  if (strcmp(argv[0], "show") == 0) return show(argc - 1, argv + 1);
  if (strcmp(argv[0], "check") == 0) return cli_machine_check(argc - 1, argv + 1);
  return cli_usage("unknown command \"machine %s\"%s (hscal machine --help)", argv[0],
                   cli_did_you_mean(argv[0], names, 3));
}
