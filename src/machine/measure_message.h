/* Measuring messages: one-way times by size, and from which size on a sender waits for its receiver. */
#ifndef HSCAL_MACHINE_MEASURE_MESSAGE_H
#define HSCAL_MACHINE_MEASURE_MESSAGE_H

#include "machine/measure_crew.h"
#include "machine/shapes.h"

/* Measures both layers for about `seconds`; layers[HSCAL_LAYERS] is valid on process 0, a layer without a pair of
 * processes has count 0. Everyone but the pairs that measure sleeps meanwhile. Collective; the status is this process's own:
 * agree on it. */
int hscal__measure_messages(const hscal_crew *crew, const hscal_measure_options *options, double seconds,
                            hscal_message_record *layers);

#endif
