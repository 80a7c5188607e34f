/* What HSCAL_PANEL asks for, and what came of it. */
#ifndef HSCAL_PRELOAD_PANEL_WIDTH_H
#define HSCAL_PRELOAD_PANEL_WIDTH_H

#include <stdio.h>

/* A width for all calls; HSCAL_PANEL_PLANNED: none is given, each call has its own; HSCAL_PANEL_NONE: no number, nothing is changed. */
enum { HSCAL_PANEL_PLANNED = 0, HSCAL_PANEL_NONE = -1 };
int hscal__panel_asked(void);

/* Outermost calls that have panels, those of them whose processes have been told different things, and those that were planned another
 * width. */
typedef struct hscal_panel_counts {
  long calls, disagreed, planned;
  int narrowest, widest; /* of the planned ones; 0: none */
} hscal_panel_counts;
extern hscal_panel_counts hscal__panel_counts; /* in the lock */

/* One more call of PBLAS got another width than the library's. Needs no lock. */
void hscal__panel_changed(void);
/* Why nothing can be planned. Text that stays. */
void hscal__panel_trouble(const char *why);
/* What was changed, for the closing line. */
void hscal__panel_put(FILE *out);

#endif
