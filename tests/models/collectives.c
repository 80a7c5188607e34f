/* What collectives send, by each algorithm, and by the tables of libraries as counted on the real ones. */
#include "base/status.h"
#include "cmocka_test.h"
#include "models/clock/collective.h"
#include "models/fixture.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 48 };
static const double KIB = 1024;

/* ---- steps that only look ----------------------------------------------------------------------------------- */

/* Whole messages carry what their sender has: how often each member's data are in it. */
typedef struct onlooker {
  int messages;
  double bytes, out[MOST], in[MOST], summed; /* bytes: of the whole data */
  int has[MOST][MOST], wholes[MOST];         /* wholes: of such messages that it got */
  int sums;                                  /* what comes is added; else it replaces */
  int first_to[MOST];                        /* whom each sends to first, and one more; 0: to nobody */
} onlooker;

static void carry(onlooker *o, int from, int to, double bytes, const int *has) {
  assert_true(from != to && from >= 0 && to >= 0);
  o->messages++;
  if (!o->first_to[from]) o->first_to[from] = to + 1;
  o->out[from] += bytes;
  o->in[to] += bytes;
  if (bytes != o->bytes) return;
  o->wholes[to]++;
  for (int i = 0; i < MOST; i++) o->has[to][i] = o->sums ? o->has[to][i] + has[i] : has[i];
}

static int see_work(void *self, int process, double seconds) { /* at 1 byte/s */
  (void)process;
  ((onlooker *)self)->summed += seconds;
  return 0;
}
static int see_transfer(void *self, int from, int to, double bytes) {
  onlooker *o = self;
  carry(o, from, to, bytes, o->has[from]);
  return 0;
}
static int see_fan(void *self, int from, const int *to, int n, double bytes) {
  for (int i = 0; i < n; i++) see_transfer(self, from, to[i], bytes);
  return 0;
}
static int see_collect(void *self, const int *members, int n, int root, double bytes) {
  for (int i = 0; i < n; i++)
    if (i != root) see_transfer(self, members[i], members[root], bytes);
  return 0;
}
static int see_gather(void *self, const int *from, int n, int to, double bytes, int ahead, double work_s) {
  assert_true(ahead == 1 || ahead == 2 || ahead == n);
  for (int i = 0; i < n; i++) {
    see_transfer(self, from[i], to, bytes);
    see_work(self, to, work_s);
  }
  return 0;
}
static int see_exchange(void *self, const hscal_step_message *messages, int n) {
  onlooker *o = self;
  int before[MOST][MOST], sends[MOST] = {0}, receives[MOST] = {0};
  memcpy(before, o->has, sizeof before);
  for (int i = 0; i < n; i++) {
    assert_true(sends[messages[i].from]++ == 0 && receives[messages[i].to]++ == 0);
    carry(o, messages[i].from, messages[i].to, messages[i].bytes, before[messages[i].from]);
  }
  return 0;
}
static const hscal_steps look = {.work = see_work,
                                 .transfer = see_transfer,
                                 .fan = see_fan,
                                 .spread = see_fan,
                                 .collect = see_collect,
                                 .gather = see_gather,
                                 .exchange = see_exchange};

/* ---- one collective ----------------------------------------------------------------------------------------- */

/* Of doubles (or one element) among P processes, each on its own node, or `per_node` on each. */
static onlooker play(const hscal_collectives *table, hscal_event event, int members, double bytes, int per_node) {
  static int64_t messages;
  char nodes[MOST + 1] = "";
  int member[MOST];
  for (int i = 0; i < members; i++) nodes[i] = (char)('0' + i / per_node), member[i] = i;
  bench *b = bench_open("48x4@1, ideal", nodes);
  hscal_collective_setting setting = {0};
  onlooker o = {.bytes = bytes, .sums = event.kind == HSCAL_EVENT_COMBINE};
  b->machine->collectives = table;
  b->machine->classes[0].reduce_bytes_per_s = 1;
  for (int i = 0; i < members; i++) o.has[i][i] = o.sums || i == event.root;
  event.m = (int)(bytes / 8), event.n = 1;
  messages = 0;
  assert_int_equal(hscal__collective_setting_set(&setting, &b->workspace->costs), 0);
  if (hscal__collective_put(&setting, &event, bytes, &look, &o, member, members, &messages))
    fail_msg("%s", hscal_last_error());
  assert_int_equal(messages, o.messages);
  hscal__collective_setting_free(&setting);
  bench_close(b);
  return o;
}

