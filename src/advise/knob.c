#include "advise/knob.h"
#include "advise/one_context.h"
#include "base/blockcyclic.h"
#include "base/minmax.h"
#include "base/status.h"
#include "call/check.h"
#include "models/memory/workspace_table.h"
#include "plan/plan.h"
#include "search/layout_constraints.h"
#include "search/search.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* The best so far, and room for the next. */
typedef struct knob_search {
  hscal_advising *a;
  const hscal_known_program *program;
  double *seconds, *best_s; /* [ncalls] */
  double least;             /* of the weights times ratios */
} knob_search;

/* ---- one layout ---------------------------------------------------------------------------------------------------- */

/* The descriptor on that grid; first blocks follow. Where a knob keeps blocks, they are the recorded ones. */
static void lay(const knob_search *k, const hscal_candidate *layout, hscal_desc *desc) {
  if (k->program->blocks == HSCAL_KNOB_BLOCKS_ONE_PER_PROCESS) {
    desc->mb = hscal__max(hscal__blocks(desc->m, layout->nprow), 1);
    desc->nb = hscal__max(hscal__blocks(desc->n, layout->npcol), 1);
  } else if (k->program->blocks != HSCAL_KNOB_BLOCKS_KEPT)
    desc->mb = layout->mb, desc->nb = layout->nb;
  desc->imb = desc->mb, desc->inb = desc->nb;
  if (desc->rsrc >= layout->nprow) desc->rsrc = 0;
  if (desc->csrc >= layout->npcol) desc->csrc = 0;
}

/* A program that ran where the workspace that the routine asks for is not enough brings more along. */
static int check_layout(const hscal_recorded_run *run, const hscal_call *call, const hscal_layout *grid) {
  if (hscal__layout_workspace_suffices(&run->call, &run->layout)) return hscal__library_accepts(call, grid);
  return hscal__layout_check(grid, call) ? HSCAL_ERROR_NO_GRID : 0;
}

/* A grid that is kept stays on its processes; others are made of the first ranks, row by row. */
static int time_call(knob_search *k, int i, const hscal_candidate *layout) {
  const hscal_recorded_run *run = &k->a->run[i];
  int keeps_grid = k->program->grid == HSCAL_KNOB_GRID_KEPT;
  hscal_call call = run->call;
  hscal_candidate own = *layout;
  if (keeps_grid) own.nprow = run->layout.nprow, own.npcol = run->layout.npcol;
  for (int which = 0; which < HSCAL_OPERANDS; which++)
    if (hscal__call_has(&call, (hscal_operand_name)which)) lay(k, &own, &call.operand[which].desc);
  const hscal_layout grid = hscal__layout_make(own.nprow, own.npcol, 0);
  HSCAL_TRY(check_layout(run, &call, &grid));
  return hscal__advising_time(k->a, &call, &grid, keeps_grid ? run->context->process : NULL, &k->seconds[i]);
}

/* One that a call refuses is left out. */
static int try_layout(knob_search *k, const hscal_candidate *layout) {
  const hscal_advice *advice = k->a->advice;
  hscal_alternative *knob = &k->a->advice->knob;
  double sum = 0;
  for (int i = 0; i < advice->ncalls; i++) {
    const hscal_advised_call *call = &advice->call[i];
    if (call->state != HSCAL_RECORDED_THERE) continue;
    int status = time_call(k, i, layout);
    if (hscal__is_no_choice(status)) {
      snprintf(knob->why_not, sizeof knob->why_not, "%s", hscal__last_error());
      return 0;
    }
    HSCAL_TRY(status);
    sum += hscal__advised_after_s(advice, call, k->seconds[i]);
  }
  if (!(sum < k->least)) return 0;
  double *other = k->best_s;
  k->least = sum, k->best_s = k->seconds, k->seconds = other;
  knob->layout = *layout;
  knob->layout.nprocs = layout->nprow * layout->npcol;
  knob->layout.panel = hscal__reference_backend.panel;
  return 0;
}

/* ---- which layouts ------------------------------------------------------------------------------------------------- */

/* Blocks as they are, or one per process: its grids are few, and are tried one by one. */
static int try_grids(knob_search *k) {
  hscal_candidate layout = *hscal__advising_main_layout(k->a);
  int processes = k->a->ranks.count;
  if (k->program->grid == HSCAL_KNOB_GRID_KEPT) return try_layout(k, &layout);
  for (int nprow = 1; nprow <= processes; nprow++) {
    layout.nprow = nprow, layout.npcol = k->program->grid == HSCAL_KNOB_GRID_SQUARE ? nprow : processes / nprow;
    int64_t taken = (int64_t)layout.nprow * layout.npcol;
    if (taken > processes) break;
    if ((k->program->all_processes || k->program->grid == HSCAL_KNOB_GRID_ANY) && taken < processes) continue;
    HSCAL_TRY(try_layout(k, &layout));
  }
  return 0;
}

