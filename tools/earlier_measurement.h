/* What an earlier measurement of the same computer says of its noise. */
#ifndef HSCAL_TOOLS_EARLIER_MEASUREMENT_H
#define HSCAL_TOOLS_EARLIER_MEASUREMENT_H

#include "machine/machine.h"

/*
 * The earlier measurement that a new one is compared with, before that begins: the machine file `named`, which must be one, else `file`, which is
 * about to be replaced, if it is one, else (file null) what the cache holds; null if there is none. Returns an exit status, after saying what is
 * wrong with `named`.
 */
int cli_find_earlier(const char *named, const char *file, hscal_machine **earlier);

/* Adds to the noise of the new machine what it differs by from the earlier one (null: nothing). Only where both were measured with
 * care, on the same computer with the same libraries: else a word on stderr, if that one was `named`. */
void cli_add_earlier(const hscal_machine *earlier, const char *named, hscal_machine *machine);

#endif
