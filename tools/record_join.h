/*
 * Redistributions between different processes: those that have no part of A know only B ("a=?"), and the other way round. What they saw becomes
 * one call.
 */
#ifndef HSCAL_TOOLS_RECORD_JOIN_H
#define HSCAL_TOOLS_RECORD_JOIN_H

#include "record_merge.h"

/* Returns an exit status. */
int cli_join_calls(cli_merged *merged);

#endif
