#include "workload_plan.h"
#include "base/minmax.h"
#include "base/notice.h"
#include "base/number_json.h"
#include "base/text.h"
#include "busy.h"
#include "json_text.h"
#include "machine_choice.h"
#include "output.h"
#include "plan/plan_json.h"
#include "plan/plan_text.h"
#include "plan_options.h"
#include "report.h"
#include "strategy_choice.h"
#include "workload/comparison_text.h"
#include "workload/pool_share.h"
#include "workload/pools.h"
#include "workload/sequence_of.h"
#include "workload/workload.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

/* What is known of one call only. */
static int check_words(const cli_arguments *arguments) {
  const struct {
    const char *name;
    int is_given;
  } foreign[] = {{"--recorded", arguments->recorded != NULL}, {"from=", arguments->origin.nprow > 0},
                 {"--wisdom", arguments->wisdom != NULL},     {"--explain", arguments->explain},
                 {"--map", arguments->map != NULL},           {"--compare", arguments->compare != NULL},
                 {"--timeline", arguments->timeline != NULL}, {"--trace", arguments->trace != NULL},
                 {"--scan", arguments->scan != NULL},         {"--plot", arguments->plot != NULL}};
  if (arguments->call.routine)
    return cli_usage("--workload has calls of its own: leave out %s", arguments->call.routine->name);
  for (size_t i = 0; i < sizeof foreign / sizeof *foreign; i++)
    if (foreign[i].is_given) return cli_usage("%s is about one call, --workload plans several", foreign[i].name);
  return CLI_OK;
}

static int read_options(const cli_arguments *arguments, hscal_options *options) {
  int status = cli_read_options(arguments, options);
  int mb = cli_or(arguments->call.mb, 0);
  options->nb = cli_or(arguments->call.nb, mb);
  options->mb = mb;
  return status;
}

/* A workload and how it is called. */
typedef struct planned_workload {
  const char *file;
  const hscal_workload *workload;
  int is_found; /* it is one pool of a recording */
} planned_workload;

/* ---- the answer ---------------------------------------------------------------------------------------------------- */

static json_t *json_of_layout(const hscal_candidate *layout) {
  return json_pack("{s:[i,i], s:i, s:i, s:i, s:o}", "grid", layout->nprow, layout->npcol, "mb", layout->mb, "nb",
                   layout->nb, "panel", layout->panel, "predicted_s", hscal__number_json(layout->predicted_s));
}

static json_t *json_of_call(const hscal_workload_call_share *call) {
  return json_pack("{s:s, s:s, s:I, s:o, s:o, s:o, s:o, s:b, s:i, s:o}", "routine", call->routine, "arguments",
                   call->arguments, "count", (json_int_t)call->count, "predicted_s",
                   hscal__number_json(call->predicted_s), "measured_s", hscal__number_json(call->measured_s), "alone",
                   json_of_layout(&call->alone), "moving_s", hscal__number_json(call->moving_s), "pays", call->pays,
                   "context", call->context, "context_s", hscal__number_json(call->context_s));
}

/* What stands before a plan of one of several pools: "" if there is one. Returns text. */
enum { POOLS_TEXT_SIZE = 200 };
static const char *pools_text(const planned_workload *of, char text[POOLS_TEXT_SIZE]) {
  int pools = of->workload->pools;
  *text = 0;
  if (pools > 1)
    snprintf(text, POOLS_TEXT_SIZE,
             "%s%d pools at once, each on an equal share of the processes; all below is about %s.\n",
             of->is_found ? "The recording shows " : "", pools,
             of->is_found ? "the one that\ntakes longest" : "one of them");
  return text;
}

static json_t *json_of_contexts(const hscal_workload_comparison *comparison) {
  json_t *contexts = json_array();
  for (int i = 0; i < comparison->ncontexts; i++)
    json_array_append_new(contexts, json_of_layout(&comparison->contexts[i]));
  return contexts;
}

