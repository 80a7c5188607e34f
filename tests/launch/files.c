/* Hosts found among nodes, and what each launcher is told of a plan: whole texts, as a user would read them. */
#include "base/status.h"
#include "cmocka_test.h"
#include "launch/hostfile.h"
#include "launch/launcher.h"
#include "machine/machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static hscal_machine *machine_of(const char *text) {
  hscal_machine *machine = NULL;
  assert_int_equal(hscal_machine_load(text, &machine), 0);
  return machine;
}

/* Expects this of the hosts on the machine: "0:2 3:4", node and slots of each, or the error. */
static void assert_matched(const char *machine_text, const char *hosts, const char *expected) {
  char text[256] = "";
  hscal_machine *machine = machine_of(machine_text);
  hscal_allocation *allocation = NULL;
  hscal_nodes nodes;
  assert_int_equal(hscal__hostfile_parse(hosts, "hosts", &allocation), 0);
  int status = hscal__nodes_match(allocation, machine, &nodes);
  for (int i = 0; !status && i < nodes.nhosts; i++)
    snprintf(text + strlen(text), sizeof text - strlen(text), "%s%d:%d", i ? " " : "", nodes.node_of[i],
             nodes.slots[nodes.node_of[i]]);
  assert_true(!status || status == HSCAL_ERROR_MACHINE);
  if (!strstr(status ? hscal_last_error() : text, expected))
    fail_msg("%s: \"%s\", expected \"%s\"", hosts, status ? hscal_last_error() : text, expected);
  hscal__nodes_free(&nodes);
  hscal__allocation_free(allocation);
  hscal_machine_free(machine);
}

static void test_matching(void **state) {
  (void)state;
  assert_matched("n=4x8@10, ideal", "n1\nn2 slots=3", "0:8 1:3");
  assert_matched("n=4x8@10, ideal", "n4:2\nN2.cluster.example.org:1", "3:2 1:1");
  assert_matched("n=4x8@10, ideal", "a:1", "hosts:1: \"a\" is not a node of the machine (its nodes: n1, n2, ..., n4)");
  assert_matched("node=4x8@10, ideal", "node1:1\n\nnode11:1",
                 "hosts:3: \"node11\" is not a node of the machine; did you mean \"node1\"?");
  assert_matched("only=1x8@10, ideal", "abc", "(its nodes: only)");
  assert_matched("n=4x8@10, ideal", "n1:1\nn1.org:1",
                 "hosts:2: \"n1.org\" and \"n1\" are the same node of the machine, \"n1\"");
  setenv("HSCAL_HOST", "n2.example.org", 1);
  assert_matched("n=4x8@10, ideal", "localhost slots=3", "1:3");
  unsetenv("HSCAL_HOST");
}

/* The processes on the nodes node_of[count] of '3 nodes of 2, 4 and 2 processors', the third of them not allocated. */
typedef struct fixture {
  hscal_machine *machine;
  hscal_allocation *allocation;
  hscal_nodes nodes;
  hscal_launch launch;
} fixture;

static void begin(fixture *f, int *node_of, int count, int threads) {
  hscal_plan plan = {.nprocs = count,
                     .nprow = 1,
                     .npcol = count,
                     .nnodes = 3,
                     .node_of = node_of,
                     .threads_of_node = (int[]){threads, threads, 0}};
  f->machine = machine_of("a=1x2@10 + b=1x4@10 + c=1x2@10, ideal");
  assert_int_equal(hscal__hostfile_parse("b.example.org slots=4\na slots=4\n", "hosts", &f->allocation), 0);
  assert_int_equal(hscal__nodes_match(f->allocation, f->machine, &f->nodes), 0);
  assert_int_equal(hscal__launch_make(f->allocation, f->machine, &f->nodes, &plan, &f->launch), 0);
}

static void end(fixture *f) {
  hscal__launch_free(&f->launch);
  hscal__nodes_free(&f->nodes);
  hscal__allocation_free(f->allocation);
  hscal_machine_free(f->machine);
}

static void assert_file(const fixture *f, hscal_launcher launcher, int bind, const char *expected) {
  char *text = hscal__launcher_file(launcher, &f->launch, bind);
  assert_string_equal(text, expected);
  free(text);
}

static void assert_words(const fixture *f, hscal_launcher launcher, int bind, const char *expected) {
  char line[512] = "";
  char **words = hscal__launcher_words(launcher, &f->launch, bind, "start", "F", (const char *const[]){"X", "Y", NULL});
  assert_non_null(words);
  for (char **word = words; *word; word++)
    snprintf(line + strlen(line), sizeof line - strlen(line), "%s%s", word > words ? " " : "", *word);
  assert_string_equal(line, expected);
  free(words);
}

static const char line_per_rank[] = "a\nb.example.org\nb.example.org\na\nb.example.org\n";

