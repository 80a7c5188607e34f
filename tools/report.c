/* Messages and output. */
#include "base/file.h"
#include "base/nearest.h"
#include "cli.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void say(const char *format, va_list arguments) {
  fputs("hscal: ", stderr);
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
  if (*details)
    fprintf(stderr, "hscal: %s\n", details);
  else
    fprintf(stderr, "hscal: %s\n", hscal_strerror(status));
  return status < 0 || status == HSCAL_ERROR_ARGUMENT || status == HSCAL_ERROR_UNKNOWN ? CLI_USAGE : CLI_FAILURE;
}

int cli_check_file(const char *file) {
  int failed = file ? hscal__file_may_replace(file) : 0;
  return failed ? cli_report(failed) : CLI_OK;
}

const char *cli_did_you_mean(const char *word, const char *const *words, int count) {
  static char text[96];
  const char *nearest = hscal__nearest(word, words, count);
  text[0] = 0;
  if (nearest) snprintf(text, sizeof text, "; did you mean \"%s\"?", nearest);
  return text;
}

int cli_print(const char *text) {
  size_t length = strlen(text);
  int ends = length > 0 && text[length - 1] == '\n';
  errno = 0;
  if (fputs(text, stdout) < 0 || (!ends && fputc('\n', stdout) < 0) || fflush(stdout) != 0)
    return cli_failure("cannot write the output: %s", errno ? strerror(errno) : "unknown reason");
  return CLI_OK;
}

int cli_print_and_free(char *text) {
  if (!text) return cli_report(HSCAL_ERROR_MEMORY);
  int status = cli_print(text);
  free(text);
  return status;
}
