/* The topology files of mpC and HMPI: what they measured of a network of computers. */
#ifndef HSCAL_TOOLS_MPC_TOPOLOGY_H
#define HSCAL_TOOLS_MPC_TOPOLOGY_H

#include "machine/machine.h"

/*
 * Reads the text of a topology file as a machine:
 *
 *   parallel(0.49, 0.97) c154056 c4407404 c11188106
 *   #csultra01
 *   s1 p4288 n6 serial c251556 c6987375 c75412443
 *
 * First the network, then name and values of each computer: s processors of performance p, n processes, and bytes per second
 * of messages of 64, 64^2 and 64^3 bytes. p has no unit: the fastest computer gets `gflops`. What hscal cannot tell apart, and
 * what the file does not say, is in the machine's notes. Source: A. Lastovetsky, mpC (2002), section 5; M. Ravi Reddy, HMPI
 * (PhD thesis, UCD, 2005), 3.8.1. HSCAL_ERROR_FILE names the line, HSCAL_ERROR_MACHINE what is no machine.
 */
int cli_read_mpc_topology(const char *text, const char *source, double gflops, hscal_machine **machine);

#endif
