/* Calls so small that one process is enough. Internal to src/plan and src/explain. */
#ifndef HSCAL_PLAN_ONE_PROCESS_H
#define HSCAL_PLAN_ONE_PROCESS_H

#include "search/result.h"

/* The routine of BLAS or LAPACK that does the same within a process ("dgemm"); null where there is none. */
const char *hscal__plain_name(const hscal_routine *routine, char name[16]);

/* Says in the note, after what is there, if one process is enough, or may be as fast for all that is known. */
int hscal__one_process_note(const hscal_search_result *result, const hscal_trial *chosen, char *note, size_t size);

#endif
