#include "measure/message.h"
#include "base/status.h"
#include "machine/samples.h"
#include "measure/calibrated.h"
#include "measure/quota.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { TAG = 77 };

/* 8 bytes, then 64 bytes to 64 MiB by factors of 2. */
enum { SIZES = 22 };
static int size_of(int s) { return s == 0 ? 8 : 64 << (s - 1); }

static int send_of(const hscal_process_pair *with, const void *data, int count, MPI_Datatype type) {
  return hscal__mpi_failed(MPI_Send(data, count, type, with->rank[!with->role], TAG, with->comm), "MPI_Send");
}

static int receive_of(const hscal_process_pair *with, void *data, int count, MPI_Datatype type) {
  MPI_Status status;
  int code = MPI_Recv(data, count, type, with->rank[!with->role], TAG, with->comm, &status);
  return hscal__mpi_failed(code, "MPI_Recv");
}

static int send(const hscal_process_pair *with, const void *data, int bytes) {
  return send_of(with, data, bytes, MPI_BYTE);
}

static int receive(const hscal_process_pair *with, void *data, int bytes) {
  return receive_of(with, data, bytes, MPI_BYTE);
}

int hscal__pair_ping_pong(const hscal_process_pair *with, int count, MPI_Datatype type, int times, double *seconds) {
  double start = hscal__now();
  for (int i = 0; i < times; i++) {
    if (with->role == 0) HSCAL_TRY(send_of(with, with->buffer, count, type));
    HSCAL_TRY(receive_of(with, with->buffer, count, type));
    if (with->role == 1) HSCAL_TRY(send_of(with, with->buffer, count, type));
  }
  *seconds = (hscal__now() - start) / (2 * times);
  return 0;
}

static int ping_pong(const hscal_process_pair *with, int bytes, int times, double *seconds) {
  return hscal__pair_ping_pong(with, bytes, MPI_BYTE, times, seconds);
}

/* Both know after this what the first one knows. */
static int tell(const hscal_process_pair *with, void *data, int bytes) {
  return with->role == 0 ? send(with, data, bytes) : receive(with, data, bytes);
}

int hscal__pair_decide(const hscal_process_pair *with, int *go_on) { return tell(with, go_on, sizeof *go_on); }

/* Has one of the two a quota of processor time? Then waits for it belong to its messages, and the mean counts; else the fast quartile, as other
 * work only ever makes messages slower. */
static int find_quota(const hscal_process_pair *with, int *any) {
  int own = hscal__quota().processors > 0, others = 0, peer = with->rank[!with->role];
  int code = MPI_Sendrecv(&own, 1, MPI_INT, peer, TAG, &others, 1, MPI_INT, peer, TAG, with->comm, MPI_STATUS_IGNORE);
  *any = own || others;
  return hscal__mpi_failed(code, "MPI_Sendrecv");
}

/* What counts of samples[count], which may be sorted. */
static double typical(double *samples, int count, int has_quota) {
  double total = 0;
  for (int i = 0; i < count; i++) total += samples[i];
  return fmax(has_quota && count > 0 ? total / count : hscal__quartile(samples, count), 1e-9);
}

/* ---- time by size ----------------------------------------------------------------------------------------- */

/* How many ping-pongs make a sample where one way takes `each_s`: in a probe no more than fit into a fiftieth of the time. */
static int ping_pongs(const hscal_process_pair *with, int bytes, double seconds, double each_s) {
  int times = bytes <= 4096 ? 20 : bytes <= 65536 ? 5 : 1;
  if (with->is_probe && 2 * times * each_s > seconds / 50) times = (int)(seconds / 100 / each_s);
  return times > 1 ? times : 1;
}

/* Warms every size up; their number goes no further than the first that takes longer than a tenth of the time, in a probe also not than what half of
 * the time is enough for. times[count]: ping-pongs of a sample. */
static int warm_up(const hscal_process_pair *with, double seconds, int *times, int *count) {
  enum { LEAST_SIZES = 3 };
  double start = hscal__now();
  for (int last = 0, s = 0; !last && s < SIZES && size_of(s) <= with->largest; s++) {
    double each_s;
    HSCAL_TRY(ping_pong(with, size_of(s), 2, &each_s));
    int late = with->is_probe && hscal__now() - start > seconds / 2;
    int answer[2] = {s + 1 >= LEAST_SIZES && (late || each_s >= seconds / 10),
                     ping_pongs(with, size_of(s), seconds, each_s)};
    HSCAL_TRY(tell(with, answer, sizeof answer));
    last = answer[0], times[s] = answer[1], *count = s + 1;
  }
  return 0;
}

