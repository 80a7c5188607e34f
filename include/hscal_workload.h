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

/** Plans the one layout on which all calls of a workload together take the least time: the sum of count times time.
 * Its matrices are all in memory at once. plan->predicted_s is that sum, plan->routine "workload". Blocks of matrices
 * that were recorded in a context are chosen anew. With a line "pools 4" it is the plan of one of four groups of processes
 * that do all this at the same time, each on an equal share of the machine (slots and processes_per_node in `options` are
 * those of all pools, processes and grid those of one). Pools that a recording shows by its contexts are the command's
 * matter (`hscal plan --workload`): here all calls are one sum. Local, no MPI.
 *
 * `options` null: hscal chooses everything; origin has to be 0, wisdom is not used. *plan belongs to the caller: free
 * it with hscal_plan_free. It is null after a failure.
 * \return one of
 *   - 0
 *   - -1, -2, -4: a null pointer
 *   - HSCAL_ERROR_ARGUMENT: no calls, or an illegal option
 *   - HSCAL_ERROR_NO_GRID: no grid or block is legal for all calls, the reason names a call
 *   - HSCAL_ERROR_UNSUPPORTED: options->origin
 *   - HSCAL_ERROR_NO_FIT, _MACHINE, _MEMORY, _INTERNAL: as `hscal_<r>_plan` (hscal_routines.h) */
HSCAL_API int hscal_workload_plan(const hscal_workload *workload, const hscal_machine *machine,
                                  const hscal_options *options, hscal_plan **plan);

/** Plans a workload and creates the context of its plan, like `hscal_<r>_ctxt` (hscal_routines.h): an equal workload gets
 * the same context again. The same workload on all processes. HSCAL_EFFORT=measure and HSCAL_LOG do not apply.
 * (libhscal) Collective.
 * \return one of
 *   - 0
 *   - -1, -2: a null pointer
 *   - HSCAL_ERROR_ARGUMENT: no calls
 *   - HSCAL_ERROR_UNSUPPORTED: matrices lie somewhere (hscal_data_in), or the workload has pools: each of them makes its
 *     own context (hscal_use), of a workload without that line
 *   - HSCAL_ERROR_DISAGREE: the processes passed different workloads
 *   - else as `hscal_<r>_ctxt` */
HSCAL_API int hscal_workload_ctxt(const hscal_workload *workload, int *ictxt);

/** What a call of a workload would like if it were alone. */
typedef struct hscal_workload_call_share {
  char routine[16];      /**< "pdpotrf" */
  char arguments[160];   /**< as in hscal_plan */
  long count;            /**< how often it is made */
  double predicted_s;    /**< one call in the plan's layout, seconds */
  double measured_s;     /**< one call, as it was recorded; NaN: it was not */
  hscal_candidate alone; /**< the layout that this call alone would have, and its time there; the plan's, if it is no
                              better */
  double moving_s;       /**< seconds to redistribute its matrices from the plan's layout to that one and its results
                              back by p?gemr2d, for each call; infinite if there is no memory for both copies */
  int pays;              /**< 1: moving them for each call is surely faster than the plan's layout */
  int context;           /**< where it is made in several contexts: an index of `contexts` */
  double context_s;      /**< one call there, without moves, seconds; predicted_s if there is one */
} hscal_workload_call_share;

/** A plan of a workload beside what its calls alone would like. */
typedef struct hscal_workload_comparison {
  int ncalls;                       /**< number of calls */
  hscal_workload_call_share *calls; /**< [ncalls] in the order of the workload */
  double together_s;                /**< all calls in the plan's layout, seconds */
  double alone_s;                   /**< all calls, each in its own layout, with its matrices there already: what the
                                         one layout costs is together_s - alone_s */
  double apart_s;                   /**< all calls, those for which it pays in contexts of their own, with the moves */
  int ncontexts;                    /**< in how many contexts the calls are best made, if a matrix that stays in one for
                                         several calls is moved there once: 1 if no more are surely faster */
  hscal_candidate *contexts;        /**< [ncontexts] their layouts, in the order in which calls are made in them, the
                                         plan's alone if there is one; predicted_s: all calls in it, seconds */
  double several_s;                 /**< all calls in these contexts, with the moves; together_s if there is one */
  double several_moving_s;          /**< of that, the moves */
} hscal_workload_comparison;

/** Compares a plan of hscal_workload_plan with what each call alone would like: plans all of them, with the same
 * options. *comparison belongs to the caller: free it with hscal_workload_comparison_free. It is null after a failure.
 * Local, no MPI.
 * \return one of
 *   - 0
 *   - -1, -2, -4, -5: a null pointer
 *   - HSCAL_ERROR_ARGUMENT: the plan is not of that workload or machine
 *   - else as hscal_workload_plan */
HSCAL_API int hscal_workload_compare(const hscal_workload *workload, const hscal_machine *machine,
                                     const hscal_options *options, const hscal_plan *plan,
                                     hscal_workload_comparison **comparison);

/** Frees a comparison; null is allowed. Local. */
HSCAL_API void hscal_workload_comparison_free(hscal_workload_comparison *comparison);

/** \} */

#ifdef __cplusplus
}
#endif
#endif
