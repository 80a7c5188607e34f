/* What the library has done, from the record. */
#ifndef VERIFY_RECORDED_STREAMS_H
#define VERIFY_RECORDED_STREAMS_H

#include "verify/oracle_case.h"
#include "verify/streams.h"
#include "verify/virtual_grid.h"

/* From what the recorder holds. Receives from any source get their sender, found by communicator and tag; each receive
 * is checked to have a send of the same size. Kernels that only move data (copy, scal, ...) are left out. The library
 * also calls MPI collectives on lines of a single process: they count like the others. Returns 0, HSCAL_ERROR_MEMORY, or HSCAL_ERROR_INTERNAL when the
 * record contradicts itself. */
int streams_from_recorder(streams *s, const oracle_case *c, const virtual_grid *grid);
/* The same with all kernels that events know, and with one sender for each message. */
int streams_from_whole_record(streams *s, const oracle_case *c, const virtual_grid *grid);

#endif
