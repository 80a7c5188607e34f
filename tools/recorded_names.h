/* --recorded: the line of text, and the names in it that stand for numbers. */
#ifndef HSCAL_TOOLS_RECORDED_NAMES_H
#define HSCAL_TOOLS_RECORDED_NAMES_H

#include "given_arguments.h"

/* Notes that the call is to be recorded: `text` is a routine of the table, or a call in a line of text. Returns an exit status. */
int cli_read_recorded(const char *text, cli_arguments *arguments);
/* In a line of text names stand for numbers that are given as key=value; `length` of the key counts its '='. */
int cli_add_name(cli_arguments *arguments, const char *key, size_t length, const char *value);
/* Does the line of text (null: there is none) have name[length] as the name of a number? */
int cli_is_name(const char *recorded, const char *name, size_t length);

#endif
