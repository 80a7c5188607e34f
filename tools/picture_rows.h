/* The rows of a picture of what processes do: one of each process, of each node, or of several nodes of a kind. */
#ifndef HSCAL_TOOLS_PICTURE_ROWS_H
#define HSCAL_TOOLS_PICTURE_ROWS_H

#include "machine/machine.h"

enum { CLI_MOST_ROWS = 24, CLI_MOST_NODE_ROWS = 16, CLI_ROW_LABEL = 64 };

typedef struct cli_rows {
  int count;
  char label[CLI_MOST_ROWS][CLI_ROW_LABEL]; /* "a1", "a1 to a4", "a1, process 3" */
  int *row_of_node;                         /* [nnodes] -1: none; null if rows are processes */
} cli_rows;

/* Rows of the nodes that are used: [nnodes], not 0. At most CLI_MOST_NODE_ROWS, each of nodes of one kind as long as there are not more kinds. Free with
 * cli_free_rows. Returns 0 or HSCAL_ERROR_MEMORY. */
int cli_rows_of_nodes(const hscal_machine *machine, const int *used, cli_rows *rows);
/* Rows of processes, at most CLI_MOST_ROWS, node by node: row_of[processes] is filled. */
void cli_rows_of_processes(const hscal_machine *machine, const int *node_of, int processes, cli_rows *rows,
                           int *row_of);
void cli_free_rows(cli_rows *rows);

#endif