static hscal_options options_of(const knob_search *k) {
  hscal_options options = hscal__advising_options(k->a);
  options.panel = hscal__reference_backend.panel; /* no knob sets it */
  options.square = k->program->grid == HSCAL_KNOB_GRID_SQUARE;
  options.all_processes = k->program->all_processes && k->program->grid != HSCAL_KNOB_GRID_KEPT;
  options.nb = k->program->block;
  if (k->program->grid != HSCAL_KNOB_GRID_KEPT) return options;
  const hscal_candidate *now = hscal__advising_main_layout(k->a);
  options.nprow = now->nprow, options.npcol = now->npcol;
  return options;
}

/* What is planned may stand on other ranks than the program's: it is timed again. Where blocks have to be square, both sides are tried. */
static int try_planned(knob_search *k) {
  const hscal_options options = options_of(k);
  hscal_workload usable;
  hscal_plan *plan = NULL;
  int *line_of, status = hscal__advising_usable(k->a, &usable, &line_of);
  if (!status) status = hscal_workload_plan(&usable, &k->a->exact, &options, &plan);
  if (hscal__is_no_choice(status)) {
    snprintf(k->a->advice->knob.why_not, sizeof k->a->advice->knob.why_not, "%s", hscal__last_error());
    status = 0;
  }
  hscal_candidate layout = plan ? hscal__plan_layout(plan) : (hscal_candidate){.nprocs = 0};
  const int sides[] = {layout.mb, layout.nb};
  int is_square = k->program->blocks == HSCAL_KNOB_BLOCKS_SQUARE;
  for (int i = 0; plan && i < 1 + is_square && !status; i++) {
    if (is_square) layout.mb = layout.nb = sides[i];
    status = try_layout(k, &layout);
  }
  hscal_plan_free(plan);
  free(usable.call);
  free(line_of);
  return status;
}

static int reaches(const knob_search *k, const hscal_candidate *layout) {
  const hscal_known_program *program = k->program;
  const hscal_candidate *now = hscal__advising_main_layout(k->a);
  if (layout->nprocs == 0 || layout->nprocs > k->a->ranks.count) return 0;
  int has_all = layout->nprocs == k->a->ranks.count, keeps_grid = program->grid == HSCAL_KNOB_GRID_KEPT;
  if (program->all_processes && !has_all && !keeps_grid) return 0;
  if (keeps_grid && (layout->nprow != now->nprow || layout->npcol != now->npcol)) return 0;
  if (program->grid == HSCAL_KNOB_GRID_SQUARE && layout->nprow != layout->npcol) return 0;
  if (program->blocks == HSCAL_KNOB_BLOCKS_FIXED && layout->nb != program->block) return 0;
  return layout->mb == layout->nb || program->blocks == HSCAL_KNOB_BLOCKS_ANY;
}

/* What it has now, and the one context: a search within limits need not end there. */
static int search(knob_search *k) {
  const hscal_candidate known[] = {*hscal__advising_main_layout(k->a), k->a->advice->one.layout};
  hscal_knob_blocks blocks = k->program->blocks;
  if (blocks == HSCAL_KNOB_BLOCKS_KEPT || blocks == HSCAL_KNOB_BLOCKS_ONE_PER_PROCESS) return try_grids(k);
  HSCAL_TRY(try_planned(k));
  for (int i = 0; i < 2; i++)
    if (reaches(k, &known[i])) HSCAL_TRY(try_layout(k, &known[i]));
  return 0;
}

int hscal__advise_knob(hscal_advising *a) {
  knob_search k = {.a = a, .program = a->question->program, .least = INFINITY};
  hscal_alternative *knob = &a->advice->knob;
  if (!k.program || !k.program->set) return 0;
  k.seconds = calloc((size_t)a->advice->ncalls, sizeof *k.seconds);
  k.best_s = calloc((size_t)a->advice->ncalls, sizeof *k.best_s);
  int status =
      k.seconds && k.best_s ? search(&k) : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d calls", a->advice->ncalls);
  if (!status && knob->layout.nprocs > 0) {
    knob->why_not[0] = 0;
    hscal__advising_judge(a, k.best_s, k.program->grid == HSCAL_KNOB_GRID_KEPT ? NULL : a->ranks.node_of, knob);
  }
  free(k.seconds);
  free(k.best_s);
  return status;
}
