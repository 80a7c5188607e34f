/* Parts of machines: fewer nodes of each class, behind as many switches as make sense. */
#include "base/status.h"
#include "cmocka_test.h"
#include "machine/machine_part.h"
#include "machine/synthetic.h"

#include <math.h>

static hscal_machine *machine_of(const char *text) {
  hscal_machine *machine = NULL;
  if (hscal__machine_synthetic(text, &machine)) fail_msg("%s", hscal_last_error());
  return machine;
}

/* Nodes of a class, and all of them are the original's. */
static int nodes_of_class(const hscal_machine_part *part, const hscal_machine *original, int node_class) {
  int count = 0;
  for (int h = 0; h < part->machine.nnodes; h++) {
    assert_int_equal(part->machine.class_of[h], original->class_of[part->node[h]]);
    assert_string_equal(part->machine.node_name[h], original->node_name[part->node[h]]);
    count += part->machine.class_of[h] == node_class;
  }
  return count;
}

/* The one of a kind is not in it. */
static void every_class_has_fewer_nodes(void **state) {
  (void)state;
  static const struct {
    const char *text;
    int times, nodes[2];
  } rows[] = {{"64x8@20 + 32x8@40", 16, {4, 2}}, {"36x8@20 + 18x8@40", 9, {4, 2}}, {"64x8@20 + 1x8@40", 16, {4, 0}}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    hscal_machine *machine = machine_of(rows[i].text);
    hscal_machine_part part;
    assert_int_equal(hscal__machine_part_init(&part, machine, rows[i].times), 0);
    for (int c = 0; c < 2; c++) assert_int_equal(nodes_of_class(&part, machine, c), rows[i].nodes[c]);
    hscal__machine_part_free(&part);
    hscal_machine_free(machine);
  }
}

/* Nodes behind a switch of the part. */
static int nodes_behind(const hscal_machine_part *part, int which) {
  int count = 0;
  for (int h = 0; h < part->machine.nnodes; h++) count += part->machine.switches.of[h] == which;
  return count;
}

static void switches_keep_two_nodes(void **state) {
  (void)state;
  static const struct {
    const char *text;
    int times, switches, nodes;
  } rows[] = {{"64x16@20, switches 8, switchbw 20GB", 4, 8, 2},
              {"64x16@20, switches 8, switchbw 20GB", 16, 2, 2},
              {"256x16@20, switches 8, switchbw 20GB", 16, 8, 2},
              {"32x2@20, switches 2, switchbw 20GB", 4, 2, 4}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    hscal_machine *machine = machine_of(rows[i].text);
    const double uplink = machine->switches.uplink_bytes_per_s / sqrt(rows[i].times);
    hscal_machine_part part;
    assert_int_equal(hscal__machine_part_init(&part, machine, rows[i].times), 0);
    assert_int_equal(part.machine.switches.count, rows[i].switches);
    for (int s = 0; s < rows[i].switches; s++) assert_int_equal(nodes_behind(&part, s), rows[i].nodes);
    assert_true(fabs(part.machine.switches.uplink_bytes_per_s - uplink) < 1e-6 * uplink);
    hscal__machine_part_free(&part);
    hscal_machine_free(machine);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_class_has_fewer_nodes),
                                     cmocka_unit_test(switches_keep_two_nodes)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
