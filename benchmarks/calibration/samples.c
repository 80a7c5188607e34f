/* How far samples are off: the layouts of sampling-report, a few of them. */
#include "../sampling/drawn_layout.h"
#include "base/status.h"
#include "groups.h"
#include "hscal.h"
#include "plan/calibrated.h"
#include "search/calibrated.h"
#include "statistics.h"
#include "table.h"

#include <math.h>
#include <stdio.h>

enum { USUAL_DRAWS = 6 };

static int log_off(calibration *c, const char *routine, const drawn_layout *d, double *off) {
  hscal_machine *machine = NULL;
  HSCAL_TRY(hscal_machine_load(d->machine, &machine));
  hscal_call call = hscal__call_make(hscal__routine_find(routine), d->n, d->n, d->n, d->nb, d->nb);
  hscal_layout layout = hscal__layout_make(d->nprow, d->npcol, 32);
  hscal_placement placement = {machine, d->node_of};
  double full = 0, good = 0;
  int status = log_seconds(c, &call, &layout, &placement, HSCAL_EFFORT_FULL, &full);
  if (!status) status = log_seconds(c, &call, &layout, &placement, HSCAL_EFFORT_MODEL, &good);
  hscal_machine_free(machine);
  *off = good - full;
  return status;
}

static int look_at_band(calibration *c, const drawn_band *band, int draws, values *off) {
  for (int sort = 0; sort < DRAWN_SORTS; sort++)
    for (int r = 0; r < DRAWN_ROUTINES; r++)
      for (int i = 0; i < draws; i++) {
        drawn_layout d;
        double one = 0;
        draw_layout(&c->chance, band, (drawn_sort)sort, drawn_routines[r], &d);
        HSCAL_TRY(log_off(c, drawn_routines[r], &d, &one));
        HSCAL_TRY(values_add(off, fabs(one)));
      }
  return 0;
}

int print_samples(calibration *c) {
  const double claimed_mean = 0.01, claimed_worst = 0.05;
  values few = {0}, more = {0};
  int status = look_at_band(c, &drawn_bands[0], cases_of(c, USUAL_DRAWS, 1), &few);
  if (!status && c->share >= 1) status = look_at_band(c, &drawn_bands[1], 1, &more);
  if (!status) {
    table_title(
        "Samples of events", "src/models/clock/calibrated.h, src/models/predict/calibrated.h; src/search/calibrated.h",
        "|log(good clock / every event)| on layouts of sampling-report, which draws more of them. The numbers that "
        "say what is timed were fitted together,\nby trial, to the errors that come of them.");
    table_row("mean error, 8 to 64 processes", claimed_mean, values_mean(&few), "%d layouts of 25 routines", few.n);
    table_row("worst error, 8 to 64 processes", claimed_worst, values_quantile(&few, 1), "the same");
    if (more.n > 0)
      table_row("mean error, 65 to 256 processes", claimed_mean, values_mean(&more), "%d layouts; worst %.3g", more.n,
                values_quantile(&more, 1));
    table_row("HSCAL_SAMPLING_NOISE", HSCAL_SAMPLING_NOISE, values_rms(&few),
              "root of the mean square, 8 to 64 processes; 9 in 10 are below %.2g", values_quantile(&few, 0.9));
    table_row("HSCAL_AS_FAST - 1", HSCAL_AS_FAST - 1, values_mean(&few), "mean error, 8 to 64 processes");
  }
  values_free(&few);
  values_free(&more);
  return status;
}
