/* Quotas of processor time: control groups (containers, batch systems) that let processes run for a part of each period. */
#ifndef HSCAL_MEASURE_QUOTA_H
#define HSCAL_MEASURE_QUOTA_H

typedef struct hscal_quota {
  double processors; /* as many as a control group of this process lets all its processes use; 0: there is no limit */
  double period_s;   /* in which it is counted */
} hscal_quota;

/* The tightest quota of this process: the first call reads it. */
hscal_quota hscal__quota(void);

/* The same from other files, for tests: what /proc/self/cgroup holds, and where control groups are mounted. */
hscal_quota hscal__quota_of(const char *groups_file, const char *mounted_at);

#endif
