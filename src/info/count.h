/* The count sink: operations per process, bytes and messages per pair. */
#ifndef HSCAL_INFO_COUNT_H
#define HSCAL_INFO_COUNT_H

#include "events/event.h"
#include "hscal.h"

/* Bytes and messages between all pairs of more processes would take more than four gigabytes. */
enum { HSCAL_MOST_COUNTED = 1 << 14 };

/* Everything a call does on a grid. Fills *info (freed by hscal_info_free). HSCAL_ERROR_UNSUPPORTED: 2,000,000,000 events are not
 * all, more than HSCAL_MOST_COUNTED processes, or a topology that is not modelled; HSCAL_ERROR_MEMORY. */
int hscal__info(const hscal_call *call, const hscal_layout *layout, hscal_info **info);
/* The same of another number of events: what is computed, each send and receive, each member of a broadcast or combine. Of iterations
 * that are alike one counts. */
int hscal__info_within(const hscal_call *call, const hscal_layout *layout, int64_t most, hscal_info **info);

#endif
