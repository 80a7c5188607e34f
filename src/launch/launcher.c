#include "launch/launcher.h"
#include "base/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const hscal__launcher_names[HSCAL_LAUNCHERS] = {"openmpi4", "prrte", "hydra", "slurm"};

/* ---- files -------------------------------------------------------------------------------------------------- */

static int is_oversubscribed(const hscal_launch *launch, int host) {
  return (long)launch->processes[host] * launch->threads > launch->processors[host];
}

static int some_host_is_oversubscribed(const hscal_launch *launch) {
  int oversubscribed = 0;
  for (int host = 0; host < launch->nhosts; host++) oversubscribed |= is_oversubscribed(launch, host);
  return oversubscribed;
}

/* First and last processor of a process. */
static void processors_of(const hscal_launch *launch, int rank, int *first, int *last) {
  int host = launch->host_of[rank], is_shared = is_oversubscribed(launch, host);
  *first = is_shared ? 0 : launch->nth[rank] * launch->threads;
  *last = is_shared ? launch->processors[host] - 1 : *first + launch->threads - 1;
}

static void write_rankfile(FILE *out, const hscal_launch *launch) {
  for (int rank = 0; rank < launch->nprocs; rank++) {
    int first, last;
    processors_of(launch, rank, &first, &last);
    fprintf(out, "rank %d=%s slot=%d", rank, launch->host_name[launch->host_of[rank]], first);
    fprintf(out, last > first ? "-%d\n" : "\n", last);
  }
}

static void write_hosts(FILE *out, const hscal_launch *launch) {
  for (int rank = 0; rank < launch->nprocs; rank++) fprintf(out, "%s\n", launch->host_name[launch->host_of[rank]]);
}

/* How many ranks from `first` on are on the same host. */
static int run_length(const hscal_launch *launch, int first) {
  int rank = first;
  while (rank < launch->nprocs && launch->host_of[rank] == launch->host_of[first]) rank++;
  return rank - first;
}

/* " binding=user:0+1,2+3", the processors of each rank; "" if that is longer than Hydra's lines. */
static const char *binding_of(const hscal_launch *launch, int first, int count, char *text, size_t size) {
  int length = snprintf(text, size, " binding=user:");
  for (int rank = first; rank < first + count; rank++) {
    int begin, end;
    processors_of(launch, rank, &begin, &end);
    for (int i = begin; i <= end && (size_t)length < size; i++)
      length += snprintf(text + length, size - (size_t)length, "%s%d", i > begin ? "+" : rank > first ? "," : "", i);
  }
  return (size_t)length < size ? text : "";
}

static void write_counts(FILE *out, const hscal_launch *launch, int bind) {
  char binding[900]; /* Hydra reads lines of up to 1024 */
  for (int rank = 0, count; rank < launch->nprocs; rank += count) {
    int host = launch->host_of[rank];
    count = run_length(launch, rank);
    fprintf(out, "%s:%d%s\n", launch->host_name[host], count,
            bind && !is_oversubscribed(launch, host) ? binding_of(launch, rank, count, binding, sizeof binding) : "");
  }
}

char *hscal__launcher_file(hscal_launcher launcher, const hscal_launch *launch, int bind) {
  char *text = NULL;
  size_t length;
  FILE *out = open_memstream(&text, &length);
  if (!out) return NULL;
  if (launcher == HSCAL_LAUNCHER_HYDRA)
    write_counts(out, launch, bind);
  else if (launcher == HSCAL_LAUNCHER_PRRTE || (launcher == HSCAL_LAUNCHER_OPENMPI4 && bind))
    write_rankfile(out, launch);
  else
    write_hosts(out, launch);
  return hscal__stream_text(out, &text);
}

/* ---- commands ----------------------------------------------------------------------------------------------- */

/* A word is ended by a null byte. */
static void put(FILE *out, const char *word) { fwrite(word, 1, strlen(word) + 1, out); }

