#include "advise/advise.h"
#include "advise/advising.h"
#include "advise/knob.h"
#include "advise/now.h"
#include "advise/one_context.h"
#include "base/status.h"
#include "workload/pool_share.h"

#include <stdlib.h>
#include <string.h>

/* Of the ranks, and of the memory of their nodes, what one pool has. */
static int keep_pool(hscal_advising *a) {
  const hscal_machine *machine = a->question->machine;
  size_t nodes = (size_t)machine->nnodes, classes = (size_t)machine->nclasses;
  int *all = malloc(nodes * sizeof *all);
  a->classes = malloc(classes * sizeof *a->classes);
  if (!all || !a->classes) {
    free(all);
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu nodes", nodes);
  }
  memcpy(all, a->ranks.slots, nodes * sizeof *all);
  memcpy(a->classes, machine->classes, classes * sizeof *a->classes);
  hscal__placed_ranks_keep(&a->ranks, machine->nnodes, a->advice->pool.rank, a->workload->processes);
  hscal__share_memory(machine, a->ranks.slots, all, a->classes);
  a->exact.classes = a->classes;
  free(all);
  return 0;
}

static int prepare(hscal_advising *a) {
  const hscal_advice_question *question = a->question;
  HSCAL_TRY(hscal__pool_find(question->workload, &a->advice->pool));
  a->workload = a->advice->pool.workload ? a->advice->pool.workload : question->workload;
  size_t ncalls = (size_t)a->workload->ncalls;
  HSCAL_TRY(hscal__placed_ranks_make(question->workload, question->machine, question->processes_per_node,
                                     question->threads, &a->ranks));
  a->seen = a->ranks.seen ? a->ranks.seen : question->machine;
  a->exact = *question->machine;
  a->exact.ratio_errors = (hscal_ratio_errors){.noise = 0};
  if (a->advice->pool.workload) HSCAL_TRY(keep_pool(a));
  a->workspace = hscal__workspace_new();
  a->run = calloc(ncalls + 1, sizeof *a->run);
  a->node_of = calloc((size_t)a->ranks.count + 1, sizeof *a->node_of);
  a->advice->call = calloc(ncalls + 1, sizeof *a->advice->call);
  if (!a->workspace || !a->run || !a->node_of || !a->advice->call)
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu calls", ncalls);
  a->advice->ncalls = a->workload->ncalls;
  a->advice->processes = a->ranks.count;
  a->advice->program = question->program;
  return 0;
}

static void finish(hscal_advising *a) {
  hscal__placed_ranks_free(&a->ranks);
  hscal__workspace_free(a->workspace);
  free(a->classes);
  free(a->run);
  free(a->node_of);
}

int hscal__advise(const hscal_advice_question *question, hscal_advice *advice) {
  hscal_advising a = {.question = question, .advice = advice};
  *advice = (hscal_advice){.processes = 0};
  int status = prepare(&a);
  if (!status) status = hscal__advise_now(&a);
  if (!status) status = hscal__advise_one_context(&a);
  if (!status) status = hscal__advise_panels(&a);
  if (!status) status = hscal__advise_knob(&a);
  finish(&a);
  return status;
}
