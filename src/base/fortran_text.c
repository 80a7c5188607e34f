#include "base/fortran_text.h"

#include <string.h>

void hscal__give_fortran_text(const char *text, char *out, size_t size) {
  size_t length = strlen(text);
  if (length > size) length = size;
  memcpy(out, text, length);
  memset(out + length, ' ', size - length);
}
