#include "search/lpt.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "partition/processor_queue.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A grid coordinate: its share, its place in the order of strips, and the node that gets it. */
typedef struct seat {
  double area;
  int order, process, node;
} seat;

static int larger_first(const void *x, const void *y) {
  const seat *a = x, *b = y;
  if (a->area != b->area) return a->area > b->area ? -1 : 1;
  return a->order - b->order;
}

static void make_seats(const hscal_cost_skeleton *skeleton, int height, const int *rows, const int *cols, seat *seats) {
  int nprow = skeleton->nprow, npcol = skeleton->npcol, n = 0;
  for (int top = 0; top < nprow; top += height)
    for (int j = 0; j < npcol; j++)
      for (int i = top; i < hscal__min(top + height, nprow); i++, n++) {
        int p = (i + skeleton->first_row) % nprow, q = (j + skeleton->first_col) % npcol;
        seats[n] = (seat){.area = (double)rows[p] * cols[q], .order = n, .process = p * npcol + q};
      }
}

/* When a node would be done with `area` more. */
static double done_with(const hscal_space *space, int node, double load, double area) {
  double speed = space->speed[node];
  return fmax((load + area) / (speed * hscal__node(space->machine, node)->processors), area / speed);
}

/* What is placed so far. */
typedef struct assignment {
  const hscal_space *space;
  double *load; /* [nnodes] */
  hscal_processor_queue
      *queue; /* [classes] of the nodes of a class: the one with the least load, of these the first, comes first */
} assignment;

static int is_less_loaded(const hscal_processor_queue *queue, int a, int b) {
  const double *load = queue->data;
  return load[a] != load[b] ? load[a] < load[b] : a < b;
}

/* All nodes that may have processes; none is loaded, so that in their order they are a heap. nodes[nnodes], count[nnodes]: memory,
 * count of zeros. */
static void form_queues(const assignment *assignment, int *nodes, int *count) {
  const hscal_space *space = assignment->space;
  const hscal_machine *machine = space->machine;
  for (int h = 0; h < machine->nnodes; h++) assignment->queue[machine->class_of[h]].size += space->cap[h] > 0;
  for (int c = 0; c < machine->nclasses; c++) {
    int size = assignment->queue[c].size;
    assignment->queue[c] = (hscal_processor_queue){0, nodes, space->cap, count, is_less_loaded, assignment->load};
    nodes += size;
  }
  for (int h = 0; h < machine->nnodes; h++) hscal__queue_add(&assignment->queue[machine->class_of[h]], h);
}

/* Each seat to the node that is done with it soonest, of several to the fastest. */
static void assign(assignment *assignment, seat *seats, int n) {
  const hscal_space *space = assignment->space;
  for (int i = 0; i < n; i++) {
    hscal_processor_queue *best = NULL;
    int taker = -1;
    double soonest = INFINITY;
    for (int c = 0; c < space->machine->nclasses; c++) {
      int node = hscal__queue_first(&assignment->queue[c]);
      if (node < 0) continue;
      double done = done_with(space, node, assignment->load[node], seats[i].area);
      if (done < soonest || (done == soonest && best && space->speed[node] > space->speed[taker]))
        soonest = done, best = &assignment->queue[c], taker = node;
    }
    seats[i].node = taker;
    assignment->load[taker] += seats[i].area;
    hscal__queue_give(best);
  }
}

static int by_node(const void *x, const void *y) { return *(const int *)x - *(const int *)y; }

/* Seats of one size are exchangeable: a node's stand together. */
static void group(seat *seats, int n, int *scratch, int *node_of) {
  for (int begin = 0, end; begin < n; begin = end) {
    for (end = begin; end < n && seats[end].area == seats[begin].area; end++) scratch[end] = seats[end].node;
    qsort(scratch + begin, (size_t)(end - begin), sizeof *scratch, by_node);
    for (int i = begin; i < end; i++) node_of[seats[i].process] = scratch[i];
  }
}

int hscal__place_lpt(const hscal_space *space, const hscal_cost_skeleton *skeleton, int height, int *node_of) {
  int n = skeleton->nprow * skeleton->npcol, nnodes = space->machine->nnodes;
  seat *seats = malloc((size_t)n * sizeof *seats);
  double *load = calloc((size_t)nnodes, sizeof *load);
  hscal_processor_queue *queues = calloc((size_t)space->machine->nclasses, sizeof *queues);
  int *ints = calloc((size_t)(2 * nnodes + n + skeleton->nprow + skeleton->npcol), sizeof *ints);
  int status =
      seats && load && queues && ints ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory to place %d processes", n);
  if (!status) {
    int *count = ints, *in_queues = count + nnodes, *scratch = in_queues + nnodes, *rows = scratch + n,
        *cols = rows + skeleton->nprow;
    assignment assignment = {space, load, queues};
    hscal__skeleton_shares(skeleton, rows, cols);
    make_seats(skeleton, height, rows, cols, seats);
    qsort(seats, (size_t)n, sizeof *seats, larger_first);
    form_queues(&assignment, in_queues, count);
    assign(&assignment, seats, n);
    group(seats, n, scratch, node_of);
  }
  free(seats);
  free(load);
  free(queues);
  free(ints);
  return status;
}
