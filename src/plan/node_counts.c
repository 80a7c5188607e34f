/* Plans on more and fewer nodes, and which of them the objective wants. */
#include "plan/node_counts.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "base/text.h"
#include "plan/baselines.h"
#include "plan/fastest_plan.h"
#include "plan/node_hours.h"
#include "plan/plan.h"
#include "plan/sub_machine.h"
#include "search/search.h"
#include "search/space_init.h"
#include "search/usual_layouts.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* So few choices are all planned; of more some first, then those beside the best, until so many are planned. In a program, which waits, few. */
enum { ALL = 16, MOST = 40, MOST_IN_PROGRAM = 8, MOST_BEGINNINGS = 4 };

/* What each of many plans may take of the usual time; the best is planned again with all of it. */
static const double share_of_many = 0.25;

/* Nodes that were planned on: `count` in turn, from where a kind begins. */
typedef struct choice {
  int beginning, count;
  hscal_plan *plan; /* null: there is none on these */
} choice;

typedef struct scales {
  const hscal_call *call;
  const hscal_machine *machine;
  const hscal_options *options;
  hscal_options own;                 /* of one plan */
  int *turn, nodes;                  /* nodes in the order in which they are taken */
  int *beginning, *most, beginnings; /* places in `turn` where to begin, and how many nodes there are from each on */
  choice *tried;
  int tries, room;
} scales;

static int no_memory(void) { return hscal__fail(HSCAL_ERROR_MEMORY, "no memory to plan on more and fewer nodes"); }

/* ---- what there is to choose from --------------------------------------------------------------------------- */

static int kind_of(const scales *scales, int place) { return scales->machine->class_of[scales->turn[place]]; }

/* Nodes of the kind from there on. */
static int length_of_kind(const scales *scales, int place) {
  int length = 1;
  while (place + length < scales->nodes && kind_of(scales, place + length) == kind_of(scales, place)) length++;
  return length;
}

/* The fastest kind, and the slower ones after it; the same without the fastest, and so on. With one_kind each kind alone. */
static int list_beginnings(scales *scales) {
  int in_program = scales->options->in_program && !scales->options->one_kind, most = in_program ? 1 : MOST_BEGINNINGS;
  scales->beginning = calloc((size_t)scales->machine->nclasses, sizeof *scales->beginning);
  scales->most = calloc((size_t)scales->machine->nclasses, sizeof *scales->most);
  if (!scales->beginning || !scales->most) return no_memory();
  for (int at = 0, length; at < scales->nodes && scales->beginnings < most; at += length) {
    length = length_of_kind(scales, at);
    scales->beginning[scales->beginnings] = at;
    scales->most[scales->beginnings++] = scales->options->one_kind ? length : scales->nodes - at;
  }
  return 0;
}

static int count_choices(const scales *scales) {
  int count = 0;
  for (int b = 0; b < scales->beginnings; b++) count += scales->most[b];
  return count;
}

/* ---- planning ----------------------------------------------------------------------------------------------- */

static int keep(scales *scales, int beginning, int count, hscal_plan *plan) {
  if (scales->tries == scales->room) {
    int room = 2 * scales->room + 16;
    choice *tried = realloc(scales->tried, (size_t)room * sizeof *tried);
    if (!tried) {
      hscal_plan_free(plan);
      return no_memory();
    }
    scales->tried = tried, scales->room = room;
  }
  scales->tried[scales->tries++] = (choice){beginning, count, plan};
  return 0;
}

/* Processors for processes of their own on `count` nodes from a place on. */
static int64_t processors_on(const scales *scales, int place, int count) {
  const hscal_options *options = scales->options;
  int64_t processors = 0;
  for (int i = place; i < place + count; i++) {
    int here = hscal__node(scales->machine, scales->turn[i])->processors;
    if (options->slots) here = hscal__min(here, options->slots[scales->turn[i]]);
    if (options->processes_per_node > 0) here = hscal__min(here, options->processes_per_node);
    processors += here;
  }
  return processors;
}

/* A demanded number of processes is not squeezed onto fewer nodes than have processors for it: what processes wait for each other there
 * is not predicted. */
