#include "estimate/estimate.h"
#include "base/blockcyclic.h"
#include "estimate/calibrated.h"
#include "estimate/message_estimate.h"
#include "estimate/speed_type.h"
#include "estimate/uplink_estimate.h"
#include "machine/speed.h"
#include "models/cost/kernel.h"
#include "models/cost/messages.h"

#include <math.h>

/* A loop walked in panels of one width. */
typedef struct walk {
  int panel, width, full, rest; /* whole panels, entries of a last narrow one                                 */
  double pieces;                /* messages per line: owners change inside panels too                         */
} walk;

static walk walk_of(const hscal_cost_skeleton *skeleton, int panel) {
  /* Owners that hold all of it send it in one piece. Source: PBLAS/SRC/PTOOLS/PB_CpgemmAB.c, fast path. */
  int follows = skeleton->cut_block == 0 && skeleton->width == 0; /* who holds what is walked */
  int is_whole = skeleton->segments == 1 && skeleton->nprow * skeleton->npcol > 1 && follows;
  int width = is_whole ? skeleton->loop : skeleton->width > 0 ? skeleton->width : panel;
  width = hscal__max(1, hscal__min(width, skeleton->loop));
  walk w = {.panel = panel, .width = width, .full = skeleton->loop / width, .rest = skeleton->loop % width};
  int stretch = skeleton->loop / skeleton->segments;
  int cuts = stretch % width && follows ? skeleton->segments - 1 : 0;
  w.pieces = w.full + (w.rest > 0) + cuts;
  return w;
}

static double scheme_kernel_s(const hscal_cost_skeleton *skeleton, const hscal_node_class *node, int rows, int cols,
                              int width) {
  hscal_type type = hscal__speed_type(skeleton->call);
  double part = skeleton->kernel == HSCAL_KERNEL_ADD ? (double)width / skeleton->loop : 1, seconds = 0;
  if (skeleton->deep < 1)
    seconds += (1 - skeleton->deep) * hscal__kernel_seconds(node, type, skeleton->kernel, rows, cols, width);
  if (skeleton->deep > 0)
    seconds += skeleton->deep * hscal__kernel_seconds(node, type, skeleton->kernel, rows, width, cols);
  return skeleton->weight * part * seconds;
}

/* Seconds of the local kernel for `width` entries of the loop on a rows x cols share of what stays. */
static double kernel_s(const hscal_machine *machine, const hscal_cost_skeleton *skeleton, int node_class, int rows,
                       int cols, int width) {
  if (rows == 0 || cols == 0 || width == 0) return 0;
  const hscal_node_class *node = &machine->classes[node_class];
  hscal_type type = hscal__speed_type(skeleton->call);
  int m = rows, n = cols, k = width; /* C stays */
  if (!skeleton->is_uniform) return scheme_kernel_s(skeleton, node, rows, cols, width);
  if (skeleton->stays == HSCAL_B)
    m = width, n = skeleton->col.sums > 0 ? cols : rows, k = skeleton->col.sums > 0 ? rows : cols;
  if (skeleton->stays == HSCAL_A)
    n = width, m = skeleton->row.sums > 0 ? rows : cols, k = skeleton->row.sums > 0 ? cols : rows;
  return skeleton->weight * hscal__kernel_seconds(node, type, HSCAL_KERNEL_GEMM, m, n, k);
}

static double walk_kernel_s(const hscal_machine *machine, const hscal_cost_skeleton *skeleton, const walk *w,
                            int node_class, int rows, int cols) {
  return w->full * kernel_s(machine, skeleton, node_class, rows, cols, w->width) +
         kernel_s(machine, skeleton, node_class, rows, cols, w->rest);
}

/* How often a member of a line of `members` takes part in one direction of a ring: the root does not receive, the
 * last one does not send, and with three or more some member always does both. */
static double ring_share(int members) { return members == 1 ? 0 : members == 2 ? 0.5 : 1; }

/* Seconds of a message of which `sharers` leave the node at much the same time. */
static double shared_message_s(const hscal_machine *machine, int layer, int node_class, int sharers, double lockstep,
                               double bytes) {
  double seconds = hscal__message_estimate(machine, layer, node_class, node_class, bytes);
  if (layer != HSCAL_LAYER_NETWORK || sharers < 2) return seconds;
  double latency = hscal__message_estimate(machine, layer, node_class, node_class, 0);
  return seconds + lockstep * (sharers - 1) * (seconds - latency);
}

