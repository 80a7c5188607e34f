/* hscal machine measure|show|check|fit|import. */
#include "machine_command.h"
#include "freshness.h"
#include "gnuplot.h"
#include "machine/machine.h"
#include "machine_check_command.h"
#include "machine_choice.h"
#include "machine_fit_command.h"
#include "machine_import_command.h"
#include "machine_measure_command.h"
#include "machine_picture.h"
#include "machine_table.h"
#include "output.h"
#include "report.h"

#include <string.h>

/* The words of "show": a machine (null: none is named; --machine as of other commands is allowed), and a file for its picture (null: none is wanted). */
static int read_show(int argc, char **argv, const char **source, const char **picture) {
  static const char *const options[] = {"--plot", "--machine"};
  *source = *picture = NULL;
  for (int i = 0; i < argc; i++) {
    int is_plot = strcmp(argv[i], options[0]) == 0, is_named = is_plot || strcmp(argv[i], options[1]) == 0;
    if (!is_named && argv[i][0] == '-')
      return cli_usage("unknown option \"%s\"%s (hscal machine --help)", argv[i],
                       cli_did_you_mean(argv[i], options, 2));
    if (is_named && (i + 1 >= argc || !*argv[i + 1])) return cli_usage("%s needs a value", argv[i]);
    const char **where = is_plot ? picture : source;
    if (*where)
      return cli_usage("it takes one %s, not \"%s\" as well", is_plot ? "--plot" : "machine", argv[i + is_named]);
    i += is_named;
    *where = argv[i];
  }
  return *picture ? cli_check_picture("--plot", *picture) : CLI_OK;
}

/* A machine to look at: named, else the one that would be used for planning. */
static int show(int argc, char **argv) {
  hscal_machine *machine = NULL;
  const char *source, *picture;
  int status = read_show(argc, argv, &source, &picture);
  if (status == CLI_OK) status = cli_load_machine(source, &machine);
  if (status == CLI_OK) cli_compare_freshness(machine);
  if (status == CLI_OK) status = cli_print_and_free(cli_machine_table(machine));
  if (status == CLI_OK && picture) status = cli_draw_machine(machine, picture);
  hscal_machine_free(machine);
  return status;
}

int cli_machine(int argc, char **argv) {
  static const char *const names[] = {"measure", "show", "check", "fit", "import"};
  if (argc == 0) return cli_usage("say measure, show, check, fit or import: hscal machine show (hscal machine --help)");
  if (strcmp(argv[0], "measure") == 0) return cli_machine_measure(argc - 1, argv + 1);
  if (strcmp(argv[0], "show") == 0) return show(argc - 1, argv + 1);
  if (strcmp(argv[0], "check") == 0) return cli_machine_check(argc - 1, argv + 1);
  if (strcmp(argv[0], "fit") == 0) return cli_machine_fit(argc - 1, argv + 1);
  if (strcmp(argv[0], "import") == 0) return cli_machine_import(argc - 1, argv + 1);
  return cli_usage("unknown command \"machine %s\"%s (hscal machine --help)", argv[0],
                   cli_did_you_mean(argv[0], names, 5));
}
