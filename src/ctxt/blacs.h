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
void Cblacs_barrier(int ctxt, const char *scope);
/* Largest in absolute value of each entry of a[m,n], over the scope, on all processes of it (rdest -1); ra, ca are not used with
 * rcflag -1. */
void Cdgamx2d(int ctxt, const char *scope, const char *top, int m, int n, double *a, int lda, int *ra, int *ca,
              int rcflag, int rdest, int cdest);
void Cigamx2d(int ctxt, const char *scope, const char *top, int m, int n, int *a, int lda, int *ra, int *ca, int rcflag,
              int rdest, int cdest);
/* Frees every context and buffer of the BLACS; finalises MPI unless not_done. */
void Cblacs_exit(int not_done);

#endif
