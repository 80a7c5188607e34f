/* What Slurm tells: its list of nodes, and in a second line, if there is one, the tasks per node. */
#include "launch/nodelist.h"
#include "fuzz_hosts.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  hscal_allocation *allocation = NULL;
  char *list = fuzz_text(data, size), *counts = strchr(list, '\n');
  if (counts) {
    *counts++ = 0;
    counts[strcspn(counts, "\n")] = 0;
  }
  int status = hscal__slurm_parse(list, counts && *counts ? counts : NULL, "SLURM_TASKS_PER_NODE", &allocation);
  fuzz_hosts(status, allocation);
  free(list);
  return 0;
}
