#include "problem.h"
#include "base/nearest.h"
#include "base/status.h"
#include "call/arguments.h"
#include "instrumented_scalapack/scheme.h"
#include "models/cost/placement.h"
#include "verify/compared_kernels_table.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_PROCESSES = 100000 };

typedef struct words {
  const hscal_routine *routine;
  hscal_call call; /* letters and sizes as they are read; a size of 0 was not named */
  int mb, nb, panel, nprow, npcol;
  char order, vectors;
} words;

/* Keys that are none of the routine's own arguments. */
static const char *const layout_keys[] = {"nb", "mb", "grid", "order", "panel", "vectors"};
enum { LAYOUT_KEYS = sizeof layout_keys / sizeof *layout_keys, KEYS = LAYOUT_KEYS + HSCAL_MOST_ARGUMENTS };

static int bad(const char *word, const char *why) { return hscal__fail(HSCAL_ERROR_UNKNOWN, "%s: %s", word, why); }

/* A whole number of 1..most that ends at `end`. */
static int read_number(const char *text, char end, int most, int *number, const char **rest) {
  char *stop;
  errno = 0;
  long value = strtol(text, &stop, 10);
  if (!isdigit((unsigned char)*text) || errno || value < 1 || value > most || *stop != end) return 0;
  *number = (int)value;
  if (rest) *rest = stop;
  return 1;
}

static int read_grid(const char *text, words *w) {
  const char *rest;
  return read_number(text, 'x', MOST_PROCESSES, &w->nprow, &rest) &&
         read_number(rest + 1, 0, MOST_PROCESSES / w->nprow, &w->npcol, NULL);
}

/* One of the letters. */
static int read_letter(const char *text, const char *letters, char *letter) {
  char upper = (char)toupper((unsigned char)*text);
  if (!upper || text[1] || !strchr(letters, upper)) return 0;
  *letter = upper;
  return 1;
}

static int bad_letter(const char *word, const char *letters) {
  char legal[32];
  size_t count = strlen(letters), used = 0;
  for (size_t i = 0; i < count; i++)
    used += (size_t)sprintf(legal + used, "%s%c", i == 0 ? "" : i + 1 == count ? " or " : ", ", letters[i]);
  return hscal__fail(HSCAL_ERROR_UNKNOWN, "%s: must be %s", word, legal);
}

/* A word that names one of the routine's letters or sizes; *found says whether it does. */
static int read_argument(const char *word, const char *key, const char *value, words *w, int *found) {
  for (const hscal_argument *a = hscal__arguments_of(w->routine); a->name; a++) {
    void *field = (char *)&w->call + a->where;
    if (strcmp(key, a->name) || (a->kind != HSCAL_ARGUMENT_letter && a->kind != HSCAL_ARGUMENT_size)) continue;
    *found = 1;
    if (a->kind == HSCAL_ARGUMENT_size)
      return read_number(value, 0, INT_MAX, field, NULL) ? 0 : bad(word, "must be a whole number >= 1");
    const char *letters = hscal__argument_letters(w->routine, a);
    return read_letter(value, letters, field) ? 0 : bad_letter(word, letters);
  }
  return 0;
}

static int unknown_key(const char *word, const char *key, const words *w) {
  const char *keys[KEYS];
  int count = 0;
  for (; count < LAYOUT_KEYS; count++) keys[count] = layout_keys[count];
  for (const hscal_argument *a = hscal__arguments_of(w->routine); a->name; a++)
    if (a->kind == HSCAL_ARGUMENT_letter || a->kind == HSCAL_ARGUMENT_size) keys[count++] = a->name;
  const char *near = hscal__nearest(key, keys, count);
  return hscal__fail(HSCAL_ERROR_UNKNOWN, "%s: unknown key%s%s%s", word, near ? ", did you mean " : "",
                     near ? near : "", near ? "?" : "");
}

static int read_word(const char *word, words *w) {
  const char *value = strchr(word, '=');
  if (!value) return bad(word, "not key=value");
  char key[16] = "";
  size_t length = (size_t)(value++ - word);
  if (length < sizeof key) memcpy(key, word, length);

  static const char *const number_keys[] = {"nb", "mb", "panel"};
  int *const numbers[] = {&w->nb, &w->mb, &w->panel};
  int found = 0;
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    if (strcmp(key, number_keys[i]) == 0)
      return read_number(value, 0, INT_MAX, numbers[i], NULL) ? 0 : bad(word, "must be a whole number >= 1");
  if (strcmp(key, "grid") == 0) return read_grid(value, w) ? 0 : bad(word, "must be like 4x4");
  if (strcmp(key, "order") == 0) return read_letter(value, "RC", &w->order) ? 0 : bad_letter(word, "RC");
  if (strcmp(key, "vectors") == 0) return read_letter(value, "RC", &w->vectors) ? 0 : bad_letter(word, "RC");
  HSCAL_TRY(read_argument(word, key, value, w, &found));
  return found ? 0 : unknown_key(word, key, w);
}

