#include "base/file.h"
#include "base/random.h"
#include "base/status.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
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

/* How it fails wherever the reason is in errno. */
static int cannot_write(const char *file, int reason) {
  return hscal__fail(HSCAL_ERROR_FILE, "%s: cannot write: %s", file, strerror(reason));
}

/* Where `link` leads, as seen from where the link is: malloc'ed; null: errno tells why (EINVAL: it is no link). */
static char *follow(const char *link) {
  char to[PATH_MAX];
  ssize_t length = readlink(link, to, sizeof to - 1);
  if (length < 0) return NULL;
  to[length] = 0;
  const char *slash = strrchr(link, '/');
  size_t folder = to[0] == '/' || !slash ? 0 : (size_t)(slash + 1 - link);
  char *target = malloc(folder + (size_t)length + 1);
  if (target) memcpy(target, link, folder), strcpy(target + folder, to);
  return target;
}

char *hscal__file_target(const char *file) {
  enum { MOST_LINKS = 40 }; /* as many as Linux follows */
  const char *here = file[0] == '/' ? "" : "./";
  char *target = malloc(strlen(here) + strlen(file) + 1);
  if (!target) return NULL;
  strcat(strcpy(target, here), file);
  for (int i = 0; i <= MOST_LINKS; i++) {
    char *next = follow(target);
    if (!next && errno != ENOMEM) return target; /* no link, or nothing there: opening it will tell */
    free(target);
    if (!next) return NULL;
    target = next;
  }
  free(target);
  errno = ELOOP;
  return NULL;
}

/* Opens a new file beside the target, under a name that nothing has. Permissions are limited by the umask, as of any other. */
static int open_beside(const char *target, mode_t mode, char **name) {
  enum { TRIES = 100 };
  size_t size = strlen(target) + sizeof ".ffffff";
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  uint64_t random = (uint64_t)now.tv_nsec << 32 ^ (uint64_t)now.tv_sec ^ (uint64_t)getpid() << 16;
  int descriptor = -1;
  if (!(*name = malloc(size))) return -1;
  for (int i = 0; i < TRIES && descriptor < 0 && (i == 0 || errno == EEXIST); i++) {
    snprintf(*name, size, "%s.%06x", target, (unsigned)(hscal__random(&random) & 0xffffff));
    descriptor = open(*name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
  }
  if (descriptor >= 0) return descriptor;
  free(*name);
  *name = NULL;
  return -1;
}

/* Gives the open file the permissions of what it will replace, if anything, and its owner as far as that is allowed. Where the group
 * cannot be kept, another one is not let in. */
static int keep_permissions(int descriptor, const char *target) {
  struct stat old;
  if (stat(target, &old) != 0) return 0;
  mode_t mode = old.st_mode & (S_IRWXU | S_IRWXG | S_IRWXO);
  if (fchown(descriptor, old.st_uid, old.st_gid) != 0 && fchown(descriptor, (uid_t)-1, old.st_gid) != 0)
    mode &= ~(mode_t)S_IRWXG;
  return fchmod(descriptor, mode);
}

/* Closes the file `made` and puts it in the place of the target. Returns 0 or an errno. */
static int take_place(int descriptor, const char *made, const char *target) {
  int reason = keep_permissions(descriptor, target) == 0 ? 0 : errno;
  if (close(descriptor) != 0 && !reason) reason = errno;
  return reason || rename(made, target) == 0 ? reason : errno;
}

static int replace(const char *file, const char *target, const char *text) {
  char *made;
  int is_there = access(target, F_OK) == 0; /* then its permissions are kept: nobody else may read the new one before */
  int descriptor = open_beside(target, is_there ? S_IRUSR | S_IWUSR : 0666, &made);
  if (descriptor < 0) return cannot_write(file, errno);
  int reason = write_all(descriptor, text) == 0 ? 0 : errno;
  if (reason)
    close(descriptor);
  else
    reason = take_place(descriptor, made, target);
  if (reason) unlink(made);
  free(made);
  return reason ? cannot_write(file, reason) : 0;
}

int hscal__file_replace(const char *file, const char *text) {
  HSCAL_TRY(check_replaceable(file));
  char *target = hscal__file_target(file);
  if (!target) return cannot_write(file, errno);
  int status = replace(file, target, text);
  free(target);
  return status;
}

int hscal__file_move(const char *made, const char *file) {
  HSCAL_TRY(check_replaceable(file));
  char *target = hscal__file_target(file);
  int descriptor = target ? open(made, O_RDONLY | O_CLOEXEC | O_NOFOLLOW) : -1;
  int reason = descriptor >= 0 ? take_place(descriptor, made, target) : errno;
  free(target);
  return reason ? cannot_write(file, reason) : 0;
}

int hscal__file_may_replace(const char *file) {
  HSCAL_TRY(check_replaceable(file));
  char *made, *target = hscal__file_target(file);
  int descriptor = target ? open_beside(target, S_IRUSR | S_IWUSR, &made) : -1, reason = errno;
  free(target);
  if (descriptor < 0) return cannot_write(file, reason);
  close(descriptor);
  unlink(made);
  free(made);
  return 0;
}

/* ---- reading ---- */

enum { MOST_BYTES = 64 << 20 };

/* Appends what is left of the file to *text (length bytes, zero at the end). */
static int read_all(FILE *file, const char *name, int not_text, char **text, size_t *length) {
  size_t capacity = 1 << 16;
  for (;;) {
    char *larger = realloc(*text, capacity + 1);
    if (!larger) return hscal__fail(HSCAL_ERROR_MEMORY, "%s: out of memory while reading", name);
    *text = larger;
    *length += fread(*text + *length, 1, capacity - *length, file);
    (*text)[*length] = 0;
    if (ferror(file)) return hscal__fail(HSCAL_ERROR_FILE, "%s: %s", name, strerror(errno));
    if (feof(file)) return 0;
    if (*length < capacity) continue;
    if (capacity >= MOST_BYTES) return hscal__fail(not_text, "%s: is larger than 64 MB", name);
    capacity *= 2;
  }
}

int hscal__file_is_readable(const char *file) {
  struct stat facts;
  return stat(file, &facts) == 0 && S_ISREG(facts.st_mode) && access(file, R_OK) == 0;
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
  if (!status && strlen(*text) != length) status = hscal__fail(not_text, "%s: holds a zero byte: not a text", name);
  if (!status) return 0;
  free(*text);
  *text = NULL;
  return status;
}
