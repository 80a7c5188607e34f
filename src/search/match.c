/* Placement where shares are uneven: a scheduling problem, solved by "longest first" for machines of unequal speed. */
#include "base/blockcyclic.h"
#include "base/status.h"
#include "search/placement.h"

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

static void make_seats(const hscal_outline *outline, int height, const int *rows, const int *cols, seat *seats) {
  int nprow = outline->nprow, npcol = outline->npcol, n = 0;
  for (int top = 0; top < nprow; top += height)
    for (int j = 0; j < npcol; j++)
      for (int i = top; i < hscal__min(top + height, nprow); i++, n++) {
        int p = (i + outline->first_row) % nprow, q = (j + outline->first_col) % npcol;
        seats[n] = (seat){.area = (double)rows[p] * cols[q], .order = n, .process = p * npcol + q};
      }
}

/* When a node would be done with `area` more. */
static double done_with(const hscal_space *space, int node, double load, double area) {
  double speed = space->speed[node];
  return fmax((load + area) / (speed * hscal__node(space->machine, node)->processors), area / speed);
}

static double assign(const hscal_space *space, seat *seats, int n, double *load, int *count) {
  int nnodes = space->machine->nnodes;
  double busiest = 0;
  for (int i = 0; i < n; i++) {
    int best = -1;
    double soonest = INFINITY;
    for (int h = 0; h < nnodes; h++) {
      double done = count[h] < space->cap[h] ? done_with(space, h, load[h], seats[i].area) : INFINITY;
      if (done < soonest || (done == soonest && best >= 0 && space->speed[h] > space->speed[best]))
        soonest = done, best = h;
    }
    busiest = fmax(busiest, soonest);
    load[best] += seats[i].area;
    count[best]++;
    seats[i].node = best;
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

int hscal__match(const hscal_space *space, const hscal_outline *outline, int height, int *node_of, double *busiest_s) {
  int n = outline->nprow * outline->npcol, nnodes = space->machine->nnodes;
  seat *seats = malloc((size_t)n * sizeof *seats);
  double *load = calloc((size_t)nnodes, sizeof *load);
  int *ints = calloc((size_t)(nnodes + n + outline->nprow + outline->npcol), sizeof *ints);
  int status = seats && load && ints ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory to place %d processes", n);
  if (!status) {
    int *count = ints, *scratch = count + nnodes, *rows = scratch + n, *cols = rows + outline->nprow;
    double weight = 2.0 * hscal__type_flop_weight(outline->call->routine->type) * outline->loop * outline->weight;
    hscal__outline_shares(outline, rows, cols);
    make_seats(outline, height, rows, cols, seats);
    qsort(seats, (size_t)n, sizeof *seats, larger_first);
    *busiest_s = weight * assign(space, seats, n, load, count);
    group(seats, n, scratch, node_of);
  }
  free(seats);
  free(load);
  free(ints);
  return status;
}
