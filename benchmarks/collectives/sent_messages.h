/* What MPI's collectives hand to the layer below: each process notes its own messages, in their order. */
#ifndef HSCAL_COLLECTIVES_SENT_MESSAGES_H
#define HSCAL_COLLECTIVES_SENT_MESSAGES_H

typedef struct sent_message {
  int collective; /* number of the call in which it was sent */
  int to;         /* rank among all processes */
  int bytes;
} sent_message;

/* From now on messages are of that call; -1: of none, they are not noted. */
void sent_messages_during(int collective);
/* Notes a message; ends the program where there is no memory for it. */
void sent_messages_note(int to, long bytes);
/* All that were noted. */
const sent_message *sent_messages(int *count);

/* Gets between MPI and its messages, once, after MPI_Init: openmpi_messages.c or mpich_messages.c. */
void watch_messages(void);

#endif
