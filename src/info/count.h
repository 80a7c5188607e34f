/* The count sink: operations per process, bytes and messages per pair. */
#ifndef HSCAL_INFO_COUNT_H
#define HSCAL_INFO_COUNT_H

#include "events/event.h"
#include "hscal.h"

/* Everything a call does on a grid. Fills *info (freed by hscal_info_free). */
int hscal__info(const hscal_call *call, const hscal_layout *layout, hscal_info **info);

#endif
