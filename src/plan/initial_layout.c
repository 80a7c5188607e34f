#include "plan/initial_layout.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "base/text.h"
#include "models/memory/memory.h"
#include "models/predict/predict.h"
#include "plan/guard.h"
#include "plan/plan.h"
#include "plan/redistribution_plan.h"
#include "plan/rounding_risk.h"
#include "search/layout_constraints.h"
#include "search/space.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { USUAL_TOP = 5 }; /* rivals, where the options do not say how many */

typedef struct initial_layout {
  const hscal_origin *given;
  const hscal_machine *machine;
  hscal_call call; /* with its open blocks as they are there */
  int processes, *node_of;
  int panel;
  const int *threads; /* [classes] of its processes */
  double seconds;     /* not a number: the call cannot be made there */
  char reason[sizeof((hscal_candidate *)NULL)->reason];
} initial_layout;

/* ---- where it is ------------------------------------------------------------------------------------------------- */

/* Nodes in order, as many processes on each as there are slots or processors; and again, if these are not enough, as often as plans
 * that are asked for more do. */
static int fill_nodes(const initial_layout *o, const int *slots, int *node_of) {
  int placed = 0;
  for (int round = 0; round < HSCAL_DEMANDED_OVERSUBSCRIPTION; round++)
    for (int h = 0; h < o->machine->nnodes; h++) {
      int free_places = slots ? slots[h] : hscal__node(o->machine, h)->processors;
      for (; free_places > 0 && placed < o->processes; free_places--) node_of[placed++] = h;
    }
  return placed == o->processes
             ? 0
             : hscal__fail(HSCAL_ERROR_NO_GRID,
                           "the matrices lie on a %d x %d grid, of %d processes, but at most %d fit on %d node(s)",
                           o->given->nprow, o->given->npcol, o->processes, placed, o->machine->nnodes);
}

static int take_nodes(const initial_layout *o, int *node_of) {
  for (int i = 0; i < o->processes; i++) {
    node_of[i] = o->given->node_of[i];
    if (node_of[i] < 0 || node_of[i] >= o->machine->nnodes)
      return hscal__fail(HSCAL_ERROR_ARGUMENT, "origin: process %d has its matrices on node %d, of %d nodes", i,
                         node_of[i], o->machine->nnodes);
  }
  return 0;
}

static int check(const hscal_origin *given) {
  enum { MOST = 1 << 17 }; /* as many as timeof takes */
  if (given->nprow < 1 || given->npcol < 1 || given->nb < 1 || given->mb < 0)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "origin: %d x %d processes with blocks of %d is not a valid layout",
                       given->nprow, given->npcol, given->nb);
  if (given->nb > HSCAL_MOST_BLOCK || given->mb > HSCAL_MOST_BLOCK)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "origin: its blocks must be at most %d", HSCAL_MOST_BLOCK);
  if (given->npcol > MOST / given->nprow)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "origin: %d x %d are too many processes", given->nprow, given->npcol);
  return 0;
}

static int set_up(initial_layout *o, const hscal_call *call, const hscal_machine *machine,
                  const hscal_options *options) {
  *o = (initial_layout){.given = &options->origin, .machine = machine, .call = *call, .seconds = NAN};
  HSCAL_TRY(check(o->given));
  hscal__call_fill_blocks(&o->call, o->given->mb ? o->given->mb : o->given->nb, o->given->nb);
  o->processes = o->given->nprow * o->given->npcol;
  o->node_of = malloc((size_t)o->processes * sizeof *o->node_of);
  if (!o->node_of) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d processes", o->processes);
  return o->given->node_of ? take_nodes(o, o->node_of) : fill_nodes(o, options->slots, o->node_of);
}

/* ---- what the routine takes there -------------------------------------------------------------------------------- */

static hscal_distributed_call distributed_call_of(const initial_layout *o) {
  return (hscal_distributed_call){
      .call = &o->call, .nprow = o->given->nprow, .npcol = o->given->npcol, .node_of = o->node_of};
}

static int is_of_one_kind(const initial_layout *o) {
  for (int i = 1; i < o->processes; i++)
    if (o->machine->class_of[o->node_of[i]] != o->machine->class_of[o->node_of[0]]) return 0;
  return 1;
}

