#include "search/lpt.h"
#include "base/blockcyclic.h"
#include "base/status.h"

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

/* Nodes of one class that may take more, as a heap: the one with the least load, of these the first, is on top. */
typedef struct node_heap {
  int size, *node;
} node_heap;

/* What is placed so far. */
typedef struct assignment {
  const hscal_space *space;
  double *load;     /* [nnodes] */
  int *count;       /* [nnodes] */
  node_heap *heaps; /* [classes] */
} assignment;

static int is_sooner(const assignment *assignment, int a, int b) {
  return assignment->load[a] != assignment->load[b] ? assignment->load[a] < assignment->load[b] : a < b;
}

/* The top has got more to do, or is replaced by the last one. */
static void sift_down(const assignment *assignment, node_heap *heap) {
  int at = 0, node = heap->node[0];
  for (int child; (child = 2 * at + 1) < heap->size; at = child) {
    if (child + 1 < heap->size && is_sooner(assignment, heap->node[child + 1], heap->node[child])) child++;
    if (!is_sooner(assignment, heap->node[child], node)) break;
    heap->node[at] = heap->node[child];
  }
  heap->node[at] = node;
}

/* The heaps of all nodes that may have processes; in the order of nodes they are heaps. nodes[nnodes]: their memory. */
static void form_heaps(const assignment *assignment, int *nodes) {
  const hscal_machine *machine = assignment->space->machine;
  for (int h = 0; h < machine->nnodes; h++)
    assignment->heaps[machine->class_of[h]].size += assignment->space->cap[h] > 0;
  for (int c = 0; c < machine->nclasses; c++) {
    assignment->heaps[c].node = nodes;
    nodes += assignment->heaps[c].size;
    assignment->heaps[c].size = 0;
  }
  for (int h = 0; h < machine->nnodes; h++) {
    node_heap *heap = &assignment->heaps[machine->class_of[h]];
    if (assignment->space->cap[h] > 0) heap->node[heap->size++] = h;
  }
}

static void give(assignment *assignment, node_heap *heap, seat *seat) {
  int node = heap->node[0];
  seat->node = node;
  assignment->load[node] += seat->area;
  if (++assignment->count[node] == assignment->space->cap[node]) heap->node[0] = heap->node[--heap->size];
  if (heap->size > 0) sift_down(assignment, heap);
}

/* Each seat to the node that is done with it soonest, of several to the fastest. */
static double assign(assignment *assignment, seat *seats, int n) {
  const hscal_space *space = assignment->space;
  double busiest = 0;
  for (int i = 0; i < n; i++) {
    node_heap *best = NULL;
    double soonest = INFINITY;
    for (int c = 0; c < space->machine->nclasses; c++) {
      node_heap *heap = &assignment->heaps[c];
      if (heap->size == 0) continue;
      double done = done_with(space, heap->node[0], assignment->load[heap->node[0]], seats[i].area);
      if (done < soonest || (done == soonest && best && space->speed[heap->node[0]] > space->speed[best->node[0]]))
        soonest = done, best = heap;
    }
    busiest = fmax(busiest, soonest);
    give(assignment, best, &seats[i]);
  }
  return busiest;
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

int hscal__place_lpt(const hscal_space *space, const hscal_cost_skeleton *skeleton, int height, int *node_of,
                     double *busiest_s) {
  int n = skeleton->nprow * skeleton->npcol, nnodes = space->machine->nnodes;
  seat *seats = malloc((size_t)n * sizeof *seats);
  double *load = calloc((size_t)nnodes, sizeof *load);
  node_heap *heaps = calloc((size_t)space->machine->nclasses, sizeof *heaps);
  int *ints = calloc((size_t)(2 * nnodes + n + skeleton->nprow + skeleton->npcol), sizeof *ints);
  int status =
      seats && load && heaps && ints ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory to place %d processes", n);
  if (!status) {
    int *count = ints, *in_heaps = count + nnodes, *scratch = in_heaps + nnodes, *rows = scratch + n,
        *cols = rows + skeleton->nprow;
    assignment assignment = {space, load, count, heaps};
    double weight = 2.0 * hscal__type_flop_weight(skeleton->call->routine->type) * skeleton->loop * skeleton->weight;
    hscal__skeleton_shares(skeleton, rows, cols);
    make_seats(skeleton, height, rows, cols, seats);
    qsort(seats, (size_t)n, sizeof *seats, larger_first);
    form_heaps(&assignment, in_heaps);
    *busiest_s = weight * assign(&assignment, seats, n);
    group(seats, n, scratch, node_of);
  }
  free(seats);
  free(load);
  free(heaps);
  free(ints);
  return status;
}
