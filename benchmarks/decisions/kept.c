#include "kept.h"
#include "base/digest.h"
#include "base/status.h"
#include "machine/write.h"
#include "whole.h"

#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { MOST_PROCESSES = 100000 };

double force_limit(const force_finds *finds) {
  return finds->count < FORCE_FINDS ? INFINITY : finds->best[FORCE_FINDS - 1].seconds;
}

int force_set(force_find *to, const force_find *find, const int *node_of) {
  size_t bytes = (size_t)(find->nprow * find->npcol) * sizeof *node_of;
  int *copy = malloc(bytes);
  if (!copy) return hscal__fail(HSCAL_ERROR_MEMORY, "a placement");
  memcpy(copy, node_of, bytes);
  free(to->node_of);
  *to = *find;
  to->node_of = copy;
  return 0;
}

static int is_better(const void *a, const void *b) {
  const force_find *x = a, *y = b;
  return x->seconds < y->seconds ? -1 : x->seconds > y->seconds;
}

void force_sort(force_finds *finds) { qsort(finds->best, (size_t)finds->count, sizeof *finds->best, is_better); }

int force_take(force_finds *finds, const force_find *find, const int *node_of) {
  if (find->seconds >= force_limit(finds)) return 0;
  int at = finds->count < FORCE_FINDS ? finds->count : FORCE_FINDS - 1;
  HSCAL_TRY(force_set(&finds->best[at], find, node_of));
  finds->count = at + 1;
  force_sort(finds);
  return 0;
}

void force_forget(force_finds *finds) {
  for (int i = 0; i < finds->count; i++) free(finds->best[i].node_of);
  free(finds->greedy.node_of);
}

/* ---- files ---- */

static int digest_of(const decision_row *like, uint64_t *digest) {
  unsigned char bytes[1 << 16];
  FILE *self = fopen("/proc/self/exe", "rb");
  if (!self) return hscal__fail(HSCAL_ERROR_FILE, "/proc/self/exe: %s", strerror(errno));
  *digest = HSCAL_DIGEST_START;
  for (size_t got; (got = fread(bytes, 1, sizeof bytes, self)) > 0;) *digest = hscal__digest(*digest, bytes, got);
  fclose(self);
  char *text = hscal__machine_text(like->machine);
  if (!text) return hscal__fail(HSCAL_ERROR_MEMORY, "text of a machine");
  *digest = hscal__digest_text(*digest, text);
  free(text);
  hscal_call call = decision_call_laid(like->call, 0, 0);
  *digest = hscal__call_digest(*digest, &call);
  return 0;
}

static int path_of(const char *folder, const decision_row *like, char path[512]) {
  uint64_t digest;
  HSCAL_TRY(digest_of(like, &digest));
  if (snprintf(path, 512, "%s/force-%016" PRIx64, folder, digest) < 512) return 0;
  return hscal__fail(HSCAL_ERROR_FILE, "%s: name too long", folder);
}

static void print_find(FILE *out, const force_find *find) {
  fprintf(out, "%.17g %d %d %d %d", find->seconds, find->nprow, find->npcol, find->nb, find->panel);
  for (int i = 0; i < find->nprow * find->npcol; i++) fprintf(out, " %d", find->node_of[i]);
  fprintf(out, "\n");
}

static void print_finds(const void *what, FILE *out) {
  const force_finds *finds = what;
  fprintf(out, "%d %d\n", finds->count, finds->greedy.node_of != NULL);
  if (finds->greedy.node_of) print_find(out, &finds->greedy);
  for (int i = 0; i < finds->count; i++) print_find(out, &finds->best[i]);
}

int force_keep(const char *folder, const decision_row *like, const force_finds *finds) {
  char path[512];
  HSCAL_TRY(path_of(folder, like, path));
  if (mkdir(folder, 0777) && errno != EEXIST) return hscal__fail(HSCAL_ERROR_FILE, "%s: %s", folder, strerror(errno));
  return sim_write_whole(path, print_finds, finds);
}

static int read_find(FILE *file, force_find *find) {
  force_find read = {0};
  int got = fscanf(file, "%lf %d %d %d %d", &read.seconds, &read.nprow, &read.npcol, &read.nb, &read.panel) == 5;
  if (!got || read.nprow < 1 || read.npcol < 1 || read.nprow > MOST_PROCESSES / read.npcol) return 0;
  int processes = read.nprow * read.npcol;
  read.node_of = calloc((size_t)processes, sizeof(int));
  for (int i = 0; i < processes && read.node_of && got; i++) got = fscanf(file, "%d", &read.node_of[i]) == 1;
  got = got && read.node_of;
  if (!got) free(read.node_of);
  if (got) *find = read;
  return got;
}

int force_recall(const char *folder, const decision_row *like, force_finds *finds, int *known) {
  char path[512];
  HSCAL_TRY(path_of(folder, like, path));
  FILE *file = fopen(path, "r");
  int count = 0, has_greedy = 0;
  *known = 0;
  if (!file) return 0;
  int good = fscanf(file, "%d %d", &count, &has_greedy) == 2 && count >= 0 && count <= FORCE_FINDS;
  if (good && has_greedy) good = read_find(file, &finds->greedy);
  for (; good && finds->count < count; finds->count += good) good = read_find(file, &finds->best[finds->count]);
  fclose(file);
  *known = good;
  if (good) return 0;
  force_forget(finds); /* not one of ours: found again, and replaced */
  *finds = (force_finds){.greedy = {.seconds = INFINITY}};
  return 0;
}
