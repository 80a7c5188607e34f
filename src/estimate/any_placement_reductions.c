/*
 * Reductions: what no placement of a process set on a grid can beat, in closed form. The same as src/models/bounds/reduction.c has for one
 * placement; of what the slowest process sets the pace of, the mean of all.
 */
#include "estimate/any_placement.h"
#include "events/event.h"

#include <math.h>

typedef enum kind { TRIDIAGONAL, BIDIAGONAL, HESSENBERG, NONE } kind;

static kind kind_of(const hscal_call *call) {
  switch (call->routine->scheme) {
  case HSCAL_SCHEME_sytrd:
  case HSCAL_SCHEME_syev:
  case HSCAL_SCHEME_syevd:
    return TRIDIAGONAL;
  case HSCAL_SCHEME_gebrd:
  case HSCAL_SCHEME_gesvd:
    return BIDIAGONAL;
  case HSCAL_SCHEME_gehrd:
    return call->ilo == 1 && call->ihi == call->n ? HESSENBERG : NONE;
  default:
    return NONE;
  }
}

int hscal__is_tridiagonalized(const hscal_call *call) { return kind_of(call) == TRIDIAGONAL; }

/* Operations of products with vectors, and of the updates behind panels. */
typedef struct work {
  double vectors, updates;
} work;

/* An upper triangle is reduced from its end, where the first panel may be narrow. */
static int begins_at_end(const hscal_call *call) { return kind_of(call) == TRIDIAGONAL && call->uplo == 'U'; }

/* Columns of panels, without the last one of each. */
static double columns_of(const hscal_call *call, int shorter, int width) {
  int panels = (shorter - 1) / width, narrow = shorter - panels * width;
  double columns = (double)panels * (width - 1);
  return begins_at_end(call) ? columns - (width - narrow) : columns;
}

/* What the narrow panel does is left out. */
static work work_of(const hscal_call *call, double width) {
  double m = call->m, n = call->n, each = hscal__type_flop_weight(call->routine->type), most = (width - 1) / width;
  double squares = each * hscal__area(n, n, width, n), from = begins_at_end(call) ? 2 * width : width;
  double halves = each * hscal__area(n - width, n, from, n);
  double oblong = each * hscal__area(m, n, width, fmin(m, n));
  switch (kind_of(call)) {
  case TRIDIAGONAL:
    return (work){2 * most * halves, 2 * halves};
  case BIDIAGONAL:
    return (work){4 * most * oblong, 4 * oblong};
  case HESSENBERG:
    return (work){2 * most * each * n * hscal__line(n, width, n), 4 * squares};
  default:
    return (work){0, 0};
  }
}

double hscal__reduction_flops(const hscal_call *call, double width) {
  work work = work_of(call, width);
  return work.vectors + work.updates;
}

/* Hops to a member of a binomial tree, in the mean. */
static double mean_hops(int members) {
  double hops = 0;
  for (int i = 0; i < members; i++) hops += hscal__bits(i);
  return hops / members;
}

/* Hops that follow one another in each column of a panel: see messages_s and sums_s in reduction.c. */
static double column_hops(kind kind, int nprow, int npcol) {
  double rows = mean_hops(nprow), columns = mean_hops(npcol), depth = hscal__depth_of(nprow);
  double across = 1 - 1.0 / npcol, along = 1 - 1.0 / nprow;
  if (kind == TRIDIAGONAL) return 2 * rows + 2 * across + 5 * depth;
  if (kind == BIDIAGONAL) return 2 * rows + 2 * columns + 2 * across + 2 * along;
  return rows + across + 3 * depth;
}

double hscal__any_placement_reduction_bound(const hscal_machine_peaks *peaks, const hscal_cost_skeleton *skeleton,
                                            const hscal_process_set *process_set) {
  const hscal_call *call = skeleton->call;
  const hscal_operand *a = &call->operand[HSCAL_A];
  const hscal_desc *d = &a->desc;
  kind kind = kind_of(call);
  int shorter = kind == BIDIAGONAL ? (int)fmin(call->m, call->n) : call->n, panels = (shorter - 1) / d->nb;
  if (kind == NONE || a->i || a->j || d->mb != d->nb || d->imb != d->mb || d->inb != d->nb || panels < 1) return 0;
  work work = work_of(call, d->nb);
  double processes = (double)skeleton->nprow * skeleton->npcol, columns = columns_of(call, shorter, d->nb);
  double ways_s = columns * column_hops(kind, skeleton->nprow, skeleton->npcol) * hscal__hop_bound(peaks, process_set);
  return ways_s + work.vectors / processes * peaks->vector_flop_s +
         work.updates / (process_set->total * peaks->deep_boost);
}
