/*
 * found HOSTS MACHINE: has a measurement of the cluster found what the file HOSTS set? Each speed of each host within 5 %, the bandwidth
 * between each two hosts within 10 % of what TCP gets of the slowest link on the way (94 %: frames of Ethernet); who is behind the same
 * switch as whom, what further switches add to latencies within 20 %, and likewise their uplinks.
 */
#include "host.h"
#include "measure/benchmark_points.h"
#include "models/cost/messages.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const double most_off_speed = 0.05, most_off_bandwidth = 0.10, most_off_switch = 0.2, tcp_share = 0.94;
static int wrong;

static void expect(const char *what, const char *a, const char *b, double found, double set, double most_off) {
  double off = fabs(found / set - 1);
  int fine = off <= most_off;
  printf("%-10s %s%s%s: found %.4g, set %.4g, off by %.1f %%%s\n", what, a, *b ? " - " : "", b, found, set, 100 * off,
         fine ? "" : ": WRONG");
  wrong += !fine;
}

static int node_called(const hscal_machine *machine, const char *name) {
  for (int i = 0; i < machine->nnodes; i++)
    if (strcmp(machine->node_name[i], name) == 0) return i;
  fprintf(stderr, "found: the machine has no node %s\n", name);
  wrong++;
  return 0;
}

/* The speed that is furthest off, of all that was measured of a kernel with calls that last: of short ones, the call itself counts. */
static void expect_speed(const host *host, const hscal_kernel_speed *speed) {
  const double lasting_s = 50e-6;
  double worst = speed->flops_per_s * 1e-9;
  for (int i = 0; i < speed->npoints; i++) {
    const hscal_kernel_point *point = &speed->points[i];
    const hscal_shape shape = {speed->kernel, speed->type, point->m, point->n, point->k, speed->threads, 0};
    double gflops = point->flops_per_s * 1e-9;
    if (hscal__shape_flops(&shape) < lasting_s * 1e9 * host->gflops) continue;
    if (fabs(gflops - host->gflops) > fabs(worst - host->gflops)) worst = gflops;
  }
  expect(hscal__kernel_facts[speed->kernel].blas, host->name, "", worst, host->gflops, most_off_speed);
}

/* Bytes per second that large messages between two nodes get, from the model's times of two sizes. */
static double bandwidth(const hscal_machine *machine, int a, int b) {
  static hscal_costs costs;
  const double large = 4194304, small = 1048576;
  const int node_of[2] = {a, b};
  const hscal_placement placement = {machine, node_of};
  double seconds[2];
  if (hscal__costs_set(&costs, &placement, 2, hscal__routine_find("pdgemm"))) return 0;
  for (int i = 0; i < 2; i++) {
    hscal_route route = hscal__costs_route(&costs, 0, 1, i ? large : small);
    seconds[i] = route.latency_s + route.transfer_s;
  }
  hscal__costs_free(&costs);
  costs = (hscal_costs){0};
  return (large - small) / (seconds[1] - seconds[0]);
}

static int are_apart(const host *a, const host *b) { return strcmp(a->behind, b->behind) != 0; }

static double least_mbit(const host *a, const host *b) {
  double mbit = fmin(a->mbit, b->mbit);
  return are_apart(a, b) ? fmin(mbit, fmin(a->uplink_mbit, b->uplink_mbit)) : mbit;
}

static void expect_pair(const hscal_machine *machine, const host *a, const host *b) {
  int x = node_called(machine, a->name), y = node_called(machine, b->name);
  int found_apart = hscal__switch_of(machine, x) != hscal__switch_of(machine, y);
  expect("Mbit/s", a->name, b->name, bandwidth(machine, x, y) * 8e-6, tcp_share * least_mbit(a, b), most_off_bandwidth);
  if (found_apart == are_apart(a, b)) return;
  printf("%s and %s: found behind %s: WRONG\n", a->name, b->name, found_apart ? "different switches" : "one switch");
  wrong++;
}

/* Uplinks are alike. */
static void expect_switches(const hscal_machine *machine, const host *hosts, int count) {
  const hscal_switches *switches = &machine->switches;
  int other = 1;
  while (other < count && !are_apart(&hosts[0], &hosts[other])) other++;
  if (other == count) return;
  expect("us", "between switches", "", switches->latency_s * 1e6, 2 * hosts[0].uplink_us, most_off_switch);
  expect("Mbit/s", "uplinks", "", switches->uplink_bytes_per_s * 8e-6, tcp_share * hosts[0].uplink_mbit,
         most_off_switch);
}

int main(int argc, char **argv) {
  static host hosts[MOST_HOSTS];
  hscal_machine *machine = NULL;
  hscal_set_error_handler(NULL, NULL); /* told below */
  if (argc != 3) return fprintf(stderr, "usage: found HOSTS MACHINE\n"), 2;
  int count = hosts_read(argv[1], hosts);
  if (count < 0 || hscal_machine_load(argv[2], &machine)) return fprintf(stderr, "%s\n", hscal_last_error()), 2;
  for (int i = 0; i < count; i++) {
    const hscal_node_class *node = hscal__node(machine, node_called(machine, hosts[i].name));
    for (int k = 0; k < node->nspeeds; k++)
      if (node->speeds[k].kernel <= HSCAL_KERNEL_HEMV) /* the others are not paced */
        expect_speed(&hosts[i], &node->speeds[k]);
    for (int j = 0; j < i; j++) expect_pair(machine, &hosts[i], &hosts[j]);
  }
  expect_switches(machine, hosts, count);
  hscal_machine_free(machine);
  return wrong > 0;
}
