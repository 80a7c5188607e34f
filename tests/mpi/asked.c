/* hscal_use_options, HSCAL_OPTIONS and HSCAL_PLAN: contexts are as was asked. */
#include "ctxt/blacs.h"
#include "harness.h"
#include "search/usual_layouts.h"

#include <stdlib.h>
#include <string.h>

static const char two_nodes[] = "n=2x4@10, lat 5us, bw 1GB, half 16, ideal";

/* A session whose processes were started on two nodes, in turn or half and half. */
static void begin_on(int is_second) {
  use_machine(two_nodes);
  setenv("HSCAL_HOST", is_second ? "n2" : "n1", 1);
  assert_int_equal(hscal_init(NULL, NULL), 0);
}

static void begin(void) { begin_on(world_rank % 2); }

static void end(void) {
  assert_int_equal(hscal_close(), 0);
  unsetenv("HSCAL_HOST");
}

typedef struct place {
  int is_in, nprow, npcol, row, column;
  int before, members; /* processes of lower rank in the context, all of them */
} place;

/* Where this process is in the context of a product. */
static place place_of(int n) {
  place place = {0};
  int ictxt;
  pdgemm_arguments x = square_pdgemm(n);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  place.is_in = hscal_in_ctxt(&ictxt);
  if (place.is_in) Cblacs_gridinfo(ictxt, &place.nprow, &place.npcol, &place.row, &place.column);
  MPI_Exscan(&place.is_in, &place.before, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  if (world_rank == 0) place.before = 0;
  MPI_Allreduce(&place.is_in, &place.members, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  return place;
}

static void use(const char *words) {
  hscal_options options = {0};
  assert_int_equal(hscal_options_parse(words, &options), 0);
  assert_int_equal(hscal_use_options(&options), 0);
}

/* As Cblacs_gridinit lays the processes used, in the order of their ranks. */
static void check_order(const place *place, char order) {
  if (!place->is_in) return;
  int k = place->before;
  assert_int_equal(place->row, order == 'R' ? k / place->npcol : k % place->nprow);
  assert_int_equal(place->column, order == 'R' ? k % place->npcol : k / place->nprow);
}

static void check_orders(void) {
  static const char *const words[] = {"order=row", "order=column", "order=row all_processes",
                                      "order=column all_processes", "order=column nprow=1 npcol=1"};
  for (int i = 0; i < 5; i++) {
    use(words[i]);
    place place = place_of(800);
    check_order(&place, strstr(words[i], "order=row") ? 'R' : 'C');
    if (strstr(words[i], "all")) assert_int_equal(place.members, world_size);
  }
  if (world_size >= 4) {
    use("grid=2x2 order=column");
    place place = place_of(800);
    check_order(&place, 'C');
    assert_int_equal(place.members, 4);
    use("grid=2x2 order=row");
    place = place_of(800);
    check_order(&place, 'R');
  }
}

static void test_order(void **state) {
  (void)state;
  begin();
  check_orders();
  end();
  begin_on(world_rank >= 3);
  check_orders();
  end();
}

static void test_square_and_whole(void **state) {
  (void)state;
  int root = 1;
  while ((root + 1) * (root + 1) <= world_size) root++;
  begin();
  use("square");
  place place = place_of(1500);
  assert_true(!place.is_in || place.nprow == place.npcol);
  assert_true(place.members >= 1 && place.members <= root * root);
  hscal_options options = {.all_processes = 1, .square = 1};
  int ictxt, is_square = root * root == world_size;
  pdgemm_arguments x = square_pdgemm(500);
  assert_int_equal(hscal_use_options(&options), 0);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), is_square ? 0 : HSCAL_ERROR_NO_GRID);
  if (is_square)
    assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  else
    assert_non_null(strstr(hscal_last_error(), "no square grid of all"));
  use("whole_nodes");
  place = place_of(1500);
  int on_first = place.is_in && world_rank % 2 == 0, first;
  MPI_Allreduce(&on_first, &first, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  int all_first = (world_size + 1) / 2, second = place.members - first;
  assert_true(first == 0 || first == all_first);
  assert_true(second == 0 || second == world_size - all_first);
  end();
}

/* The processes of one node cost less than those of two; all agree on what is asked for. */
static void test_objective(void **state) {
  (void)state;
  begin();
  use("objective=node-hours");
  place place = place_of(1500);
  int on_first = place.is_in && world_rank % 2 == 0, first, ictxt;
  MPI_Allreduce(&on_first, &first, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  assert_true(place.members >= 1 && (first == 0 || first == place.members));
  use("objective=deadline=1e-9");
  pdgemm_arguments x = square_pdgemm(1500);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), HSCAL_ERROR_NO_GRID);
  assert_non_null(strstr(hscal_last_error(), "no plan is sure to meet the deadline of 1 ns: the fastest takes"));
  use("objective=deadline=1000");
  assert_true(place_of(1500).members >= 1);
  hscal_options other = {.objective = HSCAL_OBJECTIVE_DEADLINE, .deadline_s = 1 + world_rank};
  if (world_size > 1) assert_int_equal(hscal_use_options(&other), HSCAL_ERROR_DISAGREE);
  other = (hscal_options){.objective = world_rank == 1 ? HSCAL_OBJECTIVE_NODE_HOURS : HSCAL_OBJECTIVE_TIME};
  if (world_size > 1) assert_int_equal(hscal_use_options(&other), HSCAL_ERROR_DISAGREE);
  end();
}

