/* Numbers of this room that were chosen. */
#ifndef HSCAL_WORKLOAD_CALIBRATED_H
#define HSCAL_WORKLOAD_CALIBRATED_H

/* A call that takes a smaller part (1) of the whole is compared in little time: what it alone would like changes nothing; chosen,
 * 2026-11-26; workload.plan. */
#define HSCAL_MINOR_PART 0.01
/* The patience (1) that it gets; chosen, 2026-11-26; workload.plan. */
#define HSCAL_MINOR_PATIENCE 0.1

#endif
