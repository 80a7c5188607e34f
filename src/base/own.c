#define _GNU_SOURCE /* dladdr1 */
#include "base/own.h"

#include <dlfcn.h>
#include <limits.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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

/* In the folder `where`, "" for the root. */
static int is_data_in(const char *where, const char *name, char *path) {
  int length = snprintf(path, PATH_MAX, "%s/%s/%s", where, HSCAL_DATA_FOLDER, name);
  return length > 0 && length < PATH_MAX && access(path, R_OK) == 0;
}

/* Beside this code or one or two folders above it: bin, lib/x86_64-linux-gnu, the programs of a build tree. */
int hscal__own_data(const char *name, char *path) {
  enum { LEVELS = 3 };
  char where[PATH_MAX];
  if (*HSCAL_DATA_FOLDER == '/') return is_data_in("", name, path);
  if (!hscal__own_folder(where)) return 0;
  for (int level = 0; level < LEVELS; level++) {
    if (is_data_in(where, name, path)) return 1;
    char *slash = strrchr(where, '/');
    if (!slash) return 0;
    *slash = 0;
  }
  return 0;
}
