/* What a process has of a reduction: its own data, which become the sum, and room for what it receives. */
#ifndef HSCAL_SIMULATED_SUM_H
#define HSCAL_SIMULATED_SUM_H

#include "sim_group.h"

typedef struct sim_sum {
  char *data, *other; /* both of all elements */
  int count;
  MPI_Datatype type;
  MPI_Op op; /* commutative */
  MPI_Aint extent;
  int is_builtin; /* the operation, MPI's own */
  double bytes;   /* of all elements, as messages have them */
} sim_sum;

/* From MPI's arguments; `in` may be MPI_IN_PLACE, then `out` has the data. */
sim_sum sim_sum_open(MPI_Comm comm, const void *in, const void *out, int count, MPI_Datatype type, MPI_Op op,
                     int is_builtin);
/* Copies the sum to `out`, if that is not null, and frees the rest. */
void sim_sum_close(sim_sum *sum, void *out);

/* Elements first .. end - 1 of the data, or of the room. */
sim_part sim_sum_data(const sim_sum *sum, int first, int end);
sim_part sim_sum_other(const sim_sum *sum, int first, int end);
static inline sim_part sim_sum_all(const sim_sum *sum) { return sim_sum_data(sum, 0, sum->count); }

/* Adds what lies in `received`, which is elements first .. end - 1, to the data. */
void sim_sum_add(const sim_sum *sum, const void *received, int first, int end);

#endif
