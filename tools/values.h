/* Reads values of the command line, as call/values.h does, and says what is wrong. */
#ifndef HSCAL_TOOLS_VALUES_H
#define HSCAL_TOOLS_VALUES_H

#include "hscal.h"

/* Each returns an exit status, after saying what is wrong; `name` is how the message calls the value ("nb="). */

/* A whole number of at least `least`, which may be written as 20000, 2e4 or 20.0e3. */
int cli_read_int(const char *name, const char *text, int least, int *value);
/* A real number. */
int cli_read_real(const char *name, const char *text, double *value);
/* PxQ, both at least 1. */
int cli_read_grid(const char *name, const char *text, int *nprow, int *npcol);
/* PxQ:NB, all at least 1. */
int cli_read_origin(const char *name, const char *text, hscal_origin *origin);

#endif
