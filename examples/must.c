#include "example.h"

#include <stdlib.h>

void must(int status) {
  if (!status) return;
  hscal_finalize(1);
  exit(1);
}
