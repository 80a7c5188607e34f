#include "base/file.h"
#include "base/status.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int write_all(int descriptor, const char *text) {
  size_t left = strlen(text);
  while (left > 0) {
    ssize_t written = write(descriptor, text, left);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return -1;
    text += written;
    left -= (size_t)written;
  }
  return fsync(descriptor);
}

/* What is there and is not a file (a device, a pipe) is left alone: renaming would put a file in its place. */
static int check_replaceable(const char *file) {
  struct stat facts;
  if (stat(file, &facts) != 0 || S_ISREG(facts.st_mode)) return 0;
  return hscal__fail(HSCAL_ERROR_FILE, "%s: cannot write: not a regular file", file);
}

static int replace(const char *file, const char *text, char *temporary) {
  HSCAL_TRY(check_replaceable(file));
  int descriptor = mkstemp(temporary);
  if (descriptor < 0) return hscal__fail(HSCAL_ERROR_FILE, "%s: cannot write: %s", file, strerror(errno));
  mode_t mask = umask(0);
  umask(mask);
  int failed = write_all(descriptor, text) != 0 || fchmod(descriptor, 0666 & ~mask) != 0;
  int reason = errno;
  if (close(descriptor) != 0 && !failed) failed = 1, reason = errno;
  if (!failed && rename(temporary, file) != 0) failed = 1, reason = errno;
  if (!failed) return 0;
  unlink(temporary);
  return hscal__fail(HSCAL_ERROR_FILE, "%s: cannot write: %s", file, strerror(reason));
}

static char *name_beside(const char *file) {
  size_t room = strlen(file) + sizeof ".XXXXXX";
  char *temporary = malloc(room);
  if (temporary) snprintf(temporary, room, "%s.XXXXXX", file);
  return temporary;
}

int hscal__file_may_replace(const char *file) {
  HSCAL_TRY(check_replaceable(file));
  char *temporary = name_beside(file);
  if (!temporary) return hscal__fail(HSCAL_ERROR_MEMORY, "%s: out of memory for its name", file);
  int descriptor = mkstemp(temporary), reason = errno;
  if (descriptor >= 0) {
    close(descriptor);
    unlink(temporary);
  }
  free(temporary);
  return descriptor >= 0 ? 0 : hscal__fail(HSCAL_ERROR_FILE, "%s: cannot write: %s", file, strerror(reason));
}

int hscal__file_replace(const char *file, const char *text) {
  char *temporary = name_beside(file);
  int status = temporary ? replace(file, text, temporary)
                         : hscal__fail(HSCAL_ERROR_MEMORY, "%s: out of memory for its name", file);
  free(temporary);
  return status;
}
