/* Fitted numbers that this program varies. The files that use them are compiled for it once more, with varied_numbers.h
 * in front. */
#ifndef HSCAL_BENCHMARKS_CALIBRATION_VARIED_H
#define HSCAL_BENCHMARKS_CALIBRATION_VARIED_H

typedef struct varied_numbers {
  double core_lockstep, link_lockstep, uplink_lockstep, uplink_exposed; /* src/estimate */
  double freshness;                                                     /* src/models/clock */
  double most_panel_processes, owed_turns;                              /* src/models/bounds */
} varied_numbers;

extern const varied_numbers headers; /* as the headers have them */
extern varied_numbers varied;        /* at first the same */

#endif
