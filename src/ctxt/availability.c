#include "ctxt/availability.h"
#include "base/environment.h"
#include "base/notice.h"
#include "base/status.h"

#include <stdio.h>
#include <stdlib.h>

static int has_too_little(const hscal_availability *availability, double share) {
  return share > 0 && share < availability->least_share;
}

/* Returns how many nodes with processes are left out; *available: how many are not. */
static int count_nodes(const hscal_availability *availability, int nnodes, const double *share, int *available) {
  int left_out = 0;
  *available = 0;
  for (int node = 0; node < nnodes; node++)
    if (has_too_little(availability, share[node]))
      left_out++;
    else
      *available += share[node] > 0;
  return left_out;
}

static void leave_out(hscal_availability *availability, const hscal_hosts *hosts, const double *share) {
  for (int rank = 0, at = 0; rank < hosts->nranks; rank++) {
    int node = hosts->node_of[rank];
    if (has_too_little(availability, share[node])) continue;
    availability->slots[node]++;
    availability->started[at++] = node;
  }
}

static void explain(const hscal_availability *availability, const hscal_hosts *hosts, const double *share) {
  if (!hscal__is_switched_on("HSCAL_EXPLAIN")) return;
  for (int node = 0; node < hosts->nnodes; node++)
    if (has_too_little(availability, share[node]))
      fprintf(stderr,
              "hscal: recon: %s is left out of plans: it has %.3g of its speed, HSCAL_RECON_AVAILABLE wants %.3g\n",
              hosts->node_name[node], share[node], availability->least_share);
}

int hscal__availability_find(hscal_availability *availability, const hscal_hosts *hosts, const double *share) {
  int available;
  hscal__availability_free(availability);
  if (count_nodes(availability, hosts->nnodes, share, &available) == 0) return 0;
  if (available == 0) {
    hscal__notice("hscal_recon: no node has %.3g of its speed (HSCAL_RECON_AVAILABLE), so none is left out of plans",
                  availability->least_share);
    return 0;
  }
  availability->slots = calloc((size_t)hosts->nnodes, sizeof *availability->slots);
  availability->started = calloc((size_t)hosts->nranks, sizeof *availability->started);
  if (!availability->slots || !availability->started) {
    hscal__availability_free(availability);
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the processes of %d nodes", hosts->nnodes);
  }
  leave_out(availability, hosts, share);
  explain(availability, hosts, share);
  return 0;
}

void hscal__availability_free(hscal_availability *availability) {
  free(availability->slots);
  free(availability->started);
  availability->slots = availability->started = NULL;
}

const int *hscal__available_slots(const hscal_availability *availability, const hscal_hosts *hosts) {
  return availability->slots ? availability->slots : hosts->slots;
}

const int *hscal__available_started(const hscal_availability *availability, const hscal_hosts *hosts) {
  return availability->started ? availability->started : hosts->node_of;
}
