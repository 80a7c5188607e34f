#include "plan/time_layout.h"
#include "base/status.h"
#include "models/clock/timing.h"
#include "plan/plan.h"

hscal_told_layout hscal__tell_layout(const hscal_plan *plan) {
  if (!plan) return (hscal_told_layout){0};
  return (hscal_told_layout){plan->nprow, plan->npcol, plan->mb, plan->nb, plan->panel, plan->node_of};
}

/* The call with the blocks of the layout, where it leaves them open. */
static hscal_call call_in(const hscal_call *open, const hscal_told_layout *layout) {
  hscal_call call = *open;
  hscal__call_fill_blocks(&call, layout->mb, layout->nb);
  return call;
}

int hscal__time_layout(const hscal_call *open, const hscal_machine *machine, const hscal_told_layout *layout,
                       const hscal_timing *timing, double *seconds) {
  const hscal_call call = call_in(open, layout);
  const hscal_layout grid = hscal__layout_make(layout->nprow, layout->npcol, layout->panel);
  const hscal_placement placement = {.machine = machine, .node_of = layout->node_of};
  hscal_workspace *workspace = hscal__workspace_new();
  if (!workspace) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory to time a plan");
  hscal__workspace_limit(workspace, timing->most_effort);
  hscal__workspace_look_at(workspace, timing->stretch);
  int status = timing->stretch.count /* it may be below the bound of the whole */
                   ? hscal__timeof_above(workspace, &call, &grid, &placement, timing->effort, 0, seconds)
                   : hscal__timeof_in(workspace, &call, &grid, &placement, timing->effort, seconds);
  hscal__workspace_free(workspace);
  if (status) *seconds = 0;
  return status == HSCAL_TOO_DEAR ? 0 : status;
}

int hscal__set_predicted(const hscal_call *open, const hscal_machine *machine, double seconds, hscal_plan *plan) {
  const hscal_told_layout layout = hscal__tell_layout(plan);
  const hscal_call call = call_in(open, &layout);
  const hscal_layout grid = hscal__layout_make(plan->nprow, plan->npcol, plan->panel);
  const hscal_placement placement = {.machine = machine, .node_of = plan->node_of};
  plan->predicted_s = seconds;
  return hscal__plan_interval(&call, &grid, &placement, seconds, plan);
}
