#include "models/clock/collective_trees.h"
#include "base/status.h"

#include <math.h>

/* Children of a place, in the order in which it sends to them, or (up) takes from them. Returns how many. */
typedef int tree(const hscal_collective_line *line, int radix, int place, int *child);

static int linear_down(const hscal_collective_line *line, int radix, int place, int *child) {
  int count = 0;
  (void)radix;
  for (int rank = 0; place == 0 && rank < line->members; rank++)
    if (rank != line->root) child[count++] = (rank - line->root + line->members) % line->members;
  return count;
}

static int linear_up(const hscal_collective_line *line, int radix, int place, int *child) {
  int count = 0;
  (void)radix;
  for (int rank = line->members - 1; place == 0 && rank >= 0; rank--)
    if (rank != line->root) child[count++] = (rank - line->root + line->members) % line->members;
  return count;
}

static int chain(const hscal_collective_line *line, int radix, int place, int *child) {
  (void)radix;
  child[0] = place + 1;
  return place + 1 < line->members;
}

/* The others in `radix` chains, the first ones longer where they cannot be equal; place 0 has the head of each. */
static int chains(const hscal_collective_line *line, int radix, int place, int *child) {
  int others = line->members - 1, count = radix < others ? radix : others, long_ones = others % count;
  int length = others / count, longer = long_ones * (length + 1), head = 1;
  for (int i = 0; i < count && place == 0; i++) {
    child[i] = head;
    head += length + (i < long_ones);
  }
  if (place == 0) return count;
  int is_last = place <= longer ? place % (length + 1) == 0 : (place - longer) % length == 0;
  child[0] = place + 1;
  return !is_last;
}

static int heap(const hscal_collective_line *line, int radix, int place, int *child) {
  int count = 0;
  (void)radix;
  for (int64_t next = 2 * (int64_t)place + 1; next <= 2 * (int64_t)place + 2 && next < line->members; next++)
    child[count++] = (int)next;
  return count;
}

/* Level by level: 0; 1, 2; 3, 5 below 1 and 4, 6 below 2. */
static int binary(const hscal_collective_line *line, int radix, int place, int *child) {
  int64_t width = 1;
  int count = 0;
  (void)radix;
  while (2 * width - 1 <= place) width *= 2;
  for (int side = 1; side <= 2; side++)
    if (place + side * width < line->members) child[count++] = (int)(place + side * width);
  return count;
}

/* Bits above the highest one. */
static int binomial_by_highest(const hscal_collective_line *line, int radix, int place, int *child) {
  int count = 0;
  (void)radix;
  for (int64_t bit = 1; bit < line->members; bit *= 2)
    if (bit > place && place + bit < line->members) child[count++] = (int)(place + bit);
  return count;
}

/* Bits below the lowest one, the smallest first. */
static int binomial_up(const hscal_collective_line *line, int radix, int place, int *child) {
  int count = 0;
  (void)radix;
  for (int64_t bit = 1; bit < line->members && !(place & bit); bit *= 2)
    if (place + bit < line->members) child[count++] = (int)(place + bit);
  return count;
}

static void turn_round(int *child, int count) {
  for (int i = 0; i < count / 2; i++) {
    int other = child[i];
    child[i] = child[count - 1 - i];
    child[count - 1 - i] = other;
  }
}

static int binomial_down(const hscal_collective_line *line, int radix, int place, int *child) {
  int count = binomial_up(line, radix, place, child);
  turn_round(child, count);
  return count;
}

/* Digits below the lowest that is not 0; the highest of them first. */
static int knomial_down(const hscal_collective_line *line, int radix, int place, int *child) {
  int64_t unit = 1;
  int count = 0;
  while (unit < line->members && place % (unit * radix) == 0) unit *= radix;
  for (unit /= radix; unit > 0; unit /= radix)
    for (int digit = 1; digit < radix; digit++)
      if (place + digit * unit < line->members) child[count++] = (int)(place + digit * unit);
  return count;
}

static int knomial_up(const hscal_collective_line *line, int radix, int place, int *child) {
  int count = knomial_down(line, radix, place, child);
  turn_round(child, count);
  return count;
}

