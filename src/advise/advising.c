#include "advise/advising.h"
#include "base/status.h"

#include <math.h>
#include <stdlib.h>

hscal_placement hscal__advising_place(hscal_advising *a, const hscal_layout *layout, const int *rank) {
  for (int i = 0; i < hscal__layout_processes(layout); i++) a->node_of[i] = a->ranks.node_of[rank ? rank[i] : i];
  return (hscal_placement){a->seen, a->node_of};
}

int hscal__advising_time(hscal_advising *a, const hscal_call *call, const hscal_layout *layout, const int *rank,
                         double *seconds) {
  const hscal_placement placement = hscal__advising_place(a, layout, rank);
  return hscal__timeof_in(a->workspace, call, layout, &placement, HSCAL_EFFORT_MODEL, seconds);
}

/* Are the processes of a call on the same nodes as these? */
static int are_on_same_nodes(const hscal_advising *a, int i, const int *node_of, int processes) {
  const hscal_workload_context *context = a->run[i].context;
  int nnodes = a->seen->nnodes, is_same = 1;
  char *used = calloc((size_t)nnodes, 1);
  if (!used) return 0;
  for (int p = 0; p < context->nprow * context->npcol; p++) used[a->ranks.node_of[context->process[p]]] |= 1;
  for (int p = 0; p < processes; p++) used[node_of[p]] |= 2;
  for (int h = 0; h < nnodes; h++) is_same &= used[h] == 0 || used[h] == 3;
  free(used);
  return is_same;
}

static hscal_pair_kind pair_kind(const hscal_advising *a, int i, const hscal_candidate *other, const int *node_of) {
  const hscal_candidate *now = &a->advice->call[i].now;
  if (!node_of) return HSCAL_PAIR_SAME_GRID;
  return hscal__pair_kind(now->nprow, now->npcol, other->nprow, other->npcol,
                          are_on_same_nodes(a, i, node_of, other->nprow * other->npcol));
}

static void judge(const hscal_advising *a, hscal_pair_kind kind, double before_s, double after_s,
                  hscal_alternative *other) {
  other->gain = hscal__gain(a->seen, kind, before_s, after_s);
  other->is_sure = hscal__is_sure(&other->gain);
  other->after_s = after_s;
}

/* All usable calls, each on its layout. */
typedef struct weighed {
  hscal_pair_kind kind; /* of the pairs with the recorded layouts that which is known least */
  double before_s, after_s, predicted_s;
} weighed;

static void weigh_call(const hscal_advising *a, int i, const hscal_candidate *layout, double seconds,
                       const int *node_of, weighed *all) {
  const hscal_advised_call *call = &a->advice->call[i];
  all->before_s += hscal__advised_now_s(a->advice, call);
  all->after_s += hscal__advised_after_s(a->advice, call, seconds);
  all->predicted_s += (double)call->line->count * seconds;
  all->kind = hscal__less_known_kind(a->seen, all->kind, pair_kind(a, i, layout, node_of));
}

void hscal__advising_judge(const hscal_advising *a, const double *seconds, const int *node_of,
                           hscal_alternative *other) {
  weighed all = {.kind = HSCAL_PAIR_SAME_GRID};
  for (int i = 0; i < a->advice->ncalls; i++)
    if (a->advice->call[i].state == HSCAL_RECORDED_THERE) weigh_call(a, i, &other->layout, seconds[i], node_of, &all);
  other->layout.predicted_s = all.predicted_s;
  judge(a, all.kind, all.before_s, all.after_s, other);
}

void hscal__advising_judge_apart(const hscal_advising *a, const hscal_candidate *const *layout, const double *seconds,
                                 double moves_s, hscal_alternative *other) {
  weighed all = {.kind = HSCAL_PAIR_SAME_GRID, .after_s = moves_s};
  for (int i = 0; i < a->advice->ncalls; i++)
    if (a->advice->call[i].state == HSCAL_RECORDED_THERE)
      weigh_call(a, i, layout[i], seconds[i], a->ranks.node_of, &all);
  judge(a, all.kind, all.before_s, all.after_s, other);
}

void hscal__advising_judge_call(const hscal_advising *a, int i, double seconds, const int *node_of,
                                hscal_alternative *other) {
  const hscal_advised_call *call = &a->advice->call[i];
  double before_s = isnan(call->line->seconds) ? call->now.predicted_s : call->line->seconds;
  double ratio = call->now.predicted_s > 0 ? seconds / call->now.predicted_s : 1;
  judge(a, pair_kind(a, i, &other->layout, node_of), before_s, before_s * ratio, other);
}

const hscal_candidate *hscal__advising_main_layout(const hscal_advising *a) {
  const hscal_candidate *most = NULL;
  double most_s = -1;
  for (int i = 0; i < a->advice->ncalls; i++) {
    const hscal_advised_call *call = &a->advice->call[i];
    if (call->state != HSCAL_RECORDED_THERE || hscal__advised_now_s(a->advice, call) <= most_s) continue;
    most_s = hscal__advised_now_s(a->advice, call), most = &call->now;
  }
  return most;
}

hscal_options hscal__advising_options(const hscal_advising *a) {
  return (hscal_options){.processes_per_node = a->question->processes_per_node,
                         .slots = a->ranks.slots,
                         .threads = a->question->threads,
                         .patience = a->question->patience,
                         .order = 'R'};
}
