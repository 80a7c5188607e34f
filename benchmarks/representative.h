/* One routine to stand for those of a scheme. */
#ifndef HSCAL_BENCHMARKS_REPRESENTATIVE_H
#define HSCAL_BENCHMARKS_REPRESENTATIVE_H

#include "call/routine.h"

/* The first routine of type d of a scheme; null if there is none. */
const hscal_routine *representative(hscal_scheme scheme);

#endif
