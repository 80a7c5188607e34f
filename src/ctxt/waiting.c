#include "ctxt/waiting.h"
#include "base/failure.h"
#include "base/notice.h"
#include "machine/measure_mpi.h"

#include <stdio.h>
#include <stdlib.h>

double hscal__long_wait_s = 30;

/* The lower the number the sooner a process asks, so that one of those who wait does. */
static const double between_processes_s = 1e-3;
/* Whoever waits answers within this. */
static const double answers_s = 1;

/* One wait of this process. */
typedef struct wait {
  hscal_waiting *waiting;
  double begun_s, asked_s; /* MPI_Wtime; 0: not yet */
  int is_told;             /* here or by another    */
} wait;

enum { ROUNDS = 1000 }; /* so that tags stay small; MPI has 32,768 at least */
static int tag_of_round(int round) { return 2 * (round % ROUNDS); }

static void send_nothing(const hscal_waiting *waiting, int process, int tag) {
  MPI_Request request;
  if (MPI_Isend(NULL, 0, MPI_BYTE, process, tag, waiting->comm, &request) == MPI_SUCCESS) MPI_Request_free(&request);
}

/* Takes a message in: a question, which is answered, or an answer. Returns 1 for a question. */
static int take(hscal_waiting *waiting, const MPI_Status *message) {
  MPI_Recv(NULL, 0, MPI_BYTE, message->MPI_SOURCE, message->MPI_TAG, waiting->comm, MPI_STATUS_IGNORE);
  if (message->MPI_TAG % 2 == 0) {
    waiting->taken++;
    send_nothing(waiting, message->MPI_SOURCE, message->MPI_TAG + 1);
    return 1;
  }
  waiting->answered++;
  if (waiting->waits && message->MPI_TAG == tag_of_round(waiting->asked) + 1) waiting->waits[message->MPI_SOURCE] = 1;
  return 0;
}

/* ---- the line ------------------------------------------------------------------------------------------------------ */

/* "process 3", "processes 0, 4-7, ...": those whose entry is `value`. */
static void list_processes(const hscal_waiting *waiting, int value, char *text, size_t room) {
  enum { MOST_RANGES = 12 };
  int ranges = 0, processes = 0;
  char list[24 * MOST_RANGES] = "";
  size_t length = 0;
  for (int first = 0, last; first < waiting->size; first = last + 1) {
    for (last = first; last + 1 < waiting->size && waiting->waits[last + 1] == waiting->waits[first];) last++;
    if (waiting->waits[first] != value) continue;
    processes += last - first + 1;
    const char *separator = ranges ? ", " : "";
    if (ranges++ >= MOST_RANGES) continue;
    if (first == last)
      length += (size_t)snprintf(list + length, sizeof list - length, "%s%d", separator, first);
    else
      length += (size_t)snprintf(list + length, sizeof list - length, "%s%d-%d", separator, first, last);
  }
  snprintf(text, room, "%s %s%s", processes == 1 ? "process" : "processes", list, ranges > MOST_RANGES ? ", ..." : "");
}

static void tell(const wait *its) {
  char here[400], elsewhere[400];
  list_processes(its->waiting, 1, here, sizeof here);
  list_processes(its->waiting, 0, elsewhere, sizeof elsewhere);
  hscal__notice("waiting in %s for %.0f s; here: %s; missing: %s (perhaps in a collective function of MPI that waits "
                "for those here)",
                hscal__function(), MPI_Wtime() - its->begun_s, here, elsewhere);
}

/* ---- waiting ------------------------------------------------------------------------------------------------------- */

static void ask(wait *its) {
  hscal_waiting *waiting = its->waiting;
  waiting->waits = calloc((size_t)waiting->size, 1);
  its->asked_s = MPI_Wtime();
  if (!waiting->waits) {
    its->is_told = 1;
    return;
  }
  waiting->waits[waiting->rank] = 1;
  waiting->asked++;
  for (int process = 0; process < waiting->size; process++)
    if (process != waiting->rank) send_nothing(waiting, process, tag_of_round(waiting->asked));
}

static int all_answered(const hscal_waiting *waiting) {
  return waiting->answered == waiting->asked * (waiting->size - 1);
}

static void meanwhile(void *data) {
  wait *its = data;
  hscal_waiting *waiting = its->waiting;
  for (int is_there = 1; is_there;) {
    MPI_Status message;
    if (MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, waiting->comm, &is_there, &message) != MPI_SUCCESS) return;
    /* Who asks will tell; of several who ask at once the first. */
    if (is_there && take(waiting, &message) && (!its->asked_s || message.MPI_SOURCE < waiting->rank)) its->is_told = 1;
  }
  double now_s = MPI_Wtime();
  if (its->is_told) return;
  if (!its->asked_s && now_s - its->begun_s > hscal__long_wait_s + between_processes_s * waiting->rank) ask(its);
  if (!its->asked_s || (!all_answered(waiting) && now_s - its->asked_s < answers_s)) return;
  if (!all_answered(waiting)) tell(its);
  its->is_told = 1;
}

int hscal__wait_and_tell(hscal_waiting *waiting, MPI_Request *request) {
  enum { EAGER_LOOKS = 1000 };
  wait its = {.waiting = waiting, .begun_s = MPI_Wtime()};
  int code = hscal__wait_meanwhile(request, EAGER_LOOKS, meanwhile, &its);
  free(waiting->waits);
  waiting->waits = NULL;
  return code;
}

void hscal__waiting_end(hscal_waiting *waiting) {
  int all = 0, others = waiting->size - 1;
  if (MPI_Allreduce(&waiting->asked, &all, 1, MPI_INT, MPI_SUM, waiting->comm) != MPI_SUCCESS) return;
  while (waiting->taken < all - waiting->asked || waiting->answered < waiting->asked * others) {
    MPI_Status message;
    if (MPI_Probe(MPI_ANY_SOURCE, MPI_ANY_TAG, waiting->comm, &message) != MPI_SUCCESS) return;
    take(waiting, &message);
  }
}
