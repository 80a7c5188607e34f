/* Nodes behind several switches: in files, checked, and kept by whatever makes a machine of another. */
#include "base/status.h"
#include "cmocka_test.h"
#include "machine/check.h"
#include "machine/file.h"
#include "machine/machine_builder.h"
#include "machine/rescale.h"
#include "machine/same.h"
#include "machine/synthetic.h"
#include "machine/with_threads.h"
#include "machine/write.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char text[] =
    "{\"schema\": \"hscal-machine/1\", \"nodes\": ["
    "{\"name\": \"new\", \"count\": 4, \"processors\": 2, \"gflops\": 30, \"memory_bytes\": 1e9,"
    " \"switch\": {\"left\": 3, \"right\": 1}},"
    "{\"names\": [\"ada\", \"bob\"], \"processors\": 1, \"gflops\": 10, \"memory_bytes\": 1e9, \"switch\": \"right\"}],"
    " \"layers\": {\"node\": {\"latency_us\": 1}, \"network\": {\"latency_us\": 9, \"bytes_per_s\": 1e9}"
    ", \"switches\": {\"latency_us\": 4, \"bytes_per_s\": 8e8, \"uplink_bytes_per_s\": 2e9}}}";

static hscal_machine *parse(const char *json) {
  hscal_machine *machine = NULL;
  if (hscal__machine_parse(json, "text", &machine)) fail_msg("%s", hscal_last_error());
  return machine;
}

static void files_tell_where_nodes_are(void **state) {
  (void)state;
  static const int expected[] = {0, 0, 0, 1, 1, 1};
  hscal_machine *machine = parse(text);
  const hscal_switches *switches = &machine->switches;
  assert_int_equal(switches->count, 2);
  assert_string_equal(switches->name[0], "left");
  assert_string_equal(switches->name[1], "right");
  assert_memory_equal(switches->of, expected, sizeof expected);
  assert_true(switches->latency_s == 4 / 1e6 && switches->bytes_per_s == 8e8 && switches->uplink_bytes_per_s == 2e9);
  assert_round_trip(machine);
  hscal_machine_free(machine);
}

static void without_them_files_are_as_before(void **state) {
  (void)state;
  hscal_machine *machine = NULL;
  assert_int_equal(hscal__machine_synthetic("4x1@10, ideal", &machine), 0);
  char *written = hscal__machine_text(machine);
  assert_null(strstr(written, "switch"));
  assert_int_equal(hscal__switch_of(machine, 3), 0);
  free(written);
  hscal_machine_free(machine);
}

/* Where `replace` stands in the text, `by` is put. */
static const struct {
  const char *replace, *by, *expect;
} rows[] = {{"\"right\": 1", "\"right\": 2", "nodes[0].switch: has more nodes than the 4 of the class"},
            {", \"right\": 1", "", "nodes[0].switch: has 3 of the 4 nodes of the class"},
            {"\"right\": 1", "\"right\": 0", "nodes[0].switch.right: must be >= 1"},
            {"\"right\": 1", "\"right\": true", "nodes[0].switch.right: must be a number"},
            {"\"right\": 1", "\"left\": 1", "nodes[0].switch.left: duplicate object key"},
            {"\"switch\": \"right\"", "\"switch\": 2", "nodes[1].switch: must be a name"},
            {"\"switch\": \"right\"", "\"switch\": []", "nodes[1].switch: must be a name"},
            {"\"switch\": \"right\"", "\"switch\": {}", "nodes[1].switch: has 0 of the 2 nodes of the class"},
            {"\"switch\": \"right\"", "\"switch\": \"\"", "layers.switches: a switch's name: must not be empty"},
            {", \"switch\": \"right\"", "", "nodes[1].switch: is missing"},
            {"\"switches\"", "\"switch\"", "layers.switch: unknown key; did you mean \"switches\"?"},
            {"\"latency_us\": 4, ", "", "layers.switches.latency_us: is missing"},
            {"\"latency_us\": 4", "\"latency_us\": -4", "layers.switches.latency_us: must be >= 0"},
            {"\"bytes_per_s\": 8e8", "\"bytes_per_s\": 0", "layers.switches.bytes_per_s: must be > 0"},
            {"\"uplink_bytes_per_s\"", "\"link_bytes_per_s\"", "layers.switches.link_bytes_per_s: unknown key"},
            {"\"bytes_per_s\": 8e8", "\"shared\": true", "layers.switches.shared: unknown key"},
            {", \"switches\": {\"latency_us\": 4, \"bytes_per_s\": 8e8, \"uplink_bytes_per_s\": 2e9}", "",
             "nodes[0].switch: is there, but layers.switches is missing"}};

