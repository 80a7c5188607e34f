/* A machine as SimGrid sees it: platform file, host file, options of SMPI. */
#ifndef HSCAL_SIMULATED_PLATFORM_H
#define HSCAL_SIMULATED_PLATFORM_H

#include "machine/machine.h"

#include <stdio.h>

/* Does the simulator have everything that this machine says, for so many processes? If not: HSCAL_ERROR_UNSUPPORTED, naming the key. */
int sim_platform_check(const hscal_machine *machine, int processes);

/* Can whole programs be simulated with its collectives, not only these by themselves? */
int sim_platform_check_program(const hscal_machine *machine);

/* Writes the XML of the nodes with used[node] != 0: a host each, with a full-duplex link to a switch that never blocks,
 * and a loopback. Write errors are left in the stream. */
void sim_platform_write(const hscal_machine *machine, const char *used, FILE *xml);

/* SMPI's selector of collectives, where the machine's are SMPI's own; else its default, which the simulated library hardly uses. */
const char *sim_platform_selector(const hscal_machine *machine);

/* SMPI's limits for messages, in bytes. */
typedef struct sim_thresholds {
  int rendezvous; /* from here on a sender waits for its receiver (smpi/send-is-detached-thresh)  */
  int at_once;    /* below, data travel before the receive is posted (smpi/async-small-thresh)    */
} sim_thresholds;
sim_thresholds sim_platform_thresholds(const hscal_machine *machine);

#endif
