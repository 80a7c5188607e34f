/* Which kernel speeds estimates go by. */
#ifndef HSCAL_ESTIMATE_SPEED_TYPE_H
#define HSCAL_ESTIMATE_SPEED_TYPE_H

#include "call/call.h"

/* Integers are taken for single precision numbers. */
static inline hscal_type hscal__speed_type(const hscal_call *call) {
  return call->routine->type == HSCAL_TYPE_I ? HSCAL_TYPE_S : call->routine->type;
}

#endif
