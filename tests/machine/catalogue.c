/* Machines that come with hscal are known by name, wherever the program is started; files and strings come first. */
#include "machine/catalogue.h"
#include "cmocka_test.h"
#include "machine/machine.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char place[] = "/tmp/hscal-catalogue-XXXXXX";

/* Names of nodes tell the machines apart. */
static void expect_first_node(const char *name, const char *node) {
  hscal_machine *machine = NULL;
  if (hscal_machine_load(name, &machine)) fail_msg("%s", hscal_last_error());
  assert_string_equal(machine->node_name[0], node);
  hscal_machine_free(machine);
}

static void expect_refused(const char *name, const char *message) {
  hscal_machine *machine = (hscal_machine *)&machine;
  assert_int_equal(hscal_machine_load(name, &machine), HSCAL_ERROR_FILE);
  assert_null(machine);
  assert_string_equal(hscal_last_error(), message);
}

static void names_are_found_from_anywhere(void **state) {
  (void)state;
  static const char *const names[] = {"hcl16", "hcl16.json", "machines/hcl16", "machines/hcl16.json"};
  for (int i = 0; i < 4; i++) expect_first_node(names[i], "hcl01");
  char path[PATH_MAX];
  assert_int_equal(hscal__catalogue_find("two_generations", path), 1);
  assert_non_null(strstr(path, "/hscal/machines/two_generations.json"));
}

static void files_and_strings_come_first(void **state) {
  (void)state;
  expect_first_node("hcl16=2x4@10", "hcl161");
  FILE *file = fopen("hcl16", "w");
  assert_non_null(file);
  fputs("{\"schema\": \"hscal-machine/1\", \"nodes\": [{\"name\": \"mine\", \"processors\": 1, \"gflops\": 1,"
        " \"memory_bytes\": 1e9}], \"layers\": {\"node\": {\"latency_us\": 1}, \"network\": {\"latency_us\": 1}}}",
        file);
  fclose(file);
  expect_first_node("hcl16", "mine");
  expect_first_node("hcl16.json", "hcl01");
  unlink("hcl16");
}

#define KNOWN                                                                                                          \
  ": No such file or directory; machines known by name: all_alike, campus, cori-haswell, cori1, "                      \
  "cori256, cori64, daint, desktops, equal_nodes, "                                                                    \
  "hcl16, little_memory, one_weak_node, two_generations, two_phases, two_switches; kinds of nodes: epyc-7763, "        \
  "epyc-9654, xeon-6148, xeon-8480, xeon-e5-2695v4, a64fx, graviton3, raspberry-pi-5"

static void unknown_names_are_told_what_there_is(void **state) {
  (void)state;
  expect_refused("laptop", "laptop" KNOWN);
  expect_refused("hcl17", "hcl17" KNOWN "; did you mean \"hcl16\"?");
  expect_refused("grafiton3", "grafiton3" KNOWN "; did you mean \"graviton3\"?");
  expect_refused("machines/hcl6.json", "machines/hcl6.json" KNOWN "; did you mean \"hcl16\"?");
  expect_refused("2x4", "2x4" KNOWN);
}

/* Only the name: no way leads out of the folder or into it. */
static void paths_are_paths(void **state) {
  (void)state;
  char path[PATH_MAX], longest[PATH_MAX + 10];
  expect_refused("other/hcl16.json", "other/hcl16.json" KNOWN);
  expect_refused("machines/../machines/hcl16", "machines/../machines/hcl16" KNOWN);
  memset(longest, 'x', sizeof longest - 1);
  longest[sizeof longest - 1] = 0;
  assert_int_equal(hscal__catalogue_find(longest, path), 0);
  assert_int_equal(hscal__catalogue_find("", path), 0);
  assert_int_equal(hscal__catalogue_find("machines/", path), 0);
  assert_int_equal(hscal__catalogue_find("..", path), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(names_are_found_from_anywhere), cmocka_unit_test(files_and_strings_come_first),
      cmocka_unit_test(unknown_names_are_told_what_there_is), cmocka_unit_test(paths_are_paths)};
  if (!mkdtemp(place) || chdir(place)) return 1;
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  return rmdir(place) || failed;
}
