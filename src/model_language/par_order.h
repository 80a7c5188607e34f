/*
 * What stands inside a par, put in order: by its place in its branch. Branches that hold one thing have it in place 0; the second of
 * a branch comes in place 1, and so on. A par inside a branch takes as many places as its longest branch.
 */
#ifndef HSCAL_MODEL_LANGUAGE_PAR_ORDER_H
#define HSCAL_MODEL_LANGUAGE_PAR_ORDER_H

#include "model_language/arrangement.h"

#include <stddef.h>

/* A par that is open: where its branches begin, how far the longest came. */
typedef struct hscal_open_par {
  int begin, end;
} hscal_open_par;

typedef struct hscal_par_order {
  hscal_open_par *open;
  size_t opens, open_capacity;
  int place; /* of what comes next */
  hscal_model_action *action;
  int *place_of; /* [count] */
  size_t count, capacity, place_capacity;
  hscal_model_action *sorted;
  size_t sorted_capacity;
  size_t *begin; /* of each place in `sorted` */
  size_t begin_capacity;
  int places, next; /* in all; that is to be taken next */
} hscal_par_order;

static inline int hscal__par_is_open(const hscal_par_order *order) { return order->opens > 0; }
int hscal__par_begin(hscal_par_order *order);
int hscal__par_branch(hscal_par_order *order);
void hscal__par_end(hscal_par_order *order);
int hscal__par_put(hscal_par_order *order, const hscal_model_action *action);
/* The outermost par has ended: sorts what it holds, and forgets it. */
int hscal__par_sort(hscal_par_order *order);
/* What stands in the next place. 0: that was all. */
int hscal__par_take(hscal_par_order *order, const hscal_model_action **action, size_t *count);
void hscal__par_free(hscal_par_order *order);

#endif
