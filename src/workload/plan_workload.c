/* hscal_workload_plan. */
#include "base/failure.h"
#include "base/status.h"
#include "plan/planner.h"
#include "workload/sequence_of.h"

static int plan_workload(const hscal_workload *workload, const hscal_machine *machine, const hscal_options *options,
                         hscal_plan **plan) {
  hscal_sequence sequence;
  int *line_of;
  if (!plan) return hscal__fail(-4, "plan is a null pointer");
  *plan = NULL;
  if (!workload) return hscal__fail(-1, "workload is a null pointer");
  if (!machine) return hscal__fail(-2, "machine is a null pointer");
  int status = hscal__sequence_of_workload(workload, &sequence, &line_of);
  if (!status) {
    const hscal_call call = hscal__sequence_call(&sequence);
    status = hscal__plan_call(&call, machine, options, plan);
  }
  hscal__sequence_free(&sequence, line_of);
  return status;
}

int hscal_workload_plan(const hscal_workload *workload, const hscal_machine *machine, const hscal_options *options,
                        hscal_plan **plan) {
  hscal__enter("hscal_workload_plan");
  return hscal__leave(plan_workload(workload, machine, options, plan));
}
