/* Machine files: JSON. */
#include "fuzz_machine.h"
#include "machine/file.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  hscal_machine *machine = NULL;
  char *text = fuzz_text(data, size);
  if (fuzz_is_taken(hscal__machine_parse(text, "machine.json", &machine))) fuzz_machine_round_trip(machine);
  free(text);
  return 0;
}
