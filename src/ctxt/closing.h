/*
 * The end of a session, which all its processes have to come to. Some come long before the others, because a context left them out; until
 * all have come they take part in what the others do, who learn that the processes disagree. Nothing here waits: a process that ends several
 * sessions looks at each in turn, and none of them is held up by another.
 */
#ifndef HSCAL_CTXT_CLOSING_H
#define HSCAL_CTXT_CLOSING_H

#include "ctxt/agree.h"
#include "ctxt/ballot.h"

typedef enum hscal_closing_stage {
  HSCAL_CLOSING_AGREES,  /* do all close?                                       */
  HSCAL_CLOSING_NAMES,   /* they do not: what has process 0 called?            */
  HSCAL_CLOSING_FIRST,   /* who is the first that has called something else?   */
  HSCAL_CLOSING_TEXT,    /* what has that one called?                          */
  HSCAL_CLOSING_COUNTS,  /* all close: how many messages are still under way?  */
  HSCAL_CLOSING_EMPTIES, /* until these have come                              */
  HSCAL_CLOSING_OVER
} hscal_closing_stage;

typedef struct hscal_closing {
  const hscal_group *group;
  hscal_closing_stage stage;
  int status;          /* once over: 0 or HSCAL_ERROR_MPI */
  MPI_Request request; /* of the stage                    */
  hscal_wait wait;
  uint64_t mine[HSCAL_BALLOT_WORDS], least[HSCAL_BALLOT_WORDS];
  hscal_function_name name;
  int my_rank, first; /* INT_MAX: does not differ; nobody does */
  char text[HSCAL_BALLOT_TEXT];
  int asked; /* questions of all processes */
} hscal_closing;

/* This process closes the session of the group, which has to outlive it. */
void hscal__closing_begin(hscal_closing *closing, const hscal_group *group);
/* Goes on as far as the others let it. asks: it is this session whose missing processes are to be told. Returns 1 once all processes
 * close and no message of hscal is under way: then only local work is left. */
int hscal__closing_look(hscal_closing *closing, int asks);

#endif
