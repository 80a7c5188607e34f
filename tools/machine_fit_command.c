#include "machine_fit_command.h"
#include "busy.h"
#include "fit/fit.h"
#include "fit_mark.h"
#include "fit_picture.h"
#include "fit_runs.h"
#include "fit_text.h"
#include "gnuplot.h"
#include "machine_choice.h"
#include "output.h"
#include "report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct request {
  const char *runs, *machine, *output, *picture, *routine;
  int json;
} request;

static int read_request(int argc, char **argv, request *request) {
  static const char *const options[] = {"--machine", "-o", "--plot", "--routine", "--json"};
  const char **where[] = {&request->machine, &request->output, &request->picture, &request->routine};
  *request = (struct request){0};
  for (int i = 0; i < argc; i++) {
    int option = 0;
    while (option < 5 && strcmp(argv[i], options[option]) != 0) option++;
    if (option == 4)
      request->json = 1;
    else if (option < 4) {
      if (i + 1 >= argc || !*argv[i + 1]) return cli_usage("%s needs a value", argv[i]);
      if (*where[option]) return cli_usage("%s is given twice", argv[i]);
      *where[option] = argv[++i];
    } else if (argv[i][0] == '-')
      return cli_usage("unknown option \"%s\"%s (hscal machine --help)", argv[i],
                       cli_did_you_mean(argv[i], options, 5));
    else if (request->runs)
      return cli_usage("it takes one file of runs, not \"%s\" as well", argv[i]);
    else
      request->runs = argv[i];
  }
  if (!request->runs)
    return cli_usage("say which runs: hscal machine fit runs.csv --machine FILE -o fitted.json (hscal machine --help)");
  return request->picture ? cli_check_picture("--plot", request->picture) : CLI_OK;
}

static int save(const hscal_machine *machine, const request *wanted) {
  if (!wanted->output) return CLI_OK;
  int failed = hscal_machine_save(machine, wanted->output);
  return failed ? cli_report(failed) : CLI_OK;
}

static int fit(const request *wanted, hscal_machine *machine, const hscal_runs *runs) {
  hscal_fit found;
  hscal_pair_errors ratios;
  cli_busy("still fitting: some minutes for hundreds of runs on hundreds of processes");
  int failed = hscal__fit(machine, runs, &found);
  if (!failed) failed = hscal__pair_errors(runs, found.log_left, &ratios);
  cli_idle();
  int status = failed ? cli_report(failed) : CLI_OK;
  if (status == CLI_OK)
    status =
        cli_print_and_free(wanted->json ? cli_fit_json(&found, &ratios, runs) : cli_fit_text(&found, &ratios, runs));
  if (status == CLI_OK) status = cli_mark_fitted(machine, &found, &ratios, runs, wanted->runs);
  if (status == CLI_OK) status = save(machine, wanted);
  if (status == CLI_OK && wanted->picture) status = cli_draw_fit(&found, runs, wanted->picture, wanted->json);
  hscal__fit_free(&found);
  return status;
}

int cli_machine_fit(int argc, char **argv) {
  request wanted;
  hscal_machine *machine = NULL;
  hscal_runs runs = {0};
  int status = read_request(argc, argv, &wanted);
  if (status == CLI_OK) status = cli_read_runs(wanted.runs, wanted.routine, &runs);
  if (status == CLI_OK) status = cli_load_machine(wanted.machine, &machine);
  if (status == CLI_OK) status = fit(&wanted, machine, &runs);
  hscal__runs_free(&runs);
  hscal_machine_free(machine);
  return status;
}
