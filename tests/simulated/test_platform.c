/* A machine as SimGrid sees it: what is refused, and what is written. No simulation runs. */
#include "platform.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static double curve_points[] = {1, 2};

/* Three nodes of two classes, all that SMPI can do. */
typedef struct fixture {
  hscal_node_class classes[2];
  int class_of[3];
  char *names[3];
  hscal_machine machine;
} fixture;

static hscal_machine *make(fixture *f) {
  static char a[] = "a", b[] = "b & <c>";
  *f = (fixture){.classes = {{.name = a, .processors = 2, .link_bytes_per_s = 1e9, .link_latency_s = 1e-5},
                             {.name = b, .processors = 1, .link_bytes_per_s = 2e8, .link_latency_s = 2e-5}},
                 .class_of = {0, 0, 1},
                 .names = {a, a, b}};
  hscal_message_layer layer = {.envelope_bytes = 16, .rendezvous_bytes = 65536, .late_receiver = 1};
  f->machine = (hscal_machine){.name = a, .nclasses = 2, .classes = f->classes, .nnodes = 3};
  f->machine.class_of = f->class_of;
  f->machine.node_name = f->names;
  f->machine.layer[HSCAL_LAYER_NODE] = f->machine.layer[HSCAL_LAYER_NETWORK] = layer;
  f->machine.layer[HSCAL_LAYER_NODE].bytes_per_s = 4e9;
  f->machine.layer[HSCAL_LAYER_NODE].latency_s = 5e-7;
  return &f->machine;
}

static void accepts_what_smpi_has(void **state) {
  (void)state;
  fixture f;
  assert_int_equal(sim_platform_check(make(&f), 3), 0);
}

static void refused(const hscal_machine *machine, const char *key) {
  assert_int_equal(sim_platform_check(machine, 3), HSCAL_ERROR_UNSUPPORTED);
  assert_non_null(strstr(hscal_last_error(), key));
}

static void refuses_what_smpi_lacks_by_key(void **state) {
  (void)state;
  fixture f;
  for (int l = 0; l < HSCAL_LAYERS; l++) {
    const char *name = l == HSCAL_LAYER_NODE ? "layers.node." : "layers.network.";
    make(&f)->layer[l].seconds = (hscal_curve){.npoints = 2, .x = curve_points, .y = curve_points};
    refused(&f.machine, name);
    refused(&f.machine, "points");
    make(&f)->layer[l].send_overhead_s = 1e-6;
    refused(&f.machine, name);
    refused(&f.machine, "send_overhead");
    make(&f)->layer[l].receive_overhead_s = 1e-6;
    refused(&f.machine, name);
    refused(&f.machine, "receive_overhead");
    make(&f)->layer[l].envelope_bytes = 8;
    refused(&f.machine, name);
    refused(&f.machine, "envelope_bytes");
  }
  make(&f)->layer[HSCAL_LAYER_NODE].rendezvous_bytes = 4096;
  refused(&f.machine, "rendezvous_bytes");
  make(&f)->layer[HSCAL_LAYER_NODE].late_receiver = 0;
  refused(&f.machine, "late_receiver");
  make(&f)->classes[1].copy_bytes_per_s = 1e10;
  refused(&f.machine, "nodes[1].copy_bytes_per_s");
  make(&f)->classes[1].reduce_bytes_per_s = 1e10;
  refused(&f.machine, "nodes[1].reduce_bytes_per_s");
  make(&f)->classes[0].pack_bytes_per_s = 1e10;
  refused(&f.machine, "nodes[0].pack_bytes_per_s");
}

static void refuses_libraries_that_nobody_wrote_down(void **state) {
  (void)state;
  static const char *const known[] = {"smpi",      "smpi-mpich",  "smpi-ompi", "smpi-mvapich2",
                                      "smpi-impi", "openmpi-4.1", "mpich-4",   "mpich-4-flat"};
  fixture f;
  for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
    make(&f)->collectives = hscal__collectives_named(known[i]);
    assert_int_equal(sim_platform_check(&f.machine, 255), 0);
  }
  make(&f)->collectives = hscal__collectives_named("cray-mpich");
  refused(&f.machine, "collectives: cannot be simulated: cray-mpich");
  const hscal_collectives own = {.name = NULL};
  make(&f)->collectives = &own;
  refused(&f.machine, "collectives: cannot be simulated: rows of its own");
  make(&f)->collectives = hscal__collectives_named("openmpi-4.1");
  assert_int_equal(sim_platform_check(&f.machine, 256), HSCAL_ERROR_UNSUPPORTED);
  make(&f)->collectives = hscal__collectives_named("mpich-4");
  assert_int_equal(sim_platform_check(&f.machine, 256), 0);
}

static void selectors_are_those_that_tables_name(void **state) {
  (void)state;
  fixture f;
  make(&f)->collectives = hscal__collectives_named("smpi");
  assert_string_equal(sim_platform_selector(&f.machine), "default");
  f.machine.collectives = hscal__collectives_named("smpi-mvapich2");
  assert_string_equal(sim_platform_selector(&f.machine), "mvapich2");
  assert_int_equal(sim_platform_check_program(&f.machine), 0);
  f.machine.collectives = hscal__collectives_named("mpich-4");
  assert_string_equal(sim_platform_selector(&f.machine), "default");
  f.machine.collectives = hscal__collectives_named("smpi-impi");
  assert_int_equal(sim_platform_check_program(&f.machine), HSCAL_ERROR_UNSUPPORTED);
  assert_non_null(strstr(hscal_last_error(), "smpi-impi"));
}

