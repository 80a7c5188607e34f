/* hscal_workload_plan. */
#include "base/failure.h"
#include "base/status.h"
#include "plan/planner.h"
#include "workload/pool_share.h"
#include "workload/sequence_of.h"

/* What one of the pools does, on its share. */
static int plan_share(int pools, const hscal_sequence *sequence, const hscal_machine *machine,
                      const hscal_options *options, hscal_plan **plan) {
  hscal_pool_share share;
  const hscal_call call = hscal__sequence_call(sequence);
  int status = hscal__pool_share_make(pools, machine, options, &share);
  if (!status) status = hscal__plan_call(&call, &share.machine, pools > 1 ? &share.options : options, plan);
  hscal__pool_share_free(&share);
  return status;
}

static int plan_workload(const hscal_workload *workload, const hscal_machine *machine, const hscal_options *options,
                         hscal_plan **plan) {
  hscal_sequence sequence;
  int *line_of;
  if (!plan) return hscal__fail(-4, "plan is a null pointer");
  *plan = NULL;
  if (!workload) return hscal__fail(-1, "workload is a null pointer");
  if (!machine) return hscal__fail(-2, "machine is a null pointer");
  int status = hscal__sequence_of_workload(workload, &sequence, &line_of);
  if (!status) status = plan_share(workload->pools, &sequence, machine, options, plan);
  hscal__sequence_free(&sequence, line_of);
  return status;
}

int hscal_workload_plan(const hscal_workload *workload, const hscal_machine *machine, const hscal_options *options,
                        hscal_plan **plan) {
  hscal__enter("hscal_workload_plan");
  return hscal__leave(plan_workload(workload, machine, options, plan));
}
