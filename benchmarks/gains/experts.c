/* The layouts that an expert would try, and the plan. */
#include "base/blockcyclic.h"
#include "base/status.h"
#include "gains.h"
#include "machine/speed.h"
#include "models/memory/memory.h"
#include "models/memory/workspace_table.h"
#include "models/predict/interval.h"
#include "plan/planner.h"
#include "search/usual_layouts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { USUAL_BLOCK = 64 };

static double speed_of(const hscal_node_class *node) {
  double scale;
  const hscal_kernel_speed *speed = hscal__node_speed(node, HSCAL_KERNEL_GEMM, HSCAL_TYPE_D, &scale);
  return scale * speed->flops_per_s;
}

static double highest_speed(const hscal_machine *machine) {
  double highest = 0;
  for (int h = 0; h < machine->nnodes; h++) highest = fmax(highest, speed_of(hscal__node(machine, h)));
  return highest;
}

/* One process per processor, node by node; ranks[capacity]. Returns how many. */
static int start(const hscal_machine *machine, gains_nodes nodes, int *ranks, int capacity) {
  int count = 0;
  double least = nodes == ALL_NODES ? 0 : highest_speed(machine);
  for (int h = 0; h < machine->nnodes && !(nodes == ONE_NODE && count > 0); h++) {
    if (speed_of(hscal__node(machine, h)) < least) continue;
    for (int i = 0; i < hscal__node(machine, h)->processors && count < capacity; i++) ranks[count++] = h;
  }
  return count;
}

static int largest_divisor(int processes) {
  int divisor = 1;
  for (int d = 2; d * d <= processes; d++)
    if (processes % d == 0) divisor = d;
  return divisor;
}

/* Does what the processes need fit the memory of their nodes, and can the library work with the layout at all? */
static int is_possible(const gains_case *it, const gains_layout *layout) {
  const hscal_layout *grid = &layout->problem.layout;
  if (!hscal__layout_workspace_suffices(&layout->problem.call, grid)) return 0;
  for (int node = 0; node < it->machine->nnodes; node++) {
    double left = hscal__node(it->machine, node)->memory_bytes;
    for (int i = 0; i < hscal__layout_processes(grid); i++)
      if (layout->problem.node_of[i] == node)
        left -= hscal__process_bytes(&layout->problem.call, grid, i / grid->npcol, i % grid->npcol);
    if (left < 0) return 0;
  }
  return 1;
}

/* Takes it over, with its node_of, unless it cannot be or is there: then the one that is there is also `by` others. */
static int add(gains_case *it, gains_layout *layout) {
  hscal_call whole = hscal__call_make(hscal__routine_find(it->routine), it->n, it->n, it->n, layout->mb, layout->nb);
  layout->problem.call = whole;
  layout->simulated_s = NAN;
  for (int i = 0; i < it->nlayouts; i++) {
    if (!sim_problem_is_laid_alike(&it->layouts[i].problem, &layout->problem)) continue;
    it->layouts[i].by |= layout->by;
    sim_problem_free(&layout->problem);
    return 0;
  }
  if (it->nlayouts == MOST_LAYOUTS || !is_possible(it, layout)) {
    sim_problem_free(&layout->problem);
    return it->nlayouts == MOST_LAYOUTS ? hscal__fail(HSCAL_ERROR_INTERNAL, "too many layouts") : 0;
  }
  hscal_placement placement = {.machine = it->machine, .node_of = layout->problem.node_of};
  it->layouts[it->nlayouts++] = *layout;
  gains_layout *added = &it->layouts[it->nlayouts - 1];
  return hscal__timeof(&added->problem.call, &added->problem.layout, &placement, HSCAL_EFFORT_FULL,
                       &added->predicted_s);
}

/* ranks[nprow * npcol] on the grid, in row or column order, as Cblacs_gridinit places them. */
static int add_grid(gains_case *it, gains_layout like, int nprow, int npcol, const int *ranks) {
  int *node_of = malloc((size_t)(nprow * npcol) * sizeof *node_of);
  if (!node_of) return hscal__fail(HSCAL_ERROR_MEMORY, "a placement");
  for (int p = 0; p < nprow; p++)
    for (int q = 0; q < npcol; q++) node_of[p * npcol + q] = ranks[like.is_column ? q * nprow + p : p * npcol + q];
  like.problem = (sim_problem){.layout = hscal__layout_make(nprow, npcol, 0), .node_of = node_of};
  return add(it, &like);
}

