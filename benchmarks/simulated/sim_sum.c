#include "sim_sum.h"

#include <stdlib.h>
#include <string.h>

sim_sum sim_sum_open(MPI_Comm comm, const void *in, const void *out, int count, MPI_Datatype type, MPI_Op op,
                     int is_builtin) {
  sim_sum sum = {.count = count, .type = type, .op = op, .is_builtin = is_builtin};
  MPI_Aint below;
  int size;
  sim_check(comm, PMPI_Type_get_extent(type, &below, &sum.extent));
  sim_check(comm, PMPI_Type_size(type, &size));
  sum.bytes = (double)size * count;
  size_t room = (size_t)sum.extent * (size_t)count;
  sum.data = sim_room(comm, room);
  sum.other = sim_room(comm, room);
  memcpy(sum.data, in == MPI_IN_PLACE ? out : in, room);
  return sum;
}

void sim_sum_close(sim_sum *sum, void *out) {
  if (out) memcpy(out, sum->data, (size_t)sum->extent * (size_t)sum->count);
  free(sum->data);
  free(sum->other);
}

sim_part sim_sum_data(const sim_sum *sum, int first, int end) {
  return (sim_part){sum->data + sum->extent * first, end - first, sum->type};
}

sim_part sim_sum_other(const sim_sum *sum, int first, int end) {
  return (sim_part){sum->other + sum->extent * first, end - first, sum->type};
}

void sim_sum_add(const sim_sum *sum, const void *received, int first, int end) {
  if (end > first) PMPI_Reduce_local(received, sum->data + sum->extent * first, end - first, sum->type, sum->op);
}
