/* The estimated time of a call, and where it goes. */
#ifndef HSCAL_ESTIMATE_COST_H
#define HSCAL_ESTIMATE_COST_H

/* Where the estimated time goes. */
typedef struct hscal_cost {
  double total_s;
  double correction; /* logarithm of what total_s was multiplied with (correction.h); 0: it is as estimated         */
  double compute_s;  /* of the process that takes longest                                                         */
  double message_s;  /* its messages                                                                              */
  double turn_s;     /* of these, panels and vectors transposed on the way                                        */
  double wait_s;     /* of these, short ones that follow one another                                              */
  double node_s;     /* computing of the busiest node, where processes share processors                           */
  double link_s;     /* busiest link                                                                              */
  double fill_s;     /* filling and draining the pipelines                                                        */
} hscal_cost;

/* An estimate, and all that it depends on of the panel width: others come to the same. */
typedef struct hscal_cached_estimate {
  int width, row_trees, col_trees; /* width 0: none */
  hscal_cost cost;
} hscal_cached_estimate;

#endif
