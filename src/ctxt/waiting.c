#include "ctxt/waiting.h"
#include "base/failure.h"
#include "base/notice.h"
#include "ctxt/calibrated.h"
#include "measure/mpi_calls.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

double hscal__long_wait_s = 30;

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

/* What is known of each process, by its number in MPI_COMM_WORLD, as people know it. */
typedef struct table_of_processes {
  int size;
  char *waits; /* 1, 0, or of another session: STRANGER */
} table_of_processes;

enum { STRANGER = 2 };

/* Session's numbers become the world's. Where a process is of no world of ours (it was spawned), they stay. */
static table_of_processes by_world(const hscal_waiting *waiting) {
  MPI_Group of_session, of_world;
  table_of_processes all = {0};
  MPI_Comm_size(MPI_COMM_WORLD, &all.size);
  if (waiting->size > all.size) all.size = waiting->size;
  all.waits = malloc((size_t)all.size);
  if (!all.waits) return all;
  memset(all.waits, STRANGER, (size_t)all.size);
  MPI_Comm_group(waiting->comm, &of_session);
  MPI_Comm_group(MPI_COMM_WORLD, &of_world);
  int is_known = 1;
  for (int process = 0, number; is_known && process < waiting->size; process++) {
    MPI_Group_translate_ranks(of_session, 1, &process, of_world, &number);
    is_known = number != MPI_UNDEFINED;
    if (is_known) all.waits[number] = waiting->waits[process];
  }
  MPI_Group_free(&of_session);
  MPI_Group_free(&of_world);
  if (!is_known) memcpy(all.waits, waiting->waits, (size_t)(all.size = waiting->size));
  return all;
}

/* "process 3", "processes 0, 4-7, ...": those whose entry is `value`. */
static void list_processes(const table_of_processes *all, int value, char *text, size_t size) {
  enum { MOST_RANGES = 12 };
  int ranges = 0, processes = 0;
  char list[24 * MOST_RANGES] = "";
  size_t length = 0;
  for (int first = 0, last; first < all->size; first = last + 1) {
    for (last = first; last + 1 < all->size && all->waits[last + 1] == all->waits[first];) last++;
    if (all->waits[first] != value) continue;
    processes += last - first + 1;
    const char *separator = ranges ? ", " : "";
    if (ranges++ >= MOST_RANGES) continue;
    if (first == last)
      length += (size_t)snprintf(list + length, sizeof list - length, "%s%d", separator, first);
    else
      length += (size_t)snprintf(list + length, sizeof list - length, "%s%d-%d", separator, first, last);
  }
  snprintf(text, size, "%s %s%s", processes == 1 ? "process" : "processes", list, ranges > MOST_RANGES ? ", ..." : "");
}

static void tell(const hscal_wait *its) {
  char here[400], elsewhere[400];
  table_of_processes all = by_world(its->waiting);
  if (!all.waits) return;
  list_processes(&all, 1, here, sizeof here);
  list_processes(&all, 0, elsewhere, sizeof elsewhere);
  free(all.waits);
  hscal__notice("waiting in %s for %.0f s; here: %s; missing: %s (perhaps in a collective function of MPI that waits "
                "for those here)",
                hscal__function(), MPI_Wtime() - its->begun_s, here, elsewhere);
}

/* ---- waiting ------------------------------------------------------------------------------------------------------- */

static void ask(hscal_wait *its) {
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

/* Whether there was one. */
static int take_one(hscal_waiting *waiting, hscal_wait *its) {
  MPI_Status message;
  int is_there;
  if (MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, waiting->comm, &is_there, &message) != MPI_SUCCESS || !is_there) return 0;
  int is_question = take(waiting, &message);
  /* Who asks will tell; of several who ask at once the first. */
  if (its && is_question && (!its->asked_s || message.MPI_SOURCE < waiting->rank)) its->is_told = 1;
  return 1;
}

void hscal__wait_begin(hscal_wait *its, hscal_waiting *waiting) {
  *its = (hscal_wait){.waiting = waiting, .begun_s = MPI_Wtime()};
}

void hscal__wait_look(hscal_wait *its, int asks) {
  hscal_waiting *waiting = its->waiting;
  while (take_one(waiting, its)) {
  }
  double now_s = MPI_Wtime();
  if (its->is_told) return;
  if (asks && !its->asked_s && now_s - its->begun_s > hscal__long_wait_s + HSCAL_BETWEEN_PROCESSES_S * waiting->rank)
    ask(its);
  if (!its->asked_s || (!all_answered(waiting) && now_s - its->asked_s < HSCAL_ANSWERS_S)) return;
  if (!all_answered(waiting)) tell(its);
  its->is_told = 1;
}

void hscal__wait_end(hscal_wait *its) {
  free(its->waiting->waits);
  its->waiting->waits = NULL;
}

static void meanwhile(void *its) { hscal__wait_look(its, 1); }

int hscal__wait_and_tell(hscal_waiting *waiting, MPI_Request *request) {
  enum { EAGER_LOOKS = 1000 };
  hscal_wait its;
  hscal__wait_begin(&its, waiting);
  int code = hscal__wait_meanwhile(request, EAGER_LOOKS, meanwhile, &its);
  hscal__wait_end(&its);
  return code;
}

/* ---- the end ------------------------------------------------------------------------------------------------------- */

static int is_over(const hscal_waiting *waiting, int asked_by_all) {
  return waiting->taken >= asked_by_all - waiting->asked && all_answered(waiting);
}

int hscal__waiting_is_over(hscal_waiting *waiting, int asked_by_all) {
  while (take_one(waiting, NULL)) {
  }
  return is_over(waiting, asked_by_all);
}

void hscal__waiting_end(hscal_waiting *waiting) {
  int all = 0;
  if (MPI_Allreduce(&waiting->asked, &all, 1, MPI_INT, MPI_SUM, waiting->comm) != MPI_SUCCESS) return;
  while (!is_over(waiting, all)) {
    MPI_Status message;
    if (MPI_Probe(MPI_ANY_SOURCE, MPI_ANY_TAG, waiting->comm, &message) != MPI_SUCCESS) return;
    take(waiting, &message);
  }
}
