/* "collectives" of a machine file: the name of a table, or rows. */
#ifndef HSCAL_MACHINE_COLLECTIVES_READER_H
#define HSCAL_MACHINE_COLLECTIVES_READER_H

#include "machine/json_strict.h"
#include "machine/machine.h"

/* Reads them into the machine, which has none if the file has none; what the rows mean is looked at by hscal__machine_check. */
int hscal__collectives_read(const hscal_json *root, hscal_machine *machine);

/* The table of that name; else null, and `text` says so, with the names that there are. */
const hscal_collectives *hscal__collectives_look_up(const char *name, char *text, size_t size);

#endif
