#include "replay.h"
#include "base/status.h"
#include "sim.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Routines of which drivers consist. Sources: pdsyev.f, pdsyevd.f (pdormtr is pdormqr on one row and column less), pdsygvx.f, pdsyevx.f. */
static const struct {
  const char *driver, *parts[MOST_PARTS];
} drivers[] = {{"pdsyev", {"pdsytrd", "pdormqr"}},
               {"pdsyevd", {"pdsytrd", "pdormqr"}},
               {"pdsygvx", {"pdpotrf", "pdsytrd", "pdormqr", "pdtrsm"}}};
enum { DRIVERS = sizeof drivers / sizeof *drivers };

static const char *const *parts_of(const hscal_routine *routine) {
  for (int d = 0; d < DRIVERS; d++)
    if (strcmp(drivers[d].driver, routine->name) == 0) return drivers[d].parts;
  return NULL;
}

static int add_part(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                    const hscal_placement *placement, replay *made) {
  int processes = hscal__layout_processes(layout);
  replay_part *part = &made->part[made->nparts++];
  *part = (replay_part){.problem = {.call = *call, .layout = *layout}, .simulated_s = NAN};
  part->problem.node_of = malloc((size_t)processes * sizeof *part->problem.node_of);
  if (!part->problem.node_of) return hscal__fail(HSCAL_ERROR_MEMORY, "placement of %d processes", processes);
  memcpy(part->problem.node_of, placement->node_of, (size_t)processes * sizeof *part->problem.node_of);
  return hscal__timeof_in(workspace, call, layout, placement, HSCAL_EFFORT_MODEL, &part->predicted_s);
}

static hscal_call routine_of(const hscal_call *driver, const char *name) {
  const hscal_desc *a = &driver->operand[HSCAL_A].desc;
  hscal_call call = hscal__call_make(hscal__routine_find(name), driver->n, driver->n, driver->n, a->mb, a->nb);
  if (driver->uplo) call.uplo = driver->uplo;
  return call;
}

int replay_make(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                const hscal_placement *placement, int whole, replay *made) {
  *made = (replay){.is_whole = whole || !sim_depends_on_data(call->routine)};
  HSCAL_TRY(hscal__timeof_in(workspace, call, layout, placement, HSCAL_EFFORT_MODEL, &made->predicted_s));
  if (made->is_whole) return add_part(workspace, call, layout, placement, made);
  const char *const *parts = parts_of(call->routine);
  for (int i = 0; parts && i < MOST_PARTS && parts[i]; i++) {
    hscal_call part = routine_of(call, parts[i]);
    HSCAL_TRY(add_part(workspace, &part, layout, placement, made));
  }
  return 0;
}

void replay_free(replay *made) {
  for (int i = 0; i < made->nparts; i++) sim_problem_free(&made->part[i].problem);
  *made = (replay){.nparts = 0};
}

double replay_seconds(const replay *made) {
  double seconds = made->predicted_s;
  for (int i = 0; i < made->nparts; i++) seconds += made->part[i].simulated_s - made->part[i].predicted_s;
  return seconds;
}

double replay_simulated_s(const replay *made) {
  double seconds = 0;
  for (int i = 0; i < made->nparts; i++) seconds += made->part[i].simulated_s;
  return seconds;
}
