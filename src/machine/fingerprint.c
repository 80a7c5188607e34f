/*
 * Fingerprints: what a measurement depends on, in words that people can read and programs compare. The libraries are
 * asked through the dynamic linker, so that this file needs neither BLAS nor MPI: a program without them has none.
 */
#define _GNU_SOURCE /* dladdr */
#include "machine/fingerprint.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>

/* Calls `char *name(void)` if the program has it. */
static const char *text_of(const char *name) {
  char *(*ask)(void) = NULL;
  *(void **)&ask = dlsym(RTLD_DEFAULT, name);
  return ask ? ask() : NULL;
}

static int number_of(const char *name) {
  int (*ask)(void) = NULL;
  *(void **)&ask = dlsym(RTLD_DEFAULT, name);
  return ask ? ask() : 0;
}

/* File that defines a symbol, links followed; "none" if the program has no such symbol. */
static void file_of(const char *symbol, char *file, size_t size) {
  Dl_info info;
  char path[PATH_MAX];
  void *address = dlsym(RTLD_DEFAULT, symbol);
  const char *name = "none";
  if (address && dladdr(address, &info) && info.dli_fname)
    name = realpath(info.dli_fname, path) ? path : info.dli_fname;
  snprintf(file, size, "%.*s", (int)size - 1, name);
}

/* Threads that one process's BLAS uses. */
static void blas_threads(char *text, size_t size) {
  static const char *const variables[] = {"OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "BLIS_NUM_THREADS",
                                          "OMP_NUM_THREADS"};
  int threads = number_of("openblas_get_num_threads");
  const char *value = NULL;
  for (size_t i = 0; i < sizeof variables / sizeof variables[0] && !value; i++) value = getenv(variables[i]);
  if (threads > 0)
    snprintf(text, size, "%d", threads);
  else
    snprintf(text, size, "%.20s", value && *value ? value : "default");
}

/* "Open MPI v4.1.4": the first words of what the library says of itself. */
static void mpi_version(char *text, size_t size) {
  int (*ask)(char *, int *) = NULL;
  char version[8192] = "none"; /* MPICH's MPI_MAX_LIBRARY_VERSION_STRING, the longest known */
  int length;
  *(void **)&ask = dlsym(RTLD_DEFAULT, "MPI_Get_library_version");
  if (ask && ask(version, &length) != 0) strcpy(version, "unknown");
  snprintf(text, size, "%.*s", (int)strcspn(version, ",\n"), version);
}

/* Texts go into files and are compared. */
static void only_plain(char *text) {
  for (; *text; text++)
    if (*text == '\t')
      *text = ' ';
    else if (*text < ' ' || *text > 126)
      *text = '?';
}

/* ---- parts ------------------------------------------------------------------------------------------------ */

const char *const hscal__fingerprint_keys[HSCAL_FINGERPRINT_COUNT] = {
#define KEY(name, key, words) key,
    HSCAL_FINGERPRINT_PARTS(KEY)
#undef KEY
};

/* "OpenBLAS 0.3.21 ...", "BLIS 0.9.0", "Intel(R) oneAPI ...": what the library says of itself, else the file it is. */
static void blas_version(char text[HSCAL_PART_TEXT]) {
  char file[HSCAL_PART_TEXT];
  void (*mkl)(char *, int) = NULL;
  const char *open = text_of("openblas_get_config"), *blis = open ? NULL : text_of("bli_info_get_version_str");
  *(void **)&mkl = dlsym(RTLD_DEFAULT, "mkl_get_version_string");
  file_of("dgemm_", file, sizeof file);
  if (open)
    snprintf(text, HSCAL_PART_TEXT, "%s", open);
  else if (blis)
    snprintf(text, HSCAL_PART_TEXT, "BLIS %s", blis);
  else if (mkl)
    mkl(text, HSCAL_PART_TEXT - 1);
  else
    snprintf(text, HSCAL_PART_TEXT, "%s", strcmp(file, "none") == 0 ? "" : file);
}

/* A whole number from a file; 0 if there is none. */
static long number_in(const char *file) {
  long number = 0;
  FILE *in = fopen(file, "r");
  if (!in) return 0;
  if (fscanf(in, "%ld", &number) != 1) number = 0;
  fclose(in);
  return number;
}

