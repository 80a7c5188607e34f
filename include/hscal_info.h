/**
 * \file
 * What a call does on a grid. Included by hscal.h.
 */
#ifndef HSCAL_INFO_H
#define HSCAL_INFO_H

#include "hscal_status.h"

#ifdef __cplusplus
extern "C" {
#endif

/** \defgroup hscal_info Operations and messages
 * `hscal_<r>_info` (hscal_routines.h) counts them without executing the call.
 * \{ */

/** What a call does on a grid. The counts are exact. Free it with hscal_info_free. */
typedef struct hscal_info {
  int nprow;          /**< process rows */
  int npcol;          /**< process columns */
  double *flops;      /**< [nprow*npcol], row by row: real arithmetic operations of each process */
  double *bytes;      /**< [nprow*npcol][nprow*npcol] bytes from process x to process y in messages */
  double *messages;   /**< same shape: number of these messages */
  double collectives; /**< calls of MPI collectives (BLACS topology ' '); bytes and messages do not contain them */
  double *collective_bytes; /**< [nprow*npcol] bytes of the collectives that each process takes part in */
} hscal_info;

/** Frees it; null is allowed. Local. */
HSCAL_API void hscal_info_free(hscal_info *info);

/** \} */

#ifdef __cplusplus
}
#endif
#endif
