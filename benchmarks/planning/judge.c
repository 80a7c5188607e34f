#include "planning/judge.h"
#include "models/predict/predict.h"
#include "models/predict/workspace_state.h"

/* So many operations of processes take half a minute. */
enum { MOST_TIMED = 30000000 };

int judge_plan(const hscal_call *open, const hscal_machine *machine, const hscal_plan *plan, double *judged_s) {
  hscal_call call = *open;
  hscal_layout layout = hscal__layout_make(plan->nprow, plan->npcol, plan->panel);
  hscal_placement placement = {.machine = machine, .node_of = plan->node_of};
  hscal_workspace *workspace = hscal__workspace_new();
  if (!workspace) return HSCAL_ERROR_MEMORY;
  workspace->most_timed = MOST_TIMED;
  hscal__call_fill_blocks(&call, plan->mb, plan->nb);
  int status = hscal__timeof_in(workspace, &call, &layout, &placement, HSCAL_EFFORT_FULL, judged_s);
  if (status == HSCAL_ERROR_UNSUPPORTED) /* too many events */
    status = hscal__timeof_in(workspace, &call, &layout, &placement, HSCAL_EFFORT_MODEL, judged_s);
  hscal__workspace_free(workspace);
  return status;
}
