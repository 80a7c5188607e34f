#include "advise/now.h"
#include "base/minmax.h"
#include "base/status.h"
#include "models/predict/interval.h"
#include "panel/calibrated.h"
#include "workload/write.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- the recorded layouts ------------------------------------------------------------------------------------------ */

static void describe(const hscal_recorded_run *run, hscal_candidate *now) {
  const hscal_desc *blocks = hscal__call_result(&run->call);
  now->nprow = run->layout.nprow, now->npcol = run->layout.npcol;
  now->nprocs = now->nprow * now->npcol;
  now->mb = blocks->mb, now->nb = blocks->nb, now->panel = run->layout.backend.panel;
}

static int time_now(hscal_advising *a, const hscal_recorded_run *run, hscal_advised_call *call) {
  double range_s[2], width;
  HSCAL_TRY(hscal__advising_time(a, &run->call, &run->layout, run->context->process, &call->now.predicted_s));
  const hscal_placement placement = {a->seen, a->node_of};
  HSCAL_TRY(hscal__timeof_range(&run->call, &run->layout, &placement, call->now.predicted_s, range_s));
  width = hscal__interval_width(&run->call, &placement, hscal__layout_processes(&run->layout));
  call->lower_s = range_s[0] * fmax(1 - width, 0), call->upper_s = range_s[1] * (1 + width);
  call->is_off = call->line->seconds < call->lower_s || call->line->seconds > call->upper_s;
  return 0;
}

static int advise_call(hscal_advising *a, int i) {
  const hscal_workload *workload = a->workload;
  hscal_advised_call *call = &a->advice->call[i];
  hscal_recorded_run *run = &a->run[i];
  call->line = &workload->call[i];
  hscal__workload_call_words(call->line, call->arguments, sizeof call->arguments);
  call->state = hscal__recorded_call(workload, call->line, &run->call, &run->layout, &run->context);
  call->together_s = call->context_s = NAN;
  if (call->state == HSCAL_RECORDED_REFUSED) snprintf(call->why_not, sizeof call->why_not, "%s", hscal__last_error());
  if (call->state != HSCAL_RECORDED_THERE) return 0;
  describe(run, &call->now);
  return time_now(a, run, call);
}

static void add_up(hscal_advice *advice) {
  int measured = 0;
  advice->measured_s = 0;
  for (int i = 0; i < advice->ncalls; i++) {
    const hscal_advised_call *call = &advice->call[i];
    double count = (double)call->line->count, predicted_s = count * call->now.predicted_s;
    if (call->state != HSCAL_RECORDED_THERE) continue;
    advice->usable++;
    advice->off += call->is_off;
    advice->predicted_s += predicted_s;
    if (isnan(call->line->seconds)) continue;
    measured++;
    advice->measured_s += count * call->line->seconds, advice->measured_predicted_s += predicted_s;
  }
  advice->all_measured = measured == advice->usable;
  if (measured == 0) advice->measured_s = NAN;
}

int hscal__advise_now(hscal_advising *a) {
  for (int i = 0; i < a->advice->ncalls; i++) HSCAL_TRY(advise_call(a, i));
  add_up(a->advice);
  if (a->advice->usable > 0) return 0;
  return hscal__fail(
      HSCAL_ERROR_ARGUMENT,
      "%s: no call has a layout that it ran in (a matrix with context= for each operand), so nothing can "
      "be compared; hscal plan --workload %s plans it",
      a->question->file, a->question->file);
}

/* ---- panel widths on them ------------------------------------------------------------------------------------------ */

/* As the preloaded library would choose. */
static void choose_panel(hscal_advising *a, int i) {
  const hscal_recorded_run *run = &a->run[i];
  hscal_advised_call *call = &a->advice->call[i];
  call->panel = (hscal_best_panel){0, call->now.predicted_s, call->now.predicted_s};
  if (hscal__call_flops(&run->call) < HSCAL_PANEL_LEAST_FLOPS) return;
  const hscal_placement placement = hscal__advising_place(a, &run->layout, run->context->process);
  call->panel = hscal__best_panel(a->workspace, &run->call, run->layout.nprow, run->layout.npcol, &placement,
                                  HSCAL_PANEL_LEAST_GAIN);
}

int hscal__advise_panels(hscal_advising *a) {
  hscal_advice *advice = a->advice;
  double *seconds = calloc((size_t)advice->ncalls, sizeof *seconds);
  if (!seconds) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d calls", advice->ncalls);
  for (int i = 0; i < advice->ncalls; i++) {
    hscal_advised_call *call = &advice->call[i];
    if (call->state != HSCAL_RECORDED_THERE) continue;
    choose_panel(a, i);
    seconds[i] = call->panel.width ? call->panel.seconds : call->now.predicted_s;
    if (!call->panel.width) continue;
    advice->widths[0] = advice->widths[0] ? hscal__min(advice->widths[0], call->panel.width) : call->panel.width;
    advice->widths[1] = hscal__max(advice->widths[1], call->panel.width);
  }
  advice->panel.layout = *hscal__advising_main_layout(a);
  if (advice->widths[1]) advice->panel.layout.panel = advice->widths[1];
  hscal__advising_judge(a, seconds, NULL, &advice->panel);
  free(seconds);
  return 0;
}
