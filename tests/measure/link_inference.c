/* What pairs of nodes tell of links and switches, on networks that are made up. */
#include "measure/link_inference.h"
#include "cmocka_test.h"

#include <math.h>
#include <stdlib.h>

enum { MOST_NODES = 300 };

/* A network: each node's link, and its switch. */
typedef struct network {
  int nnodes;
  double rate[MOST_NODES], latency_s[MOST_NODES];
  int behind[MOST_NODES];
} network;

static unsigned long long seed = 88172645463325252ull;
static double noise(double most) {
  seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
  return 1 + most * (double)(seed >> 11) / 9007199254740992.0;
}

static void measure(const network *of, hscal_link_sample *sample) {
  int a = sample->a, b = sample->b;
  double further_s = of->behind[a] != of->behind[b] ? 1.5e-6 : 0;
  sample->latency_s = (2e-6 + of->latency_s[a] + of->latency_s[b] + further_s) * noise(0.05);
  sample->bytes_per_s = fmin(of->rate[a], of->rate[b]) / noise(0.03);
}

/* Measures the pairs that are asked for; returns how many. */
static int survey(const network *of, hscal_link_sample *samples) {
  int count = 0;
  for (int next; (next = hscal__links_next(of->nnodes, samples, count, samples + count)) > 0; count += next)
    for (int i = 0; i < next; i++) measure(of, &samples[count + i]);
  assert_in_range(count, 1, hscal__links_capacity(of->nnodes));
  return count;
}

static network plain(int nnodes) {
  network made = {.nnodes = nnodes};
  for (int i = 0; i < nnodes; i++) made.rate[i] = 1e9;
  return made;
}

static void slow_links_are_found(void **state) {
  (void)state;
  static const int sizes[] = {4, 8, 9, 40, 300};
  for (int t = 0; t < 5; t++) {
    network of = plain(sizes[t]);
    of.rate[0] = 1e8; /* the first pivot has a slow link: others must tell of the rest */
    of.latency_s[0] = 10e-6;
    of.rate[sizes[t] - 1] = 5e8;
    of.latency_s[2] = 5e-6;
    hscal_link_sample *samples = calloc((size_t)hscal__links_capacity(of.nnodes), sizeof *samples);
    hscal_link links[MOST_NODES];
    int groups, best[4], count = survey(&of, samples);
    assert_true(count <= 6 * of.nnodes);
    assert_int_equal(hscal__links_solve(of.nnodes, samples, count, links, &groups), 0);
    assert_int_equal(groups, 1); /* slow links are no switches */
    for (int i = 0; i < of.nnodes; i++) {
      if (fabs(links[i].bytes_per_s / of.rate[i] - 1) > 0.04)
        fail_msg("%d nodes: the link of %d carries %g", of.nnodes, i, links[i].bytes_per_s);
      assert_true(fabs(links[i].latency_s - of.latency_s[i]) < 1e-6);
    }
    int npairs = hscal__links_best(samples, count, links, 4, best);
    assert_in_range(npairs, 1, 4);
    for (int i = 0; i < npairs; i++)
      assert_true(samples[best[i]].a != 0 && samples[best[i]].b != 0 && samples[best[i]].bytes_per_s > 8.5e8);
    free(samples);
  }
}

/* No node has seen the fast one's link: it is as fast as the best it was seen with. */
static void two_nodes_show_the_slower_link(void **state) {
  (void)state;
  network of = plain(2);
  of.rate[1] = 1e8;
  hscal_link_sample samples[2];
  hscal_link links[2];
  int groups, best[4], count = survey(&of, samples);
  assert_int_equal(count, 1);
  assert_int_equal(hscal__links_solve(2, samples, count, links, &groups), 0);
  assert_true(links[0].bytes_per_s == links[1].bytes_per_s && groups == 1);
  assert_int_equal(hscal__links_best(samples, count, links, 4, best), 1);
}

static void assert_switches(int nnodes, int switches, int (*behind)(int node, int switches)) {
  network of = plain(nnodes);
  for (int i = 0; i < nnodes; i++) of.behind[i] = behind(i, switches);
  hscal_link_sample *samples = calloc((size_t)hscal__links_capacity(nnodes), sizeof *samples);
  hscal_link links[MOST_NODES];
  int groups, best[4], count = survey(&of, samples);
  assert_int_equal(hscal__links_solve(nnodes, samples, count, links, &groups), 0);
  if (groups != switches) fail_msg("%d nodes behind %d switches: %d groups", nnodes, switches, groups);
  for (int i = 0; i < nnodes; i++)
    for (int j = 0; j < i; j++) assert_int_equal(links[i].group == links[j].group, of.behind[i] == of.behind[j]);
  int npairs = hscal__links_best(samples, count, links, 4, best);
  assert_in_range(npairs, 1, 4);
  for (int i = 0; i < npairs; i++) assert_int_equal(links[samples[best[i]].a].group, links[samples[best[i]].b].group);
  hscal_switch_cost switch_cost;
  assert_int_equal(hscal__links_switch_cost(samples, count, links, &switch_cost), 0);
  assert_true(fabs(switch_cost.latency_s - (switches > 1 ? 1.5e-6 : 0)) < 0.15e-6 && switch_cost.bytes_per_s == 0);
  free(samples);
}

