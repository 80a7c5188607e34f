/* Reads a line of a workload file. */
#ifndef HSCAL_WORKLOAD_READ_LINE_H
#define HSCAL_WORKLOAD_READ_LINE_H

#include "workload/workload.h"

/* Adds what the line says; the line is changed. Returns 0, HSCAL_ERROR_ARGUMENT with the word that is wrong, or HSCAL_ERROR_MEMORY; the
 * workload is then as it was. */
int hscal__workload_read_line(hscal_workload *workload, char *line);

#endif
