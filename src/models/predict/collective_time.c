#include "models/predict/collective_time.h"
#include "base/minmax.h"
#include "base/status.h"
#include "models/cost/barrier_times.h"
#include "models/predict/workspace_state.h"

#include <stdlib.h>

int hscal__collective_places(const hscal_machine *machine, int members, int *node_of) {
  int own = machine->nnodes >= members, placed = 0;
  for (int node = 0; node < machine->nnodes; node++)
    for (int i = 0; i < (own ? 1 : hscal__node(machine, node)->processors) && placed < members; i++)
      node_of[placed++] = node;
  return placed < members ? -1 : own;
}

/* Everyone begins when the last one would, whom the barrier before lets go. */
static int begin_together(hscal_workspace *w, int members, double *begin_s) {
  *begin_s = 0;
  for (int p = 0; p < members; p++) *begin_s = hscal__fmax(*begin_s, w->costs.begin_s[p]);
  for (int p = 0; p < members; p++) HSCAL_TRY(hscal__stream_steps.work(&w->stream, p, *begin_s - w->costs.begin_s[p]));
  return 0;
}

int hscal__collective_seconds(hscal_workspace *w, const hscal_machine *machine, hscal_timed_collective which,
                              int members, int root, int *node_of, double bytes, double *seconds) {
  const hscal_placement placement = {machine, node_of};
  const hscal_layout layout = {.nprow = 1, .npcol = members};
  const hscal_event event = {.kind = which == HSCAL_TIMED_BROADCAST ? HSCAL_EVENT_BROADCAST : HSCAL_EVENT_COMBINE,
                             .scope = HSCAL_ROW,
                             .root = which == HSCAL_TIMED_ALLREDUCE ? -1 : root,
                             .topology = ' ',
                             .combining = HSCAL_SUM,
                             .m = (int)(bytes / sizeof(double)),
                             .n = 1};
  double begin_s, end_s = 0, all_s;
  HSCAL_TRY(hscal__costs_set(&w->costs, &placement, members, hscal__routine_find("pdgemm")));
  HSCAL_TRY(hscal__stream_reset(&w->stream, &w->costs, &w->mailbox, members));
  HSCAL_TRY(begin_together(w, members, &begin_s));
  HSCAL_TRY(hscal__lowering_set(&w->lowering, &w->costs, &layout, &hscal__stream_steps, &w->stream));
  HSCAL_TRY(hscal__lower(&w->lowering, &event));
  HSCAL_TRY(hscal__event_clock_run(&w->clock, &w->stream, &all_s));
  for (int p = 0; p < members; p++) end_s = hscal__fmax(end_s, w->clock.process[p].end_s);
  *seconds = end_s - begin_s;
  return 0;
}

int hscal__barrier_alone_seconds(hscal_workspace *w, const hscal_machine *machine, int members, int *node_of,
                                 double *seconds) {
  const hscal_placement placement = {machine, node_of};
  HSCAL_TRY(hscal__costs_set(&w->costs, &placement, members, hscal__routine_find("pdgemm")));
  double *time_s = malloc((size_t)members * sizeof *time_s);
  if (!time_s) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a barrier of %d", members);
  *seconds = hscal__barrier_seconds(&w->costs, time_s);
  free(time_s);
  return 0;
}
