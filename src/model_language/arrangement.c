#include "model_language/arrangement.h"
#include "base/status.h"
#include "events/event.h"
#include "model_language/calibrated.h"
#include "model_language/evaluate.h"
#include "model_language/execute.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- sizes ------------------------------------------------------------------------------------------------------ */

static int begin(const hscal_model_tree *tree, const hscal_model_values *values, hscal_evaluation *e) {
  *e = (hscal_evaluation){.tree = tree, .call = hscal__call_function, .slot = hscal__slots_new(tree->own.slots)};
  if (!e->slot) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the variables of the model");
  return hscal__model_values_put(values, e);
}

static int measure(hscal_evaluation *e, int64_t *sizes, int *processes) {
  const hscal_model_tree *tree = e->tree;
  *processes = 1;
  for (int d = 0; d < tree->coords; d++) {
    const hscal_syntax *size = tree->coord[d].size;
    HSCAL_TRY(hscal__evaluate_integer(e, size, &sizes[d]));
    if (sizes[d] < 1)
      return hscal__model_fail(HSCAL_ERROR_NO_GRID, &tree->source, size->place, "%s = %lld: there is no process",
                               tree->coord[d].name, (long long)sizes[d]);
    if (sizes[d] > HSCAL_MODEL_MOST_PROCESSES / *processes)
      return hscal__model_fail(HSCAL_ERROR_NO_GRID, &tree->source, size->place,
                               "more than %d processes: a model has no more", HSCAL_MODEL_MOST_PROCESSES);
    *processes *= (int)sizes[d];
  }
  return 0;
}

static int check_required(hscal_evaluation *e) {
  for (const hscal_syntax *condition = e->tree->require; condition; condition = condition->next) {
    int holds;
    HSCAL_TRY(hscal__evaluate_condition(e, condition->part[0], &holds));
    if (!holds) return hscal__evaluation_fail(e, condition, "the model requires this");
  }
  return 0;
}

int hscal__arrangement_sizes(const hscal_model_tree *tree, const hscal_model_values *values, int64_t *sizes,
                             int *processes) {
  hscal_evaluation e;
  int status = begin(tree, values, &e);
  if (!status) status = measure(&e, sizes, processes);
  if (!status) status = check_required(&e);
  hscal__slots_free(&e, e.slot, tree->own.slots);
  return status;
}

/* ---- coordinates ------------------------------------------------------------------------------------------------ */

/* The number of the process; -1: there is none at these coordinates. */
static int process_at(const hscal_arrangement *a, const int64_t *coordinates) {
  int64_t process = 0;
  for (int d = 0; d < a->evaluation.tree->coords; d++) {
    if (coordinates[d] < 0 || coordinates[d] >= a->size[d]) return -1;
    process = process * a->size[d] + coordinates[d];
  }
  return (int)process;
}

/* Counts coordinates on, the last one fastest, and sets their variables. 0: it was the last. */
static int next_point(hscal_evaluation *e, const hscal_model_coordinate *coord, const int64_t *size, int count) {
  for (int d = count; d-- > 0;) {
    int64_t *value = &e->slot[coord[d].slot].value.integer;
    if (++*value < size[d]) return 1;
    *value = 0;
  }
  return 0;
}

static void first_point(hscal_evaluation *e, const hscal_model_coordinate *coord, int count) {
  for (int d = 0; d < count; d++) e->slot[coord[d].slot].value.integer = 0;
}

/* ---- node ------------------------------------------------------------------------------------------------------- */

static int volume_of(hscal_evaluation *e, const hscal_syntax *expression, double *volume) {
  hscal_number number;
  HSCAL_TRY(hscal__evaluate(e, expression, &number));
  *volume = hscal__number_real(number);
  return *volume >= 0 ? 0 : hscal__evaluation_fail(e, expression, "a volume of less than 0");
}

/* The first clause whose condition holds, else the default one; without any: void. */
static int node_volume(hscal_evaluation *e, double *volume) {
  const hscal_syntax *otherwise = NULL;
  *volume = NAN;
  for (const hscal_syntax *clause = e->tree->node; clause; clause = clause->next) {
    int holds;
    if (!clause->part[0]) {
      otherwise = clause;
      continue;
    }
    HSCAL_TRY(hscal__evaluate_condition(e, clause->part[0], &holds));
    if (holds) return clause->part[1] ? volume_of(e, clause->part[1], volume) : 0;
  }
  return otherwise && otherwise->part[1] ? volume_of(e, otherwise->part[1], volume) : 0;
}

