/* The state of a model that is evaluated: its variables, and what it has taken so far. */
#ifndef HSCAL_MODEL_LANGUAGE_EVALUATION_H
#define HSCAL_MODEL_LANGUAGE_EVALUATION_H

#include "model_language/number.h"
#include "model_language/syntax.h"

#include <stddef.h>

typedef union hscal_model_cell {
  int64_t integer;
  double real;
} hscal_model_cell;

/* A variable: a number, or an array. */
typedef struct hscal_model_slot {
  int is_real, rank, is_own; /* is_own: the array is to be freed with it */
  int64_t size[HSCAL_MODEL_DIMS];
  hscal_model_cell value;
  hscal_model_cell *cell;
} hscal_model_slot;

typedef struct hscal_evaluation hscal_evaluation;
struct hscal_evaluation {
  const hscal_model_tree *tree;
  hscal_model_slot *slot; /* variables of the function that is being evaluated */
  int64_t steps, numbers; /* operations so far; numbers in arrays now          */
  int calls;              /* that have not returned                            */
  /* Calls a function of the model (execute.c). */
  int (*call)(hscal_evaluation *evaluation, const hscal_syntax *call, hscal_number *result);
};

/* Fails at the node: an arrangement for which the model has no value. Returns HSCAL_ERROR_NO_GRID. */
int hscal__evaluation_fail(const hscal_evaluation *evaluation, const hscal_syntax *at, const char *what);

/* One operation more; fails if there are too many: a loop without an end. */
int hscal__evaluation_step(hscal_evaluation *evaluation, const hscal_syntax *at);

/* Variables of a function, all zero; null: out of memory. */
hscal_model_slot *hscal__slots_new(int count);
void hscal__slots_free(hscal_evaluation *evaluation, hscal_model_slot *slots, int count);

/* Makes the slot an array of these sizes, all zero. */
int hscal__slot_make_array(hscal_evaluation *evaluation, const hscal_syntax *at, hscal_model_slot *slot,
                           const int64_t *sizes, int rank);
/* Numbers that the array holds. */
int64_t hscal__slot_count(const hscal_model_slot *slot);

#endif
