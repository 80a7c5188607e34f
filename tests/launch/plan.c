/* A program takes the plan that its processes were started for: HSCAL_PLAN. */
#include "base/status.h"
#include "cmocka_test.h"
#include "launch/hostfile.h"
#include "launch/launch.h"
#include "plan/planned_call.h"
#include "plan/planner.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct job {
  const char *machine, *hosts, *routine;
  int n;
} job;

static const job jobs[] = {
    {"fast=2x2@30 + slow=2x2@10, lat 2us, bw 10GB, ideal", "fast1:2\nfast2:2\nslow1:2\nslow2:2", "pdgemm", 2000},
    {"fast=2x2@30 + slow=2x2@10, lat 2us, bw 10GB, ideal", "fast1:6\nfast2:6\nslow1:2\nslow2:2", "pdgemm", 3000},
    {"fast=2x2@30 + slow=2x2@10, lat 2us, bw 10GB, ideal", "slow2:1\nfast1:2", "pdtrsm", 1000},
    {"n=4x8@30 + m=4x8@10, lat 10us, bw 10GB, ideal", "n1\nn2\nm1\nm2", "pdgemm", 1000},
    {"n=3x2@10, lat 50us, bw 100MB, ideal", "n3\nn1", "pdgetrf", 700},
    {"n=16x4@10, lat 20us, bw 1GB, ideal", "n01\nn02\nn03\nn04\nn05\nn06\nn07\nn08\nn09\nn10\nn11\nn12\nn13", "pdgemm",
     900},
    {"n=1x8@10, ideal", "n", "pdgemm", 40},
    {"n=4x8@10, lat 50us, bw 100MB, threads 0.99, ideal", "n1\nn2\nn3", "pdgemm", 1500},
    {"fast=1x4@30 + slow=1x12@10, lat 50us, bw 1GB, threads 0.99, ideal", "fast\nslow", "pdgemm",
     3000}, /* 4 and 12 threads */
    /* 2 threads on ada, the only node that knows them; 2 on ada and 1 on bob, if that could be started; 4 and 1 as well */
    {"ada=1x2@9 + bob=3x1@1, lat 50us, bw 100MB, threads 0.99, ideal", "ada:2\nbob1\nbob2\nbob3", "pdgemm", 600},
    {"ada=1x2@5 + bob=1x1@10, lat 10us, bw 1GB, threads 1, ideal", "ada:2\nbob", "pdgemm", 2000},
    {"big=2x4@2 + small=1x1@7, lat 1ms, bw 100MB, nodelat 1ms, nodebw 50MB, threads 1, ideal", "big1:4\nbig2:4\nsmall",
     "pdgemm", 4000},
};
enum { JOBS = (int)(sizeof jobs / sizeof *jobs), ON_ADA = JOBS - 3, ON_BOTH, ON_BIG };

/* As a program that was started for the plan, rank by rank, plans the call. */
static hscal_plan *plan_as_program(const hscal_call *call, const hscal_machine *machine, const hscal_plan *told,
                                   const int *slots, const int *node_of_rank) {
  char text[HSCAL_PLANNED_CALL_TEXT_SIZE];
  hscal_planned_call planned;
  hscal_plan *found = NULL;
  hscal_options own = {.slots = slots,
                       .started = node_of_rank,
                       .threads = told->threads_of_node[told->node_of[0]], /* those of all */
                       .in_program = 1};
  assert_int_equal(hscal__planned_call_read(hscal__planned_call_text(told, text), &planned), 0);
  assert_int_equal(hscal__planned_call_fits(&planned, call, &own), 1);
  assert_int_equal(hscal__plan_call(call, machine, &own, &found), 0);
  assert_int_equal(found->nprow, told->nprow);
  assert_int_equal(found->npcol, told->npcol);
  assert_int_equal(found->nb, told->nb);
  assert_int_equal(found->mb, told->mb);
  assert_int_equal(found->panel, told->panel);
  return found;
}

/* What is planned for the job with these options (*unlike_s: as hscal__launch_plan), and what a program finds that was started so. The
 * caller frees both plans. */
