/*
 * Factorizations: what no placement of a process set on a grid can beat, in closed form. The same as src/models/bounds/elimination.c has
 * for one placement, with shares in the mean: panels are made column by column, each of them takes the way up and down the trees of its
 * line, and the line that has the next one updates its share first. Sums over panels of what shrinks are replaced by
 * integrals from below.
 */
#include "base/blockcyclic.h"
#include "estimate/any_placement.h"
#include "models/bounds/scheme_bounds_table.h"
#include "models/bounds/in_place_panels.h"
#include "models/bounds/speed_limits.h"
#include "models/cost/costs.h"

#include <math.h>

typedef enum kind { LU, QR, CHOLESKY, NONE } kind;

/* The matrix, seen along the vectors that panels are made of. */
typedef struct stairs {
  kind kind;
  int by_rows;                 /* these vectors are rows */
  double rows, columns, count; /* entries along and across, vectors */
  double in_place;             /* vectors whose panels are known to update the matrix where it lies */
  double height, lines;        /* of the grid along and across      */
  double width;                /* of a panel                        */
  double weight, element_bytes;
  int backward; /* panels are made from the last one on, which may be narrow */
  double begin; /* from where on integrals are below the sums over panels */
} stairs;

/* ---- trees ---------------------------------------------------------------------------------------------------- */

int hscal__bits(int i) {
  int count = 0;
  for (; i; i &= i - 1) count++;
  return count;
}

/* Up a binomial tree to process 0, down to the head, from there down another tree to all, and up again. */
static int hops_from(int members, int head) {
  int most = 0;
  for (int i = 0; i < members; i++) {
    int told = hscal__bits(i), by_head = hscal__bits(head) + hscal__bits((i - head + members) % members);
    most = hscal__max(most, hscal__max(told, by_head) + told);
  }
  return most;
}

int hscal__depth_of(int members) {
  int depth = 0;
  for (; members > 1; members /= 2) depth++;
  return depth;
}

/* Hops in all panels that are `panels` in number, one column of each: each panel begins in one process row, and the next one in the next. */
static double hops_of(const hscal_machine_peaks *peaks, int members, double panels) {
  int plain = 2 * hscal__depth_of(members);
  if (members > HSCAL_COUNTED_LINES) return plain * panels;
  double turns = floor(panels / members);
  return turns * peaks->hops[members] + (panels - turns * members) * plain;
}

/* ---- the machine ------------------------------------------------------------------------------------------------ */

static double vector_limit(const hscal_node_class *class, hscal_type type, int is_symmetric) {
  double limit = fmax(hscal__kernel_limit_speed(class, type, HSCAL_KERNEL_GER),
                      hscal__kernel_limit_speed(class, type, HSCAL_KERNEL_GEMV));
  return is_symmetric ? fmax(limit, hscal__kernel_limit_speed(class, type, HSCAL_KERNEL_SYMV)) : limit;
}

static kind kind_of(const hscal_call *call) {
  switch (call->routine->scheme) {
  case HSCAL_SCHEME_getrf:
  case HSCAL_SCHEME_gesv:
    return LU;
  case HSCAL_SCHEME_potrf:
  case HSCAL_SCHEME_posv:
    return CHOLESKY;
  case HSCAL_SCHEME_geqrf:
  case HSCAL_SCHEME_gelqf:
  case HSCAL_SCHEME_geqlf:
  case HSCAL_SCHEME_gerqf:
    return QR;
  case HSCAL_SCHEME_gels:
    return call->nrhs > 0 ? QR : NONE;
  default:
    return NONE;
  }
}

static void note_class(const hscal_space *space, int node, hscal_machine_peaks *peaks) {
  const hscal_node_class *class = hscal__node(space->machine, node);
  hscal_type type = hscal__speed_type(&space->call);
  int triangles = kind_of(&space->call) == CHOLESKY;
  for (int i = 0; i < space->nblocks; i++) {
    double limit = triangles ? hscal__product_limit(class, type, space->block[i])
                             : hscal__kernel_top_speed(class, type, space->block[i]);
    peaks->thin_boost[i] = fmax(peaks->thin_boost[i], limit / space->speed[node]);
  }
  peaks->deep_boost = fmax(peaks->deep_boost, hscal__product_limit(class, type, 0) / space->speed[node]);
  peaks->vector_flop_s =
      fmin(peaks->vector_flop_s, 1 / vector_limit(class, type, hscal__is_tridiagonalized(&space->call)));
}

