/* What the library should do, from the scheme. */
#ifndef VERIFY_EXPECTED_STREAMS_H
#define VERIFY_EXPECTED_STREAMS_H

#include "verify/oracle_case.h"
#include "verify/streams.h"

/* From the project's scheme of the routine; same omissions. Returns 0 or what the scheme returned. */
int streams_from_scheme(streams *s, const oracle_case *c);

#endif
