/*
 * run_collectives [--few]: makes the collectives that the BLACS make, with the MPI library that it is linked with, and prints each with its
 * messages. Three lines, then one per collective, then "end":
 *   library Open MPI v4.1.4
 *   members 4
 *   nodes 0 0 1 1
 *   broadcast element BYTES ELEMENTS ROOT : 0>1:BYTES 0>2:BYTES 2>3:BYTES
 * Messages of a process are in the order in which it sent them. Root -1: to all. Few: half of the sizes, by how many processes there are.
 */
#include "sent_messages.h"

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Data of each member: 2^3 to 2^20 bytes, at which Open MPI changes its mind, and 4 less; and MPICH's 12 KiB. */
enum { POWERS = 18, SIZES = 2 * (POWERS + 1), MOST_BYTES = 1 << 20, COLUMNS = 4, GAP = 3 };

static int size_number(int i) {
  int most = i / 2 < POWERS ? 8 << i / 2 : 12288;
  return most - 4 * (i % 2);
}

/* ---- types and operations as the BLACS make them ------------------------------------------------------------ */

/* A matrix with gaps between its columns (BLACS/SRC/BI_GetMpiGeType.c). */
static MPI_Datatype matrix_type(int bytes) {
  int entries = bytes / (int)sizeof(float), columns = entries % COLUMNS ? 1 : COLUMNS;
  MPI_Datatype type;
  MPI_Type_vector(columns, entries / columns, entries / columns + GAP, MPI_FLOAT, &type);
  MPI_Type_commit(&type);
  return type;
}

/* Values, then as many places (BLACS/SRC/sgamx2d_.c). */
enum { PLACED_BYTES = sizeof(float) + sizeof(unsigned short) };
static MPI_Datatype placed_type(int entries) {
  int lengths[] = {entries, entries};
  MPI_Aint at[] = {0, (MPI_Aint)sizeof(float) * entries};
  MPI_Datatype types[] = {MPI_FLOAT, MPI_UNSIGNED_SHORT}, type;
  MPI_Type_create_struct(2, lengths, at, types, &type);
  MPI_Type_commit(&type);
  return type;
}

/* Which values come out is of no interest. */
static void combine(void *in, void *inout, int *count, MPI_Datatype *type) {
  (void)in, (void)inout, (void)count, (void)type;
}

/* ---- calls -------------------------------------------------------------------------------------------------- */

typedef struct call {
  const char *kind, *what;
  int bytes, elements, root;
} call;

static struct {
  char *in, *out;
  MPI_Op own;
  call *calls;
  int count;
} run;

static void note_call(call next) {
  run.calls = realloc(run.calls, (size_t)(run.count + 1) * sizeof *run.calls);
  if (!run.calls) abort();
  run.calls[run.count] = next;
  sent_messages_during(run.count++);
}

static void broadcast(int bytes, int root) {
  MPI_Datatype type = matrix_type(bytes);
  note_call((call){"broadcast", "element", bytes, 1, root});
  MPI_Bcast(run.in, 1, type, root, MPI_COMM_WORLD);
  sent_messages_during(-1);
  MPI_Type_free(&type);
}

static void reduce(const char *what, int bytes, int elements, MPI_Datatype type, MPI_Op op, int root) {
  note_call((call){root < 0 ? "allreduce" : "reduce", what, bytes, elements, root});
  if (root < 0)
    MPI_Allreduce(run.in, run.out, elements, type, op, MPI_COMM_WORLD);
  else
    MPI_Reduce(run.in, run.out, elements, type, op, root, MPI_COMM_WORLD);
  sent_messages_during(-1);
}

/* Sums of reals, of complex numbers, and largest entries with their places. */
static void reduce_each(int bytes, int root) {
  int reals = bytes / (int)sizeof(float), complexes = bytes / (int)(2 * sizeof(float));
  int placed = bytes < PLACED_BYTES ? 1 : bytes / PLACED_BYTES;
  reduce("sum", bytes, reals, MPI_FLOAT, MPI_SUM, root);
  if (complexes > 0) reduce("complex", complexes * 8, complexes, MPI_C_FLOAT_COMPLEX, run.own, root);
  MPI_Datatype type = placed_type(placed);
  reduce("place", placed * PLACED_BYTES, 1, type, run.own, root);
  MPI_Type_free(&type);
}

static void barrier(void) {
  note_call((call){"barrier", "empty", 0, 0, -1});
  MPI_Barrier(MPI_COMM_WORLD);
  sent_messages_during(-1);
}