/* Copied, kept until it is called again, undone by null. */
static void test_until_called_again(void **state) {
  (void)state;
  begin();
  place before = place_of(1500);
  hscal_options options = {.nprow = 1, .npcol = 1};
  assert_int_equal(hscal_use_options(&options), 0);
  options.npcol = 2;
  for (int i = 0; i < 2; i++) assert_int_equal(place_of(1500).members, 1);
  assert_int_equal(hscal_use_options(NULL), 0);
  assert_int_equal(place_of(1500).members, before.members);
  end();
}

static void test_errors_leave_it(void **state) {
  (void)state;
  const int slots[] = {1, 1};
  const struct {
    hscal_options options;
    const char *field;
  } wrong[] = {{{.slots = slots}, "slots"}, {{.started = slots}, "started"},
               {{.threads = 2}, "threads"}, {{.most_threads = 2}, "most_threads"},
               {{.top = 3}, "top"},         {{.origin = {.nb = 64}}, "origin"}};
  hscal_options one = {.nprow = 1, .npcol = 1}, mine = {.processes = 1 + world_rank};
  assert_int_equal(hscal_use_options(NULL), HSCAL_ERROR_STATE);
  begin();
  assert_int_equal(hscal_use_options(&one), 0);
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    assert_int_equal(hscal_use_options(&wrong[i].options), HSCAL_ERROR_ARGUMENT);
    assert_non_null(strstr(hscal_last_error(), wrong[i].field));
  }
  assert_int_equal(hscal_use_options(&(hscal_options){.square = 1, .nprow = 1, .npcol = 2}), HSCAL_ERROR_NO_GRID);
  if (world_size > 1) {
    assert_int_equal(hscal_use_options(&mine), HSCAL_ERROR_DISAGREE);
    assert_int_equal(hscal_use_options(world_rank == 1 ? NULL : &one), HSCAL_ERROR_DISAGREE);
    assert_int_equal(hscal_use_options(&(hscal_options){.nb = world_rank == 1 ? -1 : 0}), HSCAL_ERROR_ARGUMENT);
  }
  assert_int_equal(place_of(1500).members, 1);
  end();
}

/* No session begins, and the reason names the variable; it is unset then. */
static void assert_refused(const char *variable, const char *value, const char *why) {
  char reason[128];
  snprintf(reason, sizeof reason, "%s: %s", variable, why);
  setenv(variable, value, 1);
  assert_int_not_equal(hscal_init(NULL, NULL), 0);
  assert_non_null(strstr(hscal_last_error(), reason));
  unsetenv(variable);
}

static void test_environment(void **state) {
  (void)state;
  setenv("HSCAL_OPTIONS", "grid=1x1", 1);
  begin();
  assert_int_equal(place_of(1500).members, 1);
  use("all_processes"); /* the program knows better */
  assert_int_equal(place_of(1500).members, world_size);
  end();
  assert_refused("HSCAL_OPTIONS", "sqare", "options: there is no \"sqare\"; did you mean");
  assert_refused("HSCAL_OPTIONS", "top=3", "top has to be 0 in the options of contexts");
}

