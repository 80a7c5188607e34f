/* Lists of nodes as ranges: what is written, and that Slurm's reading of it gives the nodes back. */
#include "cmocka_test.h"
#include "launch/nodelist.h"

#include "base/random.h"
#include "hscal.h"
#include "launch/allocation.h"
#include "plan/node_ranges.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 300, LONGEST = 250 };

/* Names separated by blanks, in name[MOST]; returns how many. */
static int split(char *text, const char **name) {
  int n = 0;
  for (char *rest = NULL, *word = strtok_r(text, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) name[n++] = word;
  return n;
}

static char *ranges_of(const char *const *name, int n, int longest) {
  int node[MOST];
  for (int i = 0; i < n; i++) node[i] = i;
  char *list = hscal__node_ranges(name, node, n, longest);
  assert_non_null(list);
  return list;
}

static void ranges_are_written_like_slurm_does(void **state) {
  (void)state;
  static const struct {
    const char *names, *list;
  } cases[] = {
      {"a", "a"},
      {"a b c", "a, b, c"},
      {"n1 n2 n3 n5 n7 n8", "n[1-3,5,7-8]"},
      {"nid00012 nid00013 nid00019 nid00020 login", "nid[00012-00013,00019-00020], login"},
      {"n8 n9 n10 n11", "n[8-11]"},
      {"n08 n09 n10 n11", "n[08-11]"},
      {"n98 n99 n100 n0101", "n[98-100,0101]"},
      {"n3 n2 n1", "n[3,2,1]"},
      {"c1.cluster.org c2.cluster.org c3.other.org", "c[1-2].cluster.org, c3.other.org"},
      {"r1n1 r1n2 r2n1 r2n2", "r1n[1-2], r2n[1-2]"},
      {"r1n1 r2n1 r3n1", "r[1-3]n1"},
      {"ip-10-0-0-7 ip-10-0-0-8 ip-10-0-1-8", "ip-10-0-0-[7-8], ip-10-0-1-8"},
      {"1 2 3 x", "[1-3], x"},
      {"n n1 n2", "n, n[1-2]"},
      {"n[1] n[2]", "n[1], n[2]"},
      {"n9999999999999999 n10000000000000000", "n9999999999999999, n10000000000000000"},
      {"kn\u00f6ten1 kn\u00f6ten2", "kn\u00f6ten[1-2]"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    const char *name[MOST];
    char *names = strdup(cases[i].names), *list = ranges_of(name, split(names, name), 0);
    assert_string_equal(list, cases[i].list);
    free(list);
    free(names);
  }
}

/* Of random names, with gaps, in any order; read by what reads Slurm's lists. */
static void slurm_reads_them_back(void **state) {
  (void)state;
  static const char *const forms[] = {"n%d", "n%03d", "nid%05d", "r%d-x", "%d", "c%d.cluster.org"};
  for (uint64_t seed = 1; seed <= 300; seed++) {
    uint64_t random = seed;
    char text[60][LONGEST], *list;
    const char *name[60];
    int n = hscal__random_between(&random, 1, 60), number = 0;
    for (int i = 0; i < n; i++) {
      const char *form = forms[hscal__random_between(&random, 0, 9) ? seed % 6 : hscal__random(&random) % 6];
      number += hscal__random_between(&random, 0, 4) ? 1 : hscal__random_between(&random, -3, 40);
      snprintf(text[i], LONGEST, form, abs(number));
      name[i] = text[i];
      for (int j = 0; j < i; j++)
        if (strcmp(name[j], name[i]) == 0) snprintf(text[i], LONGEST, "again%d", i);
    }
    list = ranges_of(name, n, 0);
    for (char *blank; (blank = strchr(list, ' '));) memmove(blank, blank + 1, strlen(blank));
    hscal_allocation *allocation = NULL;
    if (hscal__slurm_parse(list, NULL, "", &allocation)) fail_msg("%s: %s", list, hscal_last_error());
    assert_int_equal(allocation->nhosts, n);
    for (int i = 0; i < n; i++) assert_string_equal(allocation->host[i].name, name[i]);
    hscal__allocation_free(allocation);
    free(list);
  }
}

/* By characters, which may have several bytes each. */
static void long_names_and_lists_are_cut(void **state) {
  (void)state;
  static const char *const names[] = {"\u00e4\u00f6\u00fc\u00e4\u00f6\u00fc1", "\u00e4\u00f6\u00fc\u00e4\u00f6\u00fc2",
                                      "elbe"};
  char *list = ranges_of(names, 3, 4);
  assert_string_equal(list, "\u00e4\u00f6\u00fc\u00e4...[1-2], elbe");
  free(list);
  static const struct {
    const char *list;
    int most;
    const char *cut;
  } cases[] = {{"n[1-3,5,7]", 10, "n[1-3,5,7]"},
               {"n[1-3,5,7]", 9, "n[1-3,5,...] (5 nodes)"},
               {"a, b, c, d, e", 7, "a, b, ... (5 nodes)"},
               {"\u00e4, b, c, d, e", 4, "\u00e4, ... (5 nodes)"},
               {"n[1-2], x, y, z", 9, "n[1-2], ... (5 nodes)"},
               {"abcdefgh, b", 3, "... (5 nodes)"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char *cut = hscal__node_ranges_cut(cases[i].list, 5, cases[i].most);
    assert_string_equal(cut, cases[i].cut);
    free(cut);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(ranges_are_written_like_slurm_does),
      cmocka_unit_test(slurm_reads_them_back),
      cmocka_unit_test(long_names_and_lists_are_cut),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
