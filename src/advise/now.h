/* What was recorded, beside what is predicted of it. Internal to src/advise. */
#ifndef HSCAL_ADVISE_NOW_H
#define HSCAL_ADVISE_NOW_H

#include "advise/advising.h"

/* Fills in what is known of each call without another layout, and the sums. HSCAL_ERROR_ARGUMENT: no call can be used. */
int hscal__advise_now(hscal_advising *a);
/* And what other panel widths would do there. */
int hscal__advise_panels(hscal_advising *a);

#endif
