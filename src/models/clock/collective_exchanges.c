#include "models/clock/collective_exchanges.h"
#include "base/minmax.h"
#include "base/status.h"

#include <math.h>

int hscal__power_below(int members) {
  int power = 1;
  while (power <= members / 2) power *= 2;
  return power;
}

/* Two members exchange, and add up what they get. Ranks are actual ones. */
static int exchange(hscal_collective_line *line, int a, int b, double a_sends, double b_sends, int sums) {
  int x = line->member[a], y = line->member[b];
  const hscal_step_message both[] = {{x, y, a_sends}, {y, x, b_sends}};
  HSCAL_TRY(hscal__send_both(line, both, 2));
  if (!sums) return 0;
  HSCAL_TRY(hscal__add_up(line, x, b_sends));
  return hscal__add_up(line, y, a_sends);
}

static int give(hscal_collective_line *line, int from, int to, double bytes, int sums) {
  HSCAL_TRY(hscal__send_blocking(line, line->member[from], line->member[to], bytes));
  return sums ? hscal__add_up(line, line->member[to], bytes) : 0;
}

/* ---- recursive doubling ------------------------------------------------------------------------------------- */

/* Of the first ranks, so many pairs, the even ones give what they have to the odd ones, which stand for both. */
static int odd_of_pair(int v, int pairs) { return v < pairs ? 2 * v + 1 : v + pairs; }

int hscal__doubling(hscal_collective_line *line) {
  int power = hscal__power_below(line->members), pairs = line->members - power;
  double bytes = line->bytes;
  for (int i = 0; i < pairs; i++) HSCAL_TRY(give(line, 2 * i, 2 * i + 1, bytes, 1));
  for (int distance = 1; distance < power; distance *= 2)
    for (int v = 0; v < power; v++)
      if (!(v & distance))
        HSCAL_TRY(exchange(line, odd_of_pair(v, pairs), odd_of_pair(v + distance, pairs), bytes, bytes, 1));
  for (int i = 0; i < pairs; i++) HSCAL_TRY(give(line, 2 * i + 1, 2 * i, bytes, 0));
  return 0;
}

/* ---- halving and doubling ----------------------------------------------------------------------------------- */

typedef struct halving {
  hscal_collective_line *line;
  int power, steps, pairs;
  int folds_whole, stays_odd; /* of a pair the odd one takes part */
  int rest_last;              /* elements that no equal blocks make are of the last block, else one each of the first */
  int stand_in;               /* rank that plays the part of v = 0; -1: nobody but itself */
} halving;

static int rank_of(const halving *h, int v) {
  if (v == 0 && h->stand_in >= 0) return h->stand_in;
  return v < h->pairs ? 2 * v + h->stays_odd : v + h->pairs;
}

/* Bytes that v still has after `steps` steps: bit by bit it kept the lower part or the upper one, so those whose last bits are alike have
 * as much. */
static double kept(const halving *h, int v, int steps) {
  int ways = 1 << steps;
  return h->line->piece[ways | (v & (ways - 1))];
}

/* Open MPI cuts into halves, the left one rounded down. */
static void cut_into_halves(const halving *h) {
  double *piece = h->line->piece, width = h->line->bytes / h->line->elements;
  piece[1] = floor(h->line->elements);
  for (int ways = 1; ways < h->power; ways *= 2)
    for (int i = ways; i < 2 * ways; i++) {
      piece[i + ways] = floor(piece[i] / 2);
      piece[i + 2 * ways] = piece[i] - piece[i + ways];
    }
  for (int i = 1; i < 2 * h->power; i++) piece[i] *= width;
}

/* MPICH and SMPI cut into one block for each of the power of two. */
static void cut_into_blocks(const halving *h) {
  double *piece = h->line->piece, width = h->line->bytes / h->line->elements;
  double count = floor(h->line->elements), each = floor(count / h->power), longer = count - each * h->power;
  int *first = h->line->child; /* block of those whose last bits are this number */
  first[0] = 0;
  for (int ways = 1; ways <= h->power; ways *= 2) {
    int blocks = h->power / ways;
    for (int low = 0; low < ways; low++) {
      double more = hscal__fmin(hscal__fmax(longer - first[low], 0), blocks);
      if (h->rest_last) more = first[low] + blocks == h->power ? longer : 0;
      piece[ways | low] = (blocks * each + more) * width;
      if (blocks > 1) first[ways | low] = first[low] + blocks / 2;
    }
  }
}

