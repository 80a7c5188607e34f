#include "base/array.h"
#include "base/status.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int hscal__array_reserve(void *array, size_t *capacity, size_t count, size_t size) {
  size_t wanted = *capacity ? *capacity : 16;
  while (wanted < count && wanted <= SIZE_MAX / 2) wanted *= 2;
  void *old, *grown = NULL;
  memcpy(&old, array, sizeof old); /* *array is a pointer of some type: read it without aliasing it */
  if (wanted >= count && wanted <= SIZE_MAX / size) grown = realloc(old, wanted * size);
  if (!grown) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the clock: %zu x %zu bytes", count, size);
  memcpy(array, &grown, sizeof grown);
  *capacity = wanted;
  return 0;
}
