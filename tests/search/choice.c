/* What is chosen, and that options, memory and the rule of thumb are respected. */
#include "call/check.h"
#include "instrumented_scalapack/scheme.h"
#include "models/memory/memory.h"
#include "search/fixture.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static void default_grid_is_the_guides(void **state) {
  (void)state;
  static const int expected[][3] = {{1, 1, 1},  {2, 1, 2},  {4, 1, 4},   {8, 1, 8},     {9, 3, 3},  {11, 3, 3},
                                    {12, 3, 4}, {14, 3, 4}, {16, 4, 4},  {20, 4, 5},    {28, 5, 5}, {30, 5, 6},
                                    {64, 8, 8}, {72, 8, 9}, {97, 9, 10}, {1024, 32, 32}};
  for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
    int nprow, npcol;
    hscal__default_grid(expected[i][0], &nprow, &npcol);
    assert_int_equal(nprow, expected[i][1]);
    assert_int_equal(npcol, expected[i][2]);
  }
}

static void equal_nodes_make_a_square(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("16x1@10, lat 10us, bw 1GB, ideal", 0);
  hscal_call call = product(4096, 4096, 4096);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  assert_int_equal(plan->nprow, 4);
  assert_int_equal(plan->npcol, 4);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* Thirteen processes are 1 x 13 to whoever factors them; leaving one out is better. So it is with 61 and 127. */
static void prime_numbers_leave_some_out(void **state) {
  (void)state;
  static const struct {
    const char *machine;
    int fewest, most;
  } primes[] = {{"13x1@10, lat 10us, bw 250MB, ideal", 12, 12},
                {"61x1@10, lat 10us, bw 250MB, ideal", 54, 60},
                {"127x1@10, lat 10us, bw 250MB, ideal", 110, 126}};
  for (size_t i = 0; i < sizeof primes / sizeof *primes; i++) {
    hscal_machine *machine = machine_of(primes[i].machine, 0);
    hscal_call call = product(3000, 3000, 3000);
    hscal_plan *plan = plan_of(&call, machine, NULL);
    assert_true(plan->nprow > 1 && plan->npcol > 1);
    assert_true(plan->nprocs >= primes[i].fewest && plan->nprocs <= primes[i].most);
    hscal_plan_free(plan);
    hscal_machine_free(machine);
  }
}

/* The original's cluster, one process per computer: simulated, 4 x 4 takes 11.43 s and 14 processes 10.84 s. */
static void slow_nodes_are_left_out(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(HSCAL_MACHINES "/hcl16.json", 0);
  hscal_call call = product(8192, 8192, 8192);
  hscal_plan *plan = plan_of(&call, machine, &(hscal_options){.nb = 64, .panel = 32, .processes_per_node = 1});
  assert_int_equal(processes_on(plan, 9), 0); /* hcl10, the slowest */
  assert_int_equal(processes_on(plan, 8), 0); /* hcl09 */
  assert_true(plan->fallback.predicted_s > 11.3 && plan->fallback.predicted_s < 11.5);
  assert_true(plan->predicted_s < 10.9);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* HeHo: data are spread evenly over processes, so a node three times as fast runs more of them or has the larger ones;
 * most of the gain that speeds allow is had. */
static void fast_nodes_do_more(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x1@10 + 4x1@30, lat 10us, bw 1.25GB, per 3, ideal", 0);
  hscal_call call = product(4096, 4096, 4096);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  double slow = 0, fast = 0;
  for (int h = 0; h < 4; h++) slow += plan->memory_bytes[h], fast += plan->memory_bytes[h + 4];
  assert_true(plan->nprocs > 8);
  assert_true(fast > 2 * slow);
  assert_true(plan->fallback.predicted_s / plan->predicted_s > 0.9 * 2); /* mean speed / least speed = 2 */
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

static void never_worse_than_the_default(void **state) {
  (void)state;
  static const char *const machines[] = {"2x2@10, lat 5us, bw 1GB, ideal", "1x4@10 + 1x4@15, lat 50us, bw 125MB, ideal",
                                         "5x1@10, lat 1us, bw 10GB, ideal", "1x8@10, half 24, ideal",
                                         "3x1@8 + 2x1@9 + 1x1@20, lat 20us, bw 300MB, ideal"};
  static const int sizes[][3] = {
      {100, 100, 100}, {1000, 1000, 1000}, {3000, 200, 1000}, {200, 2500, 50}, {40, 40, 4000}};
  for (size_t i = 0; i < sizeof machines / sizeof *machines; i++)
    for (size_t j = 0; j < sizeof sizes / sizeof *sizes; j++) {
      hscal_machine *machine = machine_of(machines[i], 0);
      hscal_call call = product(sizes[j][0], sizes[j][1], sizes[j][2]);
      hscal_plan *plan = plan_of(&call, machine, NULL);
      assert_true(isnan(plan->fallback.predicted_s) || plan->predicted_s <= plan->fallback.predicted_s);
      hscal_plan_free(plan);
      hscal_machine_free(machine);
    }
}

/* A gain that is not sure is no reason to leave the best usual layout, which is not the guide's 1 x 4 here. */
static void small_gains_keep_a_usual_layout(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x1@10, lat 10us, bw 1GB, ideal", 0.99);
  hscal_call call = product(1000, 1000, 1000);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  assert_int_equal(plan->kept_default, 1);
  assert_int_equal(plan->nprow, 2);
  assert_int_equal(plan->npcol, 2);
  assert_int_equal(plan->nb, 64);
  assert_int_equal(plan->panel, 32);
  assert_true(plan->predicted_s == plan->baselines[plan->best_baseline].layout.predicted_s);
  assert_true(plan->predicted_s < plan->fallback.predicted_s && plan->fallback.npcol == 4);
  hscal_plan_free(plan);
  machine->model_error = 0;
  plan = plan_of(&call, machine, NULL);
  assert_int_equal(plan->kept_default, 0);
  assert_true(plan->predicted_s < plan->fallback.predicted_s);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

static void the_same_call_gets_the_same_plan(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x2@10 + 2x1@25, lat 10us, bw 500MB, ideal", 0);
  hscal_call call = product(1500, 1200, 900);
  hscal_plan *first = plan_of(&call, machine, NULL);
  for (int i = 0; i < 3; i++) {
    hscal_plan *again = plan_of(&call, machine, NULL);
    assert_int_equal(again->nprow, first->nprow);
    assert_int_equal(again->npcol, first->npcol);
    assert_int_equal(again->nb, first->nb);
    assert_int_equal(again->panel, first->panel);
    assert_int_equal(again->evaluated, first->evaluated);
    assert_memory_equal(again->node_of, first->node_of, (size_t)first->nprocs * sizeof *first->node_of);
    assert_true(again->predicted_s == first->predicted_s);
    hscal_plan_free(again);
  }
  hscal_plan_free(first);
  hscal_machine_free(machine);
}

/* ---- options ------------------------------------------------------------------------------------------------- */

static void options_are_respected(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x2@10 + 2x2@20, lat 10us, bw 1GB, ideal", 0);
  hscal_call call = product(2000, 2000, 2000);
  hscal_plan *plan = plan_of(&call, machine, &(hscal_options){.nprow = 3, .npcol = 2});
  assert_true(plan->nprow == 3 && plan->npcol == 2 && plan->fallback.nprow == 3 && plan->fallback.npcol == 2);
  hscal_plan_free(plan);
  plan = plan_of(&call, machine, &(hscal_options){.processes = 5});
  assert_true(plan->nprocs <= 5 && plan->fallback.nprocs <= 5);
  hscal_plan_free(plan);
  plan = plan_of(&call, machine, &(hscal_options){.processes = 7, .exact_processes = 1});
  assert_true(plan->nprocs == 7 && plan->fallback.nprocs == 7);
  hscal_plan_free(plan);
  plan = plan_of(&call, machine, &(hscal_options){.nb = 40, .panel = 24});
  assert_true(plan->nb == 40 && plan->mb == 40 && plan->panel == 24);
  hscal_plan_free(plan);
  plan = plan_of(&call, machine, &(hscal_options){.processes_per_node = 1});
  for (int h = 0; h < machine->nnodes; h++) assert_true(processes_on(plan, h) <= 1);
  hscal_plan_free(plan);
  plan = plan_of(&call, machine, &(hscal_options){.top = 2});
  assert_true(plan->nrivals <= 2);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

static void slots_are_all_there_is(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x2@10 + 1x2@30, lat 10us, bw 1GB, ideal", 0);
  hscal_call call = product(2000, 2000, 2000);
  const int slots[] = {1, 0, 3};
  hscal_plan *plan = plan_of(&call, machine, &(hscal_options){.slots = slots});
  for (int h = 0; h < machine->nnodes; h++) assert_true(processes_on(plan, h) <= slots[h]);
  assert_int_equal(plan->fallback.nprocs, 4);
  hscal_plan_free(plan);
  plan = NULL;
  assert_int_equal(hscal__plan_call(&call, machine, &(hscal_options){.slots = slots, .nprow = 5, .npcol = 1}, &plan),
                   HSCAL_ERROR_NO_GRID);
  assert_null(plan);
  assert_non_null(strstr(hscal_last_error(), "needs 5 processes"));
  hscal_machine_free(machine);
}

static void what_cannot_be_is_refused(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x1@10, lat 10us, bw 1GB, ideal", 0);
  hscal_call call = product(500, 500, 500);
  hscal_plan *plan = NULL;
  const hscal_options impossible[] = {{.nprow = 100, .npcol = 100},
                                      {.processes = 1000, .exact_processes = 1},
                                      {.nprow = 2, .npcol = 2, .processes = 3},
                                      {.nprow = 65536, .npcol = 65536}};
  for (size_t i = 0; i < sizeof impossible / sizeof *impossible; i++) {
    assert_int_equal(hscal__plan_call(&call, machine, &impossible[i], &plan), HSCAL_ERROR_NO_GRID);
    assert_null(plan);
    assert_true(strlen(hscal_last_error()) > 0);
  }
  const hscal_options wrong[] = {
      {.nprow = 2},     {.npcol = 2},      {.nb = -1},       {.exact_processes = 1}, {.nprow = -1, .npcol = -1},
      {.patience = -1}, {.patience = 1e7}, {.patience = NAN}};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
    assert_int_equal(hscal__plan_call(&call, machine, &wrong[i], &plan), HSCAL_ERROR_ARGUMENT);
  hscal_machine_free(machine);
}

static void descriptors_are_kept(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("6x1@10, lat 10us, bw 1GB, ideal", 0);
  hscal_call call = hscal__call_gemm(hscal__routine_find("pdgemm"), 'N', 'N', 900, 900, 900, 50, 70);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  assert_true(plan->candidates > 1);
  for (int i = 0; i < plan->nrivals; i++) assert_int_equal(plan->rivals[i].nb, plan->nb);
  hscal_plan_free(plan);
  call = product(900, 900, 900);
  call.operand[HSCAL_B].desc.rsrc = 2; /* there must be three process rows */
  call.operand[HSCAL_C].desc.csrc = 1;
  plan = plan_of(&call, machine, NULL);
  assert_true(plan->nprow >= 3 && plan->npcol >= 2);
  hscal_plan_free(plan);
  plan = NULL;
  call.operand[HSCAL_A].desc.rsrc = 6;
  assert_int_equal(hscal__plan_call(&call, machine, NULL, &plan), HSCAL_ERROR_NO_GRID);
  hscal_machine_free(machine);
}

static void nothing_to_do_needs_one_process(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x2@10, lat 10us, bw 1GB, ideal", 0.1);
  const int sizes[][3] = {{0, 0, 0}, {100, 0, 100}, {100, 100, 0}, {1, 1, 1}};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    hscal_call call = product(sizes[i][0], sizes[i][1], sizes[i][2]);
    hscal_plan *plan = plan_of(&call, machine, NULL);
    assert_true(i == 3 || plan->nprocs == 1);
    assert_true(plan->predicted_s >= 0 && isfinite(plan->predicted_s));
    hscal_plan_free(plan);
  }
  hscal_machine_free(machine);
}

/* Also where the matrix is too small for so many processes to be of use. */
static void sources_beyond_all_processes_are_named(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("13x1@10, lat 2us, bw 10GB, ideal", 0);
  static const int sizes[] = {3, 3000};
  for (int i = 0; i < 2; i++) {
    hscal_plan *plan = NULL;
    hscal_call call = hscal__call_make(hscal__routine_find("pzpotrf"), 0, sizes[i], 0, 0, 0);
    call.operand[HSCAL_A].desc.csrc = 50;
    assert_int_equal(hscal__plan_call(&call, machine, NULL, &plan), HSCAL_ERROR_NO_GRID);
    assert_non_null(strstr(hscal_last_error(), "a grid of at least 1 x 51, 13 process(es) are there"));
  }
  hscal_machine_free(machine);
}

/* Without right-hand sides p?gesv and p?posv factorize all the same; what only solves has nothing to do, as has p?gels. */
static void no_right_hand_side_may_leave_work(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x2@10, lat 10us, bw 1GB, ideal", 0.1);
  static const struct {
    const char *name;
    int works;
  } cases[] = {{"pdgesv", 1}, {"psposv", 1}, {"pdgetrs", 0}, {"pdpotrs", 0}, {"pdgels", 0}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    hscal_call call = hscal__call_make(hscal__routine_find(cases[i].name), 3000, 3000, 0, 0, 0);
    assert_int_equal(hscal__call_flops(&call) > 0, cases[i].works);
    hscal_plan *plan = plan_of(&call, machine, NULL);
    assert_int_equal(plan->nprocs > 1, cases[i].works);
    hscal_plan_free(plan);
  }
  hscal_machine_free(machine);
}

/* A plan that any routine can be run on, whatever there is to do: never worse than the default, nothing that is no number. */
static void every_routine_gets_a_plan(void **state) {
  (void)state;
  static const int sizes[] = {0, 1, 200};
  hscal_machine *machine = machine_of("2x1@10 + 1x2@25, lat 10us, bw 1GB, per 2, ideal", 0);
  for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++)
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
      int n = sizes[i];
      if (!hscal__scheme_exists(hscal__routines[r].scheme)) continue;
      hscal_call call = hscal__call_make(&hscal__routines[r], n, n, n, 0, 0);
      hscal_plan *plan = plan_of(&call, machine, NULL);
      assert_string_equal(plan->routine, hscal__routines[r].name);
      assert_true(plan->nb > 0 && plan->panel > 0 && (n > 0 || plan->nprocs == 1));
      assert_true(isfinite(plan->predicted_s) && plan->predicted_s >= 0);
      assert_true(isnan(plan->fallback.predicted_s) || plan->predicted_s <= plan->fallback.predicted_s);
      assert_true(plan->gap >= 0 && plan->gap <= 1);
      hscal_plan_free(plan);
    }
  hscal_machine_free(machine);
}

/* ---- memory --------------------------------------------------------------------------------------------------- */

static void memory_is_a_hard_limit(void **state) {
  (void)state;
  /* 3 x 8 n^2 = 96 MB: more than a node holds, so all four are needed, slow or not. */
  hscal_machine *machine = machine_of("3x1@1 + 1x1@50, lat 1ms, bw 10MB, mem 30MB, ideal", 0);
  hscal_call call = product(2000, 2000, 2000);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  for (int h = 0; h < machine->nnodes; h++) {
    assert_true(plan->memory_bytes[h] <= 30e6);
    assert_true(processes_on(plan, h) > 0);
  }
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

static void too_little_memory_says_what_is_needed(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x1@10, lat 10us, bw 1GB, mem 1GB, ideal", 0);
  hscal_call call = product(20000, 20000, 20000); /* 9.6 GB */
  hscal_plan *plan = NULL;
  assert_int_equal(hscal__plan_call(&call, machine, NULL, &plan), HSCAL_ERROR_NO_FIT);
  assert_null(plan);
  assert_non_null(strstr(hscal_last_error(), "9.6 GB"));
  assert_non_null(strstr(hscal_last_error(), "8 more node"));
  call = product(9128, 9128, 9128); /* 2 GB to the byte, before workspace */
  assert_int_equal(hscal__plan_call(&call, machine, NULL, &plan), HSCAL_ERROR_NO_FIT);
  assert_non_null(strstr(hscal_last_error(), "a process needs at least"));
  hscal_machine_free(machine);
}

/* Slots are where processes exist, not permission to oversubscribe a processor; who demands more processes gets them. */
static void slots_do_not_oversubscribe_processors(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("1x2@10, lat 10us, bw 1GB, ideal", 0);
  hscal_call call = product(2000, 2000, 2000);
  const int slots[] = {4};
  hscal_plan *plan = plan_of(&call, machine, &(hscal_options){.slots = slots});
  assert_int_equal(plan->nprocs, 2);
  assert_int_equal(plan->fallback.nprocs, 4); /* without hscal all would compute */
  hscal_plan_free(plan);
  plan = plan_of(&call, machine, &(hscal_options){.slots = slots, .processes = 4, .exact_processes = 1});
  assert_int_equal(plan->nprocs, 4);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

static void processes_per_node_only_limits(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x1@10 + 1x2@20, lat 10us, bw 1GB, ideal", 0);
  hscal_call call = product(3000, 3000, 3000);
  hscal_plan *plan = plan_of(&call, machine, &(hscal_options){.processes_per_node = 2147483647});
  assert_true(plan->nprocs <= 4);
  hscal_plan_free(plan);
  plan = plan_of(&call, machine, &(hscal_options){.processes_per_node = 1});
  assert_true(plan->nprocs <= 3);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

static void absurd_numbers_of_places_are_refused(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("65536x65537@10, ideal", 0); /* more than an int counts */
  hscal_call call = product(100, 100, 100);
  hscal_plan *plan;
  assert_int_equal(hscal__plan_call(&call, machine, NULL, &plan), HSCAL_ERROR_UNSUPPORTED);
  assert_non_null(strstr(hscal_last_error(), "4295032832 processes"));
  assert_null(plan);
  hscal_machine_free(machine);
}

/* Submatrices that begin somewhere: only some blocks and grids are accepted, and rarely those of the rule of thumb. */
static void refused_layouts_are_no_choice(void **state) {
  (void)state;
  static const char *const routines[] = {"pdgesv", "pdgels", "pdormqr", "pzunmlq"};
  static const int offsets[] = {4, 64, 100};
  hscal_machine *machine = machine_of("3x4@0.1, lat 1us, bw 10GB, ideal", 0);
  for (size_t r = 0; r < sizeof routines / sizeof *routines; r++)
    for (size_t o = 0; o < sizeof offsets / sizeof *offsets; o++) {
      hscal_call call = hscal__call_make(hscal__routine_find(routines[r]), 700, 500, 300, 0, 0);
      for (int which = 0; which < HSCAL_OPERANDS; which++) {
        hscal_operand *x = &call.operand[which];
        x->desc.m += offsets[o], x->desc.n += offsets[o];
        if (which == HSCAL_A) x->i = x->j = offsets[o];
      }
      hscal_plan *plan = plan_of(&call, machine, NULL);
      hscal__call_fill_blocks(&call, plan->mb, plan->nb);
      assert_success(hscal__call_check(&call, plan->nprow, plan->npcol));
      hscal_plan_free(plan);
    }
  hscal_call never = hscal__call_make(hscal__routine_find("pdgels"), 700, 500, 300, 0, 0);
  hscal_plan *plan;
  never.operand[HSCAL_B].desc.rsrc = 1; /* must be 0, as that of A */
  assert_int_equal(hscal__plan_call(&never, machine, NULL, &plan), HSCAL_ERROR_NO_GRID);
  assert_null(plan);
  hscal_machine_free(machine);
}

/* p?syevd on 1 x 4 with blocks of 64, the rule of thumb, ends in a library that waits for ever where its own workspace query was
 * believed. */
static void too_little_workspace_is_no_choice(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x2@10, lat 2us, bw 10GB, ideal", 0);
  hscal_call call = hscal__call_make(hscal__routine_find("pdsyevd"), 0, 150, 0, 0, 0);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  assert_true(plan->nprow != 1 || plan->npcol != 4 || plan->nb != 64);
  assert_true(isnan(plan->fallback.predicted_s) && !plan->kept_default);
  hscal_plan_free(plan);
  const hscal_options fixed = {.nprow = 1, .npcol = 4, .nb = 64};
  assert_int_equal(hscal__plan_call(&call, machine, &fixed, &plan), HSCAL_ERROR_NO_GRID);
  assert_non_null(strstr(hscal_last_error(), "asks for"));
  hscal_machine_free(machine);
}

/* p?syevr leaves too little to p?ormtr where few vectors are wanted in large blocks, and to p?syntrd where blocks are large. */
static void too_little_workspace_for_few_vectors_is_no_choice(void **state) {
  (void)state;
  static const struct {
    char jobz, range;
    int n, iu, nprow, npcol, nb, is_refused;
  } cases[] = {{'V', 'I', 178, 40, 2, 3, 64, 1},
               {'V', 'I', 178, 40, 2, 3, 16, 0},
               {'V', 'A', 178, 178, 2, 3, 64, 0},
               {'N', 'I', 178, 40, 2, 3, 64, 0},
               {'N', 'A', 161, 161, 4, 1, 161, 1}};
  hscal_machine *machine = machine_of("6x1@10, lat 2us, bw 10GB, ideal", 0);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    hscal_call call = hscal__call_make(hscal__routine_find("pdsyevr"), 0, cases[i].n, 0, 0, 0);
    hscal_plan *plan = NULL;
    call.jobz = cases[i].jobz, call.range = cases[i].range, call.uplo = 'U';
    call.il = 1, call.iu = cases[i].iu;
    const hscal_options fixed = {.nprow = cases[i].nprow, .npcol = cases[i].npcol, .nb = cases[i].nb};
    assert_int_equal(hscal__plan_call(&call, machine, &fixed, &plan), cases[i].is_refused ? HSCAL_ERROR_NO_GRID : 0);
    if (cases[i].is_refused) assert_non_null(strstr(hscal_last_error(), "asks for"));
    hscal_plan_free(plan);
  }
  hscal_machine_free(machine);
}

/* Of the usual blocks only those that hold all of it leave enough workspace. */
static void one_block_where_no_smaller_one_leaves_workspace(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("1x1@10, ideal", 0);
  hscal_call call = hscal__call_make(hscal__routine_find("pdsyevr"), 0, 90, 0, 0, 0);
  call.jobz = 'V', call.range = 'I', call.il = 7, call.iu = 8;
  hscal_plan *plan = plan_of(&call, machine, NULL);
  assert_int_equal(plan->nb, 96);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* p?syevr asks for too little workspace in large blocks, here in most layouts that fit into memory. */
static void refusals_do_not_end_the_search(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x1@10 + 1x1@25, lat 5us, bw 1GB, per 2, ideal", 0);
  hscal_call call = hscal__call_make(hscal__routine_find("pssyevr"), 0, 71, 0, 0, 0), laid;
  hscal_layout alone = hscal__layout_make(1, 1, 0);
  call.jobz = 'V', call.range = 'I', call.il = 57, call.iu = 69;
  hscal__call_lay(&call, 0, 0);
  laid = call;
  hscal__call_fill_blocks(&laid, 64, 64);
  for (int c = 0; c < machine->nclasses; c++)
    machine->classes[c].memory_bytes = 0.55 * hscal__process_bytes(&laid, &alone, 0, 0);
  hscal_plan_free(plan_of(&call, machine, NULL));
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(default_grid_is_the_guides),
      cmocka_unit_test(equal_nodes_make_a_square),
      cmocka_unit_test(prime_numbers_leave_some_out),
      cmocka_unit_test(slow_nodes_are_left_out),
      cmocka_unit_test(fast_nodes_do_more),
      cmocka_unit_test(never_worse_than_the_default),
      cmocka_unit_test(small_gains_keep_a_usual_layout),
      cmocka_unit_test(the_same_call_gets_the_same_plan),
      cmocka_unit_test(options_are_respected),
      cmocka_unit_test(slots_are_all_there_is),
      cmocka_unit_test(what_cannot_be_is_refused),
      cmocka_unit_test(refused_layouts_are_no_choice),
      cmocka_unit_test(descriptors_are_kept),
      cmocka_unit_test(nothing_to_do_needs_one_process),
      cmocka_unit_test(no_right_hand_side_may_leave_work),
      cmocka_unit_test(sources_beyond_all_processes_are_named),
      cmocka_unit_test(every_routine_gets_a_plan),
      cmocka_unit_test(too_little_workspace_is_no_choice),
      cmocka_unit_test(too_little_workspace_for_few_vectors_is_no_choice),
      cmocka_unit_test(one_block_where_no_smaller_one_leaves_workspace),
      cmocka_unit_test(memory_is_a_hard_limit),
      cmocka_unit_test(slots_do_not_oversubscribe_processors),
      cmocka_unit_test(processes_per_node_only_limits),
      cmocka_unit_test(absurd_numbers_of_places_are_refused),
      cmocka_unit_test(refusals_do_not_end_the_search),
      cmocka_unit_test(too_little_memory_says_what_is_needed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
