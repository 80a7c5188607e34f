/* Arrays of their own pages between two that nobody may touch: who writes past them crashes there and then, rather than later
 * by what has been overwritten. */
#ifndef VERIFY_FENCED_H
#define VERIFY_FENCED_H

#include <stddef.h>

/* Null if there is no memory. */
void *fenced_new(size_t bytes);
/* `bytes` as given to fenced_new; null is fine. */
void fenced_free(void *array, size_t bytes);

#endif
