/*
 * Measured machines, kept: files in $HSCAL_CACHE, else $XDG_CACHE_HOME/hscal, else ~/.cache/hscal. HSCAL_CACHE set but
 * empty: nothing is kept. A file is named after the computer it was measured from and the fingerprint of all that was
 * measured, so that what no longer fits is not found, and measured anew. No MPI.
 */
#ifndef HSCAL_MACHINE_CACHE_H
#define HSCAL_MACHINE_CACHE_H

#include "machine/machine.h"

/* By `hscal machine measure`, or by a program that found nothing measured, in a few seconds and with the processes it happens to have. */
typedef enum hscal_cache_kind { HSCAL_MEASURED_WITH_CARE, HSCAL_MEASURED_IN_PASSING } hscal_cache_kind;

/* The machine with this fingerprint, measured from this computer, with care if there is one and only then if that is the `least`; null if there is
 * none (also if its file is spoiled: it will be replaced). Only for lack of memory not 0. */
int hscal__cache_find(hscal_cache_kind least, const char *fingerprint, hscal_machine **machine);

/* For programs without MPI: the latest machine measured from this computer as it is now, with care if there is one, whatever the
 * libraries; null if there is none. */
int hscal__cache_find_latest(hscal_machine **machine);

/* Keeps a machine under its fingerprint. Returns the file's name (malloc'ed), or null if it could not be written, which
 * is no error. */
char *hscal__cache_keep(hscal_cache_kind kind, const hscal_machine *machine);

#endif
