#include "preload/samples.h"

void hscal__samples_add(hscal_samples *samples, double seconds) {
  if (!samples->step) samples->step = 1;
  if (samples->calls++ % samples->step) return;
  if (samples->n == HSCAL_MOST_KEPT_SAMPLES) { /* every other one of those makes room; this one's turn is still */
    samples->n /= 2;
    for (int i = 0; i < samples->n; i++) samples->s[i] = samples->s[2 * i];
    samples->step *= 2;
  }
  samples->s[samples->n++] = (float)seconds;
}

void hscal__samples_put(FILE *out, const hscal_samples *samples) {
  fprintf(out, "step=%d ", samples->step);
  for (int i = 0; i < samples->n; i++) fprintf(out, "%s%.6g", i ? "," : "", (double)samples->s[i]);
}
