/* What there was to choose from, in real runs: the layouts of one task, or those of them on one grid. */
#ifndef HSCAL_BENCHMARKS_REAL_CHOICES_H
#define HSCAL_BENCHMARKS_REAL_CHOICES_H

#include "fit/runs.h"

/* Are two runs of one choice? by_grid: only if they are on one grid. */
int choice_is_one(const hscal_runs *runs, int a, int b, int by_grid);

/* Does a choice begin with run i? It has two runs or more. */
int choice_begins(const hscal_runs *runs, int i, int by_grid);

#endif
