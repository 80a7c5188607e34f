#include "freshness.h"
#include "machine/fingerprint.h"
#include "program.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* "key text", a line per part, as hscal-measure --fingerprint writes them. */
static void take_lines(char *text, hscal_fingerprint *now) {
  for (char *rest = NULL, *line = strtok_r(text, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
    size_t key = strcspn(line, " ");
    for (int i = 0; i < HSCAL_FINGERPRINT_COUNT && line[key]; i++)
      if (strlen(hscal__fingerprint_keys[i]) == key && strncmp(line, hscal__fingerprint_keys[i], key) == 0)
        snprintf(now->part[i], sizeof now->part[i], "%s", line + key + 1);
  }
}

/* BLAS and MPI are those that the measuring program loads, as a program of hscal does: this one has none. */
static int read_software(hscal_fingerprint *now) {
  char program[PATH_MAX], text[HSCAL_FINGERPRINT_COUNT * (HSCAL_PART_TEXT + 20)];
  cli_find_program("hscal-measure", program, sizeof program);
  char *words[] = {program, "--fingerprint", NULL};
  if (!cli_program_output(words, text, sizeof text)) return 0;
  take_lines(text, now);
  return 1;
}

cli_freshness cli_compare_freshness(hscal_machine *machine) {
  char host[HSCAL_HOST_TEXT], changes[900];
  hscal_topology topology;
  hscal_fingerprint now;
  hscal__host_name(host);
  int node = hscal__machine_node_named(machine, host);
  const hscal_fingerprint *then = node < 0 ? NULL : hscal__node(machine, node)->fingerprint;
  if (!then || hscal__topology_read(&topology) != 0) return CLI_NOT_HERE;
  hscal__fingerprint_read(&topology, &now);
  int complete = read_software(&now);
  if (hscal__fingerprint_changes(then, &now, changes, sizeof changes) == 0)
    return complete ? CLI_FRESH : CLI_FRESH_SO_FAR;
  hscal__machine_warn(machine, "stale: %s: %s", machine->node_name[node], changes);
  return CLI_STALE;
}
