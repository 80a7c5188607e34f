#include "search/demands.h"
#include "base/status.h"
#include "search/whole_nodes.h"

#include <stdio.h>
#include <stdlib.h>

static int has_square_root(int number) {
  int root = 1;
  while ((int64_t)root * root < number) root++;
  return (int64_t)root * root == number;
}

static int has_grid(const hscal_space *space, int processes) {
  for (int p = 1; p <= processes / p; p++)
    if (processes % p == 0 &&
        (hscal__space_allows_grid(space, p, processes / p) || hscal__space_allows_grid(space, processes / p, p)))
      return 1;
  return 0;
}

int hscal__space_allows_processes(const hscal_space *space, int processes) {
  const hscal_options *options = &space->options;
  if (options->square && !has_square_root(processes)) return 0;
  if (!options->square && !options->whole_nodes) return 1;
  if (!has_grid(space, processes)) return 0;
  int *count = options->whole_nodes ? malloc((size_t)space->machine->nnodes * sizeof *count) : NULL;
  int allows =
      !options->whole_nodes || (count && hscal__map_whole_nodes(space, HSCAL_MAPPING_BY_SLOT, processes, 0, count));
  free(count);
  return allows;
}

/* "no square grid of exactly 6 processes on whole nodes, with at least 2 rows and 2 columns, as the source coordinates need". */
static int none_is_allowed(const hscal_space *space) {
  const hscal_options *options = &space->options;
  int is_exact = options->exact_processes || options->nprow > 0, least = space->min_nprow * space->min_npcol;
  char sources[120] = "";
  if (least > 1)
    snprintf(sources, sizeof sources, " has at least %d rows and %d columns, as the source coordinates need",
             space->min_nprow, space->min_npcol);
  return hscal__fail(HSCAL_ERROR_NO_GRID, "no %sgrid of %s %d process%s%s%s", options->square ? "square " : "",
                     options->all_processes ? "all"
                     : is_exact             ? "exactly"
                                            : "at most",
                     space->max_processes, space->max_processes == 1 ? "" : "es",
                     options->whole_nodes ? " on whole nodes" : "", sources);
}

int hscal__space_check_demands(hscal_space *space) {
  int most = space->max_processes;
  while (most >= space->min_processes && !hscal__space_allows_processes(space, most)) most--;
  if (most < space->min_processes) return none_is_allowed(space);
  space->max_processes = most;
  return 0;
}
