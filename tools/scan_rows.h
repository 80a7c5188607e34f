/* Plans on more and more nodes, row by row. */
#ifndef HSCAL_TOOLS_SCAN_ROWS_H
#define HSCAL_TOOLS_SCAN_ROWS_H

#include "planned.h"

/* A number of nodes and the plan for them. */
typedef struct cli_scan_row {
  int nodes;
  hscal_plan *plan; /* of this row; null: there is none, or it is that of fewer nodes */
  int shown;        /* the row whose plan this one has: itself, or one of fewer nodes that is as fast; -1: none */
  int failure;      /* status, where there is no plan */
  char why[320];
  double speed_up, efficiency; /* against the first row with a plan: seconds / seconds, node-hours / node-hours */
} cli_scan_row;

typedef struct cli_scanned {
  const cli_planned *planned;
  const int *turn; /* [in_turn] the order in which nodes are taken */
  int in_turn;
  cli_scan_row *row;
  int rows;
  int first, cheapest, fastest, pays; /* rows: with a plan; least node-hours; least time; the most nodes that pay */
  int last;                           /* with a plan */
} cli_scanned;

/* A row pays if its efficiency is at least this. */
#define CLI_SCAN_PAYS 0.5

/* The plan that a row shows; null: none. */
static inline const hscal_plan *cli_row_plan(const cli_scanned *scanned, int row) {
  return scanned->row[row].shown < 0 ? NULL : scanned->row[scanned->row[row].shown].plan;
}

/* Plans the rows, whose numbers of nodes are given, and judges them. *has_plans: on any number of nodes. Returns an exit status, after saying what is wrong. */
int cli_plan_rows(cli_scanned *scanned, int *has_plans);

#endif