static int fold(const halving *h) {
  hscal_collective_line *line = h->line;
  double left = floor(line->elements / 2) / line->elements * line->bytes, right = line->bytes - left;
  for (int i = 0; i < h->pairs; i++) {
    int even = 2 * i, odd = even + 1;
    if (h->folds_whole) {
      HSCAL_TRY(give(line, h->stays_odd ? even : odd, h->stays_odd ? odd : even, line->bytes, 1));
      continue;
    }
    HSCAL_TRY(exchange(line, even, odd, right, left, 1));
    HSCAL_TRY(give(line, odd, even, right, 0));
  }
  return 0;
}

static int halve(const halving *h) {
  for (int s = 0; s < h->steps; s++)
    for (int v = 0; v < h->power; v++) {
      int w = v | 1 << s;
      if (w == v) continue;
      HSCAL_TRY(exchange(h->line, rank_of(h, v), rank_of(h, w), kept(h, w, s + 1), kept(h, v, s + 1), 1));
    }
  return 0;
}

static int double_back(const halving *h) {
  for (int s = h->steps - 1; s >= 0; s--)
    for (int v = 0; v < h->power; v++) {
      int w = v | 1 << s;
      if (w == v) continue;
      HSCAL_TRY(exchange(h->line, rank_of(h, v), rank_of(h, w), kept(h, v, s + 1), kept(h, w, s + 1), 0));
    }
  for (int i = 0; i < h->pairs; i++)
    HSCAL_TRY(give(h->line, 2 * i + h->stays_odd, 2 * i + !h->stays_odd, h->line->bytes, 0));
  return 0;
}

/* The pieces go to the root on a binomial tree, the largest last. A root that gave its part away takes that of rank 0, with its piece. */
static int gather_pieces(halving *h) {
  int root = h->line->root, is_away = root < 2 * h->pairs && root % 2;
  int to = is_away ? 0 : root < 2 * h->pairs ? root / 2 : root - h->pairs;
  if (is_away) {
    HSCAL_TRY(give(h->line, rank_of(h, 0), root, kept(h, 0, h->steps), 0));
    h->stand_in = root;
  }
  for (int s = h->steps - 1; s >= 0; s--)
    for (int v = 0; v < h->power; v++) {
      int w = v ^ 1 << s;
      if (v >> (s + 1) != to >> (s + 1) || w >> s != to >> s) continue;
      HSCAL_TRY(give(h->line, rank_of(h, v), rank_of(h, w), kept(h, v, s + 1), 0));
    }
  return 0;
}

int hscal__halving(hscal_collective_line *line, int to_all, hscal_collective_algorithm algorithm) {
  int folds_whole = algorithm != HSCAL_ALGORITHM_HALVING;
  halving h = {.line = line,
               .power = hscal__power_below(line->members),
               .folds_whole = folds_whole,
               .stays_odd = folds_whole && to_all,
               .rest_last = algorithm == HSCAL_ALGORITHM_HALVING_REST,
               .stand_in = -1};
  h.pairs = line->members - h.power;
  while (1 << h.steps < h.power) h.steps++;
  if (folds_whole)
    cut_into_blocks(&h);
  else
    cut_into_halves(&h);
  HSCAL_TRY(fold(&h));
  HSCAL_TRY(halve(&h));
  return to_all ? double_back(&h) : gather_pieces(&h);
}

/* ---- rings -------------------------------------------------------------------------------------------------- */

/* So many elements in one part for each member, the first ones longer. */
static double part_of(const hscal_collective_line *line, int part) {
  double count = floor(line->elements), each = floor(count / line->members), longer = count - each * line->members;
  int at = (part % line->members + line->members) % line->members;
  return (each + (at < longer)) * line->bytes / line->elements;
}

