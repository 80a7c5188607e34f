#include "machine/topology.h"
#include "base/status.h"

#include <hwloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

/* A limit that a control group sets, in bytes; 0 if there is none ("max", or a huge number). */
static double limit_in(const char *file) {
  double bytes = 0;
  FILE *in = fopen(file, "r");
  if (!in) return 0;
  if (fscanf(in, "%lf", &bytes) != 1) bytes = 0;
  fclose(in);
  return bytes > 0 && bytes < 1e15 ? bytes : 0;
}

static double allowed_memory(double there_is) {
  static const char *const files[] = {"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"};
  for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
    double limit = limit_in(files[i]);
    if (limit > 0 && limit < there_is) there_is = limit;
  }
  return there_is;
}

/* Plain ASCII, single blanks: the text goes into files and is compared. */
static void copy_plain(const char *from, char *to, size_t size) {
  size_t length = 0;
  for (; *from && length + 1 < size; from++) {
    char c = *from > ' ' && *from < 127 ? *from : ' ';
    if (c != ' ' || (length > 0 && to[length - 1] != ' ')) to[length++] = c;
  }
  while (length > 0 && to[length - 1] == ' ') length--;
  to[length] = 0;
}

static int at_least_one(int count) { return count > 0 ? count : 1; }

int hscal__topology_read(hscal_topology *topology) {
  hwloc_topology_t tree;
  if (hwloc_topology_init(&tree) != 0) return hscal__fail(HSCAL_ERROR_MEMORY, "hwloc: no memory for the topology");
  if (hwloc_topology_load(tree) != 0) {
    hwloc_topology_destroy(tree);
    return hscal__fail(HSCAL_ERROR_FILE, "hwloc cannot read the topology of this computer");
  }
  hwloc_obj_t root = hwloc_get_root_obj(tree), package = hwloc_get_obj_by_type(tree, HWLOC_OBJ_PACKAGE, 0);
  topology->threads = at_least_one(hwloc_get_nbobjs_by_type(tree, HWLOC_OBJ_PU));
  topology->cores = hwloc_get_nbobjs_by_type(tree, HWLOC_OBJ_CORE);
  if (topology->cores <= 0) topology->cores = topology->threads;
  topology->packages = at_least_one(hwloc_get_nbobjs_by_type(tree, HWLOC_OBJ_PACKAGE));
  topology->numa_nodes = at_least_one(hwloc_get_nbobjs_by_type(tree, HWLOC_OBJ_NUMANODE));
  /* Not hwloc's sum over NUMA nodes: in virtual machines whose memory grows the nodes know only a part of it. */
  topology->memory_bytes = allowed_memory((double)sysconf(_SC_PHYS_PAGES) * (double)sysconf(_SC_PAGESIZE));
  const char *cpu = package ? hwloc_obj_get_info_by_name(package, "CPUModel") : NULL;
  if (!cpu) cpu = hwloc_obj_get_info_by_name(root, "CPUModel");
  copy_plain(cpu ? cpu : "unknown", topology->cpu, sizeof topology->cpu);
  hwloc_topology_destroy(tree);
  return 0;
}

void hscal__host_name(char name[HSCAL_HOST_TEXT]) {
  const char *given = getenv("HSCAL_HOST");
  char own[HSCAL_HOST_TEXT] = "";
  if ((!given || !*given) && gethostname(own, sizeof own - 1) != 0) own[0] = 0;
  copy_plain(given && *given ? given : own, name, HSCAL_HOST_TEXT - 1);
  if (!*name) strcpy(name, "localhost");
}

int hscal__same_host(const char *a, const char *b) {
  size_t length_a = strlen(a), length_b = strlen(b);
  size_t common = length_a < length_b ? length_a : length_b;
  if (strncasecmp(a, b, common) != 0) return 0;
  return length_a == length_b || (length_a < length_b ? b : a)[common] == '.';
}
