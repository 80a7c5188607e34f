/* The best layout that the knob of the program reaches. Internal to src/advise. */
#ifndef HSCAL_ADVISE_KNOB_H
#define HSCAL_ADVISE_KNOB_H

#include "advise/advising.h"

/* Fills in `knob`, if the question's program has one. That it reaches no layout is no failure. */
int hscal__advise_knob(hscal_advising *a);

#endif