void hscal__machine_peaks_of_panels(const hscal_space *space, hscal_machine_peaks *peaks) {
  const hscal_machine *machine = space->machine;
  const hscal_message_layer *near = &machine->layer[HSCAL_LAYER_NODE], *far = &machine->layer[HSCAL_LAYER_NETWORK];
  int seen = -1;
  peaks->vector_flop_s = INFINITY;
  for (int x = 0; x < machine->nnodes; x++) {
    if (machine->class_of[x] != seen) note_class(space, x, peaks);
    seen = machine->class_of[x];
  }
  peaks->far_hop_s = peaks->message_s + far->send_overhead_s + far->receive_overhead_s;
  peaks->near_hop_s =
      hscal__message_estimate(machine, HSCAL_LAYER_NODE, 0, 0, 0) + near->send_overhead_s + near->receive_overhead_s;
  peaks->near_byte_s = near->seconds.npoints > 0 || near->bytes_per_s <= 0 ? 0 : 1 / near->bytes_per_s;
  if (far->seconds.npoints > 0) peaks->near_byte_s = 0; /* a curve need not rise */
  peaks->boost_any = fmax(peaks->boost_any, peaks->deep_boost);
  for (int members = 1; members <= HSCAL_COUNTED_LINES; members++)
    for (int head = 0; head < members; head++) peaks->hops[members] += hops_from(members, head);
}

/* ---- the matrix ------------------------------------------------------------------------------------------------- */

/* Integral of (a - x) (b - x) from `from` to `to`, where neither factor is negative. */
double hscal__area(double a, double b, double from, double to) {
  to = fmin(to, fmin(a, b));
  if (to <= from) return 0;
  return a * b * (to - from) - (a + b) * (to * to - from * from) / 2 + (to * to * to - from * from * from) / 3;
}

/* Integral of a - x likewise. */
double hscal__line(double a, double from, double to) {
  to = fmin(to, a);
  return to <= from ? 0 : a * (to - from) - (to * to - from * from) / 2;
}

static stairs shape_of(const hscal_call *call) {
  hscal_scheme scheme = call->routine->scheme;
  stairs s = {.kind = kind_of(call), .weight = hscal__type_flop_weight(call->routine->type)};
  int is_square = s.kind == CHOLESKY || scheme == HSCAL_SCHEME_gesv, m = is_square ? call->n : call->m, n = call->n;
  s.by_rows = scheme == HSCAL_SCHEME_gelqf || scheme == HSCAL_SCHEME_gerqf || (scheme == HSCAL_SCHEME_gels && m < n) ||
              (s.kind == CHOLESKY && call->uplo == 'U');
  s.rows = s.by_rows ? n : m, s.columns = s.by_rows ? m : n;
  s.count = fmin(s.rows, s.columns);
  s.backward = scheme == HSCAL_SCHEME_geqlf || scheme == HSCAL_SCHEME_gerqf;
  return s;
}

static void set_width(stairs *s, double width) {
  s->width = width;
  s->begin = s->backward ? 2 * width : width;
}

/* Nothing is claimed of matrices whose blocks do not begin with their first row and column. */
static stairs stairs_of(const hscal_cost_skeleton *skeleton) {
  const hscal_operand *a = &skeleton->call->operand[HSCAL_A];
  const hscal_desc *d = &a->desc;
  stairs s = shape_of(skeleton->call);
  set_width(&s, d->nb);
  s.element_bytes = skeleton->element_bytes;
  if (a->i % d->mb || a->j % d->nb || d->mb != d->nb || d->imb != d->mb || d->inb != d->nb || d->m == 1) s.kind = NONE;
  s.height = s.by_rows ? skeleton->npcol : skeleton->nprow, s.lines = s.by_rows ? skeleton->nprow : skeleton->npcol;
  return s;
}

