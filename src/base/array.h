/* Arrays that grow and are kept. */
#ifndef HSCAL_BASE_ARRAY_H
#define HSCAL_BASE_ARRAY_H

#include <stddef.h>

/* Reserves memory for `count` elements of `size` bytes in *array (a pointer to any pointer); doubles, never shrinks. The
 * elements up to the old capacity keep their values. 0 or HSCAL_ERROR_MEMORY, and then nothing has changed. */
int hscal__array_reserve(void *array, size_t *capacity, size_t count, size_t size);

#define HSCAL_ARRAY_RESERVE(array, capacity, count)                                                                    \
  ((count) <= (capacity) ? 0 : hscal__array_reserve(&(array), &(capacity), (count), sizeof *(array)))

#endif
