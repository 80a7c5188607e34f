/* Topologies of broadcasts and combines: who passes what to whom, in which order. */
#include "cmocka_test.h"
#include "events/event.h"
#include "events/topology.h"
#include "hscal.h"

static int hops_of(char topology, hscal_scope scope, int line, int root, int nprow, int npcol, hscal_hop *hops) {
  hscal_layout layout = {.nprow = nprow, .npcol = npcol, .backend = hscal__reference_backend};
  hscal_event event = {.kind = HSCAL_EVENT_BROADCAST, .scope = scope, .line = line, .root = root, .topology = topology};
  return hscal__broadcast_hops(&event, &layout, hops);
}

static void rings_go_round(void **state) {
  (void)state;
  hscal_hop hops[8];
  assert_int_equal(hops_of('i', HSCAL_ROW, 1, 2, 2, 4, hops), 3);
  const int increasing[] = {6, 7, 4, 5}; /* row 1 of a 2 x 4 grid from column 2 */
  for (int i = 0; i < 3; i++) {
    assert_int_equal(hops[i].from, increasing[i]);
    assert_int_equal(hops[i].to, increasing[i + 1]);
  }
  assert_int_equal(hops_of('d', HSCAL_COLUMN, 1, 0, 3, 2, hops), 2);
  const int decreasing[] = {1, 5, 3}; /* column 1 of a 3 x 2 grid from row 0 */
  for (int i = 0; i < 2; i++) {
    assert_int_equal(hops[i].from, decreasing[i]);
    assert_int_equal(hops[i].to, decreasing[i + 1]);
  }
}

/* As BI_SringBS and BI_SringBR decide it, each process for itself. */
static void split_rings_reach_everyone_once(void **state) {
  (void)state;
  hscal_hop hops[16];
  for (int members = 2; members <= 9; members++)
    for (int root = 0; root < members; root++) {
      int nhops = hops_of('s', HSCAL_ROW, 0, root, 1, members, hops), reached = 1 << root;
      assert_int_equal(nhops, members - 1);
      for (int i = 0; i < nhops; i++) {
        int distance = (hops[i].from - root + members) % members;
        int right = distance == 0 ? hops[i].to == (root + 1) % members : distance < members / 2;
        assert_true(reached & 1 << hops[i].from);
        assert_false(reached & 1 << hops[i].to);
        assert_int_equal(hops[i].to, (hops[i].from + (right ? 1 : members - 1)) % members);
        if (distance > 0 && !right) assert_true(distance > members / 2 + 1);
        reached |= 1 << hops[i].to;
      }
      assert_int_equal(reached, (1 << members) - 1);
    }
}

/* As BI_TreeBS and BI_TreeBR decide it, each process for itself: over the distances below the largest power of two that
 * divides its own place, from the largest on. */
static void trees_reach_everyone_once(void **state) {
  (void)state;
  hscal_hop hops[16];
  for (int members = 2; members <= 9; members++)
    for (int root = 0; root < members; root++) {
      int nhops = hops_of('1', HSCAL_ROW, 0, root, 1, members, hops), reached = 1 << root, last[16] = {0};
      assert_int_equal(nhops, members - 1);
      for (int i = 0; i < nhops; i++) {
        int place = (hops[i].from - root + members) % members, stride = (hops[i].to - hops[i].from + members) % members;
        assert_true(reached & 1 << hops[i].from);
        assert_false(reached & 1 << hops[i].to);
        assert_int_equal(stride & (stride - 1), 0);
        assert_int_equal(place % (2 * stride), 0);
        if (last[place]) assert_true(stride < last[place]);
        last[place] = stride;
        reached |= 1 << hops[i].to;
      }
      assert_int_equal(reached, (1 << members) - 1);
    }
}

static void other_topologies_are_refused(void **state) {
  (void)state;
  for (const char *t = " idsth1m"; *t; t++)
    for (int combines = 0; combines < 2; combines++) {
      hscal_event event = {.kind = combines ? HSCAL_EVENT_COMBINE : HSCAL_EVENT_BROADCAST, .topology = *t};
      int known = *t == ' ' || *t == 'i' || *t == 'd' || *t == 's' || *t == '1';
      assert_int_equal(hscal__topology_check(&event), known ? 0 : HSCAL_ERROR_UNSUPPORTED);
    }
}

static void one_member_sends_nothing(void **state) {
  (void)state;
  hscal_hop hops[1];
  for (const char *topology = "ids1"; *topology; topology++)
    assert_int_equal(hops_of(*topology, HSCAL_ROW, 3, 0, 5, 1, hops), 0);
}

/* The first hops bring what everybody has to the root, each share once; the others, if all want the sum, bring it back. */
static void check_combine(char topology, int members, int root) {
  hscal_hop hops[32];
  int has[16], everything = (1 << members) - 1, to = root < 0 ? 0 : root;
  hscal_layout layout = {.nprow = members, .npcol = 1, .backend = hscal__reference_backend};
  hscal_event event = {.kind = HSCAL_EVENT_COMBINE, .scope = HSCAL_COLUMN, .root = root, .topology = topology};
  int nhops = hscal__combine_hops(&event, &layout, hops);
  assert_int_equal(nhops, (root < 0 ? 2 : 1) * (members - 1));
  for (int i = 0; i < members; i++) has[i] = 1 << i;
  for (int i = 0; i < members - 1; i++) {
    assert_int_equal(has[hops[i].from] & has[hops[i].to], 0);
    has[hops[i].to] |= has[hops[i].from];
    has[hops[i].from] = 0;
  }
  assert_int_equal(has[to], everything);
  for (int i = members - 1; i < nhops; i++) {
    assert_int_equal(has[hops[i].from], everything);
    assert_int_equal(has[hops[i].to], 0);
    has[hops[i].to] = everything;
  }
}

static void combines_add_up(void **state) {
  (void)state;
  for (const char *topology = "ids1"; *topology; topology++)
    for (int members = 1; members <= 9; members++)
      for (int root = -1; root < members; root++) check_combine(*topology, members, root);
}

static void flops_of_kernels(void **state) {
  (void)state;
  hscal_event gemm = {.kind = HSCAL_EVENT_COMPUTE, .kernel = HSCAL_KERNEL_GEMM, .m = 3, .n = 5, .k = 7};
  hscal_event copy = {.kind = HSCAL_EVENT_COMPUTE, .kernel = HSCAL_KERNEL_COPY, .m = 3, .n = 5};
  assert_float_equal(hscal__event_flops(&gemm, HSCAL_TYPE_D), 210, 0);
  assert_float_equal(hscal__event_flops(&gemm, HSCAL_TYPE_Z), 840, 0);
  assert_float_equal(hscal__event_flops(&copy, HSCAL_TYPE_D), 0, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(rings_go_round),
      cmocka_unit_test(split_rings_reach_everyone_once),
      cmocka_unit_test(trees_reach_everyone_once),
      cmocka_unit_test(other_topologies_are_refused),
      cmocka_unit_test(one_member_sends_nothing),
      cmocka_unit_test(combines_add_up),
      cmocka_unit_test(flops_of_kernels),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
