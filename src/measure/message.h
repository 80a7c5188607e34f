/* Messages between two processes: times by size, latency and rate, and from which size on a sender waits for its receiver. */
#ifndef HSCAL_MEASURE_MESSAGE_H
#define HSCAL_MEASURE_MESSAGE_H

#include "measure/cluster.h"
#include "measure/ranks.h"

enum { HSCAL_LARGEST_MESSAGE = 1 << 26 };

/* Two processes that exchange messages, and which of them this one is (0 or 1; -1: neither). */
typedef struct hscal_process_pair {
  MPI_Comm comm;
  int rank[2], role;
  char *buffer; /* where role >= 0, as large as the largest message */
  int largest;  /* bytes of that                                    */
  int is_probe; /* 1: in a probe, which has no time for certainty   */
} hscal_process_pair;

/* All of these are called by the two processes alone. */

/* There and back `times` times, from the buffer; one-way seconds of one message, as the first one sees it. */
int hscal__pair_ping_pong(const hscal_process_pair *pair, int count, MPI_Datatype type, int times, double *seconds);
/* Both know after this whether to go on: the first one decides. */
int hscal__pair_decide(const hscal_process_pair *pair, int *go_on);
/* Time by size for about `seconds`, up to the size that takes a tenth of that, and from where on the sender waits; on the first one. In a probe
 * hardly longer, with fewer and shorter samples, and from where on the sender waits is not measured: rendezvous_bytes is 0. */
int hscal__pair_measure(const hscal_process_pair *pair, double seconds, hscal_message_record *record);
/* A quick look: seconds of a small message, and bytes per second that large ones take beyond that; on the first one. */
int hscal__pair_survey(const hscal_process_pair *pair, double *latency_s, double *bytes_per_s);
/* The first one sends so many messages of so many bytes; bytes per second until the last has come, on the first one. */
int hscal__pair_stream(const hscal_process_pair *pair, int bytes, int times, double *bytes_per_s);
/* Each of the two sends half of so many bytes while it receives the other half, so many times; bytes per second in both directions together, on the
 * first one. */
int hscal__pair_exchange(const hscal_process_pair *pair, int bytes, int times, double *bytes_per_s);

#endif
