/* What to say of words that the command line does not know. */
#ifndef HSCAL_TOOLS_UNKNOWN_WORDS_H
#define HSCAL_TOOLS_UNKNOWN_WORDS_H

#include "command_words.h"
#include "given_arguments.h"

/* A word text[length] (a key with its '='): says which one may have been meant. Names of a recorded call are words, too. Returns CLI_USAGE. */
int cli_unknown_word(const cli_arguments *arguments, const char *text, size_t length);
/* Says that the command has no such key (with '='), nor the recorded call such a name. Returns CLI_USAGE. */
int cli_unknown_key(const cli_arguments *arguments, const char *key);
/* A word of other routines. Returns CLI_USAGE. */
int cli_foreign_word(const hscal_routine *routine, const cli_word *word);

#endif
