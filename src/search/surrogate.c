#include "search/surrogate.h"
#include "base/array.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "search/calibrated.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double length_scale[HSCAL_FEATURES] = {
    [HSCAL_FEATURE_ROWS] = HSCAL_LENGTH_OF_GRID,      [HSCAL_FEATURE_COLUMNS] = HSCAL_LENGTH_OF_GRID,
    [HSCAL_FEATURE_BLOCK] = HSCAL_LENGTH_OF_BLOCK,    [HSCAL_FEATURE_PANEL] = HSCAL_LENGTH_OF_PANEL,
    [HSCAL_FEATURE_NODES] = HSCAL_LENGTH_OF_NODES,    [HSCAL_FEATURE_HEIGHT] = HSCAL_LENGTH_OF_HEIGHT,
    [HSCAL_FEATURE_MAPPING] = HSCAL_LENGTH_OF_MAPPING};

/* Where the features of a group begin, and those of the next. */
static const int first_feature[HSCAL_FEATURE_GROUPS + 1] = {HSCAL_FEATURE_ROWS, HSCAL_FEATURE_BLOCK, HSCAL_FEATURES};

/* Layouts are updated by eights, so that compilers take vectors, and in chunks whose sums stay in the cache. */
enum { EIGHT = 8, CHUNK = 512 };

void hscal__surrogate_free(hscal_surrogate *surrogate) {
  free(surrogate->posterior);
  free(surrogate->weight);
  for (int group = 0; group < HSCAL_FEATURE_GROUPS; group++) free(surrogate->caches[group].entry);
  *surrogate = (hscal_surrogate){0};
}

/* ---- the prior ---- */

/* The correlation of two layouts in one group, and how far both are from the first layout, the origin of trends, in the same direction. */
static void compare(const hscal_surrogate *surrogate, int group, const hscal_group_entry *x, const hscal_group_entry *y,
                    double *correlation, double *off_product) {
  const double *origin = surrogate->caches[group].entry[0].feature, *a = x->feature, *b = y->feature;
  double distance = 0;
  *off_product = 0;
  for (int i = 0, t = first_feature[group]; t < first_feature[group + 1]; i++, t++) {
    double apart = (a[i] - b[i]) / length_scale[t];
    distance += apart * apart;
    *off_product += (a[i] - origin[i]) * (b[i] - origin[i]);
  }
  *correlation = exp(-0.5 * distance);
}

static double combine(const hscal_surrogate *surrogate, double correlation, double off_product, int is_same) {
  const hscal_prior *prior = &surrogate->prior;
  return prior->common_sd * prior->common_sd + prior->trend_sd * prior->trend_sd * off_product +
         prior->shared_sd * prior->shared_sd * correlation + is_same * prior->own_sd * prior->own_sd;
}

static const hscal_group_entry *entry_of(const hscal_surrogate *surrogate, int group, int layout) {
  return &surrogate->caches[group].entry[surrogate->posterior[layout].entry[group]];
}

static double covariance(const hscal_surrogate *surrogate, int x, int y) {
  double correlation = 1, off_product = 0;
  for (int group = 0; group < HSCAL_FEATURE_GROUPS; group++) {
    double near, off;
    compare(surrogate, group, entry_of(surrogate, group, x), entry_of(surrogate, group, y), &near, &off);
    correlation *= near, off_product += off;
  }
  return combine(surrogate, correlation, off_product, x == y);
}

/* ---- observations ---- */

static double *weights_of(const hscal_surrogate *surrogate, int observation) {
  return surrogate->weight + (size_t)observation * (size_t)surrogate->capacity;
}

/* `left`: of the covariance of a layout and that of an observation, after the observations before it. */
static void apply(hscal_surrogate *surrogate, int layout, int observation, double left) {
  hscal_posterior *posterior = &surrogate->posterior[layout];
  double weight = left / surrogate->observation[observation].deviation,
         variance = posterior->variance - weight * weight;
  weights_of(surrogate, observation)[layout] = weight;
  posterior->mean += weight * surrogate->observation[observation].residual;
  posterior->variance = variance > 0 ? variance : 0;
}

/* A new layout is updated by an observation that all others know. */
static void catch_up(hscal_surrogate *surrogate, int layout, int observation) {
  int observed = surrogate->observation[observation].layout;
  double explained = 0;
  for (int i = 0; i < observation; i++)
    explained += weights_of(surrogate, i)[layout] * weights_of(surrogate, i)[observed];
  apply(surrogate, layout, observation, covariance(surrogate, layout, observed) - explained);
}

static void add_multiples(double *restrict sum, const double *restrict x, double factor, int n) {
  int begin = 0;
  for (; begin + EIGHT <= n; begin += EIGHT)
    for (int i = 0; i < EIGHT; i++) sum[begin + i] += factor * x[begin + i];
  for (; begin < n; begin++) sum[begin] += factor * x[begin];
}

/* Updates the layouts from `begin` to `end`; the correlation of their entries with the observed layout is known. */
static void observe_chunk(hscal_surrogate *surrogate, int observation, int begin, int end) {
  double explained[CHUNK] = {0};
  int observed = surrogate->observation[observation].layout;
  for (int i = 0; i < observation; i++) {
    const double *weight = weights_of(surrogate, i);
    add_multiples(explained, weight + begin, weight[observed], end - begin);
  }
  for (int x = begin; x < end; x++) {
    const int *entry = surrogate->posterior[x].entry;
    const hscal_group_entry *placement = &surrogate->caches[HSCAL_GROUP_PLACEMENT].entry[entry[HSCAL_GROUP_PLACEMENT]],
                            *blocks = &surrogate->caches[HSCAL_GROUP_BLOCKS].entry[entry[HSCAL_GROUP_BLOCKS]];
    double before = combine(surrogate, placement->correlation * blocks->correlation,
                            placement->off_product + blocks->off_product, x == observed);
    apply(surrogate, x, observation, before - explained[x - begin]);
  }
}