/* The guide's grid and those by divisors, in both orders. */
static int add_grids(gains_case *it, gains_layout like, const int *ranks, int processes) {
  int guide_nprow, guide_npcol, divisor = largest_divisor(processes), usual = like.by;
  hscal__default_grid(processes, &guide_nprow, &guide_npcol);
  const int grids[][2] = {{guide_nprow, guide_npcol}, {divisor, processes / divisor}, {processes / divisor, divisor}};
  for (int column = 0; column < 2; column++)
    for (int g = 0; g < 3; g++) {
      like.is_column = column;
      like.by = usual | (usual & BY_USUAL && g == 0 && !column ? BY_GUIDE : 0);
      HSCAL_TRY(add_grid(it, like, grids[g][0], grids[g][1], ranks));
    }
  return 0;
}

static int add_experts(gains_case *it) {
  static const int blocks[] = {USUAL_BLOCK, 32, 128};
  int capacity = hscal__machine_processors(it->machine), *ranks = malloc((size_t)capacity * sizeof *ranks), status = 0;
  if (!ranks) return hscal__fail(HSCAL_ERROR_MEMORY, "%d processes", capacity);
  for (gains_nodes nodes = ALL_NODES; nodes < NODE_CHOICES; nodes++)
    for (int b = 0; b < 3 && !status; b++) {
      int processes = start(it->machine, nodes, ranks, capacity);
      gains_layout like = {.by = BY_EXPERT, .nb = blocks[b], .mb = blocks[b], .nodes = nodes};
      if (nodes == ALL_NODES && blocks[b] == USUAL_BLOCK) like.by |= BY_USUAL;
      status = add_grids(it, like, ranks, processes);
    }
  free(ranks);
  return status;
}

static int add_plan(gains_case *it, int by, const hscal_machine *believed) {
  hscal_call open = hscal__call_make(hscal__routine_find(it->routine), it->n, it->n, it->n, 0, 0);
  hscal_plan *plan = NULL;
  HSCAL_TRY(hscal__plan_call(&open, believed, NULL, &plan));
  if (by == BY_HSCAL) it->lower_s = plan->lower_s, it->upper_s = plan->upper_s;
  gains_layout layout = {.by = by, .nb = plan->nb, .mb = plan->mb};
  layout.problem =
      (sim_problem){.layout = hscal__layout_make(plan->nprow, plan->npcol, plan->panel), .node_of = plan->node_of};
  plan->node_of = NULL;
  hscal_plan_free(plan);
  return add(it, &layout);
}

int gains_list(gains_case *it, const hscal_collectives *belief) {
  hscal_machine believed = *it->machine;
  believed.collectives = belief;
  HSCAL_TRY(add_experts(it));
  HSCAL_TRY(add_plan(it, BY_HSCAL, it->machine));
  return belief ? add_plan(it, BY_BELIEF, &believed) : 0;
}

void gains_choose(const gains_case *it, int of_a_set, int *is_chosen) {
  static const int sets[SETS] = {BY_GUIDE, BY_USUAL, BY_EXPERT};
  for (int i = 0; i < it->nlayouts; i++) is_chosen[i] = (it->layouts[i].by & (BY_HSCAL | BY_BELIEF | BY_GUIDE)) != 0;
  for (int s = 0; s < SETS; s++)
    for (int i = 0; i < it->nlayouts; i++) {
      int faster = 0;
      for (int j = 0; j < it->nlayouts; j++)
        faster += it->layouts[j].by & sets[s] && it->layouts[j].predicted_s < it->layouts[i].predicted_s;
      is_chosen[i] |= it->layouts[i].by & sets[s] && faster < of_a_set;
    }
}

const gains_layout *gains_best(const gains_case *it, int by) {
  const gains_layout *best = NULL;
  for (int i = 0; i < it->nlayouts; i++) {
    const gains_layout *layout = &it->layouts[i];
    if (!(layout->by & by) || isnan(layout->simulated_s)) continue;
    if (!best || layout->simulated_s < best->simulated_s) best = layout;
  }
  return best;
}

const gains_layout *gains_plan(const gains_case *it) { return gains_best(it, BY_HSCAL); }

double gains_over(const gains_case *it, int by) {
  const gains_layout *best = gains_best(it, by), *plan = gains_plan(it);
  return best && plan ? best->simulated_s / plan->simulated_s : NAN;
}
