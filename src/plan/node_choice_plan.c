#include "plan/node_choice_plan.h"
#include "base/status.h"
#include "base/text.h"
#include "plan/guard.h"
#include "plan/node_hours.h"
#include "plan/plan.h"
#include "search/space_init.h"
#include "search/usual_layouts.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
static int compare_with_usual(const hscal_node_choices *choices, const hscal_plan *whole, hscal_plan *plan) {
  hscal_space space;
  hscal_usual_layout layout[HSCAL_USUALS];
  int count = 0, status = hscal__space_init(&space, choices->call, choices->machine, &choices->own, -1);
  if (!status) status = hscal__usual_layouts(&space, layout, &count);
  if (!status) {
    free(plan->baselines);
    status = hscal__plan_copy_baselines(whole, plan);
    plan->nbaselines = status ? 0 : whole->nbaselines, plan->best_baseline = whole->best_baseline;
  }
  for (int b = 0; b < plan->nbaselines && !status; b++)
    for (int i = 0; i < count; i++)
      if (strcmp(plan->baselines[b].name, layout[i].name) == 0)
        compare(plan, count_nodes(choices->machine, &layout[i]), &plan->baselines[b].layout);
  for (int i = 0; i < count; i++) free(layout[i].node_of);
  hscal__space_free(&space);
  plan->fallback = plan->nbaselines > 0 ? plan->baselines[0].layout : whole->fallback;
  plan->kept_default = 0;
  hscal__plan_no_gain(plan);
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
static const hscal_plan *plan_of_whole(const hscal_node_choices *choices) {
  for (int i = 0; i < choices->tries; i++)
    if (choices->tried[i].plan && choices->tried[i].beginning == 0 && choices->tried[i].count == choices->nodes)
      return choices->tried[i].plan;
  return NULL;
}

int hscal__node_choice_plan(const hscal_node_choices *choices, const hscal_node_choice *best) {
  const hscal_plan *whole = plan_of_whole(choices), *least = choices->tried[hscal__node_choices_fastest(choices)].plan;
  hscal_plan *plan = best->plan;
  long candidates = 0, evaluated = 0;
  double most_s = 0;
  for (int i = 0; i < choices->tries; i++) {
    const hscal_plan *other = choices->tried[i].plan;
    if (!other) continue;
    candidates += other->candidates, evaluated += other->evaluated, most_s += other->most_s;
  }
  if (whole && best->count < choices->nodes) HSCAL_TRY(compare_with_usual(choices, whole, plan));
  note_fastest(least, plan);
  plan->gap = fmax(plan->gap, 1 - least->predicted_s * (1 - least->gap) / plan->predicted_s);
  plan->candidates = candidates, plan->evaluated = evaluated, plan->most_s = most_s;
  return 0;
}

int hscal__deadline_missed(const hscal_node_choices *choices) {
  const hscal_plan *plan = choices->tried[hscal__node_choices_fastest(choices)].plan;
  char deadline[HSCAL_SECONDS_TEXT_SIZE], seconds[HSCAL_SECONDS_TEXT_SIZE], lower[HSCAL_SECONDS_TEXT_SIZE],
      upper[HSCAL_SECONDS_TEXT_SIZE];
  return hscal__fail(HSCAL_ERROR_NO_GRID,
                     "no plan is sure to meet the deadline of %s: the fastest takes %s (%s to %s, whose end counts) on "
                     "%d of %d node%s",
                     hscal__seconds_text(choices->options->deadline_s, deadline),
                     hscal__seconds_text(plan->predicted_s, seconds), hscal__seconds_text(plan->lower_s, lower),
                     hscal__seconds_text(plan->upper_s, upper), plan->nodes_used, plan->nnodes,
                     plan->nnodes == 1 ? "" : "s");
}
