/*
 * Fingerprints: what a measurement depends on, in words that people can read and programs compare. The libraries are
 * asked through the dynamic linker, so that this file needs neither BLAS nor MPI: a program without them has none.
 */
#define _GNU_SOURCE /* dladdr */
#include "machine/topology.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

static void only_plain(char *text) {
  for (; *text; text++)
    if (*text < ' ' || *text > 126) *text = '?';
}

void hscal__fingerprint_hardware(const hscal_topology *topology, char text[HSCAL_FINGERPRINT_TEXT]) {
  snprintf(text, HSCAL_FINGERPRINT_TEXT, "%s, %d cores, %d threads, %d packages", topology->cpu, topology->cores,
           topology->threads, topology->packages);
}

void hscal__fingerprint_software(char text[HSCAL_FINGERPRINT_TEXT]) {
  char file[256], threads[24], mpi[128];
  const char *blas = text_of("openblas_get_config");
  file_of("dgemm_", file, sizeof file);
  blas_threads(threads, sizeof threads);
  mpi_version(mpi, sizeof mpi);
  snprintf(text, HSCAL_FINGERPRINT_TEXT, "BLAS %s%s%.200s, threads %s; MPI %s", file, blas ? " " : "", blas ? blas : "",
           threads, mpi);
  only_plain(text);
}
