/* In which context each call is made, and what moves: against all assignments, and against programs that are run call by call. */
#include "cmocka_test.h"
#include "hscal.h"
#include "workload/calibrated.h"
#include "workload/choose_contexts.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_CALLS = 6, MOST_MATRICES = 4, MOST_TRIED = 3 };

static unsigned number_state;
static int random_below(int n) {
  number_state = number_state * 1664525u + 1013904223u;
  return (int)((number_state >> 8) % (unsigned)n);
}

static hscal_workload *workload_of(const char *const *lines) {
  hscal_workload *workload;
  assert_int_equal(hscal_workload_create(&workload), 0);
  for (int i = 0; lines[i]; i++)
    if (hscal_workload_add_line(workload, lines[i])) fail_msg("%s", hscal_last_error());
  return workload;
}

/* Three matrices, calls with one, two or three of them, alone or in loops. */
static hscal_workload *random_workload(void) {
  static const char *const calls[] = {"pdpotrf n=8 uplo=l a=?", "pdtrsm m=8 n=8 a=? b=?", "pdgemm n=8 a=? b=? c=?",
                                      "pdgemm n=8 beta=0 a=? b=? c=?", "pdsyevd n=8 a=? z=?"};
  hscal_workload *workload;
  int ncalls = 2 + random_below(MOST_CALLS - 1);
  assert_int_equal(hscal_workload_create(&workload), 0);
  for (int i = 0; i < MOST_MATRICES; i++) {
    char line[40];
    snprintf(line, sizeof line, "matrix %c m=8 n=8", 'A' + i);
    assert_int_equal(hscal_workload_add_line(workload, line), 0);
  }
  for (int i = 0; i < ncalls; i++) {
    char line[120];
    int first = random_below(MOST_MATRICES), operand = 0;
    const int matrix[] = {first, (first + 1 + random_below(MOST_MATRICES - 1)) % MOST_MATRICES,
                          random_below(MOST_MATRICES)};
    snprintf(line, sizeof line, "call %s count=%d", calls[random_below(5)], random_below(3) == 0 ? 1 : 4);
    for (char *at = line; (at = strchr(at, '?'));) *at = (char)('A' + matrix[operand++]);
    if (hscal_workload_add_line(workload, line)) fail_msg("%s: %s", line, hscal_last_error());
  }
  return workload;
}

/* ---- the choice against all of them ---------------------------------------------------------------------------------- */

typedef struct problem {
  hscal_workload *workload;
  hscal_context_costs costs;
  hscal_handover *handovers;
  double call_s[MOST_CALLS * MOST_TRIED], move_s[MOST_MATRICES * MOST_TRIED * MOST_TRIED];
} problem;

/* Seconds are whole numbers, so that sums are exact. */
static void make_problem(problem *p, hscal_workload *workload) {
  *p = (problem){.workload = workload};
  assert_int_equal(hscal__handovers_of(workload, &p->handovers, &p->costs.nhandovers), 0);
  p->costs.handover = p->handovers, p->costs.call_s = p->call_s, p->costs.move_s = p->move_s;
  p->costs.ncalls = workload->ncalls, p->costs.ncontexts = MOST_TRIED;
  for (int i = 0; i < workload->ncalls; i++)
    for (int k = 0; k < MOST_TRIED; k++)
      p->call_s[i * MOST_TRIED + k] = k > 0 && random_below(6) == 0 ? HUGE_VAL : 5 * random_below(20);
  for (int i = 0; i < workload->nmatrices; i++)
    for (int from = 0; from < MOST_TRIED; from++)
      for (int to = 0; to < MOST_TRIED; to++)
        p->move_s[(i * MOST_TRIED + from) * MOST_TRIED + to] = from == to ? 0 : 1 + random_below(8);
}

static void free_problem(problem *p) {
  free(p->handovers);
  hscal_workload_free(p->workload);
}

static double least_of_all(const problem *p) {
  int context_of[MOST_CALLS] = {0};
  double least = INFINITY;
  for (int at = 0; at < p->costs.ncalls;) {
    least = fmin(least, hscal__contexts_s(&p->costs, context_of));
    for (at = 0; at < p->costs.ncalls && ++context_of[at] == MOST_TRIED; at++) context_of[at] = 0;
  }
  return least;
}

