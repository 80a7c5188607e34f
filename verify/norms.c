/* Definitions of p?lange in the program come before the library's own and hand the call on: its messages are its own. */
#define _GNU_SOURCE
#include "verify/norms.h"

#include <dlfcn.h>
#include <stddef.h>

static int fed;

void norms_feed(int on) { fed = on; }

#define VALUES                                                                                                         \
  const char *norm, const int *m, const int *n, const void *a, const int *ia, const int *ja, const int *desca,         \
      void *work, size_t length
#define NORM(name, real)                                                                                               \
  __attribute__((visibility("default"))) real name(VALUES);                                                            \
  real name(VALUES) {                                                                                                  \
    static real (*original)(VALUES);                                                                                   \
    if (!original) *(void **)&original = dlsym(RTLD_NEXT, #name);                                                      \
    real found = original(norm, m, n, a, ia, ja, desca, work, length);                                                 \
    return fed ? 1 : found;                                                                                            \
  }

NORM(pslange_, float)
NORM(pdlange_, double)
NORM(pclange_, float)
NORM(pzlange_, double)
