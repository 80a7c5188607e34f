#include "models/predict/workspace.h"
#include "models/predict/workspace_state.h"

#include <math.h>
#include <stdlib.h>

hscal_workspace *hscal__workspace_new(void) { return calloc(1, sizeof(hscal_workspace)); }

void hscal__workspace_free(hscal_workspace *workspace) {
  if (!workspace) return;
  hscal__costs_free(&workspace->costs);
  hscal__lowering_free(&workspace->lowering);
  hscal__mailbox_free(&workspace->mailbox);
  hscal__stream_free(&workspace->stream);
  hscal__event_clock_free(&workspace->clock);
  hscal__dataflow_free(&workspace->dataflow);
  free(workspace);
}

double hscal__workspace_operations(const hscal_workspace *workspace) { return (double)workspace->lowering.operations; }

double hscal__workspace_effort(const hscal_workspace *workspace) { return workspace->effort; }

double hscal__workspace_volume(const hscal_workspace *workspace) {
  return hscal__dry_run_volume(&workspace->budget.dry_run);
}

int hscal__workspace_was_low_fidelity(const hscal_workspace *workspace) { return workspace->was_low_fidelity; }

int hscal__workspace_shares(const hscal_workspace *workspace) { return workspace->shares; }

int hscal__workspace_nearly_shares(const hscal_workspace *workspace) { return workspace->nearly_shares; }

void hscal__workspace_expect_sharing(hscal_workspace *workspace, int expects) { workspace->expects_sharing = expects; }

void hscal__workspace_refine(hscal_workspace *workspace, double times) { workspace->times_finer = times; }

void hscal__workspace_look_at(hscal_workspace *workspace, hscal_stretch stretch) { workspace->stretch = stretch; }

void hscal__workspace_may_stop(hscal_workspace *workspace, int may_stop) { workspace->may_stop = may_stop; }

void hscal__workspace_limit(hscal_workspace *workspace, double effort) {
  workspace->most_effort = isfinite(effort) ? effort : 0;
}
