#include "varied.h"
#include "estimate/calibrated.h"
#include "models/bounds/calibrated.h"
#include "models/clock/calibrated.h"

#define AS_THE_HEADERS_HAVE_THEM                                                                                       \
  {                                                                                                                    \
    HSCAL_CORE_LOCKSTEP, HSCAL_LINK_LOCKSTEP, HSCAL_UPLINK_LOCKSTEP, HSCAL_UPLINK_EXPOSED, hscal__freshness,           \
        HSCAL_MOST_PANEL_PROCESSES, HSCAL_OWED_TURNS                                                                   \
  }

const varied_numbers headers = AS_THE_HEADERS_HAVE_THEM;
varied_numbers varied = AS_THE_HEADERS_HAVE_THEM;
