/* A performance model in text in place of a routine: hscal timeof model.pm p=4 q=3 n=6912 (docs/howto/text_models.md). */
#ifndef HSCAL_TOOLS_TEXT_MODEL_CALL_H
#define HSCAL_TOOLS_TEXT_MODEL_CALL_H

#include "given_arguments.h"

#include <stddef.h>

/* Is the first word the file of a model, and no routine? */
int cli_is_model_file(const char *word);
/* Reads the file: keys are its parameters from now on. Returns an exit status. */
int cli_read_model(const char *file, cli_arguments *arguments);
/* Is the key, with its '=', one of the model's, or none of layouts that a model has? Then it is the model's to take or to refuse. */
int cli_is_of_model(const cli_arguments *arguments, const char *key, size_t length);
/* Gives the model "name=value". Returns an exit status. */
int cli_give_model(const cli_arguments *arguments, const char *text);

/* The call that stands for the model, and its grid, if that is not left open. Returns an exit status. */
int cli_model_call(cli_arguments *arguments, int may_be_open, hscal_call *call);
/* Gives the model what it wants of the machine ("speed=machine"); slots as in options. Returns an exit status. */
int cli_give_model_machine(const cli_arguments *arguments, const hscal_machine *machine, const int *slots);

#endif
