#include "layout_features.h"
#include "base/minmax.h"
#include "machine/machine.h"

#include <math.h>

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
void layout_features(const hscal_cost_skeleton *whole, int panel, const hscal_profile *profile, const hscal_cost *cost,
                     double feature[LAYOUT_FEATURES]) {
  enum { MOST_LINES = 11, MOST_WIDTH = 9, WIDTHS = 3 }; /* the first of blocks */
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
  push(&at, blocks, WIDTHS);
  double *scaled = at;
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
  for (; scaled < at; scaled++) *scaled *= beside;
}
