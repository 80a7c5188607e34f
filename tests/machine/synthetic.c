/* Machines from one line: good ones, and where exactly bad ones are wrong. */
#include "machine/synthetic.h"
#include "cmocka_test.h"
#include "machine/same.h"
#include "machine/speed.h"

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
  assert_true(network->latency_s == 0 && network->bytes_per_s == 0 && network->late_receiver == 0);
  assert_true(network->rendezvous_bytes == 65536 && network->envelope_bytes == 16);
  assert_true(a->speeds[0].half_k == 16 && machine->model_error == 0.05 && machine->interval_error == 0.2);
  hscal_machine_free(machine);
}

/* Gflop/s of a product with a matrix that reads so many bytes per second: 2 operations for 8 bytes. */
static void assert_reads(const hscal_node_class *node, double bytes_per_s) {
  double scale;
  const hscal_kernel_speed *gemv = hscal__node_speed(node, HSCAL_KERNEL_GEMV, HSCAL_TYPE_D, &scale);
  if (!gemv || !(fabs(gemv->flops_per_s / (bytes_per_s / 4) - 1) < 1e-4))
    fail_msg("%s: %g flop/s, not %g", node->name, gemv ? gemv->flops_per_s : 0, bytes_per_s / 4);
}

/* Processes of a full node share its memory; what is said wins. */
static void memory_is_shared(void **state) {
  (void)state;
  static const struct {
    const char *text;
    double bytes_per_s, copy_bytes_per_s;
  } cases[] = {{"1x1@30", 10e9, 5e9},
               {"1x4@30", 10e9, 5e9},
               {"1x8@30", 5e9, 5e9},
               {"1x32@30", 5e9, 5e9},
               {"1x32@30, membw 320GB", 10e9, 5e9},
               {"1x32@30, membw 64GB", 2e9, 2e9},
               {"1x32@30, copy 8GB", 5e9, 8e9},
               {"1x32@30, membw 64GB, ideal", 2e9, 0},
               {"epyc-7763", 340e9 / 128, 340e9 / 128},
               {"EPYC-7763/4", 28e9, 5e9},
               {"xeon-6148", 204e9 / 40, 5e9},
               {"a64fx, membw 480GB", 10e9, 5e9}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    hscal_machine *machine = machine_of(cases[i].text);
    assert_reads(&machine->classes[0], cases[i].bytes_per_s);
    assert_true(fabs(machine->classes[0].copy_bytes_per_s - cases[i].copy_bytes_per_s) <= 1e-4 * 5e9);
    hscal_machine_free(machine);
  }
  hscal_machine *machine = machine_of("2x2@0.5"); /* no kernel is faster than gemm */
  for (int i = 0; i < machine->classes[0].nspeeds; i++) assert_true(machine->classes[0].speeds[i].flops_per_s <= 0.5e9);
  hscal_machine_free(machine);
}

/* The machine of textbooks, wherever the word stands: no memory, one speed, SMPI's messages over 10 Gbit/s. */
static void ideal_machines(void **state) {
  (void)state;
  static const char *const texts[] = {"2x4@10, ideal", "2x4@10, ideal, late 1", "2x4@10,ideal"};
  for (int i = 0; i < 3; i++) {
    hscal_machine *machine = machine_of(texts[i]);
    const hscal_node_class *node = &machine->classes[0];
    assert_true(node->nspeeds == 1 && node->speeds[0].half_k == 0 && node->copy_bytes_per_s == 0);
    assert_true(node->link_bytes_per_s == 1.25e9 && fabs(2 * node->link_latency_s - 10e-6) < 1e-18);
    assert_true(machine->layer[0].bytes_per_s == 4e9 && machine->layer[0].late_receiver == 1);
    assert_true(machine->model_error == 0.01 && !machine->assumed && !machine->doubts);
    assert_string_equal(hscal_machine_warnings(machine), "");
    hscal_machine_free(machine);
  }
}

#define ROUGH     "rough machine: "
#define ARE       " are assumed, not measured"
#define MEASURING "; hscal machine measure"

