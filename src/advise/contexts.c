#include "advise/contexts.h"
#include "base/status.h"

#include <stdlib.h>
#include <string.h>

/* By the pair of layouts that is known least. Whether both are on the same nodes is not told. */
static hscal_gain gain_over_one(const hscal_advising *a, const hscal_workload_comparison *comparison, double after_s) {
  const hscal_candidate *one = &a->advice->one.layout;
  hscal_pair_kind kind = HSCAL_PAIR_SAME_GRID;
  for (int k = 0; k < comparison->ncontexts; k++) {
    const hscal_candidate *other = &comparison->contexts[k];
    hscal_pair_kind own = hscal__pair_kind(one->nprow, one->npcol, other->nprow, other->npcol, 0);
    kind = hscal__less_known_kind(a->seen, kind, own);
  }
  return hscal__gain(a->seen, kind, a->advice->one.after_s, after_s);
}

/* Where each call of the whole is made, and how long it takes. */
static void place(const hscal_workload_comparison *comparison, const int *line_of, const hscal_candidate **layout,
                  double *seconds) {
  for (int i = 0; i < comparison->ncalls; i++) {
    const hscal_workload_call_share *share = &comparison->calls[i];
    layout[line_of[i]] = &comparison->contexts[share->context];
    seconds[line_of[i]] = share->context_s;
  }
}

static void tell(hscal_advising *a, const hscal_workload_comparison *comparison, const int *line_of,
                 const hscal_advised_contexts *judged) {
  hscal_advised_contexts *contexts = &a->advice->contexts;
  *contexts = *judged;
  contexts->count = comparison->ncontexts;
  memcpy(contexts->layout, comparison->contexts, (size_t)comparison->ncontexts * sizeof *contexts->layout);
  for (int i = 0; i < comparison->ncalls; i++) {
    a->advice->call[line_of[i]].context = comparison->calls[i].context;
    a->advice->call[line_of[i]].context_s = comparison->calls[i].context_s;
  }
}

static hscal_advised_contexts judge(const hscal_advising *a, const hscal_workload_comparison *comparison,
                                    const hscal_candidate *const *layout, const double *seconds) {
  hscal_alternative all = {.after_s = 0};
  double moving_s = hscal__advised_moves_s(a->advice, comparison->several_moving_s);
  hscal__advising_judge_apart(a, layout, seconds, moving_s, &all);
  return (hscal_advised_contexts){.over_one = gain_over_one(a, comparison, all.after_s),
                                  .over_recorded = all.gain,
                                  .is_sure = all.is_sure,
                                  .after_s = all.after_s,
                                  .moving_s = moving_s};
}

int hscal__advise_contexts(hscal_advising *a, const hscal_workload_comparison *comparison, const int *line_of) {
  size_t ncalls = (size_t)a->advice->ncalls;
  if (comparison->ncontexts < 2) return 0;
  const hscal_candidate **layout = calloc(ncalls, sizeof *layout);
  double *seconds = calloc(ncalls, sizeof *seconds);
  int is_there = layout && seconds;
  if (is_there) {
    place(comparison, line_of, layout, seconds);
    const hscal_advised_contexts judged = judge(a, comparison, layout, seconds);
    if (hscal__is_sure(&judged.over_one)) tell(a, comparison, line_of, &judged);
  }
  free(layout);
  free(seconds);
  return is_there ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu calls", ncalls);
}
