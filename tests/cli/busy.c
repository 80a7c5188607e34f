/* On a terminal a command says what takes so long, and nothing if it does not. */
#define _XOPEN_SOURCE 700
#include "cmocka_test.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Starts hscal with these words, its stderr being a terminal, of which the other end is returned. */
static int start(char **words, pid_t *child) {
  int ours = posix_openpt(O_RDWR | O_NOCTTY);
  assert_true(ours >= 0 && grantpt(ours) == 0 && unlockpt(ours) == 0);
  int theirs = open(ptsname(ours), O_RDWR | O_NOCTTY), nowhere = open("/dev/null", O_WRONLY);
  assert_true(theirs >= 0 && nowhere >= 0);
  *child = fork();
  if (*child == 0) {
    dup2(nowhere, STDOUT_FILENO);
    dup2(theirs, STDERR_FILENO);
    close(ours);
    execv(HSCAL_COMMAND, words);
    _exit(127);
  }
  assert_true(*child > 0);
  close(theirs);
  close(nowhere);
  return ours;
}

/* What it says until the end of the line, or until it ends. */
static const char *line_of(int terminal) {
  enum { LONGEST_WAIT_MS = 120000 };
  static char line[512];
  size_t length = 0;
  struct pollfd waiting = {.fd = terminal, .events = POLLIN};
  while (length + 1 < sizeof line && poll(&waiting, 1, LONGEST_WAIT_MS) > 0) {
    ssize_t got = read(terminal, line + length, 1); /* fails once nobody has it open */
    if (got <= 0 || line[length] == '\r') break;
    length++;
  }
  line[length] = 0;
  return line;
}

static void test_long(void **state) {
  (void)state;
  pid_t child;
  char *words[] = {(char *)"hscal",
                   (char *)"info",
                   (char *)"pcheevx",
                   (char *)"n=100000",
                   (char *)"nb=500",
                   (char *)"grid=16x16",
                   NULL};
  int terminal = start(words, &child);
  assert_string_equal(line_of(terminal), "hscal: still counting: about a minute at most; larger blocks take less");
  kill(child, SIGKILL);
  assert_int_equal(waitpid(child, NULL, 0), child);
  close(terminal);
}

static void test_short(void **state) {
  (void)state;
  pid_t child;
  int ended;
  char *words[] = {(char *)"hscal",     (char *)"timeof",        (char *)"pdgemm",
                   (char *)"n=100",     (char *)"nb=50",         (char *)"grid=1x1",
                   (char *)"--machine", (char *)"1x1@10, ideal", NULL};
  int terminal = start(words, &child);
  assert_string_equal(line_of(terminal), "");
  assert_int_equal(waitpid(child, &ended, 0), child);
  assert_true(WIFEXITED(ended) && WEXITSTATUS(ended) == 0);
  close(terminal);
}

/* From time to time it says how far it is. The first interrupt ends the search: there is a plan, and no failure. */
static void test_interrupted(void **state) {
  (void)state;
  pid_t child;
  int status, more, most;
  char *words[] = {(char *)"hscal",      (char *)"plan",      (char *)"pdsyevd",
                   (char *)"n=10000",    (char *)"--machine", (char *)"64x16@10, lat 2us, bw 10GB",
                   (char *)"--patience", (char *)"100000",    NULL};
  int terminal = start(words, &child);
  assert_string_equal(line_of(terminal), "hscal: still planning; an interrupt (Ctrl-C) ends it with the best so far");
  assert_int_equal(sscanf(line_of(terminal), "\nhscal: %d layouts timed so far", &more), 1);
  assert_int_equal(sscanf(line_of(terminal), "\nhscal: %d layouts timed so far", &most), 1);
  assert_true(more > 0 && most > more);
  kill(child, SIGINT);
  assert_string_equal(line_of(terminal), "\nhscal: interrupted: the best layout so far");
  assert_int_equal(waitpid(child, &status, 0), child);
  assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_long), cmocka_unit_test(test_interrupted),
                                     cmocka_unit_test(test_short)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
