#include "plan/node_counts.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "plan/calibrated.h"
#include "plan/fastest_plan.h"
#include "plan/node_choice_plan.h"
#include "plan/node_choices.h"
#include "plan/sub_machine.h"
#include "search/search.h"

#include <math.h>
#include <stdlib.h>

static int no_memory(void) { return hscal__fail(HSCAL_ERROR_MEMORY, "no memory to plan on more and fewer nodes"); }

/* ---- what there is to choose from --------------------------------------------------------------------------- */

static int kind_of(const hscal_node_choices *choices, int place) {
  return choices->machine->class_of[choices->by_speed[place]];
}

/* Nodes of the kind from there on. */
static int length_of_kind(const hscal_node_choices *choices, int place) {
  int length = 1;
  while (place + length < choices->nodes && kind_of(choices, place + length) == kind_of(choices, place)) length++;
  return length;
}

/* The fastest kind, and the slower ones after it; the same without the fastest, and so on. With one_kind each kind
 * alone. */
static int list_beginnings(hscal_node_choices *choices) {
  int in_program = choices->options->in_program && !choices->options->one_kind,
      most = in_program ? 1 : HSCAL_NODE_BEGINNINGS;
  choices->beginning = calloc((size_t)choices->machine->nclasses, sizeof *choices->beginning);
  choices->most = calloc((size_t)choices->machine->nclasses, sizeof *choices->most);
  if (!choices->beginning || !choices->most) return no_memory();
  for (int at = 0, length; at < choices->nodes && choices->beginnings < most; at += length) {
    length = length_of_kind(choices, at);
    choices->beginning[choices->beginnings] = at;
    choices->most[choices->beginnings++] = choices->options->one_kind ? length : choices->nodes - at;
  }
  return 0;
}

static int count_choices(const hscal_node_choices *choices) {
  int count = 0;
  for (int b = 0; b < choices->beginnings; b++) count += choices->most[b];
  return count;
}

/* ---- planning ----------------------------------------------------------------------------------------------- */

/* Processors for processes of their own on `count` nodes from a place on. */
static int64_t processors_on(const hscal_node_choices *choices, int place, int count) {
  const hscal_options *options = choices->options;
  int64_t processors = 0;
  for (int i = place; i < place + count; i++) {
    int here = hscal__node(choices->machine, choices->by_speed[i])->processors;
    if (options->slots) here = hscal__min(here, options->slots[choices->by_speed[i]]);
    if (options->processes_per_node > 0) here = hscal__min(here, options->processes_per_node);
    processors += here;
  }
  return processors;
}

/* A demanded number of processes is not squeezed onto fewer nodes than have processors for it: what processes wait for
 * each other there is not predicted. */
static int is_oversubscribed(const hscal_node_choices *choices, int beginning, int count) {
  const hscal_options *options = choices->options;
  int64_t demanded = options->nprow > 0 ? (int64_t)options->nprow * options->npcol
                                        : options->exact_processes * (int64_t)options->processes;
  return demanded > processors_on(choices, choices->beginning[beginning], count) &&
         demanded <= processors_on(choices, 0, choices->nodes);
}

static int plan_on(hscal_node_choices *choices, int beginning, int count, const hscal_options *options) {
  hscal_plan *plan;
  if (is_oversubscribed(choices, beginning, count)) return hscal__node_choices_add(choices, beginning, count, NULL);
  int status = hscal__plan_sub_machine(hscal__fastest_plan, choices->call, choices->machine, options,
                                       choices->by_speed + choices->beginning[beginning], count, &plan);
  if (status && !hscal__is_no_choice(status)) return status;
  if (status) hscal__clear_error();
  return hscal__node_choices_add(choices, beginning, count, plan);
}

static int try_on(hscal_node_choices *choices, int beginning, int count) {
  return hscal__node_choices_has(choices, beginning, count) ? 0 : plan_on(choices, beginning, count, &choices->own);
}

/* All, or powers of two and as many as there are. */
static int try_first(hscal_node_choices *choices, int all) {
  for (int b = 0; b < choices->beginnings; b++) {
    for (int count = 1; count < choices->most[b]; count = all ? count + 1 : 2 * count)
      HSCAL_TRY(try_on(choices, b, count));
    HSCAL_TRY(try_on(choices, b, choices->most[b]));
  }
  return 0;
}

static int best_of(const hscal_node_choices *choices) {
  int best = hscal__node_choices_cheapest(choices);
  return best >= 0 ? best : hscal__node_choices_fastest(choices);
}

