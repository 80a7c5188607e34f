/* Loading the recorder. */
#ifndef HSCAL_RECORDED_LOAD_H
#define HSCAL_RECORDED_LOAD_H

#include "recorded/recorder.h"

/* Loads it, the first time: the file that HSCAL_RECORDER names, else the one beside the library. Returns 0 or
 * HSCAL_ERROR_UNSUPPORTED, with what was looked for. To be used by one thread only, the one that was first. */
int hscal__recorder_load(const hscal_recorder **recorder);

#endif
