/*
 * Who waits for whom. A process that waits long for an agreement asks all others whether they wait for it, too, and tells in one line
 * which processes do and which have not come: those are elsewhere, perhaps in a collective function of MPI where they wait for these.
 *
 * Questions and answers are messages of no bytes on the session's communicator, whose only point-to-point messages they are. An even
 * tag is a question, the next odd one its answer. Processes that wait here answer; no answer means that a process does not.
 */
#ifndef HSCAL_CTXT_WAITING_H
#define HSCAL_CTXT_WAITING_H

#include <mpi.h>

typedef struct hscal_waiting {
  MPI_Comm comm;
  int rank, size;
  int asked;    /* rounds of questions by this process                */
  int taken;    /* questions of others that were answered             */
  int answered; /* answers to its own, late ones as well              */
  char *waits;  /* [size] those that wait, of the last round; null    */
} hscal_waiting;

/* After so many seconds it is told; the same on all processes. Tests shorten it. */
extern double hscal__long_wait_s;

/* Waits for the request; the processor is left to others meanwhile. Returns an MPI error code. */
int hscal__wait_and_tell(hscal_waiting *waiting, MPI_Request *request);

/* One wait of this process, for who looks himself whether it is over (closing.c). */
typedef struct hscal_wait {
  hscal_waiting *waiting;
  double begun_s, asked_s; /* MPI_Wtime; 0: not yet */
  int is_told;             /* here or by another    */
} hscal_wait;

void hscal__wait_begin(hscal_wait *its, hscal_waiting *waiting);
/* Answers those who ask; where it asks, and it is time, it asks them, and tells. Local. */
void hscal__wait_look(hscal_wait *its, int asks);
void hscal__wait_end(hscal_wait *its);

/* Takes in the messages that are still under way. To be called before the communicator is freed, when all have come. Collective. */
void hscal__waiting_end(hscal_waiting *waiting);
/* The same where it is known how many questions all processes asked (the sum of `asked`): without waiting. Returns 1 if all messages
 * have come. Local. */
int hscal__waiting_is_over(hscal_waiting *waiting, int asked_by_all);

#endif
