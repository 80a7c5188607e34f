#include "options.h"
#include "base/status.h"
#include "hscal.h"
#include "observed_call.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FAILED = 1, MISUSED = 2, MOST_CALLS = 100000 };

static int is_number(const char *text, long least, long most, long *number) {
  char *end;
  *number = strtol(text, &end, 10);
  return end != text && !*end && *number >= least && *number <= most;
}

static int is_option(const char *name, const char *text, options *options) {
  if (strcmp(name, "--scheme") == 0) return (options->scheme = scheme_to_observe(text)) >= 0;
  if (strcmp(name, "--seed") == 0) return is_number(text, 0, INT32_MAX, &options->seed);
  return strcmp(name, "--calls") == 0 && is_number(text, 1, MOST_CALLS, &options->calls);
}

static int run_all(const options *options, const char *head, for_scheme *one) {
  hscal_workspace *workspace = hscal__workspace_new();
  int status = workspace ? 0 : HSCAL_ERROR_MEMORY;
  fputs(head, stdout);
  for (int scheme = 0; scheme < HSCAL_SCHEME_COUNT && !status; scheme++) {
    const hscal_routine *routine = routine_to_observe(scheme);
    if (routine && (options->scheme < 0 || options->scheme == scheme)) status = one(workspace, options, routine);
  }
  hscal__workspace_free(workspace);
  return status ? status : fflush(stdout) || ferror(stdout) ? HSCAL_ERROR_FILE : 0;
}

int run_for_schemes(int argc, char **argv, const char *help, options usual, const char *head, for_scheme *one) {
  options options = usual;
  int i = 1, is_asked = argc == 2 && strcmp(argv[1], "--help") == 0;
  hscal_set_error_handler(NULL, NULL); /* told below */
  while (i + 1 < argc && is_option(argv[i], argv[i + 1], &options)) i += 2;
  if (i != argc) {
    fputs(help, is_asked ? stdout : stderr);
    return is_asked ? 0 : MISUSED;
  }
  int status = run_all(&options, head, one);
  if (status) fprintf(stderr, "%s: %s\n", argv[0], *hscal_last_error() ? hscal_last_error() : hscal_strerror(status));
  return status ? FAILED : 0;
}
