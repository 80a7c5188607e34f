/* What a scheme becomes: events of processes, in an order that says what waits for what. */
#include "cmocka_test.h"
#include "hscal.h"
#include "model_text.h"

#include <stdlib.h>
#include <string.h>

static void expect_events(const char *scheme, const char *expected) {
  const char *const three[] = {"p=3", NULL};
  int status;
  char *text = model_of_scheme("", scheme), *events = trace_model(text, three, &status);
  if (status) fail_msg("%s: %s", scheme, hscal_last_error());
  assert_string_equal(events, expected);
  free(events);
  free(text);
}

static void volumes_are_shares_of_what_is_declared(void **state) {
  (void)state;
  expect_events("1 %% [1];", "1 gemm NN 4 4 4\n");
  expect_events("2 % [0];", "0 gemm NN 4 4 4\n0 gemm NN 4 4 4\n");
  expect_events("25 %% [0]->[2];", "0 send to 2 200 x 1\n2 receive from 0 200 x 1\n");
  expect_events("0 %% [0]; 0 %% [0]->[1];", "");
  expect_events("100 %% [1]->[1];", ""); /* to itself */
}

static void one_thing_comes_after_the_other(void **state) {
  (void)state;
  expect_events("50 %% [0]->[1]; 1 %% [1]; 50 %% [1]->[2];", "0 send to 1 400 x 1\n1 receive from 0 400 x 1\n"
                                                             "1 gemm NN 4 4 4\n"
                                                             "1 send to 2 400 x 1\n2 receive from 1 400 x 1\n");
}

static void in_par_messages_are_under_way_while_processes_compute(void **state) {
  (void)state;
  expect_events("int i; par (i = 0; i < 2; i++) { if (i == 0) 1 %% [0]; else 50 %% [0]->[1]; }",
                "0 send to 1 400 x 1\n0 gemm NN 4 4 4\n1 receive from 0 400 x 1\n");
  /* a ring: nobody waits with sending until it has received */
  expect_events("int i; par (i = 0; i < p; i++) 50 %% [i]->[(i+1)%p];",
                "0 send to 1 400 x 1\n1 send to 2 400 x 1\n2 send to 0 400 x 1\n"
                "1 receive from 0 400 x 1\n2 receive from 1 400 x 1\n0 receive from 2 400 x 1\n");
}

/* What a branch does second comes after what it does first; a par within it takes one place. */
static void branches_keep_their_order(void **state) {
  (void)state;
  expect_events("int i; par (i = 0; i < 2; i++) { 50 %% [i]->[2]; 1 %% [2]; }",
                "0 send to 2 400 x 1\n1 send to 2 400 x 1\n2 receive from 0 400 x 1\n2 receive from 1 400 x 1\n"
                "2 gemm NN 4 4 4\n2 gemm NN 4 4 4\n");
  expect_events("int i, j; par (i = 0; i < 1; i++) { par (j = 0; j < 2; j++) 50 %% [j]->[2]; 1 %% [2]; }",
                "0 send to 2 400 x 1\n1 send to 2 400 x 1\n2 receive from 0 400 x 1\n2 receive from 1 400 x 1\n"
                "2 gemm NN 4 4 4\n");
}

/* ---- declarations ----------------------------------------------------------------------------------------------- */

static const char grid[] = "algorithm m(int p, int q) {\n  coord I=p, J=q;\n  bench gemm(2, 2, 2);\n"
                           "  node { I==0 && J==0: bench*2; I==1: void; default: bench*1; };\n"
                           "  link (K=p, L=q) {\n    I==0 && J!=L: length*8 [I, J]->[I, L];\n"
                           "    J==0: length*4 [0, 0]->[0, 1], [0, 1]->[0, 0], [0, 0]->[9, 9];\n  };\n";

static void expect_grid(const char *scheme, int expected, const char *words) {
  const char *const values[] = {"p=2", "q=2", NULL};
  char text[1024];
  int status;
  strcpy(text, grid);
  strcat(text, scheme);
  char *events = trace_model(text, values, &status);
  if (status != expected || !strstr(status ? hscal_last_error() : events, words))
    fail_msg("%s: %d, %s", scheme, status, status ? hscal_last_error() : events);
  free(events);
}

static void the_first_clause_that_holds_is_a_nodes(void **state) {
  (void)state;
  expect_grid("scheme { 100 %% [0, 0]; }; };", 0, "0 gemm NN 2 2 2\n0 gemm NN 2 2 2\n");
  expect_grid("scheme { 100 %% [0, 1]; }; };", 0, "1 gemm NN 2 2 2\n");
  expect_grid("scheme { 100 %% [1, 0]; }; };", HSCAL_ERROR_NO_GRID, "there is no process [1,0]");
}

static void clauses_of_links_add_up(void **state) {
  (void)state;
  expect_grid("scheme { 100 %% [0, 0]->[0, 1]; }; };", 0, "0 send to 1 12 x 1");
  expect_grid("parent[5, 0]; scheme { }; };", HSCAL_ERROR_NO_GRID, "the parent is none of the processes");
}

static void a_clause_may_not_say_two_things_of_a_link(void **state) {
  const char *const values[] = {"p=2", NULL};
  int status;
  (void)state;
  free(trace_model("algorithm m(int p) { coord I=p; bench gemm(2,2,2); node { I>=0: 1; };\n"
                   "  link (K=p) { I>=0: length*(K+1) [0]->[1]; }; scheme { }; };",
                   values, &status));
  assert_int_equal(status, HSCAL_ERROR_NO_GRID);
  assert_non_null(strstr(hscal_last_error(), "two different volumes"));
}

static void links_must_be_declared(void **state) {
  const char *const values[] = {"p=3", NULL};
  int status;
  (void)state;
  free(trace_model("algorithm m(int p) { coord I=p; bench gemm(2,2,2); node { I>=0: 1; };\n"
                   "  link { I>0: length*8 [I]->[0]; }; scheme { 10 %% [0]->[1]; }; };",
                   values, &status));
  assert_int_equal(status, HSCAL_ERROR_NO_GRID);
  assert_non_null(strstr(hscal_last_error(), "link declares nothing between these two processes"));
}

static void conditions_are_required(void **state) {
  const char *const values[] = {"p=3", NULL};
  int status;
  (void)state;
  free(trace_model("algorithm m(int p) { coord I=p; require p % 2 == 0; bench gemm(2,2,2); node { I>=0: 1; };\n"
                   "  scheme { }; };",
                   values, &status));
  assert_int_equal(status, HSCAL_ERROR_NO_GRID);
  assert_non_null(strstr(hscal_last_error(), "m.pm:1:41: the model requires this"));
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(volumes_are_shares_of_what_is_declared),
                                     cmocka_unit_test(one_thing_comes_after_the_other),
                                     cmocka_unit_test(in_par_messages_are_under_way_while_processes_compute),
                                     cmocka_unit_test(branches_keep_their_order),
                                     cmocka_unit_test(the_first_clause_that_holds_is_a_nodes),
                                     cmocka_unit_test(clauses_of_links_add_up),
                                     cmocka_unit_test(a_clause_may_not_say_two_things_of_a_link),
                                     cmocka_unit_test(links_must_be_declared),
                                     cmocka_unit_test(conditions_are_required)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
