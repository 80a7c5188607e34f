#include "machine/switches.h"
#include "base/status.h"
#include "base/text.h"
#include "machine/machine.h"

#include <math.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int no_memory(void) { return hscal__fail(HSCAL_ERROR_MEMORY, "out of memory for the machine model"); }

int hscal__switches_new(hscal_machine *machine, int most) {
  hscal_switches *switches = &machine->switches;
  switches->name = calloc((size_t)most + 1, sizeof *switches->name);
  switches->of = malloc(((size_t)machine->nnodes + 1) * sizeof *switches->of);
  if (!switches->name || !switches->of) return no_memory();
  for (int i = 0; i < machine->nnodes; i++) switches->of[i] = -1;
  return 0;
}

int hscal__switches_named(hscal_machine *machine, const char *name, int *number) {
  hscal_switches *switches = &machine->switches;
  for (*number = 0; *number < switches->count; ++*number)
    if (strcmp(switches->name[*number], name) == 0) return 0;
  switches->name[*number] = hscal__copy_text(name);
  if (!switches->name[*number]) return no_memory();
  switches->count++;
  return 0;
}

int hscal__switches_copy(const hscal_machine *from, hscal_machine *to) {
  const hscal_switches *old = &from->switches;
  hscal_switches *copy = &to->switches;
  if (old->count == 0) return 0;
  HSCAL_TRY(hscal__switches_new(to, old->count));
  for (int s = 0, number; s < old->count; s++) HSCAL_TRY(hscal__switches_named(to, old->name[s], &number));
  memcpy(copy->of, old->of, (size_t)to->nnodes * sizeof *copy->of);
  copy->latency_s = old->latency_s;
  copy->bytes_per_s = old->bytes_per_s;
  copy->uplink_bytes_per_s = old->uplink_bytes_per_s;
  return 0;
}
