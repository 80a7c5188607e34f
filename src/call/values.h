/* Reads the values of words strictly, key=value or --option value: all of the text must be a value, and a legal one. */
#ifndef HSCAL_CALL_VALUES_H
#define HSCAL_CALL_VALUES_H

#include "call/call.h"

/* Each returns 0, or HSCAL_ERROR_ARGUMENT with what is wrong; `name` is how the message calls the value ("nb="). */

/* A whole number of at least `least`, which may be written as 20000, 2e4 or 20.0e3. */
int hscal__read_int(const char *name, const char *text, int least, int *value);
/* A real number, or two with a comma in between for a complex one. */
int hscal__read_scalar(const char *name, const char *text, hscal_scalar *value);
/* A real number. */
int hscal__read_real(const char *name, const char *text, double *value);
/* One of `letters` (upper case), in any case. */
int hscal__read_letter(const char *name, const char *text, const char *letters, char *value);
/* PxQ, both at least 1. */
int hscal__read_grid(const char *name, const char *text, int *nprow, int *npcol);

#endif
