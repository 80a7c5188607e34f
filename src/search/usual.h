/* A usual layout in a search. */
#ifndef HSCAL_SEARCH_USUAL_H
#define HSCAL_SEARCH_USUAL_H

#include "search/trial.h"
#include "search/usual_layouts.h"

/* A usual layout, and what is known of it. */
typedef struct hscal_usual {
  hscal_usual_layout layout;
  hscal_call call;    /* with its blocks */
  int row_block;      /* as of a trial */
  int oversubscribes; /* it has more processes on a node than a plan may */
  int shares;         /* as of a candidate */
  int block, panel;   /* sizes */
  int is_refused, does_not_fit;
  double estimate_s, low_fidelity_s; /* by its closed form, by the low fidelity alone; 0: not evaluated */
  double expected_s;                 /* of one that was not evaluated, by closed forms; 0: nothing is known */
  double untimed_off;                /* as of a trial, of expected_s */
  double correction;                 /* as of a candidate */
  int trial;                         /* index; -1: none */
} hscal_usual;

/* A usual layout as a trial that is not evaluated; it stays as long as the usual layout. */
hscal_trial hscal__usual_trial(const hscal_usual *usual);

#endif
