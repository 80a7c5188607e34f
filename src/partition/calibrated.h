/*
 * Numbers of partitions that were chosen, not derived. "Chosen": no measurement is on record, the value is a judgement.
 * Internal to src/partition.
 */
#ifndef HSCAL_PARTITION_CALIBRATED_H
#define HSCAL_PARTITION_CALIBRATED_H

/* Steps of branch and bound (some 10 ns each) after which the best assignment found so far is taken, and elements of which
 * more are not branched at all: each is a call deep. Chosen, 2026-11-26; partition.partition_weighted. */
#define HSCAL_MOST_BRANCHES          1000000
#define HSCAL_MOST_BRANCHED_ELEMENTS 1000

#endif
