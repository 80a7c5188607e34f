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

/* Null: the number is no hscal_status. A status without a text is a warning of the compiler (-Wswitch). */
static const char *text_of(int status) {
  switch ((hscal_status)status) {
  case HSCAL_SUCCESS:
    return "success";
  case HSCAL_ERROR_MEMORY:
    return "out of memory";
  case HSCAL_ERROR_FILE:
    return "a file cannot be read or written";
  case HSCAL_ERROR_MACHINE:
    return "the machine description is not valid";
  case HSCAL_ERROR_NO_GRID:
    return "no process grid satisfies the request";
  case HSCAL_ERROR_NO_FIT:
    return "the problem does not fit in the memory of the machine";
  case HSCAL_ERROR_UNKNOWN:
    return "unknown routine, key or value";
  case HSCAL_ERROR_ARGUMENT:
    return "an argument is not legal";
  case HSCAL_ERROR_MPI:
    return "an MPI call failed";
  case HSCAL_ERROR_BLACS:
    return "a BLACS call failed";
  case HSCAL_ERROR_STATE:
    return "called at the wrong time (before hscal_init, after hscal_finalize, or twice)";
  case HSCAL_ERROR_CONTEXT:
    return "not a context of hscal";
  case HSCAL_ERROR_DISAGREE:
    return "the processes disagree about the arguments or the plan";
  case HSCAL_ERROR_UNSUPPORTED:
    return "not supported";
  case HSCAL_ERROR_INTERNAL:
    return "internal error";
  }
  return NULL;
}

const char *hscal_strerror(int status) {
  const char *text = text_of(status);
  if (text) return text;
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