static onlooker broadcast(const hscal_collectives *table, int members, int root, double bytes, int per_node) {
  hscal_event event = {.kind = HSCAL_EVENT_BROADCAST, .root = root, .topology = ' '};
  return play(table, event, members, bytes, per_node);
}

static onlooker combine(const hscal_collectives *table, int members, int root, double bytes, int per_node) {
  hscal_event event = {.kind = HSCAL_EVENT_COMBINE, .root = root, .topology = ' '};
  return play(table, event, members, bytes, per_node);
}

static double most(const double *bytes) {
  double largest = 0;
  for (int i = 0; i < MOST; i++) largest = fmax(largest, bytes[i]);
  return largest;
}

/* ---- facts -------------------------------------------------------------------------------------------------- */

/* Messages, and most bytes out of one process (reduce: into one) over n; root 0. Counted on 2026-11-25 by replacing the send pointers
 * of Open MPI 4.1.4's PML, and with MPICH 4.0.2's MPIC_ sends wrapped and MPIR_CVAR_NOLOCAL. */
enum { SIZES = 5 };
static const double sizes[SIZES] = {640, 5120, 40960, 655360, 1310720};
typedef struct counted {
  const char *library, *what;
  int members;
  struct {
    int messages;
    double most;
  } of[SIZES];
} counted;
static const counted facts[] = {
    {"openmpi-4.1", "broadcast", 4, {{3, 2}, {3, 2}, {3, 3}, {3, 3}, {3, 1}}},
    {"openmpi-4.1", "broadcast", 8, {{7, 4}, {7, 2}, {7, 7}, {7, 7}, {7, 7}}},
    {"openmpi-4.1", "broadcast", 16, {{15, 6}, {15, 4}, {15, 4}, {15, 4}, {15, 15}}},
    {"mpich-4-flat", "broadcast", 4, {{3, 2}, {3, 2}, {3, 2}, {3, 2}, {3, 2}}},
    {"mpich-4-flat", "broadcast", 8, {{7, 3}, {7, 3}, {31, 1.75}, {63, 1.75}, {63, 1.75}}},
    {"mpich-4-flat", "broadcast", 16, {{15, 4}, {15, 4}, {79, 1.875}, {255, 1.875}, {255, 1.875}}},
    {"openmpi-4.1", "reduce", 4, {{3, 2}, {3, 1}, {3, 1}, {3, 2}, {3, 3}}},
    {"openmpi-4.1", "reduce", 8, {{7, 2}, {7, 2}, {7, 3}, {7, 3}, {7, 3}}},
    {"openmpi-4.1", "reduce", 16, {{15, 2}, {15, 4}, {15, 4}, {15, 4}, {15, 4}}},
    {"mpich-4-flat", "reduce", 4, {{3, 2}, {11, 1.5}, {11, 1.5}, {11, 1.5}, {11, 1.5}}},
    {"mpich-4-flat", "reduce", 8, {{7, 3}, {31, 1.75}, {31, 1.75}, {31, 1.75}, {31, 1.75}}},
    {"mpich-4-flat", "reduce", 16, {{15, 4}, {79, 1.875}, {79, 1.875}, {79, 1.875}, {79, 1.875}}},
    {"openmpi-4.1", "allreduce", 4, {{8, 2}, {8, 2}, {16, 1.5}, {16, 1.5}, {16, 1.5}}},
    {"openmpi-4.1", "allreduce", 8, {{24, 3}, {24, 3}, {48, 1.75}, {48, 1.75}, {48, 1.75}}},
    {"openmpi-4.1", "allreduce", 16, {{64, 4}, {128, 1.875}, {128, 1.875}, {128, 1.875}, {128, 1.875}}},
    {"mpich-4-flat", "allreduce", 4, {{16, 1.5}, {16, 1.5}, {16, 1.5}, {16, 1.5}, {16, 1.5}}},
    {"mpich-4-flat", "allreduce", 8, {{48, 1.75}, {48, 1.75}, {48, 1.75}, {48, 1.75}, {48, 1.75}}},
    {"mpich-4-flat", "allreduce", 16, {{128, 1.875}, {128, 1.875}, {128, 1.875}, {128, 1.875}, {128, 1.875}}},
    {"openmpi-4.1", "allreduce, one element", 4, {{8, 2}, {8, 2}, {6, 3}, {6, 3}, {6, 3}}},
    {"openmpi-4.1", "allreduce, one element", 8, {{24, 3}, {24, 3}, {14, 7}, {14, 7}, {14, 7}}},
    {"openmpi-4.1", "allreduce, one element", 16, {{64, 4}, {30, 15}, {30, 15}, {30, 15}, {30, 15}}},
};

