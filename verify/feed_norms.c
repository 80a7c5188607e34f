/*
 * Definitions of p?lange, p?lansy and p?lanhe in the program come before the library's own and hand the call on: its messages are
 * its own. What it finds is not used. Stub messages leave the BLACS's buffers as malloc gave them, and the matrix takes from these what
 * other processes would have sent: its norm is whatever earlier calls left in memory, and may be so large that p?syevx scales.
 */
#define _GNU_SOURCE
#include "verify/feed_norms.h"

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

#define SYMMETRIC                                                                                                      \
  const char *norm, const char *uplo, const int *n, const void *a, const int *ia, const int *ja, const int *desca,     \
      void *work, size_t length1, size_t length2
#define SYMMETRIC_NORM(name, real)                                                                                     \
  __attribute__((visibility("default"))) real name(SYMMETRIC);                                                         \
  real name(SYMMETRIC) {                                                                                               \
    static real (*original)(SYMMETRIC);                                                                                \
    if (!original) *(void **)&original = dlsym(RTLD_NEXT, #name);                                                      \
    real found = original(norm, uplo, n, a, ia, ja, desca, work, length1, length2);                                    \
    return fed ? 1 : found;                                                                                            \
  }

NORM(pslange_, float)
NORM(pdlange_, double)
NORM(pclange_, float)
NORM(pzlange_, double)
SYMMETRIC_NORM(pslansy_, float)
SYMMETRIC_NORM(pdlansy_, double)
SYMMETRIC_NORM(pclanhe_, float)
SYMMETRIC_NORM(pzlanhe_, double)
