/* Block-cyclic arithmetic against dealing the entries out one by one. */
#include "base/blockcyclic.h"
#include "cmocka_test.h"

/* The process that entry i of the whole dimension lies on, by dealing blocks. */
static int dealt_to(int i, int inb, int nb, int src, int nprocs) {
  int proc = src, left = inb;
  while (i-- > 0)
    if (--left == 0) {
      proc = (proc + 1) % nprocs;
      left = nb;
    }
  return proc;
}

static void check_dimension(int n, int inb, int nb, int src, int nprocs) {
  int held[8] = {0}, first = 0;
  for (int i = 0; i < n; i++) {
    int proc = dealt_to(i, inb, nb, src, nprocs);
    held[proc]++;
    assert_int_equal(hscal__owner(i, inb, nb, src, nprocs), proc);
  }
  for (int proc = 0; proc < nprocs; proc++)
    assert_int_equal(hscal__local_extent(n, inb, nb, proc, src, nprocs), held[proc]);
  while (first < n && first < inb) first++;
  assert_int_equal(hscal__first_block(n, 0, inb, nb), first);
}

static void extents_equal_dealing(void **state) {
  (void)state;
  for (int nprocs = 1; nprocs <= 5; nprocs++)
    for (int src = 0; src < nprocs; src++)
      for (int inb = 1; inb <= 5; inb++)
        for (int nb = 1; nb <= 4; nb++)
          for (int n = 0; n <= 30; n++) check_dimension(n, inb, nb, src, nprocs);
}

static void first_block_counts_to_the_boundary(void **state) {
  (void)state;
  for (int inb = 1; inb <= 5; inb++)
    for (int nb = 1; nb <= 4; nb++)
      for (int i = 0; i < 20; i++)
        for (int n = 0; n <= 9; n++) {
          int count = 0; /* entries from i on in the same block, up to n */
          while (count < n && (i + count < inb ? 0 : 1 + (i + count - inb) / nb) == (i < inb ? 0 : 1 + (i - inb) / nb))
            count++;
          assert_int_equal(hscal__first_block(n, i, inb, nb), count);
        }
}

static void replicated_dimensions_are_whole_everywhere(void **state) {
  (void)state;
  assert_int_equal(hscal__local_extent(17, 4, 4, 2, -1, 3), 17);
  assert_int_equal(hscal__owner(9, 4, 4, -1, 3), -1);
}

static void gcd_and_lcm(void **state) {
  (void)state;
  assert_int_equal(hscal__gcd(12, 18), 6);
  assert_int_equal(hscal__lcm(4, 6), 12);
  assert_int_equal(hscal__lcm(1000000007, 998244353), INT64_C(1000000007) * 998244353);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(extents_equal_dealing),
      cmocka_unit_test(first_block_counts_to_the_boundary),
      cmocka_unit_test(replicated_dimensions_are_whole_everywhere),
      cmocka_unit_test(gcd_and_lcm),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
