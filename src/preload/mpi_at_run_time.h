/*
 * The MPI of the process. It is looked for at run time, because this library is also loaded into programs without MPI: shells, launchers.
 * Only functions are asked for by which no process waits for another.
 */
#ifndef HSCAL_PRELOAD_MPI_AT_RUN_TIME_H
#define HSCAL_PRELOAD_MPI_AT_RUN_TIME_H

typedef enum hscal_mpi_state {
  HSCAL_MPI_ABSENT,  /* or not begun */
  HSCAL_MPI_FOREIGN, /* another library than this one was built for: its handles are of another kind */
  HSCAL_MPI_RUNNING,
  HSCAL_MPI_ENDED /* finalised */
} hscal_mpi_state;

hscal_mpi_state hscal__mpi_state(void);
/* The library's own name: "Open MPI v4.1.4, ..."; "" if there is none. Static buffer. */
const char *hscal__mpi_name(void);
/* This process in MPI_COMM_WORLD, which must be running. */
void hscal__mpi_world(int *rank, int *size);
/* rank[n]: ranks in MPI_COMM_WORLD of the n processes of a communicator, by its Fortran handle. 0 if it has not n, or if one of them is in another
 * world. */
int hscal__mpi_world_ranks(int communicator, int n, int *rank);

#endif