static const struct {
  tree *down, *up;
  int posted;     /* sends to all children at once, two receives ahead; else one after the other */
  int from_first; /* the tree's root is rank 0, to whom the root sends first */
} trees[HSCAL_ALGORITHMS] = {
    [HSCAL_ALGORITHM_LINEAR] = {linear_down, linear_up, 1},
    [HSCAL_ALGORITHM_CHAIN] = {chain, chain, 1},
    [HSCAL_ALGORITHM_CHAINS] = {chains, chains, 1},
    [HSCAL_ALGORITHM_FIRST_CHAIN] = {.down = chain, .from_first = 1},
    [HSCAL_ALGORITHM_FIRST_HEAP] = {.down = heap, .from_first = 1},
    [HSCAL_ALGORITHM_FIRST_BINOMIAL] = {.down = binomial_down, .from_first = 1},
    [HSCAL_ALGORITHM_BINARY] = {binary, binary, 1},
    [HSCAL_ALGORITHM_BINOMIAL] = {binomial_by_highest, binomial_up, 1},
    [HSCAL_ALGORITHM_BINOMIAL_IN_TURN] = {binomial_down, binomial_up, 0},
    [HSCAL_ALGORITHM_KNOMIAL] = {knomial_down, knomial_up, 1},
    [HSCAL_ALGORITHM_KNOMIAL_AT_ONCE] = {.up = knomial_up, .posted = 1},
};

int hscal__tree_segments(const hscal_collective_row *row, double bytes) {
  if (row->segment_bytes <= 0 || bytes <= row->segment_bytes) return 1;
  double segments = ceil(bytes / row->segment_bytes);
  return segments < HSCAL_MOST_SEGMENTS ? (int)segments : HSCAL_MOST_SEGMENTS;
}

static void find_processes(const hscal_collective_line *line, int count) {
  for (int i = 0; i < count; i++) line->child[i] = hscal__from_root(line, line->child[i]);
}

static int segment_down(hscal_collective_line *line, const hscal_collective_row *row, double part) {
  for (int place = 0; place < line->members; place++) {
    int count = trees[row->algorithm].down(line, row->radix, place, line->child), at = hscal__from_root(line, place);
    find_processes(line, count);
    if (line->packs_at_each_hop && place > 0) HSCAL_TRY(hscal__pack(line, at, part));
    if (count == 0) continue;
    if (line->packs_at_each_hop) HSCAL_TRY(hscal__pack(line, at, count * part));
    line->messages += count;
    HSCAL_TRY((trees[row->algorithm].posted ? line->steps->spread : line->steps->fan)(line->self, at, line->child,
                                                                                      count, part * line->bytes));
  }
  return 0;
}

int hscal__tree_down(hscal_collective_line *line, const hscal_collective_row *row) {
  int segments = line->elements > 1 ? hscal__tree_segments(row, line->bytes) : 1;
  int root = line->member[line->root], first = line->member[0];
  hscal_collective_line tree = *line;
  if (!line->packs_at_each_hop) HSCAL_TRY(hscal__pack(line, root, 1));
  if (trees[row->algorithm].from_first && root != first) {
    HSCAL_TRY(hscal__send_blocking(&tree, root, first, line->bytes));
    tree.root = 0;
  }
  for (int i = 0; i < segments; i++) HSCAL_TRY(segment_down(&tree, row, 1.0 / segments));
  line->messages = tree.messages;
  for (int place = 1; !line->packs_at_each_hop && place < line->members; place++)
    HSCAL_TRY(hscal__pack(line, hscal__from_root(line, place), 1));
  return 0;
}

/* All to the root at once, which adds them up when it has them. */
static int collect(hscal_collective_line *line) {
  int root = line->member[line->root];
  line->messages += line->members - 1;
  HSCAL_TRY(line->steps->collect(line->self, line->member, line->members, line->root, line->bytes));
  return hscal__add_up(line, root, (line->members - 1) * line->bytes);
}

/* How many receives are posted at a time by who has so many children. */
static int receives_ahead(hscal_collective_algorithm algorithm, int children) {
  if (algorithm == HSCAL_ALGORITHM_KNOMIAL_AT_ONCE) return children;
  return trees[algorithm].posted && algorithm != HSCAL_ALGORITHM_LINEAR ? 2 : 1;
}

int hscal__tree_up(hscal_collective_line *line, const hscal_collective_row *row) {
  int segments = line->elements > 1 ? hscal__tree_segments(row, line->bytes) : 1;
  double bytes = line->bytes / segments;
  if (row->algorithm == HSCAL_ALGORITHM_COLLECT) return collect(line);
  for (int i = 0; i < segments; i++)
    for (int place = line->members - 1; place >= 0; place--) {
      int count = trees[row->algorithm].up(line, row->radix, place, line->child), at = hscal__from_root(line, place);
      if (count == 0) continue;
      find_processes(line, count);
      line->messages += count;
      HSCAL_TRY(line->steps->gather(line->self, line->child, count, at, bytes, receives_ahead(row->algorithm, count),
                                    hscal__sum_seconds(line, at, bytes)));
    }
  return 0;
}
