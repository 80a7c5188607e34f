#include "search/surrogate.h"
#include "base/blockcyclic.h"
#include "base/status.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* How far estimates are thought to be off, in parts, where they are rough: all of them alike; growing evenly with each doubling of a
 * trait; in a way that neighbours share; and each layout on its own. Fitted by trial (docs/explanation/search.md). */
static const double common = 0.5, trend = 0.2, shared = 0.3, own = 0.03;

/* Neighbours differ by so much at most. */
static const double reach[HSCAL_TRAITS] = {
    [HSCAL_TRAIT_ROWS] = 1,    [HSCAL_TRAIT_COLUMNS] = 1, [HSCAL_TRAIT_BLOCK] = 1,    [HSCAL_TRAIT_PANEL] = 1.5,
    [HSCAL_TRAIT_NODES] = 1.5, [HSCAL_TRAIT_HEIGHT] = 2,  [HSCAL_TRAIT_FILLING] = 1.5};

/* Where the traits of an aspect begin, and those of the next. */
static const int first_trait[HSCAL_ASPECTS + 1] = {HSCAL_TRAIT_ROWS, HSCAL_TRAIT_BLOCK, HSCAL_TRAITS};

/* Pupils are taught by eights, so that compilers take vectors, and so many at a time that their sums stay in the cache. */
enum { EIGHT = 8, CLASS = 512 };

void hscal__lore_free(hscal_lore *lore) {
  free(lore->pupil);
  free(lore->weight);
  for (int aspect = 0; aspect < HSCAL_ASPECTS; aspect++) free(lore->views[aspect].view);
  *lore = (hscal_lore){0};
}

/* ---- before any lesson ---- */

/* How near two layouts are in one aspect, and how far both are from the first layout, the origin of trends, in the same direction. */
static void compare(const hscal_lore *lore, int aspect, const hscal_view *x, const hscal_view *y, double *nearness,
                    double *both_off) {
  const double *origin = lore->views[aspect].view[0].trait, *a = x->trait, *b = y->trait;
  double distance = 0;
  *both_off = 0;
  for (int i = 0, t = first_trait[aspect]; t < first_trait[aspect + 1]; i++, t++) {
    double apart = (a[i] - b[i]) / reach[t];
    distance += apart * apart;
    *both_off += (a[i] - origin[i]) * (b[i] - origin[i]);
  }
  *nearness = exp(-0.5 * distance);
}

static double combine(const hscal_lore *lore, double nearness, double both_off, int is_same) {
  double all = common * common + trend * trend * both_off + shared * shared * nearness;
  return lore->doubt * lore->doubt * (all + is_same * own * own);
}

static const hscal_view *view_of(const hscal_lore *lore, int aspect, int layout) {
  return &lore->views[aspect].view[lore->pupil[layout].view[aspect]];
}

static double covariance(const hscal_lore *lore, int x, int y) {
  double nearness = 1, both_off = 0;
  for (int aspect = 0; aspect < HSCAL_ASPECTS; aspect++) {
    double near, off;
    compare(lore, aspect, view_of(lore, aspect, x), view_of(lore, aspect, y), &near, &off);
    nearness *= near, both_off += off;
  }
  return combine(lore, nearness, both_off, x == y);
}

/* ---- lessons ---- */

static double *weights_of(const hscal_lore *lore, int lesson) {
  return lore->weight + (size_t)lesson * (size_t)lore->room;
}

/* `left`: of the covariance of a layout and that of a lesson, after the lessons before it. */
static void apply(hscal_lore *lore, int layout, int lesson, double left) {
  hscal_pupil *pupil = &lore->pupil[layout];
  double weight = left / lore->lesson[lesson].deviation, variance = pupil->variance - weight * weight;
  weights_of(lore, lesson)[layout] = weight;
  pupil->mean += weight * lore->lesson[lesson].surprise;
  pupil->variance = variance > 0 ? variance : 0;
}

/* A newcomer hears a lesson that all others have heard. */
static void catch_up(hscal_lore *lore, int layout, int lesson) {
  int taught = lore->lesson[lesson].layout;
  double learned = 0;
  for (int i = 0; i < lesson; i++) learned += weights_of(lore, i)[layout] * weights_of(lore, i)[taught];
  apply(lore, layout, lesson, covariance(lore, layout, taught) - learned);
}

static void add_multiples(double *restrict sum, const double *restrict x, double factor, int n) {
  int begin = 0;
  for (; begin + EIGHT <= n; begin += EIGHT)
    for (int i = 0; i < EIGHT; i++) sum[begin + i] += factor * x[begin + i];
  for (; begin < n; begin++) sum[begin] += factor * x[begin];
}

