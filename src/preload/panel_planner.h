/*
 * What plans panel widths for calls as they are laid out (src/panel). It is an object of its own, opened only where widths are to be planned:
 * it reads machine files, and brings along the libraries for that. Both sides are of one build.
 */
#ifndef HSCAL_PRELOAD_PANEL_PLANNER_H
#define HSCAL_PRELOAD_PANEL_PLANNER_H

#include "call/call.h"

typedef struct hscal_panel_question {
  size_t size; /* of hscal_call, as this side knows it */
  const char *routine;
  const hscal_call *call; /* its routine is that of this side */
  int nprow, npcol;
  const int *rank; /* [nprow*npcol] in MPI_COMM_WORLD */
} hscal_panel_question;

/* The width; 0: the library's own, *trouble says why if that is not the answer of the model. The same question has the same answer on all
 * processes that know the same machine. */
typedef int hscal_panel_planner(const hscal_panel_question *question, const char **trouble);

#define HSCAL_PANEL_FILE   "libhscal_panel.so"
#define HSCAL_PANEL_SYMBOL "hscal_panel_plan"

#endif
