/* Does a machine still fit this computer? */
#ifndef HSCAL_TOOLS_FRESHNESS_H
#define HSCAL_TOOLS_FRESHNESS_H

#include "machine/machine.h"

typedef enum cli_freshness {
  CLI_NOT_HERE,     /* this computer is none of the nodes, or nothing is known of what it was  */
  CLI_FRESH,        /* it is as it was measured                                                */
  CLI_FRESH_SO_FAR, /* as far as can be seen without hscal-measure, which knows BLAS and MPI  */
  CLI_STALE         /* something changed: a warning of the machine says what                   */
} cli_freshness;

/* Compares this computer with the node that is called like it. */
cli_freshness cli_compare_freshness(hscal_machine *machine);

#endif
