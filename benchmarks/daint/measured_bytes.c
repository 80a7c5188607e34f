#include "daint/measured_bytes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int complain(const char *file, int line, const char *what) {
  fprintf(stderr, "%s:%d: %s\n", file, line, what);
  return -1;
}

static int read_row(const char *text, measured_bytes *row) {
  char name[16];
  int processes, used = 0;
  if (sscanf(text, "%15[a-z],%d,%d,%d,%d,%d,%lf%n", name, &row->n, &processes, &row->nprow, &row->npcol, &row->nb,
             &row->bytes, &used) != 7)
    return 0;
  row->routine = hscal__routine_find(name);
  return text[used] == '\n' && row->routine && row->n > 0 && row->nb > 0 && row->bytes > 0 && row->nprow > 0 &&
         row->npcol > 0 && (int64_t)row->nprow * row->npcol == processes;
}

static int read_lines(FILE *in, const char *file, measured_bytes **list) {
  char text[256];
  int count = 0, allocated = 0, line = 0, seen_head = 0;
  while (fgets(text, sizeof text, in)) {
    measured_bytes row;
    line++;
    if (!strchr(text, '\n')) return complain(file, line, "the line is too long, or the file is cut off");
    if (*text == '#' || !seen_head) {
      seen_head |= *text != '#';
      continue;
    }
    if (!read_row(text, &row)) return complain(file, line, "is not routine,n,nprocs,p,q,nb,bytes");
    if (count == allocated) {
      measured_bytes *more = realloc(*list, (size_t)(allocated = 2 * allocated + 64) * sizeof **list);
      if (!more) return complain(file, line, "no memory");
      *list = more;
    }
    (*list)[count++] = row;
  }
  return count ? count : complain(file, line, "holds no rows");
}

static int compare(const void *x, const void *y) {
  const measured_bytes *a = x, *b = y;
  const int differences[] = {strcmp(b->routine->name, a->routine->name), a->nprow - b->nprow, a->npcol - b->npcol,
                             a->n - b->n, a->nb - b->nb};
  for (size_t i = 0; i < sizeof differences / sizeof *differences; i++)
    if (differences[i]) return differences[i];
  return (a->bytes > b->bytes) - (a->bytes < b->bytes);
}

int read_measured_bytes(const char *file, measured_bytes **list) {
  *list = NULL;
  FILE *in = fopen(file, "r");
  if (!in) return complain(file, 0, "cannot be opened");
  int count = read_lines(in, file, list), kept = 0;
  fclose(in);
  if (count > 0) qsort(*list, (size_t)count, sizeof **list, compare);
  for (int i = 0; i < count; i++)
    if (i == 0 || compare(*list + kept - 1, *list + i) != 0) (*list)[kept++] = (*list)[i];
  return count < 0 ? count : kept;
}

void daint_call(const measured_bytes *row, int panel, hscal_call *call, hscal_layout *layout) {
  *call = hscal__call_make(row->routine, row->n, row->n, 0, row->nb, row->nb);
  call->uplo = 'L'; /* PDGETRF has none */
  *layout = hscal__layout_make(row->nprow, row->npcol, panel);
}

static int count_total(const hscal_call *call, const hscal_layout *layout, counted_bytes *counted) {
  hscal_info *info;
  int status = hscal__info(call, layout, &info);
  if (status) return status;
  counted->total = info->total_bytes;
  counted->least = info->least_bytes;
  hscal_info_free(info);
  return 0;
}

/* A matrix whose pivots lie on the diagonal exchanges nothing, and does the rest alike. */
int count_daint_bytes(const measured_bytes *row, int panel, counted_bytes *counted) {
  hscal_call call;
  hscal_layout layout;
  counted_bytes without = {0};
  daint_call(row, panel, &call, &layout);
  int status = count_total(&call, &layout, counted);
  counted->interchanges = 0;
  if (status || strcmp(row->routine->name, "pdgetrf") != 0) return status;
  layout.data = HSCAL_DATA_LOWER;
  status = count_total(&call, &layout, &without);
  if (!status) counted->interchanges = counted->total - without.total;
  return status;
}
