/*
 * Kernels that libscalapack has itself. Definitions in the program come before its own, also where it is preloaded (hscal verify --library):
 * they note the call and do nothing, as the stub of the BLAS does.
 */
#include "verify/stubs/recorder.h"

#define PUBLIC __attribute__((visibility("default")))

/* Products with absolute values (PBLAS/SRC/PTZBLAS): option letter, dimensions. */
#define ABSOLUTE(name, dims)                                                                                           \
  PUBLIC void name##_(void *letter, void *first, void *second);                                                        \
  void name##_(void *letter, void *first, void *second) {                                                              \
    recorded_event event = recorded_kernel(#name, (void *[]){letter, first, second}, 1, dims);                         \
    recorder_add(&event);                                                                                              \
  }

ABSOLUTE(sagemv, 2)
ABSOLUTE(dagemv, 2)
ABSOLUTE(cagemv, 2)
ABSOLUTE(zagemv, 2)
ABSOLUTE(sasymv, 1)
ABSOLUTE(dasymv, 1)
ABSOLUTE(cahemv, 1)
ABSOLUTE(zahemv, 1)

/* Complex products of two vectors: ScaLAPACK up to 2.2.1 calls the BLAS for them, 2.2.2 has loops (TOOLS/ccdotu.f, ccdotc.f, zzdotu.f,
 * zzdotc.f). They find what the stub would. */
#define PRODUCT(name, kernel, real)                                                                                    \
  PUBLIC void name(const int *n, real *product);                                                                       \
  void name(const int *n, real *product) {                                                                             \
    int length = *n;                                                                                                   \
    recorded_event event = recorded_kernel(kernel, (void *[]){&length}, 0, 1);                                         \
    recorder_add(&event);                                                                                              \
    product[0] = length > 0 ? (real)0.25 : 0;                                                                          \
    product[1] = 0;                                                                                                    \
  }

PRODUCT(ccdotu_, "cdotu", float)
PRODUCT(ccdotc_, "cdotc", float)
PRODUCT(zzdotu_, "zdotu", double)
PRODUCT(zzdotc_, "zdotc", double)
