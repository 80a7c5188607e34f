/* The contexts of this process that hscal made and has not freed, by BLACS context number. */
#ifndef HSCAL_CTXT_REGISTRY_H
#define HSCAL_CTXT_REGISTRY_H

#include "ctxt/packed_plan.h"
#include <mpi.h>
#include <stdint.h>

struct hscal_session;
typedef struct hscal_record hscal_record;
struct hscal_record {
  struct hscal_session *session;
  int number;      /* BLACS context number: a process's own, not the same on all; used again after a free      */
  uint64_t serial; /* order in which contexts were asked for last                                              */
  uint64_t key;    /* of the call in the session's memo; 0: it is not there                                    */
  int uses;        /* how often it was handed out and not freed                                                */
  int myrow, mycol;
  MPI_Comm comm; /* of hscal_ctxt_comm; owned; MPI_COMM_NULL: nobody has asked for it                          */
  struct {
    int m, n, k;
  } size;                    /* of the call that was planned                                                      */
  double created_s;          /* MPI_Wtime, as the two below                                                       */
  double first_request_s;    /* when the library first asked for the panel width; 0: not yet                      */
  double call_begun_s;       /* hscal_call_begin; 0: none is under way                                            */
  int observed;              /* a call on it was observed                                                         */
  hscal_packed_plan *packed; /* the plan; owned                                                                    */
  hscal_record *next;        /* in the same bucket                                                                    */
};

/* Takes over a record whose fields are set, as the one asked for last. Cannot fail, so that nothing can go wrong once the
 * grid exists. One of the same number, whose grid must be gone, is freed. */
void hscal__table_add(hscal_record *record);
/* It is asked for again. */
void hscal__table_renew(hscal_record *record);
/* The record of a context, null if it is not one of ours. */
hscal_record *hscal__table_find(int number);
/* Takes a record out (the caller frees it). */
void hscal__table_remove(hscal_record *record);
/* One record after the other, in no order: the first for null, null after the last. */
const hscal_record *hscal__table_next(const hscal_record *record);
/* The session's record that was not asked for the longest, null if there is none. */
hscal_record *hscal__table_oldest(const struct hscal_session *session);
/* Frees a record and what it owns but for the grid; null is allowed. */
void hscal__record_free(hscal_record *record);

/* PBLAS asks this for its panel width: the plan's for a context of hscal, what it would be without hscal for any other.
 * Exported ahead of ScaLAPACK's own. Source: PBLAS/SRC/pilaenv.f. */
HSCAL_API int pilaenv_(const int *ictxt, const char *prec);
/* Panel width without hscal: the answer of the next pilaenv_ behind hscal's in the order of linking, which is ScaLAPACK's own or one
 * that a site put before it; the reference library's 32 if there is none. */
int hscal__table_others_panel(const int *ictxt, const char *prec);
/* How often ours was asked. Where the count stands still, the program was linked with ScaLAPACK before hscal, and panel
 * widths other than its own are not to be had. */
long hscal__table_panel_requests(void);

#endif
