#include "workload/workload.h"
#include "base/array.h"
#include "base/minmax.h"
#include "base/status.h"

#include <stdlib.h>
#include <string.h>

int hscal__workload_new(hscal_workload **workload) {
  *workload = calloc(1, sizeof **workload);
  return *workload ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a workload");
}

void hscal__workload_delete(hscal_workload *workload) {
  if (!workload) return;
  for (int i = 0; i < workload->ncontexts; i++) free(workload->context[i].process);
  free(workload->context);
  free(workload->matrix);
  free(workload->call);
  free(workload->command);
  free(workload->incomplete);
  free(workload);
}

int hscal__workload_add_context(hscal_workload *workload, hscal_workload_context *context) {
  int status =
      workload->ncontexts < HSCAL_WORKLOAD_MOST_CONTEXTS
          ? HSCAL_ARRAY_RESERVE(workload->context, workload->contexts_capacity, (size_t)workload->ncontexts + 1)
          : hscal__fail(HSCAL_ERROR_ARGUMENT, "more than %d contexts", HSCAL_WORKLOAD_MOST_CONTEXTS);
  if (!status)
    workload->context[workload->ncontexts++] = *context;
  else
    free(context->process);
  *context = (hscal_workload_context){.name = ""};
  return status;
}

int hscal__workload_add_matrix(hscal_workload *workload, const hscal_workload_matrix *matrix) {
  if (workload->nmatrices >= HSCAL_WORKLOAD_MOST_MATRICES)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "more than %d matrices", HSCAL_WORKLOAD_MOST_MATRICES);
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(workload->matrix, workload->matrices_capacity, (size_t)workload->nmatrices + 1));
  workload->matrix[workload->nmatrices++] = *matrix;
  return 0;
}

int hscal__workload_add_call(hscal_workload *workload, const hscal_workload_call *call) {
  if (workload->ncalls >= HSCAL_WORKLOAD_MOST_CALLS)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "more than %d calls", HSCAL_WORKLOAD_MOST_CALLS);
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(workload->call, workload->calls_capacity, (size_t)workload->ncalls + 1));
  workload->call[workload->ncalls++] = *call;
  return 0;
}

int hscal__workload_find_context(const hscal_workload *workload, const char *name) {
  for (int i = 0; i < workload->ncontexts; i++)
    if (strcmp(workload->context[i].name, name) == 0) return i;
  return -1;
}

int hscal__workload_find_matrix(const hscal_workload *workload, const char *name) {
  for (int i = 0; i < workload->nmatrices; i++)
    if (strcmp(workload->matrix[i].name, name) == 0) return i;
  return -1;
}

int hscal__workload_ranks(const hscal_workload *workload) {
  int count = workload->processes;
  for (int c = 0; c < workload->ncontexts; c++) {
    const hscal_workload_context *context = &workload->context[c];
    for (int i = 0; i < context->nprow * context->npcol; i++) count = hscal__max(count, context->process[i] + 1);
  }
  return count;
}

hscal_desc hscal__workload_recorded_desc(const hscal_workload *workload, const hscal_workload_call *call,
                                         hscal_operand_name which) {
  int matrix = call->matrix[which];
  return matrix < 0 ? call->call.operand[which].desc : workload->matrix[matrix].desc;
}