/* Operations of the updates, in all: each entry that is left behind a panel, as often as that is wide, twice (QR: four times;
 * Cholesky: those of the triangle without the blocks of the diagonal). From the first panel's end or later on, to `to`. */
static double update_flops(const stairs *s, double from, double to) {
  double flops = 2 * hscal__area(s->rows, s->columns, from, to);
  if (s->kind == QR) flops *= 2;
  if (s->kind == CHOLESKY) flops = hscal__area(s->rows - s->width, s->rows, from, to);
  return s->weight * flops;
}

double hscal__panels_flops(const hscal_call *call) {
  enum { WIDE = 256 }; /* the widest block of a search, unless one is given */
  const hscal_operand *a = &call->operand[HSCAL_A];
  stairs s = shape_of(call);
  set_width(&s, hscal__max(WIDE, a->desc.nb));
  if (s.kind == NONE) return hscal__joint_flops(call, (int)s.width) + hscal__reduction_flops(call, s.width);
  return a->i || a->j || s.count <= s.begin ? 0 : update_flops(&s, s.begin, s.count);
}

/* ---- the bound --------------------------------------------------------------------------------------------------- */

/* Whatever hops a message takes on its way from one process to another. */
double hscal__hop_bound(const hscal_machine_peaks *peaks, const hscal_process_set *process_set) {
  return process_set->most == 1 ? peaks->far_hop_s : fmin(peaks->far_hop_s, peaks->near_hop_s);
}

/* Columns whose vectors reach beyond one block of rows, without the last one of each panel. */
static double shared_columns(const stairs *s) {
  double narrow = fmod(s->columns - 1, s->width) + 1, reach = fmin(s->count, s->rows - s->width);
  if (!s->backward) return fmin(floor((s->count - 1) / s->width), ceil(s->rows / s->width) - 1) * (s->width - 1);
  return fmax(reach - 1 - ceil(fmax(reach - narrow, 0) / s->width), 0);
}

/* Ways up and down the trees of its line for each of these columns. */
static double ways_s(const stairs *s, const hscal_machine_peaks *peaks, const hscal_process_set *process_set) {
  double columns = shared_columns(s), sums = s->kind == QR ? hscal__depth_of((int)s->height) + 1 : 0;
  double hops = s->backward || s->width == 1
                    ? columns * 2 * hscal__depth_of((int)s->height)
                    : (s->width - 1) * hops_of(peaks, (int)s->height, columns / (s->width - 1));
  double seconds = (hops + sums * columns) * hscal__hop_bound(peaks, process_set);
  int is_spread = process_set->most < (int)s->height;
  return is_spread ? fmax(seconds, (s->kind == QR ? 4 : 2) * columns * peaks->far_hop_s) : seconds;
}

/* The panels themselves. */
static double panels_s(const stairs *s, const hscal_machine_peaks *peaks, const hscal_process_set *process_set) {
  if (s->kind == CHOLESKY) {
    double panels = floor((s->count - 1) / s->width);
    double block = (pow(s->width, 3) - s->width) / 3 * s->weight * peaks->vector_flop_s;
    return panels * (block + ((s->height > 1) + (s->lines > 1)) * hscal__hop_bound(peaks, process_set));
  }
  /* Whoever waits longest may have a block less of rows than the mean. */
  double rows = s->rows - (s->height > 1 ? s->height * s->width : 0), left = hscal__line(rows, s->begin, s->count);
  double operations = s->kind == QR ? 2 : 1; /* of vectors, each time two for each entry */
  double vectors_s = operations * s->weight * (s->width - 1) * left / s->height * peaks->vector_flop_s;
  return s->height == 1 ? vectors_s : vectors_s + ways_s(s, peaks, process_set);
}

