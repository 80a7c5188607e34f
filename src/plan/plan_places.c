#include "plan/plan_places.h"
#include "base/status.h"
#include "base/text.h"
#include "plan/placement_rule.h"
#include "plan/placement_words.h"
#include "plan/plan_lines.h"

#include <stdlib.h>

enum { WIDTH = 78, INDENT = 14, LIST = 110 };

/* In characters. */
static int longest_name(const hscal_plan *plan) {
  int longest = 0;
  for (int i = 0; i < plan->nprocs; i++) {
    int length = hscal__characters(plan->node_name[plan->node_of[i]]);
    longest = length > longest ? length : longest;
  }
  return longest;
}

/* Is the grid small enough to be looked at? Smaller, if a rule tells it; and where the nodes are not all the same. */
static int is_to_be_drawn(const hscal_plan *plan, const hscal_placement_rule *rule) {
  enum { ROWS = 16, ROWS_WITH_RULE = 8 };
  return plan->nprow <= (rule->is_own ? ROWS : ROWS_WITH_RULE) && rule->nnodes != 1 &&
         INDENT + plan->npcol * (longest_name(plan) + 1) <= WIDTH;
}

/* Names at their grid coordinates. */
static void draw(FILE *out, const hscal_plan *plan) {
  int longest = longest_name(plan);
  for (int p = 0; p < plan->nprow; p++) {
    fprintf(out, "%*s", INDENT, "");
    for (int q = 0; q < plan->npcol; q++) {
      const char *name = plan->node_name[plan->node_of[p * plan->npcol + q]];
      fprintf(out, "%s%*s", name, q + 1 < plan->npcol ? longest + 1 - hscal__characters(name) : 0, "");
    }
    fprintf(out, "\n");
  }
}

static void put(FILE *out, const hscal_plan *plan, const hscal_placement_rule *rule, const char *words,
                const char *by_hand) {
  int is_drawn = is_to_be_drawn(plan, rule);
  if (rule->is_own && !is_drawn)
    fprintf(out, "  placement   %s: --json lists it node by node\n", words);
  else
    hscal__put_list(out, "placement", words);
  if (is_drawn) draw(out, plan);
  if (!plan->in_program) hscal__put_line(out, "by hand", by_hand);
}

int hscal__put_places(FILE *out, const hscal_plan *plan) {
  hscal_placement_rule rule;
  if (plan->nprocs == 1) return 0;
  int status = hscal__placement_rule_find(plan, &rule);
  char *words = status ? NULL : hscal__placement_words(plan, &rule, LIST);
  char *by_hand = status ? NULL : hscal__placement_by_hand(plan, &rule);
  if (words && by_hand)
    put(out, plan, &rule, words, by_hand);
  else if (!status)
    status = hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the placement of %d processes", plan->nprocs);
  free(words);
  free(by_hand);
  hscal__placement_rule_free(&rule);
  return status;
}
