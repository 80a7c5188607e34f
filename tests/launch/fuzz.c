/* Thousands of mutants of hostfiles and of what Slurm tells, always the same ones: hosts with legal names, or an error with words. */
#include "cmocka_test.h"
#include "hscal.h"
#include "launch/allocation.h"
#include "launch/hostfile.h"
#include "launch/nodelist.h"

#include <string.h>

enum { ROUNDS = 20000, CAPACITY = 400 };

static unsigned long long seed = 0x9e3779b97f4a7c15ull;
static size_t random_below(size_t limit) {
  seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
  return limit ? (size_t)(seed % limit) : 0;
}

/* Puts in a piece, takes a part out, or changes a byte. */
static void mutate(char *text) {
  static const char *const pieces[] = {"[", "]",  "-", ",",      "0", "99999999999", "(x",   ")",
                                       " ", "\n", "#", "slots=", ":", "=",           "\xff", "[0-3]"};
  size_t length = strlen(text), at = random_below(length + 1), span = random_below(6);
  const char *piece = pieces[random_below(sizeof pieces / sizeof *pieces)];
  if (at + span > length) span = length - at;
  switch (random_below(3)) {
  case 0:
    if (at < length) text[at] = (char)(1 + random_below(255));
    break;
  case 1:
    memmove(text + at, text + at + span, length - at - span + 1);
    break;
  default:
    if (length + strlen(piece) >= CAPACITY) break;
    memmove(text + at + strlen(piece), text + at, length - at + 1);
    memcpy(text + at, piece, strlen(piece));
  }
}

static int is_good(int status, hscal_allocation *allocation) {
  if (status) {
    assert_true(status == HSCAL_ERROR_FILE || status == HSCAL_ERROR_UNKNOWN);
    assert_null(allocation);
    assert_true(strlen(hscal_last_error()) > 8);
    return 0;
  }
  assert_in_range(allocation->nhosts, 1, HSCAL_MOST_HOSTS);
  for (int i = 0; i < allocation->nhosts; i++) {
    assert_true(hscal__is_host_name(allocation->host[i].name, (int)strlen(allocation->host[i].name)));
    assert_in_range(allocation->host[i].slots, 0, HSCAL_MOST_SLOTS);
  }
  hscal__allocation_free(allocation);
  return 1;
}

static void hostfiles(void **state) {
  (void)state;
  int good = 0;
  for (int round = 0; round < ROUNDS; round++) {
    char text[CAPACITY + 1] = "# hosts\nn1 slots=4 max_slots=8\nn2:3\n\nn3.example.org\nn1\n";
    hscal_allocation *allocation = NULL;
    for (size_t i = 0, changes = 1 + random_below(4); i < changes; i++) mutate(text);
    int status = hscal__hostfile_parse(text, "hosts", &allocation);
    good += is_good(status, allocation);
  }
  assert_in_range(good, 1, ROUNDS - 1);
}

static void nodelists(void **state) {
  (void)state;
  int good = 0;
  for (int round = 0; round < ROUNDS; round++) {
    char list[CAPACITY + 1] = "n[1-3,07-12],login,r[1-2]c[0,4]", counts[CAPACITY + 1] = "4(x9),3(x5)";
    hscal_allocation *allocation = NULL;
    for (size_t i = 0, changes = 1 + random_below(4); i < changes; i++) mutate(random_below(2) ? list : counts);
    int status = hscal__slurm_parse(list, random_below(3) ? counts : NULL, "SLURM_TASKS_PER_NODE", &allocation);
    good += is_good(status, allocation);
  }
  assert_in_range(good, 1, ROUNDS - 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(hostfiles), cmocka_unit_test(nodelists)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
