#include "measure/link_inference.h"
#include "base/status.h"
#include "machine/samples.h"
#include "measure/calibrated.h"

#include <math.h>
#include <stdlib.h>

enum { ALL_PAIRS = 8, PIVOTS = 6 };

/* ---- which pairs ------------------------------------------------------------------------------------------ */

int hscal__links_capacity(int nnodes) {
  return nnodes <= ALL_PAIRS ? nnodes * (nnodes - 1) / 2 + 1 : PIVOTS * (nnodes - 1);
}

static double best_rate(const hscal_link_sample *samples, int nsamples, int node) {
  double best = 0;
  for (int i = 0; i < nsamples; i++)
    if (samples[i].a == node || samples[i].b == node) best = fmax(best, samples[i].bytes_per_s);
  return best;
}

/* The least latency that a node was seen with; infinite if it was not. */
static double least_latency(const hscal_link_sample *samples, int nsamples, int node) {
  double least_s = INFINITY;
  for (int i = 0; i < nsamples; i++)
    if (samples[i].a == node || samples[i].b == node) least_s = fmin(least_s, samples[i].latency_s);
  return least_s;
}

static int is_measured(const hscal_link_sample *samples, int nsamples, int a, int b) {
  for (int i = 0; i < nsamples; i++)
    if ((samples[i].a == a && samples[i].b == b) || (samples[i].a == b && samples[i].b == a)) return 1;
  return 0;
}

/* Pairs are measured by pivots, which are their `a`. */
static int is_pivot(const hscal_link_sample *samples, int nsamples, int node) {
  for (int i = 0; i < nsamples; i++)
    if (samples[i].a == node) return 1;
  return 0;
}

/* The next pivot: node 0, then one with the best rate so far; and every other time the one furthest from all pivots, which may be
 * behind another switch. -1: there are enough. */
static int next_pivot(int nnodes, const hscal_link_sample *samples, int nsamples) {
  int pivots = 0, best = -1;
  double best_value = 0;
  for (int node = 0; node < nnodes; node++) pivots += is_pivot(samples, nsamples, node);
  if (pivots == 0) return 0;
  if (pivots == PIVOTS) return -1;
  for (int node = 0; node < nnodes; node++) {
    if (is_pivot(samples, nsamples, node)) continue;
    double value = pivots % 2 == 0 ? least_latency(samples, nsamples, node) : best_rate(samples, nsamples, node);
    if (best < 0 || value > best_value * HSCAL_BETTER_PIVOT) best = node, best_value = value;
  }
  return best;
}

int hscal__links_next(int nnodes, const hscal_link_sample *samples, int nsamples, hscal_link_sample *pairs) {
  int count = 0;
  if (nnodes <= ALL_PAIRS) {
    for (int a = 0; a < nnodes && nsamples == 0; a++)
      for (int b = a + 1; b < nnodes; b++) pairs[count++] = (hscal_link_sample){.a = a, .b = b};
    return count;
  }
  int pivot = next_pivot(nnodes, samples, nsamples);
  for (int node = 0; node < nnodes && pivot >= 0; node++)
    if (node != pivot && !is_measured(samples, nsamples, pivot, node))
      pairs[count++] = (hscal_link_sample){.a = pivot, .b = node};
  return count;
}

/* ---- what they say ---------------------------------------------------------------------------------------- */

static int root_of(const int *parent, int node) {
  while (parent[node] != node) node = parent[node];
  return node;
}

/* Joins nodes whose messages take no longer than both shares say: every node with the one next to it, and all with the fastest one where
 * slow links are all that differs; but not those for which a switch comes on top. parent[nnodes] is scratch. Returns the number of groups. */
static int find_groups(int nnodes, const hscal_link_sample *samples, int nsamples, double least_s, hscal_link *links,
                       int *parent) {
  int groups = 0;
  for (int i = 0; i < nnodes; i++) parent[i] = i;
  for (int i = 0; i < nsamples; i++) {
    const hscal_link_sample *s = &samples[i];
    if (s->latency_s > (1 + HSCAL_ALIKE_MESSAGES) * (least_s + links[s->a].latency_s + links[s->b].latency_s)) continue;
    int a = root_of(parent, s->a), b = root_of(parent, s->b);
    parent[a < b ? b : a] = a < b ? a : b; /* the least node is the root */
  }
  for (int i = 0; i < nnodes; i++) links[i].group = parent[i] == i ? groups++ : links[root_of(parent, i)].group;
  return groups;
}

