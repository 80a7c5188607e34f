/* Speeds stage by stage: the first shapes, what they leave open, one process alone, processes with threads; copies. */
#ifndef HSCAL_MEASURE_SCHEDULE_H
#define HSCAL_MEASURE_SCHEDULE_H

#include "measure/checkpoint.h"
#include "measure/ranks.h"

/*
 * Measures what `measured` (of process 0; the others' has no records) does not hold yet, for about `seconds`. options->thorough adds one process
 * alone and processes with threads. After each stage process 0 keeps what is known under `fingerprint` in options->partial, if that is not
 * null. Also sets copy rates of *own, this node's record, and if thorough its noise. Collective; the same status on all processes.
 */
int hscal__measure_stages(hscal_ranks *ranks, const hscal_measure_options *options, double seconds,
                          const char *fingerprint, hscal_measured_speeds *measured, hscal_node_record *own);

#endif
