#define _GNU_SOURCE /* dladdr1 */
#include "base/own.h"

#include <dlfcn.h>
#include <limits.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>

/* A program has no name there but its argv[0], which a shell has looked up in the PATH. */
int hscal__own_folder(char *folder) {
  Dl_info here;
  struct link_map *map = NULL;
  if (!dladdr1((void *)(size_t)&hscal__own_folder, &here, (void **)&map, RTLD_DL_LINKMAP) || !map) return 0;
  if (!realpath(*map->l_name ? map->l_name : "/proc/self/exe", folder)) return 0;
  char *slash = strrchr(folder, '/');
  if (slash) *slash = 0;
  return slash != NULL;
}
