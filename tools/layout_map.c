#include "layout_map.h"
#include "base/status.h"
#include "base/wall_clock.h"
#include "busy.h"
#include "explain/make_map.h"
#include "given_arguments.h"
#include "gnuplot.h"
#include "plan/wisdom.h"
#include "plan/wisdom_key.h"
#include "report.h"

#include <stdint.h>

/* What the map may take, in operations of the clock: some seconds. */
static const double most_operations = 1.5e8;

int cli_check_map(const cli_arguments *arguments) {
  if (arguments->map && arguments->model)
    return cli_usage("--map shows grids and blocks, and a model in text has no blocks");
  return arguments->map ? cli_check_picture("--map", arguments->map) : CLI_OK;
}

/* Better than what wisdom has learned of the search alone. */
static int remember(const cli_planned *planned, const hscal_plan *better) {
  hscal_wisdom *wisdom = planned->options->wisdom;
  uint64_t key = 0;
  if (!wisdom) return 0;
  HSCAL_TRY(hscal__wisdom_key(wisdom, planned->call, planned->machine, planned->options, &key));
  return key ? hscal__wisdom_learn(wisdom, key, planned->call, planned->machine, better, 0) : 0;
}

int cli_make_map(const cli_planned *planned, const hscal_machine *seen, hscal_map *map, hscal_plan **better) {
  double begin_s = hscal__wall_s();
  cli_busy("still timing layouts for the map: half a minute or so on a thousand processes");
  int failed = hscal__map_make(planned->call, seen, planned->options, planned->plan, CLI_MOST_MAP_GRIDS,
                               most_operations, map, better);
  cli_idle();
  if (*better) (*better)->decision_s += hscal__wall_s() - begin_s;
  if (!failed && *better) failed = remember(planned, *better);
  return failed ? cli_report(failed) : CLI_OK;
}
