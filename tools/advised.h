/* An advice and what it is about, as text, JSON and picture take it. */
#ifndef HSCAL_TOOLS_ADVISED_H
#define HSCAL_TOOLS_ADVISED_H

#include "advise/advice.h"

typedef struct cli_advised {
  const char *file, *machine_name;
  const hscal_machine *machine;
  const hscal_workload *workload;
  const hscal_programs *programs;
  const hscal_advice *advice;
  char *set; /* what the knob is to be set to; null: nothing */
} cli_advised;

#endif
