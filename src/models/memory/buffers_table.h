/* Panels of PBLAS and buffers of the BLACS. */
#ifndef HSCAL_MODELS_MEMORY_BUFFERS_TABLE_H
#define HSCAL_MODELS_MEMORY_BUFFERS_TABLE_H

#include "call/call.h"

/* Bytes that process (p,q) needs at most at a time, while it performs the call. */
double hscal__buffer_bytes(const hscal_call *call, const hscal_layout *layout, int p, int q);

#endif
