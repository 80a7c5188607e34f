#include "base/notice.h"
#include "base/environment.h"

#include <stdarg.h>
#include <stdio.h>

void hscal__notice(const char *format, ...) {
  char text[1200];
  va_list arguments;
  if (hscal__is_switched_on("HSCAL_QUIET")) return;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  fflush(stdout); /* so that in a common file the line stands where it belongs */
  fprintf(stderr, "hscal: %s\n", text);
  fflush(stderr); /* a program may have given it a buffer */
}
