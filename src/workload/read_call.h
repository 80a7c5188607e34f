/* Lines about calls. */
#ifndef HSCAL_WORKLOAD_READ_CALL_H
#define HSCAL_WORKLOAD_READ_CALL_H

#include "workload/words.h"
#include "workload/workload.h"

/* Reads "call ROUTINE key=value ..." and adds it. Returns 0, HSCAL_ERROR_ARGUMENT with the word that is wrong, or HSCAL_ERROR_MEMORY. */
int hscal__workload_read_call(hscal_workload *workload, const hscal_words *words);

#endif