void hscal__frequency_limits(const char *sysfs, char text[HSCAL_PART_TEXT]) {
  enum { MOST_PROCESSORS = 4096 };
  long low = 0, high = 0; /* kHz */
  for (int cpu = 0; cpu < MOST_PROCESSORS; cpu++) {
    char file[PATH_MAX];
    snprintf(file, sizeof file, "%.3000s/devices/system/cpu/cpu%d/cpufreq/scaling_max_freq", sysfs, cpu);
    long limit = number_in(file);
    if (limit <= 0) break;
    low = cpu == 0 || limit < low ? limit : low;
    high = limit > high ? limit : high;
  }
  text[0] = 0;
  if (low > 0 && low == high) snprintf(text, HSCAL_PART_TEXT, "%ld MHz", high / 1000);
  if (low > 0 && low != high) snprintf(text, HSCAL_PART_TEXT, "%ld to %ld MHz", low / 1000, high / 1000);
}

void hscal__fingerprint_read(const hscal_topology *topology, hscal_fingerprint *fingerprint) {
  struct utsname system;
  memset(fingerprint, 0, sizeof *fingerprint);
  char(*part)[HSCAL_PART_TEXT] = fingerprint->part;
  snprintf(part[HSCAL_FINGERPRINT_CPU], HSCAL_PART_TEXT, "%s", topology->cpu);
  snprintf(part[HSCAL_FINGERPRINT_CORES], HSCAL_PART_TEXT, "%d with %d threads in %d package%s", topology->cores,
           topology->threads, topology->packages, topology->packages == 1 ? "" : "s");
  hscal__frequency_limits("/sys", part[HSCAL_FINGERPRINT_FREQUENCY]);
  blas_version(part[HSCAL_FINGERPRINT_BLAS]);
  mpi_version(part[HSCAL_FINGERPRINT_MPI], HSCAL_PART_TEXT);
  if (strcmp(part[HSCAL_FINGERPRINT_MPI], "none") == 0) part[HSCAL_FINGERPRINT_MPI][0] = 0;
  if (uname(&system) == 0)
    snprintf(part[HSCAL_FINGERPRINT_KERNEL], HSCAL_PART_TEXT, "%.60s %.120s", system.sysname, system.release);
  for (int i = 0; i < HSCAL_FINGERPRINT_COUNT; i++) only_plain(part[i]);
}

int hscal__fingerprint_changes(const hscal_fingerprint *then, const hscal_fingerprint *now, char *text, size_t size) {
  static const char *const words[HSCAL_FINGERPRINT_COUNT] = {
#define WORDS(name, key, words) words,
      HSCAL_FINGERPRINT_PARTS(WORDS)
#undef WORDS
  };
  int changes = 0;
  size_t length = 0;
  text[0] = 0;
  for (int i = 0; i < HSCAL_FINGERPRINT_COUNT; i++) {
    const char *was = then->part[i], *is = now->part[i];
    if (!*was || !*is || strcmp(was, is) == 0) continue;
    if (length < size)
      length +=
          (size_t)snprintf(text + length, size - length, "%s%s was %s, is %s", changes ? "; " : "", words[i], was, is);
    changes++;
  }
  return changes;
}

/* ---- the whole as one text -------------------------------------------------------------------------------- */

void hscal__fingerprint_hardware(const hscal_topology *topology, char text[HSCAL_FINGERPRINT_TEXT]) {
  char limits[HSCAL_PART_TEXT];
  hscal__frequency_limits("/sys", limits);
  snprintf(text, HSCAL_FINGERPRINT_TEXT, "%s, %d cores, %d threads, %d packages%s%s", topology->cpu, topology->cores,
           topology->threads, topology->packages, *limits ? ", " : "", limits);
}

void hscal__fingerprint_software(char text[HSCAL_FINGERPRINT_TEXT]) {
  char file[256], threads[24], mpi[128];
  struct utsname system = {.release = "unknown"};
  const char *blas = text_of("openblas_get_config");
  file_of("dgemm_", file, sizeof file);
  blas_threads(threads, sizeof threads);
  mpi_version(mpi, sizeof mpi);
  uname(&system);
  snprintf(text, HSCAL_FINGERPRINT_TEXT, "BLAS %s%s%.200s, threads %s; kernel %.120s; MPI %s", file, blas ? " " : "",
           blas ? blas : "", threads, system.release, mpi);
  only_plain(text);
}