/* What nobody said is named, and nothing else. */
static void rough_machines_say_so(void **state) {
  (void)state;
  static const struct {
    const char *text, *warning;
  } cases[] = {{"2x4@10", ROUGH "speed of narrow products, rate of memory, copies, memory and messages" ARE MEASURING},
               {"4@10, half 16, mem 8GB, copy 1GB", ROUGH "rate of memory and messages within a node" ARE MEASURING},
               {"2x4@10, half 0, mem 8GB, membw 9GB, nodelat 1us, nodebw 1GB, lat 1us",
                ROUGH "copies and messages between nodes" ARE MEASURING},
               {"2x4@10, half 0, mem 8GB, membw 9GB, copy 1GB, nodelat 1us, nodebw 1GB, lat 1us, bw 1GB", ""},
               {"2x a64fx + 2x EPYC-7763 + 1x a64fx, hdr100, half 16, copy 5GB",
                ROUGH "messages within a node" ARE "; a64fx, epyc-7763, hdr100 as published" MEASURING},
               {"a64fx, copy 5GB, nodelat 1us, nodebw 1GB",
                ROUGH "speed of narrow products is assumed, not measured; a64fx as published" MEASURING},
               {"a64fx, half 16, copy 5GB, nodelat 1us, nodebw 1GB", ROUGH "a64fx as published" MEASURING}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    hscal_machine *machine = machine_of(cases[i].text);
    assert_string_equal(hscal_machine_warnings(machine), cases[i].warning);
    assert_string_equal(machine->doubts ? machine->doubts : "", cases[i].warning);
    hscal_machine_free(machine);
  }
}

static void kinds_and_networks(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("big=8x epyc-7763 + 4xXeon-8480+ + 2x xeon-8480+,hdr100, lat 3us");
  const hscal_node_class *big = &machine->classes[0], *xeon = &machine->classes[1];
  assert_int_equal(machine->nclasses, 3);
  assert_string_equal(machine->node_name[7], "big8");
  assert_true(big->processors == 128 && xeon->processors == 112 && big->memory_bytes == 256e9);
  assert_true(fabs(big->speeds[0].flops_per_s / 35.28e9 - 1) < 1e-6);
  assert_true(big->link_bytes_per_s == 12.2e9 && fabs(2 * big->link_latency_s - 3e-6) < 1e-18);
  hscal_machine_free(machine);
  machine = machine_of("epyc-9654/48, mem 1TB, omni-path");
  assert_true(machine->classes[0].processors == 48 && machine->classes[0].memory_bytes == 1e12);
  hscal_machine_free(machine);
}

/* A part is a node to the model; inside, messages go as within a node, and the node's link is the uplink of a switch. */
static void unlike_processors(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("1x(8@60+16@30)");
  assert_true(machine->nnodes == 2 && machine->nclasses == 2 && machine->switches.count == 0);
  assert_string_equal(machine->node_name[1], "a.2");
  assert_true(machine->classes[0].processors == 8 && machine->classes[1].processors == 16);
  assert_true(machine->classes[0].memory_bytes == 32e9 && machine->classes[1].memory_bytes == 64e9);
  assert_true(machine->layer[1].latency_s == machine->layer[0].latency_s && machine->layer[1].latency_s > 0);
  assert_true(machine->layer[1].bytes_per_s == machine->layer[0].bytes_per_s &&
              machine->classes[0].link_bytes_per_s == 0);
  assert_reads(&machine->classes[0], 5e9); /* 120 GB/s for 24 */
  assert_reads(&machine->classes[1], 5e9);
  hscal_machine_free(machine);
  machine = machine_of("2x(1@60 + 2@30 + 1@7) + n=3x4@10, lat 3us, bw 2GB");
  static const int expected[] = {0, 1, 0, 1, 0, 1, 2, 3, 4};
  assert_true(machine->nnodes == 9 && machine->nclasses == 4 && machine->switches.count == 5);
  assert_memory_equal(machine->switches.of, expected, sizeof expected);
  assert_string_equal(machine->node_name[3], "a2.2");
  assert_string_equal(machine->switches.name[1], "a2");
  assert_string_equal(machine->switches.name[4], "n3");
  assert_true(machine->switches.uplink_bytes_per_s == 2e9 && fabs(machine->switches.latency_s - 2.5e-6) < 1e-15);
  hscal_machine_free(machine);
}

/* What is no file's name, though it has no "@". */
static void strings_without_speeds(void **state) {
  (void)state;
  static const char *const strings[] = {"2x4@10", "8x epyc-7763", "8xepic", "a64fx", "A64FX/8, edr", "n=a64fx", "2x(4"},
                           *const names[] = {"2x4", "laptop", "2xnode.json", "machine, mine",
                                             "",    "8",      "epic-7763",   "2x"};
  for (size_t i = 0; i < sizeof strings / sizeof *strings; i++)
    if (!hscal__machine_is_string(strings[i])) fail_msg("\"%s\" is one", strings[i]);
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (hscal__machine_is_string(names[i])) fail_msg("\"%s\" is none", names[i]);
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
  assert_true(machine->model_error == 0.2 && machine->interval_error == -1); /* as the error */
  assert_int_equal(machine->processes_per_processor, 2);
  hscal_machine_free(machine);
}

