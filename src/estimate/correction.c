#include "estimate/correction.h"
#include "base/blockcyclic.h"
#include "base/minmax.h"
#include "call/scheme.h"
#include "estimate/calibrated.h"
#include "machine/machine.h"

#include <math.h>

/* Scatter of corrected estimates, that of other blocks, what all layouts have in common, what is subtracted for that, and weights of the terms in
 * thousandths. */
typedef struct learned_correction {
  double scatter, scatter_of_blocks, common, middle;
  short thousandths[HSCAL_CORRECTION_TERMS];
} learned_correction;
static const learned_correction learned[HSCAL_SCHEME_COUNT] = {
#define CORRECTION(scheme, scatter, of_blocks, common, middle, ...)                                                    \
  [HSCAL_SCHEME_##scheme] = {scatter, of_blocks, common, middle, {__VA_ARGS__}},
#include "estimate/corrections.def"
};

/* ---- inputs: within 3 of 0, and about 1 apart among layouts ---------------------------------------------------- */

static double doublings(double number) { return log2(hscal__fmax(number, 0x1p-4)); }

static void push(double **at, double value, double middle, double unit) {
  const double most = 3; /* what is further off counts as this: nothing like it was seen */
  *(*at)++ = hscal__fmax(-most, hscal__fmin((value - middle) / unit, most));
}

/* What a process has along one dimension of the grid, and over which links it goes. */
typedef struct dimension {
  int lines, elements, block, in, out, sharers;
} dimension;

static void push_grid(double **at, const dimension *down, const dimension *across) {
  int p = down->lines, q = across->lines;
  push(at, doublings(p), 4, 2);
  push(at, doublings(q), 4, 2);
  push(at, doublings(p) - doublings(q), 0, 3);
  push(at, doublings((double)hscal__gcd(p, q)), 0.75, 1.5);
  push(at, p == q, 0, 0.5);
  push(at, p == 1, 0, 0.33);
  push(at, q == 1, 0, 0.33);
}

static void push_blocks(double **at, const dimension *down, const dimension *across, int width) {
  push(at, doublings(down->block), 5.5, 1.3);
  push(at, doublings(width), 6, 1.3);
  push(at, doublings((double)down->elements / ((double)down->lines * down->block)), 3, 2);
  push(at, doublings((double)across->elements / ((double)across->lines * across->block)), 3, 2);
}

/* Where the estimated time goes: in parts of all. */
static void push_time(double **at, const hscal_cost *cost) {
  double all_s = cost->compute_s + cost->message_s + cost->link_s + cost->fill_s, per_s = all_s > 0 ? 1 / all_s : 0;
  push(at, cost->compute_s * per_s, 0.4, 0.3);
  push(at, (cost->message_s - cost->turn_s - cost->wait_s) * per_s, 0.1, 0.2);
  push(at, cost->turn_s * per_s, 0.05, 0.15);
  push(at, cost->wait_s * per_s, 0.2, 0.25);
  push(at, cost->link_s * per_s, 0.1, 0.2);
  push(at, cost->fill_s * per_s, 0.1, 0.2);
  push(at, cost->node_s * per_s, 0.4, 0.3);
  push(at, log(hscal__fmax(cost->total_s, 1e-9)), -2.5, 2.5);
}

static void push_links(double **at, const dimension *d) {
  push(at, d->in == HSCAL_LAYER_NETWORK, 0.5, 1);
  push(at, d->out == HSCAL_LAYER_NETWORK, 0.5, 1);
  push(at, doublings(d->sharers), 0, 2);
}

static void push_letters(double **at, const hscal_call *call) {
  push(at, call->uplo == 'L', 0.5, 0.5);
  push(at, call->side == 'R', 0.5, 0.5);
  push(at, call->trans != 0 && call->trans != 'N', 0.5, 0.5);
  push(at, call->transb != 0 && call->transb != 'N', 0.5, 0.5);
}

/* Of its panels, as far as the estimate depends on it: those wider than all loops are cut. */
static int walked_width(const hscal_skeleton_parts *parts) {
  int width = 0;
  for (int i = 0; i < parts->count; i++) width = hscal__max(width, parts->cached[i].width);
  return width;
}

/* From the right, rows of the grid do what columns do from the left. */
void hscal__correction_terms(const hscal_waves *waves, const hscal_skeleton_parts *parts, const hscal_profile *profile,
                             const hscal_cost *cost, double term[HSCAL_CORRECTION_TERMS]) {
  const hscal_cost_skeleton *whole = &parts->part[0];
  const hscal_call *call = whole->call;
  const hscal_desc *desc = &call->operand[whole->stays].desc;
  const hscal_process_class *process = &profile->fastest;
  const dimension rows = {whole->nprow, desc->m, desc->mb, process->col_in, process->col_out, process->col_sharers},
                  columns = {whole->npcol, desc->n, desc->nb, process->row_in, process->row_out, process->row_sharers};
  int from_right = call->side == 'R';
  const dimension *down = from_right ? &columns : &rows, *across = from_right ? &rows : &columns;
  double *at = term;
  push_grid(&at, down, across);
  push_blocks(&at, down, across, walked_width(parts));
  push_time(&at, cost);
  push_links(&at, down);
  push_links(&at, across);
  push(&at, process->oversubscription, 1, 1);
  push_letters(&at, call);
  hscal__waves_values(waves, term, at);
}

/* ---- what was learned ------------------------------------------------------------------------------------------ */

int hscal__correction_is_known(const hscal_routine *routine) { return routine && learned[routine->scheme].scatter > 0; }

double hscal__estimate_scatter(const hscal_routine *routine) {
  return hscal__correction_is_known(routine) ? learned[routine->scheme].scatter : HSCAL_UNKNOWN_SCATTER;
}

double hscal__scatter_of_blocks(const hscal_routine *routine) {
  return hscal__correction_is_known(routine) ? learned[routine->scheme].scatter_of_blocks : INFINITY;
}

/* What all layouts have in common is not limited: an estimate may miss more than they differ by. */
static double limited(double common, double sum) {
  return common + hscal__fmax(-HSCAL_MOST_CORRECTION, hscal__fmin(sum, HSCAL_MOST_CORRECTION));
}

double hscal__correction(const hscal_routine *routine, const double term[HSCAL_CORRECTION_TERMS]) {
  const learned_correction *of = &learned[routine->scheme];
  double sum = 0;
  for (int i = 0; i < HSCAL_CORRECTION_TERMS; i++) sum += of->thousandths[i] * term[i];
  return limited(of->common, 1e-3 * sum - of->middle);
}

double hscal__correction_by(double common, double middle, const double weight[HSCAL_CORRECTION_TERMS],
                            const double term[HSCAL_CORRECTION_TERMS]) {
  double sum = 0;
  for (int i = 0; i < HSCAL_CORRECTION_TERMS; i++) sum += weight[i] * term[i];
  return limited(common, sum - middle);
}
