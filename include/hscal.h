/**
 * \file
 * hscal plans ScaLAPACK and PBLAS calls for machines whose nodes may differ. It chooses the number of processes, the
 * process grid, the blocking factor, the panel width and the placement of processes on nodes, and creates the BLACS
 * context.
 *
 * Libraries
 *   libhscal_plan  machines, plans, predictions. No MPI.
 *   libhscal       the same, and contexts. Needs MPI and ScaLAPACK. Marked (libhscal) below.
 *
 * Return values
 *   Functions that return int return 0 (HSCAL_SUCCESS), -i (argument i is illegal, in ScaLAPACK's numbering),
 *   -(100*i+e) (entry e of array argument i is illegal), or a positive ::hscal_status. Each comment lists the values
 *   of its function. hscal_last_error() returns the reason in words. No function aborts. After a failure one process
 *   prints one line on standard error, unless the program sets its own error handler or HSCAL_QUIET=1.
 *
 * Collective and local
 *   A collective function must be called by every process of hscal_init, or of the session in use (hscal_use). It
 *   returns the same status on all of them. A local function communicates with no other process.
 *
 * Arguments of routines
 *   are those of the routine itself, by reference, without local arrays and outputs. In a descriptor MB_ or NB_ = 0
 *   leaves the block size to hscal; CTXT_ and LLD_ are not read. ia, ja, ... count from 1, as in ScaLAPACK; all other
 *   indices count from 0.
 *
 * Ownership
 *   Objects that a function returns through a pointer argument belong to the caller, who frees them with the function
 *   named there. Exceptions say so. Texts that are passed in are copied.
 *
 * Threads
 *   Error texts belong to the thread that failed. Sessions and contexts (libhscal) are not thread-safe.
 */
#ifndef HSCAL_H
#define HSCAL_H

#include "hscal_context.h"    /* sessions and BLACS contexts (libhscal)  */
#include "hscal_descriptor.h" /* descriptors of distributed matrices     */
#include "hscal_info.h"       /* operations and messages of a call       */
#include "hscal_machine.h"    /* descriptions of machines                */
#include "hscal_model.h"      /* models of one's own                   */
#include "hscal_observe.h"    /* logs and current speeds (libhscal)      */
#include "hscal_options.h"    /* what may be fixed when planning         */
#include "hscal_partition.h"  /* sets divided by speed                   */
#include "hscal_plan.h"       /* plans, the answer                       */
#include "hscal_recorded.h"   /* routines without a model                */
#include "hscal_routines.h"   /* four functions for each routine         */
#include "hscal_status.h"     /* versions, statuses, error handlers      */
#include "hscal_wisdom.h"     /* remembered plans                        */
#include "hscal_workload.h"   /* calls that are planned as a whole       */

#endif
