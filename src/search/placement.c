#include "search/placement.h"
#include "base/blockcyclic.h"
#include "base/status.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct seat_order {
  double rate;           /* of each process of the node */
  int group, node, left; /* processes that have no seat yet */
} seat_order;

static int faster_first(const void *x, const void *y) {
  const seat_order *a = x, *b = y;
  if (a->rate != b->rate) return a->rate > b->rate ? -1 : 1;
  if (a->group != b->group) return a->group - b->group;
  return a->node - b->node;
}

static int nearer_first(const void *x, const void *y) {
  const seat_order *a = x, *b = y;
  return a->group != b->group ? a->group - b->group : faster_first(x, y);
}

/* Nodes in order. All processes of one have their seats before the next one has, or one of each node in turn. */
typedef struct queue {
  seat_order *order;
  int used, next, in_turn;
} queue;

static int take_seat(queue *queue) {
  seat_order *order = queue->order;
  while (order[queue->next].left == 0) queue->next = (queue->next + 1) % queue->used;
  seat_order *from = &order[queue->next];
  from->left--;
  if (queue->in_turn) queue->next = (queue->next + 1) % queue->used;
  return from->node;
}

/* Part of the grid, counted from the process with the first block. */
typedef struct tile {
  int top, bottom, left, right;
} tile;

static void fill_tile(const hscal_outline *outline, const tile *tile, int height, queue *queue, int *node_of) {
  int nprow = outline->nprow, npcol = outline->npcol;
  for (int top = tile->top; top < tile->bottom; top += height)
    for (int j = tile->left; j < tile->right; j++) {
      int q = hscal__mod_add(j, outline->first_col, npcol), bottom = hscal__min(top + height, tile->bottom);
      for (int i = top; i < bottom; i++)
        node_of[hscal__mod_add(i, outline->first_row, nprow) * npcol + q] = take_seat(queue);
    }
}

/* The columns (rows) of each switch end at the one next to where its processes do. */
static void fill_tiles(const hscal_outline *outline, const int *count, int height, hscal_tiling tiling, queue *queue,
                       int *node_of) {
  int is_columns = tiling == HSCAL_TILING_SWITCH_COLUMNS, across = is_columns ? outline->nprow : outline->npcol,
      seats = 0;
  tile tile = {0, is_columns ? outline->nprow : 0, 0, is_columns ? 0 : outline->npcol};
  for (int i = 0; i < queue->used; i++) {
    seats += count[queue->order[i].node];
    if (i + 1 < queue->used && queue->order[i + 1].group == queue->order[i].group) continue;
    *(is_columns ? &tile.right : &tile.bottom) = (seats + across / 2) / across;
    fill_tile(outline, &tile, height, queue, node_of);
    tile.left = is_columns ? tile.right : 0, tile.top = is_columns ? 0 : tile.bottom;
  }
}

/* Equal nodes are in order already. */
static void sort_seats(seat_order *order, int n, int (*compare)(const void *, const void *)) {
  for (int i = 1; i < n; i++)
    if (compare(&order[i - 1], &order[i]) > 0) {
      qsort(order, (size_t)n, sizeof *order, compare);
      return;
    }
}

int hscal__place_in_strips(const hscal_space *space, const hscal_outline *outline, const int *count, int height,
                           hscal_tiling tiling, int *node_of) {
  const char asked = space->options.order;
  if (asked) return hscal__natural_order(space, asked, count, outline->nprow, outline->npcol, node_of);
  int nnodes = space->machine->nnodes, used = 0,
      by_switch = tiling == HSCAL_TILING_SWITCH_COLUMNS || tiling == HSCAL_TILING_SWITCH_ROWS;
  seat_order *order = malloc((size_t)nnodes * sizeof *order);
  if (!order) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory to order %d nodes", nnodes);
  for (int h = 0; h < nnodes; h++)
    if (count[h] > 0)
      order[used++] = (seat_order){hscal__process_rate(space, h, count[h]), space->group[h], h, count[h]};
  sort_seats(order, used, by_switch ? nearer_first : faster_first);
  queue queue = {order, used, 0, tiling == HSCAL_TILING_ROUND_ROBIN};
  if (by_switch)
    fill_tiles(outline, count, height, tiling, &queue, node_of);
  else
    fill_tile(outline, &(tile){0, outline->nprow, 0, outline->npcol}, height, &queue, node_of);
  free(order);
  return 0;
}

int hscal__spans_switches(const hscal_space *space, const int *count) {
  int first = -1;
  for (int h = 0; h < space->machine->nnodes; h++) {
    if (count[h] == 0) continue;
    if (first >= 0 && space->group[h] != space->group[first]) return 1;
    first = h;
  }
  return 0;
}

int hscal__strip_heights(int nprow, int npcol, int most_on_a_node, int *heights) {
  int n = 0;
  heights[n++] = 1;
  if (npcol > 1)
    for (int h = 2; h < nprow && h < most_on_a_node && n < HSCAL_HEIGHTS - 1; h++)
      if (nprow % h == 0 && most_on_a_node % h == 0) heights[n++] = h;
  if (nprow > 1 && npcol > 1) heights[n++] = nprow;
  return n;
}

/* Sites differ by class and by the layer of four neighbours: those with whom the process is on different nodes. */
enum { ROW_IN = 8, ROW_OUT = 4, COL_IN = 2, COL_OUT = 1, NEIGHBOURHOODS = 16 };

