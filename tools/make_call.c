#include "make_call.h"
#include "base/blockcyclic.h"
#include "call/check.h"
#include "call/given_call.h"
#include "recorded_call.h"
#include "report.h"
#include "text_model_call.h"

static int make_call(const cli_arguments *arguments, int may_be_open, hscal_call *call) {
  int failed = hscal__given_call_make(&arguments->call, call);
  if (failed) return cli_report(failed);
  if (!may_be_open && hscal__call_is_open(call))
    return cli_usage("nb= is missing (the blocking factor, such as nb=64)");
  int illegal = hscal__call_check(call, cli_or(arguments->nprow, 0), cli_or(arguments->npcol, 0));
  return illegal ? cli_report(illegal) : CLI_OK;
}

int cli_make_call(cli_arguments *arguments, int may_be_open, hscal_call *call) {
  if (arguments->model) return cli_model_call(arguments, may_be_open, call);
  int status = arguments->call.routine ? make_call(arguments, may_be_open, call) : CLI_OK;
  return status == CLI_OK && arguments->recorded ? cli_record_call(arguments, may_be_open, call) : status;
}

int cli_make_layout(const cli_arguments *arguments, hscal_layout *layout) {
  if (arguments->nprow == CLI_NOT_GIVEN) return cli_usage("grid= is missing (rows x columns, such as grid=4x4)");
  if (arguments->panel > HSCAL_MOST_BLOCK)
    return cli_usage("panel=%d: it must be at most %d", arguments->panel, HSCAL_MOST_BLOCK);
  *layout = hscal__layout_make(arguments->nprow, arguments->npcol, cli_or(arguments->panel, 0));
  return CLI_OK;
}
