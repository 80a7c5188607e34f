/* hscal_ctxt_comm: an MPI communicator of the processes of a context. */
#include <mpi.h> /* before hscal.h, which then has it */

#include "base/failure.h"
#include "base/status.h"
#include "ctxt/chosen_comm.h"
#include "ctxt/registry.h"
#include "ctxt/sessions.h"

static int ctxt_comm(const int *ictxt, MPI_Comm *comm) {
  if (comm) *comm = MPI_COMM_NULL;
  if (!hscal__session()) return HSCAL_ERROR_STATE;
  if (!ictxt) return hscal__fail(-1, "ictxt is a null pointer");
  if (!comm) return hscal__fail(-2, "the communicator is a null pointer");
  if (*ictxt == -1) return HSCAL_SUCCESS;
  hscal_record *record = hscal__table_find(*ictxt);
  if (!record) return hscal__fail(HSCAL_ERROR_CONTEXT, "context %d was not made by hscal, or was freed", *ictxt);
  if (record->comm == MPI_COMM_NULL)
    HSCAL_TRY(hscal__chosen_comm(record->session->chosen, record->packed, &record->comm));
  *comm = record->comm;
  return HSCAL_SUCCESS;
}

int hscal_ctxt_comm(const int *ictxt, MPI_Comm *comm) {
  hscal__enter("hscal_ctxt_comm");
  return hscal__leave(ctxt_comm(ictxt, comm));
}
