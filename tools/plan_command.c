#include "plan_command.h"
#include "busy.h"
#include "command_line.h"
#include "compare_picture.h"
#include "given_arguments.h"
#include "interrupt.h"
#include "layout_map.h"
#include "machine/machine.h"
#include "machine_choice.h"
#include "make_call.h"
#include "map_picture.h"
#include "output.h"
#include "plan/plan_json.h"
#include "plan/plan_machine.h"
#include "plan/plan_text.h"
#include "plan/planner.h"
#include "plan/wisdom_file.h"
#include "plan_explanation.h"
#include "plan_options.h"
#include "planned.h"
#include "report.h"
#include "scan.h"
#include "search/objective.h"
#include "search/options.h"
#include "strategy_choice.h"
#include "text_model_call.h"
#include "timeline_files.h"
#include "workload_plan.h"

#include <string.h>
#include <unistd.h>

static int machine_of_plan(const hscal_machine *machine, const hscal_plan *plan, hscal_machine **seen) {
  int failed = hscal__plan_machine(machine, plan, seen);
  return failed ? cli_report(failed) : CLI_OK;
}

static int print(const cli_arguments *arguments, const hscal_plan *plan) {
  return cli_print_and_free(arguments->json ? hscal__plan_json(plan) : hscal__plan_text(plan));
}

/* The plan and its pictures; `map` may be null. */
static int tell(const cli_planned *planned, const hscal_machine *seen, const hscal_map *map) {
  const cli_arguments *arguments = planned->arguments;
  const hscal_plan *plan = planned->plan;
  hscal_call filled = *planned->call;
  hscal__call_fill_blocks(&filled, plan->mb, plan->nb);
  const hscal_layout layout = hscal__layout_make(plan->nprow, plan->npcol, plan->panel);
  const hscal_placement placement = {seen, plan->node_of};
  const hscal_explained chosen = {&filled, &layout, &placement};
  int status = arguments->explain ? cli_explain(planned, &chosen) : print(arguments, plan);
  if (status == CLI_OK) status = cli_write_timeline(arguments, &chosen, plan->predicted_s);
  if (status != CLI_OK) return status;
  status = cli_write_compare(planned, &chosen);
  int drawn = map ? cli_draw_map(planned, &chosen, map) : CLI_OK; /* also where there is nothing to compare with */
  return status == CLI_OK ? drawn : status;
}

/* The plan, and whatever else was asked for: the machine is needed as its processes see it. The map comes first, because what it finds may be better. */
static int answer(const cli_planned *planned) {
  const cli_arguments *arguments = planned->arguments;
  cli_planned told = *planned;
  hscal_machine *seen = NULL;
  hscal_plan *better = NULL;
  hscal_map map = {0};
  if (!arguments->timeline && !arguments->trace && !arguments->explain && !arguments->map && !arguments->compare)
    return print(arguments, planned->plan);
  int status = machine_of_plan(planned->machine, planned->plan, &seen);
  if (status == CLI_OK && arguments->map) status = cli_make_map(planned, seen, &map, &better);
  if (better) told.plan = better;
  if (status == CLI_OK) status = tell(&told, seen, arguments->map ? &map : NULL);
  hscal__map_free(&map);
  hscal_plan_free(better);
  hscal_machine_free(seen);
  return status;
}

/* What the file holds; it need not be there yet. */
static int read_wisdom(const char *file, hscal_wisdom **wisdom) {
  int failed = hscal_wisdom_import(wisdom, access(file, F_OK) == 0 ? file : NULL);
  return failed ? cli_report(failed) : CLI_OK;
}

static int write_wisdom(const char *file, hscal_wisdom *wisdom) {
  int failed = hscal__wisdom_save(wisdom, file);
  return failed ? cli_report(failed) : CLI_OK;
}

static int plan_and_answer(cli_planned *planned, const hscal_strategy *strategy, const hscal_options *options) {
  hscal_plan *plan = NULL;
  cli_busy_searching(strategy && strategy->choose ? "the strategy still chooses; with fewer --processes it is faster"
                     : hscal__chooses_nodes(options)
                         ? "still planning on more and fewer nodes; --patience 0.3 is faster and less accurate"
                         : "still planning; an interrupt (Ctrl-C) ends it with the best so far");
  cli_plan_until_interrupted();
  int failed = cli_plan_call(strategy, planned->call, planned->machine, options, &plan);
  cli_idle();
  cli_plan_is_made();
  planned->plan = plan;
  int status = failed ? cli_report(failed) : answer(planned);
  hscal_plan_free(plan);
  return status;
}

/* Each file that is to be written is another one. */
static int check_files(const cli_arguments *arguments) {
  const struct {
    const char *option, *file;
  } files[] = {{"--timeline", arguments->timeline},
               {"--trace", arguments->trace},
               {"--map", arguments->map},
               {"--compare", arguments->compare}};
  const int count = sizeof files / sizeof *files;
  for (int i = 0; i < count; i++)
    for (int k = 0; k < i; k++)
      if (files[i].file && files[k].file && strcmp(files[i].file, files[k].file) == 0)
        return cli_usage("%s and %s name the same file, %s", files[k].option, files[i].option, files[i].file);
  return CLI_OK;
}

int cli_plan(int argc, char **argv) {
  cli_arguments arguments;
  hscal_call call;
  hscal_options options = {0};
  hscal_machine *machine = NULL;
  const hscal_strategy *strategy = NULL;
  int status = cli_read_arguments(CLI_FOR_PLAN, argc, argv, &arguments);
  if (status == CLI_OK && arguments.workload) {
    status = cli_plan_workload(&arguments);
    cli_free_arguments(&arguments);
    return status;
  }
  if (status == CLI_OK) status = cli_make_call(&arguments, 1, &call);
  if (status == CLI_OK) status = cli_read_options(&arguments, &options);
  if (status == CLI_OK) status = cli_find_strategy(&arguments, &strategy);
  if (status == CLI_OK) status = cli_check_timeline(&arguments);
  if (status == CLI_OK) status = cli_check_map(&arguments);
  if (status == CLI_OK) status = cli_check_compare(&arguments);
  if (status == CLI_OK) status = check_files(&arguments);
  if (status == CLI_OK) status = cli_check_scan(&arguments);
  if (status == CLI_OK) status = cli_check_file(arguments.wisdom);
  if (status == CLI_OK) status = cli_load_machine_for(arguments.machine, options.threads, &machine);
  if (status == CLI_OK) status = cli_give_model_machine(&arguments, machine, options.slots);
  if (status == CLI_OK && arguments.wisdom) status = read_wisdom(arguments.wisdom, &options.wisdom);
  cli_planned planned = {&arguments, &call, machine, &options, NULL};
  if (status == CLI_OK) status = arguments.scan ? cli_scan(&planned) : plan_and_answer(&planned, strategy, &options);
  if (status == CLI_OK && arguments.wisdom) status = write_wisdom(arguments.wisdom, options.wisdom);
  hscal_wisdom_free(options.wisdom);
  hscal_machine_free(machine);
  cli_free_arguments(&arguments);
  return status;
}
