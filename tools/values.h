/* Reads the values of the command line strictly: all of the text must be a value, and a legal one. */
#ifndef HSCAL_TOOLS_VALUES_H
#define HSCAL_TOOLS_VALUES_H

#include "call/call.h"
#include "hscal.h"

/* Each returns an exit status, after saying what is wrong; `name` is how the message calls the value ("nb="). */

/* A whole number of at least `least`, which may be written as 20000, 2e4 or 20.0e3. */
int cli_read_int(const char *name, const char *text, int least, int *value);
/* A real number, or two with a comma in between for a complex one. */
int cli_read_scalar(const char *name, const char *text, hscal_scalar *value);
/* A real number. */
int cli_read_real(const char *name, const char *text, double *value);
/* One of `letters` (upper case), in any case. */
int cli_read_letter(const char *name, const char *text, const char *letters, char *value);
/* PxQ, both at least 1. */
int cli_read_grid(const char *name, const char *text, int *nprow, int *npcol);
/* PxQ:NB, all at least 1. */
int cli_read_origin(const char *name, const char *text, hscal_origin *origin);

#endif
