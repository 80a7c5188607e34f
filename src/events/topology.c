#include "events/topology.h"
#include "base/status.h"
#include "events/event.h"

int hscal__topology_check(const hscal_event *event) {
  char topology = event->topology;
  if (topology == ' ' || topology == 'i' || topology == 'd' || topology == 's' || topology == '1') return 0;
  return hscal__fail(HSCAL_ERROR_UNSUPPORTED, "a %s with BLACS topology '%c' is not modelled",
                     event->kind == HSCAL_EVENT_COMBINE ? "combine" : "broadcast", topology);
}

/* Hops among the members of a line, whose places are counted from the root. */
typedef struct unfolding {
  const hscal_event *event;
  const hscal_layout *layout;
  int members, root;
  hscal_hop *hops;
  int nhops;
} unfolding;

static unfolding unfold(const hscal_event *event, const hscal_layout *layout, hscal_hop *hops) {
  return (unfolding){.event = event,
                     .layout = layout,
                     .members = hscal__event_members(event, layout),
                     .root = event->root < 0 ? 0 : event->root,
                     .hops = hops};
}

/* Process at `place` (0..members-1) in direction +1 or -1 from the root. */
static int process_at(const unfolding *u, int place, int direction) {
  int member = (int)(((int64_t)u->root + (direction > 0 ? place : u->members - place)) % u->members);
  return hscal__event_member(u->event, member, u->layout);
}

static void hop(unfolding *u, int from, int to, int direction) {
  u->hops[u->nhops].from = process_at(u, from, direction);
  u->hops[u->nhops++].to = process_at(u, to, direction);
}

/* The root passes on to place `first`, that to the next one, and so on, `length` hops. */
static void spread_arm(unfolding *u, int first, int length, int direction) {
  for (int step = 0; step < length; step++) hop(u, step == 0 ? 0 : first + step - 1, first + step, direction);
}

/* Binomial tree: who has it passes it on over all smaller distances, the largest first. */
static void spread_on_tree(unfolding *u) {
  int64_t stride = 1;
  while (2 * stride < u->members) stride *= 2;
  for (; stride > 0; stride /= 2)
    for (int64_t place = 0; place + stride < u->members; place += 2 * stride)
      hop(u, (int)place, (int)(place + stride), +1);
}

int hscal__broadcast_hops(const hscal_event *event, const hscal_layout *layout, hscal_hop *hops) {
  unfolding u = unfold(event, layout, hops);
  if (event->topology == '1') {
    spread_on_tree(&u);
    return u.nhops;
  }
  /* Split ring: the root feeds both neighbours, the increasing arm reaches as far as members/2. */
  int increasing = event->topology == 'd' ? 0 : event->topology == 's' ? u.members / 2 : u.members - 1;
  spread_arm(&u, 1, increasing, +1);
  spread_arm(&u, 1, u.members - 1 - increasing, -1);
  return u.nhops;
}

/* The other members lie on one or two rings, each of which begins at its far end and passes sums on towards the root. Then,
 * if everybody wants the sum, it goes round on as many paths, always increasing. */
static void combine_on_rings(unfolding *u) {
  int others = u->members - 1, rings = u->event->topology == 's' && others > 1 ? 2 : 1;
  int direction = u->event->topology == 'd' ? +1 : -1;
  for (int ring = 0; ring < rings; ring++) {
    int near = ring * (others / rings) + 1, far = ring == rings - 1 ? others : others / rings;
    for (int place = far; place > near; place--) hop(u, place, place - 1, direction);
    hop(u, near, 0, direction);
  }
  for (int path = 0, first = 1; path < rings && u->event->root < 0; path++) {
    int length = others / rings + (path < others % rings);
    spread_arm(u, first, length, +1);
    first += length;
  }
}

/* Binomial tree: at each stride every other one of those left gives what he has; the sum goes back the same way. */
static void combine_on_tree(unfolding *u) {
  for (int64_t stride = 1; stride < u->members; stride *= 2)
    for (int64_t place = 0; place + stride < u->members; place += 2 * stride)
      hop(u, (int)(place + stride), (int)place, +1);
  if (u->event->root < 0) spread_on_tree(u);
}

int hscal__combine_hops(const hscal_event *event, const hscal_layout *layout, hscal_hop *hops) {
  unfolding u = unfold(event, layout, hops);
  if (u.members == 1) return 0;
  if (event->topology == '1')
    combine_on_tree(&u);
  else
    combine_on_rings(&u);
  return u.nhops;
}
