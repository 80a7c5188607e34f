/* hscal_ctxt_comm: an MPI communicator of the processes of a context. */
#include <mpi.h> /* before hscal.h, which then has it */

#include "base/failure.h"
#include "base/status.h"
#include "ctxt/registry.h"
#include "ctxt/sessions.h"

/* Errors on it are handled as on MPI_COMM_WORLD, not as on hscal's own communicator, of which it is made. */
static int make(MPI_Comm session, const hscal_packed_plan *packed, MPI_Comm *comm) {
  enum { TAG = 0 };
  MPI_Group all, chosen;
  MPI_Errhandler handler;
  HSCAL_TRY(hscal__mpi_status(MPI_Comm_group(session, &all), "MPI_Comm_group"));
  int status = hscal__mpi_status(MPI_Group_incl(all, packed->plan.nprow * packed->plan.npcol, packed->rank_of, &chosen),
                                 "MPI_Group_incl");
  MPI_Group_free(&all);
  HSCAL_TRY(status);
  status = hscal__mpi_status(MPI_Comm_create_group(session, chosen, TAG, comm), "MPI_Comm_create_group");
  MPI_Group_free(&chosen);
  HSCAL_TRY(status);
  MPI_Comm_get_errhandler(MPI_COMM_WORLD, &handler);
  MPI_Comm_set_errhandler(*comm, handler);
  return hscal__mpi_status(MPI_Errhandler_free(&handler), "MPI_Errhandler_free");
}

static int ctxt_comm(const int *ictxt, MPI_Comm *comm) {
  if (comm) *comm = MPI_COMM_NULL;
  if (!hscal__session()) return HSCAL_ERROR_STATE;
  if (!ictxt) return hscal__fail(-1, "ictxt is a null pointer");
  if (!comm) return hscal__fail(-2, "the communicator is a null pointer");
  if (*ictxt == -1) return HSCAL_SUCCESS;
  hscal_record *record = hscal__table_find(*ictxt);
  if (!record) return hscal__fail(HSCAL_ERROR_CONTEXT, "context %d was not made by hscal, or was freed", *ictxt);
  if (record->comm == MPI_COMM_NULL) HSCAL_TRY(make(record->session->chosen, record->packed, &record->comm));
  *comm = record->comm;
  return HSCAL_SUCCESS;
}

int hscal_ctxt_comm(const int *ictxt, MPI_Comm *comm) {
  hscal__enter("hscal_ctxt_comm");
  return hscal__leave(ctxt_comm(ictxt, comm));
}