/* Seconds a process is held per piece by one broadcast or sum of a line. */
static double message_s(const hscal_machine *machine, const hscal_process_class *process_class, int is_row, int members,
                        int is_sum, int is_tree, double lockstep, double bytes) {
  if (members == 1) return 0;
  int in = is_row ? process_class->row_in : process_class->col_in,
      out = is_row ? process_class->row_out : process_class->col_out;
  int sharers = is_row ? process_class->row_sharers : process_class->col_sharers;
  double in_s = shared_message_s(machine, in, process_class->node_class, sharers, lockstep, bytes);
  double out_s = shared_message_s(machine, out, process_class->node_class, sharers, lockstep, bytes);
  if (is_sum) { /* all members but one send into the root, one after the other over what they share */
    int is_shared = in == HSCAL_LAYER_NETWORK ? machine->classes[process_class->node_class].link_bytes_per_s > 0
                                              : machine->layer[in].shared;
    double alone_s = hscal__message_estimate(machine, in, process_class->node_class, process_class->node_class, 0);
    return in_s + is_shared * (members - 2) * (in_s - alone_s);
  }
  if (is_tree) return ceil(log2(members)) * in_s;
  const hscal_message_layer *from = &machine->layer[in], *to = &machine->layer[out];
  double held = from->receive_overhead_s + to->send_overhead_s;
  if (hscal__awaits_receive(from, bytes)) held += in_s;
  if (hscal__is_rendezvous(to, bytes)) held += out_s;
  return ring_share(members) * held;
}

/* How many borders of blocks cut a panel in the mean, so that it lies on as many lines more. */
static double cuts_of(int width, int block, int lines) {
  if (block == 0 || lines == 1) return 0;
  return fmin((double)width / block - (double)width / (double)hscal__lcm(width, block), lines - 1);
}

static int takes_trees(const hscal_traffic *travel, int panel) {
  return travel->tree_from > 0 && panel >= travel->tree_from;
}

/* Seconds a process is held per piece by the messages of one line. A panel that is gathered grows on its way. */
static double line_s(const hscal_machine *machine, const hscal_process_class *process_class,
                     const hscal_cost_skeleton *skeleton, int is_row, int panel, int width, double bytes) {
  const hscal_traffic *travel = is_row ? &skeleton->row : &skeleton->col;
  int members = is_row ? skeleton->npcol : skeleton->nprow, c = process_class->node_class;
  double lockstep = skeleton->chain > 0 ? 1 : HSCAL_LINK_LOCKSTEP; /* those of a line that waits all send at once */
  double seconds = 0, cuts = cuts_of(width, skeleton->cut_block, members);
  if (travel->sums > 0)
    seconds += travel->sums * message_s(machine, process_class, is_row, members, 1, 0, lockstep, bytes);
  if (travel->broadcasts > 0)
    seconds += travel->broadcasts *
               message_s(machine, process_class, is_row, members, 0, takes_trees(travel, panel), lockstep, bytes);
  int layer = is_row ? process_class->row_in : process_class->col_in;
  if (travel->gathers > 0 && cuts > 0)
    seconds += travel->gathers * cuts * hscal__message_estimate(machine, layer, c, c, bytes / 2);
  if (travel->rounds > 0) {
    double part = travel->gathers > 0 ? fmin(cuts, 1) : 1;
    seconds += part * travel->rounds * (members - 1) * hscal__message_estimate(machine, layer, c, c, bytes);
  }
  return seconds;
}

/* The layer over which a process meets others that may be in any row and column. */
static int far_layer(const hscal_process_class *process_class) {
  int is_far = process_class->row_out == HSCAL_LAYER_NETWORK || process_class->col_out == HSCAL_LAYER_NETWORK;
  return is_far ? HSCAL_LAYER_NETWORK : HSCAL_LAYER_NODE;
}

/* Seconds per piece of transposing a panel. On a square grid each exchanges its share with one other. On others lcm(P,
 * Q) messages go along the diagonals of the grid, as many at a time as its shorter side has processes. What has been
 * told all of a single row everybody there has already. Panels that are only transposed come from other lines each
 * time, so that a process sends one in Q and receives one in P. Source: PB_Cpaxpby.c. */
static double turn_s(const hscal_machine *machine, const hscal_process_class *process_class,
                     const hscal_cost_skeleton *skeleton, double bytes) {
  int lines = skeleton->turns_to_rows ? skeleton->nprow : skeleton->npcol,
      others = skeleton->nprow * skeleton->npcol / lines;
  if (lines * others == 1) return 0;
  double parts = (double)hscal__lcm(lines, others), times = lines == others ? 1 : parts / hscal__min(lines, others);
  int c = process_class->node_class;
  if (skeleton->kernel == HSCAL_KERNEL_ADD) times *= (1.0 / lines + 1.0 / others) / 2;
  return times * hscal__message_estimate(machine, far_layer(process_class), c, c, bytes / parts);
}

