#include "example.h"

#include <stdio.h>
#include <stdlib.h>

void must(int status) {
  int rank, size;
  if (!status) return;
  Cblacs_pinfo(&rank, &size);
  if (rank == 0) fprintf(stderr, "%s: %s\n", hscal_strerror(status), hscal_last_error());
  hscal_finalize(1);
  exit(1);
}
