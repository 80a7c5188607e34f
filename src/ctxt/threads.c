#include "ctxt/threads.h"
#include "base/status.h"
#include "machine/with_threads.h"
#include "measure/blas_threads.h"

#include <stdlib.h>
#include <string.h>

/* auto: 1, keep: 0, anything else: an error. */
static int read_choice(int *choose) {
  const char *value = getenv("HSCAL_THREADS");
  *choose = value && strcmp(value, "auto") == 0;
  if (!value || !*value || *choose || strcmp(value, "keep") == 0) return 0;
  return hscal__fail(HSCAL_ERROR_UNKNOWN, "HSCAL_THREADS is \"%.40s\", must be auto or keep", value);
}

int hscal__threads_kept(const hscal_thread_limits *limits, const hscal_machine *machine, const int *processes) {
  for (int node = 0; node < machine->nnodes; node++)
    if (processes[node] > 0 && !hscal__class_has_threads(hscal__node(machine, node), limits->now)) return 1;
  return limits->now;
}

int hscal__threads_ask(const hscal_group *group, hscal_thread_limits *limits, int *choose) {
  int now = hscal__blas_threads(), processors = now > 0 ? hscal__allowed_processors() : 1;
  int mine[3] = {now, -now, processors}, least[3];
  *choose = 0;
  HSCAL_TRY(hscal__share_status(group, group->rank == 0 ? read_choice(choose) : 0));
  HSCAL_TRY(hscal__mpi_status(MPI_Allreduce(mine, least, 3, MPI_INT, MPI_MIN, group->comm), "MPI_Allreduce"));
  limits->now = least[0] == -least[1] ? least[0] : 0;
  limits->most = least[2];
  return 0;
}

/* Threads that the plan of a context gives this process; 0: it leaves them alone. */
static int wanted(const hscal_record *record) {
  const hscal_plan *plan = &record->packed->plan;
  if (!record->packed->sets_threads) return 0;
  return plan->threads_of_node[plan->node_of[record->myrow * plan->npcol + record->mycol]];
}

void hscal__threads_follow(void) {
  static int before; /* 0: no context wants any now */
  const hscal_record *youngest = NULL;
  for (const hscal_record *record = hscal__table_next(NULL); record; record = hscal__table_next(record))
    if (wanted(record) > 0 && (!youngest || record->serial > youngest->serial)) youngest = record;
  if (!youngest && !before) return;
  if (!before) before = hscal__blas_threads();
  hscal__blas_set_threads(youngest ? wanted(youngest) : before);
  if (!youngest) before = 0;
}