static void bad_files_name_the_key(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    char spoilt[1024];
    const char *at = strstr(text, rows[i].replace);
    assert_non_null(at);
    snprintf(spoilt, sizeof spoilt, "%.*s%s%s", (int)(at - text), text, rows[i].by, at + strlen(rows[i].replace));
    hscal_machine *machine = NULL;
    int status = hscal__machine_parse(spoilt, "text", &machine);
    if (status != HSCAL_ERROR_MACHINE || !strstr(hscal_last_error(), rows[i].expect))
      fail_msg("row %zu: status %d, \"%s\" in place of \"%s\"", i, status, hscal_last_error(), rows[i].expect);
  }
}

static void nodes_of_a_class_are_grouped_by_switch(void **state) {
  (void)state;
  hscal_machine *machine = parse(text);
  machine->switches.of[1] = 1; /* left, right, left, right */
  assert_int_equal(hscal__machine_check(machine), HSCAL_ERROR_MACHINE);
  assert_non_null(strstr(hscal_last_error(), "nodes[0].switch: node 2 is not grouped by switch"));
  machine->switches.of[1] = 2;
  assert_int_equal(hscal__machine_check(machine), HSCAL_ERROR_MACHINE);
  assert_non_null(strstr(hscal_last_error(), "nodes[0].switch: node 1 has no switch"));
  hscal_machine_free(machine);
}

static void teams_of_threads_stay_where_they_are(void **state) {
  (void)state;
  static const int threads[] = {2, 1};
  hscal_machine *machine = NULL, *teams = NULL;
  assert_int_equal(hscal__machine_synthetic("3x4@10 + 3x2@20, threads 0.9, switches 2, switchbw 3GB, ideal", &machine),
                   0);
  assert_int_equal(hscal__machine_with_threads(machine, threads, &teams), 0);
  assert_int_equal(teams->switches.count, 2);
  assert_memory_equal(teams->switches.of, machine->switches.of, 6 * sizeof(int));
  assert_true(teams->switches.uplink_bytes_per_s == 3e9 && teams->switches.latency_s == 10e-6);
  hscal_machine_free(machine);
  hscal_machine_free(teams);
}

/* A class divides, and its nodes change places: each stays behind its switch. */
static void refreshed_nodes_stay_where_they_are(void **state) {
  (void)state;
  static const double factor[] = {1, 0.5, 1, 0.5, 1, 1};
  int origin[6];
  hscal_machine *machine = parse(text), *copy = NULL;
  if (hscal__machine_rescaled(machine, factor, NULL, 0.1, &copy, origin)) fail_msg("%s", hscal_last_error());
  assert_int_equal(copy->nclasses, 3);
  for (int i = 0; i < 6; i++) {
    const char *now = copy->switches.name[copy->switches.of[i]];
    assert_string_equal(now, machine->switches.name[machine->switches.of[origin[i]]]);
  }
  assert_round_trip(copy);
  hscal_machine_free(machine);
  hscal_machine_free(copy);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(files_tell_where_nodes_are),
                                     cmocka_unit_test(without_them_files_are_as_before),
                                     cmocka_unit_test(bad_files_name_the_key),
                                     cmocka_unit_test(nodes_of_a_class_are_grouped_by_switch),
                                     cmocka_unit_test(teams_of_threads_stay_where_they_are),
                                     cmocka_unit_test(refreshed_nodes_stay_where_they_are)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