static int is_crowded(const scales *scales, int beginning, int count) {
  const hscal_options *options = scales->options;
  int64_t demanded = options->nprow > 0 ? (int64_t)options->nprow * options->npcol
                                        : options->exact_processes * (int64_t)options->processes;
  return demanded > processors_on(scales, scales->beginning[beginning], count) &&
         demanded <= processors_on(scales, 0, scales->nodes);
}

static int plan_on(scales *scales, int beginning, int count, const hscal_options *options) {
  hscal_plan *plan;
  if (is_crowded(scales, beginning, count)) return keep(scales, beginning, count, NULL);
  int status = hscal__plan_sub_machine(hscal__fastest_plan, scales->call, scales->machine, options,
                                       scales->turn + scales->beginning[beginning], count, &plan);
  if (status && !hscal__is_no_choice(status)) return status;
  if (status) hscal__clear_error();
  return keep(scales, beginning, count, plan);
}

static int is_tried(const scales *scales, int beginning, int count) {
  for (int i = 0; i < scales->tries; i++)
    if (scales->tried[i].beginning == beginning && scales->tried[i].count == count) return 1;
  return 0;
}

static int try_on(scales *scales, int beginning, int count) {
  return is_tried(scales, beginning, count) ? 0 : plan_on(scales, beginning, count, &scales->own);
}

/* All, or powers of two and as many as there are. */
static int try_first(scales *scales, int all) {
  for (int b = 0; b < scales->beginnings; b++) {
    for (int count = 1; count < scales->most[b]; count = all ? count + 1 : 2 * count)
      HSCAL_TRY(try_on(scales, b, count));
    HSCAL_TRY(try_on(scales, b, scales->most[b]));
  }
  return 0;
}

/* ---- weighing ----------------------------------------------------------------------------------------------- */

static int is_good_enough(const scales *scales, const hscal_plan *plan) {
  return plan &&
         (scales->options->objective != HSCAL_OBJECTIVE_DEADLINE || plan->upper_s <= scales->options->deadline_s);
}

static int fastest(const scales *scales) {
  int best = -1;
  for (int i = 0; i < scales->tries; i++) {
    const hscal_plan *plan = scales->tried[i].plan;
    if (plan && (best < 0 || plan->predicted_s < scales->tried[best].plan->predicted_s)) best = i;
  }
  return best;
}

/* The fastest of those that take as few node-hours as any, within what searches tell apart. -1: none is good enough. */
static int cheapest(const scales *scales) {
  const double alike = 1.005;
  double least = INFINITY;
  int best = -1;
  for (int i = 0; i < scales->tries; i++)
    if (is_good_enough(scales, scales->tried[i].plan)) least = fmin(least, scales->tried[i].plan->node_hours);
  for (int i = 0; i < scales->tries; i++) {
    const hscal_plan *plan = scales->tried[i].plan;
    if (!is_good_enough(scales, plan) || plan->node_hours > alike * least) continue;
    if (best < 0 || plan->predicted_s < scales->tried[best].plan->predicted_s) best = i;
  }
  return best;
}

static int best_of(const scales *scales) {
  int best = cheapest(scales);
  return best >= 0 ? best : fastest(scales);
}

/* The number of nodes tried that is next to `count`, on one side of it (step -1 or 1). */
static int next_tried(const scales *scales, const choice *best, int step) {
  int count = best->count + step, end = step < 0 ? 0 : scales->most[best->beginning] + 1;
  while (count != end && !is_tried(scales, best->beginning, count)) count += step;
  return count;
}

/* Halves what lies between the best and its neighbours. *tries: how many plans that took, 0 if there is nothing between. */
static int try_beside(scales *scales, int index, int *tries) {
  const choice best = scales->tried[index]; /* the list may move */
  int before = scales->tries;
  int fewer = next_tried(scales, &best, -1), more = next_tried(scales, &best, 1);
  if (best.count - fewer > 1 && best.count > 1) HSCAL_TRY(try_on(scales, best.beginning, (best.count + fewer) / 2));
  if (more - best.count > 1 && more <= scales->most[best.beginning])
    HSCAL_TRY(try_on(scales, best.beginning, (best.count + more) / 2));
  *tries = scales->tries - before;
  return 0;
}

