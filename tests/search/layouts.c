#include "search/layouts.h"
#include "call/arguments.h"

#include "base/digest.h"
#include "call/check.h"
#include "estimate/any_placement_table.h"
#include "models/memory/memory.h"
#include "search/block_candidates.h"
#include "search/evaluate_candidate.h"
#include "search/grid_candidates.h"
#include "search/layout_constraints.h"
#include "search/mapping.h"
#include "search/state.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void layouts_init(layouts *all, const hscal_call *call, const hscal_machine *machine, const hscal_options *options) {
  *all = (layouts){.best = {INFINITY, INFINITY}};
  assert_success(hscal__search_state_init(&all->search, call, machine, options, -1));
  all->workspace = hscal__workspace_new();
  all->here = calloc((size_t)machine->nnodes, sizeof *all->here);
  assert_true(all->workspace && all->here);
}

void layouts_free(layouts *all) {
  hscal__search_state_free(&all->search);
  hscal__workspace_free(all->workspace);
  hscal__evaluation_memo_free(&all->known);
  free(all->here);
}

/* ---- a layout --------------------------------------------------------------------------------------------------- */

static int fits(const hscal_machine *machine, const hscal_trial *trial, const hscal_layout *layout) {
  for (int h = 0; h < machine->nnodes; h++) {
    double bytes = 0;
    for (int i = 0; i < trial->nprow * trial->npcol; i++)
      if (trial->node_of[i] == h)
        bytes += hscal__process_bytes(trial->call, layout, i / trial->npcol, i % trial->npcol);
    if (bytes > hscal__node(machine, h)->memory_bytes) return 0;
  }
  return 1;
}

/* Exchanged nodes of a class make no difference: they are numbered as they come. */
static uint64_t digest_of(layouts *all, const hscal_trial *trial, int which_clock) {
  const hscal_machine *machine = all->search.space.machine;
  const int candidate[] = {trial->nprow, trial->npcol, trial->block, trial->panel, which_clock};
  uint64_t digest = hscal__digest(HSCAL_DIGEST_START, candidate, sizeof candidate);
  int fresh = 0;
  memset(all->here, 0, (size_t)machine->nnodes * sizeof *all->here);
  for (int i = 0; i < trial->nprow * trial->npcol; i++) {
    int node = trial->node_of[i];
    if (!all->here[node]) all->here[node] = ++fresh;
    const int who[] = {machine->class_of[node], all->here[node]};
    digest = hscal__digest(digest, who, sizeof who);
  }
  return digest;
}

static void describe(const hscal_trial *trial, char *text, size_t size) {
  char arguments[160];
  hscal__arguments_text(trial->call, arguments, sizeof arguments);
  size_t used = (size_t)snprintf(text, size, "%s %s, %d x %d, NB %d, panel %d on nodes", trial->call->routine->name,
                                 arguments, trial->nprow, trial->npcol, trial->block, trial->panel);
  for (int i = 0; i < trial->nprow * trial->npcol && used < size; i++)
    used += (size_t)snprintf(text + used, size - used, " %d", trial->node_of[i]);
}

static void hold(layouts *all, const hscal_trial *trial, const char *which, double bound_s, double clock_s) {
  char text[400];
  if (clock_s > 0) all->tightest = fmax(all->tightest, bound_s / clock_s);
  if (bound_s <= clock_s * (1 + 1e-9)) return;
  describe(trial, text, sizeof text);
  fail_msg("%s of %s: %s, %g s, is above the clock's %g s", text, all->search.space.machine->name, which, bound_s,
           clock_s);
}

/* Times a layout by both clocks; infinite seconds if it cannot be run. */
static double clock_of(layouts *all, const hscal_trial *trial, double *model_s) {
  hscal_layout layout = hscal__layout_make(trial->nprow, trial->npcol, trial->panel);
  hscal_placement placement = {.machine = all->search.space.machine, .node_of = trial->node_of};
  double full_s, bound_s;
  *model_s = INFINITY;
  if (hscal__library_accepts(trial->call, &layout) || !fits(placement.machine, trial, &layout)) return INFINITY;
  all->timed++;
  assert_success(hscal__timeof_in(all->workspace, trial->call, &layout, &placement, HSCAL_EFFORT_FULL, &full_s));
  assert_success(hscal__timeof_in(all->workspace, trial->call, &layout, &placement, HSCAL_EFFORT_MODEL, model_s));
  assert_success(hscal__lower_bound_in(all->workspace, trial->call, &layout, &placement, &bound_s));
  hold(all, trial, "the bound of the placement", bound_s, full_s);
  return full_s;
}

