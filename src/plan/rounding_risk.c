#include "plan/rounding_risk.h"

#include <stdio.h>

/* What the library itself does about unlike nodes, in words; null: nothing depends on it. */
static const char *const risks[] = {
    [HSCAL_ROUNDING_HARMLESS] = NULL,
    [HSCAL_ROUNDING_COMPARES_EIGENVALUES] = "the routine compares some eigenvalues over the processes and reports "
                                            "differences by INFO = N+1, vectors it does not compare",
    [HSCAL_ROUNDING_COMPARES_SINGULAR_VALUES] =
        "the routine compares some singular values over the processes and reports differences by INFO = min(M,N)+1, "
        "vectors it does not compare",
    [HSCAL_ROUNDING_UNCHECKED] = "the routine does not check it",
    [HSCAL_ROUNDING_UNSAFE] = "the routine does not check it and may return wrong results without a message",
};

static const char *risk_of(const hscal_routine *routine) { return risks[hscal__scheme_of(routine)->rounding]; }

int hscal__has_rounding_risk(const hscal_routine *routine) { return risk_of(routine) != NULL; }

static int is_used(const hscal_machine *machine, const int *node_of, int processes, int node_class) {
  for (int i = 0; i < processes; i++)
    if (machine->class_of[node_of[i]] == node_class) return 1;
  return 0;
}

void hscal__rounding_risk_note(const hscal_routine *routine, const hscal_machine *machine, const int *node_of,
                               int processes, char *note, size_t size) {
  int classes = 0;
  for (int node_class = 0; node_class < machine->nclasses; node_class++)
    classes += is_used(machine, node_of, processes, node_class);
  note[0] = 0;
  if (classes > 1 && hscal__has_rounding_risk(routine))
    snprintf(
        note, size,
        "the nodes are of %d kinds, whose processors may round differently: %s (--one-kind or HSCAL_ONE_KIND=1 keep "
        "to one kind)",
        classes, risk_of(routine));
}
