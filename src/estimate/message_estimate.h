/* Time of a lone message. */
#ifndef HSCAL_ESTIMATE_MESSAGE_ESTIMATE_H
#define HSCAL_ESTIMATE_MESSAGE_ESTIMATE_H

#include "machine/machine.h"

/* Seconds of a lone message of `bytes` between processes on nodes of classes a and b. */
double hscal__message_estimate(const hscal_machine *machine, int layer, int a, int b, double bytes);

#endif
