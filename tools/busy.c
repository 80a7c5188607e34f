#define _XOPEN_SOURCE 700 /* setitimer, SA_RESTART */
#include "busy.h"
#include "base/stop.h"

#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

enum { PATIENCE_S = 2, LONGEST_S = 1 << 16 };
static char line[256];
static size_t length;
static int is_searching, wait_s; /* what comes after the line, and since when it is waited */

/* Of a line that nobody reads nothing needs to be known. */
static void put(const char *text, size_t size) {
  if (write(STDERR_FILENO, text, size) < 0) length = 0;
}

static void ring_in(int seconds) { setitimer(ITIMER_REAL, &(struct itimerval){.it_value.tv_sec = seconds}, NULL); }

/* "hscal: 1234 layouts timed\n", without what a signal handler may not use. */
static void put_layouts(long layouts) {
  static const char begin[] = "hscal: ", end[] = " layouts timed so far\n";
  char text[sizeof begin + sizeof end + 20], digits[20];
  size_t ndigits = 0, size = sizeof begin - 1;
  memcpy(text, begin, size);
  do digits[ndigits++] = (char)('0' + layouts % 10);
  while ((layouts /= 10) > 0);
  while (ndigits > 0) text[size++] = digits[--ndigits];
  memcpy(text + size, end, sizeof end - 1);
  put(text, size + sizeof end - 1);
}

static void tell(int number) {
  int before = errno, is_first = wait_s == PATIENCE_S;
  (void)number;
  if (is_first)
    put(line, length);
  else if (hscal__layouts_timed() > 0)
    put_layouts(hscal__layouts_timed());
  if (is_searching && wait_s < LONGEST_S) ring_in(wait_s); /* twice as long as until now in all */
  wait_s *= 2;
  errno = before;
}

static void begin(int searching, const char *format, va_list arguments) {
  const struct sigaction action = {.sa_handler = tell, .sa_flags = SA_RESTART};
  cli_idle(); /* the line is not told while it is written */
  if (!isatty(STDERR_FILENO)) return;
  strcpy(line, "hscal: ");
  vsnprintf(line + strlen(line), sizeof line - strlen(line) - 1, format, arguments);
  strcat(line, "\n");
  length = strlen(line);
  is_searching = searching, wait_s = PATIENCE_S;
  if (sigaction(SIGALRM, &action, NULL) == 0) ring_in(PATIENCE_S);
}

void cli_busy(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  begin(0, format, arguments);
  va_end(arguments);
}

void cli_busy_searching(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  begin(1, format, arguments);
  va_end(arguments);
}

void cli_idle(void) { ring_in(0); }