int hscal__links_solve(int nnodes, const hscal_link_sample *samples, int nsamples, hscal_link *links, int *ngroups) {
  int *parent = malloc(((size_t)nnodes + 1) * sizeof *parent);
  if (!parent) return hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for the links of %d nodes", nnodes);
  double least_s = INFINITY;
  for (int i = 0; i < nsamples; i++) least_s = fmin(least_s, samples[i].latency_s);
  for (int i = 0; i < nnodes; i++) {
    double share_s = nsamples > 0 ? least_latency(samples, nsamples, i) - least_s : 0;
    links[i] = (hscal_link){.bytes_per_s = best_rate(samples, nsamples, i), .latency_s = share_s};
  }
  *ngroups = nsamples > 0 ? find_groups(nnodes, samples, nsamples, least_s, links, parent) : 1;
  for (int i = 0; i < nnodes; i++)
    if (*ngroups > 1 || links[i].latency_s < HSCAL_ALIKE_MESSAGES * least_s) links[i].latency_s = 0;
  free(parent);
  return 0;
}

int hscal__links_best(const hscal_link_sample *samples, int nsamples, const hscal_link *links, int most, int *best) {
  double fastest = 0;
  int count = 0;
  for (int i = 0; i < nsamples; i++)
    if (links[samples[i].a].group == links[samples[i].b].group) fastest = fmax(fastest, samples[i].bytes_per_s);
  for (; count < most; count++) {
    int next = -1;
    for (int i = 0; i < nsamples; i++) {
      const hscal_link_sample *s = &samples[i];
      int taken = s->bytes_per_s < HSCAL_AS_FAST_LINK * fastest || links[s->a].group != links[s->b].group;
      for (int j = 0; j < count && !taken; j++) {
        const hscal_link_sample *other = &samples[best[j]];
        taken = s->a == other->a || s->a == other->b || s->b == other->a || s->b == other->b;
      }
      if (!taken && (next < 0 || s->latency_s < samples[next].latency_s)) next = i;
    }
    if (next < 0) break;
    best[count] = next;
  }
  return count;
}

/* ---- between groups --------------------------------------------------------------------------------------- */

int hscal__links_switch_cost(const hscal_link_sample *samples, int nsamples, const hscal_link *links,
                             hscal_switch_cost *switch_cost) {
  double *values = malloc(4 * ((size_t)nsamples + 1) * sizeof *values);
  if (!values) return hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for %d pairs", nsamples);
  double *near_s = values, *far_s = near_s + nsamples, *rates = far_s + nsamples, *parts = rates + nsamples;
  int near = 0, far = 0;
  for (int i = 0; i < nsamples; i++) {
    const hscal_link_sample *s = &samples[i];
    const hscal_link *a = &links[s->a], *b = &links[s->b];
    if (a->group == b->group) {
      near_s[near++] = s->latency_s;
      continue;
    }
    far_s[far] = s->latency_s;
    rates[far] = s->bytes_per_s;
    parts[far++] = s->bytes_per_s / fmin(a->bytes_per_s, b->bytes_per_s);
  }
  *switch_cost = (hscal_switch_cost){0};
  if (near > 0 && far > 0) {
    switch_cost->latency_s = fmax(hscal__median(far_s, far) - hscal__median(near_s, near), 0);
    if (hscal__median(parts, far) < HSCAL_AS_FAST_LINK) switch_cost->bytes_per_s = hscal__median(rates, far);
  }
  free(values);
  return 0;
}

/* The next node of a group from `node` on; nnodes if there is none. */
static int member(int nnodes, const hscal_link *links, int group, int node) {
  while (node < nnodes && links[node].group != group) node++;
  return node;
}

static int count_members(int nnodes, const hscal_link *links, int group) {
  int count = 0;
  for (int i = 0; i < nnodes; i++) count += links[i].group == group;
  return count;
}

int hscal__links_within(int nnodes, const hscal_link *links, int *first, int *second) {
  int count = 0;
  for (int group = 0, members; (members = count_members(nnodes, links, group)) > 0; group++) {
    int a = member(nnodes, links, group, 0), b = a;
    for (int i = 0; i < members / 2; i++) b = member(nnodes, links, group, b + 1);
    for (int i = 0; i < members / 2; i++, count++) {
      first[count] = a, second[count] = b;
      a = member(nnodes, links, group, a + 1), b = member(nnodes, links, group, b + 1);
    }
  }
  return count;
}

/* The group with most members, of all but one (-1: of all). */
static int largest_group(int nnodes, const hscal_link *links, int but) {
  int best = -1, most = 0;
  for (int group = 0, members; (members = count_members(nnodes, links, group)) > 0; group++)
    if (group != but && members > most) best = group, most = members;
  return best;
}

int hscal__links_across(int nnodes, const hscal_link *links, int *first, int *second) {
  int from = largest_group(nnodes, links, -1), to = largest_group(nnodes, links, from), count = 0;
  if (to < 0) return 0;
  int a = member(nnodes, links, from, 0), b = member(nnodes, links, to, 0);
  for (; a < nnodes && b < nnodes; count++) {
    first[count] = a, second[count] = b;
    a = member(nnodes, links, from, a + 1), b = member(nnodes, links, to, b + 1);
  }
  return count;
}