/* The pupils from `begin` to `end` hear a lesson; how near their views are to its layout is known. */
static void teach_class(hscal_lore *lore, int lesson, int begin, int end) {
  double learned[CLASS] = {0};
  int taught = lore->lesson[lesson].layout;
  for (int i = 0; i < lesson; i++) {
    const double *weight = weights_of(lore, i);
    add_multiples(learned, weight + begin, weight[taught], end - begin);
  }
  for (int x = begin; x < end; x++) {
    const int *view = lore->pupil[x].view;
    const hscal_view *place = &lore->views[HSCAL_ASPECT_PLACE].view[view[HSCAL_ASPECT_PLACE]],
                     *cut = &lore->views[HSCAL_ASPECT_CUT].view[view[HSCAL_ASPECT_CUT]];
    double before = combine(lore, place->nearness * cut->nearness, place->trend + cut->trend, x == taught);
    apply(lore, x, lesson, before - learned[x - begin]);
  }
}

static void note_surprise(hscal_lore *lore, double surprise) {
  lore->surprises += surprise * surprise;
  lore->nsurprises++;
}

double hscal__lore_calibration(const hscal_lore *lore) {
  const double before = 8; /* so many surprises of 1 are thought to have been */
  return sqrt((before + lore->surprises) / (before + lore->nsurprises));
}

double hscal__lore_teach(hscal_lore *lore, int layout, double ratio, double noise) {
  const hscal_pupil *taught = &lore->pupil[layout];
  if (taught->variance > noise * noise)
    note_surprise(lore, (ratio - taught->mean) / sqrt(taught->variance + noise * noise));
  return hscal__lore_hint(lore, layout, ratio, noise);
}

double hscal__lore_hint(hscal_lore *lore, int layout, double ratio, double noise) {
  if (lore->nlessons == HSCAL_LESSONS) return 0;
  int lesson = lore->nlessons++;
  const hscal_pupil *taught = &lore->pupil[layout];
  double deviation = sqrt(taught->variance + noise * noise);
  lore->lesson[lesson] = (hscal_lesson){layout, (ratio - taught->mean) / deviation, deviation};
  for (int aspect = 0; aspect < HSCAL_ASPECTS; aspect++)
    for (int i = 0; i < lore->views[aspect].count; i++) {
      hscal_view *view = &lore->views[aspect].view[i];
      compare(lore, aspect, view, view_of(lore, aspect, layout), &view->nearness, &view->trend);
    }
  for (int begin = 0; begin < lore->npupils; begin += CLASS)
    teach_class(lore, lesson, begin, hscal__min(begin + CLASS, lore->npupils));
  return lore->npupils * (0.25 + 0.008 * lesson); /* some 15 ns, and a multiplication for each lesson before */
}

/* ---- pupils ---- */

static int no_memory(int layouts) {
  return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for what is known of %d layouts", layouts);
}

/* Room for twice as many; what was learned moves. Pages of lessons that never come are never touched. */
static int make_room(hscal_lore *lore) {
  int room = lore->room ? 2 * lore->room : CLASS;
  double *weight = malloc(HSCAL_LESSONS * (size_t)room * sizeof *weight);
  hscal_pupil *pupil = weight ? realloc(lore->pupil, (size_t)room * sizeof *pupil) : NULL;
  if (!pupil) {
    free(weight);
    return no_memory(room);
  }
  for (int i = 0; i < lore->nlessons; i++)
    memcpy(weight + (size_t)i * (size_t)room, weights_of(lore, i), (size_t)lore->npupils * sizeof *weight);
  free(lore->weight);
  lore->weight = weight;
  lore->pupil = pupil;
  lore->room = room;
  return 0;
}

static int push_view(hscal_views *views, const hscal_view *view) {
  if (views->count == views->room) {
    int room = views->room ? 2 * views->room : 64;
    hscal_view *larger = realloc(views->view, (size_t)room * sizeof *larger);
    if (!larger) return no_memory(room);
    views->view = larger;
    views->room = room;
  }
  views->view[views->count++] = *view;
  return 0;
}

/* So few that calling memcmp takes longer. */
static int are_alike(const double *x, const double *y, int n) {
  for (int i = 0; i < n; i++)
    if (x[i] != y[i]) return 0;
  return 1;
}

/* Which view has these traits: a new one, or one of the last ones: layouts come place by place. */
static int find_view(hscal_views *views, const double *trait, int ntraits, int *found) {
  enum { LAST = 64 };
  for (int i = views->count - 1; i >= hscal__max(views->count - LAST, 0); i--) {
    *found = i;
    if (are_alike(views->view[i].trait, trait, ntraits)) return 0;
  }
  hscal_view view = {{0}, 0, 0};
  memcpy(view.trait, trait, (size_t)ntraits * sizeof *trait);
  *found = views->count;
  return push_view(views, &view);
}

int hscal__lore_add(hscal_lore *lore, const double trait[HSCAL_TRAITS]) {
  hscal_pupil pupil = {0};
  for (int aspect = 0; aspect < HSCAL_ASPECTS; aspect++) {
    int from = first_trait[aspect];
    HSCAL_TRY(find_view(&lore->views[aspect], trait + from, first_trait[aspect + 1] - from, &pupil.view[aspect]));
  }
  if (lore->npupils == lore->room) HSCAL_TRY(make_room(lore));
  int layout = lore->npupils++;
  lore->pupil[layout] = pupil;
  lore->pupil[layout].variance = covariance(lore, layout, layout);
  for (int lesson = 0; lesson < lore->nlessons; lesson++) catch_up(lore, layout, lesson);
  return 0;
}