static int make_nodes(hscal_arrangement *a) {
  hscal_evaluation *e = &a->evaluation;
  first_point(e, e->tree->coord, e->tree->coords);
  for (int p = 0; p < a->processes; p++) {
    HSCAL_TRY(node_volume(e, &a->volume[p]));
    next_point(e, e->tree->coord, a->size, e->tree->coords);
  }
  return 0;
}

/* ---- link ------------------------------------------------------------------------------------------------------- */

/* What one clause says, beside what the clauses before it said: the table of the clause's own is told from theirs by `round`. */
typedef struct link_table {
  hscal_arrangement *arrangement;
  double *own;     /* [processes * processes] bytes of this clause     */
  unsigned *round; /* the clause that wrote there last, counted from 1 */
  unsigned clause;
} link_table;

/* A clause may come to a link several times, as its own coordinates count; it must say the same each time. A link to nowhere or to oneself is
 * none. */
static int put_link(link_table *table, const hscal_syntax *link, double bytes) {
  hscal_arrangement *a = table->arrangement;
  int64_t from[HSCAL_MODEL_COORDS], to[HSCAL_MODEL_COORDS];
  HSCAL_TRY(hscal__evaluate_coordinates(&a->evaluation, link->part[0], from));
  HSCAL_TRY(hscal__evaluate_coordinates(&a->evaluation, link->part[1], to));
  int x = process_at(a, from), y = process_at(a, to);
  if (x < 0 || y < 0 || x == y) return 0;
  size_t at = (size_t)x * (size_t)a->processes + (size_t)y;
  if (table->round[at] == table->clause) {
    if (table->own[at] == bytes) return 0;
    return hscal__evaluation_fail(&a->evaluation, link, "this clause gives the same link two different volumes");
  }
  table->round[at] = table->clause, table->own[at] = bytes;
  a->link_bytes[at] = isnan(a->link_bytes[at]) ? bytes : a->link_bytes[at] + bytes;
  return 0;
}

static int put_clause(link_table *table, const hscal_syntax *clause) {
  hscal_evaluation *e = &table->arrangement->evaluation;
  double bytes;
  int holds;
  HSCAL_TRY(hscal__evaluate_condition(e, clause->part[0], &holds));
  if (!holds) return 0;
  HSCAL_TRY(volume_of(e, clause->part[1], &bytes));
  for (const hscal_syntax *link = clause->part[2]; link; link = link->next) HSCAL_TRY(put_link(table, link, bytes));
  return 0;
}

/* The clause at every point of the model's coordinates and of its own. */
static int walk_clause(link_table *table, const hscal_syntax *clause, const int64_t *own_size) {
  hscal_evaluation *e = &table->arrangement->evaluation;
  const hscal_model_tree *tree = e->tree;
  first_point(e, tree->coord, tree->coords);
  do {
    first_point(e, tree->link_coord, tree->link_coords);
    do HSCAL_TRY(put_clause(table, clause));
    while (next_point(e, tree->link_coord, own_size, tree->link_coords));
  } while (next_point(e, tree->coord, table->arrangement->size, tree->coords));
  return 0;
}

static int make_links(hscal_arrangement *a) {
  const hscal_model_tree *tree = a->evaluation.tree;
  size_t pairs = (size_t)a->processes * (size_t)a->processes;
  int64_t own_size[HSCAL_MODEL_COORDS];
  for (int d = 0; d < tree->link_coords; d++) {
    const hscal_syntax *size = tree->link_coord[d].size;
    HSCAL_TRY(hscal__evaluate_integer(&a->evaluation, size, &own_size[d]));
    if (own_size[d] < 1) return hscal__evaluation_fail(&a->evaluation, size, "a coordinate of no value");
  }
  for (size_t i = 0; i < pairs; i++) a->link_bytes[i] = NAN;
  link_table table = {
      .arrangement = a, .own = calloc(pairs, sizeof *table.own), .round = calloc(pairs, sizeof *table.round)};
  int status = table.own && table.round ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the links of the model");
  for (const hscal_syntax *clause = tree->link; clause && !status; clause = clause->next) {
    table.clause++;
    status = walk_clause(&table, clause, own_size);
  }
  free(table.own);
  free(table.round);
  return status;
}

/* ---- the rest --------------------------------------------------------------------------------------------------- */

static int find_parent(hscal_arrangement *a) {
  int64_t coordinates[HSCAL_MODEL_COORDS];
  const hscal_syntax *parent = a->evaluation.tree->parent;
  if (!parent) return 0;
  HSCAL_TRY(hscal__evaluate_coordinates(&a->evaluation, parent, coordinates));
  a->parent = process_at(a, coordinates);
  return a->parent >= 0 ? 0 : hscal__evaluation_fail(&a->evaluation, parent, "the parent is none of the processes");
}

