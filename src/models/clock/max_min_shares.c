#include "models/clock/max_min_shares.h"
#include "models/clock/calibrated.h"

#include <math.h>

/* The rate that a path could have if the port on this side of it were unlimited. Sides come in pairs: of nodes, switches and links. */
static inline double limit_elsewhere(const hscal_flows *flows, const hscal_path *path, int side) {
  double limit = hscal__fmin(path->own_rate, hscal__flow_share_on(flows, path, side ^ 1));
  if (path->sides == 2) return limit;
  for (int other = 0; other < path->sides; other++)
    if ((other ^ side) > 1) limit = hscal__fmin(limit, hscal__flow_share_on(flows, path, other));
  return limit;
}

/* The rate up to which a port can serve each of its flows: an even share of what is left by those that want less. Each
 * round finds more of these, until there are none or all of them do. */
static double fair_share(hscal_flows *flows, hscal_port *port) {
  double share = port->capacity / port->flows;
  for (int modest_before = 0;;) {
    double taken = 0, most = 0;
    int modest = 0;
    flows->looked += port->flows;
    for (int passage = port->first, side; passage >= 0; passage = *hscal__flow_next_passage(flows, passage)) {
      const hscal_path *path = &flows->path[hscal__passage_path(passage)];
      side = hscal__passage_side(passage);
      double limit = limit_elsewhere(flows, path, side);
      int is_modest = limit <= share, flows = path->flows * is_modest; /* by a branch it would be guessed, wrongly */
      taken += limit * flows;
      most = hscal__fmax(most, limit * is_modest);
      modest += flows;
    }
    port->bottlenecked = port->flows - modest;
    if (modest == port->flows) return hscal__fmax(share, port->capacity - taken + most);
    if (modest <= modest_before) return share;
    modest_before = modest;
    share = hscal__fmax(share, (port->capacity - taken) / (port->flows - modest));
  }
}

/* The other ports of a path may have to change their shares, now that it may have `after` here, not `before`. Not those that give it less
 * than both, nor those with one flow: all that they have is its, whatever it can use of it. What changes less than the tolerance is
 * remembered: there may be more of it. */
static inline void others_changed(hscal_flows *flows, int passage, double before, double after) {
  const hscal_path *path = &flows->path[hscal__passage_path(passage)];
  int side = hscal__passage_side(passage);
  for (int other = 0; other < path->sides; other++) {
    int p = path->port[other];
    hscal_port *port = &flows->port[p];
    if (other == side || port->flows <= 1) continue;
    double most = hscal__fmin(path->own_rate, port->share);
    port->missed += path->flows * fabs(hscal__fmin(most, after) - hscal__fmin(most, before));
    double share_off = port->missed / (port->bottlenecked > 0 ? port->bottlenecked : 1);
    if (share_off <= flows->tolerance * port->share) continue;
    if (flows->ndirty < HSCAL_MOST_LOOKS_AT_A_PORT * flows->nports) hscal__flow_port_changed(flows, p);
  }
}

/* Brings the share of a port up to date. If it changes, so may the other ports of its paths. */
static void look_at_port(hscal_flows *flows, int p) {
  hscal_port *port = &flows->port[p];
  double before = port->share;
  port->dirty = 0;
  port->missed = 0;
  port->settled = port->flows;
  port->share = port->flows > 1 ? fair_share(flows, port) : port->capacity;
  port->moved |= port->share != before;
  if (fabs(port->share - before) <= hscal__fmax(1e-9 * port->capacity, flows->tolerance * before)) return;
  for (int passage = port->first; passage >= 0; passage = *hscal__flow_next_passage(flows, passage))
    others_changed(flows, passage, before, port->share);
}

void hscal__max_min_shares_settle(hscal_flows *flows) {
  for (int i = 0; i < flows->ndirty; i++) look_at_port(flows, flows->dirty[i]); /* which may append more */
  for (int i = 0; i < flows->ndirty; i++) {
    hscal_port *port = &flows->port[flows->dirty[i]];
    if (!port->moved) continue;
    port->moved = 0;
    flows->looked += port->flows;
    for (int passage = port->first; passage >= 0; passage = *hscal__flow_next_passage(flows, passage))
      hscal__flow_set_rate(flows, hscal__passage_path(passage));
  }
  flows->ndirty = 0;
}
