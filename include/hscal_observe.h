/**
 * \file
 * Logs of observed times, and current speeds (libhscal). Included by hscal.h.
 */
#ifndef HSCAL_OBSERVE_H
#define HSCAL_OBSERVE_H

#include "hscal_status.h"

#ifdef __cplusplus
extern "C" {
#endif

/** \defgroup hscal_observe Observed times and current speeds
 * HSCAL_LOG names a file. The first process of a context appends a line of JSON to it, with the predicted and the
 * observed time of a call; `hscal machine check --log` reads the lines (docs/howto/keep_it_honest.md). Without
 * HSCAL_LOG nothing is written.
 * \{ */

/** Begins the observation of a call. With HSCAL_LOG the processes of the context wait for each other. Collective
 * over the processes in the context; the others may call it.
 * \return one of
 *   - 0
 *   - -1: `ictxt` is null
 *   - HSCAL_ERROR_CONTEXT: no context of hscal
 *   - HSCAL_ERROR_STATE: no session */
HSCAL_API int hscal_call_begin(const int *ictxt);

/** Ends the observation. The longest time of all processes counts. Collective over the processes in the context;
 * the others may call it.
 * \return one of
 *   - 0
 *   - -1: `ictxt` is null
 *   - HSCAL_ERROR_CONTEXT: no context of hscal
 *   - HSCAL_ERROR_STATE: without hscal_call_begin, or no session
 *   - HSCAL_ERROR_FILE, _MEMORY: HSCAL_LOG could not be written */
HSCAL_API int hscal_call_end(const int *ictxt);

/** Logs a time that the program measured, instead of hscal_call_begin and hscal_call_end. `seconds` > 0 is that of
 * this process; the longest counts. Collective over the processes in the context; the others may call it.
 * \return one of
 *   - 0
 *   - -1: `ictxt` is null
 *   - -2: illegal `seconds`
 *   - HSCAL_ERROR_CONTEXT: no context of hscal
 *   - HSCAL_ERROR_STATE: no session
 *   - HSCAL_ERROR_FILE, _MEMORY: HSCAL_LOG could not be written */
HSCAL_API int hscal_observe(const int *ictxt, double seconds);

/** A benchmark of the program, which all processes run at the same time. *seconds is 0 on entry: set it to the
 * seconds that count, or leave it and the elapsed time counts. \return 0, or another number on failure. */
typedef int hscal_benchmark(void *data, double *seconds);

/** Measures the current speed of every process again, for shared machines: 0.2 s of dgemm, or a benchmark of the
 * program, which gives relative speeds of the nodes, and the speed of kernel "program" for models of the program's own
 * (hscal_model.h). `data` is handed to the benchmark; each process has its own. The nodes of the session get the new
 * speeds, relative to the machine that hscal_init loaded, and later plans use them. With HSCAL_RECON_AVAILABLE (a
 * share) later plans leave out nodes that have less than that of their speed, unless all have. With HSCAL_OFF it does
 * nothing. Collective.
 * \return one of
 *   - 0
 *   - -1: the benchmark failed, or returned illegal seconds
 *   - HSCAL_ERROR_MACHINE: the machine has no speed of gemm, or the new ones are not valid
 *   - HSCAL_ERROR_STATE, _DISAGREE, _MPI, _MEMORY */
HSCAL_API int hscal_recon(hscal_benchmark *benchmark, void *data);

/** \} */

#ifdef __cplusplus
}
#endif
#endif
