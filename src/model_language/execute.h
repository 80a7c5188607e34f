/* Statements of a model, carried out: loops and branches are followed, and what processes do is handed on. */
#ifndef HSCAL_MODEL_LANGUAGE_EXECUTE_H
#define HSCAL_MODEL_LANGUAGE_EXECUTE_H

#include "model_language/evaluation.h"

/* Who takes what a scheme says. Each returns 0 or what ends the evaluation. */
typedef struct hscal_model_actions {
  /* `percent` of its volume at these coordinates; of a transfer, to is not null. */
  int (*act)(void *self, hscal_evaluation *evaluation, const hscal_syntax *action, double percent, const int64_t *from,
             const int64_t *to);
  int (*begin_par)(void *self);
  int (*branch)(void *self); /* the next branch of the innermost par begins */
  int (*end_par)(void *self);
  void *self;
} hscal_model_actions;

/* For evaluation.call. */
int hscal__call_function(hscal_evaluation *evaluation, const hscal_syntax *call, hscal_number *result);

/* The values of a list of coordinates, [HSCAL_MODEL_COORDS]. */
int hscal__evaluate_coordinates(hscal_evaluation *evaluation, const hscal_syntax *list, int64_t *coordinates);

/* Carries out the scheme. Returns 0 or a failure. */
int hscal__execute_scheme(hscal_evaluation *evaluation, const hscal_model_actions *actions);

#endif
