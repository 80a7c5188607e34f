#include "preload/contexts.h"
#include "base/array.h"
#include "base/text.h"
#include "preload/mpi_at_run_time.h"
#include "preload/next.h"

#include <stdlib.h>
#include <string.h>

typedef struct context {
  int nprow, npcol;
  int *rank; /* [nprow*npcol] in MPI_COMM_WORLD, row by row */
} context;

static context *contexts;
static size_t contexts_capacity;
static int count;

/* By number: 1 + its index, HSCAL_CONTEXT_UNKNOWN, or 0 for not asked yet. */
static int *known;
static size_t capacity;

typedef void gridinfo(const int *ictxt, int *nprow, int *npcol, int *myrow, int *mycol);
typedef void get(const int *ictxt, const int *what, int *value);

/* The processes of a grid, row by row: those of its own communicator, in their order. By the Fortran interface, because that of C enters the
 * communicator into a table, and so changes the numbers that the program gets. Source: BLACS/SRC/blacs_get_.c, blacs_map_.c. */
static int *ranks_of(int ictxt, int n) {
  static get *blacs_get;
  const int communicator_of_grid = 10;
  int communicator, *rank = malloc((size_t)n * sizeof *rank);
  if (!blacs_get) *(void **)&blacs_get = hscal__next("blacs_get_");
  if (blacs_get && rank) {
    blacs_get(&ictxt, &communicator_of_grid, &communicator);
    if (hscal__mpi_world_ranks(communicator, n, rank)) return rank;
  }
  free(rank);
  return NULL;
}

static int index_of(context new) {
  size_t bytes = (size_t) new.nprow *(size_t) new.npcol * sizeof *new.rank;
  for (int i = 0; i < count; i++) {
    const context *old = &contexts[i];
    if (old->nprow != new.nprow || old->npcol != new.npcol || memcmp(old->rank, new.rank, bytes)) continue;
    free(new.rank);
    return i;
  }
  if (HSCAL_ARRAY_RESERVE(contexts, contexts_capacity, (size_t)count + 1)) {
    free(new.rank);
    return HSCAL_CONTEXT_UNKNOWN;
  }
  contexts[count] = new;
  return count++;
}

static int look_at(int ictxt) {
  static gridinfo *blacs_gridinfo;
  context new = {0, 0, NULL};
  int row, column;
  if (!blacs_gridinfo) *(void **)&blacs_gridinfo = hscal__next("blacs_gridinfo_");
  if (!blacs_gridinfo) return HSCAL_CONTEXT_UNKNOWN;
  blacs_gridinfo(&ictxt, &new.nprow, &new.npcol, &row, &column);
  if (new.nprow < 1 || new.npcol < 1) return HSCAL_CONTEXT_LEFT_OUT;
  new.rank = ranks_of(ictxt, new.nprow *new.npcol);
  return new.rank ? index_of(new) : HSCAL_CONTEXT_UNKNOWN;
}

int hscal__context_index(int ictxt) {
  enum { LARGEST_NUMBER = 1 << 20 }; /* larger ones are no contexts: the BLACS give the lowest free one */
  if (ictxt < 0) return HSCAL_CONTEXT_LEFT_OUT;
  if (ictxt >= LARGEST_NUMBER) return HSCAL_CONTEXT_UNKNOWN;
  size_t before = capacity, number = (size_t)ictxt;
  if (HSCAL_ARRAY_RESERVE(known, capacity, number + 1)) return HSCAL_CONTEXT_UNKNOWN;
  if (capacity > before) memset(known + before, 0, (capacity - before) * sizeof *known);
  if (!known[number]) {
    int index = look_at(ictxt);
    if (index == HSCAL_CONTEXT_LEFT_OUT) return index; /* the number may be given to a context later */
    known[number] = index < 0 ? index : index + 1;
  }
  return known[number] > 0 ? known[number] - 1 : known[number];
}

void hscal__context_ended(int ictxt) {
  if (ictxt >= 0 && (size_t)ictxt < capacity) known[ictxt] = 0;
}

void hscal__contexts_ended(void) {
  if (known) memset(known, 0, capacity * sizeof *known);
}

void hscal__context_shape(int index, int *nprow, int *npcol) {
  *nprow = contexts[index].nprow;
  *npcol = contexts[index].npcol;
}

const int *hscal__context_ranks(int index) { return contexts[index].rank; }

int hscal__contexts(void) { return count; }

void hscal__context_put(FILE *out, int index) {
  const context *of = &contexts[index];
  fprintf(out, "context c%d grid=%dx%d processes=", index + 1, of->nprow, of->npcol);
  hscal__put_ranges(out, of->rank, of->nprow * of->npcol);
  fputc('\n', out);
}