static int plan_both(const job *job, const hscal_options *options, hscal_plan **told, hscal_plan **found,
                     double *unlike_s) {
  hscal_call call = hscal__call_make(hscal__routine_find(job->routine), job->n, job->n, job->n, 0, 0);
  hscal_machine *machine = NULL;
  hscal_allocation *allocation = NULL;
  hscal_nodes nodes = {0};
  *found = NULL;
  assert_int_equal(hscal_machine_load(job->machine, &machine), 0);
  assert_int_equal(hscal__hostfile_parse(job->hosts, "hosts", &allocation), 0);
  assert_int_equal(hscal__nodes_match(allocation, machine, &nodes), 0);
  int status = hscal__launch_plan(&call, machine, &nodes, options, "hosts", told, unlike_s);
  if (!status) {
    int *started = calloc((size_t)machine->nnodes, sizeof *started);
    assert_non_null(started);
    for (int i = 0; i < (*told)->nprocs; i++) started[(*told)->node_of[i]]++;
    for (int node = 0; node < machine->nnodes; node++) assert_true(started[node] <= nodes.slots[node]);
    int threads = (*told)->threads_of_node[(*told)->node_of[0]];
    for (int i = 0; i < (*told)->nprocs; i++) assert_int_equal((*told)->threads_of_node[(*told)->node_of[i]], threads);
    *found = plan_as_program(&call, machine, *told, started, (*told)->node_of);
    assert_memory_equal((*told)->node_of, (*found)->node_of, (size_t)(*told)->nprocs * sizeof *(*told)->node_of);
    free(started);
  } else
    assert_null(*told);
  hscal__nodes_free(&nodes);
  hscal__allocation_free(allocation);
  hscal_machine_free(machine);
  return status;
}

static void test_same_plan(void **state) {
  (void)state;
  int most_threads = 0;
  static const hscal_options ways[] = {{0}, {.processes = 3}, {.processes_per_node = 1}, {.patience = 4}};
  for (int i = 0; i < JOBS; i++)
    for (size_t way = 0; way < sizeof ways / sizeof *ways; way++) {
      hscal_plan *told, *found;
      double unlike_s;
      assert_int_equal(plan_both(&jobs[i], &ways[way], &told, &found, &unlike_s), 0);
      assert_true(found->is_rough || told->predicted_s == found->predicted_s);
      most_threads = told->threads_of_node[told->node_of[0]] > most_threads ? told->threads_of_node[told->node_of[0]]
                                                                            : most_threads;
      if (ways[way].processes) assert_true(told->nprocs <= ways[way].processes);
      hscal_plan_free(told);
      hscal_plan_free(found);
    }
  assert_true(most_threads > 1);
}

/* So many processes are started, with so many threads, some of them on this node. */
static void assert_threads(const job *job, int processes, int node, int threads, int unlike_is_better) {
  hscal_plan *told, *found;
  double unlike_s;
  assert_int_equal(plan_both(job, &(hscal_options){0}, &told, &found, &unlike_s), 0);
  assert_int_equal(told->nprocs, processes);
  assert_int_equal(told->threads_of_node[node], threads);
  assert_int_equal(unlike_s < told->predicted_s, unlike_is_better);
  assert_int_equal(isnan(unlike_s), !unlike_is_better);
  hscal_plan_free(told);
  hscal_plan_free(found);
}

/* One number for all processes: that of the plan, though other nodes do not know it; else the best that some of them know. */
static void test_threads_of_some_nodes(void **state) {
  (void)state;
  assert_threads(&jobs[ON_ADA], 1, 0, 2, 0);
  assert_threads(&jobs[ON_BOTH], 3, 0, 1, 1);
  assert_threads(&jobs[ON_BIG], 2, 0, 4, 1); /* and small, whose process would have one thread, is left out */
}

/* Blocks that are given, as those of matrices that the program has already, are those of what is started. */
static void test_given_blocks(void **state) {
  (void)state;
  for (int j = 0; j < 6; j++) {
    hscal_plan *told, *found;
    double unlike_s;
    assert_int_equal(plan_both(&jobs[j], &(hscal_options){.nb = 200, .mb = 200}, &told, &found, &unlike_s), 0);
    assert_int_equal(told->nb, 200);
    hscal_plan_free(told);
    hscal_plan_free(found);
  }
}

/* A grid or a number that was demanded is started whatever the program would make of it. */
static void test_demanded(void **state) {
  (void)state;
  hscal_plan *told, *found;
  double unlike_s;
  assert_int_equal(plan_both(&jobs[6], &(hscal_options){.nprow = 2, .npcol = 3}, &told, &found, &unlike_s), 0);
  assert_int_equal(told->nprow, 2);
  assert_int_equal(told->npcol, 3);
  assert_int_equal(found->nprocs, 6); /* though so small a product is better done by fewer */
  hscal_plan_free(told);
  hscal_plan_free(found);
  assert_int_equal(
      plan_both(&jobs[6], &(hscal_options){.processes = 5, .exact_processes = 1}, &told, &found, &unlike_s), 0);
  assert_int_equal(told->nprocs, 5);
  hscal_plan_free(told);
  hscal_plan_free(found);
}

static void test_too_few_slots(void **state) {
  (void)state;
  hscal_plan *told, *found;
  double unlike_s;
  assert_int_equal(plan_both(&jobs[2], &(hscal_options){.nprow = 2, .npcol = 2}, &told, &found, &unlike_s),
                   HSCAL_ERROR_NO_GRID);
  assert_string_equal(hscal_last_error(), "hosts: too few slots: 4 processes were requested, it has 3 on 2 host(s)");
  assert_int_equal(
      plan_both(&jobs[2], &(hscal_options){.processes = 9, .exact_processes = 1}, &told, &found, &unlike_s),
      HSCAL_ERROR_NO_GRID);
}

