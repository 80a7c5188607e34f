#include "advise/one_context.h"
#include "advise/contexts.h"
#include "base/status.h"
#include "plan/plan.h"
#include "search/search.h"

#include <stdio.h>
#include <stdlib.h>

int hscal__advising_usable(const hscal_advising *a, hscal_workload *usable, int **line_of) {
  size_t most = (size_t)a->advice->usable;
  *usable = *a->workload;
  usable->ncalls = 0, usable->pools = 0; /* the slots are those of one */
  usable->call = calloc(most, sizeof *usable->call);
  *line_of = calloc(most, sizeof **line_of);
  if (!usable->call || !*line_of) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu calls", most);
  for (int i = 0; i < a->advice->ncalls; i++) {
    if (a->advice->call[i].state != HSCAL_RECORDED_THERE) continue;
    (*line_of)[usable->ncalls] = i;
    usable->call[usable->ncalls++] = *a->advice->call[i].line;
  }
  return 0;
}

/* Whether both are on the same nodes is not told. */
static int pays_surely(const hscal_advising *a, const hscal_workload_call_share *share, double apart_s) {
  const hscal_plan *plan = a->advice->plan;
  hscal_pair_kind kind = hscal__pair_kind(plan->nprow, plan->npcol, share->alone.nprow, share->alone.npcol, 0);
  hscal_gain gain = hscal__gain(a->seen, kind, share->predicted_s, apart_s);
  return hscal__is_sure(&gain);
}

/* The nodes of a plan are in its own array; those of a call's own plan are not told, but they are of the same ranks. */
static void judge_alone(const hscal_advising *a, int i, const hscal_workload_call_share *share) {
  hscal_advised_call *call = &a->advice->call[i];
  call->alone.layout = share->alone;
  call->together_s = share->predicted_s;
  call->apart_s = share->alone.predicted_s + share->moving_s;
  call->pays = share->pays && pays_surely(a, share, call->apart_s);
  hscal__advising_judge_call(a, i, share->alone.predicted_s, a->ranks.node_of, &call->alone);
  if (call->alone.is_sure) return;
  call->alone.layout = call->now;
  call->alone.after_s = call->line->seconds >= 0 ? call->line->seconds : call->now.predicted_s;
}

static void judge_all(const hscal_advising *a, const int *line_of, const hscal_workload_comparison *comparison,
                      double *seconds) {
  hscal_advice *advice = a->advice;
  for (int i = 0; i < comparison->ncalls; i++) {
    judge_alone(a, line_of[i], &comparison->calls[i]);
    seconds[line_of[i]] = comparison->calls[i].predicted_s;
  }
  advice->one.layout = hscal__plan_layout(advice->plan);
  hscal__advising_judge(a, seconds, advice->plan->node_of, &advice->one);
  advice->apart_after_s = advice->one.after_s;
  for (int i = 0; i < advice->ncalls; i++) {
    const hscal_advised_call *call = &advice->call[i];
    if (!call->pays) continue;
    advice->paying++;
    advice->apart_after_s +=
        hscal__advised_after_s(advice, call, call->apart_s) - hscal__advised_after_s(advice, call, call->together_s);
  }
}

/* The plan without its panel width. */
static int judge_usual_panel(hscal_advising *a, double *seconds) {
  const hscal_plan *plan = a->advice->plan;
  hscal_alternative *other = &a->advice->one_usual_panel;
  const hscal_layout layout = hscal__layout_make(plan->nprow, plan->npcol, 0);
  const hscal_placement placement = {a->seen, plan->node_of};
  for (int i = 0; i < a->advice->ncalls; i++) {
    if (a->advice->call[i].state != HSCAL_RECORDED_THERE) continue;
    hscal_call call = a->advice->call[i].line->call;
    hscal__call_fill_blocks(&call, plan->mb, plan->nb);
    HSCAL_TRY(hscal__timeof_in(a->workspace, &call, &layout, &placement, HSCAL_EFFORT_MODEL, &seconds[i]));
  }
  other->layout = hscal__plan_layout(plan);
  other->layout.panel = layout.backend.panel;
  hscal__advising_judge(a, seconds, plan->node_of, other);
  return 0;
}

static int plan_and_compare(hscal_advising *a, const hscal_workload *usable, const int *line_of, double *seconds) {
  hscal_advice *advice = a->advice;
  const hscal_options options = hscal__advising_options(a);
  hscal_workload_comparison *comparison = NULL;
  int status = hscal_workload_plan(usable, &a->exact, &options, &advice->plan);
  if (hscal__is_no_choice(status)) {
    snprintf(advice->one.why_not, sizeof advice->one.why_not, "%s", hscal__last_error());
    return 0;
  }
  if (!status) status = hscal_workload_compare(usable, &a->exact, &options, advice->plan, &comparison);
  if (!status) judge_all(a, line_of, comparison, seconds);
  if (!status) status = hscal__advise_contexts(a, comparison, line_of);
  if (!status) status = judge_usual_panel(a, seconds);
  hscal_workload_comparison_free(comparison);
  return status;
}

int hscal__advise_one_context(hscal_advising *a) {
  hscal_workload usable = {.call = NULL};
  int *line_of = NULL;
  double *seconds = calloc((size_t)a->advice->ncalls, sizeof *seconds);
  int status = seconds ? hscal__advising_usable(a, &usable, &line_of)
                       : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d calls", a->advice->ncalls);
  if (!status) status = plan_and_compare(a, &usable, line_of, seconds);
  free(usable.call);
  free(line_of);
  free(seconds);
  return status;
}
