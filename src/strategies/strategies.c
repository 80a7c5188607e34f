#include "strategies/strategies.h"
#include "base/status.h"
#include "plan/planner.h"

#include <stdio.h>
#include <string.h>

static const hscal_strategy strategies[] = {
#define X(file, name, what) {name, what, hscal__##file##_choose},
#include "strategies/strategies.def"
#undef X
    {"hscal", "hscal's planner, as without a strategy", NULL},
};

const hscal_strategy *hscal__strategies(int *count) {
  *count = (int)(sizeof strategies / sizeof *strategies);
  return strategies;
}

const hscal_strategy *hscal__strategy_find(const char *name) {
  for (size_t i = 0; i < sizeof strategies / sizeof *strategies; i++)
    if (strcmp(strategies[i].name, name) == 0) return &strategies[i];
  return NULL;
}

/* What only the planner can do; null: nothing of it is asked for. */
static const char *beyond(const hscal_options *options) {
  if (!options) return NULL;
  if (options->nprow > 0) return "a given grid";
  if (options->exact_processes) return "an exact number of processes";
  if (options->all_processes) return "a place for every process";
  if (options->square) return "square grids";
  if (options->square_blocks) return "square blocks";
  if (options->whole_nodes) return "whole nodes";
  if (options->order) return "a given order of processes";
  if (options->one_kind) return "nodes of one kind";
  if (options->threads > 0) return "threads";
  if (options->objective > HSCAL_OBJECTIVE_TIME) return "an objective other than time";
  if (options->origin.nprow > 0) return "matrices that lie somewhere already";
  if (options->wisdom) return "wisdom";
  return options->in_program ? "the planning time of a program" : NULL;
}

static int check(const hscal_strategy *strategy, const hscal_options *options) {
  const char *what = strategy->choose ? beyond(options) : NULL;
  return what ? hscal__fail(HSCAL_ERROR_UNSUPPORTED, "strategy %s knows nothing of %s; strategy hscal does",
                            strategy->name, what)
              : 0;
}

int hscal__plan_by_strategy(const hscal_strategy *strategy, const hscal_call *call, const hscal_machine *machine,
                            const hscal_options *options, hscal_plan **plan) {
  *plan = NULL;
  HSCAL_TRY(check(strategy, options));
  HSCAL_TRY(strategy->choose ? hscal__plan_chosen(call, machine, options, strategy->name, strategy->choose, plan)
                             : hscal__plan_call(call, machine, options, plan));
  snprintf((*plan)->strategy, sizeof(*plan)->strategy, "%s", strategy->name);
  return 0;
}
