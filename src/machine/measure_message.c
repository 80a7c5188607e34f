#include "machine/measure_message.h"
#include "base/status.h"

#include <math.h>
#include <stdlib.h>
#include <time.h>

enum { MOST_SAMPLES = 51, LEAST_SAMPLES = 7, MOST_PAIRS = 4, LARGEST = 1 << 22, TAG = 77 };

static const int sizes[] = {8,     64,    128,   256,    512,    1024,   2048,    4096,   8192,
                            16384, 32768, 65536, 131072, 262144, 524288, 1 << 20, LARGEST};
enum { SIZES = (int)(sizeof sizes / sizeof sizes[0]) };

/* Two processes that exchange messages, and which of them this one is (0 or 1; -1: it only waits). */
typedef struct pair {
  MPI_Comm comm;
  int rank[2], role;
} pair;

static int send(const pair *with, const void *data, int bytes) {
  return hscal__mpi_failed(MPI_Send(data, bytes, MPI_BYTE, with->rank[!with->role], TAG, with->comm), "MPI_Send");
}

static int receive(const pair *with, void *data, int bytes) {
  MPI_Status status;
  int code = MPI_Recv(data, bytes, MPI_BYTE, with->rank[!with->role], TAG, with->comm, &status);
  return hscal__mpi_failed(code, "MPI_Recv");
}

/* ---- time by size ----------------------------------------------------------------------------------------- */

/* There and back `times` times; one-way seconds of one message, as the first process sees it. */
static int ping_pong(const pair *with, char *buffer, int bytes, int times, double *seconds) {
  double start = hscal__now();
  for (int i = 0; i < times; i++) {
    if (with->role == 0) HSCAL_TRY(send(with, buffer, bytes));
    HSCAL_TRY(receive(with, buffer, bytes));
    if (with->role == 1) HSCAL_TRY(send(with, buffer, bytes));
  }
  *seconds = (hscal__now() - start) / (2 * times);
  return 0;
}

/* Both know after this whether to go on: the first one decides. */
static int decide(const pair *with, int *go_on) {
  return with->role == 0 ? send(with, go_on, sizeof *go_on) : receive(with, go_on, sizeof *go_on);
}

/* Rounds over all sizes until the time is over; fast quartiles by size. samples[SIZES * MOST_SAMPLES] is room. */
static int measure_times(const pair *with, double seconds, char *buffer, double *samples,
                         hscal_message_record *record) {
  double start = hscal__now(), warm;
  for (int s = 0; s < SIZES; s++) HSCAL_TRY(ping_pong(with, buffer, sizes[s], 2, &warm));
  int rounds = 0;
  for (int go_on = 1; go_on && rounds < MOST_SAMPLES; rounds++) {
    for (int s = 0; s < SIZES; s++) {
      int times = sizes[s] <= 4096 ? 20 : sizes[s] <= 65536 ? 5 : 1;
      HSCAL_TRY(ping_pong(with, buffer, sizes[s], times, &samples[s * MOST_SAMPLES + rounds]));
    }
    double used = hscal__now() - start;
    go_on = rounds + 1 < LEAST_SAMPLES ? used < 2 * seconds : used < seconds;
    HSCAL_TRY(decide(with, &go_on));
  }
  record->count = SIZES;
  for (int s = 0; s < SIZES; s++) {
    record->bytes[s] = sizes[s];
    record->seconds[s] = fmax(hscal__quartile(&samples[s * MOST_SAMPLES], rounds), 1e-9);
  }
  return 0;
}

/* ---- does the sender wait? -------------------------------------------------------------------------------- */

static void sleep_for(double seconds) { nanosleep(&(struct timespec){.tv_nsec = (long)(1e9 * seconds)}, NULL); }

/* The receiver comes late on purpose: seconds that the sender was held up, as the first process sees it. */
static int send_to_late_receiver(const pair *with, char *buffer, int bytes, double late_s, double *held_s) {
  char ready = 0;
  if (with->role == 1) {
    HSCAL_TRY(send(with, &ready, 1));
    sleep_for(late_s);
    return receive(with, buffer, bytes);
  }
  HSCAL_TRY(receive(with, &ready, 1));
  sleep_for(late_s / 10); /* who has slept is not soon put aside for other work */
  double start = hscal__now();
  HSCAL_TRY(send(with, buffer, bytes));
  *held_s = hscal__now() - start;
  return 0;
}

/* From which size on does a sender wait? Each size is tried a few times with a receiver that is late by more than other
 * work usually holds a process up, and meanwhile outside MPI, as if it were computing: Open MPI's shared memory then
 * holds up all but the smallest messages, far below its eager limit. */
