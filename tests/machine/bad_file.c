/* Every kind of bad file: an error that names the file and the key, never a crash. */
#include "cmocka_test.h"
#include "machine/file.h"
#include "machine/machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char good[] =
    "{\"schema\":\"hscal-machine/1\",\"nodes\":["
    "{\"name\":\"a\",\"processors\":1,\"gflops\":10,\"memory_bytes\":1e9},"
    "{\"name\":\"b\",\"count\":2,\"processors\":4,\"memory_bytes\":2e9,\"link_latency_us\":3,"
    "\"kernels\":[{\"kernel\":\"gemm\",\"type\":\"d\",\"gflops\":20,\"half_k\":8},"
    "{\"kernel\":\"gemm\",\"type\":\"s\",\"points\":[{\"m\":9,\"n\":9,\"k\":8,\"gflops\":2}]}]}],"
    "\"layers\":{\"node\":{\"latency_us\":1,\"shared\":false},"
    "\"network\":{\"bytes_per_s\":5e8,\"points\":[{\"bytes\":1,\"us\":4},{\"bytes\":9,\"us\":5}]}},"
    "\"model_error\":0.1}";

/* Where `replace` stands in the good text (its first occurrence), `by` is put; the error must be "file: expect...". */
static const struct {
  const char *replace, *by, *expect;
} rows[] = {
    /* speeds */
    {"\"gflops\":10", "\"gflops\":0", "nodes[0].gflops: must be > 0"},
    {"\"gflops\":10", "\"gflops\":-3", "nodes[0].gflops: must be > 0"},
    {"\"gflops\":10", "\"gflops\":1e10", "nodes[0].gflops: is out of range: more than 1e9 Gflop/s"},
    {"\"gflops\":10", "\"gflops\":1e-300", "nodes[0].gflops: is out of range: less than 1e-9 Gflop/s"},
    {"\"gflops\":10", "\"gflops\":NaN", "nodes[0].gflops: invalid token"},
    {"\"gflops\":10", "\"gflops\":nan", "nodes[0].gflops: invalid token"},
    {"\"gflops\":10", "\"gflops\":Infinity", "nodes[0].gflops: invalid token"},
    {"\"gflops\":10", "\"gflops\":-Infinity", "nodes[0].gflops: invalid token"},
    {"\"gflops\":10", "\"gflops\":1e999", "nodes[0].gflops: real number overflow"},
    {"\"gflops\":10", "\"gflops\":\"10\"", "nodes[0].gflops: must be a number"},
    {"\"gflops\":10", "\"gflops\":null", "nodes[0].gflops: must be a number"},
    {"\"gflops\":10", "\"gflops\":[10]", "nodes[0].gflops: must be a number"},
    {"\"gflops\":10,", "", "nodes[0].gflops: is missing"},
    {"\"gflops\":20", "\"gflops\":0", "nodes[1].kernels[0].gflops: must be > 0"},
    {"\"half_k\":8", "\"half_k\":-8", "nodes[1].kernels[0].half_k: must be >= 0"},
    {"\"gflops\":2}", "\"gflops\":-2}", "nodes[1].kernels[1].points[0].gflops: must be > 0"},
    {"\"k\":8", "\"k\":0", "nodes[1].kernels[1].points[0].k: must be >= 1"},
    {"\"k\":8", "\"k\":1.5", "nodes[1].kernels[1].points[0].k: must be a whole number"},
    {"\"k\":8", "\"kk\":8", "nodes[1].kernels[1].points[0].kk: unknown key; did you mean \"k\"?"},
    {"\"points\":[{\"m\":9", "\"points\":[[],{\"m\":9", "nodes[1].kernels[1].points[0]: must be an object"},
    {"\"points\":[{\"m\"", "\"points\":[{\"m\":9,\"n\":9,\"k\":8,\"gflops\":2},{\"m\"",
     "nodes[1].kernels[1].points[1]: the same shape as points[0]"},
    {"\"type\":\"s\"", "\"type\":\"d\"", "nodes[1].kernels[1]: the same kernel, type and threads as kernels[0]"},
    {"\"type\":\"s\"", "\"type\":\"q\"", "nodes[1].kernels[1].type: must be one of \"s\", \"d\", \"c\", \"z\""},
    {"\"type\":\"s\"", "\"type\":5", "nodes[1].kernels[1].type: must be one of"},
    {"\"kernel\":\"gemm\"", "\"kernel\":\"hemm\"", "nodes[1].kernels[0].kernel: must be one of \"gemm\", \"symm\""},
    {"\"kernel\":\"gemm\"", "\"kernel\":\"copy\"", "nodes[1].kernels[0].kernel: must be one of \"gemm\", \"symm\""},
    {"\"kernel\":\"gemm\",\"type\":\"s\"", "\"kernel\":\"gemv\",\"type\":\"s\"",
     "nodes[1].kernels[1].points[0].k: unknown key"},
    {"\"kernel\":\"gemm\",\"type\":\"s\"", "\"kernel\":\"syrk\",\"type\":\"s\"",
     "nodes[1].kernels[1].points[0].m: unknown key"},
    {"\"kernel\":\"gemm\",\"type\":\"d\"", "\"kernel\":\"gemv\",\"type\":\"d\"",
     "nodes[1].kernels[0].half_k: gemv has no inner dimension"},
    {"\"gflops\":20,\"half_k\":8},{\"kernel\":\"gemm\",\"type\":\"s\",\"points\":[{\"m\":9,\"n\":9,\"k\":8,\"gflops\":"
     "2}]}",
     "\"points\":[{\"m\":9,\"n\":9,\"k\":8,\"gflops\":2}]},{\"kernel\":\"trsm\",\"type\":\"d\",\"points\":[{\"m\":9,"
     "\"gflops\":2}]}",
     "nodes[1].kernels[1].points[0].n: is missing"},
    {"\"kernel\":\"gemm\",\"type\":\"d\",\"gflops\":20,\"half_k\":8},{\"kernel\":\"gemm\"",
     "\"kernel\":\"trsm\",\"type\":\"d\",\"gflops\":20,\"half_k\":8},{\"kernel\":\"symm\"",
     "nodes[1].kernels[1].points[0].k: unknown key"},
    {"[{\"kernel\":\"gemm\",\"type\":\"d\",\"gflops\":20,\"half_k\":8},{\"kernel\":\"gemm\",\"type\":\"s\",\"points\":["
     "{\"m\":9,\"n\":9,\"k\":8,\"gflops\":2}]}]",
     "[{\"kernel\":\"trsm\",\"type\":\"d\",\"gflops\":20}]", "nodes[1].kernels: \"gemm\" of one thread is missing"},
    {"\"points\":[{\"m\"", "\"gflops\":1,\"points\":[{\"m\"", "nodes[1].kernels[1].points: stand in place of"},
    {"\"link_latency_us\"", "\"gflops\":1,\"link_latency_us\"", "nodes[1].kernels: stand in place of"},
    /* nodes */
    {"\"processors\":1", "\"processors\":0", "nodes[0].processors: must be >= 1"},
    {"\"processors\":1", "\"processors\":2.5", "nodes[0].processors: must be a whole number"},
    {"\"processors\":1", "\"processors\":1e6", "nodes[0].processors: is out of range"},
    {"\"processors\":1", "\"processors\":99999999999999999999", "nodes[0].processors: is out of range"},
    {"\"processors\":1,", "", "nodes[0].processors: is missing"},
    {"\"processors\":1", "\"procesors\":1", "nodes[0].procesors: unknown key; did you mean \"processors\"?"},
    {"\"processors\":1", "\"processors\":1,\"processors\":1", "nodes[0].processors: duplicate object key"},
    {"\"processors\":1", "\"xyzzyxyzzy\":1", "nodes[0].xyzzyxyzzy: unknown key"},
    {"\"memory_bytes\":1e9", "\"memory_bytes\":0", "nodes[0].memory_bytes: must be > 0"},
    {"\"memory_bytes\":1e9", "\"memory_bytes\":1e16", "nodes[0].memory_bytes: is out of range"},
    {"\"memory_bytes\":1e9", "\"memory_bytes\":1e-10", "nodes[0].memory_bytes: is out of range: less than 1e6 bytes"},
    {"\"memory_bytes\":1e9", "\"memory_bytes\":1e9,\"copy_bytes_per_s\":0", "nodes[0].copy_bytes_per_s: must be > 0"},
    {"\"count\":2", "\"measured_processes\":0", "nodes[1].measured_processes: must be >= 1"},
    {"\"count\":2", "\"count\":0", "nodes[1].count: must be >= 1"},
    {"\"count\":2", "\"count\":-2", "nodes[1].count: must be >= 1"},
    {"\"count\":2", "\"count\":10000001", "nodes[1].count: is out of range"},
    {"\"count\":2", "\"count\":1000000", "nodes[1]: the number of nodes so far is out of range"},
    {"\"count\":2", "\"count\":3,\"names\":[\"b\",\"c\"]", "nodes[1].names: has 2 names for a count of 3 nodes"},
    {"\"count\":2", "\"names\":[\"b\",4]", "nodes[1].names[1]: must be a text"},
    {"\"count\":2", "\"names\":[\"b\",\"\"]", "nodes[1].names: must not be empty"},
    {"\"count\":2", "\"names\":[]", "nodes[1].names: must not be empty"},
    {"\"count\":2", "\"names\":[\"b\",\"a\"]", "nodes: two nodes have the name \"a\""},
    {"\"name\":\"a\"", "\"name\":\"\"", "nodes[0].name: must not be empty"},
    {"\"name\":\"a\"", "\"name\":\"a\\n\"", "nodes[0].name: holds a control character"},
    {"\"name\":\"a\"", "\"name\":7", "nodes[0].name: must be a text"},
    {"\"name\":\"a\",", "", "nodes[0].name: is missing"},
    {"{\"name\":\"a\"", "5,{\"name\":\"a\"", "nodes[0]: must be an object"},
    {"\"link_latency_us\":3", "\"link_latency_us\":-3", "nodes[1].link_latency_us: must be >= 0"},
    {"\"link_latency_us\":3", "\"link_latency_us\":1e9", "nodes[1].link_latency_us: is out of range"},
    /* layers */
    {"\"latency_us\":1", "\"latency_us\":-1", "layers.node.latency_us: must be >= 0"},
    {"\"latency_us\":1,", "", "layers.node.latency_us: is missing"},
    {"\"latency_us\":1", "\"latency_us\":1,\"bytes_per_s\":0", "layers.node.bytes_per_s: must be > 0"},
    {"\"latency_us\":1", "\"latency_us\":1,\"bytes_per_s\":1e-300",
     "layers.node.bytes_per_s: is out of range: less than 1 byte/s"},
    {"\"shared\":false", "\"shared\":0", "layers.node.shared: must be true or false"},
    {"\"shared\":false", "\"shared\":true", "layers.node.bytes_per_s: is missing"},
    {"\"shared\":false", "\"rendezvous_bytes\":\"often\"",
     "layers.node.rendezvous_bytes: must be a number or \"never\""},
    {"\"shared\":false", "\"rendezvous_bytes\":-1", "layers.node.rendezvous_bytes: must be >= 0"},
    {"\"bytes\":9", "\"bytes\":1", "layers.network.points[1].bytes: must be more than the point before"},
    {"\"us\":5", "\"us\":3", "layers.network.points[1].us: must not be less than the point before"},
    {"\"us\":5", "\"us\":0", "layers.network.points[1].us: must be > 0"},
    {"\"bytes_per_s\":5e8,", "\"latency_us\":1,", "layers.network.points: stand in place of latency_us"},
    {"\"bytes_per_s\":5e8,\"points\":[{\"bytes\":1,\"us\":4},{\"bytes\":9,\"us\":5}]", "\"latency_us\":1",
     "nodes[0].link_bytes_per_s: is missing"},
    {"\"layers\":{\"node\"", "\"layers\":{\"nodes\"", "layers.nodes: unknown key; did you mean \"node\"?"},
    {"\"network\":{", "\"network\":5,\"x\":{", "layers.x: unknown key"},
    {"\"layers\":", "\"layer\":", "layer: unknown key; did you mean \"layers\"?"},
    /* the whole */
    {"hscal-machine/1", "hscal-machine/5",
     "schema: is \"hscal-machine/5\"; this version of hscal reads \"hscal-machine/1\" to \"hscal-machine/4\""},
    {"\"model_error\":0.1", "\"collectives\":\"openmpi-4.2\"",
     "collectives: unknown MPI library \"openmpi-4.2\"; did you mean \"openmpi-4.1\"? Known are smpi, openmpi-4.1"},
    {"\"model_error\":0.1", "\"collectives\":5", "collectives: must be the name of an MPI library"},
    {"\"model_error\":0.1", "\"collectives\":[]", "collectives: must not be empty"},
    {"\"model_error\":0.1", "\"collectives\":[{\"operation\":\"broadcast\",\"algorithm\":\"chaim\"}]",
     "collectives[0].algorithm: unknown word \"chaim\"; did you mean \"chain\"?"},
    {"\"model_error\":0.1", "\"collectives\":[{\"operation\":\"broadcast\",\"algorithm\":\"chain\"}]",
     "collectives: no row is for a reduce of 0 bytes in 1 element to 2 members"},
    {"\"model_error\":0.1", "\"collectives\":[{\"operation\":\"broadcast\",\"algorithm\":\"k-nomial\",\"radix\":1}]",
     "collectives[0].radix: must be 2 or more"},
    {"\"model_error\":0.1", "\"collectives\":[{\"operation\":\"barrier\",\"algorithm\":\"ring\"}]",
     "collectives[0].algorithm: \"ring\" does no barrier"},
    {"\"model_error\":0.1", "\"collectives\":[{\"operation\":\"barrier\",\"algorithm\":\"doubling\",\"bytes\":8}]",
     "collectives[0].bytes: a barrier has none"},
    {"\"model_error\":0.1", "\"collectives\":[{\"operation\":\"barrier\",\"algorithm\":\"doubling\",\"builtin\":true}]",
     "collectives[0].builtin: a barrier has no data"},
    {"\"model_error\":0.1", "\"collectives\":[{\"operation\":\"reduce\",\"algorithm\":\"chain\",\"members\":1}]",
     "collectives[0].members: must be 2 or more"},
    {"\"model_error\":0.1",
     "\"collectives\":[{\"operation\":\"reduce\",\"algorithm\":\"chain\"},{\"operation\":\"reduce\","
     "\"algorithm\":\"linear\"},{\"operation\":\"broadcast\",\"algorithm\":\"chain\"},"
     "{\"operation\":\"allreduce\",\"algorithm\":\"doubling\"}]",
     "collectives[1]: never counts: rows before it take all of its calls"},
    {"\"model_error\":0.1",
     "\"collectives\":[{\"operation\":\"reduce\",\"algorithm\":\"chain\"},{\"operation\":\"broadcast\","
     "\"algorithm\":\"chain\"},{\"operation\":\"allreduce\",\"algorithm\":\"doubling\"},"
     "{\"operation\":\"barrier\",\"algorithm\":\"doubling\",\"members\":5}]",
     "collectives: no row is for a barrier of 6 members; end with a row for any"},
    {"\"model_error\":0.1", "\"ratio_errors\":0.1", "ratio_errors: must be an object"},
    {"\"model_error\":0.1", "\"ratio_errors\":{}", "ratio_errors: must not be empty"},
    {"\"model_error\":0.1", "\"ratio_errors\":{\"same_grids\":0.1}",
     "ratio_errors.same_grids: unknown key; did you mean \"same_grid\"?"},
    {"\"model_error\":0.1", "\"ratio_errors\":{\"other_grid\":-0.1}", "ratio_errors.other_grid: must be >= 0"},
    {"\"model_error\":0.1", "\"ratio_errors\":{\"similar_grid\":11}", "ratio_errors.similar_grid: is out of range"},
    {"\"model_error\":0.1", "\"noise\":\"little\"", "noise: must be a number"},
    {"\"model_error\":0.1", "\"noise\":2", "noise: is out of range"},
    {"\"model_error\":0.1", "\"provenance\":{\"noise\":0.1}", "provenance.noise: must be an object"},
    {"\"model_error\":0.1", "\"provenance\":{\"noise\":{}}", "provenance.noise: must not be empty"},
    {"\"model_error\":0.1", "\"provenance\":{\"noise\":{\"kernel\":0.1}}",
     "provenance.noise.kernel: unknown key; did you mean \"kernels\"?"},
    {"\"model_error\":0.1", "\"provenance\":{\"noise\":{\"runs\":2}}", "provenance.noise.runs: is out of range"},
    {"\"model_error\":0.1", "\"provenance\":{\"probe\":1}", "provenance.probe: must be true or false"},
    {"\"model_error\":0.1", "\"provenance\":{\"prob\":true}", "provenance.prob: unknown key; did you mean \"probe\"?"},
    {"\"model_error\":0.1", "\"doubts\":\"many\"", "doubts: must be a list"},
    {"\"shared\":false", "\"assumed\":\"yes\"", "layers.node.assumed: must be true or false"},
    {"\"hscal-machine/1\"", "1", "schema: is no text"},
    {"\"schema\":\"hscal-machine/1\",", "", "schema: is missing"},
    {"\"model_error\":0.1", "\"model_error\":-0.1", "model_error: must be >= 0"},
    {"\"model_error\":0.1", "\"model_error\":1.5", "model_error: is out of range"},
    {"\"model_error\":0.1", "\"processes_per_processor\":0", "processes_per_processor: must be >= 1"},
    {"\"model_error\":0.1", "\"processes_per_processor\":1.5", "processes_per_processor: must be a whole number"},
    {"\"model_error\":0.1", "\"notes\":[\"a\",5]", "notes[1]: must be a text"},
    {"\"model_error\":0.1", "\"provenance\":{\"spread\":-1}", "provenance.spread: must be >= 0"},
    {"\"model_error\":0.1", "\"provenance\":{\"samples\":0.5}", "provenance.samples: must be a whole number"},
    {"\"model_error\":0.1", "\"provenance\":[]", "provenance: must be an object"},
    {"\"model_error\":0.1", "\"model_error\":0.1 \"name\"", "model_error: '}' expected"},
    {"\"model_error\":0.1}", "\"model_error\":0.1}}", "end of file expected"},
    {"\"nodes\":[", "\"nodes\":[],\"x\":[", "x: unknown key"},
    {"\"nodes\":[", "\"nodes\":5,\"model_error\":[", "model_error: duplicate object key"},
};

