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

/* ---- reading ---- */

enum { MOST_BYTES = 64 << 20 };

/* Appends what is left of the file to *text (length bytes, zero at the end). */
static int read_all(FILE *file, const char *name, int not_text, char **text, size_t *length) {
  size_t room = 1 << 16;
  for (;;) {
    char *larger = realloc(*text, room + 1);
    if (!larger) return hscal__fail(HSCAL_ERROR_MEMORY, "%s: out of memory while reading", name);
    *text = larger;
    *length += fread(*text + *length, 1, room - *length, file);
    (*text)[*length] = 0;
    if (ferror(file)) return hscal__fail(HSCAL_ERROR_FILE, "%s: %s", name, strerror(errno));
    if (feof(file)) return 0;
    if (*length < room) continue;
    if (room >= MOST_BYTES) return hscal__fail(not_text, "%s: is larger than 64 MB", name);
    room *= 2;
  }
}

/* Opening a pipe as usual would wait for a writer, for ever. */
FILE *hscal__file_open(const char *name) {
  int descriptor = open(name, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (descriptor < 0) return NULL;
  int flags = fcntl(descriptor, F_GETFL);
  FILE *file = flags >= 0 && fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK) == 0 ? fdopen(descriptor, "rb") : NULL;
  if (!file) close(descriptor);
  return file;
}

int hscal__file_read(const char *name, int not_text, char **text) {
  size_t length = 0;
  *text = NULL;
  FILE *file = hscal__file_open(name);
  if (!file) return hscal__fail(HSCAL_ERROR_FILE, "%s: %s", name, strerror(errno));
  int status = read_all(file, name, not_text, text, &length);
  fclose(file);
  if (!status && strlen(*text) != length)
    status = hscal__fail(not_text, "%s: holds a zero byte: not a JSON text", name);
  if (!status) return 0;
  free(*text);
  *text = NULL;
  return status;
}
