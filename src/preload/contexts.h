/* The contexts of a process: which processes of the program each of them is made of. Two with the same grid of the same processes are one. */
#ifndef HSCAL_PRELOAD_CONTEXTS_H
#define HSCAL_PRELOAD_CONTEXTS_H

#include <stdio.h>

/* In place of an index. */
enum {
  HSCAL_CONTEXT_LEFT_OUT = -1, /* this process is in none of that number */
  HSCAL_CONTEXT_UNKNOWN = -2   /* who is in it cannot be told */
};
/* Index of a BLACS context, in the order in which they were met first. It is asked for in the room's lock, as all here. */
int hscal__context_index(int ictxt);
/* The number is free again: who gets it next is another context. */
void hscal__context_ended(int ictxt);
void hscal__contexts_ended(void);

/* Rows and columns of one. */
void hscal__context_shape(int index, int *nprow, int *npcol);
/* Their ranks in MPI_COMM_WORLD, row by row. */
const int *hscal__context_ranks(int index);
/* How many there are, and a line for one of them: "context c1 grid=2x2 processes=0-3\n". */
int hscal__contexts(void);
void hscal__context_put(FILE *out, int index);

#endif
