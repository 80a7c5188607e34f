/*
 * What each process of a grid does, in its own order, in the terms of the events (events/event.h): the common ground on
 * which the recorded library and the scheme are compared. Processes are numbered row by row.
 */
#ifndef ORACLE_STREAMS_H
#define ORACLE_STREAMS_H

#include "events/event.h"
#include "verify/virtual_grid.h"

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

/* Is this kernel compared? Not what only moves data on the way to something else, nor what the library does without a
 * kernel that could be recorded. */
int kernel_is_compared(const hscal_routine *routine, hscal_kernel kernel);
/* Are all kernels compared that have operations? Else the record can't tell how many there are. */
int operations_are_compared(const hscal_routine *routine);

int action_equal(const action *a, const action *b);
enum { ACTION_TEXT = 80 };
void action_print(const action *a, char text[ACTION_TEXT]);

/* From what the recorder holds. Receives from any source get their sender, found by communicator and tag; each receive
 * is checked to have a send of the same size. Kernels that only move data (copy, scal, ...) are left out. The library
 * also calls MPI collectives on lines of a single process: they count like the others. Returns 0, HSCAL_ERROR_MEMORY, or HSCAL_ERROR_INTERNAL when the
 * record contradicts itself. */
int streams_from_recorder(streams *s, const oracle_case *c, const virtual_grid *grid);
/* The same with all kernels that events know, and with one sender for each message. */
int streams_from_whole_record(streams *s, const oracle_case *c, const virtual_grid *grid);
/* From the project's scheme of the routine; same omissions. Returns 0 or what the scheme returned. */
int streams_from_scheme(streams *s, const oracle_case *c);

#endif
