/* Strategies by their names. */
#ifndef HSCAL_STRATEGIES_STRATEGIES_H
#define HSCAL_STRATEGIES_STRATEGIES_H

#include "strategies/chosen_plan.h"

#define X(file, name, what) int hscal__##file##_choose(hscal_chooser *chooser);
#include "strategies/strategies.def"
#undef X

typedef struct hscal_strategy {
  const char *name, *what;
  hscal_choose *choose; /* null: the planner itself */
} hscal_strategy;

/* All of them, the planner last. */
const hscal_strategy *hscal__strategies(int *count);

/* Null: there is none of that name. */
const hscal_strategy *hscal__strategy_find(const char *name);

/* Plans a call as the strategy does; the plan carries its name. A strategy other than the planner knows of `options` the
 * numbers of processes, of all and of a node, blocks and the panel width; HSCAL_ERROR_UNSUPPORTED if there is more. */
int hscal__plan_by_strategy(const hscal_strategy *strategy, const hscal_call *call, const hscal_machine *machine,
                            const hscal_options *options, hscal_plan **plan);

#endif