/* The number of nodes tried that is next to `count`, on one side of it (step -1 or 1). */
static int next_tried(const hscal_node_choices *choices, const hscal_node_choice *best, int step) {
  int count = best->count + step, end = step < 0 ? 0 : choices->most[best->beginning] + 1;
  while (count != end && !hscal__node_choices_has(choices, best->beginning, count)) count += step;
  return count;
}

/* Halves what lies between the best and its neighbours. *tries: how many plans that took, 0 if there is nothing
 * between. */
static int try_beside(hscal_node_choices *choices, int index, int *tries) {
  const hscal_node_choice best = choices->tried[index]; /* the list may move */
  int before = choices->tries;
  int fewer = next_tried(choices, &best, -1), more = next_tried(choices, &best, 1);
  if (best.count - fewer > 1 && best.count > 1) HSCAL_TRY(try_on(choices, best.beginning, (best.count + fewer) / 2));
  if (more - best.count > 1 && more <= choices->most[best.beginning])
    HSCAL_TRY(try_on(choices, best.beginning, (best.count + more) / 2));
  *tries = choices->tries - before;
  return 0;
}

/* With the time of one usual plan. */
static int plan_well(hscal_node_choices *choices, int beginning, int count) {
  hscal_options well = choices->own;
  well.patience = choices->options->patience;
  return plan_on(choices, beginning, count, &well);
}

/* So many plans try_first makes at most. */
static int count_first(const hscal_node_choices *choices) {
  int count = 0;
  for (int b = 0; b < choices->beginnings; b++, count++)
    for (int nodes = 1; nodes < choices->most[b]; nodes *= 2) count++;
  return count;
}

/* At the shell, patience stays above that of deadline mode. A program waits for all of them together. */
static double patience_of_each(const hscal_node_choices *choices) {
  double usual = choices->options->patience > 0 ? choices->options->patience : 1;
  if (choices->options->in_program) return usual / hscal__max(HSCAL_NODE_CHOICES_IN_PROGRAM, count_first(choices));
  return fmax(HSCAL_NODE_CHOICE_PATIENCE * usual, fmin(usual, HSCAL_LEAST_FULL_PATIENCE));
}

static int explore(hscal_node_choices *choices) {
  int in_program = choices->options->in_program, most = in_program ? HSCAL_NODE_CHOICES_IN_PROGRAM : HSCAL_NODE_CHOICES,
      tries = 1;
  int all = count_choices(choices) <= (in_program ? HSCAL_NODE_CHOICES_IN_PROGRAM : HSCAL_NODE_CHOICES_ALL);
  if (!all || in_program) choices->own.patience = patience_of_each(choices);
  if (!all && !in_program)
    HSCAL_TRY(plan_well(choices, 0, choices->most[0])); /* what hscal__plan_call finds without an objective */
  HSCAL_TRY(try_first(choices, all));
  if (hscal__node_choices_fastest(choices) < 0) return 0;
  while (!all && tries > 0 && choices->tries < most) HSCAL_TRY(try_beside(choices, best_of(choices), &tries));
  const hscal_node_choice best = choices->tried[best_of(choices)];
  return all || in_program ? 0 : plan_well(choices, best.beginning, best.count);
}

/* ---- the best --------------------------------------------------------------------------------------------- */

static int choose(hscal_node_choices *choices, hscal_plan **plan) {
  HSCAL_TRY(
      hscal__nodes_by_speed(choices->call, choices->machine, choices->options, choices->by_speed, &choices->nodes));
  HSCAL_TRY(list_beginnings(choices));
  HSCAL_TRY(explore(choices));
  if (hscal__node_choices_fastest(choices) < 0) /* it says why */
    return hscal__fastest_plan(choices->call, choices->machine, &choices->own, plan);
  int best = hscal__node_choices_cheapest(choices);
  if (best < 0) return hscal__deadline_missed(choices);
  HSCAL_TRY(hscal__node_choice_plan(choices, &choices->tried[best]));
  *plan = choices->tried[best].plan;
  choices->tried[best].plan = NULL;
  return 0;
}

int hscal__plan_node_counts(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                            hscal_plan **plan) {
  hscal_node_choices choices = {.call = call, .machine = machine, .options = options, .own = *options};
  choices.own.objective = 0, choices.own.deadline_s = 0, choices.own.wisdom = NULL;
  choices.by_speed = malloc((size_t)machine->nnodes * sizeof *choices.by_speed);
  *plan = NULL;
  int status = choices.by_speed ? choose(&choices, plan) : no_memory();
  hscal__node_choices_free(&choices);
  return status;
}