/* Is every size known well enough? */
static int is_certain(const double *samples, int count, int rounds) {
  double sorted[HSCAL_MOST_SAMPLES];
  for (int s = 0; s < count; s++) {
    memcpy(sorted, &samples[s * HSCAL_MOST_SAMPLES], sizeof sorted);
    hscal__quartile(sorted, rounds);
    if (hscal__quartile_uncertainty(sorted, rounds) > HSCAL_CERTAIN_MESSAGE) return 0;
  }
  return 1;
}

/* What rounds over all sizes scatter by, of which each counts alike. */
static double noise_of(const hscal_process_pair *with, const double *samples, int sizes, int rounds) {
  double of_round[HSCAL_MOST_SAMPLES] = {0};
  if (with->is_probe) return 0;
  for (int s = 0; s < sizes; s++) hscal__rounds_add(of_round, &samples[s * HSCAL_MOST_SAMPLES], rounds);
  return hscal__rounds_scatter(of_round, rounds, sizes);
}

/* Rounds over all sizes until they are known or the time is over; seconds by size. samples[SIZES * HSCAL_MOST_SAMPLES] is scratch. */
static int measure_times(const hscal_process_pair *with, double seconds, double *samples,
                         hscal_message_record *record) {
  double start = hscal__now();
  int rounds = 0, count = 0, has_quota = 0, times[SIZES];
  HSCAL_TRY(find_quota(with, &has_quota));
  HSCAL_TRY(warm_up(with, seconds, times, &count));
  for (int go_on = 1; go_on && rounds < HSCAL_MOST_SAMPLES; rounds++) {
    for (int s = 0; s < count; s++)
      HSCAL_TRY(ping_pong(with, size_of(s), times[s], &samples[s * HSCAL_MOST_SAMPLES + rounds]));
    double used = hscal__now() - start;
    int few = rounds + 1 < HSCAL_LEAST_SAMPLES && !with->is_probe;
    go_on = few ? used < 2 * seconds : used < seconds && !is_certain(samples, count, rounds + 1);
    HSCAL_TRY(hscal__pair_decide(with, &go_on));
  }
  record->count = count;
  record->noise = noise_of(with, samples, count, rounds); /* before what follows sorts them */
  for (int s = 0; s < count; s++) {
    record->bytes[s] = size_of(s);
    record->seconds[s] = typical(&samples[s * HSCAL_MOST_SAMPLES], rounds, has_quota);
  }
  return 0;
}

/* ---- does the sender wait? -------------------------------------------------------------------------------- */

static void sleep_for(double seconds) { nanosleep(&(struct timespec){.tv_nsec = (long)(1e9 * seconds)}, NULL); }

/* The receiver comes late on purpose: seconds that the sender was held up, as the first process sees it. */
static int send_to_late_receiver(const hscal_process_pair *with, int bytes, double late_s, double *held_s) {
  char ready = 0;
  if (with->role == 1) {
    HSCAL_TRY(send(with, &ready, 1));
    sleep_for(late_s);
    return receive(with, with->buffer, bytes);
  }
  HSCAL_TRY(receive(with, &ready, 1));
  sleep_for(late_s / 10); /* who has slept is not soon put aside for other work */
  double start = hscal__now();
  HSCAL_TRY(send(with, with->buffer, bytes));
  *held_s = hscal__now() - start;
  return 0;
}

/* From which size on does a sender wait? Each size is tried a few times with a receiver that is late by more than other
 * work usually holds a process up, and meanwhile outside MPI, as if it were computing: Open MPI's shared memory then
 * holds up all but the smallest messages, far below its eager limit. */
static int measure_rendezvous(const hscal_process_pair *with, hscal_message_record *record) {
  enum { TRIES = 3, LARGEST_EAGER = 1 << 22 };
  int waited[SIZES] = {0}, count = 0;
  while (count < record->count && size_of(count) <= LARGEST_EAGER) count++;
  for (int s = 0; s < count; s++)
    for (int i = 0; i < TRIES; i++) {
      double held_s = 0;
      HSCAL_TRY(send_to_late_receiver(with, size_of(s), HSCAL_LATE_S, &held_s));
      waited[s] += held_s > HSCAL_LATE_S / 2;
    }
  int first = hscal__threshold(waited, count, TRIES);
  record->rendezvous_bytes = first < count ? (double)size_of(first) : (double)INFINITY;
  return 0;
}

