/* The layouts of rules of thumb, and hscal's. Source: the sources of deal.II (process_grid), Elemental (grid), ABACUS; ScaLAPACK Users' Guide. */
#include "base/blockcyclic.h"
#include "base/status.h"
#include "decisions.h"
#include "models/memory/memory.h"
#include "models/memory/workspace_table.h"
#include "models/predict/interval.h"
#include "plan/planner.h"
#include "search/usual_layouts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { USUAL_BLOCK = 64 };

hscal_call decision_call_laid(const decision_call *call, int mb, int nb) {
  return hscal__call_make(hscal__routine_find(call->routine), call->m, call->n, call->k, mb, nb);
}

int decision_add(decisions *all, const decision_row *like, int mb, int nb, const hscal_layout *layout,
                 const int *node_of) {
  if (all->nrows == all->capacity) {
    int capacity = all->capacity ? 2 * all->capacity : 64;
    decision_row *rows = realloc(all->rows, (size_t)capacity * sizeof *rows);
    if (!rows) return hscal__fail(HSCAL_ERROR_MEMORY, "%d rows", capacity);
    all->rows = rows;
    all->capacity = capacity;
  }
  size_t bytes = (size_t)hscal__layout_processes(layout) * sizeof *node_of;
  int *copy = malloc(bytes);
  if (!copy) return hscal__fail(HSCAL_ERROR_MEMORY, "a placement");
  memcpy(copy, node_of, bytes);
  decision_row *row = &all->rows[all->nrows++];
  *row = *like;
  row->mb = mb, row->nb = nb;
  row->problem = (sim_problem){.call = decision_call_laid(like->call, mb, nb), .layout = *layout, .node_of = copy};
  return 0;
}

int decision_fits(const hscal_machine *machine, const hscal_call *call, const hscal_layout *layout,
                  const int *node_of) {
  for (int node = 0; node < machine->nnodes; node++) {
    double left = hscal__node(machine, node)->memory_bytes;
    for (int i = 0; i < hscal__layout_processes(layout); i++)
      if (node_of[i] == node) left -= hscal__process_bytes(call, layout, i / layout->npcol, i % layout->npcol);
    if (left < 0) return 0;
  }
  return 1;
}

/* One process per processor, nodes in order: as mpirun starts them. */
static int add_grid(decisions *all, const decision_row *like, decider by, int nprow, int npcol, int nb) {
  hscal_layout layout = hscal__layout_make(nprow, npcol, 0);
  hscal_call call = decision_call_laid(like->call, nb, nb);
  if (!hscal__layout_workspace_suffices(&call, &layout))
    return 0; /* the library would wait for ever (docs/explanation/constraints.md) */
  int *node_of = calloc((size_t)(nprow * npcol), sizeof *node_of);
  if (!node_of) return hscal__fail(HSCAL_ERROR_MEMORY, "a placement");
  hscal__place_in_order(like->machine, nprow * npcol, node_of);
  decision_row row = *like;
  row.by = by;
  int status =
      decision_fits(like->machine, &call, &layout, node_of) ? decision_add(all, &row, nb, nb, &layout, node_of) : 0;
  free(node_of);
  return status;
}

int decision_add_rules(decisions *all, const decision_row *like) {
  int processes = hscal__machine_processors(like->machine), nprow, npcol;
  int n = like->call->n, m = like->call->m ? like->call->m : n;
  hscal__default_grid(processes, &nprow, &npcol);
  HSCAL_TRY(add_grid(all, like, BY_GUIDE, nprow, npcol, USUAL_BLOCK));
  int abacus = hscal__max(16, hscal__min(64, n / (2 * npcol)));
  HSCAL_TRY(add_grid(all, like, BY_ABACUS, nprow, npcol, abacus));

  int root = (int)sqrt((double)processes);
  while (processes % root) root++;
  HSCAL_TRY(add_grid(all, like, BY_ELEMENTAL, root, processes / root, USUAL_BLOCK));

  double blocks = ceil(m / (double)USUAL_BLOCK) * ceil(n / (double)USUAL_BLOCK);
  int used = (int)fmin(blocks, processes), columns = (int)sqrt((double)n / m * used);
  columns = hscal__max(1, hscal__min(columns, used));
  return add_grid(all, like, BY_DEALII, used / columns, columns, USUAL_BLOCK);
}

/* The plan's interval without what the machine's description adds: the simulated machine is as described. */
static void own_interval(const hscal_plan *plan, const hscal_call *call, const hscal_placement *placement,
                         decision_row *row) {
  double described = hscal__interval_width(call, placement, plan->nprocs);
  double width = hscal__interval_of_clock(hscal__interval_sort(call, placement, plan->nprocs));
  row->lower_s = plan->lower_s / (1 - described) * (1 - width);
  row->upper_s = plan->upper_s / (1 + described) * (1 + width);
}

/* hscal's plan for a machine, which is that of the row but for what the planner is to believe. */
static int add_plan(decisions *all, const decision_row *like, decider by, const hscal_machine *believed) {
  hscal_call open = decision_call_laid(like->call, 0, 0);
  hscal_plan *plan = NULL;
  HSCAL_TRY(hscal__plan_call(&open, believed, NULL, &plan));
  hscal_layout layout = hscal__layout_make(plan->nprow, plan->npcol, plan->panel);
  decision_row row = *like;
  row.by = by;
  row.decision_s = plan->decision_s;
  row.kept_default = plan->kept_default;
  hscal_call call = decision_call_laid(like->call, plan->mb, plan->nb);
  hscal_placement placement = {.machine = believed, .node_of = plan->node_of};
  own_interval(plan, &call, &placement, &row);
  int status = decision_add(all, &row, plan->mb, plan->nb, &layout, plan->node_of);
  hscal_plan_free(plan);
  return status;
}

int decision_add_plans(decisions *all, const decision_row *like) {
  hscal_machine binomial = *like->machine;
  binomial.collectives = hscal__collectives_named("smpi");
  HSCAL_TRY(add_plan(all, like, BY_HSCAL, like->machine));
  return add_plan(all, like, BY_BINOMIAL, &binomial);
}
