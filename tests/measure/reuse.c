/* What a kept machine can serve: other nodes of the same kinds, with no more processes than measured. */
#include "measure/reuse.h"
#include "cmocka_test.h"
#include "machine/file.h"
#include "machine/outliers.h"
#include "machine/same.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char kinds[] =
    "{\"schema\": \"hscal-machine/2\", \"name\": \"kept\", \"nodes\": ["
    "{\"names\": [\"n1\", \"n2\", \"n3\"], \"name\": \"n1\", \"processors\": 4, \"memory_bytes\": 8e9, \"gflops\": "
    "20.125,"
    " \"fingerprint\": {\"cpu\": \"new\", \"blas\": \"OpenBLAS\"}, \"measured_processes\": 4},"
    "{\"name\": \"ill\", \"processors\": 4, \"memory_bytes\": 8e9, \"gflops\": 15,"
    " \"fingerprint\": {\"cpu\": \"new\", \"blas\": \"OpenBLAS\"}, \"measured_processes\": 4},"
    "{\"names\": [\"o1\", \"o2\"], \"name\": \"o1\", \"processors\": 8, \"memory_bytes\": 8e9, \"gflops\": 5,"
    " \"fingerprint\": {\"cpu\": \"old\", \"blas\": \"OpenBLAS\"}, \"measured_processes\": 2}],"
    " \"layers\": {\"node\": {\"latency_us\": 1, \"bytes_per_s\": 4e9}, \"network\": {\"latency_us\": 20, "
    "\"bytes_per_s\": 1e9%s}}}";

static hscal_machine *kept(const char *network) {
  char text[2000];
  hscal_machine *machine = NULL;
  snprintf(text, sizeof text, kinds, network);
  if (hscal__machine_parse(text, "kept", &machine)) fail_msg("%s", hscal_last_error());
  return machine;
}

static hscal_node_record node(const char *host, const char *cpu, int processes) {
  hscal_node_record record = {.processors = strcmp(cpu, "old") == 0 ? 8 : 4, .processes = processes};
  strcpy(record.host, host);
  strcpy(record.parts.part[HSCAL_FINGERPRINT_CPU], cpu);
  strcpy(record.parts.part[HSCAL_FINGERPRINT_BLAS], "OpenBLAS");
  snprintf(record.fingerprint, sizeof record.fingerprint, "%s; OpenBLAS", cpu);
  return record;
}

/* The machine of these nodes; null if there is none. */
static hscal_machine *served(hscal_machine *machine, const hscal_node_record *records, int nnodes) {
  if (hscal__machine_serve(&machine, records, nnodes)) fail_msg("%s", hscal_last_error());
  return machine;
}

static void refuses(hscal_machine *machine, const hscal_node_record *records, int nnodes) {
  assert_null(served(machine, records, nnodes));
}

static void other_nodes_of_the_same_kinds_are_served(void **state) {
  (void)state;
  const hscal_node_record job[] = {node("x1", "old", 2), node("x2", "new", 4), node("ill", "new", 1),
                                   node("x3", "new", 3)};
  hscal_machine *machine = served(kept(""), job, 4);
  assert_non_null(machine);
  assert_int_equal(machine->nnodes, 4);
  static const struct {
    const char *name;
    double flops_per_s;
  } expected[] = {{"x2", 20.125e9}, {"x3", 20.125e9}, {"ill", 15e9}, {"x1", 5e9}};
  for (int i = 0; i < 4; i++) {
    assert_string_equal(machine->node_name[i], expected[i].name);
    assert_true(hscal__node(machine, i)->speeds[0].flops_per_s == expected[i].flops_per_s);
  }
  assert_non_null(strstr(machine->notes, "Measured on n1 and others"));
  hscal_machine_free(machine);
  machine = served(kept(""), job, 1); /* one of several */
  assert_int_equal(machine->nnodes, 1);
  hscal_machine_free(machine);
}

static void the_very_nodes_get_the_machine_as_it_is(void **state) {
  (void)state;
  const hscal_node_record job[] = {node("o2", "old", 1), node("n3", "new", 4), node("n1.cluster", "new", 4),
                                   node("n2", "new", 4), node("o1", "old", 2), node("ill", "new", 4)};
  hscal_machine *machine = served(kept(""), job, 6), *original = kept("");
  assert_non_null(machine);
  assert_null(machines_differ(machine, original));
  hscal_machine_free(machine);
  hscal_machine_free(original);
}

static void what_nobody_measured_is_not_served(void **state) {
  (void)state;
  const hscal_node_record more[] = {node("n1", "new", 4), node("o1", "old", 3)}, other[] = {node("z", "newer", 1)},
                          two[] = {node("n1", "new", 1), node("n2", "new", 1)};
  refuses(kept(""), more, 2); /* three processes where two measured */
  refuses(kept(""), other, 1);
  refuses(kept(", \"assumed\": true"), two, 2);
  hscal_machine *machine = served(kept(", \"assumed\": true"), two, 1);
  assert_non_null(machine);
  hscal_machine_free(machine);
  hscal_machine *unknown = NULL; /* a file by hand: who knows what it was measured on? */
  assert_int_equal(hscal_machine_load("4x4@10, ideal", &unknown), 0);
  refuses(unknown, two, 2);
}

static void keys_tell_kinds_and_not_hosts(void **state) {
  (void)state;
  char a[HSCAL_KEY_TEXT], b[HSCAL_KEY_TEXT];
  const hscal_node_record here[] = {node("n1", "new", 4), node("o1", "old", 2)},
                          there[] = {node("o7", "old", 1), node("n7", "new", 1), node("n8", "new", 2)};
  assert_int_equal(hscal__kinds_key(here, 2, 1, a), 0);
  assert_int_equal(hscal__kinds_key(there, 3, 1, b), 0);
  assert_string_equal(a, b);
  assert_int_equal(hscal__kinds_key(here, 1, 1, b), 0);
  assert_string_not_equal(a, b);
  assert_int_equal(hscal__kinds_key(here, 1, 0, a), 0);
  assert_string_not_equal(a, b);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(other_nodes_of_the_same_kinds_are_served),
                                     cmocka_unit_test(the_very_nodes_get_the_machine_as_it_is),
                                     cmocka_unit_test(what_nobody_measured_is_not_served),
                                     cmocka_unit_test(keys_tell_kinds_and_not_hosts)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