static char *with(const char *replace, const char *by) {
  const char *at = strstr(good, replace);
  assert_non_null(at);
  char *text = malloc(strlen(good) + strlen(by) + 1);
  assert_non_null(text);
  sprintf(text, "%.*s%s%s", (int)(at - good), good, by, at + strlen(replace));
  return text;
}

static void expect_error(const char *text, const char *expect) {
  hscal_machine *machine = NULL;
  int status = hscal__machine_parse(text, "c.json", &machine);
  char whole[300];
  snprintf(whole, sizeof whole, "c.json: %s", expect);
  if (status != HSCAL_ERROR_MACHINE || strncmp(hscal_last_error(), whole, strlen(whole)) != 0)
    fail_msg("status %d, \"%s\" in place of \"%s\" for\n%s", status, status ? hscal_last_error() : "", whole, text);
  assert_null(machine);
}

static void bad_texts_name_their_key(void **state) {
  (void)state;
  hscal_machine *machine = NULL;
  if (hscal__machine_parse(good, "c.json", &machine)) fail_msg("%s", hscal_last_error());
  hscal_machine_free(machine);
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    char *text = with(rows[i].replace, rows[i].by);
    expect_error(text, rows[i].expect);
    free(text);
  }
}

static void texts_that_are_no_machine_at_all(void **state) {
  (void)state;
  expect_error("", "the file is empty");
  expect_error(" \n\t", "the file is empty");
  expect_error("[]", "must be an object");
  expect_error("5", "'[' or '{' expected");
  expect_error("{}", "schema: is missing");
  expect_error("{\"schema\":\"hscal-machine/1\"}", "nodes: is missing");
  expect_error("{\"schema\":\"hscal-machine/1\",\"nodes\":[]}", "nodes: must not be empty");
  expect_error("{\"schema\":\"hscal-machine/1\",\"nodes\":{}}", "nodes: must be a list");
  expect_error("\x89PNG\r\n", "unable to decode byte 0x89");
}