static int find_node(const hscal_machine *machine, const char *name, size_t length) {
  for (int node = 0; node < machine->nnodes; node++)
    if (strlen(machine->node_name[node]) == length && strncmp(machine->node_name[node], name, length) == 0) return node;
  return -1;
}

static int read_placement(const char *text, const hscal_machine *machine, int nprocs, int *node_of) {
  int count = 0;
  for (const char *name = text;; name++) {
    size_t length = strcspn(name, ",");
    int node = find_node(machine, name, length);
    if (node < 0)
      return hscal__fail(HSCAL_ERROR_UNKNOWN, "placement: no node \"%.*s\" in the machine", (int)length, name);
    if (count < nprocs) node_of[count] = node;
    count++;
    name += length;
    if (!*name) break;
  }
  if (count != nprocs) return hscal__fail(HSCAL_ERROR_UNKNOWN, "placement: %d nodes for %d processes", count, nprocs);
  return 0;
}

/* A size that no word named is n's. */
static void complete_sizes(words *w) {
  for (const hscal_argument *a = hscal__arguments_of(w->routine); a->name; a++) {
    int *size = (int *)(void *)((char *)&w->call + a->where);
    if (a->kind == HSCAL_ARGUMENT_size && *size == 0) *size = w->call.n;
  }
  w->call.ihi = w->call.iu = w->call.n;
}

void sim_call_lay(hscal_call *call, int mb, int nb, int vectors_are_rows) {
  hscal__call_lay(call, mb, nb);
  for (const hscal_argument *a = hscal__arguments_of(call->routine); a->name && vectors_are_rows; a++) {
    if (a->kind != HSCAL_ARGUMENT_vector) continue;
    hscal_desc *desc = &call->operand[a->operand].desc;
    desc->n = desc->m, desc->m = 1; /* then the increment of 1 is M_ */
  }
}

int sim_problem_parse(int count, char *const *text, const char *placement, const hscal_machine *machine,
                      sim_problem *problem) {
  *problem = (sim_problem){0};
  words w = {.routine = count > 0 ? hscal__routine_find(text[0]) : NULL, .nb = 64, .order = 'R', .vectors = 'C'};
  if (!w.routine) return bad(count > 0 ? text[0] : "routine", "must be a routine, such as pdgemm or pdgetrf");
  if (!hscal__scheme_exists(w.routine->scheme)) return bad(text[0], "has no scheme, so nothing is known of its values");
  w.panel = hscal__reference_backend.panel;
  w.call = hscal__call_make(w.routine, 0, 0, 0, 0, 0);
  for (int i = 1; i < count; i++) HSCAL_TRY(read_word(text[i], &w));
  if (!w.call.n) return bad("n", "is missing");
  if (!w.nprow) return bad("grid", "is missing");
  complete_sizes(&w);
  if (kernel_is_purpose(w.routine, HSCAL_KERNEL_SCAL)) w.call.alpha.re = 2; /* p?scal does nothing for 1 */

  problem->call = w.call;
  sim_call_lay(&problem->call, w.mb ? w.mb : w.nb, w.nb, w.vectors == 'R');
  problem->layout = hscal__layout_make(w.nprow, w.npcol, w.panel);
  problem->column_major = w.order == 'C';
  int nprocs = hscal__layout_processes(&problem->layout);
  problem->node_of = calloc((size_t)nprocs, sizeof *problem->node_of);
  if (!problem->node_of) return hscal__fail(HSCAL_ERROR_MEMORY, "placement of %d processes", nprocs);
  hscal__place_in_order(machine, nprocs, problem->node_of);
  return placement ? read_placement(placement, machine, nprocs, problem->node_of) : 0;
}

void sim_problem_free(sim_problem *problem) {
  free(problem->node_of);
  *problem = (sim_problem){0};
}

int sim_problem_is_laid_alike(const sim_problem *x, const sim_problem *y) {
  const hscal_layout *a = &x->layout, *b = &y->layout;
  const hscal_desc *c = hscal__call_result(&x->call), *d = hscal__call_result(&y->call);
  if (c->mb != d->mb || c->nb != d->nb || a->nprow != b->nprow || a->npcol != b->npcol) return 0;
  size_t bytes = (size_t)hscal__layout_processes(a) * sizeof *x->node_of;
  return a->backend.panel == b->backend.panel && memcmp(x->node_of, y->node_of, bytes) == 0;
}
