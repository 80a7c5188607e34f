/* Machines from JSON. */
#ifndef HSCAL_MACHINE_FILE_H
#define HSCAL_MACHINE_FILE_H

#include "machine/machine.h"

/* Reads the JSON text. `source` names the file in errors. */
int hscal__machine_parse(const char *json, const char *source, hscal_machine **machine);

#endif