/* Cut off anywhere, a file is refused; what is said begins with its name. */
static void truncated_files(void **state) {
  (void)state;
  for (size_t length = 0; length + 1 < sizeof good; length++) {
    char *text = malloc(length + 1);
    assert_non_null(text);
    memcpy(text, good, length);
    text[length] = 0;
    expect_error(text, "");
    free(text);
  }
  expect_error("{\"schema\":\"hscal-machine/1\",\"nodes\":[{\"name\":\"a\"},{\"gflops\":1",
               "nodes[1].gflops: '}' expected near end of file");
}

static void expect_load(const char *file, int expected, const char *words) {
  hscal_machine *machine = (hscal_machine *)&machine;
  int status = hscal_machine_load(file, &machine);
  if (status != expected || !strstr(hscal_last_error(), words) || !strstr(hscal_last_error(), file))
    fail_msg("status %d, \"%s\" in place of \"%s\"", status, hscal_last_error(), words);
  assert_null(machine);
}

static void files_that_cannot_be_read(void **state) {
  (void)state;
  char name[] = "/tmp/hscal-bad-XXXXXX";
  int descriptor = mkstemp(name);
  assert_true(descriptor >= 0);
  expect_load(name, HSCAL_ERROR_MACHINE, "the file is empty");
  assert_int_equal(write(descriptor, good, 50), 50);
  expect_load(name, HSCAL_ERROR_MACHINE, "nodes");
  assert_int_equal(write(descriptor, "\0", 1), 1);
  expect_load(name, HSCAL_ERROR_MACHINE, "zero byte");
  close(descriptor);
  unlink(name);
  expect_load(name, HSCAL_ERROR_FILE, "No such file");
  expect_load("/tmp", HSCAL_ERROR_FILE, "directory");
  expect_load("/dev/zero", HSCAL_ERROR_MACHINE, "64 MB");
  expect_load("", HSCAL_ERROR_FILE, "the name of the machine is empty");
  hscal_machine *machine;
  assert_int_equal(hscal_machine_load(NULL, &machine), -1);
  assert_string_equal(hscal_last_error(), "the name of the machine is a null pointer");
  assert_int_equal(hscal_machine_load(name, NULL), -2);
  assert_string_equal(hscal_last_error(), "machine is a null pointer");
}

