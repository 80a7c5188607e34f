/* The tables of cost skeletons: none is forgotten when a scheme or a family is added. */
#include "cmocka_test.h"

#include "estimate/skeleton_table.h"

static void every_scheme_has_a_skeleton(void **state) {
  (void)state;
  for (int scheme = 0; scheme < HSCAL_SCHEME_COUNT; scheme++) {
    const hscal_routine routine = {.scheme = (hscal_scheme)scheme};
    const hscal_call call = {.routine = &routine};
    const hscal_skeleton_row *row = hscal__skeleton_row(&call);
    int ways = (row->make != NULL) + (row->pattern != NULL) + (row->choose != NULL);
    if (ways != 1) fail_msg("%s: %d of make, pattern and choose", hscal__schemes[scheme].name, ways);
    if (!row->make && !row->loop) fail_msg("%s: no loop", hscal__schemes[scheme].name);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_scheme_has_a_skeleton)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
