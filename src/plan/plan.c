#include "plan/plan.h"
#include "base/status.h"
#include "models/predict/interval.h"
#include "models/predict/predict.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void hscal_plan_free(hscal_plan *plan) {
  if (!plan) return;
  if (plan->node_name)
    for (int h = 0; h < plan->nnodes; h++) free((void *)(uintptr_t)plan->node_name[h]);
  free(plan->node_name);
  free(plan->node_of);
  free(plan->threads_of_node);
  free(plan->memory_bytes);
  free(plan->rivals);
  free(plan->baselines);
  free(plan);
}

/* ---- copies ---- */

static void *copy_of(const void *from, size_t bytes) {
  void *to = malloc(bytes ? bytes : 1);
  return to ? memcpy(to, from, bytes) : NULL;
}

int hscal__plan_copy_baselines(const hscal_plan *plan, hscal_plan *copy) {
  size_t bytes = (size_t)plan->nbaselines * sizeof *copy->baselines;
  copy->baselines = malloc(bytes ? bytes : 1);
  if (!copy->baselines) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d layouts", plan->nbaselines);
  if (bytes) memcpy(copy->baselines, plan->baselines, bytes);
  return 0;
}

int hscal__plan_copy_rivals(const hscal_plan *plan, hscal_plan *copy) {
  if (plan->nrivals == 0) return 0;
  copy->rivals = copy_of(plan->rivals, (size_t)plan->nrivals * sizeof *plan->rivals);
  if (!copy->rivals) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d rivals", plan->nrivals);
  copy->nrivals = plan->nrivals;
  return 0;
}

static int copy_names(const hscal_plan *plan, hscal_plan *copy) {
  copy->node_name = calloc((size_t)plan->nnodes, sizeof *copy->node_name);
  for (int h = 0; copy->node_name && h < plan->nnodes; h++)
    if (!(copy->node_name[h] = strdup(plan->node_name[h]))) return 0;
  return copy->node_name != NULL;
}

int hscal__plan_copy(const hscal_plan *plan, hscal_plan **copy) {
  hscal_plan *made = *copy = copy_of(plan, sizeof *plan);
  if (!made) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a plan");
  size_t nodes = (size_t)plan->nnodes;
  made->rivals = NULL, made->nrivals = 0;
  int has_baselines = hscal__plan_copy_baselines(plan, made) == 0;
  made->node_of = copy_of(plan->node_of, (size_t)plan->nprocs * sizeof *plan->node_of);
  made->threads_of_node = copy_of(plan->threads_of_node, nodes * sizeof *plan->threads_of_node);
  made->memory_bytes = copy_of(plan->memory_bytes, nodes * sizeof *plan->memory_bytes);
  if (copy_names(plan, made) && has_baselines && made->node_of && made->threads_of_node && made->memory_bytes) return 0;
  hscal_plan_free(made);
  *copy = NULL;
  return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a plan of %d processes", plan->nprocs);
}

/* ---- parts ---- */

hscal_candidate hscal__plan_layout(const hscal_plan *plan) {
  return (hscal_candidate){.nprocs = plan->nprocs,
                           .nprow = plan->nprow,
                           .npcol = plan->npcol,
                           .mb = plan->mb,
                           .nb = plan->nb,
                           .panel = plan->panel,
                           .predicted_s = plan->predicted_s};
}

int hscal__plans_use_same_nodes(const hscal_plan *x, const hscal_plan *y) {
  for (int h = 0; h < x->nnodes; h++)
    if ((x->threads_of_node[h] > 0) != (y->threads_of_node[h] > 0)) return 0;
  return 1;
}

int hscal__plan_has_blocks(const hscal_plan *plan) { return !strchr(plan->routine, '.'); }

const char *hscal__plan_blocks_text(const hscal_plan *plan, int mb, int nb, char text[HSCAL_PLAN_BLOCKS_TEXT_SIZE]) {
  char blocks[HSCAL_BLOCKS_TEXT_SIZE];
  text[0] = 0;
  if (hscal__plan_has_blocks(plan))
    snprintf(text, HSCAL_PLAN_BLOCKS_TEXT_SIZE, ", NB %s", hscal__blocks_text(mb, nb, blocks));
  return text;
}

int hscal__plan_interval(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                         double seconds, hscal_plan *plan) {
  int processes = hscal__layout_processes(layout), is_rough = plan->is_rough;
  double range_s[2], width = is_rough ? hscal__interval_width_low_fidelity(call, placement, processes)
                                      : hscal__interval_width(call, placement, processes);
  HSCAL_TRY(hscal__timeof_range(call, layout, placement, seconds, range_s));
  plan->lower_s = range_s[0] * fmax(0, 1 - width), plan->upper_s = range_s[1] * (1 + width);
  return 0;
}
