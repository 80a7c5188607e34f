/* A run in the words of `hscal timeof`: what tables and logs of runs have in common. */
#ifndef HSCAL_TOOLS_RUN_WORDS_H
#define HSCAL_TOOLS_RUN_WORDS_H

#include "fit/runs.h"

enum { CLI_MOST_RUN_WORDS = 40, CLI_RUN_WORD = 192 };

typedef struct cli_run_words {
  char text[CLI_MOST_RUN_WORDS][CLI_RUN_WORD];
  char *word[CLI_MOST_RUN_WORDS];
  int count;
} cli_run_words;

/* Adds "key=value", where the key is empty "value". What is beyond CLI_MOST_RUN_WORDS is left out. */
void cli_add_run_word(cli_run_words *words, const char *key, const char *value);

/* The call and the layout that they mean. Returns an exit status, after saying what is wrong. */
int cli_read_run_words(const cli_run_words *words, hscal_run *run);

#endif
