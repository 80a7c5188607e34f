/* A machine file with one absurd point: what its plan loses on the machine as it really is stays bounded. */
#include "cmocka_test.h"
#include "models/predict/predict.h"
#include "plan/planner.h"
#include "search/fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const int sizes[] = {64, 512, 2000}, ks[] = {16, 64, 256};
enum { SIZES = 3, KS = 3, POINTS = SIZES * KS };

static void write_class(FILE *out, const char *name, double peak, int poisoned, double factor) {
  fprintf(out,
          "{\"name\": \"%s\", \"count\": 2, \"processors\": 2, \"memory_bytes\": 16e9, \"kernels\": [{\"kernel\": "
          "\"gemm\", \"type\": \"d\", \"points\": [",
          name);
  for (int i = 0; i < POINTS; i++) {
    int n = sizes[i / KS], k = ks[i % KS];
    double gflops = peak * k / (k + 20.0) * n / (n + 100.0) * (i == poisoned ? factor : 1);
    fprintf(out, "%s{\"m\": %d, \"n\": %d, \"k\": %d, \"gflops\": %.6g}", i > 0 ? ", " : "", n, n, k, gflops);
  }
  fprintf(out, "]}]}");
}

/* Two kinds of nodes; a point of the faster kind is off by a factor. */
static hscal_machine *machine_with(int poisoned, double factor) {
  char place[] = "/tmp/hscal-poison-XXXXXX";
  FILE *out = fdopen(mkstemp(place), "w");
  hscal_machine *machine = NULL;
  assert_non_null(out);
  fprintf(out, "{\"schema\": \"hscal-machine/1\", \"model_error\": 0.02, \"nodes\": [");
  write_class(out, "new", 40, poisoned, factor);
  fprintf(out, ", ");
  write_class(out, "old", 15, -1, 1);
  fprintf(out, "], \"layers\": {\"node\": {\"latency_us\": 1, \"bytes_per_s\": 8e9},"
               " \"network\": {\"latency_us\": 10, \"bytes_per_s\": 1.25e9}}}");
  assert_int_equal(fclose(out), 0);
  if (hscal_machine_load(place, &machine)) fail_msg("%s", hscal_last_error());
  unlink(place);
  return machine;
}

/* Seconds, on the clean machine, of what is planned on another. */
static double seconds_of_plan(const hscal_call *open, const hscal_machine *planned_on, const hscal_machine *clean) {
  hscal_plan *plan = NULL;
  double seconds = 0;
  assert_int_equal(hscal__plan_call(open, planned_on, NULL, &plan), 0);
  assert_int_equal(*plan->warning != 0, *hscal_machine_warnings(planned_on) != 0);
  hscal_call closed = *open;
  hscal__call_lay(&closed, plan->mb, plan->nb);
  hscal_layout layout = hscal__layout_make(plan->nprow, plan->npcol, plan->panel);
  hscal_placement placement = {.machine = clean, .node_of = plan->node_of};
  assert_int_equal(hscal__timeof(&closed, &layout, &placement, HSCAL_EFFORT_MODEL, &seconds), 0);
  hscal_plan_free(plan);
  return seconds;
}

static void the_regret_is_bounded(void **state) {
  (void)state;
  static const double factors[] = {1.0 / 100, 100};
  hscal_call open = hscal__call_make(hscal__routine_find("pdgemm"), 3000, 3000, 3000, 0, 0);
  hscal_machine *clean = machine_with(-1, 1);
  assert_string_equal(hscal_machine_warnings(clean), "");
  double best = seconds_of_plan(&open, clean, clean), worst = 0;
  for (int i = 0; i < POINTS; i++)
    for (int f = 0; f < 2; f++) {
      hscal_machine *poisoned = machine_with(i, factors[f]);
      assert_non_null(strstr(hscal_machine_warnings(poisoned), "poisoned curve: nodes[0] new: dgemm "));
      double seconds = seconds_of_plan(&open, poisoned, clean);
      if (seconds > worst) worst = seconds;
      hscal_machine_free(poisoned);
    }
  print_message("worst regret %.1f %%\n", 100 * (worst / best - 1));
  assert_true(worst <= 1.15 * best);
  hscal_machine_free(clean);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(the_regret_is_bounded)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
