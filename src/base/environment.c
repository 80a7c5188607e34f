#include "base/environment.h"

#include <stdlib.h>
#include <string.h>

int hscal__is_switched_on(const char *variable) {
  const char *value = getenv(variable);
  return value && *value && strcmp(value, "0") != 0;
}
