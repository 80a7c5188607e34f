/* What messages between switches cost a layout, beyond what estimate.c takes all messages between nodes to cost. */
#include "estimate/skeleton.h"

#include <math.h>

/* As links of nodes: how much of the time they could keep out of each other's way messages on an uplink do not; and how much of what they
 * take longer pipelines do not hide. Fitted to the clock (docs/explanation/search.md). */
static const double uplink_lockstep = 0.3, in_sight = 0.3;

/* One direction of the grid. */
typedef struct lines {
  const hscal_travel *travel;
  int members, climbs;
  double climbing; /* part of its hops that climb */
  double waits;    /* messages that are all latency, in trees */
  double bytes;    /* of a piece */
} lines;

/* Seconds that a piece is longer on its way from one switch to another when all that climb go at once. */
static double piece_s(const hscal_machine *machine, const hscal_node_class *node, const lines *along) {
  const hscal_switches *switches = &machine->switches;
  double alone_s = node->link_bytes_per_s > 0 ? along->bytes / node->link_bytes_per_s : 0, climbs_s = alone_s;
  if (switches->bytes_per_s > 0) climbs_s = fmax(climbs_s, along->bytes / switches->bytes_per_s);
  if (switches->uplink_bytes_per_s > 0) {
    double uplink_s = along->bytes / switches->uplink_bytes_per_s;
    climbs_s = fmax(climbs_s, uplink_s);
    climbs_s += uplink_lockstep * fmax(along->climbs * uplink_s - climbs_s, 0);
  }
  return switches->latency_s + climbs_s - alone_s;
}

static void add_lines(const hscal_machine *machine, const hscal_outline *outline, const hscal_node_class *node,
                      double pieces, const lines *along, hscal_cost *cost) {
  if (along->climbs == 0) return;
  double panels = hscal__travel_panels(along->travel), latency_s = machine->switches.latency_s;
  double hops = along->climbing * along->members; /* of a line that climb */
  cost->message_s += in_sight * pieces * panels * piece_s(machine, node, along);
  cost->message_s += along->waits * fmin(log2(along->members), hops) * latency_s;
  cost->message_s += outline->chain * fmin(hops, 1) * latency_s;
  if (panels > 0) cost->fill_s += hops * latency_s;
}

void hscal__estimate_climbs(const hscal_machine *machine, const hscal_outline *outline, double pieces,
                            const hscal_profile *profile, hscal_cost *cost) {
  if (profile->row_climbs == 0 && profile->col_climbs == 0) return;
  const hscal_node_class *node = &machine->classes[profile->fastest.node_class];
  double width_bytes = outline->loop / pieces * outline->element_bytes, uplink = machine->switches.uplink_bytes_per_s;
  lines row = {&outline->row,
               outline->npcol,
               profile->row_climbs,
               profile->row_climbing,
               outline->row_waits.brief + outline->row_waits.vectors,
               outline->rows_max * width_bytes},
        col = {&outline->col,
               outline->nprow,
               profile->col_climbs,
               profile->col_climbing,
               outline->col_waits.brief + outline->col_waits.vectors,
               outline->cols_max * width_bytes};
  add_lines(machine, outline, node, pieces, &row, cost);
  add_lines(machine, outline, node, pieces, &col, cost);
  if (uplink <= 0) return;
  double row_s = row.climbs * row.bytes * hscal__travel_panels(row.travel) * (1 - 1.0 / row.members),
         col_s = col.climbs * col.bytes * hscal__travel_panels(col.travel) * (1 - 1.0 / col.members);
  cost->link_s = fmax(cost->link_s, pieces * (row_s + col_s) / uplink);
}