static int size_bench(hscal_evaluation *e, int *bench_size) {
  int d = 0;
  for (const hscal_syntax *size = e->tree->bench.sizes; size; size = size->next, d++) {
    int64_t value;
    HSCAL_TRY(hscal__evaluate_integer(e, size, &value));
    if (value < 1 || value > INT_MAX) return hscal__evaluation_fail(e, size, "the size of a kernel must be 1 at least");
    bench_size[d] = (int)value;
  }
  return 0;
}

int hscal__arrangement_bench(const hscal_model_tree *tree, const hscal_model_values *values, int *bench_size) {
  hscal_evaluation e;
  int status = begin(tree, values, &e);
  if (!status) status = size_bench(&e, bench_size);
  hscal__slots_free(&e, e.slot, tree->own.slots);
  return status;
}

int hscal__arrangement_make(const hscal_model_tree *tree, const hscal_model_values *values, hscal_arrangement *a) {
  *a = (hscal_arrangement){0};
  HSCAL_TRY(begin(tree, values, &a->evaluation));
  HSCAL_TRY(measure(&a->evaluation, a->size, &a->processes));
  HSCAL_TRY(check_required(&a->evaluation));
  a->volume = calloc((size_t)a->processes, sizeof *a->volume);
  a->link_bytes = calloc((size_t)a->processes * (size_t)a->processes, sizeof *a->link_bytes);
  if (!a->volume || !a->link_bytes)
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d processes of a model", a->processes);
  HSCAL_TRY(make_nodes(a));
  HSCAL_TRY(make_links(a));
  HSCAL_TRY(find_parent(a));
  return size_bench(&a->evaluation, a->bench_size);
}

void hscal__arrangement_free(hscal_arrangement *a) {
  if (a->evaluation.tree) hscal__slots_free(&a->evaluation, a->evaluation.slot, a->evaluation.tree->own.slots);
  free(a->volume);
  free(a->link_bytes);
  *a = (hscal_arrangement){0};
}

/* ---- the scheme ------------------------------------------------------------------------------------------------- */

typedef struct run {
  const hscal_arrangement *arrangement;
  const hscal_action_sink *sink;
} run;

static int find_process(const hscal_arrangement *a, hscal_evaluation *e, const hscal_syntax *at,
                        const int64_t *coordinates, int *process) {
  *process = process_at(a, coordinates);
  if (*process >= 0 && !isnan(a->volume[*process])) return 0;
  return hscal__model_fail(HSCAL_ERROR_NO_GRID, &e->tree->source, at->place,
                           e->tree->coords > 1 ? "there is no process [%lld,%lld%s]" : "there is no process [%lld]",
                           (long long)coordinates[0], (long long)coordinates[1], e->tree->coords > 2 ? ",..." : "");
}

/* Part of a volume. What a process sends to itself is no message. */
static int act(void *self, hscal_evaluation *e, const hscal_syntax *action, double percent, const int64_t *from,
               const int64_t *to) {
  const run *run = self;
  const hscal_arrangement *a = run->arrangement;
  hscal_model_action put = {.to = -1, .place = action->place};
  HSCAL_TRY(find_process(a, e, action->part[1], from, &put.from));
  if (!to) {
    put.amount = percent / 100 * a->volume[put.from];
  } else {
    HSCAL_TRY(find_process(a, e, action->part[2], to, &put.to));
    if (put.to == put.from) return 0;
    double bytes = a->link_bytes[(size_t)put.from * (size_t)a->processes + (size_t)put.to];
    if (isnan(bytes)) return hscal__evaluation_fail(e, action, "link declares nothing between these two processes");
    put.amount = percent / 100 * bytes;
  }
  if (!isfinite(put.amount)) return hscal__evaluation_fail(e, action, "this is too much for a number");
  return put.amount > 0 ? run->sink->put(run->sink->self, &put) : 0;
}

static int begin_par(void *self) { return ((run *)self)->sink->begin_par(((run *)self)->sink->self); }
static int branch(void *self) { return ((run *)self)->sink->branch(((run *)self)->sink->self); }
static int end_par(void *self) { return ((run *)self)->sink->end_par(((run *)self)->sink->self); }

int hscal__arrangement_run(hscal_arrangement *a, const hscal_action_sink *sink) {
  run run = {a, sink};
  hscal_model_actions actions = {
      .act = act, .begin_par = begin_par, .branch = branch, .end_par = end_par, .self = &run};
  a->evaluation.steps = 0;
  return hscal__execute_scheme(&a->evaluation, &actions);
}