/* Round by round each sends a part to the next one, in the first half to be added up. */
int hscal__ring(hscal_collective_line *line) {
  int n = line->members;
  for (int round = 0; round < 2 * (n - 1); round++) {
    int sums = round < n - 1, turn = sums ? round : round - n;
    for (int i = 0; i < n; i++)
      line->message[i] = (hscal_step_message){line->member[i], line->member[(i + 1) % n], part_of(line, i - turn)};
    HSCAL_TRY(hscal__send_both(line, line->message, n));
    for (int i = 0; i < n && sums; i++) HSCAL_TRY(hscal__add_up(line, line->message[i].to, line->message[i].bytes));
  }
  return 0;
}

/* ---- scatter first ------------------------------------------------------------------------------------------ */

/* Bytes of blocks first, first + 1, ... of the data, which have a block for each member, the last ones shorter or empty. */
static double blocks(const hscal_collective_line *line, int first, int count) {
  double block = ceil(line->bytes / line->members);
  return hscal__fmin(hscal__fmax(line->bytes - block * first, 0), block * count);
}

/* On a binomial tree, each its own block and those of whom it passes them on to. */
static int scatter(hscal_collective_line *line) {
  HSCAL_TRY(hscal__pack(line, line->member[line->root], 1));
  for (int place = 0; place < line->members; place++) {
    int64_t bit = 1;
    while (bit < line->members && !(place & bit)) bit *= 2;
    for (bit /= 2; bit > 0; bit /= 2) {
      int64_t child = place + bit;
      double bytes = child < line->members ? blocks(line, (int)child, (int)bit) : 0;
      if (bytes <= 0) continue;
      HSCAL_TRY(hscal__send_blocking(line, hscal__from_root(line, place), hscal__from_root(line, (int)child), bytes));
    }
  }
  return 0;
}

static int unpack(hscal_collective_line *line) {
  for (int place = 1; place < line->members; place++) HSCAL_TRY(hscal__pack(line, hscal__from_root(line, place), 1));
  return 0;
}

/* After a round, of the `held` places from `first` on: those that had somebody to exchange with pass on what they got, by halves, to the others.
 * Source: src/smpi/colls/bcast/bcast-scatter-rdb-allgather.cpp 3.32, and MPICH's like it. */
static int pass_on(hscal_collective_line *line, int first, int held) {
  int exchanged = line->members - first - held;
  double bytes = blocks(line, first + held, held);
  if (exchanged <= 0 || exchanged >= held) return 0;
  for (int half = held / 2; half > 0; half /= 2)
    for (int v = first; v < first + held; v++) {
      int to = v + half, have_it = v / (2 * half) * (2 * half) + exchanged;
      if (v & half || v >= have_it || to < have_it) continue;
      HSCAL_TRY(hscal__send_blocking(line, hscal__from_root(line, v), hscal__from_root(line, to), bytes));
    }
  return 0;
}

int hscal__scatter_doubling(hscal_collective_line *line) {
  HSCAL_TRY(scatter(line));
  for (int held = 1; held < line->members; held *= 2) {
    for (int v = 0; v < line->members; v++) {
      int w = v | held, first = v / held * held, other = w / held * held;
      if (w == v || w >= line->members) continue;
      int x = hscal__from_root(line, v), y = hscal__from_root(line, w);
      const hscal_step_message both[] = {{x, y, blocks(line, first, held)}, {y, x, blocks(line, other, held)}};
      HSCAL_TRY(hscal__send_both(line, both, 2));
    }
    for (int first = 0; first < line->members; first += 2 * held) HSCAL_TRY(pass_on(line, first, held));
  }
  return unpack(line);
}

int hscal__scatter_ring(hscal_collective_line *line) {
  int n = line->members;
  HSCAL_TRY(scatter(line));
  for (int round = 0; round < n - 1; round++) {
    for (int v = 0; v < n; v++)
      line->message[v] = (hscal_step_message){hscal__from_root(line, v), hscal__from_root(line, v + 1),
                                              blocks(line, (v - round + n) % n, 1)};
    HSCAL_TRY(hscal__send_both(line, line->message, n));
  }
  return unpack(line);
}
