/* The life of the process as far as it is recorded: it begins with the first call, or ends without one. */
#ifndef HSCAL_PRELOAD_PROCESS_H
#define HSCAL_PRELOAD_PROCESS_H

/* To be called before anything is seen; what needs MPI is looked at once. In the lock. */
void hscal__process_begin(void);
/* MPI is about to be finalised, or was; the process says what it saw. Once. */
void hscal__process_end(const char *how);

#endif
