/* {p} {q} {nb} in the words of a program, filled in from the plan. */
#ifndef HSCAL_TOOLS_PLACEHOLDERS_H
#define HSCAL_TOOLS_PLACEHOLDERS_H

#include "given_arguments.h"

/* What a placeholder stands for. */
typedef struct cli_number {
  const char *name; /* without braces */
  int value;
} cli_number;

/* The numbers of a plan, [CLI_MOST_NUMBERS]: grid, blocks, ..., the sizes of the call, or the names of a recorded one; those of a plan
 * that was kept, whose call is null, stand in its arguments. Returns how many. The plan must outlive the numbers. */
enum { CLI_MOST_NUMBERS = 24 + CLI_MOST_NAMES };
int cli_numbers(const cli_arguments *arguments, const hscal_call *call, const hscal_plan *plan, int threads,
                cli_number *numbers);

/* A copy of words[] (a program and its arguments, ended by null) in whose arguments {name}, capitals or not, is its number; {{name} is
 * {name} itself. Other braces stay, but those of a word that is nearly a name are a mistake. Returns an exit status, after saying what is
 * wrong; *filled is to be freed by cli_free_words in any case. */
int cli_fill_words(char *const *words, const cli_number *numbers, int count, char ***filled);
void cli_free_words(char **words);

/* Has an argument among words[] (null: there are none) the placeholder of that name? */
int cli_words_have(char *const *words, const char *name);

#endif
