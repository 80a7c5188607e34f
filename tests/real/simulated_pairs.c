/* Pairs of simulated seconds: which rows of the two files make them, and what counts as harm. */
#include "simulated_pairs.h"
#include "cmocka_test.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static char folder[] = "/tmp/hscal-simulated-XXXXXX";

static void write_file(const char *name, const char *text) {
  char path[128];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  FILE *out = fopen(path, "w");
  assert_non_null(out);
  fputs(text, out);
  fclose(out);
}

static int make_folder(void **state) {
  (void)state;
  return mkdtemp(folder) ? 0 : -1;
}

static int remove_folder(void **state) {
  (void)state;
  char command[128];
  snprintf(command, sizeof command, "rm -r '%s'", folder);
  return system(command);
}

static harm harm_in_files(simulated_usual usual) {
  harm h = {0};
  harm_pair *pairs;
  int count;
  assert_int_equal(simulated_pairs(folder, usual, &pairs, &count), 0);
  harm_of_pairs(pairs, count, simulated_noise, &h);
  free(pairs);
  return h;
}

/* Four calls: the plan is twice as fast, as fast but for the last digits, a fifth slower, and the guide's layout is refused. */
static void gains_are_pairs(void **state) {
  (void)state;
  write_file("gains.csv", "cluster,routine,n,plan_s,guide_s,usual_s,expert_s\n"
                          "a,pdgemm,1000,1,2,2,1.5\n"
                          "a,pdgemm,2000,1.0005,1,1,1\n"
                          "b,pdgemm,1000,1.2,1,1.1,1\n"
                          "b,pdsyevd,600,1,nan,nan,1.1\n");
  harm h = harm_in_files(GAINS_GUIDE);
  assert_true(h.pairs == 3 && h.tasks == 3 && h.changed == 3 && h.harmful == 1 && h.harmful_tasks == 1);
  assert_true(fabs(h.worst - 0.2) < 1e-12 && fabs(h.usual_regret - 1.0 / 3) < 1e-12);
  assert_true(fabs(h.guarded_regret - 0.2005 / 3) < 1e-12);
  assert_true(fabs(h.kept - (log(2) - log(1.0005) - log(1.2)) / log(2)) < 1e-12);
  h = harm_in_files(GAINS_USUAL);
  assert_true(h.pairs == 3 && h.harmful == 1 && fabs(h.worst - (1.2 / 1.1 - 1)) < 1e-12);
}

/* The plan has a row of its own; where a rule decides as the plan does, nothing is changed. */
static void decisions_are_pairs(void **state) {
  (void)state;
  write_file("decisions.csv", "cluster,routine,m,n,k,by,simulated_s,times_best\n"
                              "a,pdgemm,10,10,10,ScaLAPACK's guide,3,1.5\n"
                              "a,pdgemm,10,10,10,greedy,2.5,1.25\n"
                              "a,pdgemm,10,10,10,hscal,2.5,1.25\n"
                              "a,pdgemm,10,10,10,brute force,2,1\n"
                              "a,pdgemm,20,10,10,ScaLAPACK's guide,3,1\n"
                              "a,pdgemm,20,10,10,hscal,4,1.33333333\n");
  harm h = harm_in_files(DECISIONS_GUIDE);
  assert_true(h.pairs == 2 && h.tasks == 2 && h.changed == 2 && h.harmful == 1 && fabs(h.worst - 1.0 / 3) < 1e-9);
  assert_true(fabs(h.usual_regret - 0.25) < 1e-9);
  h = harm_in_files(DECISIONS_ANY);
  assert_true(h.pairs == 3 && h.tasks == 2 && h.changed == 2 && h.harmful == 1);
}

static void what_is_no_table_is_said(void **state) {
  (void)state;
  harm_pair *pairs;
  int count;
  write_file("gains.csv", "cluster,routine,n,plan_s\na,pdgemm\n");
  assert_int_equal(simulated_pairs(folder, GAINS_GUIDE, &pairs, &count), 1);
  free(pairs);
  assert_int_equal(simulated_pairs("/no/such/folder", GAINS_GUIDE, &pairs, &count), 1);
  free(pairs);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(gains_are_pairs),
      cmocka_unit_test(decisions_are_pairs),
      cmocka_unit_test(what_is_no_table_is_said),
  };
  return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
