/* Relatively robust representations depend on data, which the stub libraries do not have: the recorded library is told that each
 * process finds its share of eigenvalues, and which of the others' it has to know, as is expected
 * (instrumented_scalapack/mrrr_expectations.h). */
#ifndef VERIFY_FEED_MRRR_H
#define VERIFY_FEED_MRRR_H

#include "verify/oracle_case.h"

/* From now on ?stegr2 and its kin, as p?syevr calls them, get what is expected in the case; null: what they find. */
void mrrr_feed(const oracle_case *c);

/* ---- for the definitions that come before those of the BLACS (feed_bisection.c): what would have come while p?syevr solves */

/* Two integers from the process at (row, column): the first eigenvalue that it has found, from 1, and how many. */
void mrrr_received(int *integers, int row, int column);

/* A sum over all processes: how many eigenvalues have been found. */
void mrrr_added(int *sum);

#endif
