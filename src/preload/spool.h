/*
 * The file in which a process keeps what it saw: HOST.PID.spool in the folder HSCAL_PRELOAD_SPOOL, lines of text (README.md), appended. Several
 * processes never write into the same one, and none waits for another.
 */
#ifndef HSCAL_PRELOAD_SPOOL_H
#define HSCAL_PRELOAD_SPOOL_H

/* Seconds from some moment on. */
double hscal__spool_clock(void);

/* Is there a folder to write into? */
int hscal__spool_is_wanted(void);
/* What the first line says of this process. */
void hscal__spool_begin(int rank, int size, int has_scalapack);
/* Writes what has changed, if it is time to. In the lock. */
void hscal__spool_write_sometimes(double now_s);
/* The same at once; then the last line, which says how it ended, in a word: "finalized", "exited". In the lock. */
void hscal__spool_end(const char *how);
/* This process is the child of one that spools: it has none. */
void hscal__spool_forget(void);

#endif
