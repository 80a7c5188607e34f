/* The layout in which the caller's matrices lie already: it is kept unless another gains more than the model may err and moving takes. */
#include "base/blockcyclic.h"
#include "base/status.h"
#include "base/text.h"
#include "models/interval.h"
#include "models/model.h"
#include "search/acceptance.h"
#include "search/kinds.h"
#include "search/plan.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { USUAL_TOP = 5 }; /* rivals, where the options do not say how many */

typedef struct origin {
  const hscal_origin *given;
  const hscal_machine *machine;
  hscal_call call; /* with its open blocks as they are cut there */
  int processes, *node_of;
  int panel;
  double seconds; /* not a number: the routine is refused there */
} origin;

/* ---- where it is -------------------------------------------------------------------------------------------------- */

/* Nodes in order, as many processes on each as there are slots or processors; and again, if these are not enough. */
static int fill_nodes(const origin *o, const int *slots, int *node_of) {
  int placed = 0;
  for (int before = -1; placed > before && placed < o->processes;) {
    before = placed;
    for (int h = 0; h < o->machine->nnodes; h++) {
      int room = slots ? slots[h] : hscal__node(o->machine, h)->processors;
      for (; room > 0 && placed < o->processes; room--) node_of[placed++] = h;
    }
  }
  return placed == o->processes
             ? 0
             : hscal__fail(HSCAL_ERROR_NO_GRID, "there is no place for the %d processes that have the matrices",
                           o->processes);
}

static int take_nodes(const origin *o, int *node_of) {
  for (int i = 0; i < o->processes; i++) {
    node_of[i] = o->given->node_of[i];
    if (node_of[i] < 0 || node_of[i] >= o->machine->nnodes)
      return hscal__fail(HSCAL_ERROR_ARGUMENT, "origin: process %d has its matrices on node %d, of %d nodes", i,
                         node_of[i], o->machine->nnodes);
  }
  return 0;
}

static int check(const hscal_origin *given) {
  enum { MOST = 1 << 20 };
  if (given->nprow < 1 || given->npcol < 1 || given->nb < 1 || given->mb < 0)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "origin: %d x %d processes with blocks of %d are no layout", given->nprow,
                       given->npcol, given->nb);
  if (given->npcol > MOST / given->nprow)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "origin: %d x %d are too many processes", given->nprow, given->npcol);
  return 0;
}

static int set_up(origin *o, const hscal_call *call, const hscal_machine *machine, const hscal_options *options) {
  *o = (origin){.given = &options->origin, .machine = machine, .call = *call, .seconds = NAN};
  HSCAL_TRY(check(o->given));
  hscal__call_fill_blocks(&o->call, o->given->mb ? o->given->mb : o->given->nb, o->given->nb);
  o->processes = o->given->nprow * o->given->npcol;
  o->node_of = malloc((size_t)o->processes * sizeof *o->node_of);
  if (!o->node_of) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d processes", o->processes);
  return o->given->node_of ? take_nodes(o, o->node_of) : fill_nodes(o, options->slots, o->node_of);
}

/* ---- what the routine takes there --------------------------------------------------------------------------------- */

static int time_with(origin *o, int panel) {
  hscal_layout layout = hscal__layout_make(o->given->nprow, o->given->npcol, panel);
  hscal_placement placement = {.machine = o->machine, .node_of = o->node_of};
  double seconds;
  if (hscal__library_accepts(&o->call, &layout)) return 0;
  HSCAL_TRY(hscal__timeof(&o->call, &layout, &placement, HSCAL_EFFORT_MODEL, &seconds));
  if (!(seconds >= o->seconds)) o->seconds = seconds, o->panel = panel;
  return 0;
}

/* With the panel width that the plan has, or the library's own: that is no matter of where data lie. */
static int time_origin(origin *o, const hscal_plan *plan, int given_panel) {
  o->panel = given_panel > 0 ? given_panel : hscal__reference_backend.panel;
  HSCAL_TRY(time_with(o, o->panel));
  return given_panel > 0 || plan->panel == hscal__reference_backend.panel ? 0 : time_with(o, plan->panel);
}

