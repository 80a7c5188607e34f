/* hscal machine import: the topology files of mpC and HMPI. */
#include "cmocka_test.h"
#include "run.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Source: A. Lastovetsky, mpC (2002), section 5: nine workstations. */
static const char nine[] = "parallel(0.49, 0.97) c154056 c4407404 c11188106\n"
                           "#csultra01\ns1 p4288 n6 serial c251556 c6987375 c75412443\n"
                           "#csserver\ns1 p6667 n6 serial c291589 c8708311 c32021610\n"
                           "#csultra02\ns1 p4213 n6 serial c421605 c17034484 c73290148\n"
                           "#csultra03\ns1 p4092 n6 serial c196882 c10150458 c69696275\n"
                           "#csultra04\ns1 p4263 n6 serial c360042 c21758106 c74743908\n"
                           "#csultra05\ns1 p4288 n6 serial c411954 c18204945 c75087604\n"
                           "#csultra07\ns1 p4260 n6 serial c321599 c15395040 c78303652\n"
                           "#csultra08\ns1 p4357 n6 serial c430860 c21868078 c72443345\n"
                           "#csultra10\ns1 p4318 n6 serial c382766 c30094072 c70345882\n";

/* Source: M. Ravi Reddy, HMPI (PhD thesis, UCD, 2005), 3.8.1. */
static const char alpha_beta_gamma[] = "parallel(0.49, 0.97) c62377 c967039 c801049\n"
                                       "#alpha\ns2 p6667 n5 serial c2285064 c107326590 c99523787\n"
                                       "#beta\ns2 p5556 n5 serial c1312665 c80473880 c98430419\n"
                                       "#gamma\ns2 p5556 n5 serial c1956722 c78885862 c99667528\n";

/* Runs import on the text, then "machine check" on what it wrote, unless it fails. */
static run import(const char *text, const char *options, char *output) {
  char file[] = "/tmp/hscal-topology-XXXXXX", words[300];
  int to = mkstemp(file);
  assert_true(to >= 0 && write(to, text, strlen(text)) == (ssize_t)strlen(text));
  close(to);
  snprintf(words, sizeof words, "machine import %s %s%s%s", file, options, output ? " -o " : "", output ? output : "");
  run run = run_hscal(words);
  unlink(file);
  return run;
}

static json_t *imported(const char *text, double gflops) {
  char output[] = "/tmp/hscal-imported-XXXXXX", options[64];
  close(mkstemp(output));
  snprintf(options, sizeof options, "--gflops %g", gflops);
  assert_int_equal(import(text, options, output).status, 0);
  json_t *machine = json_load_file(output, 0, NULL);
  assert_non_null(machine);
  unlink(output);
  return machine;
}

static double number_at(json_t *list, size_t i, const char *key) {
  return json_number_value(json_object_get(json_array_get(list, i), key));
}

static void the_network_of_the_mpc_paper_is_read(void **state) {
  (void)state;
  json_t *machine = imported(nine, 0.6667), *nodes = json_object_get(machine, "nodes");
  json_t *between = json_object_get(json_object_get(json_object_get(machine, "layers"), "network"), "points");
  assert_int_equal(json_array_size(nodes), 9);
  assert_true(fabs(number_at(nodes, 0, "gflops") - 0.4288) < 1e-12);
  assert_true(fabs(number_at(nodes, 1, "gflops") - 0.6667) < 1e-12);
  assert_string_equal(json_string_value(json_object_get(json_array_get(nodes, 8), "name")), "csultra10");
  assert_int_equal(json_integer_value(json_object_get(machine, "processes_per_processor")), 6);
  assert_true(fabs(number_at(between, 0, "us") - 64e6 / 154056) < 1e-6);
  assert_true(fabs(number_at(between, 2, "us") - 262144e6 / 11188106) < 1e-6);
  json_decref(machine);
}

static void several_processors_are_read(void **state) {
  (void)state;
  json_t *machine = imported(alpha_beta_gamma, 4), *nodes = json_object_get(machine, "nodes");
  assert_int_equal((int)number_at(nodes, 0, "processors"), 2);
  assert_int_equal(json_integer_value(json_object_get(machine, "processes_per_processor")), 3); /* 5 on 2 */
  json_decref(machine);
}

static void expect_bad(const char *text, const char *options, int status, const char *reason) {
  run run = import(text, options, NULL);
  assert_int_equal(run.status, status);
  assert_string_equal(run.out, "");
  if (!strstr(run.err, reason)) fail_msg("\"%s\" says: %s", text, run.err);
}

static void bad_files_are_refused(void **state) {
  (void)state;
#define NETWORK "parallel(0.49, 0.97) c1e5 c4e6 c1e7\n"
  expect_bad("", "--gflops 1", 1, "it ends without a computer");
  expect_bad("what\n", "--gflops 1", 1, "line 1: \"what\" is no line");
  expect_bad("parallel(0.49) c1 c2 c3\n", "--gflops 1", 1, "line 1");
  expect_bad("serial c1 c2 c0\n", "--gflops 1", 1, "line 1");
  expect_bad("serial c1e3 c2e4 c3e5 more\n", "--gflops 1", 1, "line 1");
  expect_bad(NETWORK "s1 p1 n1 serial c1e6 c1e7 c1e8\n", "--gflops 1", 1, "line 2");
  expect_bad(NETWORK "#a\n#b\n", "--gflops 1", 1,
             "line 3: \"b\" is no line of a topology file of mpC: it must be the values");
  expect_bad(NETWORK "#a\ns0 p1 n1 serial c1e6 c1e7 c1e8\n", "--gflops 1", 1, "line 3");
  expect_bad(NETWORK "#a\ns1 p-1 n1 serial c1e6 c1e7 c1e8\n", "--gflops 1", 1, "line 3");
  expect_bad(NETWORK "#a\ns1 pnan n1 serial c1e6 c1e7 c1e8\n", "--gflops 1", 1, "line 3");
  expect_bad(NETWORK "#a\ns1 p1 n1 serial c1e6 c1e7\n", "--gflops 1", 1, "line 3");
  expect_bad(NETWORK "#a\n", "--gflops 1", 1, "it ends without the values of the last computer");
  expect_bad(NETWORK "#a\ns1 p1 n1 serial c1e6 c1e7 c1e8\n#a\ns1 p1 n1 serial c1e6 c1e7 c1e8\n", "--gflops 1", 1,
             "\"a\"");
  expect_bad(nine, "", 2, "--gflops is missing");
  expect_bad(nine, "--gflops 0", 2, "it must be above 0");
  expect_bad(nine, "--gflop 1", 2, "did you mean \"--gflops\"?");
  assert_int_equal(run_hscal("machine import --gflops 1").status, 2);
  assert_int_equal(run_hscal("machine import /no/such/file --gflops 1").status, 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_network_of_the_mpc_paper_is_read),
      cmocka_unit_test(several_processors_are_read),
      cmocka_unit_test(bad_files_are_refused),
  };
  return cmocka_run_group_tests_name("cli.import", tests, NULL, NULL);
}