static char *json_of(const planned_workload *of, const hscal_plan *plan, const hscal_workload_comparison *comparison) {
  const hscal_workload *workload = of->workload;
  char *text = hscal__plan_json(plan);
  json_t *of_plan = text ? json_loads(text, 0, NULL) : NULL, *calls = json_array();
  free(text);
  for (int i = 0; i < comparison->ncalls; i++) json_array_append_new(calls, json_of_call(&comparison->calls[i]));
  json_t *root =
      json_pack("{s:s, s:s, s:s?, s:i, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "schema", "hscal-workload-plan/1",
                "workload", of->file, "incomplete", workload->incomplete, "pools", hscal__max(workload->pools, 1),
                "plan", of_plan, "calls", calls, "together_s", hscal__number_json(comparison->together_s), "alone_s",
                hscal__number_json(comparison->alone_s), "apart_s", hscal__number_json(comparison->apart_s), "contexts",
                json_of_contexts(comparison), "several_s", hscal__number_json(comparison->several_s),
                "several_moving_s", hscal__number_json(comparison->several_moving_s));
  return cli_json_text(root, HSCAL_JSON_DIGITS);
}

static char *text_of(const planned_workload *of, const hscal_plan *plan, const hscal_workload_comparison *comparison) {
  char pools[POOLS_TEXT_SIZE], *text = NULL, *of_plan = hscal__plan_text(plan),
                               *of_calls = hscal__comparison_text(comparison, plan);
  size_t size;
  FILE *out = of_plan && of_calls ? open_memstream(&text, &size) : NULL;
  if (out) fprintf(out, "%s%s\n%s", pools_text(of, pools), of_plan, of_calls);
  free(of_plan);
  free(of_calls);
  return out ? hscal__stream_text(out, &text) : NULL;
}

static int tell(const cli_arguments *arguments, const planned_workload *of, const hscal_plan *plan,
                const hscal_workload_comparison *comparison) {
  if (of->workload->incomplete && !arguments->json)
    hscal__notice("%s was not recorded to its end: %s", of->file, of->workload->incomplete);
  return cli_print_and_free(arguments->json ? json_of(of, plan, comparison) : text_of(of, plan, comparison));
}

/* The one layout, as the strategy has it. */
static int plan_all(const hscal_strategy *strategy, const hscal_workload *workload, const hscal_machine *machine,
                    const hscal_options *options, hscal_plan **plan) {
  hscal_sequence sequence;
  int *line_of;
  if (!strategy) return hscal_workload_plan(workload, machine, options, plan);
  hscal_pool_share share;
  int status = hscal__sequence_of_workload(workload, &sequence, &line_of);
  int shared = hscal__pool_share_make(workload->pools, machine, options, &share);
  if (!status) status = shared;
  if (!status) {
    const hscal_call call = hscal__sequence_call(&sequence);
    status = hscal__plan_by_strategy(strategy, &call, &share.machine, &share.options, plan);
  }
  hscal__pool_share_free(&share);
  hscal__sequence_free(&sequence, line_of);
  return status;
}

static int plan_and_tell(const cli_arguments *arguments, const hscal_strategy *strategy, const planned_workload *of,
                         const hscal_machine *machine, const hscal_options *options) {
  const hscal_workload *workload = of->workload;
  hscal_plan *plan = NULL;
  hscal_workload_comparison *comparison = NULL;
  cli_busy_searching("still planning %d calls; --patience 0.1 is faster and less accurate", workload->ncalls);
  int failed = plan_all(strategy, workload, machine, options, &plan);
  if (!failed) failed = hscal_workload_compare(workload, machine, options, plan, &comparison);
  cli_idle();
  int status = failed ? cli_report(failed) : tell(arguments, of, plan, comparison);
  hscal_workload_comparison_free(comparison);
  hscal_plan_free(plan);
  return status;
}

int cli_plan_workload(const cli_arguments *arguments) {
  hscal_options options = {0};
  hscal_machine *machine = NULL;
  hscal_workload *workload = NULL;
  const hscal_strategy *strategy = NULL;
  hscal_pool pool = {.rank = NULL};
  int failed = 0, status = check_words(arguments);
  if (status == CLI_OK) status = cli_find_strategy(arguments, &strategy);
  if (status == CLI_OK) status = read_options(arguments, &options);
  if (status == CLI_OK) failed = hscal_workload_load(arguments->workload, &workload);
  if (status == CLI_OK && !failed) failed = hscal__pool_find(workload, &pool);
  if (failed) status = cli_report(failed);
  if (status == CLI_OK) status = cli_load_machine_for(arguments->machine, options.threads, &machine);
  const planned_workload of = {arguments->workload, pool.workload ? pool.workload : workload, pool.workload != NULL};
  if (status == CLI_OK) status = plan_and_tell(arguments, strategy, &of, machine, &options);
  hscal__pool_free(&pool);
  hscal_workload_free(workload);
  hscal_machine_free(machine);
  return status;
}
