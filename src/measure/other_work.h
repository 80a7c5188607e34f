/* Other work on a computer while something is measured there: what /proc/stat and the kernel's account of this process tell. No MPI. */
#ifndef HSCAL_MEASURE_OTHER_WORK_H
#define HSCAL_MEASURE_OTHER_WORK_H

#include <stddef.h>

/* Readings at one moment, sums since the system or the process began. Plain numbers: those of the processes of a node may be added up. */
typedef struct hscal_work_reading {
  double wall_s;   /* by the clock                                                                              */
  double own_s;    /* processor time of this process                                                            */
  double switches; /* how often it lost its processor to others (involuntary context switches)                  */
  double busy_s,
      stolen_s;      /* of all processors: not idle, by whomever; taken by the hypervisor. Both 0: it is not told */
  double processors; /* so many hardware threads                                                                  */
} hscal_work_reading;

/* Reads them now. */
void hscal__work_read(hscal_work_reading *reading);
/* The part of it that a file in the form of /proc/stat tells; nothing is changed where it tells nothing. */
void hscal__work_of_processors(const char *stat_file, hscal_work_reading *reading);

/* What happened on a node between two readings: of its processors, and of its own processes, which are summed. */
typedef struct hscal_other_work {
  double seconds;
  /* Hardware threads; processor time of others, stolen, and of nobody. 0 where it is not told. */
  double processors, others_s, stolen_s, idle_s;
  double own_s, switches; /* of the processes that measure, all their threads */
} hscal_other_work;

/* From the reading of the node's first process before and after, and what all its processes used and lost meanwhile. */
hscal_other_work hscal__other_work(const hscal_work_reading *before, const hscal_work_reading *after, double own_s,
                                   double switches);

/*
 * Was it too much for the samples to be trusted, and why: "other work had 1.3 of 2 processors". Limits: others had a tenth of the processors and
 * left less than a fifth of them idle, the hypervisor took a twentieth, processes lost theirs more than 50 times a second of processor time. Less than 50 ms say nothing. `why` may be
 * null.
 */
int hscal__is_disturbed(const hscal_other_work *work, char *why, size_t size);

#endif