/* Of panels, of which so many bytes lie on a row and on a column. What has been told all of a single row everybody
 * there has already. */
static double panel_turns_s(const hscal_machine *machine, const hscal_process_class *process_class,
                            const hscal_cost_skeleton *skeleton, double row_bytes, double col_bytes) {
  int to_rows = skeleton->turns_to_rows, is_single = (to_rows ? skeleton->nprow : skeleton->npcol) == 1;
  if (skeleton->turns <= 0 || (is_single && (to_rows ? skeleton->row : skeleton->col).broadcasts > 0)) return 0;
  double bytes = to_rows ? row_bytes * skeleton->nprow : col_bytes * skeleton->npcol;
  return skeleton->turns * turn_s(machine, process_class, skeleton, bytes);
}

/* Of vectors, there and back: on a single row or column one way is none. */
static double vector_turns_s(const hscal_machine *machine, const hscal_process_class *process_class,
                             const hscal_cost_skeleton *skeleton) {
  int is_line = skeleton->nprow == 1 || skeleton->npcol == 1;
  double bytes = skeleton->element_bytes / 2 * skeleton->rows_max * skeleton->nprow;
  if (skeleton->vector_turns <= 0) return 0;
  return (is_line ? 0.5 : 1) * skeleton->vector_turns * turn_s(machine, process_class, skeleton, bytes);
}

/* Seconds of a solve's diagonal blocks, one after the other: each is broadcast along its line and handed to the
 * next. */
static double chain_s(const hscal_machine *machine, const hscal_process_class *process_class,
                      const hscal_cost_skeleton *skeleton, double block_bytes) {
  double hop = hscal__message_estimate(machine, far_layer(process_class), process_class->node_class,
                                       process_class->node_class, block_bytes);
  int hops = (skeleton->nprow > 1) + (skeleton->npcol > 1);
  return (double)skeleton->chain * hops * hop;
}

/* Seconds of messages that follow one another along a line: all lines send at once. */
static double waits_on_line_s(const hscal_machine *machine, int node_class, int layer, int sharers, int members,
                              const hscal_latency_chain *waits, double bytes) {
  double each = 0;
  if (members == 1) return 0;
  if (waits->brief > 0) each += waits->brief * hscal__message_estimate(machine, layer, node_class, node_class, 0);
  if (waits->vectors > 0) each += waits->vectors * shared_message_s(machine, layer, node_class, sharers, 1, bytes);
  return log2(members) * each;
}

static double waits_s(const hscal_machine *machine, const hscal_process_class *process_class,
                      const hscal_cost_skeleton *skeleton) {
  double half = skeleton->element_bytes / 2;
  return waits_on_line_s(machine, process_class->node_class, process_class->row_out, process_class->row_sharers,
                         skeleton->npcol, &skeleton->row_chain, half * skeleton->rows_max) +
         waits_on_line_s(machine, process_class->node_class, process_class->col_out, process_class->col_sharers,
                         skeleton->nprow, &skeleton->col_chain, half * skeleton->cols_max);
}

/* Seconds of products of a vector with a share, and with panels, whose columns lie on one process column. */
static double vectors_s(const hscal_machine *machine, const hscal_cost_skeleton *skeleton,
                        const hscal_process_class *process_class) {
  const hscal_node_class *node = &machine->classes[process_class->node_class];
  hscal_type type = hscal__speed_type(skeleton->call);
  int rows = hscal__max(skeleton->rows_max / 2, 1), columns = hscal__max(skeleton->strip / 2, 1);
  double seconds = 0;
  if (skeleton->passes > 0)
    seconds += skeleton->passes *
               hscal__kernel_seconds(node, type, HSCAL_KERNEL_GEMV, skeleton->rows_max, skeleton->cols_max, 0);
  if (skeleton->strips > 0)
    seconds += skeleton->strips * hscal__kernel_seconds(node, type, HSCAL_KERNEL_GEMV, rows, columns, 0);
  return seconds;
}

/* What the kernels of the largest share take on a class of nodes: process classes are mostly of one. */
typedef struct largest_share {
  int node_class; /* -1: of none yet */
  double kernel_s;
} largest_share;

/* Seconds of computing the largest share. */
static double largest_share_s(const hscal_machine *machine, const hscal_cost_skeleton *skeleton, const walk *w,
                              const hscal_process_class *process_class, largest_share *known) {
  if (known->node_class != process_class->node_class) {
    known->kernel_s =
        walk_kernel_s(machine, skeleton, w, process_class->node_class, skeleton->rows_max, skeleton->cols_max);
    known->node_class = process_class->node_class;
  }
  return known->kernel_s * (1 + HSCAL_CORE_LOCKSTEP * (process_class->oversubscription - 1));
}