static int measure_rendezvous(const pair *with, char *buffer, hscal_message_record *record) {
  enum { TRIES = 3 };
  const double late_s = 10e-3;
  int waited[SIZES] = {0};
  for (int s = 0; s < SIZES; s++)
    for (int i = 0; i < TRIES; i++) {
      double held_s = 0;
      HSCAL_TRY(send_to_late_receiver(with, buffer, sizes[s], late_s, &held_s));
      waited[s] += held_s > late_s / 2;
    }
  int first = hscal__threshold(waited, SIZES, TRIES);
  record->rendezvous_bytes = first < SIZES ? (double)sizes[first] : (double)INFINITY;
  return 0;
}

static int measure_pair(const pair *with, double seconds, hscal_message_record *record) {
  char *buffer = calloc(1, LARGEST);
  double *samples = malloc(SIZES * MOST_SAMPLES * sizeof *samples);
  /* One that has no memory must not leave the other waiting: both tell first. */
  int fine = buffer && samples, others = 0, status;
  int code = MPI_Sendrecv(&fine, 1, MPI_INT, with->rank[!with->role], TAG, &others, 1, MPI_INT, with->rank[!with->role],
                          TAG, with->comm, MPI_STATUS_IGNORE);
  status = hscal__mpi_failed(code, "MPI_Sendrecv");
  if (!status && (!fine || !others)) status = hscal__fail(HSCAL_ERROR_MEMORY, "measuring: no memory for messages");
  if (!status) status = measure_times(with, seconds, buffer, samples, record);
  if (!status) status = measure_rendezvous(with, buffer, record);
  free(buffer);
  free(samples);
  return status;
}

/* ---- layers ----------------------------------------------------------------------------------------------- */

static int role_of(int rank, int first, int second) { return rank == first ? 0 : rank == second ? 1 : -1; }

/* A record of the process `owner` comes to process 0. */
static int bring(const hscal_crew *crew, int owner, hscal_message_record *record) {
  if (owner == 0) return 0;
  return hscal__crew_share(crew, owner, record, sizeof *record);
}

/* Medians over the pairs that measured a layer. */
static void combine(const hscal_message_record *records, int count, hscal_message_record *layer) {
  double values[MOST_PAIRS];
  *layer = records[0];
  for (int s = 0; s < layer->count; s++) {
    for (int i = 0; i < count; i++) values[i] = records[i].seconds[s];
    layer->seconds[s] = hscal__median(values, count);
  }
  for (int i = 0; i < count; i++) values[i] = records[i].rendezvous_bytes;
  hscal__median(values, count); /* sorts; the lower middle one, since a mean of sizes would be none of them */
  layer->rendezvous_bytes = values[(count - 1) / 2];
  hscal__messages_smooth(layer);
}

/* Up to four pairs, one after the other: the first two processes of a node, or the first of a node and of the next. */
static int measure_layer(const hscal_crew *crew, int layer, const hscal_measure_options *options, double seconds,
                         hscal_message_record *result) {
  static const char *const what[HSCAL_LAYERS] = {"messages within a node", "messages between nodes"};
  hscal_message_record records[MOST_PAIRS] = {0};
  int count = 0;
  result->count = 0;
  for (int node = 0; node < crew->nnodes && count < MOST_PAIRS; node += layer == HSCAL_LAYER_NETWORK ? 2 : 1) {
    int first = crew->leader[node], next = node + 1 < crew->nnodes ? node + 1 : 0;
    int second = layer == HSCAL_LAYER_NETWORK ? crew->leader[next] : crew->second[node];
    if (second < 0 || second == first) continue;
    if (crew->rank == 0 && options->progress) options->progress(options->user, count / 4.0, what[layer]);
    pair with = {crew->all, {first, second}, role_of(crew->rank, first, second)};
    int status = with.role < 0 ? 0 : measure_pair(&with, seconds / MOST_PAIRS, &records[count]);
    HSCAL_TRY(hscal__crew_agree(crew, status));
    HSCAL_TRY(bring(crew, first, &records[count++]));
  }
  if (count > 0) combine(records, count, result);
  return 0;
}

int hscal__measure_messages(const hscal_crew *crew, const hscal_measure_options *options, double seconds,
                            hscal_message_record *layers) {
  for (int layer = 0; layer < HSCAL_LAYERS; layer++)
    HSCAL_TRY(measure_layer(crew, layer, options, seconds / HSCAL_LAYERS, &layers[layer]));
  return 0;
}
