/*
 * What each process of a grid does, in its own order, in the terms of the events (events/event.h): the common ground on
 * which the recorded library and the scheme are compared. Processes are numbered row by row.
 */
#ifndef VERIFY_STREAMS_H
#define VERIFY_STREAMS_H

#include "events/event.h"
#include "verify/stubs/virtual_world.h"

typedef enum action_kind { ACTION_KERNEL, ACTION_SEND, ACTION_RECEIVE, ACTION_BROADCAST, ACTION_COMBINE } action_kind;

typedef struct action {
  action_kind kind;
  hscal_kernel kernel; /* kernel, with its option letters and dimensions in BLAS order                    */
  char letters[5];
  int dims[3];
  int peer;    /* message: the other process; -1: one of several, the arrival decides             */
  int members; /* MPI collective: how many processes, the first one and the distance to the next (0: alone) */
  int first, distance;
  int root;      /* its place among them (-1: all)                                                   */
  int elements;  /* collective: that each member's data are                                          */
  int is_own;    /* combine: by an operation of the BLACS' own, not one of MPI's                     */
  int waits;     /* send: MPI_Send, not MPI_Isend; not compared                                     */
  int64_t times; /* kernel: how often it was run, if events were folded (stubs/recorder.h), else 0     */
  int64_t bytes; /* message; collective: of each member's data                                        */
} action;

typedef struct stream {
  action *actions;
  size_t count, capacity;
} stream;

/* Zero it before its first use; the memory is kept from case to case. */
typedef struct streams {
  stream process[VIRTUAL_WORLD_SIZE];
} streams;

void streams_clear(streams *s);
void streams_free(streams *s);
/* Returns 0 or HSCAL_ERROR_MEMORY. */
int stream_add(stream *s, const action *a);
/* Adds kernel ADD of so many elements to the one before it, if that is an ADD too: the library adds block by block, what
 * counts is how much is added between two messages. */
int stream_add_addition(stream *s, int64_t elements);

int action_equal(const action *a, const action *b);
enum { ACTION_TEXT = 120 };
void action_print(const action *a, char text[ACTION_TEXT]);

#endif