/* Why the call cannot be made there, if so: o->reason is "" if it can. */
static int find_obstacle(initial_layout *o, const hscal_options *options) {
  hscal_layout layout = hscal__layout_make(o->given->nprow, o->given->npcol, 0);
  hscal_distributed_call initial = distributed_call_of(o);
  hscal_shortage lack = {.node = -1};
  const char *reason = "";
  if (hscal__library_accepts(&o->call, &layout))
    reason = "is refused by the routine";
  else if (options->one_kind && !is_of_one_kind(o))
    reason = "is on nodes of several kinds";
  else
    HSCAL_TRY(hscal__layout_shortage(&initial, 0, o->machine, &lack));
  if (lack.node >= 0) reason = "does not fit in the memory of its nodes";
  snprintf(o->reason, sizeof o->reason, "%s", reason);
  return 0;
}

/* Does each process have processors for its threads? */
static int has_processors(const initial_layout *o, const hscal_machine *seen) {
  int *left = malloc((size_t)seen->nnodes * sizeof *left), has = left != NULL;
  for (int h = 0; h < seen->nnodes && left; h++) left[h] = hscal__node(seen, h)->processors;
  for (int i = 0; i < o->processes && has; i++) has = left[o->node_of[i]]-- > 0;
  free(left);
  return has;
}

static int time_with(initial_layout *o, const hscal_machine *seen, const int *threads, int panel) {
  hscal_layout layout = hscal__layout_make(o->given->nprow, o->given->npcol, panel);
  hscal_placement placement = {.machine = seen, .node_of = o->node_of};
  double seconds;
  int status = hscal__timeof(&o->call, &layout, &placement, HSCAL_EFFORT_MODEL, &seconds);
  if (status == HSCAL_ERROR_NO_GRID) { /* a recorded one */
    snprintf(o->reason, sizeof o->reason, "is refused by the routine");
    return 0;
  }
  HSCAL_TRY(status);
  if (!(seconds >= o->seconds)) o->seconds = seconds, o->panel = panel, o->threads = threads;
  return 0;
}

/* With the panel width that the plan has, or the library's own: that is no matter of where data lie. */
static int time_panels(initial_layout *o, const hscal_machine *seen, const int *threads, const hscal_plan *plan,
                       int given_panel) {
  int own_panel = given_panel > 0 ? given_panel : hscal__reference_backend.panel;
  HSCAL_TRY(time_with(o, seen, threads, own_panel));
  return given_panel > 0 || plan->panel == own_panel ? 0 : time_with(o, seen, threads, plan->panel);
}

/* Nor are threads, as long as there are processors for them. */
static int time_initial_layout(initial_layout *o, const hscal_plan *plan, const hscal_thread_choices *choices,
                               int given_panel) {
  for (int c = 0; c < choices->count; c++) {
    const int *threads = choices->of + (size_t)c * (size_t)o->machine->nclasses;
    hscal_machine *derived;
    int status = hscal__thread_choice_machine(o->machine, threads, &derived);
    const hscal_machine *seen = derived ? derived : o->machine;
    if (!status && (c == 0 || has_processors(o, seen))) status = time_panels(o, seen, threads, plan, given_panel);
    hscal_machine_free(derived);
    HSCAL_TRY(status);
  }
  return 0;
}

/* ---- what moving takes ------------------------------------------------------------------------------------------- */

/* Do the matrices lie as the plan wants them? */
static int is_there(const initial_layout *o, const hscal_plan *plan, const hscal_call *chosen) {
  return plan->nprow == o->given->nprow && plan->npcol == o->given->npcol &&
         !memcmp(plan->node_of, o->node_of, (size_t)o->processes * sizeof *o->node_of) &&
         !memcmp(chosen->operand, o->call.operand, sizeof chosen->operand);
}

/* ---- keeping it -------------------------------------------------------------------------------------------------- */

/* Against the origin: reasons were given against what was planned. */
static void judge(hscal_candidate *other, double origin_s) {
  char gain[HSCAL_SECONDS_TEXT_SIZE];
  double slower = 100 * (other->predicted_s / origin_s - 1);
  if (isnan(other->predicted_s)) return;
  if (slower < 0)
    snprintf(other->reason, sizeof other->reason, "gains %s, not worth moving",
             hscal__seconds_text(origin_s - other->predicted_s, gain));
  else if (slower < 0.05)
    snprintf(other->reason, sizeof other->reason, "as fast, and to be moved to");
  else
    snprintf(other->reason, sizeof other->reason, "%.1f %% slower, and to be moved to", slower);
}

