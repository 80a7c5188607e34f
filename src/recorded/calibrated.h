/*
 * Numbers of recorded calls that were measured once, in operations of the clock (60 ns): 2026-11-21, 9b59de9. The
 * library and its arrays take a microsecond for each event, some GB/s to fill what the processes have, and all that
 * twice. What checks them: seconds to decide about recorded calls (cmake --build build --target scale-report).
 * Internal to src/recorded.
 */
#ifndef HSCAL_RECORDED_CALIBRATED_H
#define HSCAL_RECORDED_CALIBRATED_H

#define HSCAL_RECORDING_EFFORT           1000.0 /* of any call */
#define HSCAL_RECORDING_EFFORT_OF_ACTION 20.0   /* of what a process does */
#define HSCAL_RECORDING_EFFORT_OF_TIME   2.0    /* of each time that it does the same again */
#define HSCAL_RECORDING_EFFORT_OF_BYTE   0.01   /* of the matrices */

#endif
