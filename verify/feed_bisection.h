/* Bisection and inverse iteration depend on data, which the stub libraries do not have: the recorded library is told that each
 * process finds its share of eigenvalues, all well apart (instrumented_scalapack/bisection.h). */
#ifndef VERIFY_FEED_BISECTION_H
#define VERIFY_FEED_BISECTION_H

#include "verify/oracle_case.h"

/* From now on p?stebz and p?stein get what is expected in the case; null: what they find. */
void bisection_feed(const oracle_case *c);

#endif
