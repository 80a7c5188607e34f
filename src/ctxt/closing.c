#include "ctxt/closing.h"

#include <limits.h>
#include <string.h>

/* Begins the stage, if its request could be made. */
static void begin_stage(hscal_closing *closing, hscal_closing_stage stage, int code, const char *what) {
  closing->status = hscal__mpi_status(code, what);
  closing->stage = closing->status ? HSCAL_CLOSING_OVER : stage;
}

static void agree(hscal_closing *closing) {
  hscal__wait_begin(&closing->wait, closing->group->waiting);
  hscal__ballot_fill(closing->group, HSCAL_OPERATION_CLOSE, 0, 0, 0, closing->mine);
  int code = MPI_Iallreduce(closing->mine, closing->least, HSCAL_BALLOT_WORDS, MPI_UINT64_T, MPI_MIN,
                            closing->group->comm, &closing->request);
  begin_stage(closing, HSCAL_CLOSING_AGREES, code, "MPI_Iallreduce");
}

static void ask_for_name(hscal_closing *closing) {
  closing->name = hscal__ballot_function();
  int code = MPI_Ibcast(&closing->name, sizeof closing->name, MPI_BYTE, 0, closing->group->comm, &closing->request);
  begin_stage(closing, HSCAL_CLOSING_NAMES, code, "MPI_Ibcast");
}

static void find_first(hscal_closing *closing) {
  const hscal_function_name name = hscal__ballot_function();
  closing->text[0] = 0;
  hscal__ballot_compare_names(&name, &closing->name, closing->text, sizeof closing->text);
  closing->my_rank = *closing->text ? closing->group->rank : INT_MAX;
  int code =
      MPI_Iallreduce(&closing->my_rank, &closing->first, 1, MPI_INT, MPI_MIN, closing->group->comm, &closing->request);
  begin_stage(closing, HSCAL_CLOSING_FIRST, code, "MPI_Iallreduce");
}

static void tell_difference(hscal_closing *closing) {
  if (closing->first == closing->group->rank) hscal__ballot_sentence(closing->group, closing->text);
  int code = MPI_Ibcast(closing->text, sizeof closing->text, MPI_BYTE, closing->first, closing->group->comm,
                        &closing->request);
  begin_stage(closing, HSCAL_CLOSING_TEXT, code, "MPI_Ibcast");
}

static void count_messages(hscal_closing *closing) {
  int code = MPI_Iallreduce(&closing->group->waiting->asked, &closing->asked, 1, MPI_INT, MPI_SUM, closing->group->comm,
                            &closing->request);
  begin_stage(closing, HSCAL_CLOSING_COUNTS, code, "MPI_Iallreduce");
}

/* The stage's request is done. */
static void go_on(hscal_closing *closing) {
  switch (closing->stage) {
  case HSCAL_CLOSING_AGREES:
    hscal__wait_end(&closing->wait);
    if (hscal__ballot_same_operation(closing->least))
      count_messages(closing);
    else
      ask_for_name(closing);
    return;
  case HSCAL_CLOSING_NAMES:
    find_first(closing);
    return;
  case HSCAL_CLOSING_FIRST:
    if (closing->first != INT_MAX)
      tell_difference(closing);
    else
      agree(closing);
    return;
  case HSCAL_CLOSING_TEXT:
    agree(closing);
    return;
  case HSCAL_CLOSING_COUNTS:
    closing->stage = HSCAL_CLOSING_EMPTIES;
    return;
  case HSCAL_CLOSING_EMPTIES:
  case HSCAL_CLOSING_OVER:
    return;
  }
}

void hscal__closing_begin(hscal_closing *closing, const hscal_group *group) {
  memset(closing, 0, sizeof *closing);
  closing->group = group;
  agree(closing);
}

int hscal__closing_look(hscal_closing *closing, int asks) {
  int done = 1;
  while (done && closing->stage < HSCAL_CLOSING_EMPTIES) {
    int code = MPI_Test(&closing->request, &done, MPI_STATUS_IGNORE);
    if (code != MPI_SUCCESS)
      begin_stage(closing, HSCAL_CLOSING_OVER, code, "waiting for the other processes");
    else if (done)
      go_on(closing);
  }
  if (closing->stage == HSCAL_CLOSING_AGREES) hscal__wait_look(&closing->wait, asks);
  if (closing->stage == HSCAL_CLOSING_EMPTIES && hscal__waiting_is_over(closing->group->waiting, closing->asked))
    closing->stage = HSCAL_CLOSING_OVER;
  return closing->stage == HSCAL_CLOSING_OVER;
}
