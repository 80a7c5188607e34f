#include "machine_choice.h"
#include "machine/assumed_threads.h"
#include "measure/cache.h"
#include "report.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* What "hscal machine measure" has kept for this computer. */
static int load_measured(hscal_machine **machine) {
  int failed = hscal__cache_find_latest(machine);
  if (failed) return cli_report(failed);
  if (*machine) return CLI_OK;
  return cli_failure(
      "no machine to plan for: give --machine FILE (or '2x4@10, lat 2us, bw 10GB'), set HSCAL_MACHINE, or "
      "measure this computer once: hscal machine measure");
}

int cli_load_machine(const char *given, hscal_machine **machine) {
  const char *named = given ? given : getenv("HSCAL_MACHINE");
  *machine = NULL;
  if (!named || !*named) return load_measured(machine);
  int failed = hscal_machine_load(named, machine);
  if (failed == HSCAL_ERROR_FILE && !strchr(named, '/') && access(named, F_OK) != 0)
    return cli_failure("%s (a machine is a file, or a string with the speed of its processors, such as '2x4@10')",
                       hscal_last_error());
  if (failed) cli_report(failed);
  return failed ? CLI_FAILURE : CLI_OK;
}

int cli_load_machine_for(const char *given, int threads, hscal_machine **machine) {
  int status = cli_load_machine(given, machine);
  if (status != CLI_OK || threads <= 1) return status;
  int failed = hscal__machine_assume_threads(*machine, threads);
  return failed ? cli_report(failed) : CLI_OK;
}
