/* What the report of MPI libraries simulates: each call of the other reports, on a few layouts of each machine, under each library. */
#ifndef HSCAL_SIMULATED_LIBRARY_CASES_H
#define HSCAL_SIMULATED_LIBRARY_CASES_H

#include "report.h"

typedef struct library_machine {
  const char *file, *library;
  hscal_machine *machine;
} library_machine;

typedef struct library_row {
  const report_case *what;
  const library_machine *on;
  sim_problem problem;
  int nb;
  int is_dealt;  /* processes are dealt to the nodes like cards; else a node after the other is filled */
  int depends;   /* on data */
  double full_s; /* predicted from every event */
  double simulated_s;
} library_row;

/* Machines from their files, one for each library: machines[nfiles * number of libraries]. */
int library_count(void);
const char *library_name(int number);
int library_machines_open(char *const *files, int nfiles, library_machine *machines);
void library_machines_close(library_machine *machines, int count);

/* The rows of a call on a machine, at most LIBRARY_MOST_ROWS; returns how many, or < 0 with an error. */
enum { LIBRARY_MOST_ROWS = 4 };
int library_rows(const report_case *what, const library_machine *on, library_row *rows);

#endif
