#include "measure/quiet.h"
#include "base/status.h"

#include <stdio.h>
#include <string.h>

/* On the first process of each node: what its processes used and lost. */
static int sum_of_node(const hscal_ranks *ranks, const hscal_work_reading *before, const hscal_work_reading *after,
                       double *own_s, double *switches) {
  const double mine[2] = {after->own_s - before->own_s, after->switches - before->switches};
  double sums[2] = {0};
  int code = MPI_Reduce(mine, sums, 2, MPI_DOUBLE, MPI_SUM, 0, ranks->node);
  *own_s = sums[0], *switches = sums[1];
  return hscal__mpi_failed(code, "MPI_Reduce");
}

int hscal__ranks_disturbed(const hscal_ranks *ranks, const hscal_work_reading *before, int threads, char *why,
                           int *disturbed) {
  hscal_work_reading after;
  double own_s, switches;
  char reason[HSCAL_WHY_TEXT / 2] = "";
  hscal__work_read(&after);
  HSCAL_TRY(hscal__ranks_agree(ranks, sum_of_node(ranks, before, &after, &own_s, &switches)));
  hscal_other_work work = hscal__other_work(before, &after, own_s, threads > 1 ? 0 : switches);
  int mine = ranks->local_rank == 0 && hscal__is_disturbed(&work, reason, sizeof reason), count = mine;
  double first = mine ? ranks->rank : ranks->size;
  HSCAL_TRY(hscal__ranks_sum(ranks, &count, 1));
  HSCAL_TRY(hscal__ranks_least(ranks, &first));
  *disturbed = 20 * count > ranks->nnodes;
  memset(why, 0, HSCAL_WHY_TEXT);
  if (!*disturbed) return 0;
  if (mine) snprintf(why, HSCAL_WHY_TEXT, "%.90s: %s", ranks->host, reason);
  return hscal__ranks_share(ranks, (int)first, why, HSCAL_WHY_TEXT);
}
