#include "planning/judge.h"
#include "models/predict/predict.h"

int judge_plan(const hscal_call *open, const hscal_machine *machine, const hscal_plan *plan, double *judged_s) {
  hscal_call call = *open;
  hscal_layout layout = hscal__layout_make(plan->nprow, plan->npcol, plan->panel);
  hscal_placement placement = {.machine = machine, .node_of = plan->node_of};
  hscal__call_fill_blocks(&call, plan->mb, plan->nb);
  return hscal__timeof(&call, &layout, &placement, HSCAL_EFFORT_MODEL, judged_s);
}
