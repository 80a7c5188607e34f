#include "picture_rows.h"
#include "base/status.h"
#include "base/text.h"

#include <stdio.h>
#include <stdlib.h>

/* Rows where each takes so many nodes, those of other kinds apart unless kinds are mixed. */
static int count_rows(const hscal_machine *machine, const int *used, int each, int mixed) {
  int rows = 0, here = 0, last = -1;
  for (int h = 0; h < machine->nnodes; h++) {
    if (!used[h]) continue;
    int is_new = last < 0 || here == each || (!mixed && machine->class_of[h] != machine->class_of[last]);
    here = is_new ? 1 : here + 1;
    rows += is_new;
    last = h;
  }
  return rows;
}

/* "a1", "a1 to a4" */
static void name_row(const hscal_machine *machine, int first, int last, char label[CLI_ROW_LABEL]) {
  enum { ALONE = 17, EACH = 8 };
  if (first == last)
    snprintf(label, CLI_ROW_LABEL, "%.*s", HSCAL_BEGINNING(machine->node_name[first], ALONE));
  else
    snprintf(label, CLI_ROW_LABEL, "%.*s to %.*s", HSCAL_BEGINNING(machine->node_name[first], EACH),
             HSCAL_BEGINNING(machine->node_name[last], EACH));
}

int cli_rows_of_nodes(const hscal_machine *machine, const int *used, cli_rows *rows) {
  int each = 1, mixed = count_rows(machine, used, machine->nnodes, 0) > CLI_MOST_NODE_ROWS, first = -1, here = 0;
  while (count_rows(machine, used, each, mixed) > CLI_MOST_NODE_ROWS) each++;
  *rows = (cli_rows){.row_of_node = malloc((size_t)machine->nnodes * sizeof *rows->row_of_node)};
  if (!rows->row_of_node) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d nodes", machine->nnodes);
  for (int h = 0; h < machine->nnodes; h++) {
    rows->row_of_node[h] = -1;
    if (!used[h]) continue;
    if (first < 0 || here == each || (!mixed && machine->class_of[h] != machine->class_of[first]))
      first = h, here = 0, rows->count++;
    here++;
    rows->row_of_node[h] = rows->count - 1;
    name_row(machine, first, h, rows->label[rows->count - 1]);
  }
  return 0;
}

void cli_rows_of_processes(const hscal_machine *machine, const int *node_of, int processes, cli_rows *rows,
                           int *row_of) {
  *rows = (cli_rows){0};
  for (int h = 0; h < machine->nnodes; h++)
    for (int p = 0; p < processes; p++) {
      if (node_of[p] != h) continue;
      snprintf(rows->label[rows->count], CLI_ROW_LABEL, "%.*s, process %d", HSCAL_BEGINNING(machine->node_name[h], 8),
               p);
      row_of[p] = rows->count++;
    }
}

void cli_free_rows(cli_rows *rows) {
  free(rows->row_of_node);
  rows->row_of_node = NULL;
}
