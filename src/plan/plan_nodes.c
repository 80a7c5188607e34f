#include "plan/plan_nodes.h"
#include "base/status.h"
#include "base/text.h"
#include "plan/node_ranges.h"
#include "plan/plan_lines.h"

#include <math.h>
#include <stdlib.h>

enum { LONGEST_NAME = 24, LINE = 60, MOST_GROUPS = 4 };

/* Nodes with as many processes of as many threads. */
typedef struct group {
  int processes, threads, nodes, *node;
  double least_bytes, most_bytes;
} group;

/* here[nnodes]: processes of each node. */
static int is_in_group(const hscal_plan *plan, const int *here, const group *group, int node) {
  return here[node] == group->processes && (!group->processes || plan->threads_of_node[node] == group->threads);
}

/* The group of a node and all later ones that are like it, which get `number` in group_of[nnodes]. node[nnodes] is
 * scratch. */
static group gather(const hscal_plan *plan, const int *here, int first, int number, int *group_of, int *node) {
  group made = {here[first], plan->threads_of_node[first], 0, node, INFINITY, 0};
  for (int h = first; h < plan->nnodes; h++) {
    if (group_of[h] || !is_in_group(plan, here, &made, h)) continue;
    made.least_bytes = fmin(made.least_bytes, plan->memory_bytes[h]);
    made.most_bytes = fmax(made.most_bytes, plan->memory_bytes[h]);
    group_of[h] = number;
    node[made.nodes++] = h;
  }
  return made;
}

static void put_bytes(FILE *out, double least, double most) {
  char text[HSCAL_BYTES_TEXT_SIZE];
  if (least < 0.995 * most) fprintf(out, "%s to ", hscal__bytes_text(least, text));
  fprintf(out, "%s", hscal__bytes_text(most, text));
}

/* "n[1-12] x 4 of 8 threads, 80 MB each": with memory, where groups differ. Malloc'ed, or null. */
static char *group_text(const hscal_plan *plan, const group *group, int lines, int with_memory) {
  char *text = NULL, *list = hscal__node_ranges(plan->node_name, group->node, group->nodes, LONGEST_NAME);
  char *shown = list ? hscal__node_ranges_cut(list, group->nodes, lines * LINE) : NULL;
  size_t length = 0;
  FILE *out = shown ? open_memstream(&text, &length) : NULL;
  if (out) {
    fputs(shown, out);
    if (group->processes > 1) fprintf(out, " x %d", group->processes);
    if (group->threads > 1) fprintf(out, " of %d threads", group->threads);
    if (with_memory && group->most_bytes > 0) {
      fputs(", ", out);
      put_bytes(out, group->least_bytes, group->most_bytes);
      if (group->nodes > 1) fputs(" each", out);
    }
  }
  free(shown);
  free(list);
  return out ? hscal__stream_text(out, &text) : NULL;
}

/* "14 more nodes with 1 to 9 processes" */
static void put_rest(FILE *out, const hscal_plan *plan, const int *here, const int *group_of) {
  int nodes = 0, least = INT32_MAX, most = 0;
  for (int h = 0; h < plan->nnodes; h++) {
    if (here[h] == 0 || group_of[h]) continue;
    nodes++;
    least = here[h] < least ? here[h] : least, most = here[h] > most ? here[h] : most;
  }
  if (nodes == 0) return;
  fprintf(out, "%14s%d more nodes with %d", "", nodes, least);
  fprintf(out, most > least ? " to %d processes\n" : " processes\n", most);
}

static int count_groups(const hscal_plan *plan, const int *here, int *group_of, int *node) {
  int groups = 0;
  for (int h = 0; h < plan->nnodes && groups < MOST_GROUPS; h++)
    if (here[h] > 0 && !group_of[h]) gather(plan, here, h, ++groups, group_of, node);
  return groups;
}

static void put_memory(FILE *out, const hscal_plan *plan) {
  double least = INFINITY, most = 0;
  for (int h = 0; h < plan->nnodes; h++)
    if (plan->memory_bytes[h] > 0) least = fmin(least, plan->memory_bytes[h]), most = fmax(most, plan->memory_bytes[h]);
  if (most <= 0) return;
  fprintf(out, "  memory      ");
  put_bytes(out, least, most);
  fprintf(out, " per node\n");
}

static int put_groups(FILE *out, const hscal_plan *plan, const int *here, int *group_of, int *node) {
  int groups = count_groups(plan, here, group_of, node), enough = 1, number = 0;
  for (int h = 0; h < plan->nnodes; h++) group_of[h] = 0;
  for (int h = 0; h < plan->nnodes && enough && number < groups; h++) {
    if (here[h] == 0 || group_of[h]) continue;
    group made = gather(plan, here, h, ++number, group_of, node);
    char *text = group_text(plan, &made, MOST_GROUPS + 1 - groups, groups > 1);
    enough = text != NULL;
    if (text) hscal__put_list(out, number == 1 ? "processes" : "", text);
    free(text);
  }
  put_rest(out, plan, here, group_of);
  if (groups == 1) put_memory(out, plan);
  return enough;
}

/* "1 of 13 nodes: a7", if there are any. */
static int put_idle(FILE *out, const hscal_plan *plan, const int *here, int *group_of, int *node) {
  char *text = NULL;
  size_t length = 0;
  int first = 0;
  while (first < plan->nnodes && here[first] > 0) first++;
  if (first == plan->nnodes) return 1;
  group idle = gather(plan, here, first, 1, group_of, node);
  idle.threads = 0;
  char *list = group_text(plan, &idle, 1, 0);
  FILE *words = list ? open_memstream(&text, &length) : NULL;
  if (words) fprintf(words, "%d of %d nodes: %s", idle.nodes, plan->nnodes, list);
  free(list);
  if (!words || !hscal__stream_text(words, &text)) return 0;
  hscal__put_list(out, "idle", text);
  free(text);
  return 1;
}

int hscal__put_nodes(FILE *out, const hscal_plan *plan) {
  size_t nodes = (size_t)plan->nnodes;
  int *here = calloc(3 * nodes, sizeof *here);
  int enough = here != NULL;
  for (int i = 0; enough && i < plan->nprocs; i++) here[plan->node_of[i]]++;
  enough = enough && put_groups(out, plan, here, here + nodes, here + 2 * nodes) &&
           put_idle(out, plan, here, here + nodes, here + 2 * nodes);
  free(here);
  return enough ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the text of a plan on %d nodes", plan->nnodes);
}
