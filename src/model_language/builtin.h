/* Functions that every model may call: abs, ceil, exp, floor, log, log2, max, min, pow, sqrt. */
#ifndef HSCAL_MODEL_LANGUAGE_BUILTIN_H
#define HSCAL_MODEL_LANGUAGE_BUILTIN_H

#include "model_language/number.h"

/* Its number, or -1: there is none of the name. */
int hscal__builtin_find(const char *name);
int hscal__builtin_arguments(int builtin); /* how many it takes: 1 or 2 */
const char *hscal__builtin_name(int builtin);

/* Returns null, or what is wrong with the arguments. */
const char *hscal__builtin_call(int builtin, const hscal_number arguments[2], hscal_number *result);

#endif