static void libraries_send_what_was_counted(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof facts / sizeof *facts; i++)
    for (int s = 0; s < SIZES; s++) {
      const counted *fact = &facts[i];
      int broadcasts = fact->what[0] == 'b', reduces = fact->what[0] == 'r';
      hscal_event event = {.kind = broadcasts ? HSCAL_EVENT_BROADCAST : HSCAL_EVENT_COMBINE,
                           .root = broadcasts || reduces ? 0 : -1,
                           .topology = ' ',
                           .combining = strchr(fact->what, ',') ? HSCAL_EXTREME_WITH_PLACE : HSCAL_SUM};
      onlooker o = play(hscal__collectives_named(fact->library), event, fact->members, sizes[s], 1);
      double largest = most(reduces ? o.in : o.out) / sizes[s];
      if (o.messages != fact->of[s].messages || fabs(largest - fact->of[s].most) > 1e-3)
        fail_msg("%s: %s of %.0f bytes to %d: %d messages, %.3f; counted %d, %.3f", fact->library, fact->what, sizes[s],
                 fact->members, o.messages, largest, fact->of[s].messages, fact->of[s].most);
    }
}

/* MPICH and what derives from it look at the bytes of a broadcast, Open MPI at the number of its elements: one, of a derived type. */
static void some_broadcast_nothing(void **state) {
  (void)state;
  const char *const silent[] = {"mpich-4", "mpich-4-flat", "mvapich2", "impi", "cray-mpich"};
  for (size_t i = 0; i < sizeof silent / sizeof *silent; i++) {
    onlooker nothing = broadcast(hscal__collectives_named(silent[i]), 8, 0, 0, 1);
    if (nothing.messages) fail_msg("%s: %d messages without a byte", silent[i], nothing.messages);
  }
  assert_int_equal(broadcast(hscal__collectives_named("openmpi-4.1"), 8, 0, 0, 1).messages, 7);
}

/* MPICH 4.0.2 with MPIR_CVAR_NUM_CLIQUES: a root that leads its node sends to the other leaders first, another one to its node. */
static void leading_roots_serve_leaders_first(void **state) {
  (void)state;
  const hscal_collectives *table = hscal__collectives_named("mpich-4");
  onlooker leads = broadcast(table, 16, 4, 40 * KIB, 4), follows = broadcast(table, 16, 5, 40 * KIB, 4);
  assert_int_equal((leads.first_to[4] - 1) / 4, 3);
  assert_int_equal((follows.first_to[5] - 1) / 4, 1);
}