/* Seconds by the clock over every event. */
static double time_layout(layouts *all, const hscal_trial *trial) {
  hscal_memo_entry *sight;
  int is_new;
  double model_s;
  assert_success(hscal__evaluation_memo_find(&all->known, digest_of(all, trial, 0), &is_new, &sight));
  if (!is_new) return sight->seconds;
  sight->seconds = clock_of(all, trial, &model_s);
  all->best.model_s = fmin(all->best.model_s, model_s);
  all->best.full_s = fmin(all->best.full_s, sight->seconds);
  return sight->seconds;
}

/* ---- what the search lists -------------------------------------------------------------------------------------- */

void layouts_time_listed(layouts *all) {
  hscal_search_state *search = &all->search;
  assert_success(hscal__grid_candidates_list(search));
  for (int i = 0; i < search->pool.ngrids; i++) assert_success(hscal__expand_grid(search, i));
  for (int i = 0; i < search->pool.ncandidates; i++) {
    const hscal_block_candidate *candidate = &search->pool.candidates[i];
    hscal_trial trial;
    assert_success(hscal__place_candidate(search, &search->pool.grids[candidate->grid], candidate, &trial));
    double clock_s = time_layout(all, &trial);
    hold(all, &trial, "the bound of the cut", candidate->bound_s, clock_s);
    hold(all, &trial, "the bound of the option", search->pool.grids[candidate->grid].bound_s, clock_s);
  }
}

/* ---- what there is ---------------------------------------------------------------------------------------------- */

/* What bounds want to know of a process set, from where its processes sit. */
static hscal_process_set process_set_of(layouts *all, const hscal_trial *trial) {
  const hscal_space *space = &all->search.space;
  hscal_process_set process_set = {.slowest = INFINITY};
  memset(all->here, 0, (size_t)space->machine->nnodes * sizeof *all->here);
  for (int i = 0; i < trial->nprow * trial->npcol; i++) all->here[trial->node_of[i]]++;
  for (int h = 0; h < space->machine->nnodes; h++) {
    if (all->here[h] == 0) continue;
    double rate = hscal__process_rate(space, h, all->here[h]);
    process_set.slowest = fmin(process_set.slowest, rate);
    process_set.fastest = fmax(process_set.fastest, space->speed[h]);
    process_set.total += rate * all->here[h];
    process_set.most = process_set.most > all->here[h] ? process_set.most : all->here[h];
  }
  return process_set;
}

static void time_cut(layouts *all, const hscal_grid_candidate *grid, const hscal_block_candidate *candidate) {
  const double nearly_even = 0.97; /* then matching is not tried */
  const hscal_space *space = &all->search.space;
  hscal_cost_skeleton skeleton;
  hscal_trial trial;
  if (hscal__call_check(&space->calls[candidate->block], grid->nprow, grid->npcol)) return;
  hscal__cost_skeleton(&space->calls[candidate->block], grid->nprow, grid->npcol, &skeleton);
  if (grid->mapping == HSCAL_MAPPING_LPT && skeleton.evenness > nearly_even) return;
  assert_success(hscal__place_candidate(&all->search, grid, candidate, &trial));
  double clock_s = time_layout(all, &trial);
  hscal_process_set process_set = process_set_of(all, &trial);
  hold(all, &trial, "the bound of the process set",
       hscal__any_placement_bound(&all->search.peaks, &skeleton, candidate->panel, &process_set), clock_s);
}

static void time_option(layouts *all, const hscal_grid_candidate *grid) {
  for (int block = 0; block < all->search.space.nblocks; block++)
    for (int panel = 0; panel < all->search.space.npanels; panel++)
      time_cut(all, grid, &(hscal_block_candidate){.block = block, .panel = panel});
}

static void time_grids(layouts *all, hscal_mapping mapping, int processes) {
  for (int nprow = 1; nprow <= processes; nprow++) {
    if (processes % nprow || !hscal__space_allows_grid(&all->search.space, nprow, processes / nprow)) continue;
    for (int height = 1; height <= nprow; height++)
      if (nprow % height == 0)
        time_option(all, &(hscal_grid_candidate){.mapping = mapping,
                                                 .processes = processes,
                                                 .nprow = nprow,
                                                 .npcol = processes / nprow,
                                                 .height = height});
  }
}

void layouts_time_all(layouts *all) {
  const hscal_space *space = &all->search.space;
  for (int processes = space->min_processes; processes <= space->max_processes; processes++)
    for (int mapping = HSCAL_MAPPING_BY_SLOT; mapping < HSCAL_MAPPINGS; mapping++) {
      hscal_mapping way = mapping == HSCAL_MAPPING_LPT ? HSCAL_MAPPING_BY_SLOT : (hscal_mapping)mapping;
      if (mapping == HSCAL_MAPPING_LPT && space->speeds_are_equal) continue;
      if (!hscal__map_processes(space, way, processes, space->operand_bytes / processes, all->here)) continue;
      time_grids(all, (hscal_mapping)mapping, processes);
    }
}