/* ---- output ------------------------------------------------------------------------------------------------- */

/* Of each process, at process 0. Not MPI_Gather: Open MPI 4.1.4's han mixes up ranks that are dealt to nodes. */
static void gather(int own, int *all, int members) {
  int rank;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  if (rank > 0) MPI_Send(&own, 1, MPI_INT, 0, 0, MPI_COMM_WORLD);
  all[0] = own;
  for (int i = 1; rank == 0 && i < members; i++) MPI_Recv(&all[i], 1, MPI_INT, i, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

/* Name and version, up to a comma or the end of the line. */
static void print_library(void) {
  char name[MPI_MAX_LIBRARY_VERSION_STRING];
  int length;
  MPI_Get_library_version(name, &length);
  name[strcspn(name, ",\n")] = '\0';
  printf("library %s\n", name);
}

static void print_nodes(int rank, int members) {
  MPI_Comm node;
  int leader = rank, *leaders = calloc((size_t)members, sizeof *leaders);
  if (!leaders) abort();
  MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, rank, MPI_INFO_NULL, &node);
  MPI_Bcast(&leader, 1, MPI_INT, 0, node);
  MPI_Comm_free(&node);
  gather(leader, leaders, members);
  if (rank == 0) {
    print_library();
    printf("members %d\nnodes", members);
    for (int i = 0; i < members; i++) printf(" %d", leaders[i]);
    printf("\n");
  }
  free(leaders);
}

static void print_calls(const sent_message *const *sent, const int *counts, int members) {
  int *next = calloc((size_t)members, sizeof *next);
  if (!next) abort();
  for (int c = 0; c < run.count; c++) {
    const call *made = &run.calls[c];
    printf("%s %s %d %d %d :", made->kind, made->what, made->bytes, made->elements, made->root);
    for (int i = 0; i < members; i++)
      for (; next[i] < counts[i] && sent[i][next[i]].collective == c; next[i]++)
        printf(" %d>%d:%d", i, sent[i][next[i]].to, sent[i][next[i]].bytes);
    printf("\n");
  }
  printf("end\n");
  free(next);
}

static void print_all(int rank, int members) {
  int count, *counts = calloc((size_t)members, sizeof *counts);
  const sent_message *own = sent_messages(&count), **sent = calloc((size_t)members, sizeof *sent);
  if (!counts || !sent) abort();
  gather(count, counts, members);
  if (rank > 0) MPI_Send(own, count * (int)(sizeof *own / sizeof(int)), MPI_INT, 0, 0, MPI_COMM_WORLD);
  sent[0] = own;
  for (int i = 1; rank == 0 && i < members; i++) {
    size_t bytes = (size_t)counts[i] * sizeof *own;
    sent_message *other = malloc(bytes + 1);
    if (!other) abort();
    MPI_Recv(other, (int)(bytes / sizeof(int)), MPI_INT, i, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    sent[i] = other;
  }
  if (rank == 0) print_calls(sent, counts, members);
  for (int i = 1; i < members; i++) free((void *)sent[i]);
  free(sent);
  free(counts);
}

/* Libraries that go by nodes make their communicators within the first call of each sort: that is not of interest. */
static void meet(void) {
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Bcast(run.in, 1, MPI_FLOAT, 0, MPI_COMM_WORLD);
  MPI_Reduce(run.in, run.out, 1, MPI_FLOAT, MPI_SUM, 0, MPI_COMM_WORLD);
  MPI_Allreduce(run.in, run.out, 1, MPI_FLOAT, MPI_SUM, MPI_COMM_WORLD);
}

int main(int argc, char **argv) {
  int rank, members;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &members);
  run.in = calloc(2, MOST_BYTES), run.out = calloc(2, MOST_BYTES);
  if (!run.in || !run.out) abort();
  MPI_Op_create(combine, 1, &run.own);
  print_nodes(rank, members);
  meet();
  watch_messages();
  int step = argc > 1 && strcmp(argv[1], "--few") == 0 ? 2 : 1;
  for (int i = step == 2 ? members % 2 : 0; i < SIZES; i += step) {
    for (int root = 0; root < members; root = root == 0 ? 1 : root < members - 1 ? members - 1 : members)
      broadcast(size_number(i), root);
    for (int root = -1; root < 2; root++) reduce_each(size_number(i), root);
  }
  barrier();
  print_all(rank, members);
  MPI_Op_free(&run.own);
  MPI_Finalize();
  free(run.in), free(run.out), free(run.calls);
  return 0;
}
