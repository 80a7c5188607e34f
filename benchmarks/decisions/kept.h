/* What brute force has found, and how it is kept from one run to the next. */
#ifndef HSCAL_BENCHMARKS_KEPT_H
#define HSCAL_BENCHMARKS_KEPT_H

#include "decisions.h"

enum { FORCE_FINDS = 8, FORCE_SIMULATED = 3 };

typedef struct force_find {
  double seconds;
  int nprow, npcol, nb, panel;
  int *node_of; /* [nprow*npcol] */
} force_find;

typedef struct force_finds {
  int count;
  force_find best[FORCE_FINDS]; /* best first */
  force_find greedy;
} force_finds;

/* Layouts whose bound is above have no place among the finds. */
double force_limit(const force_finds *finds);
/* Takes a copy among the best if it is good enough. */
int force_take(force_finds *finds, const force_find *find, const int *node_of);
int force_set(force_find *to, const force_find *find, const int *node_of);
void force_sort(force_finds *finds);
void force_forget(force_finds *finds);

/* A file of the folder, named by machine, call and this very program. *known says whether it was there. */
int force_recall(const char *folder, const decision_row *like, force_finds *finds, int *known);
int force_keep(const char *folder, const decision_row *like, const force_finds *finds);

#endif
