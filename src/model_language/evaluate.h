/* Values of a model's expressions. */
#ifndef HSCAL_MODEL_LANGUAGE_EVALUATE_H
#define HSCAL_MODEL_LANGUAGE_EVALUATE_H

#include "model_language/evaluation.h"

/* The value of an expression. Returns 0, HSCAL_ERROR_MEMORY, or HSCAL_ERROR_NO_GRID with the place where there is none. */
int hscal__evaluate(hscal_evaluation *evaluation, const hscal_syntax *expression, hscal_number *value);
int hscal__evaluate_integer(hscal_evaluation *evaluation, const hscal_syntax *expression, int64_t *value);
int hscal__evaluate_condition(hscal_evaluation *evaluation, const hscal_syntax *expression, int *is_true);

/* Sets a variable that is no array. */
int hscal__evaluate_store(hscal_evaluation *evaluation, const hscal_syntax *at, hscal_number value,
                          hscal_model_slot *slot);

#endif
