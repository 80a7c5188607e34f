#include "base/status.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static _Thread_local char last_error[1024];
static _Thread_local char argument_text[64];

int hscal__fail(int status, const char *format, ...) {
  /* The arguments may point into the old text (a caller adding its own words), so build the new one aside. */
  char text[sizeof last_error];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  memcpy(last_error, text, sizeof text);
  return status;
}

void hscal__clear_error(void) { last_error[0] = 0; }

const char *hscal__last_error(void) { return last_error; }

const char *hscal_strerror(int status) {
  switch (status) {
#define HSCAL_STATUS_TEXT(name, number, text)                                                                          \
  case number:                                                                                                         \
    return text;
    HSCAL_STATUS_LIST(HSCAL_STATUS_TEXT)
#undef HSCAL_STATUS_TEXT
  }
  if (status <= -100)
    snprintf(argument_text, sizeof argument_text, "illegal entry %d of argument %d", -status % 100, -status / 100);
  else if (status < 0)
    snprintf(argument_text, sizeof argument_text, "illegal argument %d", -status);
  else
    snprintf(argument_text, sizeof argument_text, "unknown status %d", status);
  return argument_text;
}

const char *hscal_version(void) {
#define TEXT_OF(x) #x
#define TEXT(x)    TEXT_OF(x)
  return TEXT(HSCAL_VERSION_MAJOR) "." TEXT(HSCAL_VERSION_MINOR) "." TEXT(HSCAL_VERSION_PATCH);
}
