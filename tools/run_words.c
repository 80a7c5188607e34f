#include "run_words.h"
#include "command_line.h"
#include "make_call.h"
#include "report.h"

#include <stdio.h>

void cli_add_run_word(cli_run_words *words, const char *key, const char *value) {
  if (words->count == CLI_MOST_RUN_WORDS) return;
  char *text = words->text[words->count];
  snprintf(text, CLI_RUN_WORD, "%s%s%s", key, *key ? "=" : "", value);
  words->word[words->count++] = text;
}

int cli_read_run_words(const cli_run_words *words, hscal_run *run) {
  cli_arguments arguments;
  int status = cli_read_arguments(CLI_FOR_TIMEOF, words->count, (char **)words->word, &arguments);
  if (status == CLI_OK) status = cli_make_call(&arguments, 0, &run->call);
  if (status == CLI_OK) status = cli_make_layout(&arguments, &run->layout);
  cli_free_arguments(&arguments);
  return status;
}
