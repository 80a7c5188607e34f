/* Models and machines in tests of the public functions. */
#ifndef HSCAL_TESTS_USER_MODEL_MODEL_FILE_H
#define HSCAL_TESTS_USER_MODEL_MODEL_FILE_H

#include "hscal.h"

/* Writes the text to a file, named hscal_model_ and six letters, and loads it; returns what hscal_model_load does. */
int load_text(const char *text, const char *arguments, hscal_model **model);
/* A model of such a text. */
hscal_model *model_of_text(const char *text, const char *arguments);
hscal_machine *machine_of(const char *text);

/* What hscal_last_error says contains the text. */
void expect_reason(const char *part);

#endif
