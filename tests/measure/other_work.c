/* Other work on the computer is noticed, by what the system tells; where it tells nothing, nothing is made up. */
#include "measure/other_work.h"
#include "cmocka_test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static hscal_work_reading reading_of(const char *stat) {
  char name[] = "/tmp/hscal-stat-XXXXXX";
  hscal_work_reading reading = {.wall_s = 1};
  int file = mkstemp(name);
  assert_true(file >= 0);
  assert_int_equal(write(file, stat, strlen(stat)), strlen(stat));
  close(file);
  hscal__work_of_processors(name, &reading);
  unlink(name);
  return reading;
}

static void stat_is_read(void **state) {
  (void)state;
  double hz = (double)sysconf(_SC_CLK_TCK);
  hscal_work_reading now = reading_of("cpu  100 20 30 4000 500 6 7 80 9 10\ncpu0 1 2 3 4\ncpu1 1 2 3 4\nintr 5 6\n");
  assert_true(now.processors == 2 && now.busy_s == 163 / hz && now.stolen_s == 80 / hz && now.wall_s == 1);
  now = reading_of("cpu  100 20 30 4000\ncpu0 1 2 3 4\n"); /* long ago */
  assert_true(now.processors == 1 && now.busy_s == 150 / hz && now.stolen_s == 0);
  static const char *const nothing[] = {"", "cpu\n", "cpu  x\ncpu0 1\n", "processor: 5\n"};
  for (int i = 0; i < 4; i++) {
    now = reading_of(nothing[i]);
    assert_true(now.busy_s == 0 && now.processors == 0);
  }
  now = (hscal_work_reading){0};
  hscal__work_of_processors("/no/such/file", &now);
  assert_true(now.processors == 0);
  hscal__work_read(&now);
  assert_true(now.wall_s > 0 && now.own_s >= 0 && now.switches >= 0);
}

static int is_disturbed(hscal_other_work work, const char *expected) {
  char why[100] = "";
  int disturbed = hscal__is_disturbed(&work, why, sizeof why);
  assert_int_equal(hscal__is_disturbed(&work, NULL, 0), disturbed);
  assert_string_equal(why, expected);
  return disturbed;
}

static void too_much_is_said(void **state) {
  (void)state;
  const hscal_work_reading before = {.wall_s = 10, .busy_s = 100, .stolen_s = 5, .processors = 4},
                           after = {.wall_s = 12, .busy_s = 108, .stolen_s = 5.64, .processors = 4},
                           untold = {.wall_s = 12};
  hscal_other_work work = hscal__other_work(&before, &after, 7, 30);
  assert_true(work.seconds == 2 && work.processors == 4 && work.others_s == 1 && work.own_s == 7);
  assert_true(work.stolen_s > 0.63 && work.stolen_s < 0.65 && work.switches == 30);
  assert_true(is_disturbed(work, "other work had 0.5 of 4 processors"));
  work.idle_s = 1.7; /* enough for all */
  assert_true(is_disturbed(work, "the hypervisor took 8 % of the processors' time"));
  work.idle_s = 0;
  work.others_s = 0.7;
  assert_true(is_disturbed(work, "the hypervisor took 8 % of the processors' time"));
  work.stolen_s = 0.4;
  assert_false(is_disturbed(work, ""));
  work.switches = 500;
  assert_true(is_disturbed(work, "processes lost their processors 71 times a second"));
  work.seconds = 0.04; /* ticks and chance */
  assert_false(is_disturbed(work, ""));
  work = hscal__other_work(&before, &untold, 7, 30); /* a container without /proc/stat */
  assert_true(work.processors == 0 && work.others_s == 0 && work.stolen_s == 0);
  assert_false(is_disturbed(work, ""));
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(stat_is_read), cmocka_unit_test(too_much_is_said)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