/* With the time of one usual plan. */
static int plan_well(scales *scales, int beginning, int count) {
  hscal_options well = scales->own;
  well.patience = scales->options->patience;
  return plan_on(scales, beginning, count, &well);
}

/* So many plans try_first makes at most. */
static int count_first(const scales *scales) {
  int count = 0;
  for (int b = 0; b < scales->beginnings; b++, count++)
    for (int nodes = 1; nodes < scales->most[b]; nodes *= 2) count++;
  return count;
}

/* Patience of 0.1 or less would be a hurry (search.c): many plans shall not be worse in kind. A program waits for all of them together. */
static double patience_of_each(const scales *scales) {
  const double no_hurry = 0.11;
  double usual = scales->options->patience > 0 ? scales->options->patience : 1;
  if (scales->options->in_program) return usual / hscal__max(MOST_IN_PROGRAM, count_first(scales));
  return fmax(share_of_many * usual, fmin(usual, no_hurry));
}

static int explore(scales *scales) {
  int in_program = scales->options->in_program, most = in_program ? MOST_IN_PROGRAM : MOST, tries = 1;
  int all = count_choices(scales) <= (in_program ? MOST_IN_PROGRAM : ALL);
  if (!all || in_program) scales->own.patience = patience_of_each(scales);
  if (!all && !in_program)
    HSCAL_TRY(plan_well(scales, 0, scales->most[0])); /* what hscal__plan_call finds without an objective */
  HSCAL_TRY(try_first(scales, all));
  if (fastest(scales) < 0) return 0;
  while (!all && tries > 0 && scales->tries < most) HSCAL_TRY(try_beside(scales, best_of(scales), &tries));
  const choice best = scales->tried[best_of(scales)];
  return all || in_program ? 0 : plan_well(scales, best.beginning, best.count);
}

/* ---- the plan ----------------------------------------------------------------------------------------------- */

static int count_nodes(const hscal_machine *machine, const hscal_usual_layout *layout) {
  char *is_used = calloc((size_t)machine->nnodes, 1);
  int nodes = 0;
  for (int i = 0; is_used && i < layout->nprow * layout->npcol; i++) {
    nodes += !is_used[layout->node_of[i]];
    is_used[layout->node_of[i]] = 1;
  }
  free(is_used);
  return nodes;
}

/* "12.0 % slower, 3.1 times the node-hours" */
static void compare(const hscal_plan *plan, int nodes, hscal_candidate *layout) {
  const double hour_s = 3600;
  if (!isfinite(layout->predicted_s) || plan->predicted_s <= 0) return;
  double slower = 100 * (layout->predicted_s / plan->predicted_s - 1);
  double times = nodes * layout->predicted_s / hour_s / plan->node_hours;
  int length =
      snprintf(layout->reason, sizeof layout->reason, "%.1f %% %s", fabs(slower), slower < 0 ? "faster" : "slower");
  if (times > 0)
    snprintf(layout->reason + length, sizeof layout->reason - (size_t)length, ", %.3g times the node-hours", times);
}

/* The usual layouts are those of the whole machine, which everybody would run. */
static int compare_with_usual(const scales *scales, const hscal_plan *whole, hscal_plan *plan) {
  hscal_space space;
  hscal_usual_layout layout[HSCAL_USUALS];
  int count = 0, status = hscal__space_init(&space, scales->call, scales->machine, &scales->own, -1);
  if (!status) status = hscal__usual_layouts(&space, layout, &count);
  if (!status) {
    free(plan->baselines);
    status = hscal__plan_copy_baselines(whole, plan);
    plan->nbaselines = status ? 0 : whole->nbaselines, plan->best_baseline = whole->best_baseline;
  }
  for (int b = 0; b < plan->nbaselines && !status; b++)
    for (int i = 0; i < count; i++)
      if (strcmp(plan->baselines[b].name, layout[i].name) == 0)
        compare(plan, count_nodes(scales->machine, &layout[i]), &plan->baselines[b].layout);
  for (int i = 0; i < count; i++) free(layout[i].node_of);
  hscal__space_free(&space);
  plan->fallback = plan->nbaselines > 0 ? plan->baselines[0].layout : whole->fallback;
  plan->kept_default = 0;
  return status;
}