/* Seconds per operation in products: of the whole process set, or of its fastest process alone. QR makes half of them as deep as shares are. */
static double product_s(const stairs *s, const hscal_machine_peaks *peaks, const hscal_space *space, double speed) {
  double boost = peaks->deep_boost;
  for (int i = 0; i < space->nblocks; i++)
    if (space->block[i] == (int)s->width) boost = peaks->thin_boost[i];
  double thin_s = 1 / (speed * boost), deep_s = 1 / (speed * peaks->deep_boost);
  return s->kind == QR ? 0.5 * (thin_s + deep_s) : thin_s;
}

/* The panel goes to the line that has the next one, to each process its share. */
static double messages_s(const stairs *s, const hscal_machine_peaks *peaks, const hscal_process_set *process_set) {
  if (s->lines == 1) return 0;
  double panels = floor((s->in_place - 1) / s->width), entries = hscal__line(s->rows, s->begin, s->in_place);
  double byte_s = process_set->most == 1 ? peaks->byte_s : fmin(peaks->byte_s, peaks->near_byte_s);
  return panels * hscal__hop_bound(peaks, process_set) + entries / s->height * s->element_bytes * byte_s;
}

/* Panels, and between two of them what the line of the next one takes for its share of the update: at least the mean. Within a turn
 * of all lines that is the mean speed's, at any time the fastest process's. */
static double chain_s(const stairs *s, const hscal_machine_peaks *peaks, const hscal_space *space,
                      const hscal_process_set *process_set) {
  double processes = s->height * s->lines, made_s = panels_s(s, peaks, process_set),
         turn = s->begin + s->lines * s->width;
  double mean_s = update_flops(s, turn, s->in_place) * product_s(s, peaks, space, process_set->total);
  double fast_s = update_flops(s, s->begin, s->in_place) * product_s(s, peaks, space, process_set->fastest) / processes;
  if (space->oversubscription > 1)
    mean_s = 0; /* a process is alone at times: then it is faster than its share of the node */
  if (s->in_place <= s->begin) return made_s;
  if (s->kind == CHOLESKY)
    return fmax(made_s, fast_s + messages_s(s, peaks, process_set)); /* along one row of processes */
  return made_s + fmax(mean_s, fast_s) + messages_s(s, peaks, process_set);
}

/* PBLAS may move what is left of the matrix where that is small: looked at for the last panel but one. */
static double in_place(const stairs *s, const hscal_cost_skeleton *skeleton) {
  hscal_layout layout = hscal__layout_make(skeleton->nprow, skeleton->npcol, 0);
  double last = floor((s->count - 1) / s->width) * s->width;
  hscal_call call = *skeleton->call;
  if (s->kind == QR) return s->count;
  if (call.routine->scheme == HSCAL_SCHEME_gesv) call.m = call.n;
  return last > s->width && hscal__update_stays(&call, &layout, (int)last) ? last : 0;
}

/* The slowest process has a block less of rows and columns than the mean, at least. */
static double slowest_s(const stairs *s, const hscal_machine_peaks *peaks, const hscal_space *space,
                        const hscal_process_set *process_set) {
  if (s->kind == CHOLESKY) return 0;
  double rows = s->rows - s->height * s->width, columns = s->columns - s->lines * s->width;
  double entries = hscal__area(rows, columns, s->begin, s->in_place) / (s->height * s->lines);
  return (s->kind == QR ? 4 : 2) * s->weight * entries * product_s(s, peaks, space, process_set->slowest);
}

double hscal__any_placement_panels_bound(const hscal_space *space, const hscal_machine_peaks *peaks,
                                         const hscal_cost_skeleton *skeleton, const hscal_process_set *process_set) {
  stairs s = stairs_of(skeleton);
  if (s.kind == NONE) {
    double flops = hscal__joint_flops(skeleton->call, (int)s.width);
    return hscal__any_placement_reduction_bound(peaks, skeleton, process_set) +
           flops / (process_set->total * peaks->deep_boost);
  }
  if (s.count <= s.width) return 0;
  s.in_place = in_place(&s, skeleton);
  double all_s = update_flops(&s, s.begin, s.count) * product_s(&s, peaks, space, process_set->total);
  return fmax(fmax(all_s, slowest_s(&s, peaks, space, process_set)), chain_s(&s, peaks, space, process_set));
}
