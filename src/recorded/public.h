/* Recorded calls as programs describe them. */
#ifndef HSCAL_RECORDED_PUBLIC_H
#define HSCAL_RECORDED_PUBLIC_H

#include "hscal.h"
#include "recorded/recording.h"

/* The recording that makes the call. Returns 0, HSCAL_ERROR_ARGUMENT, or as hscal__recording_new. */
int hscal__recording_of(const hscal_recorded *call, hscal_recording **recording);

/* Only its sizes, for processes that do not record: what they must agree on. `routine` is filled. */
int hscal__recorded_description(const hscal_recorded *call, hscal_recording *description);

#endif
