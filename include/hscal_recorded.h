/**
 * \file
 * Routines without a model: planned by recording what the installed library does. Included by hscal.h.
 */
#ifndef HSCAL_RECORDED_H
#define HSCAL_RECORDED_H

#include "hscal_plan.h"

#ifdef __cplusplus
extern "C" {
#endif

/** \defgroup hscal_recorded Recorded routines
 * The recorder runs the installed library with stubs in place of MPI and BLAS (docs/howto/unmodelled_routines.md).
 * \{ */

/** A recording in progress. Opaque; hscal owns it. */
typedef struct hscal_recording hscal_recording;

/** Makes the call as one process of a grid. The program provides this function; planning calls it several times for
 * each process of each layout, without MPI.
 *
 * `ictxt` is the context of the process, desc[i] (of 9) and array[i] are descriptor and local part of operand i.
 * The arrays contain ones; square matrices have a dominant diagonal. hscal owns them. Functions of ScaLAPACK and of
 * the BLACS must be obtained from hscal_recorded_function.
 * \return one of
 *   - 0
 *   - < 0: the library refuses the call (its INFO), and planning passes over the layout
 *   - > 0: a failure, which ends planning with this status */
typedef int hscal_recorded_call(hscal_recording *recording, int ictxt, int *const *desc, void *const *array,
                                void *data);

/** A call to be recorded: up to 8 distributed matrices, whose blocks and grid are chosen, and the function that
 * makes it. Everything in it stays the caller's. */
typedef struct hscal_recorded {
  const char *routine;       /**< "pdpocon": its type is that of the operands */
  int operands;              /**< number of distributed matrices, 1 to 8 */
  int m[8];                  /**< [operands] rows */
  int n[8];                  /**< [operands] columns */
  hscal_recorded_call *call; /**< makes the call */
  void *data;                /**< handed to `call` */
} hscal_recorded;

/** A function of the recorded library by its name ("pdpocon_", "blacs_gridinfo_"). For use in hscal_recorded_call.
 * Local.
 * \return Null if there is none. Valid while the program runs. */
HSCAL_API void *hscal_recorded_function(hscal_recording *recording, const char *name);

/** Plans a recorded call. Local, no MPI; always from the same thread.
 *
 * `options` null: hscal chooses everything. *plan belongs to the caller: free it with hscal_plan_free. It is null
 * after a failure.
 * \return one of
 *   - 0
 *   - HSCAL_ERROR_ARGUMENT: a null pointer, an illegal field of `call` or an illegal option
 *   - HSCAL_ERROR_UNSUPPORTED: the recorder is not installed, the library has no such routine, another thread
 *     recorded before, or the grid is too large to be recorded
 *   - HSCAL_ERROR_NO_GRID, _NO_FIT, _MACHINE, _MEMORY, _INTERNAL: as `hscal_<r>_plan` (hscal_routines.h)
 *   - a positive status of call->call */
HSCAL_API int hscal_recorded_plan(const hscal_recorded *call, const hscal_machine *machine,
                                  const hscal_options *options, hscal_plan **plan);

/** Plans a recorded call and creates its context, like `hscal_<r>_ctxt` (hscal_routines.h). Process 0 records.
 * `call` is the same on all processes, except its `call` and `data`. (libhscal) Collective.
 * \return as `hscal_<r>_ctxt` and hscal_recorded_plan. */
HSCAL_API int hscal_recorded_ctxt(const hscal_recorded *call, int *ictxt);

/** \} */

#ifdef __cplusplus
}
#endif
#endif
