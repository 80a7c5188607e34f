#include "search/profile.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "estimate/placement_profile.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Process classes differ by node class and by which of the four neighbours are on other nodes. */
enum { ROW_IN = 8, ROW_OUT = 4, COL_IN = 2, COL_OUT = 1, NEIGHBOURHOODS = 16 };

int hscal__profile_init(const hscal_space *space, int processes, hscal_profile *profile) {
  int nnodes = space->machine->nnodes;
  *profile = (hscal_profile){.process_classes = malloc(NEIGHBOURHOODS * sizeof *profile->process_classes),
                             .neighbourhood = malloc((size_t)hscal__max(processes, 1)),
                             .node_loads = malloc((size_t)nnodes * sizeof *profile->node_loads),
                             .slow_row = malloc((size_t)hscal__max(processes, 1) * sizeof(int)),
                             .crossings = malloc(2 * ((size_t)space->machine->switches.count + 1) * sizeof(int))};
  if (profile->process_classes && profile->neighbourhood && profile->node_loads && profile->slow_row &&
      profile->crossings)
    return 0;
  hscal__profile_free(profile);
  return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the profile of %d processes", processes);
}

void hscal__profile_free(hscal_profile *profile) {
  free(profile->process_classes);
  free(profile->neighbourhood);
  free(profile->node_loads);
  free(profile->slow_row);
  free(profile->crossings);
  *profile = (hscal_profile){0};
}

/* Who is on another node than the neighbours to the west, east, north and south. */
static int neighbourhood_at(const int *row, const int *above, const int *below, int q, int npcol) {
  int node = row[q], west = row[q > 0 ? q - 1 : npcol - 1], east = row[q + 1 < npcol ? q + 1 : 0];
  return ROW_IN * (west != node) + ROW_OUT * (east != node) + COL_IN * (above[q] != node) +
         COL_OUT * (below[q] != node);
}

static int layer_of(int neighbourhood, int direction) {
  return neighbourhood & direction ? HSCAL_LAYER_NETWORK : HSCAL_LAYER_NODE;
}

/* Processes and their neighbourhoods, by node. */
static void count_node_loads(const hscal_machine *machine, const int *node_of, int nprow, int npcol,
                             hscal_profile *profile) {
  hscal_node_class_load *of_node = profile->node_loads;
  memset(of_node, 0, (size_t)machine->nnodes * sizeof *of_node);
  for (int p = 0; p < nprow; p++) {
    const int *row = node_of + p * npcol, *above = node_of + (p > 0 ? p - 1 : nprow - 1) * npcol,
              *below = node_of + (p + 1 < nprow ? p + 1 : 0) * npcol;
    for (int q = 0; q < npcol; q++) {
      int at = neighbourhood_at(row, above, below, q, npcol);
      hscal_node_class_load *load = &of_node[row[q]];
      profile->neighbourhood[p * npcol + q] = (unsigned char)at;
      load->processes++;
      load->row_in += at / ROW_IN, load->row_out += at / ROW_OUT % 2;
      load->col_in += at / COL_IN % 2, load->col_out += at % 2;
    }
  }
  for (int h = 0; h < machine->nnodes; h++) of_node[h].node_class = machine->class_of[h];
}

/* Of nodes of one class only the fullest and the most talkative matter. */
static void merge_node_loads(const hscal_node_class_load *of_node, int nnodes, hscal_profile *profile) {
  profile->nnode_loads = 0;
  for (int h = 0; h < nnodes; h++) {
    const hscal_node_class_load *load = &of_node[h];
    if (load->processes == 0) continue;
    int i = 0;
    while (i < profile->nnode_loads && profile->node_loads[i].node_class != load->node_class) i++;
    hscal_node_class_load *into = &profile->node_loads[i];
    if (i == profile->nnode_loads) {
      hscal_node_class_load first = *load;
      profile->node_loads[profile->nnode_loads++] = first;
      continue;
    }
    into->processes = hscal__max(into->processes, load->processes);
    into->row_in = hscal__max(into->row_in, load->row_in);
    into->row_out = hscal__max(into->row_out, load->row_out);
    into->col_in = hscal__max(into->col_in, load->col_in);
    into->col_out = hscal__max(into->col_out, load->col_out);
  }
}

/* Is there a process no faster that has the network wherever this one has it, and elsewhere too? */
static int is_outdone(const double *slowest, int neighbourhood) {
  for (int i = 0; i < NEIGHBOURHOODS; i++)
    if (i != neighbourhood && (i & neighbourhood) == neighbourhood && slowest[i] <= slowest[neighbourhood]) return 1;
  return 0;
}