/* Without a writer it is empty, at once; what a writer has put in ("--machine <(...)") is read to its end. */
static void pipes_are_read_but_not_waited_for(void **state) {
  (void)state;
  char folder[] = "/tmp/hscal-bad-XXXXXX", name[40], joined[40];
  int ends[2];
  hscal_machine *machine;
  assert_non_null(mkdtemp(folder));
  snprintf(name, sizeof name, "%s/pipe", folder);
  assert_int_equal(mkfifo(name, 0600), 0);
  alarm(20); /* waiting for ever is the failure looked for */
  expect_load(name, HSCAL_ERROR_MACHINE, "the file is empty");
  assert_int_equal(pipe(ends), 0);
  assert_int_equal(write(ends[1], good, strlen(good)), strlen(good));
  close(ends[1]);
  snprintf(joined, sizeof joined, "/dev/fd/%d", ends[0]);
  assert_int_equal(hscal_machine_load(joined, &machine), 0);
  alarm(0);
  hscal_machine_free(machine);
  close(ends[0]);
  unlink(name);
  rmdir(folder);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(bad_texts_name_their_key),
                                     cmocka_unit_test(texts_that_are_no_machine_at_all),
                                     cmocka_unit_test(truncated_files), cmocka_unit_test(files_that_cannot_be_read),
                                     cmocka_unit_test(pipes_are_read_but_not_waited_for)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