/* Does anything go from process to process, so that it takes long to arrive at the last one? */
static int goes_round(const hscal_traffic *travel, int panel) {
  return travel->sums > 0 || (travel->broadcasts > 0 && !takes_trees(travel, panel));
}

/* The largest share of a process of the slowest nodes / the largest share. */
static double slow_share(const hscal_cost_skeleton *skeleton, const hscal_profile *profile) {
  int first = profile->slow_row[skeleton->cols_full - 1]; /* in the columns that hold most */
  double rows = (double)skeleton->rows_next / skeleton->rows_max,
         cols = (double)skeleton->cols_next / skeleton->cols_max, share = rows * cols;
  if (profile->slow_row[skeleton->npcol - 1] < skeleton->rows_full) share = cols;
  if (first < skeleton->nprow) share = fmax(share, rows);
  return first < skeleton->rows_full ? 1 : fmin(share, 1);
}

/* Largest shares are meant for the fastest processes, so slower ones are taken to have the mean share. */
static void add_process_class(const hscal_machine *machine, const hscal_cost_skeleton *skeleton, const walk *w,
                              const hscal_process_class *process_class, double fastest_s, largest_share *known,
                              hscal_cost *cost) {
  double width_bytes = skeleton->loop / w->pieces * skeleton->element_bytes;
  double row_bytes = skeleton->rows_max * width_bytes, col_bytes = skeleton->cols_max * width_bytes;
  double compute_s = fmax(fastest_s, skeleton->evenness * largest_share_s(machine, skeleton, w, process_class, known));
  double lines_s = w->pieces * (line_s(machine, process_class, skeleton, 1, w->panel, w->width, row_bytes) +
                                line_s(machine, process_class, skeleton, 0, w->panel, w->width, col_bytes));
  double turn_s = w->pieces * panel_turns_s(machine, process_class, skeleton, row_bytes, col_bytes) +
                  vector_turns_s(machine, process_class, skeleton);
  double wait_s =
      waits_s(machine, process_class, skeleton) +
      chain_s(machine, process_class, skeleton, col_bytes / hscal__max(1, skeleton->chain) * skeleton->npcol);
  double messages_s = lines_s + turn_s + wait_s;
  compute_s += vectors_s(machine, skeleton, process_class);
  if (compute_s + messages_s > cost->compute_s + cost->message_s) {
    cost->compute_s = compute_s, cost->message_s = messages_s;
    cost->turn_s = turn_s, cost->wait_s = wait_s;
  }
  double row_hop = hscal__message_estimate(machine, process_class->row_out, process_class->node_class,
                                           process_class->node_class, row_bytes);
  double col_hop = hscal__message_estimate(machine, process_class->col_out, process_class->node_class,
                                           process_class->node_class, col_bytes);
  /* The first panel must come round. Each time the ring begins elsewhere costs a hop more: along rows once per owner,
   * along columns with every stretch; where senders wait for receivers there is little slack to lose, and the shorter
   * hop tells. Source: PB_CpgemmAB.c, loop over (q, p). */
  int row_on = skeleton->npcol > 1 && goes_round(&skeleton->row, w->panel),
      col_on = skeleton->nprow > 1 && goes_round(&skeleton->col, w->panel);
  int columns = skeleton->chain > 0 ? hscal__min(skeleton->npcol, skeleton->chain) : skeleton->npcol;
  double fill_s = row_on * (columns - 1) * row_hop + col_on * (skeleton->nprow - 1) * col_hop;
  if (!machine->layer[HSCAL_LAYER_NETWORK].late_receiver)
    fill_s +=
        row_on * hscal__min(skeleton->segments, skeleton->npcol) * row_hop + col_on * skeleton->segments * col_hop;
  else if (row_on && col_on)
    fill_s += skeleton->segments * fmin(row_hop, col_hop);
  cost->fill_s = fmax(cost->fill_s, fill_s);
}

/* All wait for the slowest processes to compute what lies where they are, whatever is sent meanwhile. */
static void wait_for_slow(const hscal_machine *machine, const hscal_cost_skeleton *skeleton, const walk *w,
                          const hscal_profile *profile, hscal_cost *cost) {
  if (profile->slow_class < 0 || skeleton->first_row > 0 || skeleton->first_col > 0) return;
  double slow_s = slow_share(skeleton, profile) *
                  walk_kernel_s(machine, skeleton, w, profile->slow_class, skeleton->rows_max, skeleton->cols_max);
  cost->compute_s += fmax(slow_s - (cost->compute_s + cost->message_s), 0);
}

