#include "fit_log.h"
#include "machine/call_log.h"
#include "report.h"
#include "run_words.h"

#include <ctype.h>
#include <errno.h>
#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Why a line is no run. */
typedef enum reason { IS_BOUND, IS_OLD, IS_UNEVEN, REASONS } reason;

static const char *const words_of[REASONS] = {[IS_BOUND] =
                                                  "the calls were not timed (hscal_call_begin, hscal_call_end)",
                                              [IS_OLD] = "written by an older hscal, without the arguments of the call",
                                              [IS_UNEVEN] = "not as many processes, or threads, on each node"};

int cli_is_log(FILE *in) {
  int byte = getc(in);
  while (byte != EOF && isspace(byte)) byte = getc(in);
  rewind(in);
  return byte == '{';
}

/* ---- a line ------------------------------------------------------------------------------------------------------ */

/* What a line says of a run. */
typedef struct logged_run {
  const char *routine, *arguments;
  int nprow, npcol, mb, nb, panel, threads, per_node, is_bound;
  double seconds;
} logged_run;

static int read_members(json_t *line, logged_run *said) {
  const char *schema;
  json_error_t error;
  *said = (logged_run){.arguments = NULL};
  if (json_unpack_ex(line, &error, 0, "{s:s, s:s, s:b, s:F, s:[i,i], s:i, s:i, s:i, s?s, s?i, s?i}", "schema", &schema,
                     "routine", &said->routine, "bound", &said->is_bound, "observed_s", &said->seconds, "grid",
                     &said->nprow, &said->npcol, "mb", &said->mb, "nb", &said->nb, "panel", &said->panel, "arguments",
                     &said->arguments, "threads", &said->threads, "processes_per_node", &said->per_node) != 0)
    return cli_usage("it is no line of a log of hscal (HSCAL_LOG): %s", error.text);
  if (strcmp(schema, HSCAL_LOG_SCHEMA) != 0)
    return cli_usage("its schema is \"%.40s\"; this version of hscal reads \"%s\"", schema, HSCAL_LOG_SCHEMA);
  if (!said->is_bound && !(said->seconds > 0 && isfinite(said->seconds)))
    return cli_usage("observed_s: %g: it must be above 0", said->seconds);
  return CLI_OK;
}

static void add_number(cli_run_words *words, const char *key, int value) {
  char text[16];
  snprintf(text, sizeof text, "%d", value);
  if (value > 0) cli_add_run_word(words, key, text);
}

static int make_run(const logged_run *said, hscal_run *run) {
  char grid[32], arguments[CLI_RUN_WORD], *rest = NULL;
  cli_run_words words = {.count = 0};
  snprintf(grid, sizeof grid, "%dx%d", said->nprow, said->npcol);
  snprintf(arguments, sizeof arguments, "%s", said->arguments);
  cli_add_run_word(&words, "", said->routine);
  for (char *word = strtok_r(arguments, " ", &rest); word; word = strtok_r(NULL, " ", &rest))
    cli_add_run_word(&words, "", word);
  add_number(&words, "mb", said->mb);
  add_number(&words, "nb", said->nb);
  add_number(&words, "panel", said->panel);
  cli_add_run_word(&words, "grid", grid);
  run->seconds = said->seconds, run->threads = said->threads, run->processes_per_node = said->per_node;
  return cli_read_run_words(&words, run);
}

static int take_line(json_t *line, int number, int left[REASONS], hscal_runs *runs) {
  logged_run said;
  hscal_run run = {.line = number};
  int status = read_members(line, &said);
  if (status != CLI_OK) return status;
  reason why = said.is_bound                              ? IS_BOUND
               : !said.arguments                          ? IS_OLD
               : !(said.threads > 0 && said.per_node > 0) ? IS_UNEVEN
                                                          : REASONS;
  if (why != REASONS) {
    left[why]++;
    return CLI_OK;
  }
  status = make_run(&said, &run);
  int failed = status == CLI_OK ? hscal__runs_add(runs, &run) : 0;
  return failed ? cli_report(failed) : status;
}

/* ---- the log ----------------------------------------------------------------------------------------------------- */

static int read_line(const char *text, int number, int left[REASONS], hscal_runs *runs) {
  json_error_t error;
  if (!text[strspn(text, " \t\r\n")]) return CLI_OK;
  json_t *line = json_loads(text, JSON_REJECT_DUPLICATES, &error);
  if (!line) return cli_usage("it is no line of a log of hscal (HSCAL_LOG): %s", error.text);
  int status = take_line(line, number, left, runs);
  json_decref(line);
  return status;
}

static void tell_left(const char *file, const int left[REASONS]) {
  for (int i = 0; i < REASONS; i++)
    if (left[i] > 0)
      fprintf(stderr, "%s: %d line%s left aside: %s\n", file, left[i], left[i] == 1 ? "" : "s", words_of[i]);
}

int cli_read_log(FILE *in, const char *file, hscal_runs *runs) {
  char *text = NULL, place[4096];
  size_t capacity = 0;
  int status = CLI_OK, number = 0;
  int left[REASONS] = {0};
  while (status == CLI_OK && getline(&text, &capacity, in) > 0) {
    snprintf(place, sizeof place, "%.3000s, line %d", file, ++number);
    cli_set_place(place);
    status = read_line(text, number, left, runs);
  }
  cli_set_place(NULL);
  free(text);
  if (status == CLI_OK && ferror(in)) return cli_failure("%s: %s", file, strerror(errno));
  if (status == CLI_OK) tell_left(file, left);
  return status;
}
