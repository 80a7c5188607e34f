/* Predicted seconds: the scheme's events, the machine's costs, a clock. */
#include "base/status.h"
#include "instrumented_pblas/scheme.h"
#include "models/workspace.h"

#include <stdlib.h>

/* Iterations kept of each run of alike ones (HSCAL_EFFORT_MODEL): docs/clock.md has the errors of 2 to 16. */
enum { KEPT_ITERATIONS = 4 };

hscal_workspace *hscal__workspace_new(void) { return calloc(1, sizeof(hscal_workspace)); }

void hscal__workspace_free(hscal_workspace *workspace) {
  if (!workspace) return;
  hscal__costs_free(&workspace->costs);
  hscal__expander_free(&workspace->expander);
  hscal__mailbox_free(&workspace->mailbox);
  hscal__stream_free(&workspace->stream);
  hscal__clock_free(&workspace->clock);
  hscal__dataflow_free(&workspace->dataflow);
  free(workspace);
}

/* Runs the scheme into steps. */
static int run_scheme(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                      const hscal_steps *steps, void *self, int64_t kept) {
  hscal_expander *expander = &workspace->expander;
  HSCAL_TRY(hscal__expander_set(expander, &workspace->costs, layout, steps, self, kept));
  HSCAL_TRY(hscal__scheme_run(call, layout, &expander->sink));
  return expander->status;
}

static int by_dataflow(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout, int64_t kept,
                       double *seconds) {
  hscal_dataflow *dataflow = &workspace->dataflow;
  HSCAL_TRY(hscal__dataflow_reset(dataflow, &workspace->costs, &workspace->mailbox));
  HSCAL_TRY(run_scheme(workspace, call, layout, &hscal__dataflow_steps, dataflow, kept));
  *seconds = hscal__dataflow_seconds(dataflow);
  return 0;
}

static int by_clock(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout, int64_t kept,
                    double *seconds) {
  hscal_stream *stream = &workspace->stream;
  HSCAL_TRY(hscal__stream_reset(stream, &workspace->costs, &workspace->mailbox, hscal__layout_processes(layout)));
  HSCAL_TRY(run_scheme(workspace, call, layout, &hscal__stream_steps, stream, kept));
  return hscal__clock_run(&workspace->clock, stream, seconds);
}

int hscal__timeof_in(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                     const hscal_placement *placement, hscal_effort effort, double *predicted_s) {
  double bound_s = 0, seconds = 0;
  int status = HSCAL_ERROR_UNSUPPORTED;
  HSCAL_TRY(hscal__lower_bound_in(workspace, call, layout, placement, &bound_s)); /* sets the costs, too */
  hscal__costs_forget(&workspace->costs);
  if (effort == HSCAL_EFFORT_FULL) {
    HSCAL_TRY(by_clock(workspace, call, layout, 0, &seconds));
  } else if (effort == HSCAL_EFFORT_MODEL) {
    if (hscal__dataflow_suffices(&workspace->costs))
      status = by_dataflow(workspace, call, layout, KEPT_ITERATIONS, &seconds);
    if (status == HSCAL_ERROR_UNSUPPORTED) status = by_clock(workspace, call, layout, KEPT_ITERATIONS, &seconds);
    HSCAL_TRY(status);
  }
  *predicted_s = seconds > bound_s ? seconds : bound_s;
  return 0;
}

int hscal__timeof(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                  hscal_effort effort, double *predicted_s) {
  hscal_workspace *workspace = hscal__workspace_new();
  if (!workspace) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the clock");
  int status = hscal__timeof_in(workspace, call, layout, placement, effort, predicted_s);
  hscal__workspace_free(workspace);
  return status;
}
