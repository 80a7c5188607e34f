/* Bytes that PDPOTRF and PDGETRF communicated on Piz Daint, from a file, and those that hscal counts. */
#ifndef HSCAL_DAINT_MEASURED_BYTES_H
#define HSCAL_DAINT_MEASURED_BYTES_H

#include "info/count.h"

/* Panel width of the library that was measured: inferred, square grids of PDPOTRF fit with it and with no other. */
enum { DAINT_PANEL = 128 };

/* A configuration: routine, order of the matrix, grid, block; bytes of all processes together. */
typedef struct measured_bytes {
  const hscal_routine *routine;
  int n, nprow, npcol, nb;
  double bytes;
} measured_bytes;

/* The rows of "routine,n,nprocs,p,q,nb,bytes" below lines that begin with #, each once, by routine, grid and order.
 * Returns how many there are (*list malloc'ed), or -1 after saying what is wrong. */
int read_measured_bytes(const char *file, measured_bytes **list);

/* Call and layout of a row (lower triangle), with that panel width. */
void daint_call(const measured_bytes *row, int panel, hscal_call *call, hscal_layout *layout);

typedef struct counted_bytes {
  double total, least; /* hscal_info: total_bytes, least_bytes */
  double interchanges; /* those of total that exchange rows */
} counted_bytes;
/* What is counted for a row with that panel width. 0, or the status of hscal__info. */
int count_daint_bytes(const measured_bytes *row, int panel, counted_bytes *counted);

#endif
