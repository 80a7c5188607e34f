#include "earlier_measurement.h"
#include "measure/cache.h"
#include "report.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

int cli_find_earlier(const char *named, const char *file, hscal_machine **earlier) {
  *earlier = NULL;
  if (named && access(named, R_OK) != 0) return cli_usage("--earlier %s: there is no such file", named);
  if (named) {
    int failed = hscal_machine_load(named, earlier);
    return failed ? cli_report(failed) : CLI_OK;
  }
  /* What is no machine is replaced all the same, and says nothing. */
  if (file && (access(file, R_OK) != 0 || hscal_machine_load(file, earlier) != 0)) *earlier = NULL;
  if (!file && hscal__cache_find_latest(earlier) != 0) *earlier = NULL;
  return CLI_OK;
}

static int is_comparable(const hscal_machine *earlier, const hscal_machine *machine) {
  if (earlier->is_probe || earlier->doubts || !earlier->fingerprint || !machine->fingerprint) return 0;
  return strcmp(earlier->fingerprint, machine->fingerprint) == 0;
}

void cli_add_earlier(const hscal_machine *earlier, const char *named, hscal_machine *machine) {
  if (!earlier) return;
  double noise = is_comparable(earlier, machine) ? hscal__noise_between(earlier, machine) : 0;
  if (noise > 0) {
    machine->noise_parts.of[HSCAL_NOISE_OF_MEASUREMENTS] = noise;
    hscal__machine_set_noise(machine);
  } else if (named)
    fprintf(stderr,
            "  note: %s is no measurement with care of these nodes and libraries: it says nothing of their noise\n",
            named);
}
