#include "machine_import_command.h"
#include "base/file.h"
#include "machine_table.h"
#include "mpc_topology.h"
#include "output.h"
#include "report.h"
#include "values.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct request {
  const char *source, *gflops, *output;
} request;

static int read_request(int argc, char **argv, request *request, double *gflops) {
  static const char *const options[] = {"--gflops", "-o"};
  const char **where[] = {&request->gflops, &request->output};
  *request = (struct request){0};
  for (int i = 0; i < argc; i++) {
    int option = 0;
    while (option < 2 && strcmp(argv[i], options[option]) != 0) option++;
    if (option == 2 && argv[i][0] == '-')
      return cli_usage("unknown option \"%s\"%s (hscal machine --help)", argv[i],
                       cli_did_you_mean(argv[i], options, 2));
    const char **to = option < 2 ? where[option] : &request->source;
    if (option < 2 && (i + 1 >= argc || !*argv[i + 1])) return cli_usage("%s needs a value", argv[i]);
    if (*to)
      return cli_usage("it takes one %s, not \"%s\" as well", option < 2 ? argv[i] : "file", argv[i + (option < 2)]);
    i += option < 2;
    *to = argv[i];
  }
  if (!request->source) return cli_usage("say which file: hscal machine import topology --gflops 2 -o cluster.json");
  if (!request->gflops)
    return cli_usage(
        "--gflops is missing: the file has relative speeds; what does one processor of the fastest computer "
        "reach in dgemm?");
  int status = cli_read_real("--gflops ", request->gflops, gflops);
  if (status == CLI_OK && !(*gflops > 0 && isfinite(*gflops)))
    return cli_usage("--gflops %s: it must be above 0", request->gflops);
  return status;
}

int cli_machine_import(int argc, char **argv) {
  request wanted;
  hscal_machine *machine = NULL;
  char *text = NULL;
  double gflops = 0;
  int status = read_request(argc, argv, &wanted, &gflops);
  if (status != CLI_OK) return status;
  int failed = hscal__file_read(wanted.source, HSCAL_ERROR_FILE, &text);
  if (!failed) failed = cli_read_mpc_topology(text, wanted.source, gflops, &machine);
  if (!failed && wanted.output) failed = hscal_machine_save(machine, wanted.output);
  status = failed ? cli_report(failed) : cli_print_and_free(cli_machine_table(machine));
  free(text);
  hscal_machine_free(machine);
  return status;
}
