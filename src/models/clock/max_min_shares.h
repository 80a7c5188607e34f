/* Max-min fair shares of ports: each serves its flows evenly, and what some of them cannot use goes to the others. */
#ifndef HSCAL_MODELS_CLOCK_MAX_MIN_SHARES_H
#define HSCAL_MODELS_CLOCK_MAX_MIN_SHARES_H

#include "models/clock/flow.h"

/* Gives the paths of every port whose number of flows has changed their new rates. */
void hscal__max_min_shares_settle(hscal_flows *flows);

#endif