/* The layout that was planned becomes the first rival; the last one of as many as are kept goes. */
static int add_rival(hscal_plan *plan, int top) {
  hscal_candidate planned = hscal__plan_layout(plan);
  hscal_candidate *rivals = realloc(plan->rivals, ((size_t)plan->nrivals + 1) * sizeof *rivals);
  if (!rivals) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d rivals", plan->nrivals + 1);
  memmove(rivals + 1, rivals, (size_t)plan->nrivals * sizeof *rivals);
  rivals[0] = planned;
  plan->rivals = rivals;
  plan->nrivals = hscal__min(plan->nrivals + 1, top > 0 ? top : USUAL_TOP);
  for (int i = 0; i < plan->nrivals; i++) judge(&plan->rivals[i], plan->origin.predicted_s);
  judge(&plan->fallback, plan->origin.predicted_s);
  for (int i = 0; i < plan->nbaselines; i++) judge(&plan->baselines[i].layout, plan->origin.predicted_s);
  return 0;
}

static void count_on_nodes(const initial_layout *o, const hscal_machine *seen, hscal_plan *plan) {
  hscal_layout layout = hscal__layout_make(o->given->nprow, o->given->npcol, o->panel);
  for (int h = 0; h < plan->nnodes; h++) plan->memory_bytes[h] = 0, plan->threads_of_node[h] = 0;
  for (int i = 0; i < o->processes; i++) {
    int node = o->node_of[i], p = i / o->given->npcol, q = i % o->given->npcol;
    plan->memory_bytes[node] += hscal__process_bytes(&o->call, &layout, p, q);
    plan->threads_of_node[node] = hscal__class_processor_cores(hscal__node(seen, node));
  }
}

static int take_interval(const initial_layout *o, const hscal_machine *seen, hscal_plan *plan) {
  hscal_layout layout = hscal__layout_make(o->given->nprow, o->given->npcol, o->panel);
  hscal_placement placement = {.machine = seen, .node_of = o->node_of};
  return hscal__plan_interval(&o->call, &layout, &placement, o->seconds, plan);
}

static int keep_as_seen(initial_layout *o, const hscal_machine *seen, const hscal_options *options, hscal_plan *plan) {
  plan->is_rough = 0; /* it has been timed well */
  HSCAL_TRY(take_interval(o, seen, plan));
  HSCAL_TRY(add_rival(plan, options->top));
  count_on_nodes(o, seen, plan);
  plan->gap = fmax(plan->gap, 1 - plan->predicted_s * (1 - plan->gap) / o->seconds);
  plan->nprocs = plan->origin.nprocs, plan->nprow = plan->origin.nprow, plan->npcol = plan->origin.npcol;
  plan->mb = plan->origin.mb, plan->nb = plan->origin.nb, plan->panel = plan->origin.panel;
  plan->predicted_s = o->seconds;
  plan->kept_origin = 1, plan->kept_default = 0, plan->order = 0;
  free(plan->node_of);
  plan->node_of = o->node_of, o->node_of = NULL;
  return 0;
}

/* Adds to the note, after what is there. */
__attribute__((format(printf, 2, 3))) static void add_note(hscal_plan *plan, const char *format, ...) {
  size_t used = strlen(plan->note);
  if (used && used + 2 < sizeof plan->note) used += (size_t)sprintf(plan->note + used, "; ");
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(plan->note + used, sizeof plan->note - used, format, arguments);
  va_end(arguments);
}

static int keep(initial_layout *o, const hscal_options *options, hscal_plan *plan) {
  hscal_machine *derived;
  hscal__rounding_risk_note(o->call.routine, o->machine, o->node_of, o->processes, plan->note, sizeof plan->note);
  if (!has_processors(o, o->machine))
    add_note(plan,
             "where the matrices lie, processes share processors: what they wait for each other is not predicted");
  HSCAL_TRY(hscal__thread_choice_machine(o->machine, o->threads, &derived));
  int status = keep_as_seen(o, derived ? derived : o->machine, options, plan);
  hscal_machine_free(derived);
  return status;
}

