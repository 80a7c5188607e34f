/*
 * The library's own local additions B := alpha A + beta B (PTZBLAS ?mmadd, ?mmdda, their transposing and conjugating
 * forms) are no BLAS, so the stubs don't see them. Definitions in the program come before the library's own: they note the
 * call and hand it on. Noted is what adds, as kernel ?mmadd of m x n elements; with a factor of 0 it copies or scales.
 */
#define _GNU_SOURCE
#include "verify/stubs/recorder.h"

#include <dlfcn.h>

/* The scalars come third and sixth in all of them. */
#define PARAMETERS void *m, void *n, void *factor, void *x, void *ldx, void *other_factor, void *y, void *ldy
#define ARGUMENTS  m, n, factor, x, ldx, other_factor, y, ldy

static void note(const char *name, void *m, void *n) {
  recorded_event event = recorded_kernel(name, (void *[]){m, n}, 0, 2);
  if (event.dims[0] > 0 && event.dims[1] > 0) recorder_add(&event);
}

#define IS_ZERO_s(x) (*(const float *)(x) == 0)
#define IS_ZERO_d(x) (*(const double *)(x) == 0)
#define IS_ZERO_c(x) (IS_ZERO_s(x) && IS_ZERO_s((const float *)(x) + 1))
#define IS_ZERO_z(x) (IS_ZERO_d(x) && IS_ZERO_d((const double *)(x) + 1))

#define ADDITION(type, form)                                                                                           \
  __attribute__((visibility("default"))) void type##form##_(PARAMETERS);                                               \
  void type##form##_(PARAMETERS) {                                                                                     \
    static void (*original)(PARAMETERS);                                                                               \
    if (!original) *(void **)&original = dlsym(RTLD_NEXT, #type #form "_");                                            \
    if (!IS_ZERO_##type(factor) && !IS_ZERO_##type(other_factor)) note(#type "mmadd", m, n);                           \
    original(ARGUMENTS);                                                                                               \
  }

#define ALL_TYPES(form) ADDITION(s, form) ADDITION(d, form) ADDITION(c, form) ADDITION(z, form)
ALL_TYPES(mmadd)
ALL_TYPES(mmcadd)
ALL_TYPES(mmtadd)
ALL_TYPES(mmtcadd)
ALL_TYPES(mmdda)
ALL_TYPES(mmddac)
ALL_TYPES(mmddat)
ALL_TYPES(mmddact)
