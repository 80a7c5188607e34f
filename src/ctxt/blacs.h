/* The C interface of the BLACS, which ships no header. Int of the library is int. Source: BLACS/SRC. */
#ifndef HSCAL_CTXT_BLACS_H
#define HSCAL_CTXT_BLACS_H

#include <mpi.h>

/* Index of a communicator in the table of the BLACS; entered if new, found again if not. */
int Csys2blacs_handle(MPI_Comm comm);
/* Takes it out, which may renumber the others: never keep an index. The communicator must still exist. */
void Cfree_blacs_system_handle(int handle);
/* *ctxt: in a system handle, out a context, -1 on processes left out. usermap is column-major. Collective over the
 * communicator of the handle; aborts on failure. */
void Cblacs_gridmap(int *ctxt, int *usermap, int ldumap, int nprow, int npcol);
/* All -1 if there is no such context. */
void Cblacs_gridinfo(int ctxt, int *nprow, int *npcol, int *myrow, int *mycol);
void Cblacs_gridexit(int ctxt);
/* Frees every context and buffer of the BLACS; finalises MPI unless not_done. */
void Cblacs_exit(int not_done);

#endif
