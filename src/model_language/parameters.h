/* Values of a model's parameters: numbers and arrays as they were given, and which are left open. */
#ifndef HSCAL_MODEL_LANGUAGE_PARAMETERS_H
#define HSCAL_MODEL_LANGUAGE_PARAMETERS_H

#include "model_language/evaluation.h"

typedef enum hscal_given_kind {
  HSCAL_GIVEN_NOT,
  HSCAL_GIVEN_OPEN,
  HSCAL_GIVEN_VALUES,
  HSCAL_GIVEN_MACHINE /* what the machine has: `number`, null as long as it is not known */
} hscal_given_kind;

typedef struct hscal_model_value {
  hscal_given_kind kind;
  int is_single; /* one number, not a list: an array takes it for each of its elements */
  int64_t count;
  double *number;   /* [count] as given */
  int has_fraction; /* one of them is no integer */
} hscal_model_value;

typedef struct hscal_model_values {
  hscal_model_value value[HSCAL_MODEL_LIST]; /* in the order of the parameters */
} hscal_model_values;

/* Reads "name=value": a number, "?" (open), "machine", numbers with commas in between, or @FILE with numbers, separated by blanks or commas and # up
 * to the end of a line for remarks. Returns 0, HSCAL_ERROR_ARGUMENT, HSCAL_ERROR_FILE or HSCAL_ERROR_MEMORY. */
int hscal__model_values_read(const hscal_model_tree *tree, const char *text, hscal_model_values *values);
/* The same in place of a value that was given before, which stays after a failure. */
int hscal__model_values_replace(const hscal_model_tree *tree, const char *text, hscal_model_values *values);
/* Is one of them the machine's? Then these are its processors' speeds, the fastest first; count 0: they are not known any more. Returns 0 or
 * HSCAL_ERROR_MEMORY. */
int hscal__model_values_want_machine(const hscal_model_values *values);
int hscal__model_values_put_machine(hscal_model_values *values, int64_t count, const double *speed);
/* Is there a parameter that has no value? Returns HSCAL_ERROR_ARGUMENT with those, and what the model takes. */
int hscal__model_values_check(const hscal_model_tree *tree, const hscal_model_values *values);
void hscal__model_values_free(hscal_model_values *values);

/* The number of a parameter by its name, or -1. */
int hscal__model_parameter(const hscal_model_tree *tree, const char *name, size_t length);

/* Puts the values into the model's variables. Open ones must have got a value before. Returns as hscal__evaluate does. */
int hscal__model_values_put(const hscal_model_values *values, hscal_evaluation *evaluation);

#endif