static void note_residual(hscal_surrogate *surrogate, double residual) {
  surrogate->residuals += residual * residual;
  surrogate->nresiduals++;
}

double hscal__surrogate_calibration(const hscal_surrogate *surrogate) {
  return sqrt((HSCAL_PRIOR_RESIDUALS + surrogate->residuals) / (HSCAL_PRIOR_RESIDUALS + surrogate->nresiduals));
}

double hscal__surrogate_observe(hscal_surrogate *surrogate, int layout, double ratio, double noise) {
  const hscal_posterior *observed = &surrogate->posterior[layout];
  if (observed->variance > noise * noise)
    note_residual(surrogate, (ratio - observed->mean) / sqrt(observed->variance + noise * noise));
  return hscal__surrogate_observe_prior(surrogate, layout, ratio, noise);
}

double hscal__surrogate_observe_prior(hscal_surrogate *surrogate, int layout, double ratio, double noise) {
  if (surrogate->nobservations == HSCAL_SURROGATE_OBSERVATIONS) return 0;
  int observation = surrogate->nobservations++;
  const hscal_posterior *observed = &surrogate->posterior[layout];
  double deviation = sqrt(observed->variance + noise * noise);
  surrogate->observation[observation] =
      (hscal_surrogate_observation){layout, (ratio - observed->mean) / deviation, deviation};
  for (int group = 0; group < HSCAL_FEATURE_GROUPS; group++)
    for (int i = 0; i < surrogate->caches[group].count; i++) {
      hscal_group_entry *entry = &surrogate->caches[group].entry[i];
      compare(surrogate, group, entry, entry_of(surrogate, group, layout), &entry->correlation, &entry->off_product);
    }
  for (int begin = 0; begin < surrogate->nlayouts; begin += CHUNK)
    observe_chunk(surrogate, observation, begin, hscal__min(begin + CHUNK, surrogate->nlayouts));
  return surrogate->nlayouts *
         (0.25 + 0.008 * observation); /* some 15 ns, and a multiplication for each observation before */
}

/* ---- layouts ---- */

static int no_memory(int layouts) {
  return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for what is known of %d layouts", layouts);
}

/* Capacity for twice as many; what is known moves. Pages of observations that never come are never touched. */
static int grow(hscal_surrogate *surrogate) {
  int capacity = surrogate->capacity ? 2 * surrogate->capacity : CHUNK;
  double *weight = malloc(HSCAL_SURROGATE_OBSERVATIONS * (size_t)capacity * sizeof *weight);
  hscal_posterior *posterior = weight ? realloc(surrogate->posterior, (size_t)capacity * sizeof *posterior) : NULL;
  if (!posterior) {
    free(weight);
    return no_memory(capacity);
  }
  for (int i = 0; i < surrogate->nobservations; i++)
    memcpy(weight + (size_t)i * (size_t)capacity, weights_of(surrogate, i),
           (size_t)surrogate->nlayouts * sizeof *weight);
  free(surrogate->weight);
  surrogate->weight = weight;
  surrogate->posterior = posterior;
  surrogate->capacity = capacity;
  return 0;
}

static int push_entry(hscal_group_cache *caches, const hscal_group_entry *entry) {
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(caches->entry, caches->capacity, (size_t)caches->count + 1));
  caches->entry[caches->count++] = *entry;
  return 0;
}

/* So few that calling memcmp takes longer. */
static int are_alike(const double *x, const double *y, int n) {
  for (int i = 0; i < n; i++)
    if (x[i] != y[i]) return 0;
  return 1;
}

/* The entry that has these features: a new one, or one of the last ones: layouts come placement by placement. */
static int find_entry(hscal_group_cache *caches, const double *feature, int nfeatures, int *found) {
  enum { LAST = 64 };
  for (int i = caches->count - 1; i >= hscal__max(caches->count - LAST, 0); i--) {
    *found = i;
    if (are_alike(caches->entry[i].feature, feature, nfeatures)) return 0;
  }
  hscal_group_entry entry = {{0}, 0, 0};
  memcpy(entry.feature, feature, (size_t)nfeatures * sizeof *feature);
  *found = caches->count;
  return push_entry(caches, &entry);
}

int hscal__surrogate_add(hscal_surrogate *surrogate, const double feature[HSCAL_FEATURES]) {
  hscal_posterior posterior = {0};
  for (int group = 0; group < HSCAL_FEATURE_GROUPS; group++) {
    int from = first_feature[group];
    HSCAL_TRY(find_entry(&surrogate->caches[group], feature + from, first_feature[group + 1] - from,
                         &posterior.entry[group]));
  }
  if (surrogate->nlayouts == surrogate->capacity) HSCAL_TRY(grow(surrogate));
  int layout = surrogate->nlayouts++;
  surrogate->posterior[layout] = posterior;
  surrogate->posterior[layout].variance = covariance(surrogate, layout, layout);
  for (int observation = 0; observation < surrogate->nobservations; observation++)
    catch_up(surrogate, layout, observation);
  return 0;
}
