#include "text_model_call.h"
#include "base/file.h"
#include "call/routine.h"
#include "model_language/text_model.h"
#include "report.h"
#include "user_model/machine_speeds.h"

#include <string.h>

int cli_is_model_file(const char *word) {
  size_t length = strlen(word);
  if (hscal__routine_find(word)) return 0;
  return strchr(word, '/') || (length > 3 && !strcmp(word + length - 3, ".pm")) || hscal__file_is_readable(word);
}

int cli_read_model(const char *file, cli_arguments *arguments) {
  int failed = hscal__text_model_read(file, &arguments->model);
  return failed ? cli_report(failed) : CLI_OK;
}

int cli_is_of_model(const cli_arguments *arguments, const char *key, size_t length) {
  static const char *const kept[] = {"processes=", "np=", "nprocs="};
  if (!arguments->model) return 0;
  if (hscal__text_model_takes(arguments->model, key, length - 1)) return 1;
  for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
    if (strlen(kept[i]) == length && !strncmp(kept[i], key, length)) return 0;
  return 1;
}

int cli_give_model(const cli_arguments *arguments, const char *text) {
  int failed = hscal__text_model_give(arguments->model, text);
  return failed ? cli_report(failed) : CLI_OK;
}

int cli_model_call(cli_arguments *arguments, int may_be_open, hscal_call *call) {
  int is_open, nprow, npcol, failed = 0;
  if (arguments->bench) failed = hscal__text_model_set_bench(arguments->model, arguments->bench);
  if (!failed) failed = hscal__text_model_finish(arguments->model, &is_open, &nprow, &npcol);
  if (failed) return cli_report(failed);
  if (is_open && !may_be_open)
    return cli_usage("a size left open (?) is found by hscal plan; hscal %s wants a number",
                     arguments->command == CLI_FOR_INFO ? "info" : "timeof");
  if (arguments->command == CLI_FOR_INFO && hscal__text_model_wants_machine(arguments->model))
    return cli_usage("hscal info knows no machine: give numbers in place of \"machine\"");
  if (!is_open) arguments->nprow = nprow, arguments->npcol = npcol;
  *call = hscal__text_model_call(arguments->model);
  return CLI_OK;
}

int cli_give_model_machine(const cli_arguments *arguments, const hscal_machine *machine, const int *slots) {
  if (!arguments->model) return CLI_OK;
  int failed = hscal__text_model_take_machine(arguments->model, machine, slots, 0);
  return failed ? cli_report(failed) : CLI_OK;
}