static void no_assignment_is_faster(void **state) {
  int several = 0;
  (void)state;
  for (int trial = 0; trial < 400; trial++) {
    problem p;
    int context_of[MOST_CALLS], is_several = 0;
    number_state = (unsigned)trial;
    make_problem(&p, random_workload());
    assert_int_equal(hscal__choose_contexts(&p.costs, context_of), 0);
    double found = hscal__contexts_s(&p.costs, context_of), least = least_of_all(&p);
    if (found != least) fail_msg("trial %d: %g found, %g is the least", trial, found, least);
    for (int i = 1; i < p.costs.ncalls; i++) is_several |= context_of[i] != context_of[0];
    several += is_several;
    free_problem(&p);
  }
  assert_true(several > 100 && several < 400);
}

/* ---- moves against a program ----------------------------------------------------------------------------------------- */

/* In which contexts a matrix is up to date. */
typedef struct copies {
  int is_in[MOST_TRIED], is_anywhere;
} copies;

/* What each operand is, as the books say: "r" it is read, "w" it is written; what is only destroyed is nobody's any more. */
static const char *use_of(const hscal_workload_call *line, hscal_operand_name which) {
  const char *name = line->call.routine->name;
  if (!strcmp(name, "pdpotrf")) return "rw";
  if (!strcmp(name, "pdtrsm")) return which == HSCAL_B ? "rw" : "r";
  if (!strcmp(name, "pdsyevd")) return hscal__call_operand_letter(&line->call, which) == 'z' ? "w" : "r";
  if (which != HSCAL_C) return "r";
  return line->call.beta.re == 0 ? "w" : "rw";
}

/* Does the call use the matrix so? */
static int uses(const hscal_workload_call *line, int matrix, char how) {
  int found = 0;
  for (int which = 0; which < HSCAL_OPERANDS; which++)
    if (line->matrix[which] == matrix) found |= strchr(use_of(line, (hscal_operand_name)which), how) != NULL;
  return found;
}

static double run_call(const problem *p, int call, int context, copies *of) {
  const hscal_workload_call *line = &p->workload->call[call];
  double seconds = 0;
  for (int i = 0; i < p->workload->nmatrices; i++) {
    double nearest = INFINITY;
    if (uses(line, i, 'r') && of[i].is_anywhere) {
      for (int from = 0; from < MOST_TRIED; from++)
        if (of[i].is_in[from]) nearest = fmin(nearest, p->move_s[(i * MOST_TRIED + from) * MOST_TRIED + context]);
      seconds += nearest;
    }
    if (uses(line, i, 'w')) memset(of[i].is_in, 0, sizeof of[i].is_in);
    if (uses(line, i, 'r') || uses(line, i, 'w')) of[i].is_in[context] = of[i].is_anywhere = 1;
  }
  return seconds;
}

/* Calls with counts above 1 in a row are a loop. All counts but 1 are alike here. */
static double run_program(const problem *p, const int *context_of) {
  copies of[MOST_MATRICES] = {{{0}, 0}};
  double seconds = 0;
  for (int first = 0, last; first < p->workload->ncalls; first = last) {
    long times = p->workload->call[first].count;
    for (last = first + 1; times > 1 && last < p->workload->ncalls && p->workload->call[last].count > 1;) last++;
    for (long t = 0; t < times; t++)
      for (int i = first; i < last; i++) seconds += run_call(p, i, context_of[i], of);
  }
  return seconds;
}

static double moves_s(const problem *p, const int *context_of) {
  double seconds = hscal__contexts_s(&p->costs, context_of);
  for (int i = 0; i < p->costs.ncalls; i++) seconds -= p->call_s[i * MOST_TRIED + context_of[i]];
  return seconds;
}

/* A matrix may be nearer than with its writer or its last user: moves are never told too short, and mostly exactly. Triangles of moves may be
 * cheaper than one: not here, where all take the same. */
static void moves_are_those_of_the_program(void **state) {
  int exact = 0, all = 0;
  (void)state;
  for (int trial = 0; trial < 1000; trial++) {
    problem p;
    int context_of[MOST_CALLS];
    number_state = (unsigned)trial;
    make_problem(&p, random_workload());
    for (int i = 0; i < MOST_MATRICES * MOST_TRIED * MOST_TRIED; i++) p.move_s[i] = p.move_s[i] > 0;
    for (int i = 0; i < p.costs.ncalls; i++)
      for (int k = 0; k < MOST_TRIED; k++) p.call_s[i * MOST_TRIED + k] = 0;
    for (int i = 0; i < p.costs.ncalls; i++) context_of[i] = random_below(MOST_TRIED);
    double told = moves_s(&p, context_of), run = run_program(&p, context_of);
    if (told < run) fail_msg("trial %d: moves take %g, %g are told", trial, run, told);
    exact += told == run, all++;
    free_problem(&p);
  }
  assert_true(exact > all * 9 / 10);
}

