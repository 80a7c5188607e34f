#include "random_call.h"
#include "base/minmax.h"
#include "base/random.h"
#include "base/status.h"
#include "call/arguments.h"
#include "call/scheme.h"
#include "hscal.h"
#include "search/block_shape.h"
#include "search/layout_constraints.h"
#include "search/lpt.h"
#include "search/mapping.h"
#include "search/placement.h"
#include "search/profile.h"
#include "search/usual_layouts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { MOST_TEXT = 256 };

#define COUNT(array) (int)(sizeof(array) / sizeof *(array))

/* As likely in each doubling. */
static double between(uint64_t *chance, double least, double most) {
  return least * pow(most / least, hscal__random_part(chance));
}

static int pick(uint64_t *chance, int least, int most) { return hscal__random_between(chance, least, most); }

/* ---- machines ---- */

typedef enum kind { EQUAL_ALONE, TWO_KINDS_ALONE, EQUAL_SHARED, TWO_KINDS_SHARED, BEHIND_SWITCHES, KINDS } kind;

static void append(char *text, const char *format, double number) {
  size_t length = strlen(text);
  snprintf(text + length, MOST_TEXT - length, format, number);
}

static void draw_nodes(uint64_t *chance, kind kind, int nodes, int processors, char *text) {
  double gflops = between(chance, 5, 50);
  int is_mixed = kind == TWO_KINDS_ALONE || kind == TWO_KINDS_SHARED;
  int first = is_mixed ? hscal__max(1, (int)(nodes * (0.25 + 0.5 * hscal__random_part(chance)))) : nodes;
  snprintf(text, MOST_TEXT, "%dx%d@%.3g", first, processors, gflops);
  if (!is_mixed) return;
  append(text, " + %.0fx", nodes - first);
  append(text, "%.0f@", processors);
  append(text, "%.3g", gflops * between(chance, 1.3, 2.5));
}

/* One number is drawn after another: arguments of a call have no order. */
static void draw_machine(uint64_t *chance, int least, int most, char *text) {
  static const char *const libraries[] = {"openmpi-4.1", "openmpi-5.0", "mpich-4"};
  kind kind = (enum kind)pick(chance, 0, KINDS - 1);
  double processes = between(chance, least, most);
  int processors = kind <= TWO_KINDS_ALONE ? 1 : (int)between(chance, 2, 65);
  processors = hscal__max(1, hscal__min(processors, (int)(processes / 2)));
  int nodes = hscal__max(2, (int)(processes / processors));
  draw_nodes(chance, kind, nodes, processors, text);
  append(text, ", lat %.3gus", between(chance, 1, 50));
  double gbytes = between(chance, 0.3, 25);
  append(text, ", bw %.3gGB, mem 256GB", gbytes);
  if (pick(chance, 0, 1)) append(text, ", half %.0f", between(chance, 8, 64));
  if (processors > 1 && pick(chance, 0, 2) == 0) { /* else a rule says what messages within a node take */
    append(text, ", nodelat %.3gus", between(chance, 0.3, 40));
    append(text, ", nodebw %.3gGB", between(chance, 0.2, 20));
  }
  if (kind == BEHIND_SWITCHES && nodes >= 4) {
    append(text, ", switches %.0f", pick(chance, 2, hscal__max(2, nodes / 4)));
    append(text, ", switchlat %.3gus", between(chance, 1, 10));
    append(text, ", switchbw %.3gGB", gbytes * between(chance, 1, 8));
  }
  size_t length = strlen(text);
  snprintf(text + length, MOST_TEXT - length, ", mpi %s", libraries[pick(chance, 0, COUNT(libraries) - 1)]);
}

/* ---- calls ---- */

static void draw_letters(uint64_t *chance, hscal_call *call) {
  static const char *const drawn[] = {"side", "uplo", "trans", "transa", "transb"};
  for (const hscal_argument *a = hscal__arguments_of(call->routine); a->name; a++)
    for (int i = 0; i < COUNT(drawn); i++)
      if (a->kind == HSCAL_ARGUMENT_letter && strcmp(a->name, drawn[i]) == 0) {
        const char *letters = hscal__argument_letters(call->routine, a);
        *((char *)call + a->where) = letters[pick(chance, 0, (int)strlen(letters) - 1)];
      }
}

static void put_in_order(int *more, int *less) {
  int least = hscal__min(*more, *less);
  *more = hscal__max(*more, *less);
  *less = least;
}

/* Half of the calls have equal dimensions. Those of factorizations into columns do not grow, m >= n >= k; of rows, n >= m >= k. */
static void draw_sizes(uint64_t *chance, const hscal_routine *routine, int processes, int *m, int *n, int *k) {
  double order = between(chance, 150, 1200) * sqrt(processes);
  int is_square = pick(chance, 0, 1), *const sizes[] = {m, n, k};
  for (int i = 0; i < COUNT(sizes); i++)
    *sizes[i] = hscal__max(1, (int)(is_square ? order : order * between(chance, 0.05, 1)));
  if (hscal__routine_level(routine) < 4) return;
  put_in_order(m, n);
  put_in_order(n, k);
  put_in_order(m, n);
  if (hscal__scheme_of(routine)->panels & HSCAL_ROW_PANELS) put_in_order(n, m);
}

