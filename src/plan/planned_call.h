/* One call and its layout as a line of words, so that who starts a program can tell it: HSCAL_PLAN. */
#ifndef HSCAL_PLAN_PLANNED_CALL_H
#define HSCAL_PLAN_PLANNED_CALL_H

#include "call/call.h"
#include "hscal.h"

enum { HSCAL_PLANNED_CALL_TEXT_SIZE = 320, HSCAL_PLANNED_LAYOUT_TEXT_SIZE = 128 };

typedef struct hscal_planned_call {
  char call[HSCAL_PLANNED_CALL_TEXT_SIZE]; /* "pdgemm m=600 n=600 k=600" */
  hscal_options layout;
  int was_told; /* that it is not for another call of the routine */
} hscal_planned_call;

/* The layout of a plan in words of options: "grid=2x4 order=row nb=48 mb=48 panel=48". Returns text. */
const char *hscal__planned_layout_text(const hscal_plan *plan, char text[HSCAL_PLANNED_LAYOUT_TEXT_SIZE]);

/* "pdgemm m=600 n=600 k=600: grid=2x4 order=row nb=48 mb=48 panel=48": for processes that are started in the order of the grid. Returns text. */
const char *hscal__planned_call_text(const hscal_plan *plan, char text[HSCAL_PLANNED_CALL_TEXT_SIZE]);

/* Reads such a text. HSCAL_ERROR_UNKNOWN: it is none, or names no grid. */
int hscal__planned_call_read(const char *text, hscal_planned_call *planned);

/* A call as there: "pdgemm m=600 n=600 k=600". Returns text. */
const char *hscal__planned_call_name(const hscal_call *call, char text[HSCAL_PLANNED_CALL_TEXT_SIZE]);

/* Is it a call of the same routine? */
int hscal__planned_call_has_routine(const hscal_planned_call *planned, const hscal_call *call);

/* Is it for this call? Then the options ask for its layout; blocks only where the call leaves them open. */
int hscal__planned_call_fits(const hscal_planned_call *planned, const hscal_call *call, hscal_options *options);

#endif
