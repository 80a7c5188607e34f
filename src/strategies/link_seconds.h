/* A lone message between two nodes, as a textbook has it. Internal to src/strategies. */
#ifndef HSCAL_STRATEGIES_LINK_SECONDS_H
#define HSCAL_STRATEGIES_LINK_SECONDS_H

#include "machine/machine.h"

/* Seconds of so many bytes from node a to node b: latency, and the slowest of what it passes. */
double hscal__link_seconds(const hscal_machine *machine, int a, int b, double bytes);

#endif
