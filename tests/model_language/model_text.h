/* Models in tests: made of a text, and run. */
#ifndef HSCAL_TESTS_MODEL_LANGUAGE_MODEL_TEXT_H
#define HSCAL_TESTS_MODEL_LANGUAGE_MODEL_TEXT_H

#include "model_language/text_model.h"

/* A model of one row of p processes whose scheme is `scheme`; functions: what stands before it. malloc'ed. */
char *model_of_scheme(const char *functions, const char *scheme);

/* Reads the text and gives it the values, a null behind the last. Returns 0 or a status; *model must be freed also then. */
int read_model(const char *text, const char *const *values, hscal_text_model **model);

/* What happens on the model's own grid, a line per event, malloc'ed; null: it failed, the status is in *status. */
char *trace_model(const char *text, const char *const *values, int *status);

#endif
