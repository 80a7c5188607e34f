/* What a measurement depends on, part by part, and what is said of changes. */
#include "machine/fingerprint.h"
#include "cmocka_test.h"
#include "machine/file.h"
#include "machine/same.h"
#include "machine/with_threads.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static hscal_fingerprint of_blas(const char *version, const char *mpi) {
  hscal_fingerprint made = {{""}};
  snprintf(made.part[HSCAL_FINGERPRINT_CPU], HSCAL_PART_TEXT, "Abacus 3");
  snprintf(made.part[HSCAL_FINGERPRINT_BLAS], HSCAL_PART_TEXT, "%s", version);
  snprintf(made.part[HSCAL_FINGERPRINT_MPI], HSCAL_PART_TEXT, "%s", mpi);
  return made;
}

static void changes_are_told_part_by_part(void **state) {
  (void)state;
  char text[400], narrow[16];
  hscal_fingerprint then = of_blas("OpenBLAS 0.3.20", "Open MPI v4.1.4"), now = then;
  assert_int_equal(hscal__fingerprint_changes(&then, &now, text, sizeof text), 0);
  assert_string_equal(text, "");
  now = of_blas("OpenBLAS 0.3.21", "Open MPI v4.1.4");
  assert_int_equal(hscal__fingerprint_changes(&then, &now, text, sizeof text), 1);
  assert_string_equal(text, "BLAS was OpenBLAS 0.3.20, is OpenBLAS 0.3.21");
  now = of_blas("OpenBLAS 0.3.21", "MPICH 4.0.2");
  assert_int_equal(hscal__fingerprint_changes(&then, &now, text, sizeof text), 2);
  assert_string_equal(text, "BLAS was OpenBLAS 0.3.20, is OpenBLAS 0.3.21; MPI was Open MPI v4.1.4, is MPICH 4.0.2");
  assert_int_equal(hscal__fingerprint_changes(&then, &now, narrow, sizeof narrow), 2);
  assert_true(strlen(narrow) < sizeof narrow);
  now = of_blas("", "Open MPI v4.1.4"); /* a program without BLAS knows nothing of it */
  assert_int_equal(hscal__fingerprint_changes(&then, &now, text, sizeof text), 0);
}

static void limit_of(const char *root, int cpu, const char *text) {
  char path[200];
  snprintf(path, sizeof path, "mkdir -p %s/devices/system/cpu/cpu%d/cpufreq", root, cpu);
  assert_int_equal(system(path), 0);
  snprintf(path, sizeof path, "%s/devices/system/cpu/cpu%d/cpufreq/scaling_max_freq", root, cpu);
  FILE *file = fopen(path, "w");
  assert_non_null(file);
  fputs(text, file);
  fclose(file);
}

static void limits_of_frequency(void **state) {
  (void)state;
  char root[] = "/tmp/hscal-sysfs-XXXXXX", text[HSCAL_PART_TEXT], words[64];
  assert_non_null(mkdtemp(root));
  hscal__frequency_limits(root, text);
  assert_string_equal(text, "");
  limit_of(root, 0, "3500000\n");
  limit_of(root, 1, "3500000\n");
  hscal__frequency_limits(root, text);
  assert_string_equal(text, "3500 MHz");
  limit_of(root, 1, "1200000\n");
  hscal__frequency_limits(root, text);
  assert_string_equal(text, "1200 to 3500 MHz");
  limit_of(root, 0, "nonsense\n");
  hscal__frequency_limits(root, text);
  assert_string_equal(text, "");
  snprintf(words, sizeof words, "rm -r %s", root);
  assert_int_equal(system(words), 0);
}

static const char frame[] =
    "{\"schema\": \"hscal-machine/1\", \"nodes\": [{\"name\": \"a\", \"processors\": 1, \"gflops\": 1,"
    " \"memory_bytes\": 1e9, \"fingerprint\": %s}], \"layers\": {\"node\": {\"latency_us\": 1},"
    " \"network\": {\"latency_us\": 1}}}";

