#define _XOPEN_SOURCE 700 /* setitimer, SA_RESTART */
#include "busy.h"

#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

static char line[256];
static size_t length;

/* Of a line that nobody reads nothing needs to be known. */
static void tell(int number) {
  int before = errno;
  (void)number;
  if (write(STDERR_FILENO, line, length) < 0) length = 0;
  errno = before;
}

static void ring_in(int seconds) { setitimer(ITIMER_REAL, &(struct itimerval){.it_value.tv_sec = seconds}, NULL); }

void cli_busy(const char *format, ...) {
  enum { PATIENCE_S = 2 };
  const struct sigaction action = {.sa_handler = tell, .sa_flags = SA_RESTART};
  va_list arguments;
  cli_idle(); /* the line is not told while it is written */
  if (!isatty(STDERR_FILENO)) return;
  strcpy(line, "hscal: ");
  va_start(arguments, format);
  vsnprintf(line + strlen(line), sizeof line - strlen(line) - 1, format, arguments);
  va_end(arguments);
  strcat(line, "\n");
  length = strlen(line);
  if (sigaction(SIGALRM, &action, NULL) == 0) ring_in(PATIENCE_S);
}

void cli_idle(void) { ring_in(0); }
