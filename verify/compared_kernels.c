#include "verify/compared_kernels.h"

static int adding_is_the_purpose(const hscal_routine *routine) {
  return routine->scheme == HSCAL_SCHEME_axpy || routine->scheme == HSCAL_SCHEME_geadd ||
         routine->scheme == HSCAL_SCHEME_tradd || routine->scheme == HSCAL_SCHEME_tran;
}

int kernel_is_compared(const hscal_routine *routine, hscal_kernel kernel) {
  switch (kernel) {
  case HSCAL_KERNEL_SCAL:
    return routine->scheme == HSCAL_SCHEME_scal;
  case HSCAL_KERNEL_ADD:
    return adding_is_the_purpose(routine);
  case HSCAL_KERNEL_NRM2: /* p?nrm2 sums squares itself */
  case HSCAL_KERNEL_COPY:
  case HSCAL_KERNEL_ROTATE: /* LAPACK's own */
  case HSCAL_KERNEL_SCALAR:
    return 0;
  default:
    return 1;
  }
}

int operations_are_compared(const hscal_routine *routine) {
  switch (routine->scheme) {
  case HSCAL_SCHEME_geqrf: /* take norms */
  case HSCAL_SCHEME_gelqf:
  case HSCAL_SCHEME_geqlf:
  case HSCAL_SCHEME_gerqf:
  case HSCAL_SCHEME_geqpf:
  case HSCAL_SCHEME_tzrzf:
  case HSCAL_SCHEME_gels:
  case HSCAL_SCHEME_sytrd:
  case HSCAL_SCHEME_gebrd:
  case HSCAL_SCHEME_gehrd:
  case HSCAL_SCHEME_gesvd:
  case HSCAL_SCHEME_syev: /* and LAPACK rotates and works with single numbers */
  case HSCAL_SCHEME_syevd:
  case HSCAL_SCHEME_syevx:
  case HSCAL_SCHEME_syevr:
  case HSCAL_SCHEME_sygvx:
    return 0;
  case HSCAL_SCHEME_tree:
    return routine->pack != HSCAL_PACK_NORM;
  default:
    return 1;
  }
}