static double smooth_max(double x, double y) {
  double most = fmax(x, y), least = fmin(x, y);
  if (most <= 0) return 0;
  double ratio = least / most;
  return most * sqrt(sqrt(1 + ratio * ratio * ratio * ratio));
}

static void add_node_load(const hscal_machine *machine, const hscal_cost_skeleton *skeleton, const walk *w,
                          const hscal_node_class_load *load, hscal_cost *cost) {
  const hscal_node_class *node = &machine->classes[load->node_class];
  if (load->processes > node->processors) {
    double one_s = walk_kernel_s(machine, skeleton, w, load->node_class, skeleton->rows_max, skeleton->cols_max);
    cost->node_s = fmax(cost->node_s, one_s * skeleton->evenness * load->processes / node->processors);
  }
  if (node->link_bytes_per_s <= 0) return;
  double row_share = 1 - 1.0 / skeleton->npcol, col_share = 1 - 1.0 / skeleton->nprow;
  row_share *= skeleton->rows_max * hscal__traffic_panels(&skeleton->row),
      col_share *= skeleton->cols_max * hscal__traffic_panels(&skeleton->col);
  double in = load->row_in * row_share + load->col_in * col_share;
  double out = load->row_out * row_share + load->col_out * col_share;
  double link_s = fmax(in, out) / node->link_bytes_per_s;
  if (node->link_both_bytes_per_s > 0) link_s = fmax(link_s, (in + out) / node->link_both_bytes_per_s);
  cost->link_s = fmax(cost->link_s, link_s * skeleton->loop * skeleton->element_bytes);
}

hscal_cost hscal__estimate(const hscal_machine *machine, const hscal_cost_skeleton *skeleton, int panel,
                           const hscal_profile *profile) {
  hscal_cost cost = {0};
  if (skeleton->loop == 0 || skeleton->rows_max == 0 || skeleton->cols_max == 0) return cost;
  walk w = walk_of(skeleton, panel);
  largest_share known = {.node_class = -1};
  double fastest_s = largest_share_s(machine, skeleton, &w, &profile->fastest, &known);
  for (int i = 0; i < profile->nprocess_classes; i++)
    add_process_class(machine, skeleton, &w, &profile->process_classes[i], fastest_s, &known, &cost);
  wait_for_slow(machine, skeleton, &w, profile, &cost);
  for (int i = 0; i < profile->nnode_loads; i++) add_node_load(machine, skeleton, &w, &profile->node_loads[i], &cost);
  hscal__add_uplink_time(machine, skeleton, w.pieces, profile, &cost);
  double chain_s = cost.compute_s + cost.message_s;
  cost.total_s = smooth_max(fmax(chain_s, cost.node_s), cost.link_s) + cost.fill_s;
  return cost;
}

/* Of one part. If the panel width makes no difference to the last one, that one's. */
static const hscal_cost *estimate_of(const hscal_machine *machine, hscal_skeleton_parts *parts, int i, int panel,
                                     const hscal_profile *profile) {
  const hscal_cost_skeleton *skeleton = &parts->part[i];
  hscal_cached_estimate *cached = &parts->cached[i];
  int width = walk_of(skeleton, panel).width, row_trees = takes_trees(&skeleton->row, panel),
      col_trees = takes_trees(&skeleton->col, panel);
  if (cached->width == width && cached->row_trees == row_trees && cached->col_trees == col_trees) return &cached->cost;
  *cached = (hscal_cached_estimate){width, row_trees, col_trees, hscal__estimate(machine, skeleton, panel, profile)};
  parts->made++;
  return &cached->cost;
}

hscal_cost hscal__estimate_parts(const hscal_machine *machine, hscal_skeleton_parts *parts, int panel,
                                 const hscal_profile *profile) {
  hscal_cost all = {0};
  for (int i = 0; i < parts->count; i++) {
    const hscal_cost_skeleton *part = &parts->part[i];
    hscal_cost cost = *estimate_of(machine, parts, i, panel, profile);
    all.total_s += part->times * (cost.total_s - cost.fill_s) + cost.fill_s; /* pipelines go on from one to the next */
    all.compute_s += part->times * cost.compute_s;
    all.message_s += part->times * cost.message_s;
    all.turn_s += part->times * cost.turn_s;
    all.wait_s += part->times * cost.wait_s;
    all.node_s += part->times * cost.node_s;
    all.link_s += part->times * cost.link_s;
    all.fill_s += cost.fill_s;
  }
  return all;
}
