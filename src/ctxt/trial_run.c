#define _GNU_SOURCE /* RTLD_DEFAULT */
#include "ctxt/trial_run.h"
#include "base/status.h"
#include "call/synthetic_call.h"
#include "call/synthetic_call_outputs.h"
#include "ctxt/blacs.h"

#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static hscal_library_function *function_of(const hscal_routine *routine) {
  char name[32];
  hscal_library_function *function;
  snprintf(name, sizeof name, "%s_", routine->name);
  void *symbol = dlsym(RTLD_DEFAULT, name);
  memcpy(&function, &symbol, sizeof function); /* ISO C has no such conversion */
  return function;
}

int hscal__can_try(const hscal_call *call) {
  if (call->source || call->sequence || call->from.nprow || call->to.nprow || !function_of(call->routine)) return 0;
  for (const hscal_argument *a = hscal__arguments_of(call->routine); a->name; a++)
    if (strcmp(a->name, "ctxt") == 0) return 0;
  for (int o = 0; o < HSCAL_OPERANDS; o++) {
    const hscal_desc *d = &call->operand[o].desc;
    if (hscal__call_has(call, (hscal_operand_name)o) && (d->imb != d->mb || d->inb != d->nb)) return 0;
  }
  return 1;
}

/* One call, from a barrier to its end on this process; *info is what the routine says. */
static double run_once(hscal_synthetic_call *own, const hscal_synthetic_call_grid *grid,
                       hscal_library_function *function, int *info) {
  hscal__synthetic_call_fill(own, grid);
  Cblacs_barrier(grid->context, "All");
  double begin_s = MPI_Wtime();
  int said = hscal__synthetic_call_call(own, function);
  if (said) *info = said;
  return MPI_Wtime() - begin_s;
}

/* Seconds of the slowest process; the others, which have waited politely, take part for a moment. */
static int slowest(const hscal_session *session, double *seconds) {
  return hscal__mpi_status(MPI_Allreduce(MPI_IN_PLACE, seconds, 1, MPI_DOUBLE, MPI_MAX, session->group.comm),
                           "MPI_Allreduce");
}

/* The run, once every process of the grid has its operands. */
static int run(const hscal_session *session, hscal_synthetic_call *own, const hscal_synthetic_call_grid *grid,
               double *seconds) {
  hscal_library_function *function = function_of(own->call->routine);
  int status = 0, info = 0;
  double own_s = 0;
  if (grid && !hscal__synthetic_call_prepare(own, grid, function))
    status = hscal__fail(HSCAL_ERROR_MEMORY, "no memory to work in");
  HSCAL_TRY(hscal__agree(&session->group, HSCAL_OPERATION_CREATE, status, 0));
  if (grid) own_s = run_once(own, grid, function, &info);
  HSCAL_TRY(hscal__agree(&session->group, HSCAL_OPERATION_CREATE, 0, 0));
  *seconds = info ? INFINITY : own_s;
  return slowest(session, seconds);
}

int hscal__tryout(const hscal_session *session, const hscal_call *call, const hscal_record *record, double *seconds) {
  hscal_synthetic_call own = {0};
  hscal_synthetic_call_grid grid = {0};
  hscal_call laid = *call;
  int status = 0;
  *seconds = INFINITY;
  own.call = &laid;
  if (record) {
    const hscal_plan *plan = &record->packed->plan;
    grid = (hscal_synthetic_call_grid){record->number, plan->nprow, plan->npcol, record->myrow, record->mycol};
    hscal__call_fill_blocks(&laid, plan->mb, plan->nb);
    if (!hscal__synthetic_call_make(&own, &laid, &grid))
      status =
          hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the operands of a %s to be measured", call->routine->name);
  }
  status = hscal__agree(&session->group, HSCAL_OPERATION_CREATE, status, 0);
  if (!status) status = run(session, &own, record ? &grid : NULL, seconds);
  hscal__synthetic_call_free(&own);
  return status;
}
