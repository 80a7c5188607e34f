/*
 * The second program that is simulated: SMPI's collectives by themselves, as the BLACS ask for them, among all processes.
 * Compiled with SMPI's own headers. Its only word is the selector that SMPI was started with. A line for each collective:
 * operation, members, root, bytes, seconds from when all come until the last one goes on.
 */
#include "sim_alone.h"

#include <simgrid/actor.h>
#include <smpi/smpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sim_together.h" /* after MPI */

typedef struct alone {
  const char *selector;
  int members, me;
  char *in, *out; /* [SIM_ALONE_MOST_BYTES] */
} alone;

typedef struct collective {
  int operation, root;
  size_t bytes;
} collective;

/* What SMPI cannot do, or spoils what follows by, when it takes Intel MPI's choices: its sum by Rabenseifner is for powers of two only, and its
 * linear broadcast sends each message twice, of which later receives take the second (already where a communicator of 5 to 8 members is made). */
static const struct {
  int operation, least_members, most_members;
  size_t least_bytes, most_bytes;
} impossible[] = {{SIM_ALONE_ALLREDUCE, 9, 15, 15505, 52729}, {SIM_ALONE_BROADCAST, 2, 2, 21845, 95962},
                  {SIM_ALONE_ALLREDUCE, 2, 2, 34279, 95962},  {SIM_ALONE_BROADCAST, 5, 8, 0, 24},
                  {SIM_ALONE_BROADCAST, 5, 8, 256, 681},      {SIM_ALONE_BROADCAST, 5, 8, 1264, 2233}};

static int is_possible(const alone *a, const collective *c) {
  if (strcmp(a->selector, "impi") != 0) return 1;
  for (size_t i = 0; i < sizeof impossible / sizeof *impossible; i++)
    if (c->operation == impossible[i].operation && a->members >= impossible[i].least_members &&
        a->members <= impossible[i].most_members && c->bytes >= impossible[i].least_bytes &&
        c->bytes <= impossible[i].most_bytes)
      return 0;
  return 1;
}

/* A broadcast is one element of a derived type. */
static void broadcast(const alone *a, const collective *c) {
  MPI_Datatype type;
  MPI_Type_contiguous((int)(c->bytes / sizeof(double)), MPI_DOUBLE, &type);
  MPI_Type_commit(&type);
  MPI_Bcast(a->out, 1, type, c->root, MPI_COMM_WORLD);
  MPI_Type_free(&type);
}

static void perform(const alone *a, const collective *c) {
  int count = (int)(c->bytes / sizeof(double));
  if (c->operation == SIM_ALONE_BROADCAST) broadcast(a, c);
  if (c->operation == SIM_ALONE_REDUCE) MPI_Reduce(a->in, a->out, count, MPI_DOUBLE, MPI_SUM, c->root, MPI_COMM_WORLD);
  if (c->operation == SIM_ALONE_ALLREDUCE) MPI_Allreduce(a->in, a->out, count, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  if (c->operation == SIM_ALONE_BARRIER) MPI_Barrier(MPI_COMM_WORLD);
}

static void measure(const alone *a, collective c) {
  double begin_s, end_s, last_s;
  if (!is_possible(a, &c)) return;
  sim_come_together(sg_actor_sleep_for);
  begin_s = MPI_Wtime();
  perform(a, &c);
  end_s = MPI_Wtime();
  sim_come_together(sg_actor_sleep_for);
  MPI_Allreduce(&end_s, &last_s, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  if (a->me == 0)
    printf(SIM_ALONE_LINE "\n", sim_alone_words[c.operation], a->members, c.root, c.bytes, last_s - begin_s);
}

/* A communicator finds out who shares nodes when that is first asked: with `ompi` by k-nomial broadcasts, which 512 bytes are; with `impi` by any
 * collective, as those that let all come together. */
static void find_nodes(const alone *a) {
  const collective broadcast_512 = {SIM_ALONE_BROADCAST, 0, 512};
  if (is_possible(a, &broadcast_512)) perform(a, &broadcast_512);
}

static void measure_all(const alone *a) {
  find_nodes(a);
  for (size_t bytes = sizeof(double); bytes <= SIM_ALONE_MOST_BYTES; bytes *= 2) {
    for (int root = 0; root < a->members; root += a->members - 1) {
      measure(a, (collective){SIM_ALONE_BROADCAST, root, bytes});
      measure(a, (collective){SIM_ALONE_REDUCE, root, bytes});
    }
    measure(a, (collective){SIM_ALONE_ALLREDUCE, 0, bytes});
  }
  measure(a, (collective){SIM_ALONE_BARRIER, 0, 0});
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  alone a = {.selector = argc > 1 ? argv[1] : "", .in = calloc(1, SIM_ALONE_MOST_BYTES)};
  a.out = calloc(1, SIM_ALONE_MOST_BYTES);
  MPI_Comm_rank(MPI_COMM_WORLD, &a.me);
  MPI_Comm_size(MPI_COMM_WORLD, &a.members);
  if (!a.in || !a.out) MPI_Abort(MPI_COMM_WORLD, 1);
  measure_all(&a);
  free(a.in);
  free(a.out);
  fflush(stdout);
  MPI_Finalize();
  return 0;
}