/* ---- what moving takes -------------------------------------------------------------------------------------------- */

/* Vectors of eigen- and singular values come out alone. */
static int is_only_made(const hscal_call *call, hscal_operand_name which) {
  return strchr("zuv", hscal__call_operand_letter(call, which)) != NULL;
}

/* What the routine leaves for its caller: the last of its operands, but p?sygst makes an A. */
static int is_result(const hscal_call *call, hscal_operand_name which) {
  if (is_only_made(call, which)) return call->jobz == 'V' || call->jobvt == 'V';
  if (call->routine->scheme == HSCAL_SCHEME_sygst) return which == HSCAL_A;
  return &call->operand[which].desc == hscal__call_result(call);
}

static hscal_home home_of(const hscal_call *call, hscal_operand_name which, int nprow, int npcol, const int *node_of) {
  return (hscal_home){.desc = call->operand[which].desc, .nprow = nprow, .npcol = npcol, .node_of = node_of};
}

static int time_moving(const origin *o, const hscal_call *chosen, const hscal_plan *plan, double *moving_s) {
  hscal_type type = o->call.routine->type;
  *moving_s = 0;
  for (int i = 0; i < HSCAL_OPERANDS; i++) {
    hscal_operand_name which = (hscal_operand_name)i;
    if (!hscal__call_has(&o->call, which)) continue;
    hscal_home from = home_of(&o->call, which, o->given->nprow, o->given->npcol, o->node_of);
    hscal_home to = home_of(chosen, which, plan->nprow, plan->npcol, plan->node_of);
    double there_s = 0, back_s = 0;
    if (!is_only_made(chosen, which))
      HSCAL_TRY(hscal__redistribution_s(type, from.desc.m, from.desc.n, &from, &to, o->machine, &there_s));
    if (o->given->bring_back && is_result(chosen, which))
      HSCAL_TRY(hscal__redistribution_s(type, from.desc.m, from.desc.n, &to, &from, o->machine, &back_s));
    *moving_s += there_s + back_s;
  }
  return 0;
}

/* Do the matrices lie as the plan wants them? */
static int is_there(const origin *o, const hscal_plan *plan, const hscal_call *chosen) {
  return plan->nprow == o->given->nprow && plan->npcol == o->given->npcol &&
         !memcmp(plan->node_of, o->node_of, (size_t)o->processes * sizeof *o->node_of) &&
         !memcmp(chosen->operand, o->call.operand, sizeof chosen->operand);
}

/* ---- keeping it --------------------------------------------------------------------------------------------------- */

/* Against the origin: reasons were given against what was planned. */
static void judge(hscal_candidate *other, double origin_s) {
  char gain[HSCAL_SECONDS_ROOM];
  double slower = 100 * (other->predicted_s / origin_s - 1);
  if (isnan(other->predicted_s)) return;
  if (slower < 0)
    snprintf(other->reason, sizeof other->reason, "gains %s, not worth moving",
             hscal__seconds_text(origin_s - other->predicted_s, gain));
  else
    snprintf(other->reason, sizeof other->reason, "%.1f %% slower, and to be moved to", slower);
}

/* The layout that was planned becomes the first rival; the last one of as many as are kept goes. */
static int add_rival(hscal_plan *plan, int top) {
  hscal_candidate planned = {.nprocs = plan->nprocs,
                             .nprow = plan->nprow,
                             .npcol = plan->npcol,
                             .mb = plan->mb,
                             .nb = plan->nb,
                             .panel = plan->panel,
                             .predicted_s = plan->predicted_s};
  hscal_candidate *rivals = realloc(plan->rivals, ((size_t)plan->nrivals + 1) * sizeof *rivals);
  if (!rivals) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d rivals", plan->nrivals + 1);
  memmove(rivals + 1, rivals, (size_t)plan->nrivals * sizeof *rivals);
  rivals[0] = planned;
  plan->rivals = rivals;
  plan->nrivals = hscal__min(plan->nrivals + 1, top > 0 ? top : USUAL_TOP);
  for (int i = 0; i < plan->nrivals; i++) judge(&plan->rivals[i], plan->origin.predicted_s);
  judge(&plan->fallback, plan->origin.predicted_s);
  return 0;
}

