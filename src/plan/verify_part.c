#include "plan/verify_part.h"
#include "base/status.h"
#include "models/clock/timing.h"
#include "models/predict/predict.h"
#include "plan/calibrated.h"
#include "plan/plan.h"
#include "search/calibrated.h"

/* *seconds 0: that would take too long. */
static int time_within(const hscal_call *call, const hscal_machine *machine, const hscal_plan *plan, double most_effort,
                       double *seconds) {
  hscal_layout layout = hscal__layout_make(plan->nprow, plan->npcol, plan->panel);
  hscal_placement placement = {.machine = machine, .node_of = plan->node_of};
  hscal_workspace *workspace = hscal__workspace_new();
  if (!workspace) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory to time a plan");
  hscal__workspace_limit(workspace, most_effort);
  int status = hscal__timeof_in(workspace, call, &layout, &placement, HSCAL_EFFORT_MODEL, seconds);
  hscal__workspace_free(workspace);
  if (status) *seconds = 0;
  return status == HSCAL_TOO_DEAR ? 0 : status;
}

static int verify(const hscal_call *open, const hscal_machine *machine, hscal_plan *plan, double *seconds) {
  hscal_call call = *open;
  hscal__call_fill_blocks(&call, plan->mb, plan->nb);
  HSCAL_TRY(time_within(&call, machine, plan, HSCAL_VERIFYING_SHARE * plan->most_s / HSCAL_OPERATION_S, seconds));
  if (*seconds == 0) return 0;
  hscal_layout layout = hscal__layout_make(plan->nprow, plan->npcol, plan->panel);
  hscal_placement placement = {.machine = machine, .node_of = plan->node_of};
  plan->predicted_s = *seconds, plan->is_rough = 0;
  return hscal__plan_interval(&call, &layout, &placement, *seconds, plan);
}

double hscal__verify_part(const hscal_call *open, const hscal_machine *machine, const hscal_thread_choices *choices,
                          hscal_plan *plan) {
  hscal_machine *derived = NULL;
  double seconds = 0;
  if (!plan->is_rough) return plan->predicted_s;
  if (plan->most_s == 0 || choices->count != 1) return 0; /* of several choices the plan does not tell its own */
  int status = hscal__thread_choice_machine(machine, choices->of, &derived);
  if (!status) status = verify(open, derived ? derived : machine, plan, &seconds);
  hscal_machine_free(derived);
  return status ? 0 : seconds;
}
