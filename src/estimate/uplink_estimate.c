#include "estimate/uplink_estimate.h"
#include "estimate/calibrated.h"

#include <math.h>

/* One direction of the grid. */
typedef struct lines {
  const hscal_traffic *travel;
  int members, crossings;
  double crossing_share; /* part of its hops that cross uplinks */
  double waits;          /* messages that are all latency, in trees */
  double bytes;          /* of a piece */
} lines;

/* Seconds that a piece is longer on its way from one switch to another when all that cross uplinks go at once. */
static double piece_s(const hscal_machine *machine, const hscal_node_class *node, const lines *along) {
  const hscal_switches *switches = &machine->switches;
  double alone_s = node->link_bytes_per_s > 0 ? along->bytes / node->link_bytes_per_s : 0, crossing_s = alone_s;
  if (switches->bytes_per_s > 0) crossing_s = fmax(crossing_s, along->bytes / switches->bytes_per_s);
  if (switches->uplink_bytes_per_s > 0) {
    double uplink_s = along->bytes / switches->uplink_bytes_per_s;
    crossing_s = fmax(crossing_s, uplink_s);
    crossing_s += HSCAL_UPLINK_LOCKSTEP * fmax(along->crossings * uplink_s - crossing_s, 0);
  }
  return switches->latency_s + crossing_s - alone_s;
}

static void add_lines(const hscal_machine *machine, const hscal_cost_skeleton *skeleton, const hscal_node_class *node,
                      double pieces, const lines *along, hscal_cost *cost) {
  if (along->crossings == 0) return;
  double panels = hscal__traffic_panels(along->travel), latency_s = machine->switches.latency_s;
  double hops = along->crossing_share * along->members; /* of a line that cross uplinks */
  cost->message_s += HSCAL_UPLINK_EXPOSED * pieces * panels * piece_s(machine, node, along);
  cost->message_s += along->waits * fmin(log2(along->members), hops) * latency_s;
  cost->message_s += skeleton->chain * fmin(hops, 1) * latency_s;
  if (panels > 0) cost->fill_s += hops * latency_s;
}

void hscal__add_uplink_time(const hscal_machine *machine, const hscal_cost_skeleton *skeleton, double pieces,
                            const hscal_profile *profile, hscal_cost *cost) {
  if (profile->row_crossings == 0 && profile->col_crossings == 0) return;
  const hscal_node_class *node = &machine->classes[profile->fastest.node_class];
  double width_bytes = skeleton->loop / pieces * skeleton->element_bytes, uplink = machine->switches.uplink_bytes_per_s;
  lines row = {&skeleton->row,
               skeleton->npcol,
               profile->row_crossings,
               profile->row_crossing_share,
               skeleton->row_chain.brief + skeleton->row_chain.vectors,
               skeleton->rows_max * width_bytes},
        col = {&skeleton->col,
               skeleton->nprow,
               profile->col_crossings,
               profile->col_crossing_share,
               skeleton->col_chain.brief + skeleton->col_chain.vectors,
               skeleton->cols_max * width_bytes};
  add_lines(machine, skeleton, node, pieces, &row, cost);
  add_lines(machine, skeleton, node, pieces, &col, cost);
  if (uplink <= 0) return;
  double row_s = row.crossings * row.bytes * hscal__traffic_panels(row.travel) * (1 - 1.0 / row.members),
         col_s = col.crossings * col.bytes * hscal__traffic_panels(col.travel) * (1 - 1.0 / col.members);
  cost->link_s = fmax(cost->link_s, pieces * (row_s + col_s) / uplink);
}
