#include "search/options.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "call/arguments.h"
#include "call/call.h"
#include "search/calibrated.h"
#include "search/objective.h"

#include <stdint.h>

static int check_form(const hscal_options *options) {
  if (options->square && options->nprow != options->npcol)
    return hscal__fail(HSCAL_ERROR_NO_GRID, "a square grid is asked for, and one of %d x %d", options->nprow,
                       options->npcol);
  if (options->square_blocks && options->mb > 0 && options->mb != options->nb)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "square blocks are asked for, and mb = %d with nb = %d", options->mb,
                       options->nb);
  if (options->order && options->order != 'R' && options->order != 'C')
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "order = %d, it must be 'R' (by rows), 'C' (by columns) or 0",
                       options->order);
  if (options->started && !options->slots)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "started, the nodes of processes, needs slots, their numbers");
  return hscal__objective_check(options);
}

int hscal__options_check(const hscal_options *options) {
  if ((options->nprow > 0) != (options->npcol > 0) || options->nprow < 0 || options->npcol < 0)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "nprow = %d and npcol = %d: both or neither must be given", options->nprow,
                       options->npcol);
  if ((int64_t)options->nprow * options->npcol > INT32_MAX)
    return hscal__fail(HSCAL_ERROR_NO_GRID, "a grid of %d x %d processes is too large", options->nprow, options->npcol);
  if (options->processes < 0 || options->nb < 0 || options->panel < 0 || options->processes_per_node < 0 ||
      options->top < 0 || !(options->patience >= 0) || options->mb < 0 || options->threads < 0 ||
      options->most_threads < 0)
    return hscal__fail(
        HSCAL_ERROR_ARGUMENT,
        "an option of the plan is negative (processes %d, nb %d, mb %d, panel %d, processes_per_node %d, top %d, "
        "patience %g, threads %d, most_threads %d)",
        options->processes, options->nb, options->mb, options->panel, options->processes_per_node, options->top,
        options->patience, options->threads, options->most_threads);
  if (options->nb > HSCAL_MOST_BLOCK || options->mb > HSCAL_MOST_BLOCK || options->panel > HSCAL_MOST_BLOCK)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "nb = %d, mb = %d, panel = %d: they must be at most %d", options->nb,
                       options->mb, options->panel, HSCAL_MOST_BLOCK);
  if (options->patience > HSCAL_MOST_PATIENCE)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "patience %g: it must be at most %.0f", options->patience,
                       HSCAL_MOST_PATIENCE);
  if (options->planners < 0 || options->planners > HSCAL_MOST_PLANNERS)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "planners = %d: it must be from 0 to %d", options->planners,
                       HSCAL_MOST_PLANNERS);
  if (options->jobs < 0) return hscal__fail(HSCAL_ERROR_ARGUMENT, "jobs = %d: it must not be negative", options->jobs);
  if (options->calls < 0)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "calls = %d: it must not be negative", options->calls);
  if (options->mb > 0 && options->nb == 0)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "mb = %d, the rows of blocks, needs nb, their columns", options->mb);
  if (options->exact_processes && options->processes == 0)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "exact_processes needs a number of processes");
  if (options->exact_processes && options->nprow > 0 && options->nprow * options->npcol != options->processes)
    return hscal__fail(HSCAL_ERROR_NO_GRID, "a %d x %d grid has not exactly %d processes", options->nprow,
                       options->npcol, options->processes);
  return check_form(options);
}

int hscal__is_impatient(const hscal_options *options) {
  return options->patience > 0 && options->patience <= HSCAL_DEADLINE_MODE_PATIENCE; /* 0 is the usual one, 1 */
}
