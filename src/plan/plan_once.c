#include "plan/plan_once.h"
#include "base/status.h"
#include "plan/baselines.h"
#include "plan/make_plan.h"
#include "search/search.h"
#include "search/state.h"

int hscal__plan_baselines(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                          hscal_plan *plan) {
  hscal_search_state search;
  int status = hscal__search_state_init(&search, call, machine, options, -1);
  if (!status) status = hscal__evaluate_usual(&search);
  hscal_search_result result = hscal__search_result(&search);
  if (!status) status = hscal__baselines_fill(&result, NULL, plan);
  hscal__search_state_free(&search);
  return status;
}

int hscal__plan_once(const hscal_call *call, const hscal_machine *machine, const hscal_options *options, int node_class,
                     hscal_plan **plan) {
  hscal_search_state search;
  *plan = NULL;
  int status = hscal__search_state_init(&search, call, machine, options, node_class);
  if (!status) status = hscal__run_search(&search);
  hscal_search_result result = hscal__search_result(&search);
  if (!status) status = hscal__plan_make(&result, plan);
  hscal__search_state_free(&search);
  return status;
}
