/* Which processes of a communicator share a node, as an MPI library knows it from its start. */
#ifndef HSCAL_SIMULATED_HOSTS_H
#define HSCAL_SIMULATED_HOSTS_H

#include <smpi/smpi.h>

/* host[size]: numbers of the ranks' hosts, from 0 in the order of their first ranks. Returns how many hosts there are. */
int sim_hosts_of(MPI_Comm comm, int size, int *host);

#endif
