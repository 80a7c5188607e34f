/* How a timing ends, beside statuses. */
#ifndef HSCAL_MODELS_CLOCK_TIMING_H
#define HSCAL_MODELS_CLOCK_TIMING_H

enum { HSCAL_TOO_DEAR = -2 };

#endif