/* Hops of rings along rows and columns that go to another switch. */
static void count_crossings(const hscal_machine *machine, const int *node_of, int nprow, int npcol,
                            hscal_profile *profile) {
  int nswitches = machine->switches.count, *rows = profile->crossings, *cols = rows + nswitches, row = 0, col = 0;
  profile->row_crossings = profile->col_crossings = 0;
  profile->row_crossing_share = profile->col_crossing_share = 0;
  if (nswitches < 2) return;
  memset(rows, 0, 2 * (size_t)nswitches * sizeof *rows);
  for (int p = 0; p < nprow; p++)
    for (int q = 0; q < npcol; q++) {
      int here = machine->switches.of[node_of[p * npcol + q]];
      int east = machine->switches.of[node_of[p * npcol + hscal__mod_add(q, 1 % npcol, npcol)]];
      int south = machine->switches.of[node_of[hscal__mod_add(p, 1 % nprow, nprow) * npcol + q]];
      rows[here] += here != east, row += here != east;
      cols[here] += here != south, col += here != south;
    }
  for (int s = 0; s < nswitches; s++) {
    profile->row_crossings = hscal__max(profile->row_crossings, rows[s]);
    profile->col_crossings = hscal__max(profile->col_crossings, cols[s]);
  }
  profile->row_crossing_share = (double)row / nprow / npcol, profile->col_crossing_share = (double)col / nprow / npcol;
}

static hscal_process_class process_class_of(const hscal_space *space, const hscal_profile *profile, int node,
                                            int neighbourhood) {
  const hscal_node_class_load *load = &profile->node_loads[node];
  return (hscal_process_class){.node_class = load->node_class,
                               .oversubscription =
                                   space->speed[node] / hscal__process_rate(space, node, load->processes),
                               .row_sharers = hscal__max(load->row_out, load->row_in),
                               .col_sharers = hscal__max(load->col_out, load->col_in),
                               .row_in = layer_of(neighbourhood, ROW_IN),
                               .row_out = layer_of(neighbourhood, ROW_OUT),
                               .col_in = layer_of(neighbourhood, COL_IN),
                               .col_out = layer_of(neighbourhood, COL_OUT)};
}

static void find_slow_rows(const hscal_machine *machine, const int *node_of, int nprow, int npcol,
                           hscal_profile *profile) {
  int *row = profile->slow_row;
  for (int q = 0; q < npcol; q++) row[q] = nprow;
  for (int p = nprow - 1; p >= 0; p--)
    for (int q = 0; q < npcol; q++)
      if (machine->class_of[node_of[p * npcol + q]] == profile->slow_class) row[q] = p;
  for (int q = 1; q < npcol; q++) row[q] = hscal__min(row[q], row[q - 1]);
}

void hscal__profile_fill(const hscal_space *space, const int *node_of, int nprow, int npcol, hscal_profile *profile) {
  double slowest[NEIGHBOURHOODS], fastest = 0, least = INFINITY, rate = 0;
  int kind[NEIGHBOURHOODS], first = 0, last = -1;
  for (int i = 0; i < NEIGHBOURHOODS; i++) slowest[i] = INFINITY;
  count_node_loads(space->machine, node_of, nprow, npcol, profile);
  for (int i = 0; i < nprow * npcol; i++) {
    int node = node_of[i], at = profile->neighbourhood[i];
    if (node != last) rate = hscal__process_rate(space, node, profile->node_loads[node].processes), last = node;
    if (rate < slowest[at]) slowest[at] = rate, kind[at] = node;
    if (rate > fastest) fastest = rate, first = i;
    if (rate < least) least = rate, profile->slow_class = space->machine->class_of[node];
  }
  if (least == fastest) profile->slow_class = -1;
  if (profile->slow_class >= 0) find_slow_rows(space->machine, node_of, nprow, npcol, profile);
  profile->fastest = process_class_of(space, profile, node_of[first], profile->neighbourhood[first]);
  profile->nprocess_classes = 0;
  for (int i = 0; i < NEIGHBOURHOODS; i++)
    if (isfinite(slowest[i]) && !is_outdone(slowest, i))
      profile->process_classes[profile->nprocess_classes++] = process_class_of(space, profile, kind[i], i);
  merge_node_loads(profile->node_loads, space->machine->nnodes, profile);
  count_crossings(space->machine, node_of, nprow, npcol, profile);
}