/* Where memory is too small for both copies, the time to move is infinite. */
static int find_shortage(initial_layout *o, const hscal_distributed_call *initial, const hscal_distributed_call *chosen,
                         hscal_plan *plan, hscal_shortage *lack) {
  HSCAL_TRY(
      hscal__redistribution_shortage(initial, chosen, o->given->bring_back, plan->memory_bytes, o->machine, lack));
  if (lack->node < 0) return 0;
  plan->moving_s = INFINITY;
  if (!isnan(o->seconds)) return 0;
  return hscal__fail(HSCAL_ERROR_NO_FIT,
                     "the %d x %d layout in which the matrices lie %s, and moving them takes %.4g GB on %s, which has "
                     "%.4g GB",
                     o->given->nprow, o->given->npcol, o->reason, lack->bytes / 1e9, plan->node_name[lack->node],
                     hscal__node(o->machine, lack->node)->memory_bytes / 1e9);
}

/* What the plan gains over staying, moving included. */
static hscal_gain gain_over_staying(const initial_layout *o, const hscal_plan *plan) {
  int same_nodes =
      plan->nprocs == o->processes && memcmp(plan->node_of, o->node_of, (size_t)o->processes * sizeof *o->node_of) == 0;
  hscal_pair_kind kind = hscal__pair_kind(o->given->nprow, o->given->npcol, plan->nprow, plan->npcol, same_nodes);
  return hscal__gain(o->machine, kind, o->seconds, plan->predicted_s + plan->moving_s);
}

/* A gain that is not a number is one over a layout in which the call cannot be made. */
static int pays(const initial_layout *o, const hscal_plan *plan) {
  hscal_gain gain = gain_over_staying(o, plan);
  return isnan(o->seconds) || hscal__is_sure(&gain);
}

/* The plan wants them where they are. */
static int stay(hscal_plan *plan) {
  plan->kept_origin = 1;
  hscal__plan_no_gain(plan);
  plan->origin.predicted_s = fmin(plan->origin.predicted_s, plan->predicted_s); /* also of not a number */
  *plan->origin.reason = 0;
  return 0;
}

/* The origin is known: does the plan move the matrices? */
static int compare(initial_layout *o, const hscal_call *call, const hscal_options *options, hscal_plan *plan) {
  hscal_call blocked = *call;
  hscal__call_fill_blocks(&blocked, plan->mb, plan->nb);
  hscal_distributed_call initial = distributed_call_of(o), chosen = {&blocked, plan->nprow, plan->npcol, plan->node_of};
  hscal_shortage lack = {.node = -1};
  if (is_there(o, plan, &blocked)) return stay(plan);
  HSCAL_TRY(hscal__redistribution_plan_s(&initial, &chosen, o->given->bring_back, o->machine, &plan->moving_s));
  plan->moving_gain_s = o->seconds - plan->predicted_s;
  if (pays(o, plan)) HSCAL_TRY(find_shortage(o, &initial, &chosen, plan, &lack));
  hscal_gain gain = gain_over_staying(o, plan);
  hscal__plan_set_gain(&gain, plan);
  if (pays(o, plan)) return 0;
  HSCAL_TRY(keep(o, options, plan));
  if (lack.node >= 0)
    add_note(plan, "moving the matrices needs %.4g GB on %s, which has %.4g GB", lack.bytes / 1e9,
             plan->node_name[lack.node], hscal__node(o->machine, lack.node)->memory_bytes / 1e9);
  return 0;
}

static int decide(initial_layout *o, const hscal_call *call, const hscal_options *options,
                  const hscal_thread_choices *choices, hscal_plan *plan) {
  o->panel = options->panel > 0 ? options->panel : hscal__reference_backend.panel;
  HSCAL_TRY(find_obstacle(o, options));
  if (!*o->reason) HSCAL_TRY(time_initial_layout(o, plan, choices, options->panel));
  plan->origin = (hscal_candidate){.nprocs = o->processes,
                                   .nprow = o->given->nprow,
                                   .npcol = o->given->npcol,
                                   .mb = hscal__call_result(&o->call)->mb,
                                   .nb = hscal__call_result(&o->call)->nb,
                                   .panel = o->panel,
                                   .predicted_s = o->seconds};
  memcpy(plan->origin.reason, o->reason, sizeof plan->origin.reason);
  return compare(o, call, options, plan);
}

int hscal__keep_initial_layout(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                               const hscal_thread_choices *choices, hscal_plan *plan) {
  if (!options || (options->origin.nprow == 0 && options->origin.npcol == 0)) return 0;
  initial_layout o;
  int status = set_up(&o, call, machine, options);
  if (!status) status = decide(&o, call, options, choices, plan);
  free(o.node_of);
  return status;
}
