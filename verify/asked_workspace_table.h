/* Workspace of routines that go another way with more or less of it: they get what they ask for. */
#ifndef VERIFY_ASKED_WORKSPACE_TABLE_H
#define VERIFY_ASKED_WORKSPACE_TABLE_H

#include "instrumented_scalapack/syntrd.h"
#include "verify/oracle_case.h"

/* Is the routine one of those? */
int workspace_is_asked_for(const hscal_routine *routine);

/* And does it find some eigenvalues? */
int finds_some_eigenvalues(const hscal_routine *routine);

/* How much such a routine asks for. */
hscal_syntrd_workspace workspace_asked_for(const oracle_case *c);

/* What p?syntrd has in any case: what such a routine leaves, or the case's own. */
hscal_syntrd_workspace workspace_of_syntrd(const oracle_case *c);

/* Does the routine work with what it asks for, if it is one of those? */
int workspace_suffices(const hscal_call *call, const hscal_layout *layout);

/* Does it find the eigenvalues by relatively robust representations, not by bisection? */
int represents_robustly(const hscal_routine *routine);

#endif
