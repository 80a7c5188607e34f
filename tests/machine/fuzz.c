/*
 * Deterministic fuzzing: thousands of mutations of valid files and strings. Whatever comes, the answer is a machine that
 * passes the check and survives writing, or an error with words. Run it under sanitizers to see more.
 */
#include "cmocka_test.h"
#include "machine/check.h"
#include "machine/file.h"
#include "machine/same.h"
#include "machine/synthetic.h"
#include "machine/write.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 6000, CAPACITY = 16384 };

static unsigned long long seed = 0x9e3779b97f4a7c15ull;
static size_t random_below(size_t limit) {
  seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
  return limit ? (size_t)(seed % limit) : 0;
}

static const char *const pieces[] = {"0",
                                     "-1",
                                     "1e999",
                                     "NaN",
                                     "null",
                                     "true",
                                     "\"",
                                     "{",
                                     "}",
                                     "[",
                                     "]",
                                     ",",
                                     ":",
                                     "@",
                                     "x",
                                     "\\u0000",
                                     "\\",
                                     "1e5",
                                     "99999999999999999999",
                                     "\"x\":1,",
                                     "[[[[[[[[[[[[[[[[",
                                     "+",
                                     "\xff",
                                     "\xc3\xa9",
                                     " ",
                                     "0.5",
                                     "us",
                                     "GB",
                                     "="};

/* Changes one place of the text: another byte, a part removed, a part doubled, a piece put in. */
static void mutate(char *text) {
  size_t length = strlen(text), at = random_below(length + 1), span = random_below(12);
  if (at + span > length) span = length - at;
  switch (random_below(4)) {
  case 0:
    if (at < length) text[at] = (char)(1 + random_below(255));
    break;
  case 1:
    memmove(text + at, text + at + span, length - at - span + 1);
    break;
  case 2:
    if (length + span < CAPACITY) memmove(text + at + span, text + at, length - at + 1);
    break;
  default: {
    const char *piece = pieces[random_below(sizeof pieces / sizeof pieces[0])];
    size_t size = strlen(piece);
    if (length + size >= CAPACITY) break;
    memmove(text + at + size, text + at, length - at + 1);
    memcpy(text + at, piece, size);
  }
  }
}

/* Answers the number of mutants that were still good. */
static int fuzz(const char *origin, int (*read)(const char *text, hscal_machine **machine)) {
  int good = 0;
  char *text = malloc(CAPACITY + 1);
  assert_non_null(text);
  for (int round = 0; round < ROUNDS; round++) {
    strcpy(text, origin);
    for (size_t i = 0, changes = 1 + random_below(3); i < changes; i++) mutate(text);
    hscal_machine *machine = NULL;
    int status = read(text, &machine);
    if (status) {
      assert_int_equal(status, HSCAL_ERROR_MACHINE);
      assert_null(machine);
      assert_true(strlen(hscal_last_error()) > 8);
    } else {
      good++;
      assert_non_null(machine);
      assert_int_equal(hscal__machine_check(machine), 0);
      if (machine->nnodes < 1000) assert_round_trip(machine);
      hscal_machine_free(machine);
    }
  }
  free(text);
  return good;
}

static int read_json(const char *text, hscal_machine **machine) { return hscal__machine_parse(text, "fuzz", machine); }

static void fuzz_file(const char *file) {
  hscal_machine *machine = NULL;
  assert_int_equal(hscal_machine_load(file, &machine), 0);
  char *text = hscal__machine_text(machine);
  assert_non_null(text);
  assert_true(strlen(text) < CAPACITY);
  assert_in_range(fuzz(text, read_json), 1, ROUNDS - 1); /* some mutants stay good (notes, names), some do not */
  free(text);
  hscal_machine_free(machine);
}

static void files(void **state) {
  (void)state;
  fuzz_file(HSCAL_MACHINES "/hcl16.json");
  fuzz_file(HSCAL_MACHINES "/two_generations.json");
}

static void switches(void **state) {
  (void)state;
  assert_in_range(
      fuzz("{\"schema\":\"hscal-machine/"
           "1\",\"nodes\":[{\"name\":\"a\",\"count\":5,\"processors\":2,\"memory_bytes\":1e9,"
           "\"gflops\":3,\"switch\":{\"left\":2,\"right\":3}},{\"name\":\"b\",\"processors\":2,\"memory_bytes\":1e9,"
           "\"gflops\":3,\"switch\":\"left\"}],\"layers\":{\"node\":{\"latency_us\":1},"
           "\"network\":{\"latency_us\":10,\"bytes_per_s\":1e9},"
           "\"switches\":{\"latency_us\":5,\"bytes_per_s\":8e8,\"uplink_bytes_per_s\":2e9}}}",
           read_json),
      1, ROUNDS - 1);
  assert_in_range(fuzz("5x2@3 + 2@4, bothbw 12GB, switches 3, switchlat 4us, switchbw 2GB", hscal__machine_synthetic),
                  1, ROUNDS - 1);
}

/* Kernels of every level, measured and by formula. */
static void kernels(void **state) {
  (void)state;
  assert_in_range(
      fuzz("{\"schema\":\"hscal-machine/1\",\"nodes\":[{\"name\":\"a\",\"processors\":2,\"memory_bytes\":1e9,"
           "\"kernels\":[{\"kernel\":\"gemm\",\"type\":\"d\",\"gflops\":20,\"half_k\":8},"
           "{\"kernel\":\"trsm\",\"type\":\"z\",\"points\":[{\"m\":32,\"n\":9,\"gflops\":2},{\"m\":32,\"n\":8,"
           "\"gflops\":3}]},"
           "{\"kernel\":\"syrk\",\"type\":\"d\",\"points\":[{\"n\":32,\"k\":9,\"gflops\":2}]},"
           "{\"kernel\":\"symv\",\"type\":\"s\",\"points\":[{\"n\":32,\"gflops\":1}]},"
           "{\"kernel\":\"dot\",\"type\":\"c\",\"gflops\":1.5}]}],"
           "\"layers\":{\"node\":{\"latency_us\":1},\"network\":{\"latency_us\":10,\"bytes_per_s\":1e9}}}",
           read_json),
      1, ROUNDS - 1);
}

static void strings(void **state) {
  (void)state;
  assert_in_range(
      fuzz("2x4@10 + n=1x8@30, lat 2us, bw 10GB/s, rendezvous never, late 0, half 16", hscal__machine_synthetic), 1,
      ROUNDS - 1);
  assert_in_range(fuzz("2x epyc-7763/8 + 3x(8@60+16@30), hdr100, membw 99GB, ideal", hscal__machine_synthetic), 1,
                  ROUNDS - 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(files), cmocka_unit_test(switches), cmocka_unit_test(kernels),
                                     cmocka_unit_test(strings)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
