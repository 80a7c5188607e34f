/* Hostfiles of Open MPI, MPICH and PBS. */
#ifndef HSCAL_LAUNCH_HOSTFILE_H
#define HSCAL_LAUNCH_HOSTFILE_H

#include "launch/allocation.h"

/* The same from texts. A hostfile has a host per line, in the syntax of Open MPI ("host slots=4 max_slots=8"; a host that is
 * repeated without a number has as many slots as lines), of MPICH ("host:4"), or of PBS (a line per process); # begins a comment.
 * `source` names it in messages. */
int hscal__hostfile_parse(const char *text, const char *source, hscal_allocation **allocation);

#endif
