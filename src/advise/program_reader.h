/* An entry of a programs file. */
#ifndef HSCAL_ADVISE_PROGRAM_READER_H
#define HSCAL_ADVISE_PROGRAM_READER_H

#include "advise/programs.h"
#include "machine/json_strict.h"

/* Reads one, which is to be freed in any case. Returns 0, HSCAL_ERROR_MACHINE with its place (hscal__json_no_machine), or HSCAL_ERROR_MEMORY. */
int hscal__program_read(const hscal_json *entry, hscal_known_program *program);
void hscal__program_free(hscal_known_program *program);

#endif
