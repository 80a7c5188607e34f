#include "timed_layout.h"

#include <math.h>
#include <stdlib.h>

double prediction_error(const timed_layout *layout) { return layout->predicted_s / layout->measured_s - 1; }

hscal_agreement agreement_of(const timed_layout *layouts, int count) {
  hscal_run *run = calloc((size_t)count, sizeof *run);
  double *log_s = calloc((size_t)count, sizeof *log_s);
  hscal_runs runs = {.run = run, .count = run && log_s ? count : 0, .tasks = 1};
  for (int i = 0; i < runs.count; i++) {
    run[i].seconds = layouts[i].measured_s;
    log_s[i] = log(layouts[i].predicted_s);
  }
  hscal_agreement all = hscal__agreement(&runs, log_s, -1);
  free(run), free(log_s);
  return all;
}
