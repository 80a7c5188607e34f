/*
 * What plans say of rough machines, next to what real ones reach. Ranges are wide and from the field, not from our own output: HPL and LU of ScaLAPACK
 * reach 45 to 85 % of what gemm does (TOP500; ScaLAPACK Users' Guide, chapter 5), QR 30 to 75 %, a reduction to tridiagonal form, half of
 * which memory limits, far less (Auckenthaler et al., 2011, of ELPA: p?syevd at 3 to 15 % of peak).
 */
#include "search/fixture.h"

#include <string.h>

static hscal_call square_call(const char *routine, int n) {
  hscal_call call = {.routine = hscal__routine_find(routine), .m = n, .n = n, .k = n};
  call.side = 'L', call.uplo = 'L', call.transa = call.transb = call.diag = 'N', call.jobz = 'V';
  call.alpha = call.beta = (hscal_scalar){1, 0};
  hscal__call_lay(&call, 0, 0);
  return call;
}

static double seconds_on(const char *text, double model_error, const char *routine, int n) {
  hscal_machine *machine = machine_of(text, model_error);
  hscal_call call = square_call(routine, n);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  double seconds = plan->predicted_s;
  hscal_plan_free(plan);
  hscal_machine_free(machine);
  return seconds;
}

/* Reading 3.2 GB from the memory of a node of today takes 16 to 30 ms, and no product with a vector is faster. */
static void a_matrix_is_read_from_memory(void **state) {
  (void)state;
  static const char *const machines[] = {"1x32@30", "xeon-6148", "1x40@55, membw 180GB"};
  for (int i = 0; i < 3; i++) {
    double seconds = seconds_on(machines[i], 0.2, "pdgemv", 20000);
    if (!(seconds > 0.012 && seconds < 0.035)) fail_msg("pdgemv on %s: %g s", machines[i], seconds);
  }
}

/* Of all processors' gemm. */
static const struct {
  const char *machine, *routine;
  int n;
  double peak, operations, low, high; /* flop/s; operations / n^3 */
} reached[] = {
    {"1x32@30", "pdgemm", 20000, 960e9, 2, 0.6, 0.97},
    {"1x32@30", "pdgetrf", 20000, 960e9, 2.0 / 3, 0.45, 0.85},
    {"1x32@30", "pdpotrf", 20000, 960e9, 1.0 / 3, 0.45, 0.85},
    {"1x32@30", "pdgeqrf", 20000, 960e9, 4.0 / 3, 0.3, 0.75},
    {"4x32@30", "pdgetrf", 40000, 3840e9, 2.0 / 3, 0.45, 0.85},
    {"4x32@30", "pdgeqrf", 40000, 3840e9, 4.0 / 3, 0.3, 0.75},
    {"4x32@30", "pdsyevd", 10000, 3840e9, 4, 0.02, 0.18},
    {"8x epyc-7763, hdr100", "pdgetrf", 100000, 36127e9, 2.0 / 3, 0.4, 0.85},
    {"4x xeon-6148, omni-path", "pdgetrf", 60000, 8755e9, 2.0 / 3, 0.4, 0.85},
};

static void fractions_of_peak_are_those_of_the_field(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof reached / sizeof *reached; i++) {
    double n = reached[i].n, seconds = seconds_on(reached[i].machine, 0.2, reached[i].routine, reached[i].n);
    double fraction = reached[i].operations * n * n * n / seconds / reached[i].peak;
    if (!(fraction >= reached[i].low && fraction <= reached[i].high))
      fail_msg("%s n=%g on %s: %g s, %.3f of peak", reached[i].routine, n, reached[i].machine, seconds, fraction);
  }
}

/* On an ideal machine narrow blocks cost nothing; on a rough one most plans have blocks of 32 and more. */
static void blocks_are_not_the_narrowest(void **state) {
  (void)state;
  static const char *const machines[] = {"1x32@30", "2x4@10", "4x16@20"};
  static const char *const routines[] = {"pdgemm", "pdgetrf", "pdpotrf"};
  static const int sizes[] = {2000, 4000, 8192, 16000};
  int narrow[2] = {0, 0}, plans = 0;
  for (int i = 0; i < 36; i++, plans++)
    for (int is_ideal = 0; is_ideal < 2; is_ideal++) {
      char text[80];
      snprintf(text, sizeof text, "%s%s", machines[i / 12], is_ideal ? ", ideal" : "");
      hscal_machine *machine = machine_of(text, 0.01);
      hscal_call call = square_call(routines[i / 4 % 3], sizes[i % 4]);
      hscal_plan *plan = plan_of(&call, machine, NULL);
      narrow[is_ideal] += plan->nb < 32;
      hscal_plan_free(plan);
      hscal_machine_free(machine);
    }
  if (!(3 * narrow[0] < plans && narrow[0] < narrow[1]))
    fail_msg("%d of %d plans have narrow blocks, %d on ideal machines", narrow[0], plans, narrow[1]);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_matrix_is_read_from_memory),
                                     cmocka_unit_test(fractions_of_peak_are_those_of_the_field),
                                     cmocka_unit_test(blocks_are_not_the_narrowest)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
