#include "estimate/correction.h"
#include "base/minmax.h"
#include "call/scheme.h"
#include "estimate/calibrated.h"
#include "machine/machine.h"

#include <math.h>

/* Scatter without a correction, that of other blocks with it, and coefficients of the features, in their order. */
typedef struct learned_correction {
  double scatter, scatter_of_blocks, coefficient[HSCAL_CORRECTION_FEATURES];
} learned_correction;
static const learned_correction learned[HSCAL_SCHEME_COUNT] = {
#define CORRECTION(scheme, scatter, of_blocks, ...) [HSCAL_SCHEME_##scheme] = {scatter, of_blocks, {__VA_ARGS__}},
#include "estimate/corrections.def"
};

/* Grids and blocks in doublings; larger ones count as the largest that was seen. */
static double doublings(int number, double most) { return hscal__fmin(log2(hscal__max(number, 1)), most); }

static void push(double **at, const double *features, int count) {
  for (int i = 0; i < count; i++) *(*at)++ = features[i];
}

/* Each of x with each of y. */
static void push_products(double **at, const double *x, int nx, const double *y, int ny) {
  for (int i = 0; i < nx; i++)
    for (int j = 0; j < ny; j++) *(*at)++ = x[i] * y[j];
}

#define COUNT(array) (int)(sizeof(array) / sizeof *(array))

/* From the right, rows of the grid do what columns do from the left. */
void hscal__correction_features(const hscal_cost_skeleton *whole, int panel, const hscal_profile *profile,
                                const hscal_cost *cost, double feature[HSCAL_CORRECTION_FEATURES]) {
  enum { MOST_LINES = 11, MOST_WIDTH = 9 };
  const hscal_call *call = whole->call;
  const hscal_process_class *process = &profile->fastest;
  int from_right = call->side == 'R';
  double p = doublings(from_right ? whole->npcol : whole->nprow, MOST_LINES),
         q = doublings(from_right ? whole->nprow : whole->npcol, MOST_LINES),
         nb = doublings(call->operand[whole->stays].desc.nb, MOST_WIDTH), width = doublings(panel, MOST_WIDTH);
  double all_s = cost->compute_s + cost->message_s + cost->link_s + cost->fill_s, per_s = all_s > 0 ? 1 / all_s : 0;
  double lines_s = cost->message_s - cost->turn_s - cost->wait_s;
  const double shares[] = {lines_s * per_s, cost->turn_s * per_s, cost->wait_s * per_s, cost->link_s * per_s,
                           cost->fill_s * per_s},
               sizes[] = {p, q, nb}, one[] = {1}, grid[] = {p, q, p * p, q * q, p * q},
               blocks[] = {nb, nb * nb, width, nb * p, nb * q}, lines[] = {p == 0, q == 0},
               along_p[] = {process->col_out == HSCAL_LAYER_NETWORK, doublings(process->col_sharers, MOST_LINES)},
               along_q[] = {process->row_out == HSCAL_LAYER_NETWORK, doublings(process->row_sharers, MOST_LINES)},
               options[] = {call->uplo == 'L', call->trans != 0 && call->trans != 'N',
                            call->transb != 0 && call->transb != 'N'};
  double *at = feature, beside = 1 - cost->compute_s * per_s; /* part of the time beside computing */
  push(&at, one, COUNT(one));
  push(&at, lines, COUNT(lines));
  push(&at, blocks, 3);
  push(&at, one, COUNT(one));
  push(&at, grid, COUNT(grid));
  push(&at, blocks, COUNT(blocks));
  push(&at, shares, COUNT(shares));
  push_products(&at, sizes, COUNT(sizes), shares, COUNT(shares));
  for (int i = 0; i < COUNT(shares); i++) push_products(&at, &shares[i], 1, shares + i, COUNT(shares) - i);
  push(&at, from_right ? along_q : along_p, COUNT(along_p));
  push(&at, from_right ? along_p : along_q, COUNT(along_q));
  push(&at, options, COUNT(options));
  push_products(&at, options, COUNT(options), grid, 2);
  for (double *x = feature + COUNT(one) + COUNT(lines) + 3; x < at; x++) *x *= beside;
  for (double *x = feature + 1; x < at && p == 0 && q == 0; x++) *x = 0; /* of one process nothing was learned */
}

int hscal__correction_is_known(const hscal_routine *routine) { return routine && learned[routine->scheme].scatter > 0; }

double hscal__estimate_scatter(const hscal_routine *routine) {
  return hscal__correction_is_known(routine) ? learned[routine->scheme].scatter : HSCAL_UNKNOWN_SCATTER;
}

double hscal__scatter_of_blocks(const hscal_routine *routine) {
  return hscal__correction_is_known(routine) ? learned[routine->scheme].scatter_of_blocks : INFINITY;
}

/* The first coefficient is what all layouts have in common: an estimate may miss more than they differ by. */
double hscal__correction(const hscal_routine *routine, const double feature[HSCAL_CORRECTION_FEATURES]) {
  const double *coefficient = learned[routine->scheme].coefficient;
  double sum = 0;
  for (int i = 1; i < HSCAL_CORRECTION_FEATURES; i++) sum += coefficient[i] * feature[i];
  return coefficient[0] * feature[0] + hscal__fmax(-HSCAL_MOST_CORRECTION, hscal__fmin(sum, HSCAL_MOST_CORRECTION));
}
