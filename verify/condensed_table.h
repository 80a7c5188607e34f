/* Routines that go another way with little workspace, compared with what a case gives: p?syngst, and p?syntrd, which the eigenvalue
 * routines call in place of p?sytrd, in this one's place (instrumented_scalapack/syntrd.h). */
#ifndef VERIFY_CONDENSED_TABLE_H
#define VERIFY_CONDENSED_TABLE_H

#include "events/event.h"
#include "verify/oracle_case.h"

/* Is there one for this case? */
int condensed_is_meant(const oracle_case *c);

/* Its scheme. Returns what this returns. */
int condensed_run(const oracle_case *c, hscal_sink *sink);

/* Calls it, given the arguments of the public routine. Returns what it says in INFO; -1 if there is no memory. */
int condensed_call(const oracle_case *c, void *const *place);

#endif
