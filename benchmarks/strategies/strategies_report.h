/* What the strategies of earlier systems choose, side by side: how long they take, and how good their layouts are. */
#ifndef HSCAL_BENCHMARKS_STRATEGIES_REPORT_H
#define HSCAL_BENCHMARKS_STRATEGIES_REPORT_H

#include "problem.h"

#include <stdio.h>

enum { MOST_STRATEGIES = 8 };

/* A strategy's layout of a case. */
typedef struct strategy_row {
  const char *strategy;
  int is_planned; /* 0: it is refused, `reason` says why */
  char reason[240];
  int mb, nb;
  long timed;         /* layouts that it asked the clock about, the usual ones beside it included */
  double decision_s;  /* wall clock */
  double predicted_s; /* by the clock */
  double simulated_s; /* not a number: not simulated */
  sim_problem problem;
} strategy_row;

/* One call, or model in text, on one machine. */
typedef struct strategy_case {
  const char *machine_name;
  const hscal_machine *machine;
  const char *name; /* of the routine or the model */
  int is_model;     /* 1: there is no program to simulate */
  int n, nrows;
  strategy_row rows[MOST_STRATEGIES];
} strategy_case;

typedef struct strategy_report {
  const char *computer; /* on which decisions were timed */
  int is_simulated, ncases;
  strategy_case *cases;
} strategy_report;

/* The pages (strategies_text.c). */
void strategies_write_csv(const strategy_report *all, FILE *out);
void strategies_write_page(const strategy_report *all, FILE *out);

#endif
