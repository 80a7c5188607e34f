/**
 * \file
 * Workloads: calls that share contexts and matrices, planned as a whole. Included by hscal.h.
 */
#ifndef HSCAL_WORKLOAD_H
#define HSCAL_WORKLOAD_H

#include "hscal_plan.h"

#ifdef __cplusplus
extern "C" {
#endif

/** \defgroup hscal_workload Workloads
 * A workload is a list of calls, in the order in which a program makes them, each so many times
 * (docs/reference/workload_file.md).
 * \{ */

/** A list of calls, and the contexts and matrices that they share. Opaque. */
typedef struct hscal_workload hscal_workload;

/** Makes an empty workload. *workload belongs to the caller: free it with hscal_workload_free. Local, no MPI.
 * \return one of
 *   - 0
 *   - -1: `workload` is null
 *   - HSCAL_ERROR_MEMORY */
HSCAL_API int hscal_workload_create(hscal_workload **workload);

/** Frees a workload; null is allowed. Local. */
HSCAL_API void hscal_workload_free(hscal_workload *workload);

/** Adds a matrix that several calls share, or a context, by a line of a workload file without its comment:
 * "matrix S m=4000 n=4000". Also a call: "call pdpotrf uplo=l n=4000 a=S count=12". A line that is refused leaves
 * the workload as it was. Local, no MPI.
 * \return one of
 *   - 0
 *   - -1, -2: a null pointer
 *   - HSCAL_ERROR_ARGUMENT: the line is not legal, the reason names the word
 *   - HSCAL_ERROR_MEMORY */
HSCAL_API int hscal_workload_add_line(hscal_workload *workload, const char *line);

/** Adds a call: `routine` "pdpotrf", `arguments` as `hscal plan` takes them, with names of matrices: "uplo=l n=4000
 * a=S". It is made `count` times. Local, no MPI.
 * \return one of
 *   - 0
 *   - -1, -2, -3: a null pointer
 *   - -4: `count` is below 1
 *   - HSCAL_ERROR_ARGUMENT: the call is not legal, the reason names the word
 *   - HSCAL_ERROR_MEMORY */
HSCAL_API int hscal_workload_add(hscal_workload *workload, const char *routine, const char *arguments, long count);

/** Loads a workload file ("hscal workload 1"). *workload belongs to the caller: free it with hscal_workload_free. It
 * is null after a failure other than -1 and -2. Local, no MPI.
 * \return one of
 *   - 0
 *   - -1, -2: a null pointer
 *   - HSCAL_ERROR_FILE: cannot be read, or is no workload, the reason names line and word
 *   - HSCAL_ERROR_MEMORY */
HSCAL_API int hscal_workload_load(const char *file, hscal_workload **workload);

/** Saves a workload. It replaces `file` completely or not at all. Local, no MPI.
 * \return one of
 *   - 0
 *   - -1, -2: a null pointer
 *   - HSCAL_ERROR_FILE: cannot be written, or is no regular file
 *   - HSCAL_ERROR_MEMORY */
HSCAL_API int hscal_workload_save(const hscal_workload *workload, const char *file);

/** \} */

#ifdef __cplusplus
}
#endif
#endif
