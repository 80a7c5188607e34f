/* Quotas of processor time are read from control groups of both versions; where nothing is told, there is none. */
#include "measure/quota.h"
#include "cmocka_test.h"
#include "measure/stopwatch.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static char folder[] = "/tmp/hscal-quota-XXXXXX";

static void put(const char *name, const char *text) {
  char file[300];
  for (const char *slash = strchr(name, '/'); slash; slash = strchr(slash + 1, '/')) {
    snprintf(file, sizeof file, "%s/%.*s", folder, (int)(slash - name), name);
    mkdir(file, 0700);
  }
  snprintf(file, sizeof file, "%s/%s", folder, name);
  FILE *out = fopen(file, "w");
  assert_non_null(out);
  fputs(text, out);
  assert_int_equal(fclose(out), 0);
}

static hscal_quota quota_of(const char *groups) {
  char file[300];
  put("groups", groups);
  snprintf(file, sizeof file, "%s/groups", folder);
  return hscal__quota_of(file, folder);
}

static int is_near(double x, double y) { return fabs(x - y) < 1e-9 * fabs(y); }

static void second_version(void **state) {
  (void)state;
  put("batch/job/cpu.max", "50000 100000\n");
  hscal_quota quota = quota_of("0::/batch/job\n");
  assert_true(is_near(quota.processors, 0.5) && is_near(quota.period_s, 0.1));
  assert_true(quota_of("0::/batch/other\n").processors == 0);
}

/* A group has no more than those that it is in. */
static void groups_are_nested(void **state) {
  (void)state;
  put("pod/cpu.max", "20000 10000\n");
  put("pod/part/cpu.max", "max 100000\n");
  put("pod/part/one/cpu.max", "300000 100000\n");
  hscal_quota quota = quota_of("0::/pod/part/one\n");
  assert_true(is_near(quota.processors, 2) && is_near(quota.period_s, 0.01));
}

static void first_version(void **state) {
  (void)state;
  put("cpu/a/cpu.cfs_quota_us", "25000\n");
  put("cpu/a/cpu.cfs_period_us", "100000\n");
  put("cpu/b/cpu.cfs_quota_us", "-1\n");
  put("cpu/b/cpu.cfs_period_us", "100000\n");
  assert_true(is_near(quota_of("4:cpu,cpuacct:/a\n3:memory:/b\n").processors, 0.25));
  assert_true(is_near(quota_of("1:cpu:/a\n").processors, 0.25));
  assert_true(quota_of("1:cpu:/b\n").processors == 0);
  assert_true(quota_of("2:cpuset:/a\n").processors == 0);
}

static void nonsense_is_no_quota(void **state) {
  (void)state;
  put("odd/cpu.max", "12000\n");
  put("odder/cpu.max", "a b\n");
  static const char *const lines[] = {"",          "\n",        "0:\n",        "0::\n",
                                      "nothing\n", "0::/odd\n", "0::/odder\n", "0::/no/such\n"};
  for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) assert_true(quota_of(lines[i]).processors == 0);
  assert_true(hscal__quota_of("/no/such/file", "/no/such/folder").processors == 0);
}

/* In a container the own group is mounted as the whole. */
static void of_a_container(void **state) {
  (void)state;
  put("cpu.max", "150000 100000\n");
  assert_true(is_near(quota_of("0::/\n").processors, 1.5));
  assert_true(is_near(quota_of("0::/batch/job\n").processors, 0.5));
}

static int set_up(void **state) {
  (void)state;
  return mkdtemp(folder) ? 0 : 1;
}

static int tear_down(void **state) {
  char command[300];
  (void)state;
  snprintf(command, sizeof command, "rm -rf %s", folder);
  return system(command);
}

/* With a half or a quarter of a processor. */
static void laps_take_longer(void **state) {
  (void)state;
  hscal_lap between = hscal__lap_of_share(hscal__lap_of(10e-3, 0, 10e-3), 0.5); /* two waits */
  assert_true(is_near(hscal__lap_seconds(&between, between.asleep), 20e-3));
  hscal_lap around = hscal__lap_of_share(hscal__lap_of(15e-3, 0, 10e-3), 0.5); /* one, and no sleep */
  assert_true(is_near(hscal__lap_seconds(&around, around.asleep), 20e-3));
  hscal_lap paced = hscal__lap_of_share(hscal__lap_of(20e-3, 0, 2e-3), 0.25);
  assert_true(is_near(hscal__lap_seconds(&paced, paced.asleep), 20e-3));
  hscal_lap whole = hscal__lap_of_share(hscal__lap_of(10e-3, 1e-3, 9e-3), 1);
  assert_true(is_near(hscal__lap_seconds(&whole, whole.asleep), 9e-3) && whole.asleep < 1e-9);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(second_version), cmocka_unit_test(groups_are_nested),
                                     cmocka_unit_test(first_version),  cmocka_unit_test(nonsense_is_no_quota),
                                     cmocka_unit_test(of_a_container), cmocka_unit_test(laps_take_longer)};
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
