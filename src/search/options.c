#include "base/status.h"
#include "search/hunt.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A team that grows slot by slot. */
typedef struct growing_team {
  hscal_team team;
  double fullest; /* largest processes / memory of its nodes */
} growing_team;

static void grow(const hscal_space *space, const hscal_slot *slot, int *count, growing_team *growing) {
  const hscal_node_class *node = hscal__node(space->machine, slot->node);
  hscal_team *team = &growing->team;
  count[slot->node]++;
  team->slowest = fmin(team->slowest, slot->rate);
  team->fastest = fmax(team->fastest, slot->rate);
  if (slot->nth <= node->processors) team->total += space->speed[slot->node];
  if (slot->nth > 1) team->lone = 0;
  growing->fullest = fmax(growing->fullest, count[slot->node] / node->memory_bytes);
}

static const growing_team nobody = {.team = {.slowest = INFINITY, .lone = 1}};

static growing_team team_of(const hscal_space *space, const int *count) {
  growing_team growing = nobody;
  for (int h = 0; h < space->machine->nnodes; h++) {
    if (count[h] == 0) continue;
    double rate = hscal__process_rate(space, h, count[h]);
    growing.team.slowest = fmin(growing.team.slowest, rate);
    growing.team.fastest = fmax(growing.team.fastest, rate);
    growing.team.total += rate * count[h];
    if (count[h] > 1) growing.team.lone = 0;
  }
  return growing;
}

static int push_option(hscal_hunt *hunt, const hscal_option *option) {
  if (hunt->noptions == hunt->options_room) {
    int room = hunt->options_room ? 2 * hunt->options_room : 256;
    hscal_option *options = realloc(hunt->options, (size_t)room * sizeof *options);
    if (!options) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d process grids", room);
    hunt->options = options;
    hunt->options_room = room;
  }
  hunt->options[hunt->noptions++] = *option;
  return 0;
}

/* Every P x Q = processes. The bound does not look at blocks yet: all work shared without loss. */
static int push_grids(hscal_hunt *hunt, hscal_filling filling, int processes, const hscal_team *team) {
  const hscal_call *call = &hunt->space.open;
  double flops = 2.0 * hscal__type_flop_weight(call->routine->type) * call->m * call->n * call->k;
  hscal_option option = {.filling = filling,
                         .processes = processes,
                         .team = *team,
                         .bound_s = flops / (team->total * hunt->ceiling.boost_any)};
  for (int p = 1; p <= processes; p++) {
    if (processes % p || !hscal__space_allows_grid(&hunt->space, p, processes / p)) continue;
    option.nprow = p, option.npcol = processes / p;
    HSCAL_TRY(push_option(hunt, &option));
  }
  return 0;
}

/* Teams of every size that are dealt in one way. Where another way deals a size alike, it is listed once. */
static int list_filling(hscal_hunt *hunt, hscal_filling filling, int *other) {
  const hscal_space *space = &hunt->space;
  int nnodes = space->machine->nnodes, *count = hunt->count, *prefix = other + nnodes;
  memset(prefix, 0, (size_t)nnodes * sizeof *prefix);
  growing_team growing = nobody;
  for (int n = 1; n <= space->max_processes; n++) {
    grow(space, &space->slots[filling][n - 1], prefix, &growing);
    if (n < space->min_processes) continue;
    double share = space->operand_bytes / n;
    hscal_team team = growing.team;
    if (growing.fullest * share <= 1) {
      memcpy(count, prefix, (size_t)nnodes * sizeof *count);
    } else {
      if (!hscal__deal(space, filling, n, share, count)) continue;
      team = team_of(space, count).team;
    }
    if (filling != HSCAL_PACKED && hscal__deal(space, HSCAL_PACKED, n, share, other) &&
        !memcmp(count, other, (size_t)nnodes * sizeof *count))
      continue;
    HSCAL_TRY(push_grids(hunt, filling, n, &team));
  }
  return 0;
}

/* Best bound first, then the squarest, then many rows rather than many columns last. */
static int compare_options(const void *x, const void *y) {
  const hscal_option *a = x, *b = y;
  if (a->bound_s != b->bound_s) return a->bound_s < b->bound_s ? -1 : 1;
  if (a->processes != b->processes) return a->processes > b->processes ? -1 : 1;
  int skew_a = abs(a->nprow - a->npcol), skew_b = abs(b->nprow - b->npcol);
  if (skew_a != skew_b) return skew_a < skew_b ? -1 : 1;
  if (a->filling != b->filling) return a->filling < b->filling ? -1 : 1;
  return a->nprow - b->nprow;
}

