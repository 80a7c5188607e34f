/* What repeats scatter by: which source counts, and what two measurements of the same nodes say. */
#include "machine/noise.h"
#include "cmocka_test.h"
#include "machine/file.h"
#include "machine/machine.h"
#include "machine/write.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static double noise_of(double kernels, double messages, double measurements, double runs) {
  hscal_noise_parts parts = {{kernels, messages, measurements, runs}};
  return hscal__noise_of(&parts);
}

static void the_largest_counts_but_runs_say_it_themselves(void **state) {
  (void)state;
  assert_true(noise_of(0.01, 0.02, 0, 0) == 0.01); /* messages are only told */
  assert_true(noise_of(0.01, 0.02, 0.05, 0) == 0.05);
  assert_true(noise_of(0.03, 0.02, 0.05, 0.01) == 0.01);
  assert_true(noise_of(0, 0, 0, 0) < 0);
}

/* Nothing counts, and yet something is told: it is kept in files. */
static void messages_alone_are_told(void **state) {
  (void)state;
  const hscal_noise_parts none = {{0}}, messages = {{0, 0.02, 0, 0}};
  assert_false(hscal__has_noise_parts(&none));
  assert_true(hscal__has_noise_parts(&messages) && hscal__noise_of(&messages) < 0);
  hscal_machine *machine = NULL, *again = NULL;
  assert_int_equal(hscal_machine_load("1x2@10", &machine), 0);
  machine->noise_parts = messages;
  char *text = hscal__machine_text(machine);
  if (hscal__machine_parse(text, "text", &again)) fail_msg("%s", hscal_last_error());
  assert_true(again->noise_parts.of[HSCAL_NOISE_OF_MESSAGES] == 0.02 && again->ratio_errors.noise < 0);
  free(text);
  hscal_machine_free(machine);
  hscal_machine_free(again);
}

/* Two nodes with products of two shapes; the second one, and messages, as many times as fast. */
static hscal_machine *measured(const char *second, double slow_node, double fast_messages) {
  char text[1500];
  hscal_machine *machine = NULL;
  snprintf(
      text, sizeof text,
      "{\"schema\": \"hscal-machine/1\", \"nodes\": ["
      "{\"name\": \"a\", \"processors\": 2, \"memory_bytes\": 8e9, \"kernels\": [{\"kernel\": \"gemm\", \"type\": "
      "\"d\", \"points\": [{\"m\": 64, \"n\": 64, \"k\": 32, \"gflops\": 10}, {\"m\": 512, \"n\": 512, \"k\": 32, "
      "\"gflops\": 20}]}]},"
      "{\"name\": \"%s\", \"processors\": 2, \"memory_bytes\": 8e9, \"kernels\": [{\"kernel\": \"gemm\", \"type\": "
      "\"d\", \"points\": [{\"m\": 64, \"n\": 64, \"k\": 32, \"gflops\": %.9g}, {\"m\": 128, \"n\": 128, \"k\": 32, "
      "\"gflops\": 20}]}]}],"
      "\"layers\": {\"node\": {\"latency_us\": 1}, \"network\": {\"points\": [{\"bytes\": 8, \"us\": %.9g}, "
      "{\"bytes\": 1e6, \"us\": %.9g}]}}}",
      second, 10 * slow_node, 10 / fast_messages, 1000 / fast_messages);
  if (hscal__machine_parse(text, "text", &machine)) fail_msg("%s", hscal_last_error());
  return machine;
}

static double between(hscal_machine *before, hscal_machine *now) {
  double noise = hscal__noise_between(before, now);
  hscal_machine_free(before);
  hscal_machine_free(now);
  return noise;
}

static void assert_near(double value, double expected) { assert_true(fabs(value - expected) < 1e-6); }

static void half_the_largest_change_counts(void **state) {
  (void)state;
  assert_near(between(measured("b", 1, 1), measured("b", 1, 1)), 0);
  assert_near(between(measured("b", 1, 1), measured("b", 0.9, 1)), -log(0.9) / 4); /* one of two points in common */
  assert_near(between(measured("b", 0.9, 1), measured("b", 1, 1)), -log(0.9) / 4);
  assert_near(between(measured("b", 1, 1), measured("b", 1, 1.3)), log(1.3) / 2);
  assert_near(between(measured("b", 1, 1), measured("c", 0.5, 1)), 0); /* another node */
}

static void a_machine_gets_it(void **state) {
  (void)state;
  hscal_machine *machine = measured("b", 1, 1);
  assert_true(machine->ratio_errors.noise < 0);
  machine->noise_parts.of[HSCAL_NOISE_OF_KERNELS] = 0.0123456789;
  machine->noise_parts.of[HSCAL_NOISE_OF_MEASUREMENTS] = 7; /* no file may say so */
  hscal__machine_set_noise(machine);
  assert_true(machine->ratio_errors.noise == 1);
  machine->noise_parts.of[HSCAL_NOISE_OF_MEASUREMENTS] = 0;
  hscal__machine_set_noise(machine);
  assert_true(machine->ratio_errors.noise == machine->noise_parts.of[HSCAL_NOISE_OF_KERNELS]);
  assert_near(machine->ratio_errors.noise, 0.0123457);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_largest_counts_but_runs_say_it_themselves),
      cmocka_unit_test(messages_alone_are_told),
      cmocka_unit_test(half_the_largest_change_counts),
      cmocka_unit_test(a_machine_gets_it),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
