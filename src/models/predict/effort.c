#include "models/predict/effort.h"
#include "call/sequence.h"
#include "models/predict/calibrated.h"
#include "models/predict/fidelity.h"
#include "models/predict/workspace_state.h"

#include <math.h>

static const hscal_clock_price *price_of(const hscal_workspace *workspace, int is_dataflow) {
  return !is_dataflow                 ? &hscal__event_clock_price
         : workspace->dataflow.shares ? &hscal__contended_price
                                      : &hscal__dataflow_price;
}

/* How many times as long as in the caches all of it takes. */
static double distance(const hscal_workspace *workspace, int is_dataflow) {
  double far = price_of(workspace, is_dataflow)->far;
  if (workspace->costs.nprocs <= HSCAL_MANY_PROCESSES) return 1;
  return workspace->costs.switch_of ? fmax(far, hscal__far_by_switches) : far;
}

void hscal__effort_count(hscal_workspace *workspace, int is_dataflow) {
  const hscal_clock_price *price = price_of(workspace, is_dataflow);
  const hscal_lowering *lowering = &workspace->lowering;
  int processes = workspace->costs.nprocs;
  double looked = is_dataflow ? hscal__dataflow_looked(&workspace->dataflow) : workspace->clock.flows.looked;
  double calls = (double)lowering->single / processes;
  double effort = price->operation * (double)lowering->operations + price->single * (double)lowering->single +
                  price->look * looked + price->process * processes + hscal__scheme_call_price * calls;
  workspace->effort += distance(workspace, is_dataflow) * effort;
}

void hscal__effort_limit(const hscal_workspace *workspace, int is_dataflow, hscal_effort effort, hscal_sample *sample) {
  sample->may_stop = workspace->may_stop;
  if (effort == HSCAL_EFFORT_FULL || workspace->most_effort == 0) return;
  double usual = price_of(workspace, is_dataflow)->usual * distance(workspace, is_dataflow),
         left = workspace->most_effort - workspace->effort;
  sample->most_operations = (int64_t)fmin(fmax(left / usual, 1), HSCAL_MOST_OPERATIONS); /* 0 is no limit */
  sample->gives_up = 1;
}

static double timeof_effort(const hscal_call *call, int processes, int shares, double volume) {
  hscal_spending may_take = shares ? hscal__event_clock_spending : hscal__dataflow_spending;
  double composite = hscal__composite_operations(may_take, processes),
         product = fmax(hscal__usual_operations, hscal__turn_operations * processes);
  if (volume > 0) composite = fmin(composite, volume);
  return (shares ? hscal__event_clock_price.usual : hscal__dataflow_price.usual) *
         (hscal__is_composite(call) ? composite : product);
}

/* The volume of a sequence is that of its last call alone, which says nothing of the others. */
double hscal__timeof_effort(const hscal_call *call, int processes, int shares, double volume) {
  double effort = 0;
  for (int i = 0; i < hscal__parts(call); i++) {
    const hscal_call part = hscal__part(call, i);
    effort += timeof_effort(&part, processes, shares, call->sequence ? 0 : volume);
  }
  return effort;
}
