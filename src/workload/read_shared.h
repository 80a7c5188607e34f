/* Lines about what calls share: contexts and matrices. */
#ifndef HSCAL_WORKLOAD_READ_SHARED_H
#define HSCAL_WORKLOAD_READ_SHARED_H

#include "workload/words.h"
#include "workload/workload.h"

/* Both return 0, HSCAL_ERROR_ARGUMENT with the word that is wrong, or HSCAL_ERROR_MEMORY. */
int hscal__workload_read_context(hscal_workload *workload, const hscal_words *words);
int hscal__workload_read_matrix(hscal_workload *workload, const hscal_words *words);

#endif
