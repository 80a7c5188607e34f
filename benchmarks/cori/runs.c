#include "runs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int complain(const char *file, int line, const char *what) {
  fprintf(stderr, "cori_report: %s:%d: %s\n", file, line, what);
  return -1;
}

/* Entries of a file, one per line of figures. */
static int read_lines(FILE *in, const char *file, run **list) {
  char text[128];
  int count = 0, capacity = 0, line = 0, seen_head = 0;
  while (fgets(text, sizeof text, in)) {
    run x = {.runs = 1};
    int processes, used = 0;
    line++;
    if (!strchr(text, '\n')) {
      if (*text != '#') return complain(file, line, "the line is too long, or the file is cut off");
      while (!strchr(text, '\n') && fgets(text, sizeof text, in)) continue;
      continue;
    }
    if (*text == '#' || !seen_head) {
      seen_head |= *text != '#';
      continue;
    }
    if (sscanf(text, "%d,%d,%d,%d,%d,%d,%lf%n", &x.m, &x.n, &x.nb, &processes, &x.layout.nprow, &x.layout.npcol,
               &x.layout.measured_s, &used) != 7 ||
        text[used] != '\n' || x.layout.nprow * x.layout.npcol > processes || x.layout.measured_s <= 0)
      return complain(file, line, "is not m,n,nb,nproc,p,q,seconds");
    if (count == capacity) {
      run *more = realloc(*list, (size_t)(capacity = 2 * capacity + 64) * sizeof **list);
      if (!more) return complain(file, line, "no memory");
      *list = more;
    }
    x.layout.n = x.m, x.layout.panel = x.nb;
    (*list)[count++] = x;
  }
  return count ? count : complain(file, line, "holds no runs");
}

static int same_layout(const run *a, const run *b) {
  return a->m == b->m && a->n == b->n && a->nb == b->nb && a->layout.nprow == b->layout.nprow &&
         a->layout.npcol == b->layout.npcol;
}

static int compare(const void *x, const void *y) {
  const run *a = x, *b = y;
  const int differences[] = {a->m - b->m, a->n - b->n, a->nb - b->nb, a->layout.nprow - b->layout.nprow,
                             a->layout.npcol - b->layout.npcol};
  for (size_t i = 0; i < sizeof differences / sizeof *differences; i++)
    if (differences[i]) return differences[i];
  return (a->layout.measured_s > b->layout.measured_s) - (a->layout.measured_s < b->layout.measured_s);
}

int read_runs(const char *file, run **list) {
  *list = NULL;
  FILE *in = fopen(file, "r");
  if (!in) return complain(file, 0, "cannot be opened");
  int count = read_lines(in, file, list), kept = 0;
  fclose(in);
  if (count > 0) qsort(*list, (size_t)count, sizeof **list, compare);
  for (int i = 0, next; i < count; i = next) {
    for (next = i + 1; next < count && same_layout(*list + i, *list + next);) next++;
    run x = (*list)[i];
    x.runs = next - i;
    x.layout.measured_s =
        ((*list)[i + (x.runs - 1) / 2].layout.measured_s + (*list)[i + x.runs / 2].layout.measured_s) / 2;
    (*list)[kept++] = x;
  }
  return count < 0 ? count : kept;
}

int runs_of_shape(const run *list, int count) {
  int same = 0;
  while (same < count && list[same].m == list->m && list[same].n == list->n) same++;
  return same;
}
