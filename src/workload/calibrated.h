/* Numbers of this room that were chosen. */
#ifndef HSCAL_WORKLOAD_CALIBRATED_H
#define HSCAL_WORKLOAD_CALIBRATED_H

/* A call that takes a smaller part (1) of the whole is compared in little time: what it alone would like changes nothing; chosen,
 * 2026-11-26; workload.plan. */
#define HSCAL_MINOR_PART 0.01
/* The patience (1) that it gets; chosen, 2026-11-26; workload.plan. */
#define HSCAL_MINOR_PATIENCE 0.1

/* How many layouts are tried as contexts of some calls; chosen, 2026-11-26: more are seldom worth their moves; workload.contexts. */
#define HSCAL_MOST_TRIED_CONTEXTS 6
/* Choosing among them: how many states are kept from call to call, and how many decisions are remembered in all (8 bytes each); chosen,
 * 2026-11-26: six layouts, five open calls are exact; workload.contexts. */
#define HSCAL_MOST_STATES    16384
#define HSCAL_MOST_DECISIONS 4194304

#endif
