/* The clock against the real library on simulated machines whose nodes are behind several switches, or have links whose directions
 * share. */
#include "base/status.h"
#include "machine/synthetic.h"
#include "models/predict/predict.h"
#include "problem_text.h"
#include "simulation.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

/* Predicted and simulated seconds of a call differ by so much at most, relatively. */
static void expect(const char *string, const char *call, double most) {
  hscal_machine *machine = NULL;
  if (hscal__machine_synthetic(string, &machine)) fail_msg("%s", hscal_last_error());
  sim_problem problem = problem_of(machine, call, NULL);
  hscal_placement placement = {.machine = machine, .node_of = problem.node_of};
  sim_result result;
  double predicted_s;
  assert_int_equal(hscal__timeof(&problem.call, &problem.layout, &placement, HSCAL_EFFORT_FULL, &predicted_s), 0);
  if (sim_run(machine, &problem, 0, &result)) fail_msg("%s: %s", call, hscal_last_error());
  sim_problem_free(&problem);
  hscal_machine_free(machine);
  if (!(fabs(predicted_s / result.seconds - 1) <= most))
    fail_msg("%s on %s: predicted %.9g s, simulated %.9g s", call, string, predicted_s, result.seconds);
}

/* Four nodes with links of 1 GB/s behind uplinks of 2.5, and eight behind one of 0.5. */
static void uplinks_are_shared(void **state) {
  (void)state;
  static const char wide[] = "12x1@10, lat 80us, bw 1GB, switches 3, switchlat 0us, switchbw 2.5GB, ideal",
                    thin[] = "16x1@10, lat 80us, bw 1GB, switches 2, switchlat 0us, switchbw 0.5GB, ideal";
  expect(wide, "pdgemm n=1024 nb=64 grid=4x3", 1e-4);
  expect(wide, "pdsyrk n=512 nb=32 grid=4x3", 1e-4);
  expect(thin, "pdtrsm n=512 nb=32 grid=4x3", 1e-4);
}

/* The simulator lets messages of a shorter way have more of a link that they share with those of a longer one. */
static void latency_comes_on_top(void **state) {
  (void)state;
  static const char two[] = "8x1@10 + 8x1@30, lat 80us, bw 1GB, switches 2, switchlat 40us, switchbw 1GB, ideal",
                    crowded[] = "4x4@10, lat 80us, bw 1GB, switches 2, switchlat 40us, switchbw 1.5GB, ideal";
  expect(two, "pdgemm n=1024 nb=64 grid=4x3", 1e-4);
  expect(two, "pdpotrf n=512 nb=32 grid=3x4", 1e-3);
  expect(crowded, "pdgemm n=1024 nb=64 grid=4x3", 3e-3);
}

/* What goes out and what comes in share a link. */
static void directions_share(void **state) {
  (void)state;
  static const char half[] = "6x1@10, lat 20us, bw 1GB, bothbw 1GB, ideal",
                    partly[] = "4x2@10, lat 20us, bw 1GB, bothbw 1.4GB, ideal";
  expect(half, "pdgemm n=512 nb=32 grid=2x3", 1e-4);
  expect(half, "pdpotrf n=512 nb=32 grid=2x3", 1e-3);
  expect(partly, "pdgemm n=1024 nb=64 grid=4x2", 1e-4);
  expect(partly, "pdsyrk n=512 nb=32 grid=2x4", 1e-3);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(directions_share), cmocka_unit_test(uplinks_are_shared),
                                     cmocka_unit_test(latency_comes_on_top)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
