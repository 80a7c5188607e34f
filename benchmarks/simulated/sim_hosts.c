#include "sim_hosts.h"
#include "sim_group.h"
#include "sim_variables.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_BYTES = 64 };

/* Names of the hosts of all processes, by rank. One copy of this serves all simulated processes. */
typedef struct names {
  int count;
  char (*name)[NAME_BYTES];
} names;

static const names *all_names(void) {
  static names known;
  const char *path = getenv(SIM_HOSTS_VARIABLE);
  FILE *file = known.count == 0 && path ? fopen(path, "r") : NULL;
  char line[NAME_BYTES];
  if (known.count > 0) return &known;
  while (file && fscanf(file, "%63s", line) == 1) {
    char(*more)[NAME_BYTES] = realloc(known.name, ((size_t)known.count + 1) * sizeof *more);
    if (!more) sim_check(MPI_COMM_WORLD, MPI_ERR_NO_MEM);
    known.name = more;
    memcpy(known.name[known.count++], line, sizeof line);
  }
  if (file) fclose(file);
  if (known.count == 0) sim_check(MPI_COMM_WORLD, MPI_ERR_OTHER);
  return &known;
}

/* world[size]: ranks of the members among all processes. */
static void world_ranks(MPI_Comm comm, int size, int *world) {
  MPI_Group all, members;
  int *own = sim_room(comm, (size_t)size * sizeof *own);
  for (int i = 0; i < size; i++) own[i] = i;
  sim_check(comm, PMPI_Comm_group(MPI_COMM_WORLD, &all));
  sim_check(comm, PMPI_Comm_group(comm, &members));
  sim_check(comm, PMPI_Group_translate_ranks(members, size, own, all, world));
  PMPI_Group_free(&members);
  PMPI_Group_free(&all);
  free(own);
}

int sim_hosts_of(MPI_Comm comm, int size, int *host) {
  const names *known = all_names();
  int *world = sim_room(comm, (size_t)size * sizeof *world), hosts = 0;
  world_ranks(comm, size, world);
  for (int i = 0; i < size; i++) {
    int same = 0;
    while (same < i && strcmp(known->name[world[same]], known->name[world[i]]) != 0) same++;
    host[i] = same < i ? host[same] : hosts++;
  }
  free(world);
  return hosts;
}
