#include "ctxt/agree.h"
#include "base/failure.h"
#include "base/status.h"
#include "call/difference.h"
#include "ctxt/ballot.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int hscal__mpi_is_running(void) {
  int begun, ended;
  MPI_Initialized(&begun);
  MPI_Finalized(&ended);
  return begun && !ended;
}

static int wait_for(MPI_Request *request) {
  enum { EAGER_LOOKS = 1000 };
  return hscal__mpi_status(hscal__wait_politely(request, EAGER_LOOKS), "waiting for the other processes");
}

static int broadcast(const hscal_group *group, int root, void *data, int bytes) {
  MPI_Request request;
  HSCAL_TRY(hscal__mpi_status(MPI_Ibcast(data, bytes, MPI_BYTE, root, group->comm, &request), "MPI_Ibcast"));
  return wait_for(&request);
}

int hscal__share(const hscal_group *group, void *data, int bytes) { return broadcast(group, 0, data, bytes); }

/* The same failure on all: one of them tells it. */
static int fail_together(const hscal_group *group, int status, const char *text, int teller) {
  hscal__failed_together(group->rank == teller);
  return hscal__fail(status, "%s", text);
}

static int status_from(const hscal_group *group, int root, int status, const char *prefix) {
  struct {
    int status;
    char text[1024];
  } message = {.status = status};
  if (group->rank == root) snprintf(message.text, sizeof message.text, "%s%s", prefix, hscal__last_error());
  HSCAL_TRY(broadcast(group, root, &message, sizeof message));
  return message.status ? fail_together(group, message.status, message.text, 0) : 0;
}

int hscal__share_status(const hscal_group *group, int status) { return status_from(group, 0, status, ""); }

/* ---- what differs -------------------------------------------------------------------------------------------------- */

/* Every process compares with process 0; *text is what the first that differs has to say, "" if nobody has. */
static int find_difference(const hscal_group *group, const hscal_matter *matter, char text[HSCAL_BALLOT_TEXT]) {
  char *of_first = malloc((size_t)matter->bytes);
  int status = of_first ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d bytes", matter->bytes);
  int first, mine = INT_MAX;
  MPI_Request request;
  if (of_first && group->rank == 0) memcpy(of_first, matter->data, (size_t)matter->bytes);
  if (!status) status = broadcast(group, 0, of_first, matter->bytes);
  text[0] = 0;
  if (!status) matter->compare(matter->data, of_first, text, HSCAL_BALLOT_TEXT);
  free(of_first);
  HSCAL_TRY(status);
  if (*text) mine = group->rank;
  HSCAL_TRY(
      hscal__mpi_status(MPI_Iallreduce(&mine, &first, 1, MPI_INT, MPI_MIN, group->comm, &request), "MPI_Iallreduce"));
  HSCAL_TRY(wait_for(&request));
  if (first == INT_MAX) return 0;
  hscal__ballot_sentence(group, text);
  return broadcast(group, first, text, HSCAL_BALLOT_TEXT);
}

/* The failure of all that they differ in `matter` (null: nothing more is known), else in what `usual` says. */
static int differ(const hscal_group *group, const hscal_matter *matter, const char *usual, int teller) {
  char text[HSCAL_BALLOT_TEXT] = "";
  if (matter) HSCAL_TRY(find_difference(group, matter, text));
  return fail_together(group, HSCAL_ERROR_DISAGREE, *text ? text : usual, teller);
}

/* Who closes keeps silent (closing.c): the first that does not tells. */
static int functions_differ(const hscal_group *group, int teller) {
  hscal_function_name name = hscal__ballot_function();
  const hscal_matter matter = {&name, sizeof name, hscal__ballot_compare_names};
  return differ(group, &matter, "the processes have called different functions of hscal", teller);
}

/* ---- agreement ----------------------------------------------------------------------------------------------------- */

/* *least_of_all becomes the least of all processes, where they agree. */
static int agree(const hscal_group *group, hscal_operation operation, int status, uint64_t digest,
                 const hscal_matter *matter, int *least_of_all) {
  uint64_t mine[HSCAL_BALLOT_WORDS], least[HSCAL_BALLOT_WORDS];
  MPI_Request request;
  hscal__ballot_fill(group, operation, status, digest, *least_of_all, mine);
  HSCAL_TRY(hscal__mpi_status(
      MPI_Iallreduce(mine, least, HSCAL_BALLOT_WORDS, MPI_UINT64_T, MPI_MIN, group->comm, &request), "MPI_Iallreduce"));
  HSCAL_TRY(hscal__mpi_status(hscal__wait_and_tell(group->waiting, &request), "waiting for the other processes"));

  if (!hscal__ballot_same_operation(least)) return functions_differ(group, (int)least[HSCAL_BALLOT_TELLS]);
  if (least[HSCAL_BALLOT_FAILED] != HSCAL_BALLOT_NOBODY) {
    if (hscal__ballot_is_same(least, HSCAL_BALLOT_STATUS)) return fail_together(group, status, hscal__last_error(), 0);
    char prefix[40];
    snprintf(prefix, sizeof prefix, "process %d: ", group->rank);
    return status_from(group, (int)least[HSCAL_BALLOT_FAILED], status, prefix);
  }
  if (!hscal__ballot_is_same(least, HSCAL_BALLOT_DIGEST))
    return differ(group, matter, "the processes passed different arguments, or hold different plans", 0);
  *least_of_all = (int)least[HSCAL_BALLOT_LEAST];
  return 0;
}

int hscal__agree_on(const hscal_group *group, hscal_operation operation, int status, uint64_t digest,
                    const hscal_matter *matter) {
  int nothing = 0;
  return agree(group, operation, status, digest, matter, &nothing);
}

int hscal__agree(const hscal_group *group, hscal_operation operation, int status, uint64_t digest) {
  return hscal__agree_on(group, operation, status, digest, NULL);
}

/* A call on its journey: its routine by number, for addresses differ between processes. */
typedef struct sent_call {
  int routine, is_recorded; /* or a sequence: what it points to stays behind */
  hscal_call call;
  hscal_function_name function;
} sent_call;

static void compare_calls(const void *mine, const void *of_first, char *text, int size) {
  const sent_call *one = mine, *other = of_first;
  char here[HSCAL_DIFFERENCE_TEXT_SIZE], there[HSCAL_DIFFERENCE_TEXT_SIZE];
  hscal__ballot_compare_names(&one->function, &other->function, text, size);
  if (*text || one->is_recorded) return;
  hscal_call its = other->call;
  its.routine = &hscal__routines[other->routine];
  hscal__call_difference(&one->call, &its, here, there);
  if (*here) snprintf(text, (size_t)size, "passed %s, process 0 %s", here, there);
}

int hscal__agree_on_call(const hscal_group *group, int status, const hscal_call *call, uint64_t digest,
                         int *least_of_all) {
  sent_call sent = {.is_recorded = 1};
  if (!status)
    sent = (sent_call){.routine = (int)(call->routine - hscal__routines),
                       .is_recorded = call->source || call->sequence,
                       .call = *call};
  sent.function = hscal__ballot_function();
  const hscal_matter matter = {&sent, sizeof sent, compare_calls};
  return agree(group, HSCAL_OPERATION_CREATE, status, digest, &matter, least_of_all);
}
