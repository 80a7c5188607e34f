#include "unknown_words.h"
#include "given_arguments.h"
#include "report.h"
#include "routine_words.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* --nb 64 is meant to be nb=64, and machine=FILE to be --machine FILE. Returns CLI_OK if it is neither. */
static int dashes_are_wrong(const cli_arguments *arguments, const char *text, size_t length) {
  char other[64];
  size_t dashes = strspn(text, "-");
  int is_option = dashes > 0;
  if (length + 2 >= sizeof other) return CLI_OK;
  snprintf(other, sizeof other, "%s%.*s%s", is_option ? "" : "--", (int)(is_option ? length - dashes : length - 1),
           text + dashes, is_option ? "=" : "");
  for (int i = 0; i < CLI_WORDS; i++)
    if (cli_is_taken(arguments, &cli_known_words[i]) && cli_is_word(&cli_known_words[i], other, strlen(other)))
      return is_option ? cli_usage("%.*s: keys have no dashes: %s... (hscal %s --help lists them)", (int)length, text,
                                   other, cli_command_name(arguments->command))
                       : cli_usage("%.*s is an option: %s%s", (int)length, text, other,
                                   cli_known_words[i].kind == CLI_FLAG ? "" : " ...");
  return CLI_OK;
}

/* Names in a recorded call are words, too. */
int cli_unknown_word(const cli_arguments *arguments, const char *text, size_t length) {
  char wrong[64];
  const char *names[CLI_WORDS + CLI_MOST_NAMES];
  int count = 0, status = dashes_are_wrong(arguments, text, length);
  if (status != CLI_OK) return status;
  for (int i = 0; i < CLI_WORDS; i++)
    if (cli_is_taken(arguments, &cli_known_words[i]) && (cli_known_words[i].name[0] == '-') == (text[0] == '-'))
      names[count++] = cli_known_words[i].name;
  for (int i = 0; i < arguments->names; i++)
    if (arguments->name[i].is_used) names[count++] = arguments->name[i].text;
  if (length >= sizeof wrong) length = sizeof wrong - 1;
  memcpy(wrong, text, length);
  wrong[length] = 0;
  return cli_usage("unknown %s \"%s\"%s (hscal %s --help lists them)", text[0] == '-' ? "option" : "key", wrong,
                   cli_did_you_mean(wrong, names, count), cli_command_name(arguments->command));
}

int cli_unknown_key(const cli_arguments *arguments, const char *key) {
  for (int i = 0; i < CLI_WORDS; i++)
    if (!cli_known_words[i].argument && !strcmp(cli_known_words[i].name, key))
      return cli_usage("hscal %s does not take %s", cli_command_name(arguments->command), key);
  return cli_unknown_word(arguments, key, strlen(key));
}

int cli_foreign_word(const hscal_routine *routine, const cli_word *word) {
  char list[256];
  cli_list_arguments(routine, list, sizeof list);
  return cli_usage("%s does not take %s; its arguments are %s (hscal routines %s)", routine->name, word->name, list,
                   routine->name);
}
