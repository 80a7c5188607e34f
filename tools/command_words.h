/* The words that the command line knows: keys (key=value) and options (--option). */
#ifndef HSCAL_TOOLS_COMMAND_WORDS_H
#define HSCAL_TOOLS_COMMAND_WORDS_H

#include "given_arguments.h"
#include <stddef.h>

typedef enum cli_word_kind {
  CLI_INTEGER,
  CLI_LETTER,
  CLI_SCALAR,
  CLI_REAL,
  CLI_GRID,
  CLI_OWN_GRID,
  CLI_ORIGIN,
  CLI_EFFORT,
  CLI_TEXT,
  CLI_FLAG,
  CLI_FIX,
  CLI_PASS
} cli_word_kind;

/* A word: a key (its name ends in '=') or an option (its name starts with -). */
typedef struct cli_word {
  const char *name;
  cli_word_kind kind;
  size_t where; /* offset in cli_arguments */
  int least;
  int commands;  /* that take it: CLI_FOR_PLAN | ... */
  char argument; /* as of keys of a call (call/call_keys.h) */
} cli_word;

enum { CLI_WORDS = 148 };
extern const cli_word *const cli_known_words; /* [CLI_WORDS] */

/* Commands that start a program. */
enum { CLI_LAUNCHED = CLI_FOR_RUN | CLI_FOR_LAUNCH_FILE };
/* The name of a command: "launch-file". */
const char *cli_command_name(cli_command command);

/* Is text[length] this word? Keys may be written in capitals, and some have other names. */
int cli_is_word(const cli_word *word, const char *text, size_t length);
/* Does the command take the word for this routine? */
int cli_is_taken(const cli_arguments *arguments, const cli_word *word);

#endif
