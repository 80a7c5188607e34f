/* Machines from one line: good ones, and where exactly bad ones are wrong. */
#include "cmocka_test.h"
#include "same.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static hscal_machine *machine_of(const char *text) {
  hscal_machine *machine = NULL;
  if (hscal_machine_load(text, &machine)) fail_msg("%s", hscal_last_error());
  assert_round_trip(machine);
  return machine;
}

static void the_example_of_the_documentation(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x4@10 + 1x8@30, lat 2us, bw 10GB");
  assert_int_equal(machine->nnodes, 3);
  assert_int_equal(machine->nclasses, 2);
  assert_string_equal(machine->node_name[0], "a1");
  assert_string_equal(machine->node_name[1], "a2");
  assert_string_equal(machine->node_name[2], "b");
  const hscal_node_class *a = hscal__node(machine, 1), *b = hscal__node(machine, 2);
  assert_true(a->processors == 4 && a->speeds[0].flops_per_s == 10e9 && a->memory_bytes == 16e9);
  assert_true(b->processors == 8 && b->speeds[0].flops_per_s == 30e9 && b->memory_bytes == 32e9);
  assert_true(a->link_bytes_per_s == 10e9 && 2 * a->link_latency_s == 2e-6);
  const hscal_message_layer *network = &machine->layer[HSCAL_LAYER_NETWORK];
  assert_true(network->latency_s == 0 && network->bytes_per_s == 0 && network->late_receiver == 1);
  assert_true(network->rendezvous_bytes == 65536 && network->envelope_bytes == 16);
  hscal_machine_free(machine);
}

static void every_setting(void **state) {
  (void)state;
  hscal_machine *machine =
      machine_of("old = 2 x 1 @ 1.5 + new.er=4@2e1 ,lat=1ms,bw 8 Gbit/s, nodelat 300ns, nodebw 2GiB/s, "
                 "mem 16GiB, half 16, copy 3GB, envelope 0B, rendezvous never, late 0, per 2, error 0.2");
  const hscal_node_class *old = &machine->classes[0];
  assert_string_equal(old->name, "old");
  assert_string_equal(machine->node_name[2], "new.er");
  assert_true(old->speeds[0].flops_per_s == 1.5e9 && machine->classes[1].speeds[0].flops_per_s == 20e9);
  assert_true(old->speeds[0].half_k == 16 && old->memory_bytes == 17179869184.0 && old->copy_bytes_per_s == 3e9);
  assert_true(old->link_bytes_per_s == 1e9 && fabs(old->link_latency_s - 5e-4) < 1e-15);
  const hscal_message_layer *node = &machine->layer[HSCAL_LAYER_NODE], *network = &machine->layer[HSCAL_LAYER_NETWORK];
  assert_true(fabs(node->latency_s - 3e-7) < 1e-20 && node->bytes_per_s == 2147483648.0);
  assert_true(isinf(network->rendezvous_bytes) && !network->late_receiver && network->envelope_bytes == 0);
  assert_true(machine->model_error == 0.2);
  assert_int_equal(machine->processes_per_processor, 2);
  hscal_machine_free(machine);
}

/* Twice the threads are 1.9 times as fast; 6 cores are used by 2, 4 or all 6. */
static void threads_of_a_process(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("6@10 + 1@30, threads 0.95, half 8");
  const hscal_node_class *six = &machine->classes[0], *one = &machine->classes[1];
  assert_int_equal(six->nspeeds, 4);
  assert_int_equal(one->nspeeds, 1);
  static const int threads[] = {1, 2, 4, 6};
  for (int i = 0; i < 4; i++) {
    const hscal_kernel_speed *speed = &six->speeds[i];
    assert_true(speed->threads == threads[i] && speed->half_k == 8);
    assert_true(fabs(speed->flops_per_s / (10e9 * threads[i] * pow(0.95, log2(threads[i]))) - 1) < 1e-12);
  }
  hscal_machine_free(machine);
}

/* Nodes in order, whatever their class, as many behind each switch. */
static void switches_have_as_many_nodes(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x1@10 + 3x1@20, switches 3, switchlat 40us, switchbw 2GB");
  static const int expected[] = {0, 0, 0, 1, 1, 2, 2};
  assert_int_equal(machine->switches.count, 3);
  assert_string_equal(machine->switches.name[2], "s3");
  assert_memory_equal(machine->switches.of, expected, sizeof expected);
  assert_true(machine->switches.latency_s > 39.9e-6 && machine->switches.latency_s < 40.1e-6 &&
              machine->switches.uplink_bytes_per_s == 2e9);
  assert_true(machine->switches.bytes_per_s == 0);
  hscal_machine_free(machine);
}