/* Open MPI 4.1.4 with coll_han_priority 35, two processes on each node: sums of 64 KiB, and of two segments. */
static void han_cuts_sums_and_goes_by_nodes(void **state) {
  (void)state;
  static const struct {
    int members, reduce, allreduce; /* messages of a segment */
  } counted[] = {{4, 10, 13}, {6, 9, 14}, {8, 15, 22}};
  const hscal_collectives *table = hscal__collectives_named("openmpi-5.0");
  for (size_t i = 0; i < sizeof counted / sizeof *counted; i++)
    for (int segments = 1; segments <= 2; segments++) {
      int members = counted[i].members;
      for (int root = 0; root < 2; root++)
        assert_int_equal(combine(table, members, root, segments * 64 * KIB, 2).messages, segments * counted[i].reduce);
      assert_int_equal(combine(table, members, -1, segments * 64 * KIB, 2).messages, segments * counted[i].allreduce);
    }
  onlooker o = broadcast(table, 6, 1, 64 * KIB, 2);
  assert_int_equal(o.first_to[1], 3 + 1);
}

/* Where a node has one member less it does so for sums to all only. */
static void han_leaves_unequal_nodes_alone(void **state) {
  (void)state;
  const hscal_collectives *han = hscal__collectives_named("openmpi-5.0"),
                          *tuned = hscal__collectives_named("openmpi-4.1");
  for (int root = 0; root < 5; root++) {
    onlooker by_han = broadcast(han, 5, root, 64 * KIB, 2), by_tuned = broadcast(tuned, 5, root, 64 * KIB, 2);
    assert_memory_equal(by_han.out, by_tuned.out, sizeof by_han.out);
    by_han = combine(han, 5, root, 1 * KIB, 2), by_tuned = combine(tuned, 5, root, 1 * KIB, 2);
    assert_memory_equal(by_han.in, by_tuned.in, sizeof by_han.in);
  }
  assert_int_equal(combine(han, 5, -1, 64 * KIB, 2).messages, 12); /* counted */
}

/* ---- each algorithm, alone ---------------------------------------------------------------------------------- */

static hscal_collective_row row_of(hscal_collective_kind operation, hscal_collective_algorithm algorithm) {
  int radix = hscal__algorithm_has_radix(algorithm) ? 3 : 0;
  return (hscal_collective_row){operation, 1 << 30, INFINITY, HSCAL_ROW_EITHER, HSCAL_ROW_EITHER, algorithm, radix, 0};
}

/* The algorithm where it can be done, something known elsewhere. */
enum { ROWS = 6 };
static hscal_collectives only(hscal_collective_kind operation, hscal_collective_algorithm algorithm,
                              hscal_collective_row rows[ROWS]) {
  int n = 0;
  rows[n++] = row_of(operation, algorithm);
  rows[n++] = row_of(HSCAL_COLLECTIVE_BROADCAST, HSCAL_ALGORITHM_BINOMIAL_IN_TURN);
  rows[n++] = row_of(HSCAL_COLLECTIVE_REDUCE, HSCAL_ALGORITHM_COLLECT);
  rows[n++] = row_of(HSCAL_COLLECTIVE_ALLREDUCE, HSCAL_ALGORITHM_REDUCE_BROADCAST);
  return (hscal_collectives){.name = "only", .rests_on = "", .rows = rows, .nrows = n};
}

/* Everyone has the root's data, from whoever had them before; in whole once (in pieces all of them). */
static void check_broadcast(const onlooker *o, const char *word, int members, int root) {
  for (int i = 0; i < members; i++) {
    if (i == root) continue;
    if (o->wholes[i] > 0 && o->has[i][root] != 1)
      fail_msg("%s, %d of %d: it is sent what nobody has", word, i, members);
    if (o->wholes[i] > 1 || o->in[i] < o->bytes - 1e-6)
      fail_msg("%s, %d of %d from %d: %d times whole, %g of %g bytes", word, i, members, root, o->wholes[i], o->in[i],
               o->bytes);
  }
}

