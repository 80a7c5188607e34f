/* The cache of measured machines, the topology and the fingerprints. No MPI. */
#define _XOPEN_SOURCE 700 /* nftw */
#include "measure/cache.h"
#include "base/digest.h"
#include "base/text.h"
#include "cmocka_test.h"
#include "machine/fingerprint.h"
#include "machine/machine_builder.h"
#include "machine/same.h"
#include "machine/topology.h"

#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char folder[] = "/tmp/hscal-cache-XXXXXX";

static int remove_one(const char *path, const struct stat *facts, int kind, struct FTW *where) {
  (void)facts, (void)kind, (void)where;
  return remove(path);
}

static int set_up(void **state) {
  (void)state;
  strcpy(folder, "/tmp/hscal-cache-XXXXXX");
  if (!mkdtemp(folder)) return -1;
  return setenv("HSCAL_CACHE", folder, 1) || setenv("HSCAL_HOST", "here", 1);
}

static int tear_down(void **state) {
  (void)state;
  unsetenv("HSCAL_HOST");
  return nftw(folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

static hscal_machine *machine_with(const char *fingerprint, const char *text) {
  hscal_machine *machine = NULL;
  assert_int_equal(hscal_machine_load(text, &machine), 0);
  machine->fingerprint = hscal__copy_text(fingerprint);
  assert_non_null(machine->fingerprint);
  return machine;
}

static char *keep(const char *fingerprint, const char *text) {
  hscal_machine *machine = machine_with(fingerprint, text);
  char *file = hscal__cache_keep(machine);
  hscal_machine_free(machine);
  return file;
}

static void what_is_kept_is_found_by_its_fingerprint(void **state) {
  (void)state;
  hscal_machine *original = machine_with("one", "2x4@10"), *found = NULL;
  assert_int_equal(hscal__cache_find(HSCAL_MEASURED_WITH_CARE, "one", &found), 0);
  assert_null(found);
  char *file = hscal__cache_keep(original);
  assert_non_null(file);
  assert_int_equal(hscal__cache_find(HSCAL_MEASURED_WITH_CARE, "two", &found), 0);
  assert_null(found);
  assert_int_equal(hscal__cache_find(HSCAL_PROBED, "one", &found), 0);
  assert_null(found);
  assert_int_equal(hscal__cache_find(HSCAL_MEASURED_WITH_CARE, "one", &found), 0);
  assert_non_null(found);
  assert_null(machines_differ(original, found));
  hscal_machine_free(found);
  /* A spoiled file, or one with another fingerprint inside, is as good as none. */
  hscal_machine *other = machine_with("other", "1x1@1");
  assert_int_equal(hscal_machine_save(other, file), 0);
  assert_int_equal(hscal__cache_find(HSCAL_MEASURED_WITH_CARE, "one", &found), 0);
  assert_null(found);
  assert_int_equal(truncate(file, 20), 0);
  assert_int_equal(hscal__cache_find(HSCAL_MEASURED_WITH_CARE, "one", &found), 0);
  assert_null(found);
  hscal_machine_free(other);
  hscal_machine_free(original);
  free(file);
}

/* The kept machine of one node "n1", kind "xeon", that so many processes measured; of so many cores. */
static hscal_machine *measured_by(int processes, int cores, int is_probe) {
  hscal_machine *machine = machine_with("", cores == 4 ? "n1=4@10" : "n1=8@10");
  hscal_node_record record = {.processors = cores};
  strcpy(record.fingerprint, "xeon; BLAS");
  free(machine->fingerprint);
  machine->fingerprint = malloc(HSCAL_KEY_TEXT);
  machine->classes[0].fingerprint = calloc(1, sizeof *machine->classes[0].fingerprint);
  assert_non_null(machine->fingerprint);
  assert_non_null(machine->classes[0].fingerprint);
  assert_int_equal(hscal__kinds_key(&record, 1, 0, machine->fingerprint), 0);
  strcpy(machine->classes[0].fingerprint->part[HSCAL_FINGERPRINT_CPU], "xeon");
  machine->classes[0].measured_processes = processes;
  machine->is_probe = is_probe;
  return machine;
}

/* What is found for a job of so many processes on another node of that kind: 1 a probe, 0 measured with care, -1 nothing. */
static int found_for(hscal_cache_kind least, int processes) {
  hscal_node_record job = {.host = "n7", .processors = 4, .processes = processes};
  hscal_machine *found = NULL;
  strcpy(job.fingerprint, "xeon; BLAS");
  strcpy(job.parts.part[HSCAL_FINGERPRINT_CPU], "xeon");
  assert_int_equal(hscal__cache_serve(least, &job, 1, &found), 0);
  int is_probe = found ? found->is_probe : -1;
  if (found) assert_string_equal(found->node_name[0], "n7");
  hscal_machine_free(found);
  return is_probe;
}

static void keep_and_free(hscal_machine *machine) {
  char *file = hscal__cache_keep(machine);
  assert_non_null(file);
  free(file);
  hscal_machine_free(machine);
}

/* A probe serves equal nodes with no more processes than it had; it never takes the place of what was measured with care, however old that is. */
static void care_comes_before_probes(void **state) {
  (void)state;
  assert_int_equal(found_for(HSCAL_PROBED, 1), -1);
  keep_and_free(measured_by(2, 4, 1));
  assert_int_equal(found_for(HSCAL_PROBED, 1), 1);
  assert_int_equal(found_for(HSCAL_PROBED, 2), 1);
  assert_int_equal(found_for(HSCAL_PROBED, 3), -1);
  assert_int_equal(found_for(HSCAL_MEASURED_WITH_CARE, 1), -1);
  keep_and_free(measured_by(1, 4, 0));
  assert_int_equal(found_for(HSCAL_PROBED, 1), 0);
  assert_int_equal(found_for(HSCAL_PROBED, 2), 1); /* that one cannot serve two */
  keep_and_free(measured_by(4, 4, 0));
  keep_and_free(measured_by(4, 4, 1));
  assert_int_equal(found_for(HSCAL_PROBED, 4), 0);
  assert_int_equal(found_for(HSCAL_MEASURED_WITH_CARE, 4), 0);
  hscal_machine *latest = NULL;
  assert_int_equal(hscal__cache_find_latest(&latest), 0);
  assert_int_equal(latest->is_probe, 0);
  hscal_machine_free(latest);
}

static void the_latest_of_this_computer_is_found(void **state) {
  (void)state;
  hscal_machine *found = NULL;
  assert_int_equal(hscal__cache_find_latest(&found), 0);
  assert_null(found);
  char *first = keep("one", "1x1@1"), *second = keep("two", "1x1@2");
  const struct timespec early[2] = {{1000, 0}, {1000, 0}}, late[2] = {{2000, 0}, {2000, 0}};
  assert_int_equal(utimensat(AT_FDCWD, first, late, 0), 0);
  assert_int_equal(utimensat(AT_FDCWD, second, early, 0), 0);
  assert_int_equal(hscal__cache_find_latest(&found), 0);
  assert_string_equal(found->fingerprint, "one");
  hscal_machine_free(found);
  assert_int_equal(setenv("HSCAL_HOST", "elsewhere", 1), 0); /* a computer of the same kind */
  assert_int_equal(hscal__cache_find_latest(&found), 0);
  assert_non_null(found);
  hscal_machine_free(found);
  free(first);
  free(second);
}

static void a_cache_that_cannot_be_written_is_no_error(void **state) {
  (void)state;
  hscal_machine *found = NULL;
  char below_a_file[64];
  snprintf(below_a_file, sizeof below_a_file, "%s/file", folder);
  fclose(fopen(below_a_file, "w"));
  strcat(below_a_file, "/cache");
  static const char *const places[] = {"", "/proc/nowhere"};
  for (int i = 0; i < 3; i++) {
    assert_int_equal(setenv("HSCAL_CACHE", i < 2 ? places[i] : below_a_file, 1), 0);
    assert_null(keep("one", "1x1@1"));
    assert_int_equal(hscal__cache_find(HSCAL_MEASURED_WITH_CARE, "one", &found), 0);
    assert_null(found);
    assert_int_equal(hscal__cache_find_latest(&found), 0);
    assert_null(found);
  }
}

static void the_cache_lies_where_it_should(void **state) {
  (void)state;
  char expected[128];
  assert_int_equal(unsetenv("HSCAL_CACHE"), 0);
  assert_int_equal(setenv("HOME", folder, 1), 0);
  assert_int_equal(unsetenv("XDG_CACHE_HOME"), 0);
  char *file = keep("one", "1x1@1");
  snprintf(expected, sizeof expected, "%s/.cache/hscal/machine-", folder);
  assert_int_equal(strncmp(file, expected, strlen(expected)), 0);
  free(file);
  char other[64];
  snprintf(other, sizeof other, "%s/xdg", folder);
  assert_int_equal(setenv("XDG_CACHE_HOME", other, 1), 0);
  file = keep("one", "1x1@1");
  snprintf(expected, sizeof expected, "%s/hscal/machine-", other);
  assert_int_equal(strncmp(file, expected, strlen(expected)), 0);
  free(file);
  unsetenv("XDG_CACHE_HOME");
}

static void this_computer_is_described(void **state) {
  (void)state;
  hscal_topology topology;
  char text[HSCAL_FINGERPRINT_TEXT], name[HSCAL_HOST_TEXT];
  assert_int_equal(hscal__topology_read(&topology), 0);
  assert_in_range(topology.cores, 1, topology.threads);
  assert_in_range(topology.packages, 1, topology.cores);
  assert_true(topology.numa_nodes >= 1 && topology.memory_bytes > 1e6 && strlen(topology.cpu) > 0);
  hscal__fingerprint_hardware(&topology, text);
  assert_non_null(strstr(text, topology.cpu));
  hscal__fingerprint_software(text);
  assert_string_equal(strstr(text, "MPI "), "MPI none"); /* this test is a program without MPI */
  hscal__host_name(name);
  assert_string_equal(name, "here");
  assert_int_equal(setenv("HSCAL_HOST", "\tn\x01\xc3\xa9ow  x ", 1), 0); /* only plain letters get into files */
  hscal__host_name(name);
  assert_string_equal(name, "n ow x");
  unsetenv("HSCAL_HOST");
  hscal__host_name(name);
  assert_true(strlen(name) > 0);
  assert_true(hscal__digest_text(hscal__digest_text(HSCAL_DIGEST_START, "ab"), "c") !=
              hscal__digest_text(hscal__digest_text(HSCAL_DIGEST_START, "a"), "bc"));
}

int main(void) {
#define IN_FOLDER(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)
  const struct CMUnitTest tests[] = {
      IN_FOLDER(what_is_kept_is_found_by_its_fingerprint), IN_FOLDER(care_comes_before_probes),
      IN_FOLDER(the_latest_of_this_computer_is_found),     IN_FOLDER(a_cache_that_cannot_be_written_is_no_error),
      IN_FOLDER(the_cache_lies_where_it_should),           IN_FOLDER(this_computer_is_described)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
