#include "explain/explanation.h"
#include "base/status.h"
#include "explain/calibrated.h"

int hscal__explanation_make(const hscal_explained *explained, const hscal_call *call, const hscal_machine *machine,
                            const hscal_options *options, const hscal_plan *plan, hscal_explanation *explanation) {
  static const hscal_options none;
  const hscal_options *own = options ? options : &none;
  *explanation = (hscal_explanation){.explained = explained, .plan = plan};
  explanation->nodes_are_fixed = hscal__nodes_are_fixed(own);
  HSCAL_TRY(hscal__shares_find(explained, plan->predicted_s, HSCAL_MOST_EXPLAINED_OPERATIONS, &explanation->shares));
  HSCAL_TRY(hscal__limits_find(explained, &explanation->shares, plan->is_rough ? 0 : plan->predicted_s,
                               &explanation->limits));
  if (!explanation->nodes_are_fixed)
    HSCAL_TRY(hscal__nodes_find(call, machine, own, plan, &explanation->more, &explanation->fewer));
  return hscal__threshold_find(call, machine, own, plan, &explanation->threshold);
}

void hscal__explanation_free(hscal_explanation *explanation) { hscal__shares_free(&explanation->shares); }

const char *hscal__explanation_node_name(const hscal_explanation *explanation, int process) {
  const hscal_placement *placement = explanation->explained->placement;
  return placement->machine->node_name[placement->node_of[process]];
}

double hscal__explanation_waited_for_s(const hscal_explanation *explanation, int node) {
  double sum_s = 0;
  for (int p = 0; p < explanation->shares.nprocs; p++)
    if (explanation->explained->placement->node_of[p] == node) sum_s += explanation->shares.waited_for_s[p];
  return sum_s;
}
