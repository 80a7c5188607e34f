/* Machines in a line: "2x4@10 + 1x8@30, lat 2us". */
#include "fuzz_machine.h"
#include "machine/synthetic.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  hscal_machine *machine = NULL;
  char *text = fuzz_text(data, size);
  if (fuzz_is_taken(hscal__machine_synthetic(text, &machine))) fuzz_machine_round_trip(machine);
  free(text);
  return 0;
}