static void note_fastest(const hscal_plan *least, hscal_plan *plan) {
  char seconds[HSCAL_SECONDS_TEXT_SIZE], cost[HSCAL_NODE_HOURS_TEXT_SIZE];
  size_t used = strlen(plan->note);
  if (least == plan || least->predicted_s >= plan->predicted_s) return;
  snprintf(plan->note + used, sizeof plan->note - used, "%sthe fastest plan takes %s on %d node%s, %s",
           used ? "; " : "", hscal__seconds_text(least->predicted_s, seconds), least->nodes_used,
           least->nodes_used == 1 ? "" : "s", hscal__node_hours_text(least->node_hours, cost));
}

/* On all nodes; null if there is none. */
static const hscal_plan *plan_of_whole(const scales *scales) {
  for (int i = 0; i < scales->tries; i++)
    if (scales->tried[i].plan && scales->tried[i].beginning == 0 && scales->tried[i].count == scales->nodes)
      return scales->tried[i].plan;
  return NULL;
}

static int finish(const scales *scales, const choice *best) {
  const hscal_plan *whole = plan_of_whole(scales), *least = scales->tried[fastest(scales)].plan;
  hscal_plan *plan = best->plan;
  long candidates = 0, evaluated = 0;
  double most_s = 0;
  for (int i = 0; i < scales->tries; i++) {
    const hscal_plan *other = scales->tried[i].plan;
    if (!other) continue;
    candidates += other->candidates, evaluated += other->evaluated, most_s += other->most_s;
  }
  if (whole && best->count < scales->nodes) HSCAL_TRY(compare_with_usual(scales, whole, plan));
  note_fastest(least, plan);
  plan->gap = fmax(plan->gap, 1 - least->predicted_s * (1 - least->gap) / plan->predicted_s);
  plan->candidates = candidates, plan->evaluated = evaluated, plan->most_s = most_s;
  return 0;
}

/* None is fast enough: says what would be. */
static int too_late(const scales *scales) {
  const hscal_plan *plan = scales->tried[fastest(scales)].plan;
  char deadline[HSCAL_SECONDS_TEXT_SIZE], seconds[HSCAL_SECONDS_TEXT_SIZE], lower[HSCAL_SECONDS_TEXT_SIZE],
      upper[HSCAL_SECONDS_TEXT_SIZE];
  return hscal__fail(HSCAL_ERROR_NO_GRID,
                     "no plan is sure to meet the deadline of %s: the fastest takes %s (%s to %s, whose end counts) on "
                     "%d of %d node%s",
                     hscal__seconds_text(scales->options->deadline_s, deadline),
                     hscal__seconds_text(plan->predicted_s, seconds), hscal__seconds_text(plan->lower_s, lower),
                     hscal__seconds_text(plan->upper_s, upper), plan->nodes_used, plan->nnodes,
                     plan->nnodes == 1 ? "" : "s");
}

static int weigh(scales *scales, hscal_plan **plan) {
  HSCAL_TRY(hscal__nodes_by_speed(scales->call, scales->machine, scales->options, scales->turn, &scales->nodes));
  HSCAL_TRY(list_beginnings(scales));
  HSCAL_TRY(explore(scales));
  if (fastest(scales) < 0) /* it says why */
    return hscal__fastest_plan(scales->call, scales->machine, &scales->own, plan);
  int best = cheapest(scales);
  if (best < 0) return too_late(scales);
  HSCAL_TRY(finish(scales, &scales->tried[best]));
  *plan = scales->tried[best].plan;
  scales->tried[best].plan = NULL;
  return 0;
}

int hscal__plan_node_counts(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                            hscal_plan **plan) {
  scales scales = {.call = call, .machine = machine, .options = options, .own = *options};
  scales.own.objective = 0, scales.own.deadline_s = 0, scales.own.wisdom = NULL;
  scales.turn = malloc((size_t)machine->nnodes * sizeof *scales.turn);
  *plan = NULL;
  int status = scales.turn ? weigh(&scales, plan) : no_memory();
  for (int i = 0; i < scales.tries; i++) hscal_plan_free(scales.tried[i].plan);
  free(scales.tried);
  free(scales.turn);
  free(scales.beginning);
  free(scales.most);
  return status;
}
