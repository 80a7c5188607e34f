/* A machine as a picture, drawn by gnuplot. */
#ifndef HSCAL_TOOLS_MACHINE_PICTURE_H
#define HSCAL_TOOLS_MACHINE_PICTURE_H

#include "machine/machine.h"

/* Draws speeds (curves, and over them what was measured), times of messages and collectives, and the kinds of nodes into the file.
 * Without gnuplot the script with its data is written beside it, which is said, and CLI_FAILURE returned. */
int cli_draw_machine(const hscal_machine *machine, const char *file);

#endif