/* Twice the threads are 1.9 times as fast; 6 cores are used by 2, 4 or all 6. */
static void threads_of_a_process(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("6@10 + 1@30, threads 0.95, half 8, ideal");
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
    {"2x4@1e10", "column 5: the speed is out of range"},
    {"2x4@1e999", "column 5: the speed must be a finite number"},
    {"0x4@10", "column 1: the number of nodes must be >= 1"},
    {"2.5x4@10", "column 1: the number of nodes must be a whole number"},
    {"1e7x4@10", "column 1: the number of nodes is out of range"},
    {"9e5x1@10+9e5x1@10", "column 10: the number of nodes so far is out of range"},
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
    {"2x4@10, mem 1e9TB", "column 13: the value is out of range"},
    {"2x4@10, mem 1e-320GB", "column 13: the value is out of range: less than 1e6 bytes"},
    {"2x4@10, half 3k", "column 15: no unit belongs here"},
    {"2x4@10, late 0.5", "column 14: must be 0 or 1"},
    {"2x4@10, threads 0", "column 17: must be > 0"},
    {"2x4@10, threads 1.5", "column 17: the value is out of range"},
    {"2x4@10, lat 1us, lat 2us", "column 18: the setting is given twice"},
    {"2x4@10, switches 0", "column 18: the value must be >= 1"},
    {"2x4@10, switches 3", "3 switches are more than its nodes"},
    {"5000x4@10, switches 4097", "4097 switches are more than hscal takes"},
    {"2x4@10, switchlat 1us", "switchlat and switchbw need switches: add \"switches 2\""},
    {"2x4@10, bw 1GB, bothbw 0.9GB", "bothbw must be at least bw and at most twice that"},
    {"2x4@10, bw 1GB, bothbw 2.1GB", "bothbw must be at least bw and at most twice that"},
    {"2x(1@10+2@30), bothbw 12GB", "bothbw does not go with nodes of unlike processors"},
    {"2x4@10, switchbw 1GB", "switchlat and switchbw need switches: add \"switches 2\""},
    {"=2x4@10", "column 1: expected a name"},
    {"8x epic-7763", "column 4: unknown kind of node \"epic-7763\"; did you mean \"epyc-7763\"?"},
    {"8x epyc-7763/129", "column 14: the node has not so many cores"},
    {"8x epyc-7763/0", "column 14: the number of processors must be >= 1"},
    {"8x epyc-7763@3", "column 13: expected \"+\" or \",\""},
    {"8x epyc-7763, hdr10", "column 15: unknown setting \"hdr10\"; did you mean \"hdr100\"?"},
    {"8x epyc-7763, edr, hdr100", "column 20: a network is named already"},
    {"8x cray", "column 4: unknown kind of node \"cray\"; known are epyc-7763, epyc-9654, xeon-6148"},
    {"2x4@10, token-ring", "column 9: unknown setting \"token-ring\"; known are lat, bw, bothbw, nodelat"},
    {"2x4@10, token-ring", ", ideal, mpi, edr, hdr100, hdr200"},
    {"2x4@10, mpi openmpi-4.2", "column 13: unknown MPI library \"openmpi-4.2\"; did you mean \"openmpi-4.1\"?"},
    {"2x4@10, mpi lam", "column 13: unknown MPI library \"lam\"; known are smpi, openmpi-4.1"},
    {"2x4@10, mpi smpi, mpi smpi", "column 19: the setting is given twice"},
    {"2x4@10, ideal, ideal", "column 16: \"ideal\" is given twice"},
    {"2x4@10, ideel", "column 9: unknown setting \"ideel\"; did you mean \"ideal\"?"},
    {"2x4@10, membw 9", "column 16: expected a unit of rate"},
    {"1x(8@60+16@30", "column 14: expected \"+\" or \")\""},
    {"1x(8@60+)", "column 9: expected a number"},
    {"1x()", "column 4: expected a number"},
    {"1x(1@1+1@1+1@1+1@1+1@1+1@1+1@1+1@1+1@1)", "column 36: a node has at most 8 kinds of processors"},
    {"1x(90000@1+90000@1)", "column 12: the number of processors of a node is out of range"},
    {"2x(1@1+1@2), switches 2", "nodes of unlike processors go without switches"},
    {"5000x(1@1+1@2)", "nodes of unlike processors are at most 4096"},
    {"a=2x(1@1+1@2) + a1=1x(1@1+1@2)", "two nodes have the name \"a1"},
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
                                     cmocka_unit_test(memory_is_shared),
                                     cmocka_unit_test(ideal_machines),
                                     cmocka_unit_test(rough_machines_say_so),
                                     cmocka_unit_test(kinds_and_networks),
                                     cmocka_unit_test(unlike_processors),
                                     cmocka_unit_test(strings_without_speeds),
                                     cmocka_unit_test(threads_of_a_process),
                                     cmocka_unit_test(switches_have_as_many_nodes),
                                     cmocka_unit_test(many_nodes_and_classes),
                                     cmocka_unit_test(bad_strings_name_the_column)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