/* H: to the third call, which destroys it; S: to the second, and is where it was for the fourth and the next first; Z: to the fourth. */
static void a_loop_moves_each_time_but_for_what_is_there(void **state) {
  static const char *const lines[] = {"matrix H m=8 n=8",
                                      "matrix S m=8 n=8",
                                      "matrix Z m=8 n=8",
                                      "call pdpotrf uplo=l n=8 a=S count=12",
                                      "call pdsygst uplo=l n=8 a=H b=S count=12",
                                      "call pdsyevd uplo=l n=8 a=H z=Z count=12",
                                      "call pdtrsm side=l uplo=l transa=t n=8 a=S b=Z count=12",
                                      NULL};
  const int context_of[] = {0, 1, 2, 0};
  problem p;
  (void)state;
  make_problem(&p, workload_of(lines));
  for (int i = 0; i < MOST_MATRICES * MOST_TRIED * MOST_TRIED; i++) p.move_s[i] = p.move_s[i] > 0;
  for (int i = 0; i < 4 * MOST_TRIED; i++) p.call_s[i] = 0;
  assert_true(moves_s(&p, context_of) == 12 + 12 + 12);
  free_problem(&p);
}

static void a_call_repeated_alone_moves_once(void **state) {
  static const char *const lines[] = {"matrix A m=8 n=8", "call pdpotrf n=8 a=A", "call pdpotri n=8 a=A count=2000",
                                      "call pdpotrf n=8 a=A", NULL};
  const int context_of[] = {0, 1, 0};
  problem p;
  (void)state;
  make_problem(&p, workload_of(lines));
  for (int i = 0; i < MOST_MATRICES * MOST_TRIED * MOST_TRIED; i++) p.move_s[i] = p.move_s[i] > 0;
  for (int i = 0; i < 3 * MOST_TRIED; i++) p.call_s[i] = 0;
  assert_true(moves_s(&p, context_of) == 2);
  free_problem(&p);
}

/* More matrices under way than there are places: still an answer, and never worse than one context. */
static void a_crowd_is_no_worse_than_one_context(void **state) {
  enum { MATRICES = 50, CALLS = 3 * MATRICES };
  hscal_workload *workload;
  hscal_handover *handovers;
  int nhandovers, context_of[CALLS], several = 0;
  (void)state;
  number_state = 7;
  assert_int_equal(hscal_workload_create(&workload), 0);
  for (int i = 0; i < MATRICES; i++) {
    char line[80];
    snprintf(line, sizeof line, "matrix A%d m=8 n=8", i);
    assert_int_equal(hscal_workload_add_line(workload, line), 0);
  }
  for (int i = 0; i < CALLS; i++) {
    char line[80];
    snprintf(line, sizeof line, "call pdpotrf n=8 a=A%d count=3", i % MATRICES);
    assert_int_equal(hscal_workload_add_line(workload, line), 0);
  }
  assert_int_equal(hscal__handovers_of(workload, &handovers, &nhandovers), 0);
  double *call_s = calloc((size_t)CALLS * MOST_TRIED, sizeof *call_s);
  double *move_s = calloc((size_t)MATRICES * MOST_TRIED * MOST_TRIED, sizeof *move_s);
  assert_true(call_s && move_s);
  for (int i = 0; i < CALLS * MOST_TRIED; i++) call_s[i] = random_below(30);
  for (int i = 0; i < MATRICES * MOST_TRIED * MOST_TRIED; i++) move_s[i] = i % 9 % 4 ? 1 + random_below(3) : 0;
  const hscal_context_costs costs = {CALLS, MOST_TRIED, call_s, move_s, handovers, nhandovers};
  const int one[CALLS] = {0};
  assert_int_equal(hscal__choose_contexts(&costs, context_of), 0);
  assert_true(hscal__contexts_s(&costs, context_of) < hscal__contexts_s(&costs, one));
  for (int i = 0; i < CALLS; i++) several += context_of[i] > 0;
  assert_true(several > 0);
  free(call_s);
  free(move_s);
  free(handovers);
  hscal_workload_free(workload);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(no_assignment_is_faster), cmocka_unit_test(moves_are_those_of_the_program),
      cmocka_unit_test(a_loop_moves_each_time_but_for_what_is_there),
      cmocka_unit_test(a_call_repeated_alone_moves_once), cmocka_unit_test(a_crowd_is_no_worse_than_one_context)};
  hscal_set_error_handler(NULL, NULL);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
