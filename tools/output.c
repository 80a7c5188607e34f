#include "output.h"
#include "base/file.h"
#include "report.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int cli_check_file(const char *file) {
  int failed = file ? hscal__file_may_replace(file) : 0;
  return failed ? cli_report(failed) : CLI_OK;
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