static void many_nodes_and_classes(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("10000x64@50");
  assert_int_equal(machine->nnodes, 10000);
  assert_string_equal(machine->node_name[0], "a00001");
  hscal_machine_free(machine);
  char text[400] = "1@1";
  for (int i = 0; i < 60; i++) strcat(text, "+1@1");
  machine = machine_of(text);
  assert_int_equal(machine->nclasses, 61);
  hscal_machine_free(machine);
}

static const struct {
  const char *text, *expect;
} bad[] = {
    {"@", "column 1: expected a number"},
    {"2x4@", "column 5: expected a number"},
    {"2x@10", "column 3: expected a number"},
    {"2y4@10", "column 2: expected \"@\""},
    {"2x4@-10", "column 5: expected a number"},
    {"2x4@nan", "column 5: expected a number"},
    {"2x4@inf", "column 5: expected a number"},
    {"2x4@0", "column 5: the speed must be > 0"},
    {"2x4@1e10", "column 5: the speed is absurd"},
    {"2x4@1e999", "column 5: the speed must be a finite number"},
    {"0x4@10", "column 1: the number of nodes must be >= 1"},
    {"2.5x4@10", "column 1: the number of nodes must be a whole number"},
    {"1e7x4@10", "column 1: the number of nodes is absurd"},
    {"9e5x1@10+9e5x1@10", "column 10: the number of nodes so far is absurd"},
    {"2x0@10", "column 3: the number of processors must be >= 1"},
    {"2x4@10 +", "column 9: expected a number"},
    {"2x4@10,", "column 8: unknown setting \"\""},
    {"2x4@10 lat 2us", "column 8: expected \"+\" or \",\""},
    {"2x4@10, lat 2us bw 10GB", "column 17: expected \",\""},
    {"2x4@10, lot 2us", "column 9: unknown setting \"lot\"; did you mean \"lat\"?"},
    {"2x4@10, lat 2", "column 14: expected a unit of time"},
    {"2x4@10, lat 2GB", "column 14: expected a unit of time"},
    {"2x4@10, bw 2us", "column 13: expected a unit of rate"},
    {"2x4@10, bw 0GB", "column 12: the value must be > 0"},
    {"2x4@10, mem 0GB", "column 13: the value must be > 0"},
    {"2x4@10, mem 1e9TB", "column 13: the value is absurd"},
    {"2x4@10, mem 1e-320GB", "column 13: the value is absurd: less than 1e6 bytes"},
    {"2x4@10, half 3k", "column 15: no unit belongs here"},
    {"2x4@10, late 0.5", "column 14: must be 0 or 1"},
    {"2x4@10, threads 0", "column 17: must be > 0"},
    {"2x4@10, threads 1.5", "column 17: the value is absurd"},
    {"2x4@10, lat 1us, lat 2us", "column 18: the setting is given twice"},
    {"2x4@10, switches 0", "column 18: the value must be >= 1"},
    {"2x4@10, switches 3", "3 switches are more than its nodes"},
    {"5000x4@10, switches 4097", "4097 switches are more than hscal takes"},
    {"2x4@10, switchlat 1us", "switchlat and switchbw need switches: add \"switches 2\""},
    {"2x4@10, switchbw 1GB", "switchlat and switchbw need switches: add \"switches 2\""},
    {"=2x4@10", "column 1: expected a name"},
    {"a=2x1@10 + a=1x1@10, lat never", "column 26: expected a number"},
    {"a=1@10 + a=1@10", "two nodes have the name \"a\""},
    {"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx=1@10", "column 1: the word is too long"}};

static void bad_strings_name_the_column(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
    hscal_machine *machine = NULL;
    int status = hscal_machine_load(bad[i].text, &machine);
    if (status != HSCAL_ERROR_MACHINE || !strstr(hscal_last_error(), bad[i].expect))
      fail_msg("%s: status %d, \"%s\" in place of \"%s\"", bad[i].text, status, hscal_last_error(), bad[i].expect);
    assert_null(machine);
  }
  hscal_machine *machine;
  assert_int_equal(hscal_machine_load("2x4", &machine), HSCAL_ERROR_FILE); /* without "@" it is a file's name */
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(the_example_of_the_documentation),
                                     cmocka_unit_test(every_setting),
                                     cmocka_unit_test(threads_of_a_process),
                                     cmocka_unit_test(switches_have_as_many_nodes),
                                     cmocka_unit_test(many_nodes_and_classes),
                                     cmocka_unit_test(bad_strings_name_the_column)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