static void count_on_nodes(const origin *o, hscal_plan *plan) {
  hscal_layout layout = hscal__layout_make(o->given->nprow, o->given->npcol, o->panel);
  for (int h = 0; h < plan->nnodes; h++) plan->memory_bytes[h] = 0, plan->threads_of_node[h] = 0;
  for (int i = 0; i < o->processes; i++) {
    int node = o->node_of[i], p = i / o->given->npcol, q = i % o->given->npcol;
    plan->memory_bytes[node] += hscal__process_bytes(&o->call, &layout, p, q);
    plan->threads_of_node[node] = 1;
  }
}

static int keep(origin *o, const hscal_options *options, hscal_plan *plan) {
  hscal_layout layout = hscal__layout_make(o->given->nprow, o->given->npcol, o->panel);
  hscal_placement placement = {.machine = o->machine, .node_of = o->node_of};
  double range_s[2], width = hscal__interval_width(&o->call, &placement, o->processes);
  HSCAL_TRY(hscal__timeof_range(&o->call, &layout, &placement, HSCAL_EFFORT_MODEL, o->seconds, range_s));
  HSCAL_TRY(add_rival(plan, options->top));
  plan->gap = fmax(plan->gap, 1 - plan->predicted_s * (1 - plan->gap) / o->seconds);
  plan->nprocs = plan->origin.nprocs, plan->nprow = plan->origin.nprow, plan->npcol = plan->origin.npcol;
  plan->mb = plan->origin.mb, plan->nb = plan->origin.nb, plan->panel = plan->origin.panel;
  plan->predicted_s = o->seconds, plan->lower_s = range_s[0] * fmax(0, 1 - width);
  plan->upper_s = range_s[1] * (1 + width);
  plan->kept_origin = 1, plan->kept_default = 0;
  free(plan->node_of);
  plan->node_of = o->node_of, o->node_of = NULL;
  return 0;
}

/* A gain that is not a number is one over a layout in which the routine is refused. */
static int pays(const origin *o, const hscal_plan *plan) {
  return isnan(o->seconds) || plan->moving_gain_s > o->machine->model_error * o->seconds + plan->moving_s;
}

static int decide(origin *o, const hscal_call *call, const hscal_options *options, hscal_plan *plan) {
  hscal_call chosen = *call;
  hscal__call_fill_blocks(&chosen, plan->mb, plan->nb);
  HSCAL_TRY(time_origin(o, plan, options->panel));
  plan->origin = (hscal_candidate){.nprocs = o->processes,
                                   .nprow = o->given->nprow,
                                   .npcol = o->given->npcol,
                                   .mb = hscal__call_result(&o->call)->mb,
                                   .nb = hscal__call_result(&o->call)->nb,
                                   .panel = o->panel,
                                   .predicted_s = o->seconds};
  if (isnan(o->seconds)) snprintf(plan->origin.reason, sizeof plan->origin.reason, "is refused by the routine");
  if (is_there(o, plan, &chosen)) {
    plan->kept_origin = 1;
    return 0;
  }
  HSCAL_TRY(time_moving(o, &chosen, plan, &plan->moving_s));
  plan->moving_gain_s = o->seconds - plan->predicted_s;
  if (pays(o, plan)) return 0;
  count_on_nodes(o, plan);
  hscal__kinds_note(call->routine, o->machine, o->node_of, o->processes, plan->note, sizeof plan->note);
  return keep(o, options, plan);
}

int hscal__keep_origin(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                       hscal_plan *plan) {
  if (!options || (options->origin.nprow == 0 && options->origin.npcol == 0)) return 0;
  origin o;
  int status = set_up(&o, call, machine, options);
  if (!status) status = decide(&o, call, options, plan);
  free(o.node_of);
  return status;
}
