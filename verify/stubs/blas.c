/* Stub BLAS: every kernel is recorded and done. Six pointers hold all letters and dimensions of any of them. */
#include "recorder.h"

#define PARAMETERS void *a0, void *a1, void *a2, void *a3, void *a4, void *a5
#define ARGUMENTS  ((void *[]){a0, a1, a2, a3, a4, a5})

static void record(const char *name, void *const *arguments, int letters, int dims) {
  recorded_event event = recorded_kernel(name, arguments, letters, dims);
  recorder_add(&event);
}

#define SUBROUTINE(name, letters, dims)                                                                                \
  void name##_(PARAMETERS);                                                                                            \
  void name##_(PARAMETERS) { record(#name, ARGUMENTS, letters, dims); }

#define FUNCTION(name, type, value)                                                                                    \
  type name##_(int *n);                                                                                                \
  type name##_(int *n) {                                                                                               \
    record(#name, (void *[]){n}, 0, 1);                                                                                \
    return *n > 0 ? value : 0;                                                                                         \
  }

#define FACTORIZATION(name, letters, dims, info)                                                                       \
  void name##_(PARAMETERS);                                                                                            \
  void name##_(PARAMETERS) {                                                                                           \
    record(#name, ARGUMENTS, letters, dims);                                                                           \
    *(int *)ARGUMENTS[info] = 0;                                                                                       \
  }

#include "kernels.def"
