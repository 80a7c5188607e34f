#include "plan/planner.h"
#include "base/status.h"
#include "base/wall_clock.h"
#include "plan/fastest_plan.h"
#include "plan/node_counts.h"
#include "search/objective.h"
#include "search/options.h"

int hscal__plan_call(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                     hscal_plan **plan) {
  double begin_s = hscal__wall_s();
  *plan = NULL;
  if (options) HSCAL_TRY(hscal__options_check(options));
  HSCAL_TRY(
      (hscal__chooses_nodes(options) ? hscal__plan_node_counts : hscal__fastest_plan)(call, machine, options, plan));
  if (options) (*plan)->objective = options->objective, (*plan)->deadline_s = options->deadline_s;
  (*plan)->decision_s = hscal__wall_s() - begin_s;
  return 0;
}
