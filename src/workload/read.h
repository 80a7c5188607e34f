/* Reads workload files: docs/reference/workload_file.md. */
#ifndef HSCAL_WORKLOAD_READ_H
#define HSCAL_WORKLOAD_READ_H

#include "workload/workload.h"

/* Reads the text of a file, which is changed; `name` is how messages call it. Returns 0, HSCAL_ERROR_FILE with line and word, or
 * HSCAL_ERROR_MEMORY; *workload is null after a failure. */
int hscal__workload_read_text(const char *name, char *text, hscal_workload **workload);

#endif
