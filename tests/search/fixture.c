#include "search/fixture.h"

void assert_success(int status) {
  if (status) fail_msg("status %d: %s", status, hscal_last_error());
}

hscal_machine *machine_of(const char *text, double model_error) {
  hscal_machine *machine = NULL;
  assert_success(hscal_machine_load(text, &machine));
  machine->model_error = model_error;
  return machine;
}

hscal_call product(int m, int n, int k) {
  return hscal__call_gemm(hscal__routine_find("pdgemm"), 'N', 'N', m, n, k, 0, 0);
}

hscal_plan *plan_of(const hscal_call *call, const hscal_machine *machine, const hscal_options *options) {
  hscal_plan *plan = NULL;
  assert_success(hscal__plan_call(call, machine, options, &plan));
  assert_non_null(plan);
  return plan;
}

double timed_s(const hscal_plan *plan, const hscal_call *call, const hscal_machine *machine, hscal_effort effort) {
  hscal_call closed = *call;
  hscal__call_fill_blocks(&closed, plan->mb, plan->nb);
  hscal_layout layout = {.nprow = plan->nprow, .npcol = plan->npcol, .backend = hscal__reference_backend};
  layout.backend.panel = plan->panel;
  hscal_placement placement = {.machine = machine, .node_of = plan->node_of};
  double seconds = 0;
  assert_success(hscal__timeof(&closed, &layout, &placement, effort, &seconds));
  return seconds;
}

double judged_s(const hscal_plan *plan, const hscal_call *call, const hscal_machine *machine) {
  return timed_s(plan, call, machine, HSCAL_EFFORT_FULL);
}

int processes_on(const hscal_plan *plan, int node) {
  int here = 0;
  for (int i = 0; i < plan->nprocs; i++) here += plan->node_of[i] == node;
  return here;
}
