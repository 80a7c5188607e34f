/* The usual layouts that plans are held against: what they are, what they take, and that nothing that is planned is slower. */
#include "plan/baseline_text.h"
#include "search/fixture.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const double as_fast = 1.001; /* what sampling may err */

static hscal_call call_of(const char *routine, int n) {
  return hscal__call_make(hscal__routine_find(routine), n, n, n, 0, 0);
}

static const hscal_baseline *best_of(const hscal_plan *plan) {
  return plan->best_baseline < 0 ? NULL : &plan->baselines[plan->best_baseline];
}

/* The class with the fastest processors: what the machine's string says of it comes last in these tests. */
static int is_on(const hscal_machine *machine, const hscal_baseline *baseline, int node) {
  return !baseline->fastest_kind || machine->class_of[node] == machine->nclasses - 1;
}

/* As mpirun starts them: node by node, a process for each processor. */
static void place(const hscal_machine *machine, const hscal_baseline *baseline, int *node_of) {
  const hscal_candidate *layout = &baseline->layout;
  int rank = 0;
  for (int h = 0; h < machine->nnodes; h++)
    for (int i = 0; i < machine->classes[machine->class_of[h]].processors; i++, rank++) {
      if (!is_on(machine, baseline, h)) break;
      if (rank == layout->nprocs) return;
      int p = baseline->order == 'C' ? rank % layout->nprow : rank / layout->npcol;
      int q = baseline->order == 'C' ? rank / layout->nprow : rank % layout->npcol;
      node_of[p * layout->npcol + q] = h;
    }
}

static double time_of(const hscal_call *open, const hscal_machine *machine, const hscal_baseline *baseline) {
  const hscal_candidate *own = &baseline->layout;
  int *node_of = calloc((size_t)own->nprocs, sizeof *node_of);
  hscal_call call = *open;
  hscal_layout layout = hscal__layout_make(own->nprow, own->npcol, own->panel);
  hscal_placement placement = {.machine = machine, .node_of = node_of};
  double seconds;
  place(machine, baseline, node_of);
  hscal__call_fill_blocks(&call, own->mb, own->nb);
  assert_success(hscal__timeof(&call, &layout, &placement, HSCAL_EFFORT_MODEL, &seconds));
  free(node_of);
  return seconds;
}

/* ---- what they are, and what they take ---------------------------------------------------------------------------- */

static void each_takes_what_the_clock_says(void **state) {
  (void)state;
  static const char *const machines[] = {
      "3x4@30, lat 60us, bw 1.2GB, ideal", "4x2@10 + 2x4@30, lat 10us, bw 1GB, half 16, ideal",
      "13x1@10, lat 10us, bw 250MB, ideal", "2x3@10 + 3x2@12 + 1x12@20, lat 20us, bw 2GB, ideal"};
  static const char *const routines[] = {"pdgemm", "pdtrsm", "pdgetrf", "pdpotrf", "pdgeqrf", "pdsyevd", "pdgemv"};
  int timed = 0;
  for (int m = 0; m < 4; m++)
    for (int r = 0; r < 7; r++) {
      hscal_machine *machine = machine_of(machines[m], 0.02);
      hscal_call call = call_of(routines[r], 900);
      hscal_plan *plan = plan_of(&call, machine, NULL);
      assert_true(plan->nbaselines >= 2 && strcmp(plan->baselines[0].name, "guide") == 0);
      assert_true(plan->fallback.predicted_s == plan->baselines[0].layout.predicted_s);
      for (int i = 0; i < plan->nbaselines; i++, timed++) {
        const hscal_baseline *own = &plan->baselines[i];
        double seconds = time_of(&call, machine, own);
        if (own->layout.predicted_s != seconds)
          fail_msg("%s on %s, %s: %.17g s, told %.17g", routines[r], machines[m], own->name, seconds,
                   own->layout.predicted_s);
        assert_true(own->layout.nb == 64 && own->layout.mb == 64);
        assert_true(best_of(plan)->layout.predicted_s <= as_fast * seconds);
      }
      hscal_plan_free(plan);
      hscal_machine_free(machine);
    }
  print_message("%d usual layouts\n", timed);
}

