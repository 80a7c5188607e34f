/*
 * Measured machines, kept: files in $HSCAL_CACHE, else $XDG_CACHE_HOME/hscal, else ~/.cache/hscal. HSCAL_CACHE set but
 * empty: nothing is kept. A file is named after the kind of computer it was measured from and the machine's fingerprint, the key of the kinds of
 * nodes and their libraries (reuse.h), so that equal nodes find it, and what no longer fits is not found and measured anew. No MPI.
 */
#ifndef HSCAL_MEASURE_CACHE_H
#define HSCAL_MEASURE_CACHE_H

#include "measure/reuse.h"

/* By `hscal machine measure`, or by a program that found nothing measured, in a moment and with the processes it happens to have. They stand side by
 * side: neither replaces the other, and what was measured with care is found first. */
typedef enum hscal_cache_kind { HSCAL_MEASURED_WITH_CARE, HSCAL_PROBED } hscal_cache_kind;

/* A machine for these nodes (reuse.h), measured with care if there is one, and only then if that is the `least`; null if there is none. Only for
 * lack of memory not 0. */
int hscal__cache_serve(hscal_cache_kind least, const hscal_node_record *records, int nnodes, hscal_machine **machine);

/* The machine with this fingerprint; null if there is none (also if its file is spoiled: it will be replaced). Only for lack of memory not 0. */
int hscal__cache_find(hscal_cache_kind kind, const char *fingerprint, hscal_machine **machine);

/* For programs without MPI: the latest machine measured from a computer such as this one as it is now, with care if there is one, whatever the
 * libraries; null if there is none. */
int hscal__cache_find_latest(hscal_machine **machine);

/* Keeps a machine under its fingerprint. Returns the file's name (malloc'ed), or null if it could not be written, which
 * is no error. */
char *hscal__cache_keep(const hscal_machine *machine);

#endif