int hscal__hunt_list(hscal_hunt *hunt) {
  int *scratch = malloc(2 * (size_t)hunt->space.machine->nnodes * sizeof *scratch), status = 0;
  if (!scratch) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d nodes", hunt->space.machine->nnodes);
  for (int filling = 0; filling < HSCAL_FILLINGS && !status; filling++)
    status = list_filling(hunt, (hscal_filling)filling, scratch);
  free(scratch);
  HSCAL_TRY(status);
  qsort(hunt->options, (size_t)hunt->noptions, sizeof *hunt->options, compare_options);
  hunt->candidates += (long)hunt->noptions * hunt->space.nblocks * hunt->space.npanels;
  return 0;
}

/* ---- cuts ------------------------------------------------------------------------------------------------- */

static int compare_cuts(const void *x, const void *y) {
  const hscal_cut *a = x, *b = y;
  if (a->estimate_s != b->estimate_s) return a->estimate_s < b->estimate_s ? -1 : 1;
  return a->block != b->block ? a->block - b->block : a->panel - b->panel;
}

/* Lays the team on the grid in the strips that the estimate likes best for a middling cut. */
static int choose_height(hscal_hunt *hunt, hscal_option *option) {
  const hscal_space *space = &hunt->space;
  int block = space->nblocks / 2, panel = space->panel[space->npanels / 2], most = 0, heights[HSCAL_HEIGHTS];
  hscal_outline outline;
  hscal__outline(&space->calls[block], option->nprow, option->npcol, &outline);
  if (!hscal__deal(space, option->filling, option->processes, space->operand_bytes / option->processes, hunt->count))
    return hscal__fail(HSCAL_ERROR_INTERNAL, "%d processes do not fit where they fitted before", option->processes);
  for (int h = 0; h < space->machine->nnodes; h++) most = hunt->count[h] > most ? hunt->count[h] : most;
  int nheights = hscal__strip_heights(option->nprow, option->npcol, most, heights);
  double least = INFINITY;
  for (int i = 0; i < nheights; i++) {
    HSCAL_TRY(hscal__arrange(space, &outline, hunt->count, heights[i], hunt->node_of));
    hscal__profile_kinds(space, hunt->node_of, option->nprow, option->npcol, &hunt->profile);
    double estimate_s = hscal__estimate(space, &outline, panel, &hunt->profile).total_s;
    if (estimate_s < least) least = estimate_s, option->height = heights[i];
  }
  if (heights[nheights - 1] == option->height) return 0; /* the profile is that of the last one */
  HSCAL_TRY(hscal__arrange(space, &outline, hunt->count, option->height, hunt->node_of));
  hscal__profile_kinds(space, hunt->node_of, option->nprow, option->npcol, &hunt->profile);
  return 0;
}

int hscal__hunt_cut(hscal_hunt *hunt, hscal_option *option) {
  const hscal_space *space = &hunt->space;
  double limit_s = hscal__hunt_best_s(hunt) * (1 - HSCAL_SEARCH_TOLERANCE);
  option->cuts = malloc((size_t)(space->nblocks * space->npanels) * sizeof *option->cuts);
  if (!option->cuts) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the cuts of a grid");
  HSCAL_TRY(choose_height(hunt, option));
  for (int b = 0; b < space->nblocks; b++) {
    hscal_outline outline;
    hscal__outline(&space->calls[b], option->nprow, option->npcol, &outline);
    for (int w = 0; w < space->npanels; w++) {
      double bound_s = hscal__team_bound(space, &hunt->ceiling, &outline, w, &option->team);
      if (bound_s >= limit_s) continue;
      double estimate_s = hscal__estimate(space, &outline, space->panel[w], &hunt->profile).total_s;
      option->cuts[option->ncuts++] =
          (hscal_cut){.estimate_s = fmax(estimate_s, bound_s), .bound_s = bound_s, .block = b, .panel = w};
    }
  }
  qsort(option->cuts, (size_t)option->ncuts, sizeof *option->cuts, compare_cuts);
  return 0;
}
