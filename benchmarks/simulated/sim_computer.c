/*
 * The computer that hscal-measure runs on, where that is a node of a simulated machine: its clocks, its name, its cores and its memory. The
 * linker puts these in the place of what the C library and hwloc would tell of the real one (--wrap).
 */
#include "measure/kernel.h"
#include "measure/other_work.h"
#include "sim.h"

#include <hwloc.h>
#include <math.h>
#include <simgrid/actor.h>
#include <simgrid/engine.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

int __wrap_clock_gettime(clockid_t which, struct timespec *now);
int __wrap_nanosleep(const struct timespec *wanted, struct timespec *left);
time_t __wrap_time(time_t *now);
int __wrap_gethostname(char *name, size_t size);
long __wrap_sysconf(int name);
void __wrap_hscal__work_read(hscal_work_reading *reading);
__typeof__(hscal__measure_copies) __wrap_hscal__measure_copies; /* the linker does not compare */
long __real_sysconf(int name);
int __wrap_hwloc_topology_load(hwloc_topology_t tree);
int __real_hwloc_topology_load(hwloc_topology_t tree);

/* All clocks are that of the simulation: who computes or waits for a message has the processor meanwhile. To read one takes a moment, so
 * that what is free of charge takes some time, too, and who waits for the clock comes to an end. */
int __wrap_clock_gettime(clockid_t which, struct timespec *now) {
  const double reading_s = 100e-9;
  (void)which;
  sg_actor_sleep_for(reading_s);
  long long nanoseconds = llround(1e9 * simgrid_get_clock());
  *now = (struct timespec){(time_t)(nanoseconds / 1000000000), (long)(nanoseconds % 1000000000)};
  return 0;
}

int __wrap_nanosleep(const struct timespec *wanted, struct timespec *left) {
  if (left) *left = (struct timespec){0};
  sg_actor_sleep_for((double)wanted->tv_sec + 1e-9 * (double)wanted->tv_nsec);
  return 0;
}

/* Simulations begin in 1970. */
time_t __wrap_time(time_t *now) {
  time_t seconds = (time_t)simgrid_get_clock();
  if (now) *now = seconds;
  return seconds;
}

int __wrap_gethostname(char *name, size_t size) {
  return snprintf(name, size, "%s", sim_machine()->node_name[sim_own_node()]) < (int)size ? 0 : -1;
}

/* Nothing else runs on the simulated computers. */
void __wrap_hscal__work_read(hscal_work_reading *reading) { *reading = (hscal_work_reading){0}; }

/* Copies are free there. */
int __wrap_hscal__measure_copies(const hscal_ranks *ranks, double seconds, const hscal_matrices *with,
                                 hscal_copy_rates *rates) {
  (void)ranks, (void)seconds, (void)with;
  *rates = (hscal_copy_rates){0};
  return 0;
}

static const hscal_node_class *own_class(void) { return hscal__node(sim_machine(), sim_own_node()); }

long __wrap_sysconf(int name) {
  if (name != _SC_PHYS_PAGES) return __real_sysconf(name);
  return (long)(own_class()->memory_bytes / (double)__real_sysconf(_SC_PAGESIZE));
}

int __wrap_hwloc_topology_load(hwloc_topology_t tree) {
  char cores[40];
  snprintf(cores, sizeof cores, "core:%d pu:1", own_class()->processors);
  return hwloc_topology_set_synthetic(tree, cores) ? -1 : __real_hwloc_topology_load(tree);
}
