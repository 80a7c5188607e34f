/* The steps of the dataflow clock: how each moves the times of its processes on. */
#ifndef HSCAL_MODELS_CLOCK_DATAFLOW_STEPS_H
#define HSCAL_MODELS_CLOCK_DATAFLOW_STEPS_H

#include "models/clock/dataflow.h"
#include "models/clock/steps.h"

/* self: hscal_dataflow. Answered by HSCAL_NEEDS_EVENT_CLOCK, and left to the clock proper: a receive whose send comes later
 * in the stream, messages of MPI_Isend that overlap on a link, and what
 * hscal__dataflow_look_at finds. */
extern const hscal_steps hscal__dataflow_steps;

#endif
