#include "simulated_pairs.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FAILED = 1, MOST_COLUMNS = 24, MOST_LINE = 1000, MOST_ROWS = 4000, MOST_NAME = 200 };

const char *const simulated_usual_names[SIMULATED_USUALS] = {"gains.csv, the guide's",
                                                             "gains.csv, best of guide and divisor grids",
                                                             "decisions.csv, the guide's", "decisions.csv, any rule's"};
const double simulated_noise = 1e-3;

/* ---- tables -------------------------------------------------------------------------------------------------------- */

/* A row of either file: what it is about, by whom, and its seconds. */
typedef struct row {
  char task[MOST_NAME], by[MOST_NAME];
  double usual_s, plan_s, best_s;
} row;

typedef struct table {
  char path[MOST_LINE], names[MOST_LINE], line[MOST_LINE];
  char *name[MOST_COLUMNS], *cell[MOST_COLUMNS];
  int columns, lines;
} table;

static int cut(char *line, char **cell) {
  int count = 0;
  line[strcspn(line, "\r\n")] = 0;
  for (char *rest = line; rest && count < MOST_COLUMNS; count++) {
    char *comma = strchr(rest, ',');
    if (comma) *comma++ = 0;
    cell[count] = rest;
    rest = comma;
  }
  return count;
}

/* "" where the file has no such column. */
static const char *text_of(const table *t, const char *name) {
  for (int c = 0; c < t->columns; c++)
    if (strcmp(t->name[c], name) == 0) return t->cell[c];
  return "";
}

/* NAN where it is none. */
static double number_of(const table *t, const char *name) {
  const char *text = text_of(t, name);
  char *end;
  double value = strtod(text, &end);
  return end == text || *end || !(value > 0) ? NAN : value;
}

/* The next row, its cells in t->cell: 1; 0 at the end; -1: it is not as long as the first line. */
static int next_row(FILE *in, table *t) {
  if (!fgets(t->line, sizeof t->line, in)) return 0;
  t->lines++;
  return cut(t->line, t->cell) == t->columns ? 1 : -1;
}

static int read_rows(const char *folder, const char *file, void (*take)(const table *t, row *to), row *rows,
                     int *count) {
  table t = {.lines = 1};
  snprintf(t.path, sizeof t.path, "%s/%s", folder, file);
  FILE *in = fopen(t.path, "r");
  if (!in) return fprintf(stderr, "real_report: %s: %s\n", t.path, strerror(errno)), FAILED;
  if (fgets(t.names, sizeof t.names, in)) t.columns = cut(t.names, t.name);
  int got = 1;
  while (*count < MOST_ROWS && (got = next_row(in, &t)) > 0) take(&t, &rows[(*count)++]);
  fclose(in);
  if (got >= 0 && *count > 0) return 0;
  return fprintf(stderr, "real_report: %s, line %d: not as many values as columns\n", t.path, t.lines), FAILED;
}

/* ---- pairs --------------------------------------------------------------------------------------------------------- */

static void take_gains(const table *t, row *to, const char *usual) {
  snprintf(to->task, sizeof to->task, "%.100s %.40s %.40s", text_of(t, "cluster"), text_of(t, "routine"),
           text_of(t, "n"));
  *to->by = 0;
  to->usual_s = number_of(t, usual);
  to->plan_s = number_of(t, "plan_s");
  to->best_s = fmin(fmin(to->usual_s, to->plan_s), number_of(t, "expert_s")); /* fmin passes NAN by */
}
static void take_gains_guide(const table *t, row *to) { take_gains(t, to, "guide_s"); }
static void take_gains_usual(const table *t, row *to) { take_gains(t, to, "usual_s"); }

static void take_decisions(const table *t, row *to) {
  snprintf(to->task, sizeof to->task, "%.100s %.40s %.12s %.12s %.12s", text_of(t, "cluster"), text_of(t, "routine"),
           text_of(t, "m"), text_of(t, "n"), text_of(t, "k"));
  snprintf(to->by, sizeof to->by, "%s", text_of(t, "by"));
  to->usual_s = number_of(t, "simulated_s"), to->plan_s = NAN;
  to->best_s = to->usual_s / number_of(t, "times_best");
}

/* In decisions.csv the plan has a row of its own, and brute force is no rule but a search. */
static void find_plans(row *rows, int count) {
  for (int i = 0; i < count; i++)
    for (int k = 0; k < count; k++)
      if (strcmp(rows[k].by, "hscal") == 0 && strcmp(rows[k].task, rows[i].task) == 0) rows[i].plan_s = rows[k].usual_s;
}

static int is_wanted(const row *r, simulated_usual usual) {
  if (isnan(r->usual_s) || isnan(r->plan_s)) return 0;
  if (usual == DECISIONS_GUIDE) return strcmp(r->by, "ScaLAPACK's guide") == 0;
  return usual != DECISIONS_ANY || (strcmp(r->by, "hscal") != 0 && strcmp(r->by, "brute force") != 0);
}

static int task_of(const row *rows, int i) {
  int first = 0;
  while (strcmp(rows[first].task, rows[i].task) != 0) first++;
  return first;
}

static void make_pairs(const row *rows, int nrows, simulated_usual usual, harm_pair *pairs, int *count) {
  for (int i = 0; i < nrows; i++) {
    if (!is_wanted(&rows[i], usual)) continue;
    pairs[(*count)++] = (harm_pair){.usual_s = rows[i].usual_s,
                                    .decided_s = rows[i].plan_s,
                                    .best_s = rows[i].best_s,
                                    .usual_repeats = 1,
                                    .decided_repeats = 1,
                                    .task = task_of(rows, i),
                                    .is_changed = rows[i].plan_s != rows[i].usual_s};
  }
}

int simulated_pairs(const char *folder, simulated_usual usual, harm_pair **pairs, int *count) {
  int nrows = 0, is_gains = usual == GAINS_GUIDE || usual == GAINS_USUAL;
  row *rows = calloc(MOST_ROWS, sizeof *rows);
  *count = 0;
  *pairs = calloc(MOST_ROWS, sizeof **pairs);
  if (!rows || !*pairs) {
    free(rows);
    return fprintf(stderr, "real_report: no memory for simulated pairs\n"), FAILED;
  }
  int status = read_rows(folder, is_gains ? "gains.csv" : "decisions.csv",
                         usual == GAINS_GUIDE   ? take_gains_guide
                         : usual == GAINS_USUAL ? take_gains_usual
                                                : take_decisions,
                         rows, &nrows);
  if (!status && !is_gains) find_plans(rows, nrows);
  if (!status) make_pairs(rows, nrows, usual, *pairs, count);
  free(rows);
  return status;
}