static void put_number(FILE *out, const char *option, int number) { fprintf(out, "%s%c%d%c", option, 0, number, 0); }

/* --host a:2,b:1: rankfiles name hosts only of those that mpirun knows. */
static void put_hosts(FILE *out, const hscal_launch *launch) {
  const char *between = "";
  put(out, "--host");
  for (int host = 0; host < launch->nhosts; host++) {
    if (!launch->processes[host]) continue;
    fprintf(out, "%s%s:%d", between, launch->host_name[host], launch->processes[host]);
    between = ",";
  }
  fputc(0, out);
}

static void put_exported(FILE *out, const char *const *exported) {
  for (; *exported; exported++) {
    put(out, "-x");
    put(out, *exported);
  }
}

static void put_openmpi4(FILE *out, const hscal_launch *launch, int bind, const char *file) {
  if (bind) {
    put_hosts(out, launch);
    put(out, "--rankfile");
    put(out, file);
  } else { /* a rankfile always binds */
    put(out, "--hostfile");
    put(out, file);
    put(out, "--mca");
    put(out, "rmaps");
    put(out, "seq");
    put(out, "--bind-to");
    put(out, "none");
  }
  put_number(out, "-np", launch->nprocs);
}

static void put_prrte(FILE *out, const hscal_launch *launch, int bind, const char *file) {
  put_hosts(out, launch);
  put(out, "--map-by");
  fprintf(out, "rankfile:file=%s%c", file, 0);
  if (!bind || some_host_is_oversubscribed(launch)) {
    put(out, "--bind-to");
    put(out, bind ? "core:overload-allowed" : "none");
  }
  put_number(out, "-n", launch->nprocs);
}

static void put_hydra(FILE *out, const hscal_launch *launch, const char *file) {
  put(out, "-f");
  put(out, file);
  put_number(out, "-n", launch->nprocs);
}

static void put_slurm(FILE *out, const hscal_launch *launch, int bind) {
  int oversubscribed = some_host_is_oversubscribed(launch);
  put(out, "--distribution=arbitrary");
  fprintf(out, "--ntasks=%d%c--cpus-per-task=%d%c", launch->nprocs, 0, launch->threads, 0);
  if (oversubscribed) put(out, "--overcommit");
  put(out, bind && !oversubscribed ? "--cpu-bind=cores" : "--cpu-bind=none");
}

/* Texts that follow each other, ended by null bytes, as an array of pointers and the texts behind it. */
static char **split(const char *texts, size_t length) {
  size_t count = 0;
  for (size_t i = 0; i < length; i++) count += !texts[i];
  char **words = malloc((count + 1) * sizeof *words + length);
  if (!words) return NULL;
  char *at = memcpy(words + count + 1, texts, length);
  for (size_t i = 0; i < count; i++, at += strlen(at) + 1) words[i] = at;
  words[count] = NULL;
  return words;
}

char **hscal__launcher_words(hscal_launcher launcher, const hscal_launch *launch, int bind, const char *program,
                             const char *file, const char *const *exported) {
  char *texts = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&texts, &length);
  if (!out) return NULL;
  put(out, program);
  if (launcher == HSCAL_LAUNCHER_OPENMPI4) put_openmpi4(out, launch, bind, file);
  if (launcher == HSCAL_LAUNCHER_PRRTE) put_prrte(out, launch, bind, file);
  if (launcher == HSCAL_LAUNCHER_HYDRA) put_hydra(out, launch, file);
  if (launcher == HSCAL_LAUNCHER_SLURM) put_slurm(out, launch, bind);
  if (launcher == HSCAL_LAUNCHER_OPENMPI4 || launcher == HSCAL_LAUNCHER_PRRTE) put_exported(out, exported);
  char **words = hscal__stream_text(out, &texts) ? split(texts, length) : NULL;
  free(texts);
  return words;
}
