#include "problem.h"
#include "base/nearest.h"
#include "base/status.h"
#include "models/model.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_PROCESSES = 100000 };

typedef struct words {
  int m, n, k, mb, nb, panel, nprow, npcol;
  char transa, transb, order;
} words;

static const char *const keys[] = {"m", "n", "k", "nb", "mb", "transa", "transb", "grid", "order", "panel"};
enum { KEYS = sizeof keys / sizeof *keys };

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

static int read_word(const char *word, words *w) {
  const char *value = strchr(word, '=');
  if (!value) return bad(word, "not key=value");
  char key[16] = "";
  size_t length = (size_t)(value++ - word);
  if (length < sizeof key) memcpy(key, word, length);

  static const char *const number_keys[] = {"m", "n", "k", "nb", "mb", "panel"};
  int *const numbers[] = {&w->m, &w->n, &w->k, &w->nb, &w->mb, &w->panel};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    if (strcmp(key, number_keys[i]) == 0)
      return read_number(value, 0, INT_MAX, numbers[i], NULL) ? 0 : bad(word, "must be a whole number >= 1");
  if (strcmp(key, "grid") == 0) return read_grid(value, w) ? 0 : bad(word, "must be like 4x4");
  if (strcmp(key, "transa") == 0) return read_letter(value, "NTC", &w->transa) ? 0 : bad(word, "must be N, T or C");
  if (strcmp(key, "transb") == 0) return read_letter(value, "NTC", &w->transb) ? 0 : bad(word, "must be N, T or C");
  if (strcmp(key, "order") == 0) return read_letter(value, "RC", &w->order) ? 0 : bad(word, "must be R or C");
  const char *near = hscal__nearest(key, keys, KEYS);
  return hscal__fail(HSCAL_ERROR_UNKNOWN, "%s: unknown key%s%s%s", word, near ? ", did you mean " : "",
                     near ? near : "", near ? "?" : "");
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

int sim_problem_parse(int count, char *const *text, const char *placement, const hscal_machine *machine,
                      sim_problem *problem) {
  *problem = (sim_problem){0};
  const hscal_routine *routine = count > 0 ? hscal__routine_find(text[0]) : NULL;
  if (!routine || routine->scheme != HSCAL_SCHEME_gemm)
    return bad(count > 0 ? text[0] : "routine", "must be psgemm, pdgemm, pcgemm or pzgemm");

  words w = {.panel = hscal__reference_backend.panel, .nb = 64, .transa = 'N', .transb = 'N', .order = 'R'};
  for (int i = 1; i < count; i++) HSCAL_TRY(read_word(text[i], &w));
  if (!w.n) return bad("n", "is missing");
  if (!w.nprow) return bad("grid", "is missing");
  if (!w.m) w.m = w.n;
  if (!w.k) w.k = w.n;
  if (!w.mb) w.mb = w.nb;

  problem->call = hscal__call_gemm(routine, w.transa, w.transb, w.m, w.n, w.k, w.mb, w.nb);
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
