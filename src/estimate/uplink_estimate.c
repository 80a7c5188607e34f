/* What messages between switches cost a layout, beyond what estimate.c takes all messages between nodes to cost. */
#include "estimate/skeleton.h"

#include <math.h>

/* As links of nodes: how much of the time they could keep out of each other's way messages on an uplink do not; and how much of what they
 * take longer pipelines do not hide. Fitted to the clock. */
static const double uplink_lockstep = 0.3, in_sight = 0.3;

/* One direction of the grid. */
typedef struct lines {
  const hscal_traffic *travel;
  int members, crossings;
  double climbing; /* part of its hops that cross uplinks */
  double waits;    /* messages that are all latency, in trees */
  double bytes;    /* of a piece */
} lines;

/* Seconds that a piece is longer on its way from one switch to another when all that cross uplinks go at once. */
static double piece_s(const hscal_machine *machine, const hscal_node_class *node, const lines *along) {
  const hscal_switches *switches = &machine->switches;
  double alone_s = node->link_bytes_per_s > 0 ? along->bytes / node->link_bytes_per_s : 0, climbs_s = alone_s;
  if (switches->bytes_per_s > 0) climbs_s = fmax(climbs_s, along->bytes / switches->bytes_per_s);
  if (switches->uplink_bytes_per_s > 0) {
    double uplink_s = along->bytes / switches->uplink_bytes_per_s;
    climbs_s = fmax(climbs_s, uplink_s);
    climbs_s += uplink_lockstep * fmax(along->crossings * uplink_s - climbs_s, 0);
  }
  return switches->latency_s + climbs_s - alone_s;
}

static void add_lines(const hscal_machine *machine, const hscal_cost_skeleton *skeleton, const hscal_node_class *node,
                      double pieces, const lines *along, hscal_cost *cost) {
  if (along->crossings == 0) return;
  double panels = hscal__traffic_panels(along->travel), latency_s = machine->switches.latency_s;
  double hops = along->climbing * along->members; /* of a line that cross uplinks */
  cost->message_s += in_sight * pieces * panels * piece_s(machine, node, along);
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
