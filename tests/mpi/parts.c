/* The parts of a context that need no run: a packed plan, hosts against nodes, descriptors. */
#include "base/digest.h"
#include "cmocka_test.h"
#include "ctxt/hosts.h"
#include "ctxt/packed_plan.h"
#include "hscal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- packed plan ----------------------------------------------------------------------------------------- */

static int node_of[6] = {0, 1, 0, 1, 0, 1};
static const int rank_of[6] = {0, 3, 1, 4, 2, 5};
static const char *names[2] = {"fast", "slow.example.org"};
static double memory[2] = {1e9, 2e9};
static hscal_candidate rivals[3] = {{.nprocs = 4, .nprow = 2, .npcol = 2, .nb = 32, .predicted_s = 2, .reason = "slow"},
                                    {.nprocs = 6, .nprow = 1, .npcol = 6, .nb = 64, .predicted_s = 3, .reason = ""},
                                    {.nprocs = 1, .nprow = 1, .npcol = 1, .nb = 16, .predicted_s = 9, .reason = "x"}};

static hscal_baseline baselines[2] = {
    {.name = "guide", .layout = {.nprow = 1, .npcol = 6, .predicted_s = 4}, .order = 'R'},
    {.name = "2 x 3, column order",
     .layout = {.nprow = 2, .npcol = 3, .reason = "slow"},
     .order = 'C',
     .fastest_kind = 1}};

static hscal_plan sample_plan(void) {
  hscal_plan plan = {.routine = "pdgemm",
                     .nprocs = 6,
                     .nprow = 3,
                     .npcol = 2,
                     .mb = 48,
                     .nb = 80,
                     .panel = 128,
                     .nnodes = 2,
                     .node_of = node_of,
                     .node_name = names,
                     .predicted_s = 1.25,
                     .memory_bytes = memory,
                     .fallback = {.nprow = 1, .npcol = 6, .reason = "even"},
                     .nrivals = 3,
                     .rivals = rivals,
                     .nbaselines = 2,
                     .baselines = baselines,
                     .candidates = 1234567890123L};
  return plan;
}

static hscal_packed_plan *sample_packed_plan(void) {
  hscal_plan plan = sample_plan();
  hscal_packed_plan *packed = NULL;
  assert_int_equal(hscal__packed_plan_make(&plan, rank_of, &packed), 0);
  return packed;
}

/* What arrives in another process: a copy elsewhere in memory. */
static hscal_packed_plan *arrived(const hscal_packed_plan *packed) {
  hscal_packed_plan *copy = malloc((size_t)packed->bytes);
  assert_non_null(copy);
  return memcpy(copy, packed, (size_t)packed->bytes);
}

static void test_image_round_trip(void **state) {
  (void)state;
  hscal_packed_plan *sent = sample_packed_plan(), *packed = arrived(sent);
  free(sent);
  assert_int_equal(hscal__packed_plan_open(packed, (size_t)packed->bytes), 0);
  const hscal_plan *plan = &packed->plan;
  assert_string_equal(plan->routine, "pdgemm");
  assert_int_equal(plan->nprow * 100 + plan->npcol * 10 + plan->nnodes, 322);
  assert_int_equal(plan->panel, 128);
  assert_true(plan->candidates == 1234567890123L && plan->predicted_s == 1.25);
  assert_memory_equal(plan->node_of, node_of, sizeof node_of);
  assert_memory_equal(packed->rank_of, rank_of, sizeof rank_of);
  assert_memory_equal(plan->memory_bytes, memory, sizeof memory);
  assert_string_equal(plan->node_name[0], "fast");
  assert_string_equal(plan->node_name[1], "slow.example.org");
  assert_string_equal(plan->rivals[0].reason, "slow");
  assert_int_equal(plan->rivals[2].nb, 16);
  assert_string_equal(plan->fallback.reason, "even");
  assert_true(plan->nbaselines == 2 && plan->best_baseline == 0);
  assert_string_equal(plan->baselines[1].name, "2 x 3, column order");
  assert_string_equal(plan->baselines[1].layout.reason, "slow");
  assert_true(plan->baselines[1].order == 'C' && plan->baselines[1].fastest_kind);
  assert_true(plan->baselines[0].layout.predicted_s == 4 && plan->baselines[0].layout.npcol == 6);
  free(packed);
}

