/* Which machine to plan for. */
#ifndef HSCAL_TOOLS_MACHINE_CHOICE_H
#define HSCAL_TOOLS_MACHINE_CHOICE_H

#include "hscal.h"

/* Finds the machine to plan for: `given` (file or synthetic string), else HSCAL_MACHINE, else the cached measurement
 * of this computer. Returns an exit status, after saying what is wrong. */
int cli_load_machine(const char *given, hscal_machine **machine);
/* The same for processes of so many threads: whoever asks for them gets them, also where the machine has no speeds for so many. */
int cli_load_machine_for(const char *given, int threads, hscal_machine **machine);

#endif
