#include "fit_runs.h"
#include "base/minmax.h"
#include "fit_log.h"
#include "fit_recording.h"
#include "report.h"
#include "run_words.h"
#include "values.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { MOST_COLUMNS = 32, MOST_LINE = 4096, MOST_WORD = 96 };

/* What a column is for. Others are keys of the call. */
typedef enum column {
  COLUMN_ROUTINE,
  COLUMN_P,
  COLUMN_Q,
  COLUMN_SECONDS,
  COLUMN_THREADS,
  COLUMN_PER_NODE,
  COLUMN_UNUSED,
  COLUMN_KEY
} column;

static const struct {
  const char *name;
  column column;
} known[] = {
    {"routine", COLUMN_ROUTINE},
    {"p", COLUMN_P},
    {"nprow", COLUMN_P},
    {"q", COLUMN_Q},
    {"npcol", COLUMN_Q},
    {"seconds", COLUMN_SECONDS},
    {"threads", COLUMN_THREADS},
    {"threads_per_process", COLUMN_THREADS},
    {"processes_per_node", COLUMN_PER_NODE},
    {"nproc", COLUMN_UNUSED},
    {"nprocs", COLUMN_UNUSED},
    {"processes", COLUMN_UNUSED},
    {"nodes", COLUMN_UNUSED},
    {"cores_per_node", COLUMN_UNUSED},
};

typedef struct table {
  const char *file, *routine;
  char names[MOST_LINE];
  const char *name[MOST_COLUMNS];
  column column[MOST_COLUMNS];
  int columns, line;
} table;

/* ---- cells ------------------------------------------------------------------------------------------------------- */

static char *trimmed(char *text) {
  text += strspn(text, " \t\"");
  for (size_t n = strlen(text); n > 0 && strchr(" \t\r\n\"", text[n - 1]); n--) text[n - 1] = 0;
  return text;
}

/* Cuts a line at its commas, in place. Returns how many cells there are, MOST_COLUMNS + 1 where there are more. */
static int cut(char *line, char **cell) {
  int count = 0;
  for (char *rest = line; rest; count++) {
    char *comma = strchr(rest, ',');
    if (comma) *comma++ = 0;
    if (count == MOST_COLUMNS) return MOST_COLUMNS + 1;
    cell[count] = trimmed(rest);
    rest = comma;
  }
  return count;
}

static column column_of(const char *name) {
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (strcasecmp(known[i].name, name) == 0) return known[i].column;
  return COLUMN_KEY;
}

static int find(const table *t, column wanted) {
  for (int c = 0; c < t->columns; c++)
    if (t->column[c] == wanted) return c;
  return -1;
}

static int read_names(table *t, const char *line) {
  static const char *const needed[] = {"p", "q", "seconds"};
  static const column which[] = {COLUMN_P, COLUMN_Q, COLUMN_SECONDS};
  char *cell[MOST_COLUMNS];
  snprintf(t->names, sizeof t->names, "%s", line);
  t->columns = cut(t->names, cell);
  if (t->columns > MOST_COLUMNS) return cli_usage("more than %d columns", MOST_COLUMNS);
  for (int c = 0; c < t->columns; c++) {
    t->name[c] = cell[c];
    t->column[c] = column_of(cell[c]);
    if (t->column[c] != COLUMN_KEY && t->column[c] != COLUMN_UNUSED && find(t, t->column[c]) < c)
      return cli_usage("the columns \"%s\" and \"%s\" mean the same", t->name[find(t, t->column[c])], t->name[c]);
  }
  for (int i = 0; i < 3; i++)
    if (find(t, which[i]) < 0)
      return cli_usage("no column \"%s\"; the first line names the columns: routine,n,nb,p,q,seconds", needed[i]);
  if (find(t, COLUMN_ROUTINE) < 0 && !t->routine)
    return cli_usage("no column \"routine\"; --routine names that of all lines");
  return CLI_OK;
}

/* ---- a run ------------------------------------------------------------------------------------------------------- */

