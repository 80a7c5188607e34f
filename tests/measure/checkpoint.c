/* What was measured before something cut it short is taken up again, if it fits. */
#include "measure/checkpoint.h"
#include "base/status.h"
#include "cmocka_test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { NODES = 2 };
static hscal_node_record records[NODES], read_records[NODES];
static char folder[] = "/tmp/hscal-partial-XXXXXX", file[64];

static hscal_measured_speeds known(void) {
  hscal_measured_speeds made = {.nnodes = NODES, .records = records, .samples = 7, .spread = 0.1, .uncertainty = 0.02};
  const hscal_shape_limits limits = {10e9, 5, 1e9};
  double largest;
  hscal__shapes_first(&limits, &made.shapes, &largest);
  made.shapes.shape[1].threads = 4, made.shapes.shape[2].alone = 1;
  for (int i = 0; i < NODES; i++)
    for (int s = 0; s < made.shapes.count; s++) records[i].flops_per_s[s] = s == 1 ? 0 : 1e9 / 3 * (s + 1) * (i + 1);
  return made;
}

static void what_is_known_comes_back(void **state) {
  (void)state;
  hscal_measured_speeds before = known(), after = {.nnodes = NODES, .records = read_records};
  assert_int_equal(hscal__checkpoint_save(file, "f", &before), 0);
  assert_int_equal(hscal__checkpoint_load(file, "f", &after), 1);
  assert_int_equal(after.shapes.count, before.shapes.count);
  for (int s = 0; s < after.shapes.count; s++) {
    assert_int_equal(hscal__shapes_find(&after.shapes, &before.shapes.shape[s]), s);
    for (int i = 0; i < NODES; i++) assert_true(read_records[i].flops_per_s[s] == records[i].flops_per_s[s]);
  }
  assert_true(after.samples == 7 && after.spread == 0.1 && after.uncertainty == 0.02);
}

static void what_does_not_fit_is_left_alone(void **state) {
  (void)state;
  hscal_measured_speeds before = known(), after = {.nnodes = NODES, .records = read_records};
  assert_int_equal(hscal__checkpoint_save(file, "f", &before), 0);
  assert_int_equal(hscal__checkpoint_load(file, "another machine", &after), 0);
  after.nnodes = 1;
  assert_int_equal(hscal__checkpoint_load(file, "f", &after), 0);
  after.nnodes = NODES;
  assert_int_equal(hscal__checkpoint_load("/nowhere/at/all", "f", &after), 0);
  assert_int_equal(hscal__checkpoint_load(folder, "f", &after), 0);
  assert_int_equal(after.shapes.count, 0);
  assert_int_equal(hscal__checkpoint_save("/nowhere/at/all", "f", &before), HSCAL_ERROR_FILE);
}

static void write_file(const char *text, size_t length) {
  FILE *out = fopen(file, "w");
  assert_non_null(out);
  assert_int_equal(fwrite(text, 1, length, out), length);
  fclose(out);
}

/* Cut anywhere, or with any letter changed, the file is taken up with sane values or not at all. */
static void spoiled_files_are_harmless(void **state) {
  (void)state;
  static char text[1 << 18];
  hscal_measured_speeds before = known();
  assert_int_equal(hscal__checkpoint_save(file, "f", &before), 0);
  FILE *in = fopen(file, "r");
  assert_non_null(in);
  size_t length = fread(text, 1, sizeof text, in);
  fclose(in);
  unsigned seed = 1;
  for (int round = 0; round < 400; round++) {
    hscal_measured_speeds after = {.nnodes = NODES, .records = read_records};
    seed = seed * 1664525u + 1013904223u;
    size_t at = seed % length;
    char was = text[at];
    if (round % 2) text[at] = "-0[]{},\"e9x"[seed / 7 % 11];
    write_file(text, round % 2 ? length : at);
    text[at] = was;
    if (!hscal__checkpoint_load(file, "f", &after)) continue;
    assert_in_range(after.shapes.count, 0, HSCAL_MOST_SHAPES);
    for (int s = 0; s < after.shapes.count; s++) assert_true(read_records[0].flops_per_s[s] >= 0);
  }
}

static int make_folder(void **state) {
  (void)state;
  if (!mkdtemp(folder)) return -1;
  snprintf(file, sizeof file, "%s/m.json.partial", folder);
  return 0;
}

static int remove_folder(void **state) {
  (void)state;
  unlink(file);
  return rmdir(folder);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(what_is_known_comes_back),
                                     cmocka_unit_test(what_does_not_fit_is_left_alone),
                                     cmocka_unit_test(spoiled_files_are_harmless)};
  return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
