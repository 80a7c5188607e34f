/* Values that no computer has: each is said with its limit and the reason, and what is possible is believed. */
#include "machine/plausible.h"
#include "cmocka_test.h"
#include "machine/file.h"
#include "machine/fingerprint.h"
#include "machine/outliers.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static hscal_machine *loaded(const char *name) {
  hscal_machine *machine = NULL;
  if (hscal_machine_load(name, &machine)) fail_msg("%s", hscal_last_error());
  return machine;
}

/* A machine string with one value beyond its limit (null: within), and how the only warning begins. */
static const struct {
  const char *text, *warning;
} rows[] = {
    {"2x2@10, nodelat 49us, ideal", NULL},
    {"2x2@10, nodelat 51us, ideal",
     "implausible: a small message within a node takes 51 us, more than 50 us: processes of a "
     "node share its memory"},
    {"1x2@10, lat 11ms, ideal", NULL}, /* there is nobody to send to */
    {"2x2@10, lat 11ms, ideal", NULL}, /* the links' share is no layer's */
    {"2x2@10, nodebw 0.09GB, ideal",
     "implausible: messages within a node move at 0.09 GB/s, less than 0.1 GB/s: the memory"},
    {"2x2@10, nodebw 1001GB, ideal",
     "implausible: messages within a node move at 1001 GB/s, more than 1000 GB/s: no proc"},
    {"2x2@10, bw 0.9MB, ideal",
     "implausible: nodes[0] a: the link carries 0.0009 GB/s, less than 0.001 GB/s: a network of"},
    {"2x2@10, bw 1001GB, ideal",
     "implausible: nodes[0] a: the link carries 1001 GB/s, more than 1000 GB/s: no network"},
    {"2x2@10, copy 9MB, ideal",
     "implausible: nodes[0] a: a process copies at 0.009 GB/s, less than 0.01 GB/s: the memory"},
    {"2x2@10, copy 1001GB, ideal",
     "implausible: nodes[0] a: a process copies at 1001 GB/s, more than 1000 GB/s: no proc"},
    {"old=2x2@0.1, ideal", NULL},
    {"old=2x2@0.09, ideal", "implausible: nodes[0] old: gemm of a core reaches 0.09 Gflop/s, less than 0.1"},
    {"2x2@1000, ideal", NULL},
    {"2x2@5000, ideal", "implausible: nodes[0] a: gemm of a core reaches 5000 Gflop/s, more than 1000 "
                        "Gflop/s: no core is so fast"},
    {"2x2@900, threads 1, ideal", NULL}, /* two threads are two cores */
    {"2x2@10, mem 64MB, ideal", NULL},
    {"2x2@10, mem 63MB, ideal",
     "implausible: nodes[0] a: the memory of a node is 0.063 GB, less than 0.064 GB: no computer"},
    {"2x2@10, mem 101000GB, ideal",
     "implausible: nodes[0] a: the memory of a node is 1.01e+05 GB, more than 100000 GB: no"},
    {"2x2@10, switches 2, switchlat 11ms, ideal",
     "implausible: a message from one switch to another takes longer by 1.1e+04 "
     "us, more than 10000 us: no network"},
};

static void every_limit_has_its_reason(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    hscal_machine *machine = loaded(rows[i].text);
    const char *warnings = hscal_machine_warnings(machine), *expected = rows[i].warning ? rows[i].warning : "";
    if (strncmp(warnings, expected, strlen(expected)) != 0 || strchr(warnings, '\n') || !*warnings != !*expected)
      fail_msg("%s: \"%s...\" expected, got \"%s\"", rows[i].text, expected, warnings);
    hscal_machine_free(machine);
  }
}

/* A real measurement on a busy computer: messages that wait for ticks of the scheduler. */
static void a_measurement_on_a_busy_computer_is_caught(void **state) {
  (void)state;
  hscal_machine *machine = loaded(HSCAL_FILES "/busy.json");
  assert_string_equal(hscal_machine_warnings(machine),
                      "implausible: a small message within a node takes 3899 us, more than 50 us: processes of a node "
                      "share its memory, so these waited for a processor that others had");
  hscal_machine_free(machine);
}

static const char node[] = "{\"name\": \"%s\", \"processors\": 1, \"memory_bytes\": 1e9, \"fingerprint\": {\"cpu\": "
                           "\"Xeon\"}, \"kernels\": [{\"kernel\": \"gemm\", \"type\": \"d\", \"gflops\": %g},"
                           "{\"kernel\": \"%s\", \"type\": \"d\", \"gflops\": 2}]}";

/* Two nodes with the same fingerprint, of these speeds. */
static hscal_machine *twins(double first, double second, const char *kernel) {
  char text[1200], a[400], b[400];
  hscal_machine *machine = NULL;
  snprintf(a, sizeof a, node, "a", first, kernel);
  snprintf(b, sizeof b, node, "b", second, kernel);
  snprintf(text, sizeof text,
           "{\"schema\": \"hscal-machine/1\", \"nodes\": [%s, %s], \"layers\": {\"node\": {\"latency_us\": 1}, "
           "\"network\": {\"latency_us\": 12000, \"bytes_per_s\": 1e9}}}",
           a, b);
  if (hscal__machine_parse(text, "twins", &machine)) fail_msg("%s", hscal_last_error());
  assert_int_equal(hscal__machine_plausible(machine), 0);
  return machine;
}

static void what_contradicts_itself_is_found(void **state) {
  (void)state;
  static const char network[] = "implausible: a small message between nodes takes 1.2e+04 us, more than 10000 us: no "
                                "network of one room is so slow, so it was busy, or its processes were";
  hscal_machine *machine = twins(10, 29, "gemv");
  assert_string_equal(hscal_machine_warnings(machine), network);
  hscal_machine_free(machine);
  machine = twins(10, 31, "gemv");
  assert_non_null(strstr(hscal_machine_warnings(machine), "\nimplausible: nodes[1] b: gemm is 3.1 times as fast as on "
                                                          "nodes[0] a, which has the same processors"));
  hscal_machine_free(machine);
  machine = twins(1.7, 2, "scal");
  assert_non_null(
      strstr(hscal_machine_warnings(machine),
             "\nimplausible: nodes[0] a: gemm reaches 1.7 Gflop/s, less than kernels of levels 1 and 2, 2"));
  assert_null(strstr(hscal_machine_warnings(machine), "nodes[1] b: gemm"));
  hscal_machine_free(machine);
  machine = twins(1.9, 2, "scal"); /* as fast as each other */
  assert_string_equal(hscal_machine_warnings(machine), network);
  hscal_machine_free(machine);
  machine = twins(1.7, 2, "trsm"); /* of level 3 */
  assert_string_equal(hscal_machine_warnings(machine), network);
  hscal_machine_free(machine);
}

/* Beyond the limit is what is beyond it in points, too. */
static void layers_have_the_limits_that_are_told(void **state) {
  (void)state;
  assert_true(hscal__plausible_latency_s(HSCAL_LAYER_NODE) == 50e-6);
  assert_true(hscal__plausible_latency_s(HSCAL_LAYER_NETWORK) == 10e-3);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_limit_has_its_reason), cmocka_unit_test(a_measurement_on_a_busy_computer_is_caught),
      cmocka_unit_test(what_contradicts_itself_is_found), cmocka_unit_test(layers_have_the_limits_that_are_told)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
