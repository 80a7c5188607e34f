/* Some eigenvalues and vectors of a real symmetric tridiagonal matrix by multiple relatively robust representations, shared by all
 * processes. The matrix is on all of them before. Internal functions, no schemes; each returns 0 or what the sink returned. */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_MRRR_H
#define HSCAL_INSTRUMENTED_SCALAPACK_MRRR_H

#include "instrumented_scalapack/eigensolver.h"
#include "instrumented_scalapack/mrrr_expectations.h"

/* The first (from 0) of the `wanted` eigenvalues that a process finds; of process `processes`: how many there are in all. Each finds
 * as many as any other, or one more. Source: SRC/pmpim2.f. */
int hscal__mrrr_first_of(int wanted, int process, int processes);

/* Exchanges of eigenvalues between processes while vectors are found: before, and where clusters cross, when they are known better. */
typedef enum hscal_exchange { HSCAL_FIRST_EXCHANGE, HSCAL_SECOND_EXCHANGE } hscal_exchange;

/* How many of these there are. */
int hscal__mrrr_exchanges(const hscal_call *call, hscal_data data);

/* The eigenvalues that a process has to know for an exchange, its own included: of one that finds none, none. */
hscal_range hscal__mrrr_needs(const hscal_call *call, hscal_data data, hscal_exchange which, int process,
                              int processes);

/* Finds eigenvalues alone, or also vectors, each process its share. Source: SRC/p?syevr.f, pmpcol.f, ?stegr2.f, ?stegr2a.f,
 * ?stegr2b.f. */
int hscal__mrrr_solve(const hscal_eigensolver *solver, int wanted);

/* Tells all eigenvalues to all processes. */
int hscal__mrrr_gather(const hscal_eigensolver *solver, int wanted);

#endif
