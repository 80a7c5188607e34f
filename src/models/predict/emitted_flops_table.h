/* How many operations a scheme emits. */
#ifndef HSCAL_MODELS_PREDICT_EMITTED_FLOPS_TABLE_H
#define HSCAL_MODELS_PREDICT_EMITTED_FLOPS_TABLE_H

#include "call/call.h"

/* Real operations that the scheme will emit, about, or 0: not known. */
double hscal__emitted_flops(const hscal_call *call, const hscal_layout *layout);

#endif
