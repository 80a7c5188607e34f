/* Processes that wait long for others tell in one line who waits and for whom; then all goes on. */
#include "ctxt/waiting.h"
#include "harness.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* A file for the standard error of all processes. */
static char file[64];
static int kept_error;

static void catch_lines(void) {
  if (world_rank == 0) {
    snprintf(file, sizeof file, "/tmp/hscal_waiting_XXXXXX");
    int made = mkstemp(file);
    assert_true(made >= 0);
    close(made);
  }
  MPI_Bcast(file, sizeof file, MPI_BYTE, 0, MPI_COMM_WORLD);
  fflush(stderr);
  kept_error = dup(STDERR_FILENO);
  assert_non_null(freopen(file, "a", stderr));
}

/* What was said, once all have said it. */
static void caught(char *text, size_t size) {
  fflush(stderr);
  MPI_Barrier(MPI_COMM_WORLD);
  dup2(kept_error, STDERR_FILENO);
  close(kept_error);
  FILE *lines = fopen(file, "r");
  assert_non_null(lines);
  text[fread(text, 1, size - 1, lines)] = 0;
  fclose(lines);
  MPI_Barrier(MPI_COMM_WORLD);
  if (world_rank == 0) unlink(file);
}

/* Until someone says something: however slow the computer is, the others are told before this one comes. */
static void come_late(void) {
  for (;;) {
    FILE *lines = fopen(file, "r");
    int something = lines ? fgetc(lines) : EOF;
    if (lines) fclose(lines);
    if (something != EOF) return;
    nanosleep(&(struct timespec){.tv_nsec = 10000000}, NULL);
  }
}

static void expect_line(const char *who) {
  char text[1000], function[] = "hscal: waiting in hscal_close for ";
  caught(text, sizeof text);
  if (strncmp(text, function, sizeof function - 1) != 0 || !strstr(text, who) ||
      strchr(text, '\n') != strrchr(text, '\n'))
    fail_msg("expected one line, with \"%s\", not: %s", who, text);
}

static void one_comes_late(int late, const char *who) {
  use_machine("1x8@10, ideal");
  assert_int_equal(hscal_init(NULL, NULL), 0);
  catch_lines();
  if (world_rank == late) come_late();
  assert_int_equal(hscal_close(), 0);
  expect_line(who);
}

static void test_the_first_comes_late(void **state) {
  (void)state;
  for (int again = 0; again < 2; again++) one_comes_late(0, "; here: processes 1-3; missing: process 0 ");
}

static void test_one_in_the_middle_comes_late(void **state) {
  (void)state;
  one_comes_late(2, "; here: processes 0-1, 3; missing: process 2 ");
}

static void test_nobody_comes_late(void **state) {
  char text[100];
  (void)state;
  use_machine("1x8@10, ideal");
  assert_int_equal(hscal_init(NULL, NULL), 0);
  catch_lines();
  hscal__long_wait_s = 30;
  assert_int_equal(hscal_close(), 0);
  hscal__long_wait_s = 0.05;
  caught(text, sizeof text);
  assert_string_equal(text, "");
}

int main(void) {
  hscal__long_wait_s = 0.05;
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_the_first_comes_late),
                                     cmocka_unit_test(test_one_in_the_middle_comes_late),
                                     cmocka_unit_test(test_nobody_comes_late)};
  return RUN_MPI_TESTS(tests);
}
