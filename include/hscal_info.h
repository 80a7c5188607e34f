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

/** What a call does on a grid. The counts are exact. Free it with hscal_info_free.
 *
 * Which process sends what to which in an MPI collective is MPI's choice: no pair has its bytes, and there are two
 * totals. In `total_bytes` the data of a collective count once for each of its members, the root included, as in
 * measurements of the COnfLUX project; `least_bytes` is what has to move whatever MPI chooses. Broadcasts and combines
 * of the BLACS's own topologies (rings, trees) are messages. */
typedef struct hscal_info {
  int nprow;          /**< process rows */
  int npcol;          /**< process columns */
  double *flops;      /**< [nprow*npcol], row by row: real arithmetic operations of each process */
  double *bytes;      /**< [nprow*npcol][nprow*npcol] bytes from process x to process y in messages */
  double *messages;   /**< same shape: number of these messages */
  double collectives; /**< calls of MPI collectives (BLACS topology ' '); bytes and messages do not contain them */
  double *collective_bytes; /**< [nprow*npcol] bytes of the data of the collectives that each process takes part in,
                                 also as their root */
  double total_bytes; /**< of messages, and of the data of collectives times their members: all of bytes and all of
                           collective_bytes */
  double least_bytes; /**< of messages, and of the data of collectives times their members but one; a combine whose
                           result all members get counts twice that */
} hscal_info;

/** Frees it; null is allowed. Local. */
HSCAL_API void hscal_info_free(hscal_info *info);

/** \} */

#ifdef __cplusplus
}
#endif
#endif