static void broadcasts_reach_everyone(void **state) {
  (void)state;
  for (int a = 0; a < HSCAL_ALGORITHMS; a++)
    for (int members = 2;
         members <= 33 && hscal__algorithm_does((hscal_collective_algorithm)a, HSCAL_COLLECTIVE_BROADCAST); members++)
      for (int root = 0; root<members; root += members> 5 ? members - 1 : 1)
        for (int per_node = 1; per_node <= 3; per_node++) {
          hscal_collective_row rows[ROWS];
          const hscal_collectives table = only(HSCAL_COLLECTIVE_BROADCAST, (hscal_collective_algorithm)a, rows);
          const char *word = hscal__algorithm_word((hscal_collective_algorithm)a);
          onlooker o = broadcast(&table, members, root, 8 * 1000, per_node);
          check_broadcast(&o, word, members, root);
        }
}

/* Messages out of (into) each of P members by one algorithm, root 2, as SimGrid 3.32 traces them (tracing/smpi/internals). */
static void trees_from_rank_0_and_chains(void **state) {
  (void)state;
  static const struct {
    hscal_collective_kind kind;
    hscal_collective_algorithm algorithm;
    int members, messages[8];
  } expected[] = {
      {HSCAL_COLLECTIVE_BROADCAST, HSCAL_ALGORITHM_FIRST_CHAIN, 6, {1, 1, 2, 1, 1, 0}},
      {HSCAL_COLLECTIVE_BROADCAST, HSCAL_ALGORITHM_FIRST_HEAP, 6, {2, 2, 2, 0, 0, 0}},
      {HSCAL_COLLECTIVE_BROADCAST, HSCAL_ALGORITHM_FIRST_BINOMIAL, 6, {3, 0, 2, 0, 1, 0}},
      {HSCAL_COLLECTIVE_BROADCAST, HSCAL_ALGORITHM_CHAINS, 8, {1, 0, 3, 1, 1, 0, 1, 0}},
      {HSCAL_COLLECTIVE_REDUCE, HSCAL_ALGORITHM_CHAINS, 8, {1, 0, 3, 1, 1, 0, 1, 0}},
  };
  for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
    hscal_collective_row rows[ROWS];
    const hscal_collectives table = only(expected[i].kind, expected[i].algorithm, rows);
    int broadcasts = expected[i].kind == HSCAL_COLLECTIVE_BROADCAST;
    onlooker o = (broadcasts ? broadcast : combine)(&table, expected[i].members, 2, 800, 1);
    for (int p = 0; p < expected[i].members; p++)
      assert_int_equal((broadcasts ? o.out : o.in)[p], 800 * expected[i].messages[p]);
  }
}

/* Of P members' data each entry is added P - 1 times, wherever; where whole messages carry them, each member's is in the sum once. */
static void check_sums(const onlooker *o, const char *word, int members, int root) {
  int pieces = strstr(word, "leader") != NULL; /* a leader's sum takes the place of the root's */
  for (int i = 0; i < members; i++) pieces |= o->in[i] > o->wholes[i] * o->bytes + 1e-6;
  if (fabs(o->summed - (members - 1) * o->bytes) > 1e-6 * o->bytes)
    fail_msg("%s of %d into %d: %g times added", word, members, root, o->summed / o->bytes);
  for (int i = 0; i < members && !pieces; i++)
    if (o->has[root][i] != 1)
      fail_msg("%s of %d into %d: %d times that of %d", word, members, root, o->has[root][i], i);
}

static void sums_have_everyone_once(void **state) {
  (void)state;
  for (int a = 0; a < HSCAL_ALGORITHMS; a++)
    for (int members = 2;
         members <= 33 && hscal__algorithm_does((hscal_collective_algorithm)a, HSCAL_COLLECTIVE_REDUCE); members++)
      for (int root = 0; root<members; root += members> 5 ? 3 : 1)
        for (int per_node = 1; per_node <= 3; per_node++) {
          hscal_collective_row rows[ROWS];
          const hscal_collectives table = only(HSCAL_COLLECTIVE_REDUCE, (hscal_collective_algorithm)a, rows);
          onlooker o = combine(&table, members, root, 8 * 1000, per_node);
          check_sums(&o, hscal__algorithm_word((hscal_collective_algorithm)a), members, root);
        }
}

