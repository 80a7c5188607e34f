/* Comparing machines, field by field, exactly. */
#ifndef HSCAL_TESTS_MACHINE_SAME_H
#define HSCAL_TESTS_MACHINE_SAME_H

#include "machine/machine.h"

/* Name of the first field that differs; null if the machines are identical. */
const char *machines_differ(const hscal_machine *a, const hscal_machine *b);

/* Writes and reads a machine as text and fails the test unless the same comes back. */
void assert_round_trip(const hscal_machine *machine);

#endif