static void thresholds_follow_the_network(void **state) {
  (void)state;
  fixture f;
  hscal_message_layer *network = &make(&f)->layer[HSCAL_LAYER_NETWORK];
  assert_int_equal(sim_platform_thresholds(&f.machine).rendezvous, 65536);
  assert_int_equal(sim_platform_thresholds(&f.machine).at_once, 0);
  network->late_receiver = 0;
  assert_int_equal(sim_platform_thresholds(&f.machine).at_once, 65536);
  network->rendezvous_bytes = INFINITY;
  assert_int_equal(sim_platform_thresholds(&f.machine).rendezvous, 2147483647);
}

/* The XML of the machine's used nodes, malloc'ed. */
static char *xml_of(const hscal_machine *machine, const char *used) {
  char *text = NULL;
  size_t size;
  FILE *file = open_memstream(&text, &size);
  assert_non_null(file);
  sim_platform_write(machine, used, file);
  assert_int_equal(fclose(file), 0);
  return text;
}

static void writes_used_nodes_only(void **state) {
  (void)state;
  fixture f;
  char *xml = xml_of(make(&f), (const char[]){1, 0, 1});
  assert_non_null(strstr(xml, "<host id=\"node0\" speed=\"1000000000f\" core=\"2\"/>"));
  assert_non_null(strstr(xml, "<host id=\"node2\" speed=\"1000000000f\" core=\"1\"/>"));
  assert_null(strstr(xml, "node1"));
  assert_non_null(strstr(xml, "<link id=\"link2\" bandwidth=\"200000000Bps\" latency="));
  assert_non_null(strstr(xml, "<link id=\"loop0\" bandwidth=\"4000000000Bps\" latency="));
  assert_non_null(strstr(xml, "src=\"node2\" dst=\"node0\""));
  assert_non_null(strstr(xml, "src=\"node0\" dst=\"node0\""));
  free(xml);
}

static void shares_what_the_layer_shares(void **state) {
  (void)state;
  fixture f;
  hscal_machine *machine = make(&f);
  char *xml = xml_of(machine, (const char[]){1, 1, 1});
  assert_null(strstr(xml, "\"SHARED\""));
  free(xml);
  machine->layer[HSCAL_LAYER_NODE].shared = 1;
  machine->layer[HSCAL_LAYER_NETWORK].shared = 1;
  machine->layer[HSCAL_LAYER_NETWORK].bytes_per_s = 5e8; /* below the links of class a, above those of b */
  xml = xml_of(machine, (const char[]){1, 1, 1});
  assert_non_null(strstr(xml, "\"SHARED\""));
  assert_non_null(strstr(xml, "<link id=\"link0\" bandwidth=\"500000000Bps\""));
  assert_non_null(strstr(xml, "<link id=\"link2\" bandwidth=\"200000000Bps\""));
  free(xml);
}

/* Up one's uplink and down the other's; two nodes of one switch are as without. */
static void routes_climb_between_switches(void **state) {
  (void)state;
  fixture f;
  hscal_machine *machine = make(&f);
  char *name[] = {"left", "right"}, *before = xml_of(machine, (const char[]){1, 1, 1});
  assert_null(strstr(before, "uplink"));
  free(before);
  machine->switches = (hscal_switches){2, name, (int[]){0, 0, 1}, 3e-6, 0, 5e8};
  char *xml = xml_of(machine, (const char[]){1, 1, 1});
  assert_non_null(strstr(xml, "<link id=\"uplink1\" bandwidth=\"500000000Bps\" latency=\"0s\" "
                              "sharing_policy=\"SPLITDUPLEX\"/>"));
  assert_non_null(strstr(xml, "<link id=\"beyond0\" bandwidth=\"1000000000000000Bps\" latency=\""));
  assert_non_null(strstr(xml, "src=\"node0\" dst=\"node1\" symmetrical=\"NO\"><link_ctn id=\"link0\" direction=\"UP\"/>"
                              "<link_ctn id=\"switch0\"/><link_ctn id=\"link1\" direction=\"DOWN\"/></route>"));
  assert_non_null(strstr(xml, "src=\"node2\" dst=\"node0\" symmetrical=\"NO\"><link_ctn id=\"link2\" direction=\"UP\"/>"
                              "<link_ctn id=\"switch0\"/><link_ctn id=\"uplink1\" direction=\"UP\"/>"
                              "<link_ctn id=\"beyond0\"/><link_ctn id=\"uplink0\" direction=\"DOWN\"/>"
                              "<link_ctn id=\"link0\" direction=\"DOWN\"/></route>"));
  free(xml);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(accepts_what_smpi_has),
      cmocka_unit_test(refuses_what_smpi_lacks_by_key),
      cmocka_unit_test(refuses_libraries_that_nobody_wrote_down),
      cmocka_unit_test(selectors_are_those_that_tables_name),
      cmocka_unit_test(thresholds_follow_the_network),
      cmocka_unit_test(writes_used_nodes_only),
      cmocka_unit_test(shares_what_the_layer_shares),
      cmocka_unit_test(routes_climb_between_switches),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
