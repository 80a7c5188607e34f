#include "plan/placement_words.h"
#include "base/text.h"
#include "plan/node_ranges.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST_NAME = 24 };

/* Words here, not calls. */
static const char gridinit[] = "Cblacs_gridinit", gridmap[] = "Cblacs_gridmap";

/* How many nodes from the i-th on have as many processes as it. */
static int alike_from(const hscal_placement_rule *rule, int i) {
  int n = 1;
  while (i + n < rule->nnodes && rule->count[i + n] == rule->count[i]) n++;
  return n;
}

/* Lists of nodes on their way into words. */
typedef struct writing {
  FILE *out;
  const hscal_plan *plan;
  int most, is_cut; /* characters of a list, 0: all; 1: one of them had more */
} writing;

/* "a[1-8]"; 0: no memory. */
static int put_list(writing *w, const int *node, int n, int most) {
  char *list = hscal__node_ranges(w->plan->node_name, node, n, w->most > 0 ? LONGEST_NAME : 0);
  char *shown = list ? hscal__node_ranges_cut(list, n, w->most > 0 ? most : INT_MAX) : NULL;
  if (shown) {
    fputs(shown, w->out);
    w->is_cut |= strcmp(shown, list) != 0;
  }
  free(shown);
  free(list);
  return shown != NULL;
}

/* Do nodes in their own order, all with as many processes, make a long list? Then it stands already where the plan says
 * which take part. */
static int is_said_already(const writing *w, const hscal_placement_rule *rule) {
  for (int i = 1; i < rule->nnodes; i++)
    if (rule->node[i] < rule->node[i - 1]) return 0;
  if (w->most == 0 || alike_from(rule, 0) < rule->nnodes) return 0;
  char *list = hscal__node_ranges(w->plan->node_name, rule->node, rule->nnodes, LONGEST_NAME);
  int is_long = list && hscal__characters(list) > w->most / 2;
  free(list);
  return is_long;
}

/* " over a[1-8], 4 each, then b[1-4], 8 each"; 0: no memory. */
static int put_nodes(writing *w, const hscal_placement_rule *rule) {
  enum { MOST_GROUPS = 6 };
  if (is_said_already(w, rule)) {
    fprintf(w->out, " over these nodes in this order, %d each", rule->count[0]);
    return 1;
  }
  for (int i = 0, n, groups = 1; i < rule->nnodes; i += n, groups++) {
    n = alike_from(rule, i);
    fputs(i == 0 ? " over " : ", then ", w->out);
    if (w->most > 0 && groups > MOST_GROUPS) {
      fprintf(w->out, "%d more nodes", rule->nnodes - i);
      w->is_cut = 1;
      break;
    }
    if (!put_list(w, rule->node + i, n, groups > 2 ? w->most / 4 : w->most)) return 0;
    fprintf(w->out, n > 1 ? ", %d each" : ", %d", rule->count[i]);
  }
  if (w->is_cut) fputs("; --json lists all", w->out);
  return 1;
}

/* Does each node hold rectangles of the grid that lie side by side? Columns of them, if no more is known of that. */
static int tile_length(const hscal_placement_rule *rule) {
  int length = rule->count[0] / rule->strip, lines = rule->by_columns ? rule->nprow : rule->npcol;
  if (rule->in_turn || alike_from(rule, 0) < rule->nnodes || rule->count[0] % rule->strip || lines % length) return 0;
  return length;
}

static void put_traversal(FILE *out, const hscal_placement_rule *rule) {
  int length = tile_length(rule);
  if (rule->in_turn) fputs("round robin, one process of each node in turn: ", out);
  if (rule->strip == 1 && !rule->by_columns)
    fputs("row order", out);
  else if (rule->strip == rule->nprow && !rule->by_columns)
    fputs("column order", out);
  else if (length > 0)
    fprintf(out, "each node holds a tile of %d x %d, tiles in %s order", rule->by_columns ? length : rule->strip,
            rule->by_columns ? rule->strip : length, rule->by_columns ? "column" : "row");
  else
    fprintf(out, "strips of %d %s, each %s", rule->strip, rule->by_columns ? "columns" : "rows",
            rule->by_columns ? "row by row" : "column by column");
}

char *hscal__placement_words(const hscal_plan *plan, const hscal_placement_rule *rule, int most) {
  char *text = NULL;
  size_t length = 0;
  writing w = {.out = open_memstream(&text, &length), .plan = plan, .most = most};
  int enough = w.out != NULL;
  if (!enough) return NULL;
  if (rule->is_own) {
    fputs("an order of its own", w.out);
  } else if (rule->nnodes == 1 && plan->nprocs > 1) {
    fputs("any order, all on ", w.out);
    enough = put_list(&w, rule->node, 1, most);
  } else if (plan->nprocs > 1) {
    put_traversal(w.out, rule);
    enough = put_nodes(&w, rule);
  }
  if (hscal__stream_text(w.out, &text) && enough) return text;
  free(text);
  return NULL;
}

/* Which process of a program started node by node stands at (i,j). */
static void put_gridmap(FILE *out, const hscal_placement_rule *rule) {
  int lines = rule->by_columns ? rule->nprow : rule->npcol;
  char across = rule->by_columns ? 'j' : 'i', along = rule->by_columns ? 'i' : 'j';
  fprintf(out, "%s(&ctxt, map, %d, %d, %d), map[i + j * %d] = %c / %d * %d + %c * %d + %c %% %d", gridmap, rule->nprow,
          rule->nprow, rule->npcol, rule->nprow, across, rule->strip, rule->strip * lines, along, rule->strip, across,
          rule->strip);
}

/* How the processes are started whose numbers the call of the BLACS takes. */
static void put_start(FILE *out, const hscal_placement_rule *rule) {
  if (rule->nnodes == 1) return;
  fprintf(out, "; a hostfile of these nodes in this order, with these numbers of slots, mpirun --map-by %s",
          rule->in_turn ? "node" : "slot");
}

char *hscal__placement_by_hand(const hscal_plan *plan, const hscal_placement_rule *rule) {
  char *text = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&text, &length);
  int is_line = plan->nprow == 1 || plan->npcol == 1;
  if (!out) return NULL;
  int is_column = rule->is_own ? plan->order == 'C' : rule->strip == rule->nprow && !rule->by_columns && !is_line;
  int is_plain = rule->is_own || (!rule->by_columns && (rule->strip == 1 || rule->strip == rule->nprow));
  if (rule->is_own) fputs("hscal launch-file writes the launcher's file for it, then ", out);
  if (is_plain)
    fprintf(out, "%s(&ctxt, \"%s\", %d, %d)", gridinit, is_column ? "Col" : "Row", plan->nprow, plan->npcol);
  else
    put_gridmap(out, rule);
  if (!rule->is_own) put_start(out, rule);
  return hscal__stream_text(out, &text);
}
