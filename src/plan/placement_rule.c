#include "plan/placement_rule.h"
#include "base/status.h"

#include <stdlib.h>
#include <string.h>

/* The k-th place of the traversal of the grid, as an index row by row. */
static int place_at(const hscal_placement_rule *rule, int k) {
  int lines = rule->by_columns ? rule->nprow : rule->npcol, size = rule->strip * lines;
  int first = k / size * rule->strip, across = k % size % rule->strip, along = k % size / rule->strip;
  return rule->by_columns ? along * rule->npcol + first + across : (first + across) * rule->npcol + along;
}

/* The nodes in the order in which the traversal first comes to them. position[nodes of the plan] is scratch. */
static void collect(const hscal_plan *plan, hscal_placement_rule *rule, int *position) {
  rule->nnodes = 0;
  memset(position, 0, (size_t)plan->nnodes * sizeof *position); /* from 1 */
  for (int k = 0; k < plan->nprocs; k++) {
    int node = plan->node_of[place_at(rule, k)];
    if (!position[node]) {
      rule->node[rule->nnodes] = node, rule->count[rule->nnodes] = 0;
      position[node] = ++rule->nnodes;
    }
    rule->count[position[node] - 1]++;
  }
}

static int is_in_blocks(const hscal_plan *plan, const hscal_placement_rule *rule) {
  for (int i = 0, k = 0; i < rule->nnodes; i++)
    for (int end = k + rule->count[i]; k < end; k++)
      if (plan->node_of[place_at(rule, k)] != rule->node[i]) return 0;
  return 1;
}

/* scratch[nodes of the plan]: those that have processes left, which get fewer from round to round. */
static int is_in_turn(const hscal_plan *plan, const hscal_placement_rule *rule, int *scratch) {
  int active = rule->nnodes;
  for (int i = 0; i < active; i++) scratch[i] = i;
  for (int k = 0, round = 1; k < plan->nprocs; round++) {
    int left = 0;
    for (int i = 0; i < active; i++, k++) {
      if (plan->node_of[place_at(rule, k)] != rule->node[scratch[i]]) return 0;
      if (rule->count[scratch[i]] > round) scratch[left++] = scratch[i];
    }
    active = left;
  }
  return 1;
}

static int is_in_order_of_nodes(const hscal_placement_rule *rule) {
  for (int i = 1; i < rule->nnodes; i++)
    if (rule->node[i] < rule->node[i - 1]) return 0;
  return 1;
}

/* Only with nodes in their own order, if that is asked for. */
static int fits(const hscal_plan *plan, hscal_placement_rule *rule, int in_order, int *scratch) {
  collect(plan, rule, scratch);
  if (in_order && !is_in_order_of_nodes(rule)) return 0;
  return rule->in_turn ? is_in_turn(plan, rule, scratch) : is_in_blocks(plan, rule);
}

/* Row and column order, the one first that was asked for; a single row or column has one order. */
static int find_plain(const hscal_plan *plan, hscal_placement_rule *rule, int in_order, int *scratch) {
  int is_line = plan->nprow == 1 || plan->npcol == 1, columns_first = plan->order == 'C' && !is_line;
  for (rule->in_turn = 0; rule->in_turn < 2; rule->in_turn++)
    for (int i = 0; i < 2 - is_line; i++) {
      rule->strip = i == columns_first ? 1 : plan->nprow;
      if (fits(plan, rule, in_order, scratch)) return 1;
    }
  return 0;
}

static int find_strips(const hscal_plan *plan, hscal_placement_rule *rule, int *scratch) {
  for (int choice = 0; choice < 4; choice++) {
    rule->in_turn = choice / 2, rule->by_columns = choice % 2;
    int lines = rule->by_columns ? plan->npcol : plan->nprow;
    for (rule->strip = 2; rule->strip < lines; rule->strip++)
      if (lines % rule->strip == 0 && fits(plan, rule, 0, scratch)) return 1;
  }
  return 0;
}

int hscal__placement_rule_find(const hscal_plan *plan, hscal_placement_rule *rule) {
  size_t nodes = (size_t)plan->nnodes;
  *rule = (hscal_placement_rule){.nprow = plan->nprow, .npcol = plan->npcol};
  rule->node = malloc(nodes * sizeof *rule->node);
  rule->count = malloc(nodes * sizeof *rule->count);
  int *scratch = malloc(nodes * sizeof *scratch);
  int enough = rule->node && rule->count && scratch;
  if (enough && !find_plain(plan, rule, 1, scratch) && !find_plain(plan, rule, 0, scratch) &&
      !find_strips(plan, rule, scratch)) {
    rule->is_own = 1;
    rule->strip = rule->by_columns = rule->in_turn = rule->nnodes = 0;
  }
  free(scratch);
  return enough ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the placement of %d processes", plan->nprocs);
}

void hscal__placement_rule_free(hscal_placement_rule *rule) {
  free(rule->node);
  free(rule->count);
  *rule = (hscal_placement_rule){0};
}
