#include "strategy_choice.h"
#include "plan/planner.h"
#include "report.h"

#include <stdio.h>
#include <string.h>

enum { MOST_STRATEGIES = 16 };

static int unknown(const char *name) {
  const char *names[MOST_STRATEGIES];
  char list[256] = "";
  int count, n = 0;
  const hscal_strategy *all = hscal__strategies(&count);
  for (; n < count && n < MOST_STRATEGIES; n++) {
    size_t length = strlen(list);
    names[n] = all[n].name;
    snprintf(list + length, sizeof list - length, "%s%s", n == 0 ? "" : n == count - 1 ? " or " : ", ", all[n].name);
  }
  return cli_usage("--strategy %s: it must be %s%s", name, list, cli_did_you_mean(name, names, n));
}

int cli_find_strategy(const cli_arguments *arguments, const hscal_strategy **strategy) {
  const struct {
    const char *name;
    int is_given;
  } of_planner[] = {{"--explain", arguments->explain},
                    {"--map", arguments->map != NULL},
                    {"--compare", arguments->compare != NULL},
                    {"--scan", arguments->scan != NULL},
                    {"--wisdom", arguments->wisdom != NULL}};
  *strategy = NULL;
  if (!arguments->strategy) return CLI_OK;
  *strategy = hscal__strategy_find(arguments->strategy);
  if (!*strategy) return unknown(arguments->strategy);
  for (size_t i = 0; (*strategy)->choose && i < sizeof of_planner / sizeof *of_planner; i++)
    if (of_planner[i].is_given)
      return cli_usage("%s is about plans of the planner, not of --strategy %s", of_planner[i].name, (*strategy)->name);
  return CLI_OK;
}

int cli_plan_call(const hscal_strategy *strategy, const hscal_call *call, const hscal_machine *machine,
                  const hscal_options *options, hscal_plan **plan) {
  return strategy ? hscal__plan_by_strategy(strategy, call, machine, options, plan)
                  : hscal__plan_call(call, machine, options, plan);
}
