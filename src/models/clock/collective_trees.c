#include "models/clock/collective_trees.h"
#include "base/status.h"
#include "models/cost/messages.h"

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

/* Of the library; all of them are not timed. */
static double segments_of(const hscal_collective_row *row, double bytes, double elements) {
  int is_cut = elements > 1 && row->segment_bytes > 0 && bytes > row->segment_bytes;
  return is_cut ? ceil(bytes / row->segment_bytes) : 1;
}

static int is_streamed(const hscal_collective_row *row, double segments) {
  return row->algorithm == HSCAL_ALGORITHM_CHAIN && segments > HSCAL_MOST_SEGMENTS;
}

static int timed_segments(const hscal_collective_row *row, double segments) {
  return is_streamed(row, segments) ? 2 : (int)fmin(segments, HSCAL_MOST_SEGMENTS);
}

int hscal__tree_segments(const hscal_collective_row *row, double bytes, double elements) {
  return timed_segments(row, segments_of(row, bytes, elements));
}

static const hscal_message_layer *layer_of(const hscal_collective_line *line, int from, int to) {
  return line->costs->layer[hscal__costs_layer(line->costs, from, to)].layer;
}

/* The processor time of so many more messages of a hop than are timed. */
static int handle_more(const hscal_collective_line *line, int from, int to, double more) {
  const hscal_message_layer *layer = layer_of(line, from, to);
  HSCAL_TRY(hscal__work_on(line, from, more * layer->send_overhead_s));
  return hscal__work_on(line, to, more * layer->receive_overhead_s);
}

/* ---- chains of many segments --------------------------------------------------------------------------------- */

/* Hop `i` of a chain that begins at the root, or ends there. */
static hscal_step_message hop_of(const hscal_collective_line *line, int i, int is_up, double bytes) {
  int near = hscal__from_root(line, is_up ? line->members - 2 - i : i);
  int far = hscal__from_root(line, is_up ? line->members - 1 - i : i + 1);
  return is_up ? (hscal_step_message){far, near, bytes} : (hscal_step_message){near, far, bytes};
}

/* Seconds in which the receiver of a hop adds what it got, or unpacks it and packs it again. */
static double hop_work(const hscal_collective_line *line, const hscal_step_message *hop, int is_up) {
  double rate = line->packs_at_each_hop && !is_up ? hscal__class_of(line, hop->to)->pack_bytes_per_s : 0;
  if (is_up) return hscal__sum_seconds(line, hop->to, hop->bytes);
  return rate > 0 ? 2 * hop->bytes / rate : 0;
}

/* All segments but the first, under way on all hops at once; while a process works on one, the next comes. */
static int flow_on(hscal_collective_line *line, int is_up, double bytes, double segments) {
  int hops = line->members - 1;
  for (int i = 0; i < hops; i++) line->message[i] = hop_of(line, i, is_up, bytes);
  HSCAL_TRY(hscal__send_both(line, line->message, hops));
  for (int i = 0; i < hops; i++) {
    const hscal_step_message *hop = &line->message[i];
    const hscal_message_layer *layer = layer_of(line, hop->from, hop->to);
    double comes_s = hscal__costs_route(line->costs, hop->from, hop->to, bytes).transfer_s;
    double work_s = (segments - 1) * layer->receive_overhead_s + hop_work(line, hop, is_up);
    HSCAL_TRY(hscal__work_on(line, hop->from, (segments - 1) * layer->send_overhead_s));
    HSCAL_TRY(hscal__work_on(line, hop->to, work_s - comes_s));
  }
  return 0;
}

/* A pipeline: the first segment fills it. Cut into fewer and larger segments, a long chain would take many times as long to fill. */
static int stream(hscal_collective_line *line, double segments, int is_up) {
  double first = line->bytes / segments;
  for (int i = 0; i < line->members - 1; i++) {
    const hscal_step_message hop = hop_of(line, i, is_up, first);
    HSCAL_TRY(hscal__send_blocking(line, hop.from, hop.to, hop.bytes));
    HSCAL_TRY(hscal__work_on(line, hop.to, hop_work(line, &hop, is_up)));
  }
  return flow_on(line, is_up, line->bytes - first, segments - 1);
}

/* ---- trees, segment by segment -------------------------------------------------------------------------------- */

/* What each of the messages that are timed stands for beside itself: so many `more` of the library. */
static int handle_left_out(const hscal_collective_line *line, double more, int count, int at, int is_up) {
  for (int i = 0; i < count && more > 0; i++)
    HSCAL_TRY(is_up ? handle_more(line, line->child[i], at, more) : handle_more(line, at, line->child[i], more));
  return 0;
}

static void find_processes(const hscal_collective_line *line, int count) {
  for (int i = 0; i < count; i++) line->child[i] = hscal__from_root(line, line->child[i]);
}

static int segment_down(hscal_collective_line *line, const hscal_collective_row *row, double part, double more) {
  for (int place = 0; place < line->members; place++) {
    int count = trees[row->algorithm].down(line, row->radix, place, line->child), at = hscal__from_root(line, place);
    find_processes(line, count);
    if (line->packs_at_each_hop && place > 0) HSCAL_TRY(hscal__pack(line, at, part));
    if (count == 0) continue;
    if (line->packs_at_each_hop) HSCAL_TRY(hscal__pack(line, at, count * part));
    line->messages += count;
    HSCAL_TRY((trees[row->algorithm].posted ? line->steps->spread : line->steps->fan)(line->self, at, line->child,
                                                                                      count, part * line->bytes));
    HSCAL_TRY(handle_left_out(line, more, count, at, 0));
  }
  return 0;
}

int hscal__tree_down(hscal_collective_line *line, const hscal_collective_row *row) {
  double all = segments_of(row, line->bytes, line->elements);
  int segments = timed_segments(row, all);
  int root = line->member[line->root], first = line->member[0];
  hscal_collective_line tree = *line;
  if (!line->packs_at_each_hop) HSCAL_TRY(hscal__pack(line, root, 1));
  if (trees[row->algorithm].from_first && root != first) {
    HSCAL_TRY(hscal__send_blocking(&tree, root, first, line->bytes));
    tree.root = 0;
  }
  if (is_streamed(row, all))
    HSCAL_TRY(stream(&tree, all, 0));
  else
    for (int i = 0; i < segments; i++) HSCAL_TRY(segment_down(&tree, row, 1.0 / segments, all / segments - 1));
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
  double all = segments_of(row, line->bytes, line->elements);
  int segments = timed_segments(row, all);
  double bytes = line->bytes / segments, more = all / segments - 1;
  if (row->algorithm == HSCAL_ALGORITHM_COLLECT) return collect(line);
  if (is_streamed(row, all)) return stream(line, all, 1);
  for (int i = 0; i < segments; i++)
    for (int place = line->members - 1; place >= 0; place--) {
      int count = trees[row->algorithm].up(line, row->radix, place, line->child), at = hscal__from_root(line, place);
      if (count == 0) continue;
      find_processes(line, count);
      line->messages += count;
      HSCAL_TRY(line->steps->gather(line->self, line->child, count, at, bytes, receives_ahead(row->algorithm, count),
                                    hscal__sum_seconds(line, at, bytes)));
      HSCAL_TRY(handle_left_out(line, more, count, at, 1));
    }
  return 0;
}
