/* One thing a process did, as seen at the border of the library: a BLAS kernel, a message, a collective. */
#ifndef VERIFY_RECORDED_EVENT_H
#define VERIFY_RECORDED_EVENT_H

#include <stdint.h>
#include <stdio.h>

typedef enum recorded_kind { RECORDED_KERNEL, RECORDED_SEND, RECORDED_RECEIVE, RECORDED_COLLECTIVE } recorded_kind;

typedef struct recorded_event {
  recorded_kind kind;
  const char *name;      /* of the kernel ("dgemm") or the MPI function ("Isend", "Bcast")                   */
  char letters[5];       /* kernel: its options (side, uplo, trans, diag) in upper case and argument order   */
  int dims[3], ndims;    /* kernel: its dimensions in argument order                                         */
  int peer;              /* world rank: of the other end (-1 any source) or of the root (-1 none)            */
  int tag, communicator; /* message, collective; see virtual_world_members                                   */
  int elements;          /* collective: that each member's data are                                          */
  int is_own_operation;  /* reduction: by a function of the BLACS, not one of MPI's                          */
  int64_t bytes;         /* of the message, or of one member's data in a collective                          */
  int64_t times;         /* kernel: how often it was run, where events are folded; else 0                    */
} recorded_event;

/* A kernel called with `letters` options followed by `ndims` dimensions, as Fortran passes them: all by reference. */
recorded_event recorded_kernel(const char *name, void *const *arguments, int letters, int ndims);

/* Writes the event as a line; members (world ranks) are those of a collective's communicator. */
void recorded_event_print(FILE *file, const recorded_event *event, const int *members, int nmembers);

#endif
