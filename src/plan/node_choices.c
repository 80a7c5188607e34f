#include "plan/node_choices.h"
#include "base/status.h"
#include "plan/calibrated.h"

#include <math.h>
#include <stdlib.h>

static int no_memory(void) { return hscal__fail(HSCAL_ERROR_MEMORY, "no memory to plan on more and fewer nodes"); }

int hscal__node_choices_add(hscal_node_choices *choices, int beginning, int count, hscal_plan *plan) {
  if (choices->tries == choices->capacity) {
    int capacity = 2 * choices->capacity + 16;
    hscal_node_choice *tried = realloc(choices->tried, (size_t)capacity * sizeof *tried);
    if (!tried) {
      hscal_plan_free(plan);
      return no_memory();
    }
    choices->tried = tried, choices->capacity = capacity;
  }
  choices->tried[choices->tries++] = (hscal_node_choice){beginning, count, plan};
  return 0;
}

int hscal__node_choices_has(const hscal_node_choices *choices, int beginning, int count) {
  for (int i = 0; i < choices->tries; i++)
    if (choices->tried[i].beginning == beginning && choices->tried[i].count == count) return 1;
  return 0;
}

static int keeps_deadline(const hscal_node_choices *choices, const hscal_plan *plan) {
  return plan &&
         (choices->options->objective != HSCAL_OBJECTIVE_DEADLINE || plan->upper_s <= choices->options->deadline_s);
}

int hscal__node_choices_fastest(const hscal_node_choices *choices) {
  int best = -1;
  for (int i = 0; i < choices->tries; i++) {
    const hscal_plan *plan = choices->tried[i].plan;
    if (plan && (best < 0 || plan->predicted_s < choices->tried[best].plan->predicted_s)) best = i;
  }
  return best;
}

int hscal__node_choices_cheapest(const hscal_node_choices *choices) {
  double least = INFINITY;
  int best = -1;
  for (int i = 0; i < choices->tries; i++)
    if (keeps_deadline(choices, choices->tried[i].plan)) least = fmin(least, choices->tried[i].plan->node_hours);
  for (int i = 0; i < choices->tries; i++) {
    const hscal_plan *plan = choices->tried[i].plan;
    if (!keeps_deadline(choices, plan) || plan->node_hours > HSCAL_COSTS_THE_SAME * least) continue;
    if (best < 0 || plan->predicted_s < choices->tried[best].plan->predicted_s) best = i;
  }
  return best;
}

void hscal__node_choices_free(hscal_node_choices *choices) {
  for (int i = 0; i < choices->tries; i++) hscal_plan_free(choices->tried[i].plan);
  free(choices->tried);
  free(choices->by_speed);
  free(choices->beginning);
  free(choices->most);
}
