#include "base/environment.h"
#include "base/status.h"

#include <stdlib.h>
#include <string.h>

int hscal__is_switched_on(const char *variable) {
  const char *value = getenv(variable);
  return value && *value && strcmp(value, "0") != 0;
}

/* strtoll would also take blanks and a sign; what is too large for it is so for `most`. */
int hscal__environment_number(const char *variable, int least, int most, int *number) {
  const char *value = getenv(variable);
  if (!value || !*value) return 0;
  long long given = value[strspn(value, "0123456789")] ? -1 : strtoll(value, NULL, 10);
  if (given < least || given > most)
    return hscal__fail(HSCAL_ERROR_UNKNOWN, "%s is \"%.40s\", must be a whole number from %d to %d", variable, value,
                       least, most);
  *number = (int)given;
  return 0;
}