int hscal__profile_init(const hscal_space *space, int processes, hscal_profile *profile) {
  int nnodes = space->machine->nnodes;
  *profile = (hscal_profile){.sites = malloc(NEIGHBOURHOODS * sizeof *profile->sites),
                             .neighbourhood = malloc((size_t)hscal__max(processes, 1)),
                             .loads = malloc((size_t)nnodes * sizeof *profile->loads),
                             .climbs = malloc(2 * ((size_t)space->machine->switches.count + 1) * sizeof(int))};
  if (profile->sites && profile->neighbourhood && profile->loads && profile->climbs) return 0;
  hscal__profile_free(profile);
  return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the profile of %d processes", processes);
}

void hscal__profile_free(hscal_profile *profile) {
  free(profile->sites);
  free(profile->neighbourhood);
  free(profile->loads);
  free(profile->climbs);
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
static void count_loads(const hscal_machine *machine, const int *node_of, int nprow, int npcol,
                        hscal_profile *profile) {
  hscal_load *of_node = profile->loads;
  memset(of_node, 0, (size_t)machine->nnodes * sizeof *of_node);
  for (int p = 0; p < nprow; p++) {
    const int *row = node_of + p * npcol, *above = node_of + (p > 0 ? p - 1 : nprow - 1) * npcol,
              *below = node_of + (p + 1 < nprow ? p + 1 : 0) * npcol;
    for (int q = 0; q < npcol; q++) {
      int at = neighbourhood_at(row, above, below, q, npcol);
      hscal_load *load = &of_node[row[q]];
      profile->neighbourhood[p * npcol + q] = (unsigned char)at;
      load->processes++;
      load->row_in += at / ROW_IN, load->row_out += at / ROW_OUT % 2;
      load->col_in += at / COL_IN % 2, load->col_out += at % 2;
    }
  }
  for (int h = 0; h < machine->nnodes; h++) of_node[h].node_class = machine->class_of[h];
}

/* Of nodes of one class only the fullest and the most talkative matter. */
static void merge_loads(const hscal_load *of_node, int nnodes, hscal_profile *profile) {
  profile->nloads = 0;
  for (int h = 0; h < nnodes; h++) {
    const hscal_load *load = &of_node[h];
    if (load->processes == 0) continue;
    int i = 0;
    while (i < profile->nloads && profile->loads[i].node_class != load->node_class) i++;
    hscal_load *into = &profile->loads[i];
    if (i == profile->nloads) {
      hscal_load first = *load;
      profile->loads[profile->nloads++] = first;
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
static void count_climbs(const hscal_machine *machine, const int *node_of, int nprow, int npcol,
                         hscal_profile *profile) {
  int nswitches = machine->switches.count, *rows = profile->climbs, *cols = rows + nswitches, row = 0, col = 0;
  profile->row_climbs = profile->col_climbs = 0;
  profile->row_climbing = profile->col_climbing = 0;
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
    profile->row_climbs = hscal__max(profile->row_climbs, rows[s]);
    profile->col_climbs = hscal__max(profile->col_climbs, cols[s]);
  }
  profile->row_climbing = (double)row / nprow / npcol, profile->col_climbing = (double)col / nprow / npcol;
}

static hscal_site site_of(const hscal_space *space, const hscal_profile *profile, int node, int neighbourhood) {
  const hscal_load *load = &profile->loads[node];
  return (hscal_site){.node_class = load->node_class,
                      .crowd = space->speed[node] / hscal__process_rate(space, node, load->processes),
                      .row_sharers = hscal__max(load->row_out, load->row_in),
                      .col_sharers = hscal__max(load->col_out, load->col_in),
                      .row_in = layer_of(neighbourhood, ROW_IN),
                      .row_out = layer_of(neighbourhood, ROW_OUT),
                      .col_in = layer_of(neighbourhood, COL_IN),
                      .col_out = layer_of(neighbourhood, COL_OUT)};
}

void hscal__profile_fill(const hscal_space *space, const int *node_of, int nprow, int npcol, hscal_profile *profile) {
  double slowest[NEIGHBOURHOODS], fastest = 0, rate = 0;
  int kind[NEIGHBOURHOODS], first = 0, last = -1;
  for (int i = 0; i < NEIGHBOURHOODS; i++) slowest[i] = INFINITY;
  count_loads(space->machine, node_of, nprow, npcol, profile);
  for (int i = 0; i < nprow * npcol; i++) {
    int node = node_of[i], at = profile->neighbourhood[i];
    if (node != last) rate = hscal__process_rate(space, node, profile->loads[node].processes), last = node;
    if (rate < slowest[at]) slowest[at] = rate, kind[at] = node;
    if (rate > fastest) fastest = rate, first = i;
  }
  profile->fastest = site_of(space, profile, node_of[first], profile->neighbourhood[first]);
  profile->nsites = 0;
  for (int i = 0; i < NEIGHBOURHOODS; i++)
    if (isfinite(slowest[i]) && !is_outdone(slowest, i))
      profile->sites[profile->nsites++] = site_of(space, profile, kind[i], i);
  merge_loads(profile->loads, space->machine->nnodes, profile);
  count_climbs(space->machine, node_of, nprow, npcol, profile);
}
