#include "report_end.h"
#include "base/status.h"

#include <stdio.h>

int report_end(const char *program, int status) {
  const char *detail = hscal_last_error();
  if (status) fprintf(stderr, "%s: %s\n", program, *detail ? detail : hscal_strerror(status));
  return status ? 1 : 0;
}
