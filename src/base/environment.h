/* Variables of the environment that are switches. */
#ifndef HSCAL_BASE_ENVIRONMENT_H
#define HSCAL_BASE_ENVIRONMENT_H

/* Is it set to something other than "" and "0"? */
int hscal__is_switched_on(const char *variable);

#endif
