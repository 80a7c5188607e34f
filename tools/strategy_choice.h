/* --strategy: whose layout is wanted. */
#ifndef HSCAL_TOOLS_STRATEGY_CHOICE_H
#define HSCAL_TOOLS_STRATEGY_CHOICE_H

#include "given_arguments.h"
#include "strategies/strategies.h"

/* The strategy that is named; null: none is. Returns an exit status, after saying what is wrong: there is none of that name, or
 * other words ask for what only the planner answers. */
int cli_find_strategy(const cli_arguments *arguments, const hscal_strategy **strategy);

/* Plans by a strategy; null: by the planner. Returns a status of the library. */
int cli_plan_call(const hscal_strategy *strategy, const hscal_call *call, const hscal_machine *machine,
                  const hscal_options *options, hscal_plan **plan);

#endif