static int parse(const char *fingerprint, hscal_machine **machine) {
  char text[1200];
  snprintf(text, sizeof text, frame, fingerprint);
  return hscal__machine_parse(text, "text", machine);
}

static void files_keep_every_part(void **state) {
  (void)state;
  hscal_machine *machine = NULL;
  assert_int_equal(parse("{\"cpu\": \"Abacus \\\"3\\\"\", \"cores\": \"2\", \"frequency\": \"3 MHz\", \"blas\": \"b\", "
                         "\"mpi\": \"m\", \"kernel\": \"k\"}",
                         &machine),
                   0);
  const hscal_fingerprint *kept = machine->classes[0].fingerprint;
  assert_string_equal(kept->part[HSCAL_FINGERPRINT_CPU], "Abacus \"3\"");
  assert_string_equal(kept->part[HSCAL_FINGERPRINT_KERNEL], "k");
  assert_round_trip(machine);
  hscal_machine *derived = NULL;
  assert_int_equal(hscal__machine_with_threads(machine, (const int[]){1}, &derived), 0);
  assert_memory_equal(derived->classes[0].fingerprint, kept, sizeof *kept);
  hscal_machine_free(derived);
  hscal_machine_free(machine);
  assert_int_equal(parse("{\"blass\": \"b\"}", &machine), HSCAL_ERROR_MACHINE);
  assert_string_equal(hscal_last_error(), "text: nodes[0].fingerprint.blass: unknown key; did you mean \"blas\"?");
  assert_int_equal(parse("{\"cpu\": \"\"}", &machine), HSCAL_ERROR_MACHINE);
  assert_int_equal(parse("{\"cpu\": 3}", &machine), HSCAL_ERROR_MACHINE);
  assert_int_equal(parse("[]", &machine), HSCAL_ERROR_MACHINE);
}

static void this_computer_has_one(void **state) {
  (void)state;
  hscal_topology topology;
  hscal_fingerprint now, again;
  char text[400];
  assert_int_equal(hscal__topology_read(&topology), 0);
  hscal__fingerprint_read(&topology, &now);
  assert_string_equal(now.part[HSCAL_FINGERPRINT_CPU], topology.cpu);
  assert_true(strncmp(now.part[HSCAL_FINGERPRINT_KERNEL], "Linux ", 6) == 0);
  assert_string_equal(now.part[HSCAL_FINGERPRINT_MPI], ""); /* this test is a program without MPI */
  hscal__fingerprint_read(&topology, &again);
  assert_int_equal(hscal__fingerprint_changes(&now, &again, text, sizeof text), 0);
}

static void a_host_is_found_by_its_name(void **state) {
  (void)state;
  hscal_machine *machine = NULL;
  assert_int_equal(hscal_machine_load("n=2x1@1, ideal", &machine), 0);
  assert_int_equal(hscal__machine_node_named(machine, "n2"), 1);
  assert_int_equal(hscal__machine_node_named(machine, "N2.example.org"), 1);
  assert_int_equal(hscal__machine_node_named(machine, "n23"), -1);
  assert_int_equal(hscal__machine_node_named(machine, ""), -1);
  assert_string_equal(hscal_machine_warnings(machine), "");
  assert_int_equal(hscal__machine_warn(machine, "%s is %d", "one", 1), 0);
  assert_int_equal(hscal__machine_warn(machine, "two"), 0);
  assert_string_equal(hscal_machine_warnings(machine), "one is 1\ntwo");
  hscal_machine_free(machine);
  assert_string_equal(hscal_machine_warnings(NULL), "");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(changes_are_told_part_by_part), cmocka_unit_test(limits_of_frequency),
      cmocka_unit_test(files_keep_every_part),         cmocka_unit_test(this_computer_has_one),
      cmocka_unit_test(a_host_is_found_by_its_name),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