static void test_files(void **state) {
  (void)state;
  fixture f;
  begin(&f, (int[]){0, 1, 1, 0, 1}, 5, 1);
  static const char rankfile[] = "rank 0=a slot=0\nrank 1=b.example.org slot=0\nrank 2=b.example.org slot=1\n"
                                 "rank 3=a slot=1\nrank 4=b.example.org slot=2\n";
  assert_file(&f, HSCAL_LAUNCHER_OPENMPI4, 1, rankfile);
  assert_file(&f, HSCAL_LAUNCHER_OPENMPI4, 0, line_per_rank);
  assert_file(&f, HSCAL_LAUNCHER_PRRTE, 1, rankfile);
  assert_file(&f, HSCAL_LAUNCHER_PRRTE, 0, rankfile);
  assert_file(
      &f, HSCAL_LAUNCHER_HYDRA, 1,
      "a:1 binding=user:0\nb.example.org:2 binding=user:0,1\na:1 binding=user:1\nb.example.org:1 binding=user:2\n");
  assert_file(&f, HSCAL_LAUNCHER_HYDRA, 0, "a:1\nb.example.org:2\na:1\nb.example.org:1\n");
  assert_file(&f, HSCAL_LAUNCHER_SLURM, 1, line_per_rank);
  end(&f);
}

static void test_commands(void **state) {
  (void)state;
  fixture f;
  begin(&f, (int[]){0, 1, 1, 0, 1}, 5, 1);
  assert_words(&f, HSCAL_LAUNCHER_OPENMPI4, 1, "start --host b.example.org:3,a:2 --rankfile F -np 5 -x X -x Y");
  assert_words(&f, HSCAL_LAUNCHER_OPENMPI4, 0, "start --hostfile F --mca rmaps seq --bind-to none -np 5 -x X -x Y");
  assert_words(&f, HSCAL_LAUNCHER_PRRTE, 1, "start --host b.example.org:3,a:2 --map-by rankfile:file=F -n 5 -x X -x Y");
  assert_words(&f, HSCAL_LAUNCHER_PRRTE, 0,
               "start --host b.example.org:3,a:2 --map-by rankfile:file=F --bind-to none -n 5 -x X -x Y");
  assert_words(&f, HSCAL_LAUNCHER_HYDRA, 1, "start -f F -n 5");
  assert_words(&f, HSCAL_LAUNCHER_SLURM, 1,
               "start --distribution=arbitrary --ntasks=5 --cpus-per-task=1 --cpu-bind=cores");
  assert_words(&f, HSCAL_LAUNCHER_SLURM, 0,
               "start --distribution=arbitrary --ntasks=5 --cpus-per-task=1 --cpu-bind=none");
  end(&f);
  begin(&f, (int[]){1}, 1, 1);
  assert_words(&f, HSCAL_LAUNCHER_OPENMPI4, 1, "start --host b.example.org:1 --rankfile F -np 1 -x X -x Y");
  end(&f);
}

/* Three processes on the two processors of a: none of them has one of its own. */
static void test_crowded(void **state) {
  (void)state;
  fixture f;
  begin(&f, (int[]){0, 0, 0, 1}, 4, 1);
  assert_file(&f, HSCAL_LAUNCHER_OPENMPI4, 1,
              "rank 0=a slot=0-1\nrank 1=a slot=0-1\nrank 2=a slot=0-1\nrank 3=b.example.org slot=0\n");
  assert_file(&f, HSCAL_LAUNCHER_HYDRA, 1, "a:3\nb.example.org:1 binding=user:0\n");
  assert_words(
      &f, HSCAL_LAUNCHER_PRRTE, 1,
      "start --host b.example.org:1,a:3 --map-by rankfile:file=F --bind-to core:overload-allowed -n 4 -x X -x Y");
  assert_words(&f, HSCAL_LAUNCHER_SLURM, 1,
               "start --distribution=arbitrary --ntasks=4 --cpus-per-task=1 --overcommit --cpu-bind=none");
  end(&f);
}

static void test_threads(void **state) {
  (void)state;
  fixture f;
  begin(&f, (int[]){0, 1, 1}, 3, 2);
  assert_file(&f, HSCAL_LAUNCHER_OPENMPI4, 1,
              "rank 0=a slot=0-1\nrank 1=b.example.org slot=0-1\nrank 2=b.example.org slot=2-3\n");
  assert_file(&f, HSCAL_LAUNCHER_HYDRA, 1, "a:1 binding=user:0+1\nb.example.org:2 binding=user:0+1,2+3\n");
  assert_words(&f, HSCAL_LAUNCHER_SLURM, 1,
               "start --distribution=arbitrary --ntasks=3 --cpus-per-task=2 --cpu-bind=cores");
  end(&f);
}

/* Hydra's lines have an end; a binding that would go beyond it is left out rather than cut off. */
static void test_long_lines(void **state) {
  (void)state;
  enum { PROCESSES = 400 };
  static int node_of[PROCESSES];
  hscal_plan plan = {.nprocs = PROCESSES,
                     .nprow = 1,
                     .npcol = PROCESSES,
                     .nnodes = 1,
                     .node_of = node_of,
                     .threads_of_node = (int[]){1}};
  fixture f = {.machine = machine_of("a=1x400@10, ideal")};
  assert_int_equal(hscal__hostfile_parse("a", "hosts", &f.allocation), 0);
  assert_int_equal(hscal__nodes_match(f.allocation, f.machine, &f.nodes), 0);
  assert_int_equal(hscal__launch_make(f.allocation, f.machine, &f.nodes, &plan, &f.launch), 0);
  assert_file(&f, HSCAL_LAUNCHER_HYDRA, 1, "a:400\n");
  end(&f);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_matching), cmocka_unit_test(test_files),
                                     cmocka_unit_test(test_commands), cmocka_unit_test(test_crowded),
                                     cmocka_unit_test(test_threads),  cmocka_unit_test(test_long_lines)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
