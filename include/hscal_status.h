/**
 * \file
 * Versions, statuses and error handlers. Included by hscal.h.
 */
#ifndef HSCAL_STATUS_H
#define HSCAL_STATUS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** \defgroup hscal_status Statuses and errors
 * \{ */

/** Marks the functions that the libraries export. */
#if defined(__GNUC__)
#define HSCAL_API __attribute__((visibility("default")))
#else
#define HSCAL_API
#endif

#define HSCAL_VERSION_MAJOR 0 /**< changes when programs break, from version 1 on */
#define HSCAL_VERSION_MINOR 1 /**< before version 1: changes when programs break */
#define HSCAL_VERSION_PATCH 0 /**< changes when functions are added or mended */

/** What a function returns. The numbers are part of the interface: new ones are added at the end. */
typedef enum hscal_status {
  HSCAL_SUCCESS = 0,            /**< success */
  HSCAL_ERROR_MEMORY = 1,       /**< out of memory */
  HSCAL_ERROR_FILE = 2,         /**< a file cannot be read or written, or its contents are not valid */
  HSCAL_ERROR_MACHINE = 3,      /**< the description of the machine is not valid, or lacks a speed */
  HSCAL_ERROR_NO_GRID = 4,      /**< no process grid satisfies the request */
  HSCAL_ERROR_NO_FIT = 5,       /**< the problem does not fit in the memory of the machine */
  HSCAL_ERROR_UNKNOWN = 6,      /**< unknown routine, key, option or value */
  HSCAL_ERROR_ARGUMENT = 7,     /**< an argument of hscal's own is not legal; those of routines give -i */
  HSCAL_ERROR_MPI = 8,          /**< an MPI call failed */
  HSCAL_ERROR_BLACS = 9,        /**< a BLACS call failed */
  HSCAL_ERROR_STATE = 10,       /**< called at the wrong time: before hscal_init, after the end, or twice */
  HSCAL_ERROR_CONTEXT = 11,     /**< not a context of hscal, or freed before */
  HSCAL_ERROR_DISAGREE = 12,    /**< the processes called different functions, or passed different arguments */
  HSCAL_ERROR_UNSUPPORTED = 13, /**< too large for hscal, or not installed */
  HSCAL_ERROR_INTERNAL = 14     /**< an error in hscal */
} hscal_status;

/** Short text of a status. Local.
 * \return "out of memory"; of negative ones "illegal argument 4", "illegal entry 5 of argument 10"; of other
 * numbers "unknown status 99". Static; the text of a number that is no ::hscal_status is valid until the next call
 * in this thread. */
HSCAL_API const char *hscal_strerror(int status);

/** Reason of this thread's last failure: file, key, value. Marks failures as handled (see hscal_finalize). Local.
 * \return "" if the last function succeeded. Static; valid until the next call of a function of hscal in this
 * thread. */
HSCAL_API const char *hscal_last_error(void);

/** Forgets the reason, and marks failures as handled (see hscal_finalize). Local. */
HSCAL_API void hscal_clear_error(void);

/** Version of the library in use, which may be newer than this header. Local.
 * \return "0.1.0". Static. */
HSCAL_API const char *hscal_version(void);

/** A failure, as an error handler receives it. The texts are valid until the handler returns. */
typedef struct hscal_failure {
  int status;           /**< what the function will return */
  const char *function; /**< "hscal_pdgemm_ctxt" */
  const char *reason;   /**< as hscal_last_error() returns it */
  const char *process;  /**< "process 3 of 8"; "" before hscal_init and without MPI */
  int reports;          /**< 1: report it; 0: all processes have this failure, and another one reports it */
} hscal_failure;

/** An error handler. Called before the failing function returns, in the thread that called it; `data` is what was
 * passed to hscal_set_error_handler. */
typedef void hscal_error_handler(const hscal_failure *failure, void *data);

/** The initial error handler: one line on standard error if failure->reports is 1 and HSCAL_QUIET is not set. `data`
 * is ignored. Local. */
HSCAL_API void hscal_print_error(const hscal_failure *failure, void *data);

/** Sets the error handler of the whole process; null: failures are not reported, only returned. `data` is handed to
 * the handler and stays the caller's. Not to be called while another thread is in a function of hscal. Local. */
HSCAL_API void hscal_set_error_handler(hscal_error_handler *handler, void *data);

/** \} */

#ifdef __cplusplus
}
#endif
#endif
