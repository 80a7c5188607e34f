/* Where a call is passed on to: the function of the same name in the library that would have been called without this one. */
#ifndef HSCAL_PRELOAD_NEXT_H
#define HSCAL_PRELOAD_NEXT_H

/* Null if no library of the process has it. */
void *hscal__next(const char *name);
/* The same for what a wrapper is to call: without it the process cannot go on, so it says why and aborts. */
void *hscal__next_or_abort(const char *name);

#endif
