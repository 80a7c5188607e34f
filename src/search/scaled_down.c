#include "search/scaled_down.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "call/difference.h"
#include "machine/machine_part.h"
#include "search/block_shape.h"
#include "search/budget.h"
#include "search/calibrated.h"
#include "search/evaluate_candidate.h"
#include "search/fidelity.h"
#include "search/share.h"
#include "search/usual_trials.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- the smaller problem -------------------------------------------------------------------------------------------- */

static int is_asked_for(const hscal_options *options) {
  return options->nprow > 0 || options->exact_processes || options->order || options->origin.nprow > 0;
}

/* How many times smaller in each direction; 1: there is no such problem, or it is small as it is. */
static int times_of(const hscal_space *space) {
  const hscal_call *call = &space->call;
  int is_other = call->sequence || call->source || call->recording || is_asked_for(&space->options);
  if (is_other || space->max_processes < HSCAL_SCALED_FROM || !hscal__has_all(space)) return 1;
  const double least_side = fmax(HSCAL_SCALED_LEAST_SIDE, HSCAL_SCALED_SIDE_OF_NODE * hscal__most_on_a_node(space));
  return (int)(sqrt(space->max_processes) / least_side);
}

static int scaled(int size, int times) { return size > 0 ? hscal__max(size / times, 1) : size; }

static hscal_call scaled_call(const hscal_call *call, int times) {
  hscal_call small = *call;
  small.m = scaled(call->m, times), small.n = scaled(call->n, times), small.k = scaled(call->k, times);
  if (call->ihi > 0) small.ihi = small.n;
  if (call->iu > 1) small.iu = small.n;
  hscal__call_lay(&small, 0, 0);
  return small;
}

/* slots[nodes of the part]: scratch. */
static hscal_options scaled_options(const hscal_options *options, const hscal_machine_part *part, int times,
                                    int *slots) {
  hscal_options small = *options;
  small.processes = scaled(options->processes, times * times);
  small.planner = NULL, small.planners = 0, small.started = NULL, small.wisdom = NULL;
  small.top = 1;
  if (!options->slots) return small;
  for (int h = 0; h < part->machine.nnodes; h++) slots[h] = options->slots[part->node[h]];
  small.slots = slots;
  return small;
}

/* ---- what was found ------------------------------------------------------------------------------------------------- */

/* What a candidate takes by the better clock; infinite if nobody knows. */
static double known_s(const hscal_search_state *small, const hscal_block_candidate *candidate) {
  if (!(candidate->timed_s > 0)) return INFINITY;
  return candidate->stage == HSCAL_STAGE_LOW_FIDELITY ? hscal__correct_bias(small, candidate->timed_s)
                                                      : candidate->timed_s;
}

static int is_guides(const hscal_usual_layout *layout) { return strncmp(layout->name, "guide", 5) == 0; }

/* The guide's, or one that lies or stands as it does in the same order. */
static int is_like(const hscal_usual_layout *own, const hscal_usual_layout *whole) {
  if (own->is_of_fastest != whole->is_of_fastest) return 0;
  if (is_guides(whole)) return is_guides(own);
  return own->order == whole->order && (own->nprow < own->npcol) == (whole->nprow < whole->npcol);
}

/* Null: none is like it. */
static hscal_usual *counterpart(hscal_search_state *small, const hscal_usual_layout *whole) {
  for (int i = 0; i < small->nusuals; i++)
    if (is_like(&small->usual[i].layout, whole)) return &small->usual[i];
  return NULL;
}

/* All is told by what the counterpart of the layout that the whole search falls back on takes there: it is timed if it was not yet. */
static int time_counterpart(hscal_search_state *small, const hscal_usual_layout *whole, double *usual_s) {
  hscal_usual *usual = counterpart(small, whole);
  double seconds;
  *usual_s = usual ? hscal__usual_timed_s(small, usual) : INFINITY;
  if (!usual || isfinite(*usual_s)) return 0;
  small->budget.evaluation_cap = small->budget.deadline_effort = INFINITY;
  HSCAL_TRY(hscal__usual_evaluate(small, usual, HSCAL_EFFORT_LOW_FIDELITY, &seconds));
  *usual_s = hscal__usual_timed_s(small, usual);
  return 0;
}

