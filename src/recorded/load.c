#define _GNU_SOURCE /* dlmopen */
#include "recorded/load.h"
#include "base/file.h"
#include "base/own.h"
#include "base/status.h"
#include "recorded/recorder.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* Where it lies as seen from the folder of the library or program that this code is in: installed, in a build tree. */
static const char *const places[] = {"hscal/stubs", "../" HSCAL_LIBRARY_FOLDER "/hscal/stubs", "verify/stubs",
                                     "../verify/stubs"};

static int find_beside(char *path, size_t size) {
  char own[PATH_MAX];
  if (!hscal__own_folder(own)) return 0;
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    int length = snprintf(path, size, "%s/%s/%s", own, places[i], HSCAL_RECORDER_FILE);
    if (length > 0 && (size_t)length < size && access(path, R_OK) == 0) return 1;
  }
  return 0;
}

static int load(const char *path, const hscal_recorder **recorder) {
  const hscal_recorder *(*open)(void);
  void *object = dlmopen(LM_ID_NEWLM, path, RTLD_NOW | RTLD_LOCAL);
  if (!object) return hscal__fail(HSCAL_ERROR_UNSUPPORTED, "the recorder cannot be loaded: %s", dlerror());
  *(void **)&open = dlsym(object, HSCAL_RECORDER_SYMBOL);
  const hscal_recorder *loaded = open ? open() : NULL;
  if (!loaded || loaded->version != HSCAL_RECORDER_VERSION) {
    dlclose(object);
    return hscal__fail(HSCAL_ERROR_UNSUPPORTED, "%s is no recorder of this version of hscal", path);
  }
  *recorder = loaded;
  return 0;
}

int hscal__recorder_load(const hscal_recorder **recorder) {
  static const hscal_recorder *loaded;
  static pthread_t owner;
  const char *named = getenv("HSCAL_RECORDER");
  char path[PATH_MAX];
  if (loaded) {
    *recorder = loaded;
    return pthread_equal(owner, pthread_self())
               ? 0
               : hscal__fail(HSCAL_ERROR_UNSUPPORTED, "recorded in another thread before");
  }
  if (named && *named && !hscal__file_is_readable(named))
    return hscal__fail(HSCAL_ERROR_UNSUPPORTED, "HSCAL_RECORDER=%s: there is no such file to read", named);
  if (!(named && *named) && !find_beside(path, sizeof path))
    return hscal__fail(
        HSCAL_ERROR_UNSUPPORTED,
        "%s, which records the installed library, is not installed beside hscal (HSCAL_RECORDER may name it)",
        HSCAL_RECORDER_FILE);
  HSCAL_TRY(load(named && *named ? named : path, &loaded));
  owner = pthread_self();
  *recorder = loaded;
  return 0;
}