static void expect_names(const char *text, const hscal_options *options, const char *const *names) {
  hscal_machine *machine = machine_of(text, 0);
  hscal_call call = product(1500, 1500, 1500);
  hscal_plan *plan = plan_of(&call, machine, options);
  int count = 0;
  for (; names[count]; count++)
    if (count >= plan->nbaselines || strcmp(plan->baselines[count].name, names[count]) != 0)
      fail_msg("%s: no. %d is \"%s\", not \"%s\"", text, count,
               count < plan->nbaselines ? plan->baselines[count].name : "", names[count]);
  assert_int_equal(plan->nbaselines, count);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* Each once: also where another order only exchanges nodes that are alike. */
static void they_are_those_of_the_textbooks(void **state) {
  (void)state;
  expect_names("8x16@30, lat 60us, bw 1GB, ideal", NULL,
               (const char *const[]){"guide", "8 x 16, row order", "8 x 16, column order", "16 x 8, row order",
                                     "16 x 8, column order", NULL});
  expect_names("16x1@30, lat 60us, bw 1GB, ideal", NULL, (const char *const[]){"guide", NULL});
  expect_names("7x1@30, lat 60us, bw 1GB, ideal", NULL, (const char *const[]){"guide", "7 x 1", NULL});
  expect_names("4x4@30, lat 60us, bw 1GB, ideal", NULL, (const char *const[]){"guide", "4 x 4, column order", NULL});
  expect_names("4x2@10 + 2x6@30, lat 60us, bw 1GB, ideal", NULL,
               (const char *const[]){"guide", "4 x 5, column order", "5 x 4, row order", "5 x 4, column order",
                                     "guide, fastest nodes only", "3 x 4, column order, fastest nodes only",
                                     "4 x 3, row order, fastest nodes only", "4 x 3, column order, fastest nodes only",
                                     NULL});
  expect_names("1x4@30 + 4x1@30, lat 60us, bw 1GB, ideal", NULL, /* as fast as each other */
               (const char *const[]){"guide", "2 x 4, row order", "2 x 4, column order", "4 x 2, row order",
                                     "4 x 2, column order", NULL});
}

/* ---- what may be asked for ---------------------------------------------------------------------------------------- */

/* Two nodes of 4 slow processors, two of 8 fast ones. */
static void options_restrict_them(void **state) {
  (void)state;
  static const char text[] = "2x4@10 + 2x8@30, lat 30us, bw 1GB, ideal";
  static const int slots[] = {1, 1, 2, 2};
  expect_names(text, &(hscal_options){.nprow = 2, .npcol = 8},
               (const char *const[]){"guide", "2 x 8, column order", "guide, fastest nodes only",
                                     "2 x 8, column order, fastest nodes only", NULL});
  expect_names(text, &(hscal_options){.nprow = 3, .npcol = 8},
               (const char *const[]){"guide", "3 x 8, column order", NULL});
  expect_names(text, &(hscal_options){.square = 1},
               (const char *const[]){"guide", "4 x 4, column order", "guide, fastest nodes only",
                                     "4 x 4, column order, fastest nodes only", NULL});
  expect_names(text, &(hscal_options){.all_processes = 1, .order = 'C'},
               (const char *const[]){"guide", "6 x 4, column order", NULL});
  expect_names(text, &(hscal_options){.order = 'R', .processes = 12, .exact_processes = 1},
               (const char *const[]){"guide", "4 x 3, row order", "guide, fastest nodes only",
                                     "4 x 3, row order, fastest nodes only", NULL});
  expect_names(text, &(hscal_options){.slots = slots},
               (const char *const[]){"guide", "2 x 3, row order", "2 x 3, column order", "3 x 2, row order",
                                     "3 x 2, column order", "guide, fastest nodes only",
                                     "2 x 2, row order, fastest nodes only", "2 x 2, column order, fastest nodes only",
                                     NULL});
  expect_names(text, &(hscal_options){.nprow = 1, .npcol = 1},
               (const char *const[]){"guide", "guide, fastest nodes only", NULL});
}

/* Blocks and panel width that are given are those of all. */
static void given_blocks_are_theirs(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x2@10 + 2x4@30, lat 30us, bw 1GB, ideal", 0);
  hscal_call call = product(2000, 2000, 2000);
  hscal_plan *plan = plan_of(&call, machine, &(hscal_options){.nb = 40, .mb = 24, .panel = 16});
  assert_true(plan->nbaselines > 4);
  for (int i = 0; i < plan->nbaselines; i++) {
    const hscal_candidate *layout = &plan->baselines[i].layout;
    assert_true(layout->nb == 40 && layout->mb == 24 && layout->panel == 16);
  }
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

static void whole_nodes_give_all(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("3x2@10 + 2x6@30, lat 30us, bw 1GB, ideal", 0);
  hscal_call call = product(2000, 2000, 2000);
  for (int most = 6; most <= 18; most++) {
    hscal_plan *plan = plan_of(&call, machine, &(hscal_options){.whole_nodes = 1, .processes = most});
    for (int i = 0; i < plan->nbaselines; i++) {
      const hscal_baseline *own = &plan->baselines[i];
      assert_true(own->layout.nprocs <= most && own->layout.nprocs % (own->fastest_kind ? 6 : 2) == 0);
    }
    hscal_plan_free(plan);
  }
  hscal_machine_free(machine);
}

/* Source coordinates of operands exist on each grid. */
static void sources_are_on_their_grids(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x3@10 + 1x3@30, lat 30us, bw 1GB, ideal", 0);
  hscal_call call = product(900, 900, 900);
  call.operand[HSCAL_B].desc.rsrc = 3;
  hscal_plan *plan = plan_of(&call, machine, NULL);
  assert_true(plan->nbaselines > 0);
  for (int i = 0; i < plan->nbaselines; i++) assert_true(plan->baselines[i].layout.nprow >= 4);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* One kind of nodes: the usual layouts of each kind, by its name. */
static void one_kind_has_those_of_each(void **state) {
  (void)state;
  expect_names("old=2x3@10 + young=2x4@30, lat 30us, bw 1GB, ideal", &(hscal_options){.one_kind = 1},
               (const char *const[]){"guide, nodes young only", "2 x 4, row order, nodes young only",
                                     "2 x 4, column order, nodes young only", "4 x 2, row order, nodes young only",
                                     "4 x 2, column order, nodes young only", "guide, nodes old only",
                                     "2 x 3, row order, nodes old only", "2 x 3, column order, nodes old only",
                                     "3 x 2, row order, nodes old only", "3 x 2, column order, nodes old only", NULL});
}

/* Also where processes of several threads are planned: one thread per process is usual. */
static void threads_do_not_change_them(void **state) {
  (void)state;
  static const char one[] = "2x8@10, lat 1ms, bw 100MB, nodelat 1ms, nodebw 100MB, ideal";
  char many[sizeof one + 20];
  snprintf(many, sizeof many, "%s, threads 0.99", one);
  hscal_machine *machine = machine_of(one, 0), *threaded = machine_of(many, 0);
  hscal_call call = product(1000, 1000, 1000);
  hscal_plan *plan = plan_of(&call, machine, NULL), *other = plan_of(&call, threaded, NULL);
  assert_true(other->threads_of_node[other->node_of[0]] > 1 && other->nbaselines == plan->nbaselines);
  assert_int_equal(other->best_baseline, plan->best_baseline);
  for (int i = 0; i < plan->nbaselines; i++)
    assert_true(other->baselines[i].layout.predicted_s == plan->baselines[i].layout.predicted_s);
  hscal_plan_free(plan);
  hscal_plan_free(other);
  hscal_machine_free(machine);
  hscal_machine_free(threaded);
}

/* ---- what is planned ---------------------------------------------------------------------------------------------- */

/* Anybody would use 8 x 16 in column order here: the guide's 11 x 11 takes four times as long. */
static void the_gain_is_over_what_experts_use(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("8x16@30, lat 60us, bw 1.2GB, ideal", 0.01);
  hscal_call call = hscal__call_make(hscal__routine_find("pdgetrf"), 20000, 20000, 0, 0, 0);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  const hscal_baseline *best = best_of(plan);
  char words[200], *text = hscal__plan_text(plan);
  assert_string_equal(best->name, "8 x 16, column order");
  assert_true(plan->fallback.predicted_s > 4 * plan->predicted_s);
  assert_true(best->layout.predicted_s < 1.3 * plan->predicted_s);
  snprintf(words, sizeof words, "\n  gain        %.2f times over the best usual layout (8 x 16, column order)\n",
           best->layout.predicted_s / plan->predicted_s);
  if (!strstr(text, words)) fail_msg("no \"%s\" in:\n%s", words, text);
  assert_non_null(strstr(text, "\n  usual        8 x 16   64     32 "));
  assert_non_null(strstr(text, "  column order, "));
  assert_non_null(strstr(text, "  guide, "));
  free(text);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

static const double least_factor = 0.8; /* of the kind of pair that is known best: only blocks differ */

static void check_none_is_faster(const hscal_plan *plan, double model_error, const char *what) {
  double most_s = plan->kept_default ? plan->predicted_s : plan->predicted_s / as_fast;
  for (int i = 0; i < plan->nbaselines; i++) {
    const hscal_baseline *own = &plan->baselines[i];
    double seconds = own->layout.predicted_s;
    if (isnan(seconds) || own->untimed)
      assert_true(own == best_of(plan) || *own->layout.reason);
    else if (seconds < (plan->kept_default ? most_s / as_fast : most_s))
      fail_msg("%s: %s takes %g s, the plan %g s", what, own->name, seconds, plan->predicted_s);
  }
  if (plan->best_baseline < 0) return;
  double best_s = best_of(plan)->layout.predicted_s;
  if (plan->kept_default)
    assert_true(plan->predicted_s == best_s);
  else if (best_of(plan)->untimed) /* so little may be said */
    assert_true(best_s >= plan->predicted_s && plan->gain_lower < plan->gain);
  else
    assert_true(log(best_s / plan->predicted_s) > -least_factor * log1p(-model_error) && plan->gain_lower > 1);
}

/* By each way to plan: what was timed is never faster than what is planned, and what may gain nothing is left. */
static void no_usual_layout_is_faster(void **state) {
  (void)state;
  static const char *const machines[] = {
      "3x4@30, lat 60us, bw 1.2GB, ideal", "4x2@10 + 2x4@30, lat 10us, bw 1GB, half 16, ideal",
      "13x1@10, lat 10us, bw 250MB, ideal", "2x3@10 + 1x12@11, lat 200us, bw 100MB, ideal",
      "8x16@30, lat 60us, bw 1.2GB, ideal"};
  static const char *const routines[] = {"pdgemm",  "pdsyrk",  "pdtrsm", "pdgetrf",
                                         "pdpotrf", "pdgeqrf", "pdgesv", "pdgemv"};
  static const double errors[] = {0, 0.02, 0.3};
  const hscal_options ways[] = {{0}, {.patience = 0.1}, {.in_program = 1}};
  int plans = 0, kept = 0;
  for (int m = 0; m < 5; m++)
    for (int r = 0; r < 8; r++)
      for (int i = 0; i < 9; i++) {
        if (m == 4 && i % 3 == 0) continue; /* takes long */
        hscal_machine *machine = machine_of(machines[m], errors[i / 3]);
        hscal_call call = call_of(routines[r], 200 << 2 * (i % 2 + i / 6));
        hscal_plan *plan = plan_of(&call, machine, &ways[i % 3]);
        check_none_is_faster(plan, errors[i / 3], routines[r]);
        plans++, kept += plan->kept_default;
        hscal_plan_free(plan);
        hscal_machine_free(machine);
      }
  print_message("%d plans, %d of them a usual layout\n", plans, kept);
  assert_true(kept > 0 && kept < plans);
}

/* There is no time for all of them: what closed forms say of the others limits what is claimed, and says so. */
static void untimed_ones_limit_the_gain(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("16x16@20 + 16x8@10, 10gbe", 0.03);
  hscal_call call = hscal__call_make(hscal__routine_find("pdgetrf"), 1000, 1000, 0, 0, 0);
  hscal_plan *plan = plan_of(&call, machine, &(hscal_options){.in_program = 1}), *usual = plan_of(&call, machine, NULL);
  double claimed = best_of(plan)->layout.predicted_s, true_s = best_of(usual)->layout.predicted_s;
  char *text = hscal__plan_text(plan);
  print_message("%s: %.4g s, %.4g s in truth; plan %.4g s\n", best_of(plan)->name, claimed, true_s, plan->predicted_s);
  for (int i = 0; i < usual->nbaselines; i++) assert_false(usual->baselines[i].untimed);
  assert_true(claimed < 2 * true_s); /* the guide's takes ten times as long */
  assert_true(usual->fallback.predicted_s > 5 * true_s);
  assert_non_null(strstr(text, "estimated"));
  free(text);
  hscal_plan_free(plan);
  hscal_plan_free(usual);
  hscal_machine_free(machine);
}

/* One kind of nodes is much slower: the others are timed, and a program does not claim to gain over waiting for it. */
static void programs_time_the_fastest_kind(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x1@40 + 2x1@5", 0.03);
  hscal_call call = call_of("pdgemm", 1000);
  hscal_plan *plan = plan_of(&call, machine, &(hscal_options){.in_program = 1}), *usual = plan_of(&call, machine, NULL);
  assert_true(best_of(plan)->fastest_kind && !best_of(plan)->untimed);
  assert_true(best_of(plan)->layout.predicted_s < 1.02 * best_of(usual)->layout.predicted_s);
  hscal_plan_free(plan);
  hscal_plan_free(usual);
  hscal_machine_free(machine);
}

/* The best of them stays where nothing surely gains over it, by its name. */
static void small_gains_keep_the_best_of_them(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("3x4@30, lat 60us, bw 1.2GB, ideal", 0.6);
  hscal_call call = hscal__call_make(hscal__routine_find("pdgetrf"), 3000, 3000, 0, 0, 0);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  char *text = hscal__plan_text(plan);
  assert_true(plan->kept_default && plan->best_baseline > 0);
  assert_string_equal(best_of(plan)->name, "4 x 3, column order");
  assert_true(plan->nprow == 4 && plan->npcol == 3 && plan->nb == 64 && plan->panel == 32);
  for (int i = 0; i < 12; i++) assert_int_equal(plan->node_of[i], i % 3); /* a node has a column */
  assert_non_null(strstr(text, "\n  gain        none: a usual layout (4 x 3, column order) is kept, "));
  assert_non_null(strstr(text, "  column order, kept\n"));
  free(text);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* What does not fit, or the routine refuses, has no time but a reason, and is not the best. */
static void what_cannot_be_has_a_reason(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("8x1@10 + 1x1@10, lat 10us, bw 1GB, mem 12MB, ideal", 0);
  hscal_call call = product(1700, 1700, 1700);
  machine->classes[0].memory_bytes = 2e6; /* the first eight cannot take a ninth each */
  machine->classes[1].memory_bytes = 1e9;
  hscal_plan *plan = plan_of(&call, machine, NULL);
  for (int i = 0; i < plan->nbaselines; i++) {
    assert_true(isnan(plan->baselines[i].layout.predicted_s));
    assert_string_equal(plan->baselines[i].layout.reason, "does not fit in the memory of its nodes");
  }
  assert_int_equal(plan->best_baseline, -1);
  char *text = hscal__plan_text(plan);
  assert_null(strstr(text, "best usual layout"));
  free(text);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(each_takes_what_the_clock_says),
                                     cmocka_unit_test(they_are_those_of_the_textbooks),
                                     cmocka_unit_test(options_restrict_them),
                                     cmocka_unit_test(given_blocks_are_theirs),
                                     cmocka_unit_test(whole_nodes_give_all),
                                     cmocka_unit_test(sources_are_on_their_grids),
                                     cmocka_unit_test(one_kind_has_those_of_each),
                                     cmocka_unit_test(threads_do_not_change_them),
                                     cmocka_unit_test(the_gain_is_over_what_experts_use),
                                     cmocka_unit_test(no_usual_layout_is_faster),
                                     cmocka_unit_test(untimed_ones_limit_the_gain),
                                     cmocka_unit_test(programs_time_the_fastest_kind),
                                     cmocka_unit_test(small_gains_keep_the_best_of_them),
                                     cmocka_unit_test(what_cannot_be_has_a_reason)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
