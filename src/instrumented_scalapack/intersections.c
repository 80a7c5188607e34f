#include "instrumented_scalapack/intersections.h"
#include "base/status.h"

#include <stdlib.h>
#include <string.h>

/* ---- pieces --------------------------------------------------------------------------------------------------- */

hscal_piece_walk hscal__piece_first(const hscal_dealing *p, const hscal_dealing *q) {
  hscal_piece_walk walk = {.dealing = {p, q}};
  for (int side = 0; side < 2; side++)
    walk.block_end[side] = hscal__parts(walk.dealing[side]) == 1 ? p->n : walk.dealing[side]->first;
  walk.end = hscal__min(walk.block_end[0], walk.block_end[1]);
  return walk;
}

void hscal__piece_next(hscal_piece_walk *walk) {
  walk->begin = walk->end;
  for (int side = 0; side < 2; side++) {
    const hscal_dealing *dealing = walk->dealing[side];
    if (walk->begin < walk->block_end[side]) continue;
    int left = dealing->n - walk->begin, nparts = hscal__parts(dealing);
    walk->block_end[side] += nparts == 1 ? left : hscal__min(dealing->block, left);
    if (nparts > 1) walk->part[side] = (walk->part[side] + 1) % nparts;
  }
  walk->end = hscal__min(walk->block_end[0], walk->block_end[1]);
}

/* ---- what is shared ------------------------------------------------------------------------------------------------ */

/* Behind the first blocks, from `head` on, both dealings repeat: what they share up to `end` they share again every `period` entries. */
typedef struct stretch {
  int64_t head, period, end;
} stretch;

static stretch stretch_of(const hscal_dealing *p, const hscal_dealing *q) {
  stretch s = {.head = hscal__max(hscal__distributed(p) ? p->first : 0, hscal__distributed(q) ? q->first : 0)};
  s.period = hscal__lcm(hscal__distributed(p) ? (int64_t)p->nprocs * p->block : 1,
                        hscal__distributed(q) ? (int64_t)q->nprocs * q->block : 1);
  s.end = s.head > 0 && s.period < p->n - s.head ? s.head + s.period : p->n; /* no head: neither is cut */
  return s;
}

/* Entries of a piece and of all that it stands for, the last of which may be cut short. */
static int entries_of(const hscal_piece_walk *piece, const stretch *s) {
  int64_t n = piece->dealing[0]->n, length = piece->end - piece->begin;
  if (piece->begin < s->head || s->end == n) return (int)length;
  int64_t whole = (n - piece->end) / s->period + 1, next = piece->begin + whole * s->period;
  return (int)(whole * length + (next < n ? n - next : 0));
}

static int64_t blocks_in(const hscal_dealing *dealing, const stretch *s) {
  return hscal__distributed(dealing) ? 2 + s->end / dealing->block : 1;
}

/* Copies all in the order of their parts on one side; those of the same part stay in order. */
static void sort_by(hscal_intersections *c, int side, int parts, const hscal_intersection *from) {
  int *begin = c->begin[side];
  memset(begin, 0, ((size_t)parts + 1) * sizeof *begin);
  for (int i = 0; i < c->count; i++) begin[from[i].part[side] + 1]++;
  for (int part = 0; part < parts; part++) begin[part + 1] += begin[part];
  for (int i = 0; i < c->count; i++) c->by[side][begin[from[i].part[side]]++] = from[i];
  memmove(begin + 1, begin, (size_t)parts * sizeof *begin);
  begin[0] = 0;
}

/* Those of the same two parts become one. */
static void merge(hscal_intersections *c) {
  hscal_intersection *all = c->by[0];
  int kept = 0;
  for (int i = 1; i < c->count; i++)
    if (all[i].part[0] == all[kept].part[0] && all[i].part[1] == all[kept].part[1])
      all[kept].entries += all[i].entries;
    else
      all[++kept] = all[i];
  c->count = kept + 1;
}

static void collect(hscal_intersections *c, const hscal_dealing *p, const hscal_dealing *q, const stretch *s) {
  for (hscal_piece_walk walk = hscal__piece_first(p, q);; hscal__piece_next(&walk)) {
    c->by[0][c->count++] = (hscal_intersection){.part = {walk.part[0], walk.part[1]}, .entries = entries_of(&walk, s)};
    if (walk.end == s->end) return;
  }
}

int hscal__intersections_make(const hscal_dealing *p, const hscal_dealing *q, hscal_intersections *intersections) {
  const hscal_dealing *dealing[2] = {p, q};
  stretch s = stretch_of(p, q);
  size_t most = (size_t)(blocks_in(p, &s) + blocks_in(q, &s));
  *intersections = (hscal_intersections){.count = 0};
  for (int side = 0; side < 2; side++) {
    intersections->by[side] = malloc(most * sizeof *intersections->by[side]);
    intersections->begin[side] = malloc(((size_t)hscal__parts(dealing[side]) + 1) * sizeof *intersections->begin[side]);
    if (!intersections->by[side] || !intersections->begin[side])
      return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the %zu blocks of a redistribution", most);
  }
  collect(intersections, p, q, &s);
  sort_by(intersections, 1, hscal__parts(q), intersections->by[0]);
  sort_by(intersections, 0, hscal__parts(p), intersections->by[1]);
  merge(intersections);
  sort_by(intersections, 1, hscal__parts(q), intersections->by[0]);
  sort_by(intersections, 0, hscal__parts(p), intersections->by[1]);
  return 0;
}

void hscal__intersections_free(hscal_intersections *intersections) {
  for (int side = 0; side < 2; side++) {
    free(intersections->by[side]);
    free(intersections->begin[side]);
  }
  *intersections = (hscal_intersections){.count = 0};
}

int hscal__intersection_at(const hscal_intersections *intersections, int p, int q) {
  const hscal_intersection *all = intersections->by[0];
  int low = intersections->begin[0][p], end = intersections->begin[0][p + 1];
  if (q < end - low && all[low + q].part[1] == q) return low + q; /* as where p shares with every part */
  for (int high = end; low < high;) {
    int middle = low + (high - low) / 2;
    if (all[middle].part[1] < q)
      low = middle + 1;
    else
      high = middle;
  }
  return low < end && all[low].part[1] == q ? low : -1;
}
