/*
 * The same call under real MPI: mpirun -np PROCESSES traced_call ROUTINE key=value..., with trace_preload in LD_PRELOAD.
 */
#include "base/status.h"
#include "verify/blacs.h"
#include "verify/library_call.h"

#include <mpi.h>
#include <stdio.h>

/* Supplied by trace_preload. */
void trace_switch(int on) __attribute__((weak));

/* Numbers from a half to one and a half times those that were there: nothing cancels by chance. */
static void make_generic(const library_call *call, unsigned seed) {
  int single = hscal__type_is_single(call->c->call.routine->type);
  for (int o = 0; o < HSCAL_OPERANDS && hscal__is_scalapack(call->c->call.routine); o++) {
    size_t numbers = call->array[o] ? call->bytes[o] / (single ? sizeof(float) : sizeof(double)) : 0;
    for (size_t i = 0; i < numbers; i++) {
      seed = seed * 1664525u + 1013904223u;
      double factor = 0.5 + (seed >> 8) / 16777216.0;
      if (single)
        ((float *)call->array[o])[i] *= (float)factor;
      else
        ((double *)call->array[o])[i] *= factor;
    }
  }
}

static int run_traced(const oracle_case *c) {
  int context, nprow, npcol, row, column;
  char order = c->order;
  library_call call = {0};
  Cblacs_get(-1, 0, &context);
  Cblacs_gridinit(&context, &order, c->layout.nprow, c->layout.npcol);
  Cblacs_gridinfo(context, &nprow, &npcol, &row, &column);
  HSCAL_TRY(library_call_prepare(&call, c, context, row, column));
  make_generic(&call, (unsigned)(row * npcol + column));
  MPI_Barrier(MPI_COMM_WORLD);
  trace_switch(1);
  int info = library_call_run(&call);
  trace_switch(0);
  if (info) return hscal__fail(HSCAL_ERROR_INTERNAL, "the library refused: INFO = %d", info);
  MPI_Barrier(MPI_COMM_WORLD);
  Cblacs_gridexit(context);
  library_call_free(&call);
  return 0;
}

int main(int argc, char **argv) {
  oracle_case c;
  int processes;
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &processes);
  int status = oracle_case_parse(argc - 1, argv + 1, &c);
  if (!status && processes != oracle_case_processes(&c))
    status = hscal__fail(HSCAL_ERROR_ARGUMENT, "wrong number of processes");
  if (!status && !trace_switch) status = hscal__fail(HSCAL_ERROR_STATE, "trace_preload is not loaded");
  if (!status) status = run_traced(&c);
  if (status) {
    fprintf(stderr, "traced_call: %s\n", hscal_last_error());
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  MPI_Finalize();
  return 0;
}