int hscal__pair_measure(const hscal_process_pair *with, double seconds, hscal_message_record *record) {
  double *samples = malloc(SIZES * HSCAL_MOST_SAMPLES * sizeof *samples);
  /* One that has no memory must not leave the other waiting: both tell first. */
  int fine = samples != NULL, others = 0, peer = with->rank[!with->role];
  int code = MPI_Sendrecv(&fine, 1, MPI_INT, peer, TAG, &others, 1, MPI_INT, peer, TAG, with->comm, MPI_STATUS_IGNORE);
  int status = hscal__mpi_failed(code, "MPI_Sendrecv");
  if (!status && (!fine || !others)) status = hscal__fail(HSCAL_ERROR_MEMORY, "measuring: no memory for messages");
  if (!status) status = measure_times(with, seconds, samples, record);
  if (!status && !with->is_probe) status = measure_rendezvous(with, record);
  free(samples);
  return status;
}

/* ---- rates ------------------------------------------------------------------------------------------------ */

/* The first size whose messages take long enough, or 4 MiB. */
static int choose_bytes(const hscal_process_pair *with, int *bytes) {
  enum { FIRST = 1 << 16, LAST = 1 << 22 };
  int go_on = 1;
  const double long_s = with->is_probe ? HSCAL_LARGE_MESSAGE_OF_PROBE_S : HSCAL_LARGE_MESSAGE_S;
  for (*bytes = FIRST; go_on;) {
    double seconds;
    HSCAL_TRY(ping_pong(with, *bytes, 1, &seconds));
    go_on = seconds < long_s && *bytes < LAST;
    HSCAL_TRY(hscal__pair_decide(with, &go_on));
    if (go_on) *bytes *= 2;
  }
  return 0;
}

int hscal__pair_survey(const hscal_process_pair *with, double *latency_s, double *bytes_per_s) {
  enum { SMALL = 8, SMALL_ONES = 20, LARGE_ONES = 5 };
  double small[SMALL_ONES], half[LARGE_ONES], whole[LARGE_ONES];
  int bytes, has_quota = 0;
  HSCAL_TRY(find_quota(with, &has_quota));
  HSCAL_TRY(ping_pong(with, SMALL, 3, latency_s)); /* the first messages make a connection */
  for (int i = 0; i < SMALL_ONES; i++) HSCAL_TRY(ping_pong(with, SMALL, 1, &small[i]));
  *latency_s = typical(small, SMALL_ONES, has_quota);
  HSCAL_TRY(choose_bytes(with, &bytes));
  for (int i = 0; i < LARGE_ONES; i++) {
    HSCAL_TRY(ping_pong(with, bytes / 2, 1, &half[i]));
    HSCAL_TRY(ping_pong(with, bytes, 1, &whole[i]));
  }
  double whole_s = typical(whole, LARGE_ONES, has_quota), beyond_s = whole_s - typical(half, LARGE_ONES, has_quota);
  /* Half the bytes take about half the time, or one of the two was disturbed. */
  int sound = beyond_s > HSCAL_LEAST_HALF * whole_s && beyond_s < HSCAL_MOST_HALF * whole_s;
  *bytes_per_s = sound ? bytes / 2 / beyond_s : bytes / whole_s;
  return 0;
}

int hscal__pair_stream(const hscal_process_pair *with, int bytes, int times, double *bytes_per_s) {
  double start = hscal__now();
  char done = 0;
  for (int i = 0; i < times; i++)
    HSCAL_TRY(with->role == 0 ? send(with, with->buffer, bytes) : receive(with, with->buffer, bytes));
  HSCAL_TRY(with->role == 1 ? send(with, &done, 1) : receive(with, &done, 1));
  *bytes_per_s = (double)bytes * times / fmax(hscal__now() - start, 1e-9);
  return 0;
}

int hscal__pair_exchange(const hscal_process_pair *with, int bytes, int times, double *bytes_per_s) {
  double start = hscal__now();
  const int half = bytes / 2, peer = with->rank[!with->role];
  for (int i = 0; i < times; i++) {
    int code = MPI_Sendrecv(with->buffer, half, MPI_BYTE, peer, TAG, with->buffer + half, half, MPI_BYTE, peer, TAG,
                            with->comm, MPI_STATUS_IGNORE);
    HSCAL_TRY(hscal__mpi_failed(code, "MPI_Sendrecv"));
  }
  *bytes_per_s = 2.0 * half * times / fmax(hscal__now() - start, 1e-9);
  return 0;
}
