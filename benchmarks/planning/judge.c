#include "planning/judge.h"
#include "models/predict/calibrated.h"
#include "models/predict/predict.h"
#include "models/predict/workspace_state.h"

/* So many operations of processes take half a minute; on thousands of processes, which have few steps each, some minutes. */
enum { MOST_TIMED = 30000000, MOST_TIMED_OF_MANY = 300000000, TIMES_FINER = 10 };

static int time_plan(const hscal_call *open, const hscal_machine *machine, const hscal_plan *plan, hscal_effort effort,
                     double *seconds) {
  hscal_call call = *open;
  hscal_layout layout = hscal__layout_make(plan->nprow, plan->npcol, plan->panel);
  hscal_placement placement = {.machine = machine, .node_of = plan->node_of};
  hscal_workspace *workspace = hscal__workspace_new();
  if (!workspace) return HSCAL_ERROR_MEMORY;
  workspace->most_timed = plan->nprocs > HSCAL_MANY_PROCESSES ? MOST_TIMED_OF_MANY : MOST_TIMED;
  hscal__workspace_refine(workspace, TIMES_FINER);
  hscal__call_fill_blocks(&call, plan->mb, plan->nb);
  int status = hscal__timeof_in(workspace, &call, &layout, &placement, effort, seconds);
  hscal__workspace_free(workspace);
  return status;
}

int judge_by_sample(const hscal_call *open, const hscal_machine *machine, const hscal_plan *plan, double *judged_s) {
  return time_plan(open, machine, plan, HSCAL_EFFORT_MODEL, judged_s);
}

int judge_plan(const hscal_call *open, const hscal_machine *machine, const hscal_plan *plan, double *judged_s,
               int *is_exact) {
  int status = time_plan(open, machine, plan, HSCAL_EFFORT_FULL, judged_s);
  if (is_exact) *is_exact = !status;
  return status == HSCAL_ERROR_UNSUPPORTED ? judge_by_sample(open, machine, plan, judged_s) : status; /* too many */
}
