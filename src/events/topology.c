#include "base/status.h"
#include "events/event.h"

int hscal__topology_check(const hscal_event *event) {
  char topology = event->topology;
  int is_ring = topology == 'i' || topology == 'd' || topology == 's';
  if (topology == ' ' || (event->kind == HSCAL_EVENT_BROADCAST && is_ring)) return 0;
  return hscal__fail(HSCAL_ERROR_UNSUPPORTED, "a %s with BLACS topology '%c' is not modelled",
                     event->kind == HSCAL_EVENT_BROADCAST ? "broadcast" : "combine", topology);
}

/* Member `step` places from the root, in direction +1 or -1, on a ring of `members`. */
static int ring_member(int root, int step, int direction, int members) {
  return (root + (direction > 0 ? step : members - step)) % members; /* 0 <= step < members */
}

/* Appends the hops root -> root+d -> root+2d ... of `length` hops. Returns how many there are then. */
static int append_arm(const hscal_event *event, const hscal_layout *layout, int members, int direction, int length,
                      hscal_hop *hops, int nhops) {
  for (int step = 0; step < length; step++) {
    int from = ring_member(event->root, step, direction, members);
    int to = ring_member(event->root, step + 1, direction, members);
    hops[nhops].from = hscal__member(event->scope, event->line, from, layout->npcol);
    hops[nhops++].to = hscal__member(event->scope, event->line, to, layout->npcol);
  }
  return nhops;
}

int hscal__broadcast_hops(const hscal_event *event, const hscal_layout *layout, hscal_hop *hops) {
  int members = hscal__members(event->scope, layout);
  if (event->topology == 'd') return append_arm(event, layout, members, -1, members - 1, hops, 0);
  if (event->topology != 's') return append_arm(event, layout, members, +1, members - 1, hops, 0);
  /* Split ring: the root feeds both neighbours, the increasing arm reaches as far as members/2. */
  int increasing = members / 2, nhops = append_arm(event, layout, members, +1, increasing, hops, 0);
  return append_arm(event, layout, members, -1, members - 1 - increasing, hops, nhops);
}
