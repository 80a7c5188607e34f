/* hscal plan --scan: plans on more and more nodes, what they take and what they cost. */
#ifndef HSCAL_TOOLS_SCAN_H
#define HSCAL_TOOLS_SCAN_H

#include "plan_explanation.h"

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

/* Are the words of a scan what they should be, and is nothing with them that it has no answer for? Returns an exit status, after
 * saying what is wrong. */
int cli_check_scan(const cli_arguments *arguments);
/* Plans, prints, draws. Returns an exit status, after saying what is wrong. */
int cli_scan(const cli_planned *planned);

/* The table as text or JSON, malloc'ed; null if out of memory (scan_table.c). */
char *cli_scan_text(const cli_scanned *scanned);
char *cli_scan_json(const cli_scanned *scanned);
/* Draws time and node-hours into the file of --plot, if that was asked for. Returns an exit status, after saying what is wrong
 * (scan_picture.c). */
int cli_scan_picture(const cli_scanned *scanned);

#endif
