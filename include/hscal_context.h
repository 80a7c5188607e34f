/**
 * \file
 * Sessions and BLACS contexts (libhscal). Included by hscal.h. The functions with communicators are declared if
 * mpi.h is included before.
 */
#ifndef HSCAL_CONTEXT_H
#define HSCAL_CONTEXT_H

#include "hscal_plan.h"

#ifdef __cplusplus
extern "C" {
#endif

/** \defgroup hscal_session Sessions
 * A session plans for the processes of one communicator. hscal_init begins that of MPI_COMM_WORLD.
 * \{ */

/** Starts hscal, and MPI if the program has not (`argc` and `argv` are for MPI_Init and may be null). Loads the
 * machine that HSCAL_MACHINE names, or measures it once and keeps it. May be called again after a failure or after
 * hscal_close. Collective over MPI_COMM_WORLD.
 * \return one of
 *   - 0
 *   - HSCAL_ERROR_STATE: called twice, or MPI was finalised
 *   - HSCAL_ERROR_FILE: the file of HSCAL_MACHINE or HSCAL_WISDOM is not accessible or not valid
 *   - HSCAL_ERROR_MACHINE: the machine is not valid, or has fewer nodes than the run has hosts
 *   - HSCAL_ERROR_UNKNOWN: an illegal value in HSCAL_CALLS, HSCAL_EFFORT, HSCAL_OFF, HSCAL_OPTIONS, HSCAL_PATIENCE,
 *     HSCAL_PLAN, HSCAL_PLANNERS, HSCAL_RECON_AVAILABLE or HSCAL_THREADS
 *   - HSCAL_ERROR_ARGUMENT: contradictory HSCAL_OPTIONS or HSCAL_PLAN
 *   - HSCAL_ERROR_NO_GRID: HSCAL_OFF, HSCAL_OPTIONS or HSCAL_PLAN name a grid that is not possible
 *   - HSCAL_ERROR_DISAGREE, _MPI, _MEMORY */
HSCAL_API int hscal_init(int *argc, char ***argv);

#ifdef MPI_VERSION
/** Begins a session for the processes of `comm`, for libraries and parts of a program. `comm` stays the caller's
 * and may be freed at once. May be called for several communicators, and beside hscal_init. Collective over `comm`.
 * \return one of
 *   - 0
 *   - -1: `comm` is MPI_COMM_NULL or an inter-communicator
 *   - HSCAL_ERROR_STATE: MPI is not running, or `comm` has a session
 *   - else as hscal_init */
HSCAL_API int hscal_init_comm(MPI_Comm comm);

/** Selects the session of a communicator for the functions that plan contexts, and for hscal_data_in, hscal_recon
 * and hscal_close. MPI_COMM_NULL and MPI_COMM_WORLD select the default session: that of hscal_init, else the first
 * that was begun. Contexts belong to the session that created them, whichever is in use. Local.
 * \return 0; HSCAL_ERROR_STATE: `comm` has no session, or there is none at all; the one in use stays. */
HSCAL_API int hscal_use(MPI_Comm comm);
#endif

/** Ends the program: waits for the other processes, frees all sessions, finalises MPI and exits with `exitcode`.
 * May be called after hscal_close. A process outside all contexts may call it at once: it waits without using
 * processor time. If a function of hscal failed and the program has not handled it, an exit code of 0 becomes 1.
 * Handled means: the program set an error handler, or called hscal_last_error or hscal_clear_error after the
 * failure. Collective.
 * \return HSCAL_ERROR_STATE: hscal_init was never called. Otherwise it does not return. */
HSCAL_API int hscal_finalize(int exitcode);

/** Ends the session in use and frees its contexts; the default session is then in use. Finalises MPI only if hscal
 * started it and no session is left. Collective.
 * \return one of
 *   - 0
 *   - HSCAL_ERROR_STATE: there is no session, or MPI was finalised before (the session is freed all the same)
 *   - HSCAL_ERROR_MPI */
HSCAL_API int hscal_close(void);

/** Sets the options (copied) of the following `hscal_<r>_ctxt` calls; null: no options. Until the first call the
 * words of HSCAL_OPTIONS apply (hscal_options_parse). HSCAL_OFF takes precedence over both. slots, started,
 * threads, most_threads, top, wisdom and origin have to be 0: the session knows these. The same options on all
 * processes; they are unchanged after a failure. Collective.
 * \return one of
 *   - 0
 *   - HSCAL_ERROR_ARGUMENT: an illegal option
 *   - HSCAL_ERROR_NO_GRID: they contradict each other
 *   - HSCAL_ERROR_STATE, _DISAGREE, _MPI, _MEMORY */
HSCAL_API int hscal_use_options(const hscal_options *options);

/** Declares the grid the program used before hscal, which HSCAL_OFF=1 restores: nprow x npcol processes, blocks mb
 * x nb, process i of hscal_init where Cblacs_gridinit places it for the same `order` ("Row" or "Column"). It has no
 * other effect. Without it HSCAL_OFF=1 gives the layout of the ScaLAPACK Users' Guide (hscal_baseline).
 * HSCAL_OFF=2x2:64 or 2x2:64:col, which names a grid, takes precedence. Collective.
 * \return one of
 *   - 0
 *   - -i: argument i is illegal
 *   - HSCAL_ERROR_NO_GRID: too few processes
 *   - HSCAL_ERROR_STATE, _DISAGREE, _MPI, _MEMORY */
HSCAL_API int hscal_usual_grid(int nprow, int npcol, int mb, int nb, const char *order);

/** \} */

/** \defgroup hscal_context Contexts
 * `hscal_<r>_ctxt` (hscal_routines.h), hscal_recorded_ctxt and hscal_plan_ctxt create them. Processes outside a
 * context hold -1, as the BLACS have it. A session frees the contexts that are left at its end.
 * \{ */

/** Creates the context of a plan that was made before, or loaded. Only the plan of process 0 counts; the others may
 * pass null. The plan stays the caller's. Its nodes are those of this run with the same names; nodes without such a
 * name are taken in order. HSCAL_OFF has no effect. Every call creates a new context. Collective.
 * \return one of
 *   - 0
 *   - -1: no plan, or a damaged one
 *   - -2: `ictxt` is null
 *   - HSCAL_ERROR_NO_GRID: too few processes on one of the nodes
 *   - HSCAL_ERROR_BLACS
 *   - HSCAL_ERROR_UNSUPPORTED: a plan of more than 2 GB
 *   - HSCAL_ERROR_STATE, _DISAGREE, _MPI, _MEMORY, _INTERNAL */
HSCAL_API int hscal_plan_ctxt(const hscal_plan *plan, int *ictxt);

/** Is this process in the context? Local.
 * \return 1 or 0; 0 also for a null pointer. */
HSCAL_API int hscal_in_ctxt(const int *ictxt);

/** Gives a context back and sets *ictxt = -1. The same call planned again gets the same context, so it is freed
 * when it has been given back as often as it was handed out. It is freed even if HSCAL_LOG cannot be written.
 * Collective over the processes in the context, like Cblacs_gridexit; the others may call it.
 * \return one of
 *   - 0
 *   - -1: `ictxt` is null
 *   - HSCAL_ERROR_CONTEXT: no context of hscal, or freed before, also by Cblacs_gridexit
 *   - HSCAL_ERROR_STATE
 *   - HSCAL_ERROR_FILE, _MEMORY: HSCAL_LOG could not be written, on the first process of the context only, which
 *     writes it */
HSCAL_API int hscal_free_ctxt(int *ictxt);

/** The plan of a context. Local.
 * \return Null if *ictxt is no context of hscal, or this process is not in it. Owned by the context. */
HSCAL_API const hscal_plan *hscal_ctxt_plan(const int *ictxt);

#ifdef MPI_VERSION
/** The MPI communicator of the processes in a context, rank = row * npcol + column, for collectives that exclude
 * the other processes. The context owns it and frees it. On processes outside *comm = MPI_COMM_NULL; they need not
 * call. The first call creates it. Collective over the processes in the context the first time, later local.
 * \return one of
 *   - 0
 *   - -1, -2: a null pointer
 *   - HSCAL_ERROR_CONTEXT: no context of hscal
 *   - HSCAL_ERROR_STATE, _MPI */
HSCAL_API int hscal_ctxt_comm(const int *ictxt, MPI_Comm *comm);
#endif

/** \} */

/** \defgroup hscal_data Data that are already distributed
 * For matrices that have a layout before the call is planned (docs/howto/existing_data.md).
 * \{ */

/** Declares where the matrices of the following `hscal_<r>_ctxt` calls are: on the grid of the context *ictxt (of
 * Cblacs_gridinit or of hscal), in blocks mb x nb where their descriptors leave MB_ and NB_ open. They stay there
 * unless another layout gains more than the error of the model and the redistribution by p?gemr2d, with bring_back
 * = 1 also that of the results.
 *
 *   If they stay  the new context has the same processes at the same places, the plan the blocks mb x nb. Use the
 *                 arrays as they are; their descriptors need CTXT_ = the new context.
 *   If they move  redistribute them with p?gemr2d, on all processes of both grids.
 *
 * hscal_data_stays returns which of the two; the plan has the reasons (kept_origin, moving_s, moving_gain_s). With
 * HSCAL_OFF they always stay. *ictxt stays the program's and may be freed at once. A process without a part of the
 * matrices passes *ictxt = -1, and any blocks. mb = nb = 0: the blocks of the plan, if *ictxt is a context of
 * hscal. `ictxt` null: the matrices are not distributed yet. bring_back is the same on all processes. Nothing
 * changes after a failure. Collective.
 * \return one of
 *   - 0
 *   - -1: *ictxt is no context, or some processes of its grid passed another one
 *   - -2, -3: mb or nb is illegal, or not the same on all processes
 *   - HSCAL_ERROR_STATE, _DISAGREE, _MPI, _MEMORY */
HSCAL_API int hscal_data_in(const int *ictxt, int mb, int nb, int bring_back);

/** Does the context created last keep the matrices where they are? The answer holds after the context is freed, and
 * on processes outside it. Local.
 * \return 1: they stay; 0: they have to be redistributed, or no context was created since hscal_data_in. */
HSCAL_API int hscal_data_stays(void);

/** \} */

#ifdef __cplusplus
}
#endif
#endif
