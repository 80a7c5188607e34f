/* Some eigenvalues of a real symmetric tridiagonal matrix by bisection, and their vectors by inverse iteration, shared by all
 * processes. The matrix is on all of them before. Internal functions, no schemes; each returns 0 or what the sink returned. */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_BISECTION_H
#define HSCAL_INSTRUMENTED_SCALAPACK_BISECTION_H

#include "instrumented_scalapack/eigensolver.h"

/* How many eigenvalues the call wants. Those between bounds are taken to be all. */
int hscal__eigenvalues_wanted(const hscal_call *call);

/* How many of so many eigenvalues a process finds by bisection: as many as any other, or one more.
 * Source: SRC/p?stebz.f. */
int hscal__found_by(int wanted, int process, int processes);

/* The first eigenvalue (from 0) whose vector the process finds; of process `processes`: how many there are in all. Every process
 * takes as many but for the last ones, as it does where eigenvalues are well apart, or the workspace is enough for no more.
 * Source: SRC/p?stein.f. */
int hscal__first_vector_of(int wanted, int process, int processes);

/* Finds them, and tells all of them to all processes. Source: SRC/p?stebz.f. */
int hscal__stebz(const hscal_eigensolver *solver, int wanted);

/* Finds their vectors and brings them to operand C of the call, which begins with a first column and is dealt from process row
 * 0 on. Source: SRC/p?stein.f, ?stein2.f, p?laevswp.f. */
int hscal__stein(const hscal_eigensolver *solver, int wanted);

#endif
