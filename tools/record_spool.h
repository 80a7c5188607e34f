/* What one process wrote while it was recorded (src/preload/README.md), read back. */
#ifndef HSCAL_TOOLS_RECORD_SPOOL_H
#define HSCAL_TOOLS_RECORD_SPOOL_H

#include "preload/left_alone.h"
#include "preload/samples.h"

#include <stddef.h>
#include <stdio.h>

typedef struct cli_spooled_call {
  char *text; /* "pdgemm n=100 a=m1 b=m2 c=m3" */
  long calls, nested;
  hscal_samples samples;
} cli_spooled_call;

typedef struct cli_texts {
  char **text; /* by number, from 0 */
  size_t count, capacity;
} cli_texts;

typedef struct cli_spool {
  char *file;
  int rank, size, has_scalapack;
  char run[256];
  cli_texts contexts, matrices; /* "grid=2x2 processes=0-3"; "m=100 n=100 type=d mb=8 nb=8 context=c1" */
  cli_spooled_call *call;
  size_t calls, capacity;
  long seen, nested, others, queries, left[HSCAL_LEFT_REASONS];
  char off[200], end[16]; /* why it was off; how it ended, "" if it did not say */
} cli_spool;

/* Reads a file. Returns an exit status, after saying what is wrong and where. A last line that is not whole is no mistake: the process was
 * killed. */
int cli_read_spool(const char *file, cli_spool *spool);
/* The same of an open one; `file` is how messages call it. */
int cli_read_spool_stream(FILE *in, const char *file, cli_spool *spool);
void cli_free_spool(cli_spool *spool);

#endif
