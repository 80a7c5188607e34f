#define _GNU_SOURCE
#include "verify/crash.h"

#include <signal.h>
#include <stdalign.h>
#include <sys/syscall.h>
#include <unistd.h>

/* SIGABRT: malloc and free end the program by it when what they keep has been overwritten. */
static const int guarded[] = {SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
enum { GUARDED = sizeof guarded / sizeof *guarded };

static struct {
  pid_t thread;
  sigjmp_buf *back;
  volatile sig_atomic_t caught;
  struct sigaction before[GUARDED];
  stack_t stack_before;
  int has_stack;
} guard;

/* Where crashes are dealt with: the thread's own stack may be what has run out. */
static alignas(16) char stack[1 << 16];

/* Not pthread_self: the recorder is in a linker namespace with a C library of its own. */
static pid_t this_thread(void) { return (pid_t)syscall(SYS_gettid); }

/* The action that the signal had. A crash comes again by itself, as soon as its instruction does. */
static void do_as_before(int signal, const siginfo_t *info) {
  for (int i = 0; i < GUARDED; i++)
    if (guarded[i] == signal) sigaction(signal, &guard.before[i], NULL);
  if (info->si_code <= 0) syscall(SYS_tgkill, getpid(), this_thread(), signal);
}

static void on_crash(int signal, siginfo_t *info, void *context) {
  (void)context;
  int is_sent = info->si_code <= 0 && !(info->si_code == SI_TKILL && info->si_pid == getpid()); /* abort sends it so */
  if (is_sent || this_thread() != guard.thread) {
    do_as_before(signal, info);
    return;
  }
  guard.caught = signal;
  siglongjmp(*guard.back, 1);
}

void crash_guard(sigjmp_buf *back) {
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
  const stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
  action.sa_sigaction = on_crash;
  sigemptyset(&action.sa_mask);
  guard.thread = this_thread();
  guard.back = back;
  guard.caught = 0;
  guard.has_stack = sigaltstack(&own, &guard.stack_before) == 0; /* not in a handler that runs on the old one */
  for (int i = 0; i < GUARDED; i++) sigaction(guarded[i], &action, &guard.before[i]);
}

int crash_unguard(void) {
  for (int i = 0; i < GUARDED; i++) sigaction(guarded[i], &guard.before[i], NULL);
  if (guard.has_stack) sigaltstack(&guard.stack_before, NULL);
  return guard.caught;
}
