/* Lines about the program: that which was recorded, and how many groups of processes make the calls. */
#ifndef HSCAL_WORKLOAD_READ_PROGRAM_H
#define HSCAL_WORKLOAD_READ_PROGRAM_H

#include "workload/words.h"
#include "workload/workload.h"

/* Reads "program processes=4 command=..."; the command is the rest of the line, '#' included. Returns 0, HSCAL_ERROR_ARGUMENT with the
 * word that is wrong, or HSCAL_ERROR_MEMORY. */
int hscal__workload_read_program(hscal_workload *workload, const char *line);

/* Reads "pools 4". Returns 0, or HSCAL_ERROR_ARGUMENT with the word that is wrong. */
int hscal__workload_read_pools(hscal_workload *workload, const hscal_words *words);

#endif
