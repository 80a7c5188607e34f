/* Hostfiles of Open MPI, MPICH and PBS. */
#include "launch/hostfile.h"
#include "fuzz_hosts.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  hscal_allocation *allocation = NULL;
  char *text = fuzz_text(data, size);
  int status = hscal__hostfile_parse(text, "hosts", &allocation);
  fuzz_hosts(status, allocation);
  free(text);
  return 0;
}