static void test_image_is_the_same_for_the_same_plan(void **state) {
  (void)state;
  hscal_packed_plan *a = sample_packed_plan(), *b = sample_packed_plan();
  assert_true(a->bytes == b->bytes);
  assert_memory_equal(a, b, (size_t)a->bytes);
  uint64_t digest = hscal__digest(HSCAL_DIGEST_START, a, (size_t)a->bytes);
  ((char *)b)[b->bytes - 1] ^= 1;
  assert_true(hscal__digest(HSCAL_DIGEST_START, b, (size_t)b->bytes) != digest);
  free(a);
  free(b);
}

static void expect_damaged(void (*damage)(hscal_packed_plan *)) {
  hscal_packed_plan *packed = sample_packed_plan();
  size_t bytes = (size_t)packed->bytes;
  damage(packed);
  assert_int_equal(hscal__packed_plan_open(packed, bytes), HSCAL_ERROR_INTERNAL);
  free(packed);
}
static void change_magic(hscal_packed_plan *packed) { packed->magic++; }
static void change_bytes(hscal_packed_plan *packed) { packed->bytes -= 8; }
static void grow_text(hscal_packed_plan *packed) { packed->text_bytes = UINT64_MAX; }
static void grow_rivals(hscal_packed_plan *packed) { packed->plan.nrivals = 1 << 20; }
static void negative_rivals(hscal_packed_plan *packed) { packed->plan.nrivals = -1; }
static void grow_baselines(hscal_packed_plan *packed) { packed->plan.nbaselines = 1 << 20; }
static void negative_baselines(hscal_packed_plan *packed) { packed->plan.nbaselines = -1; }
static void best_beyond(hscal_packed_plan *packed) { packed->plan.best_baseline = 2; }
static void huge_grid(hscal_packed_plan *packed) { packed->plan.nprow = packed->plan.npcol = 65536; }
static void no_grid(hscal_packed_plan *packed) { packed->plan.nprow = 0; }
static void unfinished_names(hscal_packed_plan *packed) {
  char *end = (char *)packed + packed->bytes;
  memset(end - 24, 'x', 24);
}

static void test_image_damaged(void **state) {
  (void)state;
  expect_damaged(change_magic);
  expect_damaged(change_bytes);
  expect_damaged(grow_text);
  expect_damaged(grow_rivals);
  expect_damaged(negative_rivals);
  expect_damaged(grow_baselines);
  expect_damaged(negative_baselines);
  expect_damaged(best_beyond);
  expect_damaged(huge_grid);
  expect_damaged(no_grid);
  expect_damaged(unfinished_names);
  uint64_t small[2] = {0};
  assert_int_equal(hscal__packed_plan_open((hscal_packed_plan *)(void *)small, sizeof small), HSCAL_ERROR_INTERNAL);
}

/* ---- hosts ----------------------------------------------------------------------------------------------- */

enum { MOST_RANKS = 8 };
static hscal_host_name host[MOST_RANKS];

/* Hosts of the ranks from "a a b"; their number. */
static int set_hosts(const char *list) {
  int nranks = 0;
  memset(host, 0, sizeof host);
  for (int used; sscanf(list, " %255s%n", host[nranks].text, &used) == 1; list += used) nranks++;
  return nranks;
}

static hscal_node_class two_processors = {.name = (char[]){"c"}, .processors = 2};
static hscal_machine machine_of(char **node_names, int nnodes) {
  static int class_of[MOST_RANKS];
  return (hscal_machine){
      .nclasses = 1, .classes = &two_processors, .nnodes = nnodes, .class_of = class_of, .node_name = node_names};
}

/* Node numbers of the ranks as digits, "!" if there is no match. */
static const char *nodes_of(const char *hosts_of_ranks, const hscal_machine *machine) {
  static char digits[MOST_RANKS + 1];
  hscal_hosts hosts;
  int nranks = set_hosts(hosts_of_ranks), total = 0;
  int status = hscal__hosts_match(host, nranks, machine, &hosts);
  if (status) assert_int_equal(status, HSCAL_ERROR_MACHINE);
  for (int rank = 0; !status && rank < nranks; rank++) digits[rank] = (char)('0' + hosts.node_of[rank]);
  digits[nranks] = 0;
  for (int node = 0; !status && node < hosts.nnodes; node++) total += hosts.slots[node];
  if (!status) assert_int_equal(total, nranks);
  hscal__hosts_free(&hosts);
  return status ? "!" : digits;
}

