/* The few functions of the BLACS's C interface that the oracle calls; the package has no header for them. */
#ifndef VERIFY_BLACS_H
#define VERIFY_BLACS_H

void Cblacs_get(int context, int what, int *value);
void Cblacs_gridinit(int *context, char *order, int nprow, int npcol);
void Cblacs_gridmap(int *context, const int *map, int leading, int nprow, int npcol);
void Cblacs_gridinfo(int context, int *nprow, int *npcol, int *row, int *column);
void Cblacs_gridexit(int context);
void Cblacs_pinfo(int *me, int *processes);
void Cblacs_exit(int keep_mpi);

#endif
