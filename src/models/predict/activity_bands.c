#include "models/predict/activity_bands.h"
#include "base/status.h"
#include "models/predict/activity_trace.h"
#include "models/predict/workspace_state.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct folder {
  hscal_activity_bands *to;
  const int *group_of;
  hscal_activity_span *now; /* [nprocs] without an end yet */
} folder;

/* Two bins become one, in all groups. */
static void halve(hscal_activity_bands *to) {
  for (int g = 0; g < to->groups; g++) {
    hscal_bin *bin = &to->bin[(size_t)g * HSCAL_MOST_BINS];
    for (int b = 0; b < HSCAL_MOST_BINS / 2; b++)
      for (int what = 0; what < HSCAL_ENDED; what++) bin[b][what] = bin[2 * b][what] + bin[2 * b + 1][what];
    memset(bin + HSCAL_MOST_BINS / 2, 0, HSCAL_MOST_BINS / 2 * sizeof *bin);
  }
  to->bin_s *= 2;
}

static void end_span(folder *folder, int process, double now_s) {
  hscal_activity_bands *to = folder->to;
  const hscal_activity_span *span = &folder->now[process];
  int group = folder->group_of[process];
  if (span->what == HSCAL_ENDED || now_s <= span->begin_s) return;
  to->end_s = fmax(to->end_s, now_s);
  if (group < 0) return;
  if (to->bin_s == 0) to->bin_s = now_s / HSCAL_MOST_BINS;
  while (now_s > to->bin_s * HSCAL_MOST_BINS) halve(to);
  hscal_bin *bin = &to->bin[(size_t)group * HSCAL_MOST_BINS];
  double begin = span->begin_s / to->bin_s, end = now_s / to->bin_s;
  for (int b = (int)begin; b < HSCAL_MOST_BINS && b < end; b++)
    bin[b][span->what] += (fmin(b + 1, end) - fmax(b, begin)) * to->bin_s;
  to->total[group][span->what] += now_s - span->begin_s;
}

static int does(void *self, double now_s, int process, hscal_activity what) {
  folder *folder = self;
  hscal_activity_span *span = &folder->now[process];
  if (span->what == what) return 0;
  end_span(folder, process, now_s);
  *span = (hscal_activity_span){.begin_s = now_s, .process = process, .what = what};
  return 0;
}

static int moves(void *self, double now_s, int32_t number, int has_arrived) {
  (void)self, (void)now_s, (void)number, (void)has_arrived;
  return 0;
}

/* Who waits for what was cut off waits until the others are at their ends, too. */
static int run(hscal_workspace *workspace, folder *folder) {
  hscal_activity_bands *to = folder->to;
  hscal_clock_observer observer = {does, moves, folder};
  workspace->clock.observer = &observer;
  int status = hscal__event_clock_run(&workspace->clock, &workspace->stream, &to->predicted_s);
  if (status != HSCAL_ERROR_INTERNAL || !to->is_cut) HSCAL_TRY(status);
  if (to->is_cut) to->predicted_s = 0;
  for (int p = 0; p < workspace->costs.nprocs; p++) end_span(folder, p, workspace->clock.flows.now_s);
  to->bins = to->bin_s > 0 ? (int)fmin(ceil(to->end_s / to->bin_s), HSCAL_MOST_BINS) : 0;
  return 0;
}

static int record(hscal_workspace *workspace, folder *folder) {
  hscal_activity_bands *to = folder->to;
  size_t nprocs = (size_t)workspace->costs.nprocs, groups = (size_t)to->groups + 1;
  to->bin = calloc(groups * HSCAL_MOST_BINS, sizeof *to->bin);
  to->total = calloc(groups, sizeof *to->total);
  folder->now = malloc(nprocs * sizeof *folder->now);
  if (!to->bin || !to->total || !folder->now)
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for what %zu processes do", nprocs);
  for (size_t p = 0; p < nprocs; p++) folder->now[p] = (hscal_activity_span){.process = (int)p, .what = HSCAL_WAITS};
  return run(workspace, folder);
}

int hscal__activity_bands_record(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                                 int64_t most, const int *group_of, int groups, hscal_activity_bands *to) {
  *to = (hscal_activity_bands){.groups = groups, .stretched = 1};
  hscal_workspace *workspace = hscal__workspace_new();
  if (!workspace) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the clock");
  folder folder = {.to = to, .group_of = group_of};
  int status = hscal__costs_set(&workspace->costs, placement, hscal__layout_processes(layout), call->routine);
  if (!status) status = hscal__record_steps(workspace, call, layout, most, &to->is_cut);
  if (!status) status = record(workspace, &folder);
  free(folder.now);
  hscal__workspace_free(workspace);
  return status;
}

void hscal__activity_bands_free(hscal_activity_bands *bands) {
  free(bands->bin);
  free(bands->total);
  *bands = (hscal_activity_bands){0};
}

void hscal__activity_bands_stretch(hscal_activity_bands *to, double predicted_s) {
  if (to->is_cut || !(predicted_s > 0) || !(to->predicted_s > 0)) return;
  double times = predicted_s / to->predicted_s;
  for (size_t i = 0; i < (size_t)to->groups * HSCAL_MOST_BINS; i++)
    for (int what = 0; what < HSCAL_ENDED; what++) to->bin[i][what] *= times;
  for (int g = 0; g < to->groups; g++)
    for (int what = 0; what < HSCAL_ENDED; what++) to->total[g][what] *= times;
  to->bin_s *= times;
  to->end_s *= times;
  to->stretched *= times;
  to->predicted_s = predicted_s;
}
