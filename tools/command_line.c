#include "command_line.h"
#include "call/call_keys.h"
#include "command_words.h"
#include "model_language/text_model.h"
#include "recorded/signature.h"
#include "recorded_names.h"
#include "report.h"
#include "routine_words.h"
#include "text_model_call.h"
#include "unknown_words.h"
#include "values.h"

#include <limits.h>
#include <math.h>
#include <stddef.h>
#include <string.h>

/* The reader's state: what the words have said so far. */
typedef struct reader {
  cli_arguments *arguments;
  char given[CLI_WORDS];
  int is_before;              /* is the routine still to come */
  const char *fix[CLI_WORDS]; /* --fix until then: what keys mean, the routine says */
  int fixes;
} reader;

static int read_effort(const char *text, hscal_effort *effort) {
  static const char *const names[] = {"estimate", "model", "full"};
  static const hscal_effort efforts[] = {HSCAL_EFFORT_ESTIMATE, HSCAL_EFFORT_MODEL, HSCAL_EFFORT_FULL};
  for (int i = 0; i < 3; i++)
    if (strcmp(text, names[i]) == 0) {
      *effort = efforts[i];
      return CLI_OK;
    }
  return cli_usage("--effort %s: it must be estimate, model or full%s", text, cli_did_you_mean(text, names, 3));
}

static int read_key(reader *reader, const char *text);

static int pass_on(cli_arguments *arguments, const char *text) {
  if (arguments->passed == CLI_MOST_PASSED) return cli_usage("--pass is given more than %d times", CLI_MOST_PASSED);
  arguments->pass[arguments->passed++] = text;
  return CLI_OK;
}

static int fix(reader *reader, const char *text) {
  if (!reader->is_before) return read_key(reader, text);
  if (reader->fixes == CLI_WORDS) return cli_usage("--fix is given more than %d times", CLI_WORDS);
  reader->fix[reader->fixes++] = text;
  return CLI_OK;
}

static int read_call_key(cli_arguments *arguments, const cli_word *word, const char *value) {
  const hscal_call_key *key = hscal__key_find(arguments->call.routine, word->name, strlen(word->name));
  int failed = hscal__key_read(key, value, &arguments->call);
  return failed ? cli_report(failed) : CLI_OK;
}

static int store(reader *reader, const cli_word *word, const char *value) {
  cli_arguments *arguments = reader->arguments;
  char name[32]; /* how messages call it: "nb=" or "--top " */
  void *where = (char *)arguments + word->where;
  strcpy(name, word->name);
  if (name[0] == '-') strcat(name, " ");
  switch (word->kind) {
  case CLI_INTEGER:
    return cli_read_int(name, value, word->least, where);
  case CLI_LETTER:
  case CLI_SCALAR:
    return read_call_key(arguments, word, value);
  case CLI_REAL:
    return cli_read_real(name, value, where);
  case CLI_GRID:
    return cli_read_grid(name, value, &arguments->nprow, &arguments->npcol);
  case CLI_OWN_GRID:
    return cli_read_grid(name, value, &((hscal_grid *)where)->nprow, &((hscal_grid *)where)->npcol);
  case CLI_ORIGIN:
    return cli_read_origin(name, value, where);
  case CLI_EFFORT:
    return read_effort(value, where);
  case CLI_FIX:
    return fix(reader, value);
  case CLI_PASS:
    return pass_on(arguments, value);
  case CLI_FLAG:
    *(int *)where = 1;
    return CLI_OK;
  case CLI_TEXT:
    break;
  }
  if (!*value) return cli_usage("%s has no value", word->name);
  *(const char **)where = value;
  return CLI_OK;
}

/* Finds the word that text[length] names, which this command must know and not have read before. */
static int find_word(reader *reader, const char *text, size_t length, const cli_word **found) {
  const cli_word *foreign = NULL, *of_others = NULL;
  for (int i = 0; i < CLI_WORDS; i++) {
    if (!cli_is_word(&cli_known_words[i], text, length)) continue;
    if (!(cli_known_words[i].commands & (int)reader->arguments->command)) {
      of_others = &cli_known_words[i]; /* from= is where data lie in a plan, and a grid of p?gemr2d elsewhere */
      continue;
    }
    if (!cli_is_taken(reader->arguments, &cli_known_words[i])) {
      foreign = &cli_known_words[i]; /* iu= is a number of p?syevx, and where U begins in p?gesvd */
      continue;
    }
    if (reader->given[i] && cli_known_words[i].kind != CLI_FIX && cli_known_words[i].kind != CLI_PASS)
      return cli_usage("%s is given twice", cli_known_words[i].name);
    reader->given[i] = 1;
    *found = &cli_known_words[i];
    return CLI_OK;
  }
  if (foreign) return cli_foreign_word(reader->arguments->call.routine, foreign);
  if (of_others)
    return cli_usage("hscal %s does not take %s", cli_command_name(reader->arguments->command), of_others->name);
  return cli_unknown_word(reader->arguments, text, length);
}

/* One that says nothing of the routine's arguments: nb=, grid=, ... Where a recorded call has such a name, NB= and p= are the name. */
static int is_key_of_layouts(const reader *reader, const char *text, size_t length) {
  int is_name = cli_is_name(reader->arguments->recorded, text, length - 1);
  for (int i = 0; i < CLI_WORDS; i++) {
    int is_exact = strlen(cli_known_words[i].name) == length && !strncmp(cli_known_words[i].name, text, length);
    if ((is_exact || (!is_name && cli_is_word(&cli_known_words[i], text, length))) &&
        cli_is_taken(reader->arguments, &cli_known_words[i]))
      return 1;
  }
  return 0;
}

