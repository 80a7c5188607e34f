#include "measure/cache.h"
#include "base/digest.h"
#include "base/status.h"
#include "base/text.h"
#include "machine/fingerprint.h"
#include "machine/topology.h"

#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* Folder of the cache; 0 if there is none. */
static int folder_name(char folder[PATH_MAX]) {
  const char *own = getenv("HSCAL_CACHE"), *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
  int length = 0;
  if (own)
    length = snprintf(folder, PATH_MAX, "%s", own);
  else if (cache && *cache)
    length = snprintf(folder, PATH_MAX, "%s/hscal", cache);
  else if (home && *home)
    length = snprintf(folder, PATH_MAX, "%s/.cache/hscal", home);
  return length > 0 && length < PATH_MAX;
}

/* Makes a folder and those above it. */
static int make_folder(char *folder) {
  for (char *slash = strchr(folder + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    int failed = mkdir(folder, 0777) != 0 && errno != EEXIST;
    *slash = '/';
    if (failed) return 0;
  }
  return mkdir(folder, 0777) == 0 || errno == EEXIST;
}

static const char *const kinds[] = {[HSCAL_MEASURED_WITH_CARE] = "machine", [HSCAL_PROBED] = "probe"};

/* "machine-<this kind of computer>-": what the names of all files begin with that were measured from a computer like this. */
static int here_prefix(hscal_cache_kind kind, char *prefix, size_t size) {
  hscal_topology topology;
  char hardware[HSCAL_FINGERPRINT_TEXT];
  HSCAL_TRY(hscal__topology_read(&topology));
  hscal__fingerprint_hardware(&topology, hardware);
  uint64_t digest = hscal__digest_text(HSCAL_DIGEST_START, hardware);
  snprintf(prefix, size, "%s-%016" PRIx64 "-", kinds[kind], digest);
  return 0;
}

/* Full name of the file for a fingerprint; 0 if there is no cache. */
static int file_name(hscal_cache_kind kind, const char *fingerprint, char file[PATH_MAX]) {
  char folder[PATH_MAX], prefix[64];
  if (!folder_name(folder) || here_prefix(kind, prefix, sizeof prefix) != 0) return 0;
  int length = snprintf(file, PATH_MAX, "%s/%s%016" PRIx64 ".json", folder, prefix,
                        hscal__digest_text(HSCAL_DIGEST_START, fingerprint));
  return length < PATH_MAX;
}

/* A machine from a file of the cache; null if it is absent or spoiled. */
static int load_kept(const char *file, hscal_machine **machine) {
  int status = hscal_machine_load(file, machine);
  hscal__clear_error();
  return status == HSCAL_ERROR_MEMORY ? hscal__fail(status, "%s: out of memory while reading", file) : 0;
}

int hscal__cache_find(hscal_cache_kind kind, const char *fingerprint, hscal_machine **machine) {
  char file[PATH_MAX];
  *machine = NULL;
  if (!file_name(kind, fingerprint, file)) return 0;
  HSCAL_TRY(load_kept(file, machine));
  if (*machine && (!(*machine)->fingerprint || strcmp((*machine)->fingerprint, fingerprint) != 0)) {
    hscal_machine_free(*machine);
    *machine = NULL;
  }
  return 0;
}

int hscal__cache_serve(hscal_cache_kind least, const hscal_node_record *records, int nnodes, hscal_machine **machine) {
  char key[HSCAL_KEY_TEXT];
  *machine = NULL;
  for (int kind = HSCAL_MEASURED_WITH_CARE; kind <= (int)least; kind++)
    for (int several = nnodes > 1; several < 2; several++) {
      HSCAL_TRY(hscal__kinds_key(records, nnodes, several, key));
      HSCAL_TRY(hscal__cache_find((hscal_cache_kind)kind, key, machine));
      if (*machine) HSCAL_TRY(hscal__machine_serve(machine, records, nnodes));
      if (*machine) return 0;
    }
  return 0;
}

/* Is a file of the cache younger than *latest? Then notes its time. */
static int is_later(const char *file, struct timespec *latest) {
  struct stat facts;
  if (stat(file, &facts) != 0 || !S_ISREG(facts.st_mode)) return 0;
  struct timespec its = facts.st_mtim;
  if (its.tv_sec < latest->tv_sec || (its.tv_sec == latest->tv_sec && its.tv_nsec <= latest->tv_nsec)) return 0;
  *latest = its;
  return 1;
}

static int find_latest(hscal_cache_kind kind, hscal_machine **machine) {
  char folder[PATH_MAX], prefix[64], file[PATH_MAX], best[PATH_MAX] = "";
  struct timespec latest = {0, 0};
  *machine = NULL;
  if (!folder_name(folder)) return 0;
  HSCAL_TRY(here_prefix(kind, prefix, sizeof prefix));
  DIR *directory = opendir(folder);
  if (!directory) return 0;
  for (struct dirent *entry; (entry = readdir(directory));) {
    size_t length = strlen(entry->d_name);
    if (strncmp(entry->d_name, prefix, strlen(prefix)) != 0) continue;
    if (length < 5 || strcmp(entry->d_name + length - 5, ".json") != 0) continue;
    if (snprintf(file, sizeof file, "%s/%s", folder, entry->d_name) >= PATH_MAX) continue;
    if (is_later(file, &latest)) memcpy(best, file, sizeof best);
  }
  closedir(directory);
  return *best ? load_kept(best, machine) : 0;
}

int hscal__cache_find_latest(hscal_machine **machine) {
  HSCAL_TRY(find_latest(HSCAL_MEASURED_WITH_CARE, machine));
  return *machine ? 0 : find_latest(HSCAL_PROBED, machine);
}

char *hscal__cache_keep(const hscal_machine *machine) {
  const hscal_cache_kind kind = machine->is_probe ? HSCAL_PROBED : HSCAL_MEASURED_WITH_CARE;
  char folder[PATH_MAX], file[PATH_MAX];
  if (!machine->fingerprint || !folder_name(folder) || !file_name(kind, machine->fingerprint, file)) return NULL;
  if (!make_folder(folder) || hscal_machine_save(machine, file) != 0) {
    hscal__clear_error();
    return NULL;
  }
  return hscal__copy_text(file);
}
