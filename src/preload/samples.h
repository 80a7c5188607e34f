/* Some of the times of equal calls, evenly over all of them. Processes that make the same calls keep those of the same ones. */
#ifndef HSCAL_PRELOAD_SAMPLES_H
#define HSCAL_PRELOAD_SAMPLES_H

#include <stdio.h>

enum { HSCAL_MOST_KEPT_SAMPLES = 32 };

typedef struct hscal_samples {
  int n, step; /* those numbered 0, step, 2 step, ... of the calls */
  long calls;
  float s[HSCAL_MOST_KEPT_SAMPLES];
} hscal_samples;

void hscal__samples_add(hscal_samples *samples, double seconds);
/* "step=4 0.0012,0.0013" */
void hscal__samples_put(FILE *out, const hscal_samples *samples);

#endif
