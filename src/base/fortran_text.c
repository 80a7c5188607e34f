#include "base/fortran_text.h"
#include "base/status.h"

#include <string.h>

int hscal__fortran_text(const char *given, size_t length, char **text) {
  while (length > 0 && given[length - 1] == ' ') length--;
  *text = strndup(given, length);
  return *text ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a text of %zu characters", length);
}

void hscal__give_fortran_text(const char *text, char *out, size_t size) {
  size_t length = strlen(text);
  if (length > size) length = size;
  memcpy(out, text, length);
  memset(out + length, ' ', size - length);
}
