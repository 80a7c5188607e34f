/* Crashes that are caught where they are guarded, and what they do elsewhere. */
#define _GNU_SOURCE
#include "verify/crash.h"
#include "cmocka_test.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

static volatile int sum;

/* Memory that nobody may touch, or of a file that ends before. */
static volatile int *nothing(int of_file) {
  FILE *file = of_file ? tmpfile() : NULL;
  void *at = mmap(NULL, 1, of_file ? PROT_READ : PROT_NONE, MAP_PRIVATE | (of_file ? 0 : MAP_ANONYMOUS),
                  file ? fileno(file) : -1, 0);
  if (file) fclose(file);
  assert_true(at != MAP_FAILED);
  return at;
}

static void segmentation(void) { sum = *nothing(0); }
static void bus(void) { sum = *nothing(1); }

static int sink(volatile const char *above, int deep) {
  volatile char local[4096];
  local[deep % 4096] = above[0];
  return deep < 0 ? local[0] : sink(local, deep + 1) + local[1];
}
static void overflow(void) {
  const char top[] = "";
  sum = sink(top, 0);
}

static int caught(void (*crash)(void)) {
  sigjmp_buf back;
  if (sigsetjmp(back, 1)) return crash_unguard();
  crash_guard(&back);
  crash();
  return crash_unguard();
}

static void harmless(void) { sum = 1; }

/* More than once: the signal must not stay blocked, nor the stack in use. */
static void crashes_come_back(void **state) {
  (void)state;
  for (int i = 0; i < 3; i++) {
    assert_int_equal(caught(segmentation), SIGSEGV);
    assert_int_equal(caught(bus), SIGBUS);
    assert_int_equal(caught(abort), SIGABRT);
    assert_int_equal(caught(overflow), SIGSEGV);
    assert_int_equal(caught(harmless), 0);
  }
}

static void leave(int signal) { _exit(100 + signal); }

static void what_was_before_is_given_back(void **state) {
  (void)state;
  static const int signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
  struct sigaction own = {.sa_flags = SA_ONSTACK}, kept[4], found;
  own.sa_handler = leave;
  stack_t stack = {.ss_sp = malloc(1 << 16), .ss_size = 1 << 16}, stack_kept, stack_found;
  assert_non_null(stack.ss_sp);
  for (int i = 0; i < 4; i++) assert_int_equal(sigaction(signals[i], &own, &kept[i]), 0);
  assert_int_equal(sigaltstack(&stack, &stack_kept), 0);
  assert_int_equal(caught(segmentation), SIGSEGV);
  assert_int_equal(caught(harmless), 0);
  assert_int_equal(sigaltstack(&stack_kept, &stack_found), 0);
  assert_ptr_equal(stack_found.ss_sp, stack.ss_sp);
  for (int i = 0; i < 4; i++) {
    assert_int_equal(sigaction(signals[i], &kept[i], &found), 0);
    assert_ptr_equal(found.sa_handler, leave);
  }
  free(stack.ss_sp);
}

/* ---- crashes that are not the library's: in a process of their own, whose end is looked at */

static void *crash_there(void *unused) {
  segmentation();
  return unused;
}

static void crash_in_another_thread(void) {
  pthread_t other;
  pthread_create(&other, NULL, crash_there, NULL);
  pthread_join(other, NULL);
}

static void send_signal(void) { kill(getpid(), SIGBUS); }

static int end_of(void (*crash)(void)) {
  int state;
  pid_t child = fork();
  assert_true(child >= 0);
  if (child == 0) {
    signal(SIGSEGV, leave);
    signal(SIGBUS, leave);
    _exit(caught(crash));
  }
  assert_int_equal(waitpid(child, &state, 0), child);
  assert_true(WIFEXITED(state));
  return WEXITSTATUS(state);
}

static void others_crash_as_before(void **state) {
  (void)state;
  assert_int_equal(end_of(segmentation), SIGSEGV);
  assert_int_equal(end_of(crash_in_another_thread), 100 + SIGSEGV);
  assert_int_equal(end_of(send_signal), 100 + SIGBUS);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(crashes_come_back),
      cmocka_unit_test(what_was_before_is_given_back),
      cmocka_unit_test(others_crash_as_before),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
