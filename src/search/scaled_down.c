#include "search/scaled_down.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "machine/machine_part.h"
#include "search/budget.h"
#include "search/calibrated.h"
#include "search/fidelity.h"
#include "search/share.h"
#include "search/usual_trials.h"

#include <math.h>
#include <stdlib.h>

/* ---- the smaller problem -------------------------------------------------------------------------------------------- */

static int is_asked_for(const hscal_options *options) {
  return options->nprow > 0 || options->exact_processes || options->order || options->origin.nprow > 0;
}

static int most_on_a_node(const hscal_space *space) {
  int most = 0;
  for (int h = 0; h < space->machine->nnodes; h++) most = hscal__max(most, space->cap[h]);
  return most;
}

/* How many times smaller in each direction; 1: there is no such problem, or it is small as it is. */
static int times_of(const hscal_space *space) {
  const hscal_call *call = &space->call;
  int is_other = call->sequence || call->source || call->recording || is_asked_for(&space->options);
  if (is_other || space->max_processes < HSCAL_SCALED_FROM || !hscal__has_all(space)) return 1;
  const double least_side = fmax(HSCAL_SCALED_LEAST_SIDE, HSCAL_SCALED_SIDE_OF_NODE * most_on_a_node(space));
  return (int)(sqrt(space->max_processes) / least_side);
}

static int is_same_operand(const hscal_operand *x, const hscal_operand *y) {
  const hscal_desc *a = &x->desc, *b = &y->desc;
  return a->m == b->m && a->n == b->n && a->mb == b->mb && a->nb == b->nb && a->rsrc == b->rsrc && a->csrc == b->csrc &&
         x->i == y->i && x->j == y->j && x->inc == y->inc;
}

/* Has the call whole operands in blocks that are open? */
static int is_plain(const hscal_call *call) {
  hscal_call plain = *call;
  hscal__call_lay(&plain, 0, 0);
  for (int which = 0; which < HSCAL_OPERANDS; which++)
    if (hscal__call_has(call, (hscal_operand_name)which) &&
        !is_same_operand(&call->operand[which], &plain.operand[which]))
      return 0;
  return call->ilo <= 1 && call->il <= 1 && (call->ihi == 0 || call->ihi == call->n) &&
         (call->iu <= 1 || call->iu == call->n);
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

/* All is told by what the guide's layout takes there: it is timed if it was not yet. */
static int time_guide(hscal_search_state *small, double *guide_s) {
  hscal_usual *guide = hscal__guide(small);
  if (guide->trial >= 0) {
    *guide_s = small->incumbent.trials[guide->trial].predicted_s;
    return 0;
  }
  double seconds = guide->low_fidelity_s;
  if (!(seconds > 0)) {
    small->budget.evaluation_cap = small->budget.deadline_effort = INFINITY;
    HSCAL_TRY(hscal__usual_evaluate(small, guide, HSCAL_EFFORT_LOW_FIDELITY, &seconds));
  }
  *guide_s = hscal__correct_bias(small, seconds);
  return 0;
}

/* The best of each grid, since what is off there is much the same for all that differ in blocks and placement alone. */
static void keep(hscal_scaled *scaled, const hscal_scaled_layout *layout) {
  int at = 0;
  while (at < scaled->count && (scaled->of[at].nprow != layout->nprow || scaled->of[at].npcol != layout->npcol)) at++;
  if (at < scaled->count && scaled->of[at].times_guide <= layout->times_guide) return;
  for (; at + 1 < scaled->count; at++) scaled->of[at] = scaled->of[at + 1];
  scaled->count = hscal__min(scaled->count, at);
  while (at > 0 && scaled->of[at - 1].times_guide > layout->times_guide) at--;
  if (at == HSCAL_SCALED_LAYOUTS) return;
  scaled->count = hscal__min(scaled->count + 1, HSCAL_SCALED_LAYOUTS);
  for (int i = scaled->count - 1; i > at; i--) scaled->of[i] = scaled->of[i - 1];
  scaled->of[at] = *layout;
}

/* As it is there, for the whole machine: whole process columns stay whole. */
static hscal_scaled_layout times_larger(hscal_scaled_layout layout, int times) {
  if (layout.height == layout.nprow) layout.height *= times;
  layout.nprow *= times, layout.npcol *= times;
  return layout;
}

static hscal_scaled_layout of_candidate(const hscal_search_state *small, const hscal_block_candidate *candidate) {
  const hscal_grid_candidate *grid = &small->pool.grids[candidate->grid];
  return (hscal_scaled_layout){.mapping = grid->mapping,
                               .nprow = grid->nprow,
                               .npcol = grid->npcol,
                               .block = small->space.block[candidate->block],
                               .panel = small->space.panel[candidate->panel],
                               .height = grid->height,
                               .tiling = grid->tiling};
}

static hscal_scaled_layout of_trial(const hscal_trial *trial) {
  return (hscal_scaled_layout){.mapping = trial->mapping,
                               .nprow = trial->nprow,
                               .npcol = trial->npcol,
                               .block = trial->block,
                               .panel = trial->panel,
                               .height = trial->height,
                               .tiling = trial->tiling};
}

static void take(hscal_scaled_layout small, int times, double times_guide, hscal_scaled *scaled) {
  hscal_scaled_layout layout = times_larger(small, times);
  layout.times_guide = times_guide;
  if (isfinite(times_guide)) keep(scaled, &layout);
}

static int take_over(hscal_search_state *small, int times, hscal_scaled *scaled) {
  const hscal_trial *best = &small->incumbent.trials[small->incumbent.best];
  double guide_s;
  HSCAL_TRY(time_guide(small, &guide_s));
  if (!(guide_s > 0)) return 0;
  for (int i = 0; i < small->pool.ncandidates; i++) {
    const hscal_block_candidate *candidate = &small->pool.candidates[i];
    take(of_candidate(small, candidate), times, known_s(small, candidate) / guide_s, scaled);
  }
  take(of_trial(best), times, best->predicted_s / guide_s, scaled);
  return 0;
}

/* A part of the time for the whole problem, at least what the smaller one takes by itself if that leaves time for evaluations of the whole one: where these
 * are too dear there is none to be left. */
static double time_for(const hscal_search_state *search, const hscal_search_state *small, double budget) {
  double own = hscal__thinking(&small->space, 0).budget;
  return fmax(HSCAL_SCALED_SEARCH_SHARE * budget,
              hscal__is_guide_expensive(search) ? own : fmin(own, HSCAL_SCALED_MOST_SHARE * budget));
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
  if (!status) status = take_over(&small, times, &search->scaled);
  if (status) search->scaled.count = 0;
  if (search->budget.deadline_mode) search->budget.spent += small.budget.spent; /* else it comes on top */
  hscal__search_state_free(&small);
  hscal__clear_error();
}

int hscal__scaled_down_search(hscal_search_state *search, double budget, hscal_search *run) {
  const int times = times_of(&search->space);
  hscal_machine_part part;
  if (times < 2 || !is_plain(&search->space.call)) return 0;
  int status = hscal__machine_part_init(&part, search->space.machine, times * times);
  int *slots = calloc((size_t)search->space.machine->nnodes, sizeof *slots);
  if (!status && !slots) status = hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a smaller problem");
  if (!status && part.machine.nnodes > 1) search_part(search, &part, times, budget, slots, run);
  free(slots);
  hscal__machine_part_free(&part);
  return status;
}
