#include "ctxt/chosen_comm.h"
#include "base/status.h"
#include "measure/mpi_calls.h"

int hscal__chosen_comm(MPI_Comm session, const hscal_packed_plan *packed, MPI_Comm *comm) {
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
