/* The report: predicted and simulated seconds side by side, and what the plan's choice loses. */
#ifndef HSCAL_SIMULATED_REPORT_H
#define HSCAL_SIMULATED_REPORT_H

#include "problem.h"

#include <stdio.h>

typedef enum report_kind {
  REPORT_LISTED,  /* a layout of the list in report_cases.c */
  REPORT_CHOSEN,  /* what hscal__plan_call plans */
  REPORT_PATIENT, /* what it plans when it may take ten times as long */
  REPORT_RIVAL,   /* what it ranks next */
  REPORT_DEFAULT, /* ScaLAPACK's rule of thumb */
  REPORT_KINDS
} report_kind;

/* A call that is planned and simulated; letters N, L, U. */
typedef struct report_case {
  const char *routine;
  int m, n, k;        /* those that the routine has; k: right-hand sides, too */
  int listed, rivals; /* so many layouts of a machine's list and rivals of the plan are simulated */
  int patient;        /* so is what a patient search plans */
  int shown;          /* layouts are in the text, not only in the CSV file */
} report_case;

/* A report has a page (report_pages.c). */
typedef struct report_page {
  const char *name;   /* on the command line */
  const char *target; /* of the build, that makes it */
  const char *title, *about;
  int has_ranks;
  int ncases;
  const report_case *cases;
} report_page;

/* Null: there is none of this name. */
const report_page *report_find_page(const char *name);

/* One simulated layout. */
typedef struct report_row {
  const report_case *what;
  const hscal_machine *machine, *nearby;
  const char *machine_file;
  report_kind kind;
  char where[48]; /* how the processes sit, in words */
  sim_problem problem;
  double full_s, sampled_s;     /* predicted; sampled: what the search goes by (HSCAL_EFFORT_MODEL) */
  double simulated_s, nearby_s; /* nearby: the same on a machine whose speeds differ by 0.01 %; NaN: not simulated */
} report_row;

/* Rows of one case and one machine are adjacent: the list, the choice, its rivals, the default. */
typedef struct report {
  int nrows, capacity;
  report_row *rows;
} report;

/* A machine of the report: read from a file; the same once more with every class of nodes 0.01 % faster or slower; and its
 * part of the list of layouts. Returns 0 or why it is not to be had; close it in either case. */
typedef struct report_list report_list;
typedef struct report_machine {
  const char *file;
  hscal_machine *machine, *nearby;
  const report_list *list;
} report_machine;
int report_open(report_machine *subject, const char *file);
void report_close(report_machine *subject);

/* Adds the rows of a case on a machine, not yet predicted or simulated. */
int report_add(report *all, const report_machine *subject, const report_case *what);
void report_free(report *all);

/* Nodes in use, and the most processes on one of them. */
void report_spread(const report_row *row, int *nodes, int *most);

/* Do processes share nodes, and is the full clock off by more than 0.1 %? (Where they do not, small differences stay small.) Not
 * of routines that depend on data, whose predictions are off by what was expected of them. */
int report_is_off(const report_row *row);

void report_write_markdown(const report *all, const report_page *page, FILE *file);
void report_write_csv(const report *all, FILE *file);

#endif
