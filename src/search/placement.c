#include "search/placement.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "search/natural_order.h"

#include <stdlib.h>

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

static void fill_tile(const hscal_cost_skeleton *skeleton, const tile *tile, int height, queue *queue, int *node_of) {
  int nprow = skeleton->nprow, npcol = skeleton->npcol;
  for (int top = tile->top; top < tile->bottom; top += height)
    for (int j = tile->left; j < tile->right; j++) {
      int q = hscal__mod_add(j, skeleton->first_col, npcol), bottom = hscal__min(top + height, tile->bottom);
      for (int i = top; i < bottom; i++)
        node_of[hscal__mod_add(i, skeleton->first_row, nprow) * npcol + q] = take_seat(queue);
    }
}

/* The columns (rows) of each switch end at the one next to where its processes do. */
static void fill_tiles(const hscal_cost_skeleton *skeleton, const int *count, int height, hscal_tiling tiling,
                       queue *queue, int *node_of) {
  int is_columns = tiling == HSCAL_TILING_SWITCH_COLUMNS, across = is_columns ? skeleton->nprow : skeleton->npcol,
      seats = 0;
  tile tile = {0, is_columns ? skeleton->nprow : 0, 0, is_columns ? 0 : skeleton->npcol};
  for (int i = 0; i < queue->used; i++) {
    seats += count[queue->order[i].node];
    if (i + 1 < queue->used && queue->order[i + 1].group == queue->order[i].group) continue;
    *(is_columns ? &tile.right : &tile.bottom) = (seats + across / 2) / across;
    fill_tile(skeleton, &tile, height, queue, node_of);
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

int hscal__place_in_strips(const hscal_space *space, const hscal_cost_skeleton *skeleton, const int *count, int height,
                           hscal_tiling tiling, int *node_of) {
  const char asked = space->options.order;
  if (asked) return hscal__natural_order(space, asked, count, skeleton->nprow, skeleton->npcol, node_of);
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
    fill_tiles(skeleton, count, height, tiling, &queue, node_of);
  else
    fill_tile(skeleton, &(tile){0, skeleton->nprow, 0, skeleton->npcol}, height, &queue, node_of);
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
