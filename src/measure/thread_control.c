#include "measure/thread_control.h"
#include "measure/blas_threads.h"

#include <hwloc.h>
#include <stddef.h>

static hwloc_topology_t tree;
static hwloc_cpuset_t before; /* null: nothing is bound by us */

/* Reads the tree of this computer and where the process is bound. Without them nothing is bound: it is no error. */
static int remember(void) {
  if (before) return 1;
  if (hwloc_topology_init(&tree) != 0) return 0;
  before = hwloc_topology_load(tree) == 0 ? hwloc_bitmap_alloc() : NULL;
  if (before && hwloc_get_cpubind(tree, before, HWLOC_CPUBIND_THREAD) == 0) return 1;
  if (before) hwloc_bitmap_free(before);
  before = NULL;
  hwloc_topology_destroy(tree);
  return 0;
}

static void bind_to_cores(int first, int count) {
  if (!remember()) return;
  hwloc_cpuset_t cores = hwloc_bitmap_alloc();
  for (int i = first; cores && i < first + count; i++) {
    hwloc_obj_t core = hwloc_get_obj_by_type(tree, HWLOC_OBJ_CORE, (unsigned)i);
    if (core) hwloc_bitmap_or(cores, cores, core->cpuset);
  }
  if (cores && !hwloc_bitmap_iszero(cores)) hwloc_set_cpubind(tree, cores, HWLOC_CPUBIND_PROCESS);
  if (cores) hwloc_bitmap_free(cores);
}

int hscal__threads_use(int threads, int first) {
  if (hscal__blas_threads() == 0) return 0;
  if (threads > 1) bind_to_cores(first, threads); /* threads that are made now inherit it, */
  int told = hscal__blas_set_threads(threads);
  if (threads > 1) bind_to_cores(first, threads); /* and those that were there before get it */
  return told;
}

void hscal__threads_restore(int threads) {
  if (threads > 0) hscal__blas_set_threads(threads);
  if (!before) return;
  hwloc_set_cpubind(tree, before, HWLOC_CPUBIND_PROCESS);
  hwloc_bitmap_free(before);
  hwloc_topology_destroy(tree);
  before = NULL;
}
