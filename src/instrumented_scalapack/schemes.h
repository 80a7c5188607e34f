/*
 * The schemes of ScaLAPACK: hscal__<scheme>_run performs a checked call without open blocks on the grid of the layout and
 * emits its events. Each returns 0, what the sink returned, or HSCAL_ERROR_MEMORY. Local. What else a scheme has stands in
 * the same file, and is declared here by its rows in schemes.def.
 */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_SCHEMES_H
#define HSCAL_INSTRUMENTED_SCALAPACK_SCHEMES_H

#include "events/event.h"

#define HSCAL_DECLARE_SCHEME(name)                                                                                     \
  int hscal__##name##_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink);
#define LEVEL_1(scheme)
#define LEVEL_2(scheme)
#define LEVEL_3(scheme)
#define LEVEL_4               HSCAL_DECLARE_SCHEME
#define X(scheme, level, ...) LEVEL_##level(scheme)
#include "schemes.def"
#undef LEVEL_1
#undef LEVEL_2
#undef LEVEL_3
#undef LEVEL_4

/* Operations with kernels of level 3, or slower ones, that all processes do together at least, in blocks of `width`, beside
 * what bounds know of factorizations and reductions; in numbers of the call's type, of which a complex one counts as one. */
#define JOINT_FLOPS(scheme, its) double hscal__##its##_joint_flops(const hscal_call *call, double width);
#include "schemes.def"

/* Of `held` columns (rows) of a process, with how many the work behind elimination step `step` (from 0) of `steps` is done
 * again, where data want it. */
#define REPEATS(scheme) int hscal__##scheme##_repeats(hscal_data data, int steps, int step, int held);
#include "schemes.def"

/* Routines that go another way with less workspace (LWORK) than they ask for: what a query answers, in entries of their type, as much
 * as any call that is planned is taken to have; and the scheme with so much of it. */
#define WORKSPACE(scheme)                                                                                              \
  int64_t hscal__##scheme##_workspace(const hscal_call *call, const hscal_layout *layout);                             \
  int hscal__##scheme##_within(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink, int64_t workspace);
#include "schemes.def"

#endif