int draw_random_call(uint64_t *chance, const hscal_routine *routine, int least, int most, random_call *drawn) {
  char text[MOST_TEXT];
  int m, n, k;
  memset(drawn, 0, sizeof *drawn);
  draw_machine(chance, least, most, text);
  HSCAL_TRY(hscal_machine_load(text, &drawn->machine));
  draw_sizes(chance, routine, hscal__machine_processors(drawn->machine), &m, &n, &k);
  drawn->call = hscal__call_make(routine, m, n, k, 0, 0);
  draw_letters(chance, &drawn->call);
  hscal__call_lay(&drawn->call, 0, 0);
  return hscal__search_state_init(&drawn->search, &drawn->call, drawn->machine, NULL, -1);
}

void free_random_call(random_call *drawn) {
  hscal__search_state_free(&drawn->search);
  hscal_machine_free(drawn->machine);
}

/* ---- layouts ---- */

/* All processors have one, or an eighth of them and more; of two grids the squarer one. */
static void draw_grid(uint64_t *chance, int all, int *nprow, int *npcol) {
  int processes = pick(chance, 0, 1) ? all : hscal__max(2, (int)between(chance, all / 8.0, all));
  double one = between(chance, 1, processes), other = between(chance, 1, processes), square = sqrt(processes);
  double rows = fabs(log(one / square)) < fabs(log(other / square)) ? one : other;
  *nprow = (int)(rows + 0.5);
  *npcol = hscal__max(1, processes / *nprow);
}

static int most_on_a_node(const int *count, int nnodes) {
  int most = 0;
  for (int h = 0; h < nnodes; h++) most = hscal__max(most, count[h]);
  return most;
}

/* In strips of any height. */
static int place(uint64_t *chance, random_call *drawn, hscal_mapping mapping, random_layout *d) {
  hscal_search_state *search = &drawn->search;
  int nprow = d->skeleton.nprow, npcol = d->skeleton.npcol, heights[HSCAL_HEIGHTS];
  if (mapping == HSCAL_MAPPING_LPT) return hscal__place_lpt(&search->space, &d->skeleton, 1, search->node_of);
  d->is_accepted = hscal__map_processes(&search->space, mapping, nprow * npcol, 0, search->count);
  if (!d->is_accepted) return 0;
  int nheights = hscal__strip_heights(nprow, npcol, most_on_a_node(search->count, drawn->machine->nnodes), heights);
  return hscal__place_in_strips(&search->space, &d->skeleton, search->count, heights[pick(chance, 0, nheights - 1)],
                                pick(chance, 0, 3) ? HSCAL_TILING_NONE : HSCAL_TILING_ROUND_ROBIN, search->node_of);
}

/* Does the library take it? */
static void lay(const random_call *drawn, int nprow, int npcol, hscal_block_shape blocks, int panel, random_layout *d) {
  d->call = drawn->call;
  hscal__call_lay(&d->call, blocks.rows, blocks.columns);
  d->layout = hscal__layout_make(nprow, npcol, panel);
  d->is_accepted = !hscal__library_accepts(&d->call, &d->layout);
  if (d->is_accepted) hscal__cost_skeleton(&d->call, nprow, npcol, &d->skeleton);
}

void guides_layout(random_call *drawn, int block, random_layout *d) {
  hscal_search_state *search = &drawn->search;
  int nprow, npcol;
  hscal__default_grid(hscal__machine_processors(drawn->machine), &nprow, &npcol);
  lay(drawn, nprow, npcol, (hscal_block_shape){block, block}, hscal__reference_backend.panel, d);
  if (!d->is_accepted) return;
  hscal__place_in_order(drawn->machine, nprow * npcol, search->node_of);
  hscal__profile_fill(&search->space, search->node_of, nprow, npcol, &search->profile);
}

/* As searches shape it, or where that is not square in one of four cases square, as in usual layouts. */
static hscal_block_shape draw_shape(uint64_t *chance, const hscal_space *space, int block, int nprow, int npcol) {
  if (space->free_dimension != HSCAL_FREE_NONE && pick(chance, 0, 3) == 0) return (hscal_block_shape){block, block};
  return hscal__block_shape(space, block, nprow, npcol);
}

int draw_random_layout(uint64_t *chance, random_call *drawn, random_layout *d) {
  static const int blocks[] = {16, 24, 32, 48, 64, 80, 96, 128, 160, 192, 256},
                   panels[] = {16, 32, 48, 64, 96, 128, 192, 256};
  static const hscal_mapping mappings[] = {HSCAL_MAPPING_BY_SLOT, HSCAL_MAPPING_BY_NODE, HSCAL_MAPPING_FEWEST_NODES,
                                           HSCAL_MAPPING_LPT};
  hscal_search_state *search = &drawn->search;
  int nprow, npcol;
  draw_grid(chance, hscal__machine_processors(drawn->machine), &nprow, &npcol);
  int block = blocks[pick(chance, 0, COUNT(blocks) - 1)], panel = panels[pick(chance, 0, COUNT(panels) - 1)];
  hscal_mapping mapping = mappings[pick(chance, 0, COUNT(mappings) - 1)];
  lay(drawn, nprow, npcol, draw_shape(chance, &search->space, block, nprow, npcol), panel, d);
  if (!d->is_accepted) return 0;
  HSCAL_TRY(place(chance, drawn, mapping, d));
  if (!d->is_accepted) return 0;
  hscal__profile_fill(&search->space, search->node_of, nprow, npcol, &search->profile);
  return 0;
}