static int read_key(reader *reader, const char *text) {
  const char *equals = strchr(text, '=');
  const cli_word *word;
  if (!equals)
    return cli_usage("\"%s\": arguments are written key=value, for example n=8192%s (hscal %s --help)", text,
                     (int)reader->arguments->command & CLI_LAUNCHED ? "; a program stands behind --" : "",
                     cli_command_name(reader->arguments->command));
  size_t length = (size_t)(equals - text) + 1;
  if (reader->arguments->workload && !is_key_of_layouts(reader, text, length))
    return cli_usage("%.*s is about one call; the calls of a workload stand in its file", (int)length, text);
  if (cli_is_of_model(reader->arguments, text, length)) return cli_give_model(reader->arguments, text);
  if (!reader->arguments->model && !reader->arguments->call.routine && !is_key_of_layouts(reader, text, length))
    return cli_add_name(reader->arguments, text, length, equals + 1);
  int status = find_word(reader, text, length, &word);
  return status ? status : store(reader, word, text + length);
}

/* Reads --name value or --name=value at argv[*i] and moves *i to the last word it used. */
static int read_option(reader *reader, int argc, char **argv, int *i) {
  const char *text = argv[*i], *equals = strchr(text, '=');
  const cli_word *word;
  size_t length = equals ? (size_t)(equals - text) : strlen(text);
  int status = find_word(reader, text, length, &word);
  if (status) return status;
  if (word->kind == CLI_FLAG) return equals ? cli_usage("%s takes no value", word->name) : store(reader, word, "");
  if (equals) return store(reader, word, equals + 1);
  if (*i + 1 >= argc) return cli_usage("%s needs a value", word->name);
  return store(reader, word, argv[++*i]);
}

/* Options may come before the routine; --recorded is in its place. *used: how many words all that took. */
static int find_routine(reader *reader, int argc, char **argv, int *used) {
  cli_arguments *arguments = reader->arguments;
  for (*used = 0; *used < argc && argv[*used][0] == '-' && strcmp(argv[*used], "--recorded") != 0; (*used)++) {
    int status = read_option(reader, argc, argv, used);
    if (status) return status;
  }
  const char *name = *used < argc ? argv[*used] : "", *next = *used + 1 < argc ? argv[*used + 1] : "";
  if (!strcmp(name, "--recorded")) {
    *used += 2;
    return cli_read_recorded(next, arguments);
  }
  if (arguments->plan && !*name) return CLI_OK;
  if (arguments->workload && (!*name || strchr(name, '='))) return CLI_OK; /* keys of layouts may follow */
  (*used)++;
  if (!*name || name[0] == '-' || strchr(name, '='))
    return cli_usage("name a routine first: hscal %s pdgemm n=8192", cli_command_name(reader->arguments->command));
  if (cli_is_model_file(name)) return cli_read_model(name, arguments);
  arguments->call.routine = hscal__routine_find(name);
  if (arguments->call.routine) return CLI_OK;
  return cli_unknown_routine(name);
}

/* Every number not given; the rest as a plain call has it. */
static cli_arguments nothing_given(void) {
  const int none = CLI_NOT_GIVEN;
  return (cli_arguments){.call = hscal__nothing_given(NULL),
                         .panel = none,
                         .nprow = none,
                         .npcol = none,
                         .processes = none,
                         .at_most = none,
                         .calls = none,
                         .planners = none,
                         .jobs = none,
                         .per_node = none,
                         .threads = none,
                         .patience = NAN,
                         .top = none,
                         .effort = HSCAL_EFFORT_MODEL};
}

static int is_given(const reader *reader, const char *name) {
  for (int i = 0; i < CLI_WORDS; i++)
    if (reader->given[i] && !strcmp(cli_known_words[i].name, name)) return 1;
  return 0;
}

/* It may be given in two numbers. */
static int check_grid(const reader *reader) {
  const cli_arguments *arguments = reader->arguments;
  int rows = is_given(reader, "nprow="), columns = is_given(reader, "npcol=");
  if (is_given(reader, "grid=") && (rows || columns))
    return cli_usage("grid= and %s say the same: leave one out", rows ? "nprow=" : "npcol=");
  if (rows != columns)
    return cli_usage("%s is missing beside %s (or write both as grid=4x3)",
                     rows ? "npcol=" : "nprow=", rows ? "nprow=" : "npcol=");
  if (rows && arguments->nprow > INT_MAX / arguments->npcol)
    return cli_usage("nprow=%d npcol=%d: more processes than ScaLAPACK can number", arguments->nprow, arguments->npcol);
  return CLI_OK;
}

int cli_read_arguments(cli_command command, int argc, char **argv, cli_arguments *arguments) {
  reader reader = {.arguments = arguments};
  *arguments = nothing_given();
  arguments->command = command;
  reader.is_before = 1;
  int i, status = find_routine(&reader, argc, argv, &i);
  reader.is_before = 0;
  for (int f = 0; f < reader.fixes && status == CLI_OK; f++) status = read_key(&reader, reader.fix[f]);
  for (; i < argc && status == CLI_OK; i++)
    status = argv[i][0] == '-' ? read_option(&reader, argc, argv, &i) : read_key(&reader, argv[i]);
  return status == CLI_OK ? check_grid(&reader) : status;
}

void cli_free_arguments(cli_arguments *arguments) {
  hscal__recording_free(arguments->recording);
  hscal__signature_free(arguments->signature);
  hscal__text_model_free(arguments->model);
}