static void start_for(const char *format, int nprow) {
  char text[128];
  snprintf(text, sizeof text, format, nprow);
  setenv("HSCAL_PLAN", text, 1);
}

/* Small products, for which one process would do. */
static void test_started_for_a_plan(void **state) {
  (void)state;
  enum { SMALL = 40, OTHER = 12 };
  begin();
  int usual = place_of(SMALL).members, ictxt;
  end();
  start_for("pdgemm m=40 n=40 k=40: grid=%dx1 order=row nb=8 mb=8 panel=16", world_size);
  begin();
  place place = place_of(SMALL);
  assert_int_equal(place.members, world_size);
  check_order(&place, 'R');
  pdgemm_arguments x = square_pdgemm(SMALL);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  if (hscal_in_ctxt(&ictxt)) {
    assert_int_equal(hscal_ctxt_plan(&ictxt)->nb, 8);
    assert_int_equal(hscal_ctxt_plan(&ictxt)->panel, 16);
    assert_int_equal(hscal_ctxt_plan(&ictxt)->npcol, 1);
  }
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(place_of(OTHER).members, usual); /* another call */
  assert_int_equal(hscal_use_options(NULL), 0);     /* the program asks for nothing */
  assert_int_equal(place_of(SMALL).members, usual);
  end();
  start_for("pdgemm m=40 n=40 k=40: grid=%dx1 order=row", world_size + 1); /* not all of them are here */
  char text[400];
  int kept, rank;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  begin();
  FILE *file = capture_errors(&kept);
  assert_int_equal(place_of(SMALL).members, usual);
  captured_errors(file, kept, text, sizeof text);
  assert_int_equal(strstr(text, "grid needs more than ") != NULL, rank == 0); /* and one of them says so */
  end();
  assert_refused("HSCAL_PLAN", "sqare", "\"sqare\" is no call and layout");
  assert_refused("HSCAL_PLAN", "pdgemm n=4: nb=3", "\"pdgemm n=4: nb=3\" names no grid");
  assert_refused("HSCAL_PLAN", "pdgemm n=4: grid=1x1 top=3", "top has to be 0");
}

/* A width that the program asks for is its own wish: nothing is noted about the order of linking. */
static void test_asked_panel_is_not_noted(void **state) {
  (void)state;
  int ictxt;
  pdgemm_arguments x = square_pdgemm(800);
  setenv("HSCAL_OPTIONS", "panel=64", 1);
  begin();
  for (int by_program = 0; by_program < 2; by_program++) {
    assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
    if (hscal_in_ctxt(&ictxt)) {
      assert_int_equal(hscal_ctxt_plan(&ictxt)->panel, by_program ? 48 : 64);
      assert_null(strstr(hscal_ctxt_plan(&ictxt)->note, "linked before hscal"));
    }
    assert_int_equal(hscal_free_ctxt(&ictxt), 0);
    use("panel=48");
  }
  end();
  unsetenv("HSCAL_OPTIONS");
}

static void test_off_wins(void **state) {
  (void)state;
  int nprow, npcol;
  setenv("HSCAL_OFF", "1", 1);
  setenv("HSCAL_OPTIONS", "grid=1x1", 1);
  begin();
  use("grid=1x1");
  hscal__default_grid(world_size, &nprow, &npcol);
  assert_int_equal(place_of(1500).members, nprow * npcol);
  end();
  unsetenv("HSCAL_OFF");
  unsetenv("HSCAL_OPTIONS");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_order),
      cmocka_unit_test(test_square_and_whole),
      cmocka_unit_test(test_until_called_again),
      cmocka_unit_test(test_errors_leave_it),
      cmocka_unit_test(test_environment),
      cmocka_unit_test(test_started_for_a_plan),
      cmocka_unit_test(test_asked_panel_is_not_noted),
      cmocka_unit_test(test_objective),
      cmocka_unit_test(test_off_wins),
  };
  return RUN_MPI_TESTS(tests);
}