/* By doubling every member adds what the other has; by pieces each entry is added P - 1 times. */
static void sums_to_all_reach_everyone(void **state) {
  (void)state;
  for (int members = 2; members <= 33; members++) {
    hscal_collective_row rows[ROWS];
    hscal_collectives table = only(HSCAL_COLLECTIVE_ALLREDUCE, HSCAL_ALGORITHM_DOUBLING, rows);
    onlooker o = combine(&table, members, -1, 8 * 1000, 1);
    int power = 1;
    while (power <= members / 2) power *= 2;
    for (int i = 2 * (members - power); i < members; i++)
      for (int j = 0; j < members; j++) assert_int_equal(o.has[i][j], 1);
    const hscal_collective_algorithm in_pieces[] = {HSCAL_ALGORITHM_HALVING, HSCAL_ALGORITHM_HALVING_WHOLE,
                                                    HSCAL_ALGORITHM_HALVING_REST, HSCAL_ALGORITHM_RING,
                                                    HSCAL_ALGORITHM_RING_REST};
    for (size_t a = 0; a < sizeof in_pieces / sizeof *in_pieces; a++) {
      table = only(HSCAL_COLLECTIVE_ALLREDUCE, in_pieces[a], rows);
      o = combine(&table, members, -1, 8 * 1000, 1);
      assert_near(o.summed, (members - 1) * o.bytes, 1e-9);
      for (int i = 0; i < members; i++) assert_true(o.in[i] >= o.bytes * 0.999);
      /* on the ring each gets all parts but its own to be added, and all but the one that it then has */
      for (int i = 0, longer = 1000 % members; i < members && in_pieces[a] == HSCAL_ALGORITHM_RING; i++)
        assert_near(o.in[i], 2 * o.bytes - 8 * (2 * (1000 / members) + (i < longer) + ((i + 1) % members < longer)),
                    1e-9);
    }
  }
}

/* ---- tables ------------------------------------------------------------------------------------------------- */

static void tables_have_no_holes(void **state) {
  (void)state;
  const hscal_collectives *table;
  for (int t = 0; (table = hscal__collectives_number(t)); t++) {
    char fault[300] = "";
    if (hscal__collectives_fault(table->rows, table->nrows, fault, sizeof fault)) fail_msg("%s%s", table->name, fault);
    for (int members = 2; members <= 5000; members += members < 300 ? 1 : 37)
      for (double bytes = 0; bytes <= 16 * KIB * KIB; bytes = bytes < 64 ? bytes + 1 : floor(bytes * 1.37))
        for (int kind = 0; kind < HSCAL_COLLECTIVE_KINDS; kind++)
          for (int how = 0; how < 12; how++) {
            hscal_collective_call call = {(hscal_collective_kind)kind,   members,      bytes,
                                          how & 1 ? 1 : ceil(bytes / 8), how >> 1 & 1, (hscal_node_sharing)(how >> 2)};
            assert_non_null(hscal__collective_row(table, &call));
          }
  }
}

/* What coll_tuned_decision_fixed.c v4.0.3 has for sums: members > a bytes + b, line by line. */
static int is_like_the_source(const hscal_collective_row *row, int members, double bytes) {
  static const struct {
    double a, b, segment_bytes;
    hscal_collective_algorithm algorithm;
  } lines[] = {{0.6016, 1.3496, 1, HSCAL_ALGORITHM_BINOMIAL},
               {0.0410, 9.7128, 1, HSCAL_ALGORITHM_CHAIN},
               {0.0422, 1.1614, 32, HSCAL_ALGORITHM_BINARY},
               {0.0033, 1.6761, 32, HSCAL_ALGORITHM_CHAIN},
               {0, -1, 64, HSCAL_ALGORITHM_CHAIN}};
  int i = 0;
  while (!(members > lines[i].a / KIB * bytes + lines[i].b)) i++;
  return row->algorithm == lines[i].algorithm && row->segment_bytes == lines[i].segment_bytes * KIB;
}

