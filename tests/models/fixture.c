#include "models/fixture.h"
#include "base/status.h"
#include "cmocka_test.h"
#include "machine/synthetic.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

hscal_machine *machine_of(const char *text) {
  hscal_machine *machine = NULL;
  if (hscal__machine_synthetic(text, &machine)) fail_msg("%s", hscal_last_error());
  if (!machine->collectives) machine->collectives = hscal__collectives_named("smpi");
  return machine;
}

bench *bench_open(const char *machine, const char *nodes) {
  bench *bench = calloc(1, sizeof *bench);
  assert_non_null(bench);
  bench->machine = machine_of(machine);
  bench->workspace = hscal__workspace_new();
  assert_non_null(bench->workspace);
  bench->nprocs = (int)strlen(nodes);
  for (int p = 0; p < bench->nprocs; p++) bench->node_of[p] = nodes[p] - '0';
  bench_set_costs(bench);
  hscal_workspace *w = bench->workspace;
  assert_int_equal(hscal__stream_reset(&w->stream, &w->costs, &w->mailbox, bench->nprocs), 0);
  return bench;
}

void bench_set_costs(bench *bench) {
  hscal_placement placement = {bench->machine, bench->node_of};
  assert_int_equal(hscal__costs_set(&bench->workspace->costs, &placement, bench->nprocs, hscal__routine_find("pdgemm")),
                   0);
}

void bench_close(bench *bench) {
  hscal__workspace_free(bench->workspace);
  hscal_machine_free(bench->machine);
  free(bench);
}

void work(bench *bench, int process, double seconds) {
  assert_int_equal(hscal__stream_steps.work(&bench->workspace->stream, process, seconds), 0);
}

void transfer(bench *bench, int from, int to, double bytes) {
  assert_int_equal(hscal__stream_steps.transfer(&bench->workspace->stream, from, to, bytes), 0);
}

void transfer_any(bench *bench, int from, int to, double bytes, int left) {
  assert_int_equal(hscal__stream_steps.transfer_any(&bench->workspace->stream, from, to, bytes, left), 0);
}

void isend(bench *bench, int from, int to, double bytes) {
  assert_int_equal(hscal__stream_steps.send(&bench->workspace->stream, from, to, bytes, 0), 0);
}

void receive(bench *bench, int from, int to, double bytes) {
  assert_int_equal(hscal__stream_steps.receive(&bench->workspace->stream, from, to, bytes), 0);
}

void collect(bench *bench, const int *members, int n, int root, double bytes) {
  assert_int_equal(hscal__stream_steps.collect(&bench->workspace->stream, members, n, root, bytes), 0);
}

double seconds_of(bench *bench) {
  hscal_workspace *w = bench->workspace;
  double seconds = NAN;
  if (hscal__event_clock_run(&w->clock, &w->stream, &seconds)) fail_msg("%s", hscal_last_error());
  return seconds;
}

void assert_near(double value, double expected, double relative) {
  if (!(fabs(value - expected) <= relative * fabs(expected))) fail_msg("%.15g, expected %.15g", value, expected);
}