/* Rehearsed on one host, the processes that are started are dealt to the nodes in their order, each as full as it has processors. There the
 * program takes the plan's grid and blocks. */
static void test_rehearsal(void **state) {
  (void)state;
  static const struct {
    const char *machine, *processors; /* of each node */
    int n;
    hscal_options options;
  } cases[] = {
      {"slow=2x2@10 + fast=2x2@30, lat 2us, bw 10GB, ideal", "2222", 2000, {0}},
      {"slow=2x2@10 + fast=2x2@30, lat 2us, bw 10GB, ideal", "2222", 300, {0}}, /* on the fast ones alone */
      {"slow=2x2@10 + fast=2x2@30, lat 2us, bw 10GB, ideal", "2222", 3000, {.processes = 5}},
      {"a=1x3@10 + b=1x5@10, lat 20us, bw 1GB, ideal", "35", 900, {0}},
      {"a=1x3@10 + b=1x5@10, lat 20us, bw 1GB, ideal", "35", 900, {.nprow = 2, .npcol = 3}},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    hscal_call call = hscal__call_make(hscal__routine_find("pdgemm"), cases[i].n, cases[i].n, cases[i].n, 0, 0);
    hscal_machine *machine = NULL;
    hscal_allocation *allocation = NULL;
    hscal_nodes nodes = {0};
    hscal_launch launch;
    hscal_plan *told = NULL;
    double unlike_s;
    enum { NODES = 4, PROCESSES = 8 };
    int slots[NODES] = {0}, node_of[PROCESSES];
    assert_int_equal(hscal_machine_load(cases[i].machine, &machine), 0);
    assert_int_equal(hscal__hostfile_parse("here", "hosts", &allocation), 0);
    assert_int_equal(hscal__nodes_rehearse(allocation, machine, &nodes), 0);
    assert_int_equal(hscal__launch_plan(&call, machine, &nodes, &cases[i].options, "hosts", &told, &unlike_s), 0);
    for (int rank = 0, node = 0; rank < told->nprocs; rank++) {
      if (slots[node] == cases[i].processors[node] - '0') node++;
      slots[node]++, node_of[rank] = node;
    }
    hscal_plan_free(plan_as_program(&call, machine, told, slots, node_of));
    assert_int_equal(hscal__launch_make(allocation, machine, &nodes, told, &launch), 0);
    assert_int_equal(launch.nhosts, 1);
    assert_int_equal(launch.processes[0], told->nprocs);
    hscal__launch_free(&launch);
    hscal_plan_free(told);
    hscal__nodes_free(&nodes);
    hscal__allocation_free(allocation);
    hscal_machine_free(machine);
  }
}

/* Of another call, of a word that is none, of no grid: the plan is not taken. */
static void test_other_calls(void **state) {
  (void)state;
  static const char *const bad[] = {"pdgemm m=9 n=9 k=9",
                                    "pdgemm m=9 n=9 k=9: grid=0x2",
                                    ": grid=1x2",
                                    "pdgemm m=9 n=9 k=9: nb=4",
                                    "",
                                    "pdgemm m=9 n=9 k=9: grid=1x2 nbb=4"};
  hscal_planned_call planned;
  hscal_options options = {.square = 1};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
    assert_int_equal(hscal__planned_call_read(bad[i], &planned), HSCAL_ERROR_UNKNOWN);
  hscal_call call = hscal__call_make(hscal__routine_find("pdgemm"), 9, 9, 9, 0, 0);
  assert_int_equal(hscal__planned_call_read("pdgem m=9 n=9 k=9: grid=1x2", &planned), 0);
  assert_int_equal(hscal__planned_call_has_routine(&planned, &call), 0);
  assert_int_equal(hscal__planned_call_read("pdgemm m=9 n=9 k=8: grid=1x2", &planned), 0);
  assert_int_equal(hscal__planned_call_has_routine(&planned, &call), 1);
  assert_int_equal(hscal__planned_call_fits(&planned, &call, &options), 0);
  assert_int_equal(options.square, 1);
  assert_int_equal(hscal__planned_call_read("pdgemm m=9 n=9 k=9: grid=1x2", &planned), 0);
  assert_int_equal(hscal__planned_call_fits(&planned, &call, &options), 1);
  assert_int_equal(options.square, 0); /* who planned it so knew better */
  assert_int_equal(options.npcol, 2);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_rehearsal),
                                     cmocka_unit_test(test_same_plan),
                                     cmocka_unit_test(test_threads_of_some_nodes),
                                     cmocka_unit_test(test_given_blocks),
                                     cmocka_unit_test(test_demanded),
                                     cmocka_unit_test(test_other_calls),
                                     cmocka_unit_test(test_too_few_slots)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