static void large_sums_of_open_mpi_4_0(void **state) {
  (void)state;
  static const int named[] = {8, 10, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 2048};
  const hscal_collectives *table = hscal__collectives_named("openmpi-4.0");
  for (size_t i = 0; i < sizeof named / sizeof *named; i++)
    for (double bytes = 2 * KIB; bytes <= 64 * KIB * KIB; bytes = floor(bytes * 1.07)) {
      const hscal_collective_call call = {HSCAL_COLLECTIVE_REDUCE, named[i], bytes,
                                          ceil(bytes / 8),         1,        HSCAL_NODES_OF_ONE};
      if (!is_like_the_source(hscal__collective_row(table, &call), named[i], bytes))
        fail_msg("%g bytes among %d members", bytes, named[i]);
    }
}

static void faults_are_named(void **state) {
  (void)state;
  hscal_collective_row rows[ROWS];
  const hscal_collectives good = only(HSCAL_COLLECTIVE_BROADCAST, HSCAL_ALGORITHM_SCATTER_DOUBLING, rows);
  char fault[300];
  assert_int_equal(hscal__collectives_fault(rows, good.nrows, fault, sizeof fault), 0);
  rows[0].radix = 4;
  assert_true(hscal__collectives_fault(rows, good.nrows, fault, sizeof fault));
  assert_string_equal(fault, "[0].radix: \"scatter, doubling\" has none");
  rows[0] = row_of(HSCAL_COLLECTIVE_BROADCAST, HSCAL_ALGORITHM_KNOMIAL);
  assert_true(hscal__collectives_fault(rows, good.nrows, fault, sizeof fault));
  assert_string_equal(fault, "[1]: never counts: rows before it take all of its calls");
  rows[0].radix = 1000;
  assert_true(hscal__collectives_fault(rows, good.nrows, fault, sizeof fault));
  assert_string_equal(fault, "[0].radix: is absurd: more than 64");
  rows[0] = row_of(HSCAL_COLLECTIVE_BROADCAST, HSCAL_ALGORITHM_RING);
  assert_true(hscal__collectives_fault(rows, good.nrows, fault, sizeof fault));
  assert_string_equal(fault, "[0].algorithm: \"ring\" does no broadcast");
  rows[0] = row_of(HSCAL_COLLECTIVE_BROADCAST, HSCAL_ALGORITHM_CHAIN);
  rows[0].members = rows[1].members = 100;
  rows[0].bytes = 1000;
  assert_true(hscal__collectives_fault(rows, good.nrows, fault, sizeof fault));
  assert_non_null(strstr(fault, "no row is for a broadcast of 0 bytes in 1 element to 101 members"));
  rows[0] = row_of(HSCAL_COLLECTIVE_BARRIER, HSCAL_ALGORITHM_PEERS);
  rows[0].segment_bytes = 65536;
  assert_true(hscal__collectives_fault(rows, good.nrows, fault, sizeof fault));
  assert_string_equal(fault, "[0].segment: a barrier has no data");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(libraries_send_what_was_counted),   cmocka_unit_test(some_broadcast_nothing),
      cmocka_unit_test(leading_roots_serve_leaders_first), cmocka_unit_test(han_cuts_sums_and_goes_by_nodes),
      cmocka_unit_test(han_leaves_unequal_nodes_alone),    cmocka_unit_test(broadcasts_reach_everyone),
      cmocka_unit_test(trees_from_rank_0_and_chains),      cmocka_unit_test(sums_have_everyone_once),
      cmocka_unit_test(sums_to_all_reach_everyone),        cmocka_unit_test(tables_have_no_holes),
      cmocka_unit_test(large_sums_of_open_mpi_4_0),        cmocka_unit_test(faults_are_named),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