static int in_turn(int node, int switches) { return node % switches; }
static int one_after_the_other(int node, int switches) { return node / 100 % switches; }
static int all_over(int node, int switches) { return (node * 7 + node / 5) % switches; }

static void switches_are_found(void **state) {
  (void)state;
  assert_switches(4, 2, in_turn);
  assert_switches(6, 2, in_turn);
  assert_switches(8, 4, in_turn);
  assert_switches(16, 2, all_over);
  assert_switches(64, 3, all_over);
  assert_switches(300, 3, one_after_the_other);
  assert_switches(20, 1, in_turn);
}

/* More switches than pivots: nodes that are as far from all of them leave it open what they are behind. */
static void too_many_switches_are_none(void **state) {
  (void)state;
  network of = plain(300);
  for (int i = 0; i < 300; i++) of.behind[i] = i / 30;
  hscal_link_sample *samples = calloc((size_t)hscal__links_capacity(300), sizeof *samples);
  hscal_link links[MOST_NODES];
  int groups, count = survey(&of, samples);
  assert_int_equal(hscal__links_solve(300, samples, count, links, &groups), 0);
  assert_int_equal(groups, 1);
  free(samples);
}

/* A thin line between two groups: a lone message feels it. */
static void a_slow_line_between_groups_is_found(void **state) {
  (void)state;
  network of = plain(8);
  hscal_link_sample samples[40];
  hscal_link links[8];
  hscal_switch_cost switch_cost;
  int groups;
  for (int i = 0; i < 8; i++) of.behind[i] = i % 2;
  int count = survey(&of, samples);
  for (int i = 0; i < count; i++)
    if ((samples[i].a + samples[i].b) % 2) samples[i].bytes_per_s = 2e8;
  assert_int_equal(hscal__links_solve(8, samples, count, links, &groups), 0);
  assert_int_equal(groups, 2);
  assert_int_equal(hscal__links_switch_cost(samples, count, links, &switch_cost), 0);
  assert_true(switch_cost.bytes_per_s == 2e8);
}

/* Groups of 5, 3 and 1. */
static void pairs_are_of_one_group_or_of_two(void **state) {
  (void)state;
  static const int group[9] = {0, 1, 0, 0, 2, 1, 0, 1, 0}, half[2][3] = {{0, 2, 1}, {3, 6, 5}},
                   across[2][3] = {{0, 2, 3}, {1, 5, 7}};
  hscal_link links[9];
  int first[4], second[4];
  for (int i = 0; i < 9; i++) links[i] = (hscal_link){.group = group[i]};
  assert_int_equal(hscal__links_within(9, links, first, second), 3);
  assert_memory_equal(first, half[0], sizeof half[0]);
  assert_memory_equal(second, half[1], sizeof half[1]);
  assert_int_equal(hscal__links_across(9, links, first, second), 3);
  assert_memory_equal(first, across[0], sizeof across[0]);
  assert_memory_equal(second, across[1], sizeof across[1]);
  for (int i = 0; i < 9; i++) links[i].group = 0;
  assert_int_equal(hscal__links_within(9, links, first, second), 4);
  assert_int_equal(second[0], 4);
  assert_int_equal(hscal__links_across(9, links, first, second), 0);
}

static void nothing_measured_is_one_group(void **state) {
  (void)state;
  hscal_link links[3];
  int groups = 0;
  assert_int_equal(hscal__links_solve(3, NULL, 0, links, &groups), 0);
  assert_int_equal(groups, 1);
  assert_true(links[2].bytes_per_s == 0 && links[2].latency_s == 0 && links[2].group == 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(slow_links_are_found),
                                     cmocka_unit_test(two_nodes_show_the_slower_link),
                                     cmocka_unit_test(switches_are_found),
                                     cmocka_unit_test(too_many_switches_are_none),
                                     cmocka_unit_test(a_slow_line_between_groups_is_found),
                                     cmocka_unit_test(pairs_are_of_one_group_or_of_two),
                                     cmocka_unit_test(nothing_measured_is_one_group)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
