/* Variables of the environment: switches and whole numbers. */
#ifndef HSCAL_BASE_ENVIRONMENT_H
#define HSCAL_BASE_ENVIRONMENT_H

/* Is it set to something other than "" and "0"? */
int hscal__is_switched_on(const char *variable);

/* A whole number from `least`, which is not negative, to `most`: digits alone. Where it is not set, or set to "", *number stays as it is. Returns 0,
 * or HSCAL_ERROR_UNKNOWN: it is set to something else, and *number stays, too. */
int hscal__environment_number(const char *variable, int least, int most, int *number);

#endif
