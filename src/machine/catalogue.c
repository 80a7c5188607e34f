#include "machine/catalogue.h"
#include "base/nearest.h"
#include "base/own.h"
#include "base/status.h"
#include "machine/hardware.h"

#include <dirent.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char machines[] = "hscal/machines", suffix[] = ".json";

static int find_folder(char *folder) { return hscal__own_data(machines, folder); }

/* Length of the word before ".json"; all of it where it does not end so. */
static int bare_length(const char *name) {
  size_t length = strlen(name), tail = sizeof suffix - 1;
  int has_suffix = length > tail && strcmp(name + length - tail, suffix) == 0;
  return (int)(has_suffix ? length - tail : length);
}

/* The name without the folder that the machines have in hscal's own tree; null if it lies in any other. */
static const char *without_folder(const char *name) {
  static const char own[] = "machines/";
  if (strncmp(name, own, sizeof own - 1) == 0) name += sizeof own - 1;
  return *name && !strchr(name, '/') ? name : NULL;
}

int hscal__catalogue_find(const char *name, char *path) {
  char folder[PATH_MAX];
  const char *bare = without_folder(name);
  if (!bare || !find_folder(folder)) return 0;
  int length = snprintf(path, PATH_MAX, "%s/%.*s%s", folder, bare_length(bare), bare, suffix);
  return length > 0 && length < PATH_MAX && access(path, F_OK) == 0;
}

/* ---- advice ---- */

static int is_machine(const struct dirent *entry) {
  return entry->d_name[0] != '.' && entry->d_name[bare_length(entry->d_name)] != 0;
}

/* Names without ".json", in alphabetical order; malloc'ed, as each of them. -1: the folder cannot be read. */
static int list_names(char ***names) {
  char folder[PATH_MAX];
  struct dirent **entries;
  int count = find_folder(folder) ? scandir(folder, &entries, is_machine, alphasort) : -1;
  if (count < 0) return -1;
  *names = calloc((size_t)count + 1, sizeof **names);
  for (int i = 0; i < count; i++) {
    if (*names) (*names)[i] = strndup(entries[i]->d_name, (size_t)bare_length(entries[i]->d_name));
    free(entries[i]);
  }
  free(entries);
  return *names ? count : -1;
}

/* "a, b, c", as many as fit. */
static void join(char *const *names, int count, char *text, size_t size) {
  size_t length = 0;
  text[0] = 0;
  for (int i = 0; i < count && length < size; i++)
    length += (size_t)snprintf(text + length, size - length, "%s%s", i > 0 ? ", " : "", names[i]);
}

/* The machine or kind of node that may be meant. */
static const char *nearest_of(const char *name, char *const *names, int count) {
  enum { MOST = 64 };
  char word[64];
  const char *bare = without_folder(name), *kinds[MOST], *kind;
  int nkinds = 0;
  if (!bare) return NULL;
  snprintf(word, sizeof word, "%.*s", bare_length(bare), bare);
  const char *nearest = hscal__nearest(word, (const char *const *)names, count);
  for (; nkinds < MOST && (kind = hscal__node_kind_name(nkinds)); nkinds++) kinds[nkinds] = kind;
  return nearest ? nearest : hscal__nearest(word, kinds, nkinds);
}

int hscal__catalogue_advise(const char *name, int status) {
  char **names = NULL, all[400], kinds[300];
  int count = list_names(&names), complete = count > 0;
  for (int i = 0; i < count; i++) complete = complete && names[i];
  if (complete) {
    const char *nearest = nearest_of(name, names, count);
    join(names, count, all, sizeof all);
    hscal__node_kind_list(kinds, sizeof kinds);
    hscal__fail(status, "%s; machines known by name: %s; kinds of nodes: %s%s%s%s", hscal__last_error(), all, kinds,
                nearest ? "; did you mean \"" : "", nearest ? nearest : "", nearest ? "\"?" : "");
  }
  for (int i = 0; i < count; i++) free(names[i]);
  if (count >= 0) free(names);
  return status;
}