static void test_hosts_by_name_and_order(void **state) {
  (void)state;
  char *abc[] = {(char[]){"a"}, (char[]){"b"}, (char[]){"c"}};
  hscal_machine machine = machine_of(abc, 3);
  assert_string_equal(nodes_of("c a b a", &machine), "2010");
  assert_string_equal(nodes_of("B.example.org b C", &machine), "102"); /* "b" comes second: the nodes left, in order */
  assert_string_equal(nodes_of("x c x y", &machine), "0201");
  assert_string_equal(nodes_of("x y x", &machine), "010");
  assert_string_equal(nodes_of("b b b", &machine), "111");
  assert_string_equal(nodes_of("a b c d", &machine), "!");
}

static void test_hosts_addresses_are_not_domains(void **state) {
  (void)state;
  char *addresses[] = {(char[]){"10.0.0.1"}, (char[]){"10.0.0.2"}};
  hscal_machine machine = machine_of(addresses, 2);
  assert_string_equal(nodes_of("10.0.0.2 10.0.0.1", &machine), "10");
}

static void test_hosts_rehearsal(void **state) {
  (void)state;
  char *ab[] = {(char[]){"a"}, (char[]){"b"}};
  hscal_machine machine = machine_of(ab, 2);
  assert_string_equal(nodes_of("x x x", &machine), "001");
  assert_string_equal(nodes_of("x x x x x x x", &machine), "0011010");
  machine.nnodes = 1;
  assert_string_equal(nodes_of("x x x", &machine), "000");
}

static void test_hosts_without_machine(void **state) {
  (void)state;
  assert_string_equal(nodes_of("p q p r", NULL), "0102");
}

static void test_hosts_place(void **state) {
  (void)state;
  hscal_hosts hosts;
  int ranks[4], nranks = set_hosts("p q p q p");
  assert_int_equal(hscal__hosts_match(host, nranks, NULL, &hosts), 0);
  assert_int_equal(hscal__hosts_place(&hosts, NULL, (const int[]){1, 0, 0, 1}, 4, ranks), 0);
  assert_memory_equal(ranks, ((const int[]){1, 0, 2, 3}), sizeof ranks);
  assert_int_equal(hscal__hosts_place(&hosts, (const int[]){4, 3, 0, 1, 2}, (const int[]){1, 0, 0, 1}, 4, ranks), 0);
  assert_memory_equal(ranks, ((const int[]){3, 4, 0, 1}), sizeof ranks);
  assert_int_equal(hscal__hosts_place(&hosts, NULL, (const int[]){1, 1, 1, 0}, 4, ranks), HSCAL_ERROR_INTERNAL);
  assert_int_equal(hscal__hosts_place(&hosts, NULL, (const int[]){0, 2, 0, 0}, 4, ranks), HSCAL_ERROR_INTERNAL);
  hscal__hosts_free(&hosts);
}

/* ---- descriptors ----------------------------------------------------------------------------------------- */

static void test_descset(void **state) {
  (void)state;
  int desc[9];
  assert_int_equal(hscal_descset(desc, 100, 0, 8, 0, 1, 2), 0);
  assert_memory_equal(desc, ((const int[]){1, -1, 100, 0, 8, 0, 1, 2, 100}), sizeof desc);
  assert_int_equal(hscal_descset(NULL, 1, 1, 1, 1, 0, 0), -1);
  assert_int_equal(hscal_descset(desc, -1, 1, 1, 1, 0, 0), -2);
  assert_int_equal(hscal_descset(desc, 1, -1, 1, 1, 0, 0), -3);
  assert_int_equal(hscal_descset(desc, 1, 1, -1, 1, 0, 0), -4);
  assert_int_equal(hscal_descset(desc, 1, 1, 1, -1, 0, 0), -5);
  assert_int_equal(hscal_descset(desc, 1, 1, 1, 1, -2, 0), -6);
  assert_int_equal(hscal_descset(desc, 1, 1, 1, 1, 0, -2), -7);
  assert_non_null(strstr(hscal_last_error(), "csrc"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_image_round_trip),
      cmocka_unit_test(test_image_is_the_same_for_the_same_plan),
      cmocka_unit_test(test_image_damaged),
      cmocka_unit_test(test_hosts_by_name_and_order),
      cmocka_unit_test(test_hosts_addresses_are_not_domains),
      cmocka_unit_test(test_hosts_rehearsal),
      cmocka_unit_test(test_hosts_without_machine),
      cmocka_unit_test(test_hosts_place),
      cmocka_unit_test(test_descset),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
