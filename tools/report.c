#include "report.h"
#include "base/nearest.h"

#include <stdarg.h>
#include <stdio.h>

static const char *about; /* place that messages are about */

void cli_set_place(const char *place) { about = place; }

static void begin(void) { fprintf(stderr, "hscal: %s%s", about ? about : "", about ? ": " : ""); }

static void say(const char *format, va_list arguments) {
  begin();
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
}

int cli_usage(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  say(format, arguments);
  va_end(arguments);
  return CLI_USAGE;
}

int cli_failure(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  say(format, arguments);
  va_end(arguments);
  return CLI_FAILURE;
}

int cli_report(int status) {
  const char *details = hscal_last_error();
  begin();
  fprintf(stderr, "%s\n", *details ? details : hscal_strerror(status));
  return status < 0 || status == HSCAL_ERROR_ARGUMENT || status == HSCAL_ERROR_UNKNOWN ? CLI_USAGE : CLI_FAILURE;
}

const char *cli_did_you_mean(const char *word, const char *const *words, int count) {
  static char text[96];
  const char *nearest = hscal__nearest(word, words, count);
  text[0] = 0;
  if (nearest) snprintf(text, sizeof text, "; did you mean \"%s\"?", nearest);
  return text;
}
