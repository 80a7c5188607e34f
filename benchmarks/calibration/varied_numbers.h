/* In front of files of src that are compiled once more for the calibration (CMakeLists.txt): these of their numbers are
 * variables here. */
#ifndef HSCAL_BENCHMARKS_CALIBRATION_VARIED_NUMBERS_H
#define HSCAL_BENCHMARKS_CALIBRATION_VARIED_NUMBERS_H

#include "estimate/calibrated.h"
#include "models/bounds/calibrated.h"
#include "models/clock/calibrated.h"
#include "varied.h"

#undef HSCAL_CORE_LOCKSTEP
#undef HSCAL_LINK_LOCKSTEP
#undef HSCAL_UPLINK_LOCKSTEP
#undef HSCAL_UPLINK_EXPOSED
#undef HSCAL_MOST_PANEL_PROCESSES
#undef HSCAL_OWED_TURNS
#define HSCAL_CORE_LOCKSTEP        varied.core_lockstep
#define HSCAL_LINK_LOCKSTEP        varied.link_lockstep
#define HSCAL_UPLINK_LOCKSTEP      varied.uplink_lockstep
#define HSCAL_UPLINK_EXPOSED       varied.uplink_exposed
#define HSCAL_MOST_PANEL_PROCESSES varied.most_panel_processes
#define HSCAL_OWED_TURNS           varied.owed_turns
#define hscal__freshness           varied.freshness

#endif
