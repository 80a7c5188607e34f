#include "advise_command.h"
#include "advise/advise.h"
#include "advise_json.h"
#include "advise_picture.h"
#include "advise_text.h"
#include "advised.h"
#include "base/notice.h"
#include "base/status.h"
#include "busy.h"
#include "gnuplot.h"
#include "machine_choice.h"
#include "output.h"
#include "plan_options.h"
#include "report.h"
#include "values.h"

#include <stdlib.h>
#include <string.h>

typedef struct request {
  const char *file, *machine, *program, *picture, *per_node_text, *threads_text, *patience_text;
  int per_node, threads, json;
  double patience;
} request;

/* ---- the words ----------------------------------------------------------------------------------------------------- */

static int read_word(int argc, char **argv, int *at, request *wanted) {
  static const char *const options[] = {"--machine", "--program",  "--plot", "--processes-per-node",
                                        "--threads", "--patience", "--json"};
  enum { TEXTS = 6, OPTIONS = 7 };
  const char **where[TEXTS] = {&wanted->machine,       &wanted->program,      &wanted->picture,
                               &wanted->per_node_text, &wanted->threads_text, &wanted->patience_text};
  const char *word = argv[*at];
  int option = 0;
  while (option < OPTIONS && strcmp(word, options[option]) != 0) option++;
  if (option < TEXTS) {
    if (*at + 1 >= argc || !*argv[*at + 1]) return cli_usage("%s needs a value", word);
    if (*where[option]) return cli_usage("%s is given twice", word);
    *where[option] = argv[++*at];
    return CLI_OK;
  }
  if (option < OPTIONS) {
    wanted->json = 1;
    return CLI_OK;
  }
  if (word[0] == '-')
    return cli_usage("unknown option \"%s\"%s (hscal advise --help lists them)", word,
                     cli_did_you_mean(word, options, OPTIONS));
  if (wanted->file) return cli_usage("it takes one recording, not \"%s\" as well", word);
  wanted->file = word;
  return CLI_OK;
}

static int read_numbers(request *wanted) {
  int status = CLI_OK;
  if (wanted->per_node_text)
    status = cli_read_int("--processes-per-node ", wanted->per_node_text, 1, &wanted->per_node);
  if (status == CLI_OK && wanted->threads_text)
    status = cli_read_int("--threads ", wanted->threads_text, 1, &wanted->threads);
  if (status != CLI_OK || !wanted->patience_text) return status;
  status = cli_read_real("--patience ", wanted->patience_text, &wanted->patience);
  return status == CLI_OK ? cli_check_patience(wanted->patience) : status;
}

static int read_request(int argc, char **argv, request *wanted) {
  *wanted = (request){.threads = 1};
  for (int i = 0; i < argc; i++) {
    int status = read_word(argc, argv, &i, wanted);
    if (status != CLI_OK) return status;
  }
  if (!wanted->file)
    return cli_usage("say which recording: hscal advise scf.workload --machine FILE (hscal record makes it)");
  int status = read_numbers(wanted);
  return status == CLI_OK && wanted->picture ? cli_check_picture("--plot", wanted->picture) : status;
}

/* ---- what it is about ---------------------------------------------------------------------------------------------- */

/* The program of the recording, or that which the user names; null: not known. */
static int find_program(const request *wanted, const hscal_workload *workload, const hscal_programs *programs,
                        const hscal_known_program **program) {
  if (!wanted->program) {
    int failed = hscal__programs_recognize_text(programs, workload->command, program);
    return failed ? cli_report(failed) : CLI_OK;
  }
  *program = hscal__programs_named(programs, wanted->program);
  return *program ? CLI_OK : cli_usage("--program: %s", hscal__last_error());
}

static int tell(const request *wanted, cli_advised *of) {
  int failed = hscal__advised_set(of->advice, &of->set), status = failed ? cli_report(failed) : CLI_OK;
  if (of->workload->incomplete && !wanted->json)
    hscal__notice("%s was not recorded to its end: %s", of->file, of->workload->incomplete);
  if (status == CLI_OK) status = cli_print_and_free(wanted->json ? cli_advise_json(of) : cli_advise_text(of));
  if (status == CLI_OK && wanted->picture) status = cli_draw_advice(of, wanted->picture, wanted->json);
  free(of->set);
  return status;
}

static int advise(const request *wanted, const hscal_workload *workload, const hscal_machine *machine,
                  const hscal_programs *programs) {
  hscal_advice advice;
  hscal_advice_question question = {.file = wanted->file,
                                    .workload = workload,
                                    .machine = machine,
                                    .processes_per_node = wanted->per_node,
                                    .threads = wanted->threads,
                                    .patience = wanted->patience};
  int status = find_program(wanted, workload, programs, &question.program);
  if (status != CLI_OK) return status;
  cli_busy_searching("still advising on %d calls; --patience 0.1 is faster and less accurate", workload->ncalls);
  int failed = hscal__advise(&question, &advice);
  cli_idle();
  cli_advised of = {wanted->file, machine->name ? machine->name : "this machine", machine, workload, programs, &advice,
                    NULL};
  status = failed ? cli_report(failed) : tell(wanted, &of);
  hscal__advice_free(&advice);
  return status;
}

int cli_advise(int argc, char **argv) {
  request wanted;
  hscal_machine *machine = NULL;
  hscal_workload *workload = NULL;
  hscal_programs programs = {.count = 0};
  int failed = 0, status = read_request(argc, argv, &wanted);
  if (status == CLI_OK) failed = hscal_workload_load(wanted.file, &workload);
  if (status == CLI_OK && !failed) failed = hscal__programs_load(&programs);
  if (failed) status = cli_report(failed);
  if (status == CLI_OK) status = cli_load_machine_for(wanted.machine, wanted.threads, &machine);
  if (status == CLI_OK) status = advise(&wanted, workload, machine, &programs);
  hscal__programs_free(&programs);
  hscal_workload_free(workload);
  hscal_machine_free(machine);
  return status;
}