/* The best of each grid, since what is off there is much the same for all that differ in blocks and placement alone; if there are too many, in place of the last. */
static void keep(hscal_scaled *scaled, const hscal_scaled_layout *layout) {
  int on_grid = hscal__scaled_on_grid(scaled, layout->nprow, layout->npcol),
      at = on_grid >= 0 ? on_grid : hscal__min(scaled->count, HSCAL_SCALED_LAYOUTS - 1);
  if (at < scaled->count && scaled->of[at].times_fallback <= layout->times_fallback) return;
  scaled->count = hscal__max(scaled->count, at + 1);
  for (; at > 0 && scaled->of[at - 1].times_fallback > layout->times_fallback; at--)
    scaled->of[at] = scaled->of[at - 1];
  scaled->of[at] = *layout;
}

/* As it is there, for the whole machine: whole process columns stay whole. */
static hscal_scaled_layout times_larger(const hscal_space *space, const hscal_trial *small, int times) {
  return (hscal_scaled_layout){.mapping = small->mapping,
                               .nprow = times * small->nprow,
                               .npcol = times * small->npcol,
                               .block = hscal__listed_size(space, small->row_block, small->block),
                               .panel = small->panel,
                               .height = small->height == small->nprow ? times * small->height : small->height,
                               .tiling = small->tiling};
}

static void take(const hscal_space *space, const hscal_trial *small, int times, double times_fallback,
                 hscal_scaled *scaled) {
  hscal_scaled_layout layout = times_larger(space, small, times);
  layout.times_fallback = times_fallback;
  if (isfinite(times_fallback)) keep(scaled, &layout);
}

static int take_over(hscal_search_state *small, int times, const hscal_usual_layout *whole, hscal_scaled *scaled) {
  const hscal_trial *best = &small->incumbent.trials[small->incumbent.best];
  double usual_s;
  HSCAL_TRY(time_counterpart(small, whole, &usual_s));
  if (!isfinite(usual_s)) return 0;
  for (int i = 0; i < small->pool.ncandidates; i++) {
    const hscal_block_candidate *candidate = &small->pool.candidates[i];
    const hscal_trial trial = hscal__unplaced_trial(small, &small->pool.grids[candidate->grid], candidate);
    take(&small->space, &trial, times, known_s(small, candidate) / usual_s, scaled);
  }
  if (!best->is_usual)
    take(&small->space, best, times, best->predicted_s / usual_s, scaled); /* its order is no mapping */
  return 0;
}

/* A part of the time for the whole problem, at least what the smaller one takes by itself if that leaves time for evaluations of the whole one: where these
 * are too dear there is none to be left. */
static double time_for(const hscal_search_state *search, const hscal_search_state *small, double budget) {
  double own = hscal__thinking(&small->space, 0).budget;
  return fmax(HSCAL_SCALED_SEARCH_SHARE * budget,
              hscal__is_fallback_expensive(search) ? own : fmin(own, HSCAL_SCALED_MOST_SHARE * budget));
}

/* What fails there is no matter here. */
static void search_part(hscal_search_state *search, const hscal_machine_part *part, int times, double budget,
                        int *slots, hscal_search *run) {
  const hscal_call call = scaled_call(&search->space.call, times);
  const hscal_options options = scaled_options(&search->space.options, part, times, slots);
  hscal_search_state small;
  int status = hscal__search_state_init(&small, &call, &part->machine, &options, search->space.node_class);
  if (!status) small.budget.given = time_for(search, &small, budget);
  if (!status) status = run(&small);
  if (!status) status = take_over(&small, times, &hscal__fallback(search)->layout, &search->scaled);
  if (status) search->scaled.count = 0;
  if (search->budget.deadline_mode) search->budget.spent += small.budget.spent; /* else it comes on top */
  hscal__search_state_free(&small);
  hscal__clear_error();
}

int hscal__scaled_down_search(hscal_search_state *search, double budget, hscal_search *run) {
  const int times = times_of(&search->space);
  hscal_machine_part part;
  if (times < 2 || !hscal__call_is_plain(&search->space.call)) return 0;
  int status = hscal__machine_part_init(&part, search->space.machine, times * times);
  int *slots = calloc((size_t)search->space.machine->nnodes, sizeof *slots);
  if (!status && !slots) status = hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a smaller problem");
  if (!status && part.machine.nnodes > 1) search_part(search, &part, times, budget, slots, run);
  free(slots);
  hscal__machine_part_free(&part);
  return status;
}
