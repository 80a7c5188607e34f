#include "preload/spool.h"
#include "base/text.h"
#include "base/wall_clock.h"
#include "preload/calibrated.h"
#include "preload/call_line.h"
#include "preload/contexts.h"
#include "preload/mode.h"
#include "preload/tally.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static struct {
  int file; /* 0: none, or it cannot be written any more */
  char path[PATH_MAX];
  int contexts, lines; /* of these, how many are written */
  double begin_s, last_s, took_s;
} spool;

double hscal__spool_clock(void) { return hscal__wall_s(); }

static const char *folder(void) {
  const char *name = getenv("HSCAL_PRELOAD_SPOOL");
  return name && *name ? name : NULL;
}

int hscal__spool_is_wanted(void) { return folder() != NULL; }

/* Said once; the program goes on. */
static void give_up(const char *what) {
  fprintf(stderr, "hscal: %s %s: %s; nothing more is recorded of this process\n", what, spool.path, strerror(errno));
  if (spool.file > 0) close(spool.file);
  spool.file = 0;
}

/* Where a file may not be as large, the system sends a signal that would end the program. This thread does not take it meanwhile. */
static ssize_t write_quietly(const char *text, size_t length) {
  const struct timespec at_once = {0, 0};
  sigset_t too_large, before;
  sigemptyset(&too_large);
  sigaddset(&too_large, SIGXFSZ);
  pthread_sigmask(SIG_BLOCK, &too_large, &before);
  ssize_t written = write(spool.file, text, length);
  int reason = errno;
  if (written < 0 && reason == EFBIG && !sigismember(&before, SIGXFSZ)) sigtimedwait(&too_large, NULL, &at_once);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = reason;
  return written;
}

/* What does not fit is taken back, so that the file ends with a whole line. */
static void append(const char *text, size_t length) {
  off_t before = lseek(spool.file, 0, SEEK_END);
  for (size_t done = 0; done < length;) {
    ssize_t written = write_quietly(text + done, length - done);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      int reason = written < 0 ? errno : ENOSPC;
      if (ftruncate(spool.file, before) != 0) reason = errno;
      errno = reason;
      give_up("cannot write");
      return;
    }
    done += (size_t)written;
  }
}

/* Several runs may share a folder: their launchers give them names. */
static const char *run_name(void) {
  static const char *const names[] = {"PMIX_NAMESPACE", "OMPI_MCA_ess_base_jobid", "SLURM_STEP_ID", "PMI_JOBID"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    const char *name = getenv(names[i]);
    if (name && *name && strcspn(name, " \t\n") == strlen(name)) return name;
  }
  return "-";
}

static void open_file(void) {
  char host[HOST_NAME_MAX + 1] = "";
  gethostname(host, sizeof host - 1);
  int length = snprintf(spool.path, sizeof spool.path, "%s/%s.%ld.spool", folder(), host, (long)getpid());
  errno = ENAMETOOLONG;
  spool.file =
      length < (int)sizeof spool.path ? open(spool.path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0666) : -1;
  if (spool.file < 0) give_up("cannot make");
}

void hscal__spool_begin(int rank, int size, int has_scalapack) {
  char line[400];
  spool.begin_s = hscal__spool_clock();
  if (!folder()) return;
  open_file();
  int length = snprintf(line, sizeof line, "hscal spool 1\nprocess rank=%d size=%d scalapack=%d run=%.200s\n", rank,
                        size, has_scalapack, run_name());
  if (spool.file > 0) append(line, (size_t)length);
}

static void put_entry(FILE *out, int number, hscal_entry *entry) {
  if (entry->written < 0) hscal__call_line_put(out, number, entry);
  if (entry->written != entry->calls) {
    fprintf(out, "times %d count=%ld nested=%ld ", number, entry->calls, entry->nested);
    hscal__samples_put(out, &entry->samples);
    fputc('\n', out);
  }
  entry->written = entry->calls;
}

/* All that has changed since, as one text, so that a process that is killed meanwhile leaves whole lines but for the last. */
static void put_changes(FILE *out, const char *end) {
  const hscal_tally *tally = &hscal__tally;
  while (spool.contexts < hscal__contexts()) hscal__context_put(out, spool.contexts++);
  for (int i = 0; i < tally->entries; i++) put_entry(out, i + 1, tally->entry[i]);
  fprintf(out, "seen calls=%ld nested=%ld others=%ld queries=%ld", tally->calls, tally->nested, tally->others,
          tally->queries);
  for (int reason = 1; reason < HSCAL_LEFT_REASONS; reason++)
    if (tally->left[reason]) fprintf(out, " left=%d:%ld", reason, tally->left[reason]);
  fputc('\n', out);
  if (*hscal__preload_off_reason()) fprintf(out, "off %s\n", hscal__preload_off_reason());
  if (end) fprintf(out, "end %s\n", end);
}

static void write_changes(const char *end) {
  char *text = NULL;
  size_t length = 0;
  if (spool.file <= 0) return;
  double before_s = hscal__spool_clock();
  FILE *out = open_memstream(&text, &length);
  if (!out) return;
  put_changes(out, end);
  fclose(out);
  if (text) append(text, length);
  free(text);
  spool.last_s = hscal__spool_clock();
  spool.took_s = spool.last_s - before_s;
}

void hscal__spool_write_sometimes(double now_s) {
  double since_s = now_s - spool.last_s;
  if (spool.file <= 0 || since_s < HSCAL_SPOOL_LEAST_S) return;
  if (since_s < HSCAL_SPOOL_PART * (now_s - spool.begin_s) || since_s < HSCAL_SPOOL_TIMES * spool.took_s) return;
  write_changes(NULL);
}

void hscal__spool_end(const char *how) {
  write_changes(how);
  if (spool.file > 0) close(spool.file);
  spool.file = 0;
}

void hscal__spool_forget(void) { spool.file = 0; }
