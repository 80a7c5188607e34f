/* The panel width that PBLAS calls get, and how many got it. */
#ifndef HSCAL_PRELOAD_PANEL_WIDTH_H
#define HSCAL_PRELOAD_PANEL_WIDTH_H

#include <stdio.h>

/* HSCAL_PANEL=NN; 0: nothing is changed. */
int hscal__panel_width(void);
/* One more call was changed. */
void hscal__panel_count(void);
/* What was changed, for the closing line. */
void hscal__panel_put(FILE *out);

#endif
