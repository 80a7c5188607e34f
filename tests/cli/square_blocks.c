/* Blocks with as many rows as columns, where they are asked for, and for programs that know one number. */
#include "cmocka_test.h"
#include "run.h"

#include <stdio.h>
#include <string.h>

#define MACHINE     "'fast=2x2@30 + slow=2x2@10, lat 2us, bw 10GB, ideal'"
#define GENERATIONS " --machine " MACHINE " pdgemm n=2000 grid=2x4 "

static void plans_have_them_if_asked(void **state) {
  (void)state;
  run run = run_hscal("plan" GENERATIONS);
  assert_non_null(strstr(run.out, "pdgemm: 2 x 4 grid of 8 processes, MB "));
  run = run_hscal("plan --square-blocks" GENERATIONS);
  assert_non_null(strstr(run.out, "pdgemm: 2 x 4 grid of 8 processes, NB "));
  run = run_hscal("plan --square-blocks" GENERATIONS "mb=16 nb=32");
  assert_int_equal(run.status, 2);
  assert_non_null(strstr(run.err, "--square-blocks and mb= that is not nb= exclude each other"));
  assert_int_equal(run_hscal("plan --square-blocks" GENERATIONS "mb=32").status, 0); /* one alone means both */
}

/* What a program would be started with by a plan for `what`, machine and all: `words` filled in. */
static run started(const char *what, const char *words) {
  char line[500];
  snprintf(line, sizeof line, "run --dry-run --launcher hydra --hostfile %s/hosts %s -- echo %s", run_folder, what,
           words);
  return run_hscal(line);
}

static void programs_with_one_number_get_them(void **state) {
  (void)state;
  run_write_file("hosts", "fast1:2\nfast2:2\nslow1:2\nslow2:2\n");
  run run = started(GENERATIONS, "{mb} {nb}");
  assert_null(strstr(run.out, "square_blocks"));
  assert_non_null(strstr(run.out, " 334\n")); /* 2000 / (2 + 2 + 1 + 1) */
  run = started(GENERATIONS, "{nb}");
  assert_non_null(strstr(run.out, "HSCAL_OPTIONS=square_blocks"));
  run = started(GENERATIONS, "-b{NB} \"{{mb}\"");
  assert_non_null(strstr(run.out, "HSCAL_OPTIONS=square_blocks"));
  run = started(GENERATIONS, "{mb}");
  assert_non_null(strstr(run.out, "HSCAL_OPTIONS=square_blocks"));
  run = started(GENERATIONS, "\"{{nb}\"");
  assert_null(strstr(run.out, "square_blocks"));
}

/* Neither blocks that the user demands nor those of a plan that was kept. */
static void programs_with_one_number_get_no_other(void **state) {
  (void)state;
  static const char *const words[] = {"{nb}", "{mb}", "{mb} {nb}", "{p}"};
  char kept[300];
  run plan = run_hscal("plan --json" GENERATIONS "mb=16 nb=334");
  run_write_file("kept.json", plan.out);
  snprintf(kept, sizeof kept, "--machine " MACHINE " --plan %s/kept.json", run_folder);
  const char *const whats[] = {GENERATIONS "mb=16 nb=334", kept};
  for (int i = 0; i < 8; i++) {
    const int is_one = i / 2 < 2;
    run run = started(whats[i % 2], words[i / 2]);
    assert_int_equal(run.status, is_one ? 2 : 0);
    if (is_one) assert_non_null(strstr(run.err, "16 rows and 334 columns, and the program is told one of both"));
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(plans_have_them_if_asked),
      cmocka_unit_test(programs_with_one_number_get_them),
      cmocka_unit_test(programs_with_one_number_get_no_other),
  };
  return cmocka_run_group_tests(tests, run_make_folder, run_remove_folder);
}
