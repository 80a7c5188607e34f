/*
 * Tridiagonal eigenproblems depend on data, which the stub libraries do not have: what deflates and in which order eigenvalues
 * are in the end is given to the recorded library as the schemes expect it (instrumented_scalapack/expectations.h).
 */
#ifndef VERIFY_FEED_TRIDIAGONAL_H
#define VERIFY_FEED_TRIDIAGONAL_H

#include "call/call.h"

/* From now on solvers of tridiagonal problems get what is expected of such data; -1: what they are given. */
void tridiagonal_feed(int data);

#endif
