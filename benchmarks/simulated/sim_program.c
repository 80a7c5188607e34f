/*
 * The program that is simulated: one call of the unmodified ScaLAPACK, timed between two barriers as benchmarks
 * do. Compiled with Open MPI's headers like any user's program, as a shared object because SMPI loads it with dlopen.
 * Started by simulation.c, which has placed process i of the communicator already; reads a sim_input.
 */
#include "sim_program.h"
#include "base/blockcyclic.h"
#include "call/synthetic_call_outputs.h"
#include "instrumented_scalapack/pivots.h"

#include <math.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sim_together.h" /* after MPI */

/* BLACS, which have no header. */
void Cblacs_pinfo(int *me, int *nprocs);
void Cblacs_get(int context, int what, int *value);
void Cblacs_gridinit(int *context, const char *order, int nprow, int npcol);
void Cblacs_gridinfo(int context, int *nprow, int *npcol, int *myrow, int *mycol);
void Cblacs_gridexit(int context);

static sim_input input;

/* PBLAS asks for its panel width by this name; the program's own definition comes before libscalapack's. */
int pilaenv_(const int *context, const char *type);
int pilaenv_(const int *context, const char *type) {
  (void)context, (void)type;
  return input.layout.backend.panel;
}

const sim_input *sim_program_input(void) { return &input; }

static int make_grid(hscal_synthetic_call_grid *grid, const char *order, int nprow, int npcol) {
  Cblacs_get(-1, 0, &grid->context);
  Cblacs_gridinit(&grid->context, order, nprow, npcol);
  Cblacs_gridinfo(grid->context, &grid->nprow, &grid->npcol, &grid->myrow, &grid->mycol);
  return grid->context >= 0 && grid->myrow >= 0;
}

#define X(name, type, pack, scheme, flags) extern hscal_library_function name##_;
#include "routines.def"
#undef X
static hscal_library_function *const functions[HSCAL_ROUTINE_COUNT] = {
#define X(name, type, pack, scheme, flags) [HSCAL_ROUTINE_##name] = name##_,
#include "routines.def"
#undef X
};

/* For each row that the process row has of A, the row it is exchanged with. */
static void expect_pivots(const hscal_synthetic_call *own, const hscal_synthetic_call_grid *grid, int *pivots) {
  const hscal_desc *d = &own->call->operand[HSCAL_A].desc;
  for (int k = 0; k < d->m; k++)
    if (hscal__owner(k, d->mb, d->mb, d->rsrc, grid->nprow) == grid->myrow)
      pivots[hscal__local_extent(k, d->mb, d->mb, grid->myrow, d->rsrc, grid->nprow)] =
          hscal__expected_pivot(k, d->m) + 1;
}

/* Allocates everything; pivots are the expected ones, to begin with. */
static int prepare(hscal_synthetic_call *own, const hscal_synthetic_call_grid *grid) {
  if (!hscal__synthetic_call_prepare(own, grid, functions[input.routine])) return 0;
  int n = 0;
  for (const hscal_argument *a = hscal__arguments_of(own->call->routine); a->name; a++, n++)
    if (strcmp(a->name, "ipiv") == 0) expect_pivots(own, grid, own->output[n]);
  return 1;
}

/* The call on the whole grid; process 0 prints the seconds. A call that the library refuses takes any time. */
static void run(hscal_synthetic_call *own, int leader) {
  sim_come_together(sim_sleep);
  MPI_Barrier(MPI_COMM_WORLD);
  double start = MPI_Wtime();
  int info = hscal__synthetic_call_call(own, functions[input.routine]);
  MPI_Barrier(MPI_COMM_WORLD);
  if (leader) printf(SIM_SECONDS_KEY " %.12g\n", MPI_Wtime() - start);
  if (info) printf(SIM_INFO_KEY " %d\n", info);
}

/* The same call once more by process 0 alone, with whole operands; all compare their shares with what came of it. */
static int verify(const hscal_synthetic_call *own, const hscal_synthetic_call_grid *grid, int leader) {
  hscal_synthetic_call_grid alone = {0};
  hscal_synthetic_call whole = {0};
  int here = make_grid(&alone, "Row", 1, 1);
  alone.nprow = alone.npcol = 1;
  if (!here) alone.myrow = alone.mycol = 0; /* allocates what process 0 sends */
  int ok = hscal__synthetic_call_make(&whole, &input.call, &alone);
  double changed = 1;
  if (ok && here) {
    hscal__synthetic_call_fill(&whole, &alone);
    ok = prepare(&whole, &alone) && hscal__synthetic_call_call(&whole, functions[input.routine]) == 0;
    changed = sim_error(&whole, &whole, &alone, 1);
  }
  for (int o = 0; ok && o < HSCAL_OPERANDS; o++)
    if (whole.bytes[o] > 0) MPI_Bcast(whole.array[o], (int)whole.bytes[o], MPI_BYTE, 0, MPI_COMM_WORLD);
  if (ok) MPI_Bcast(whole.result, (int)sizeof whole.result, MPI_BYTE, 0, MPI_COMM_WORLD);
  double error = ok ? sim_error(own, &whole, grid, 0) : NAN, largest;
  if (changed == 0) error = INFINITY; /* a call that does nothing proves nothing */
  MPI_Reduce(&error, &largest, 1, MPI_DOUBLE, MPI_MAX, 0, MPI_COMM_WORLD);
  if (leader) printf(SIM_ERROR_KEY " %.12g\n", largest);
  hscal__synthetic_call_free(&whole);
  if (here) Cblacs_gridexit(alone.context);
  return ok;
}

static int perform(const hscal_synthetic_call_grid *grid, int leader) {
  hscal_synthetic_call own = {0};
  int ok = hscal__synthetic_call_make(&own, &input.call, grid);
  if (ok && input.compute) hscal__synthetic_call_fill(&own, grid);
  if (ok && !input.compute && hscal__is_scalapack(input.call.routine)) hscal__synthetic_call_mark_diagonal(&own, grid);
  if (ok) ok = prepare(&own, grid);
  if (ok) run(&own, leader);
  if (ok && input.verify) ok = verify(&own, grid, leader);
  hscal__synthetic_call_free(&own);
  fflush(stdout);
  return ok;
}

static int read_input(void) {
  const char *name = getenv(SIM_INPUT_VARIABLE);
  FILE *file = name ? fopen(name, "rb") : NULL;
  int ok = file && fread(&input, sizeof input, 1, file) == 1;
  if (file) fclose(file);
  if (ok) input.call.routine = &hscal__routines[input.routine];
  return ok;
}

int main(int argc, char **argv) {
  if (!read_input()) {
    fprintf(stderr, "started by the simulate command only\n");
    return 2;
  }
  MPI_Init(&argc, &argv);
  int me, nprocs;
  Cblacs_pinfo(&me, &nprocs);
  hscal_synthetic_call_grid grid = {0};
  int ok = make_grid(&grid, input.column_major ? "Col" : "Row", input.layout.nprow, input.layout.npcol) &&
           nprocs == grid.nprow * grid.npcol;
  if (!ok) fprintf(stderr, "%d processes for a grid of %d x %d\n", nprocs, input.layout.nprow, input.layout.npcol);
  if (ok && !perform(&grid, me == 0)) {
    fprintf(stderr, "process %d: out of memory\n", me);
    ok = 0;
  }
  if (!ok) MPI_Abort(MPI_COMM_WORLD, 1);
  Cblacs_gridexit(grid.context);
  MPI_Finalize();
  return 0;
}
