/* Numbers in JSON, which has neither infinity nor NaN. */
#ifndef HSCAL_BASE_NUMBER_JSON_H
#define HSCAL_BASE_NUMBER_JSON_H

#include <jansson.h>
#include <math.h>

/* null where the value is none of JSON's. */
static inline json_t *hscal__number_json(double value) { return isfinite(value) ? json_real(value) : json_null(); }

#endif
