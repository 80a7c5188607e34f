#include "search/lore.h"
#include "base/status.h"

#include <math.h>
#include <stdlib.h>

/* How far estimates are thought to be off, in parts, where they are rough: all of them alike; growing evenly with each doubling of a
 * trait; in a way that neighbours share; and each layout on its own. Fitted by trial (docs/search.md). */
static const double common = 0.5, trend = 0.2, shared = 0.3, own = 0.03;

/* Neighbours differ by so much at most. */
static const double reach[HSCAL_TRAITS] = {
    [HSCAL_TRAIT_ROWS] = 1,    [HSCAL_TRAIT_COLUMNS] = 1, [HSCAL_TRAIT_BLOCK] = 1,    [HSCAL_TRAIT_PANEL] = 1.5,
    [HSCAL_TRAIT_NODES] = 1.5, [HSCAL_TRAIT_HEIGHT] = 2,  [HSCAL_TRAIT_FILLING] = 1.5};

void hscal__lore_free(hscal_lore *lore) {
  free(lore->pupil);
  *lore = (hscal_lore){0};
}

/* Of two layouts, before any lesson. The first layout is the origin of trends. */
static double covariance(const hscal_lore *lore, int x, int y) {
  const double *origin = lore->pupil[0].trait, *a = lore->pupil[x].trait, *b = lore->pupil[y].trait;
  double trends = 0, distance = 0;
  for (int i = 0; i < HSCAL_TRAITS; i++) {
    double apart = (a[i] - b[i]) / reach[i];
    distance += apart * apart;
    trends += (a[i] - origin[i]) * (b[i] - origin[i]);
  }
  double all = common * common + trend * trend * trends + shared * shared * exp(-0.5 * distance);
  return lore->doubt * lore->doubt * (all + (x == y) * own * own);
}

/* What is left of the covariance of a layout and that of a lesson after the lessons before it. */
static double left_over(const hscal_lore *lore, int layout, int lesson) {
  int taught = lore->lesson[lesson].layout;
  const double *a = lore->pupil[layout].weight, *b = lore->pupil[taught].weight;
  double learned = 0;
  for (int i = 0; i < lesson; i++) learned += a[i] * b[i];
  return covariance(lore, layout, taught) - learned;
}

static void apply(hscal_lore *lore, int layout, int lesson) {
  hscal_pupil *pupil = &lore->pupil[layout];
  double weight = left_over(lore, layout, lesson) / lore->lesson[lesson].deviation;
  pupil->weight[lesson] = weight;
  pupil->mean += weight * lore->lesson[lesson].surprise;
  pupil->variance = fmax(pupil->variance - weight * weight, 0);
}

int hscal__lore_add(hscal_lore *lore, const double trait[HSCAL_TRAITS]) {
  if (lore->npupils == lore->room) {
    int room = lore->room ? 2 * lore->room : 256;
    hscal_pupil *pupil = realloc(lore->pupil, (size_t)room * sizeof *pupil);
    if (!pupil) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for what is known of %d layouts", room);
    lore->pupil = pupil;
    lore->room = room;
  }
  int layout = lore->npupils++;
  hscal_pupil *pupil = &lore->pupil[layout];
  for (int i = 0; i < HSCAL_TRAITS; i++) pupil->trait[i] = trait[i];
  pupil->mean = 0;
  pupil->variance = covariance(lore, layout, layout);
  for (int lesson = 0; lesson < lore->nlessons; lesson++) apply(lore, layout, lesson);
  return 0;
}

double hscal__lore_teach(hscal_lore *lore, int layout, double ratio, double noise) {
  if (lore->nlessons == HSCAL_LESSONS) return 0;
  int lesson = lore->nlessons++;
  const hscal_pupil *taught = &lore->pupil[layout];
  double deviation = sqrt(taught->variance + noise * noise);
  lore->lesson[lesson] = (hscal_lesson){layout, (ratio - taught->mean) / deviation, deviation};
  for (int i = 0; i < lore->npupils; i++) apply(lore, i, lesson);
  return lore->npupils * (0.4 + 0.02 * lesson); /* some 25 ns, and a multiplication for each lesson before */
}
