/* An MPI library's collectives as mpi_shim.c calls them: written from the library's source, point to point under SMPI. They share nothing
 * with the tables of src/machine and the steps of src/models, which they check. */
#ifndef HSCAL_SIMULATED_LIBRARY_H
#define HSCAL_SIMULATED_LIBRARY_H

#include <smpi/smpi.h>

typedef struct sim_library {
  void (*broadcast)(void *data, int count, MPI_Datatype type, int root, MPI_Comm comm);
  /* in: may be MPI_IN_PLACE; is_builtin: the operation is MPI's own */
  void (*reduce)(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, int is_builtin, int root,
                 MPI_Comm comm);
  void (*allreduce)(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, int is_builtin, MPI_Comm comm);
  void (*barrier)(MPI_Comm comm);
} sim_library;

/* Open MPI 4.1, component tuned, and 5.0, by component han, too; up to 255 members. MPICH 4 by node leaders (ch4:ucx), or as if each node had one process. */
extern const sim_library sim_openmpi_4_1, sim_openmpi_5_0, sim_mpich_4, sim_mpich_4_flat;

/* Null: there is none of that name, or name is null. */
const sim_library *sim_library_named(const char *name);
/* The one that the simulation is of; null: SMPI's own collectives. */
const sim_library *sim_library_in_use(void);

#endif
