/* Files of the benchmarks, written whole or not at all: an old page is never half replaced. */
#ifndef HSCAL_SIMULATED_WHOLE_H
#define HSCAL_SIMULATED_WHOLE_H

#include <stdio.h>

/* Writes `file` with what print() prints of `what`. HSCAL_ERROR_FILE, HSCAL_ERROR_MEMORY. */
int sim_write_whole(const char *file, void print(const void *what, FILE *out), const void *what);

/* The same into PREFIX.EXTENSION. */
int sim_write_page(const char *prefix, const char *extension, void print(const void *what, FILE *out),
                   const void *what);

#endif