static int read_seconds(const char *text, double *seconds) {
  int status = cli_read_real("seconds=", text, seconds);
  if (status == CLI_OK && !(*seconds > 0 && isfinite(*seconds)))
    return cli_usage("seconds=%s: it must be above 0", text);
  return status;
}

static int read_run(const table *t, char **cell, hscal_run *run) {
  cli_run_words words = {.count = 0};
  char grid[MOST_WORD];
  int c = find(t, COLUMN_ROUTINE), threads = find(t, COLUMN_THREADS), on_node = find(t, COLUMN_PER_NODE);
  *run = (hscal_run){.threads = 1, .line = t->line};
  cli_add_run_word(&words, "", c >= 0 ? cell[c] : t->routine);
  for (c = 0; c < t->columns; c++)
    if (t->column[c] == COLUMN_KEY && *cell[c] && strcmp(cell[c], "0") != 0)
      cli_add_run_word(&words, t->name[c], cell[c]);
  snprintf(grid, sizeof grid, "%.40sx%.40s", cell[find(t, COLUMN_P)], cell[find(t, COLUMN_Q)]);
  cli_add_run_word(&words, "grid", grid);
  int status = read_seconds(cell[find(t, COLUMN_SECONDS)], &run->seconds);
  if (status == CLI_OK && threads >= 0) status = cli_read_int("threads=", cell[threads], 1, &run->threads);
  if (status == CLI_OK && on_node >= 0)
    status = cli_read_int("processes_per_node=", cell[on_node], 0, &run->processes_per_node);
  return status == CLI_OK ? cli_read_run_words(&words, run) : status;
}

static int read_line(table *t, char *line, hscal_runs *runs) {
  char *cell[MOST_COLUMNS], *text = line + strspn(line, " \t\r\n");
  hscal_run run;
  if (*text == 0 || *text == '#') return CLI_OK;
  if (t->columns == 0) return read_names(t, line);
  int cells = cut(line, cell);
  if (cells != t->columns) return cli_usage("%d values, but there are %d columns", cells, t->columns);
  int status = read_run(t, cell, &run);
  if (status != CLI_OK) return status;
  int failed = hscal__runs_add(runs, &run);
  return failed ? cli_report(failed) : CLI_OK;
}

static int read_lines(FILE *in, table *t, hscal_runs *runs) {
  char line[MOST_LINE], place[MOST_LINE];
  int status = CLI_OK;
  while (status == CLI_OK && fgets(line, sizeof line, in)) {
    t->line++;
    snprintf(place, sizeof place, "%.3000s, line %d", t->file, t->line);
    cli_set_place(place);
    status = strlen(line) + 1 == sizeof line ? cli_usage("the line is longer than %d characters", MOST_LINE - 2)
                                             : read_line(t, line, runs);
  }
  cli_set_place(NULL);
  if (status == CLI_OK && ferror(in)) return cli_failure("%s: %s", t->file, strerror(errno));
  return status;
}

/* Which of the three it is, its first characters say. */
static int read_any(FILE *in, table *t, hscal_runs *runs) {
  int is_log = cli_is_log(in), is_recording = cli_is_recording(in);
  if ((is_log || is_recording) && t->routine)
    return cli_usage("%s: the lines of a %s name their routines: leave --routine out", t->file,
                     is_log ? "log" : "recording");
  if (is_recording) return cli_read_recording(t->file, runs);
  return is_log ? cli_read_log(in, t->file, runs) : read_lines(in, t, runs);
}

int cli_read_runs(const char *file, const char *routine, hscal_runs *runs) {
  table t = {.file = file, .routine = routine};
  *runs = (hscal_runs){0};
  FILE *in = fopen(file, "r");
  if (!in) return cli_failure("%s: %s", file, strerror(errno));
  int status = read_any(in, &t, runs);
  fclose(in);
  if (status != CLI_OK) return status;
  if (runs->count == 0) return cli_usage("%s: it holds no runs", file);
  int failed = hscal__runs_close(runs);
  return failed ? cli_report(failed) : CLI_OK;
}
