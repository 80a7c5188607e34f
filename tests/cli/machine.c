/* hscal machine show and check: descriptions of computers as people read them. */
#include "cmocka_test.h"
#include "machine/call_log.h"
#include "run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void test_check(void **state) {
  (void)state;
  run good = run_hscal("machine check machines/hcl16.json machines/two_generations.json");
  assert_int_equal(good.status, 0);
  assert_string_equal(good.out, "machines/hcl16.json: valid, 16 nodes with 16 processors\n"
                                "machines/two_generations.json: valid, 8 nodes with 8 processors\n");
  assert_int_equal(run_hscal("machine check --machine machines/hcl16.json").status, 0);
  assert_int_equal(run_hscal("machine check --machine").status, 2);
  /* A bad one does not hide the good one after it. */
  run mixed = run_hscal("machine check no-such-file.json '1x4@10, ideal'");
  assert_int_equal(mixed.status, 2); /* not readable */
  assert_string_equal(mixed.out, "1x4@10, ideal: valid, 1 node with 4 processors\n");
}

/* The file and the key that is wrong are named. */
static void test_bad_file(void **state) {
  (void)state;
  char *text = source_text("machines/hcl16.json"), *speed = strstr(text, "\"gflops\": 9.729"), words[128];
  char place[] = "/tmp/hscal-bad-XXXXXX";
  assert_non_null(speed);
  memcpy(speed, "\"gflops\": -9.72", strlen("\"gflops\": 9.729"));
  int file = mkstemp(place);
  assert_true(file >= 0);
  assert_int_equal(write(file, text, strlen(text)), strlen(text));
  close(file);
  snprintf(words, sizeof words, "machine check %s", place);
  run bad = run_hscal(words);
  unlink(place);
  free(text);
  assert_int_equal(bad.status, 1);
  assert_string_equal(bad.out, "");
  assert_non_null(strstr(bad.err, place));
  assert_non_null(strstr(bad.err, "nodes[1].gflops"));
}

static void test_show(void **state) {
  (void)state;
  char *expected = source_text("tests/cli/golden/machine_show.txt");
  run result = run_hscal("machine show '2x4@10 + 1x8@30, lat 2us, bw 10GB, half 0, mpi openmpi-4.1, ideal'");
  assert_int_equal(result.status, 0);
  assert_string_equal(result.out, expected);
  free(expected);
  char *text = strdup(result.out); /* which lives until the next run */
  assert_string_equal(
      run_hscal("machine show --machine '2x4@10 + 1x8@30, lat 2us, bw 10GB, half 0, mpi openmpi-4.1, ideal'").out,
      text);
  free(text);
  run named = run_hscal_with("HSCAL_MACHINE=machines/hcl16.json", "machine show");
  assert_int_equal(named.status, 0);
  assert_non_null(strstr(named.out, "hcl16: 16 nodes with 16 processors"));
  assert_non_null(strstr(named.out, "up to 3 processes on a processor"));
  assert_non_null(strstr(named.out, "12.25")); /* Gflop/s of the fastest, a fact of the file */
}

/* Writes a machine of one node called "here", with this as its fingerprint; returns the name of the file. */
static const char *machine_here(const char *fingerprint) {
  static char place[32];
  strcpy(place, "/tmp/hscal-here-XXXXXX");
  int file = mkstemp(place);
  assert_true(file >= 0);
  dprintf(file,
          "{\"schema\": \"hscal-machine/1\", \"nodes\": [{\"name\": \"here\", \"processors\": 1, \"gflops\": 1,"
          " \"memory_bytes\": 1e9, \"fingerprint\": {%s}}], \"layers\": {\"node\": {\"latency_us\": 1},"
          " \"network\": {\"latency_us\": 1}}}",
          fingerprint);
  close(file);
  return place;
}

/* On a computer that is one of the nodes. */
static void test_stale(void **state) {
  (void)state;
  char words[64];
  const char *file = machine_here("\"kernel\": \"Minix 2\", \"blas\": \"OpenBLAS 0.0.1\"");
  snprintf(words, sizeof words, "machine show %s", file);
  run here = run_hscal_with("HSCAL_HOST=here", words);
  assert_int_equal(here.status, 0);
  assert_non_null(strstr(here.out, "warning      stale: here: "));
  assert_non_null(strstr(here.out, "Minix"));
#ifdef HSCAL_WITH_MPI
  assert_non_null(strstr(here.out, "0.0.1,")); /* hscal-measure knows */
#endif
  run elsewhere = run_hscal_with("HSCAL_HOST=elsewhere", words);
  assert_int_equal(elsewhere.status, 0);
  assert_null(strstr(elsewhere.out, "stale"));
  unlink(file);
}

/* What is found is told, and counts in the exit status. */
static void test_check_finds(void **state) {
  (void)state;
  char words[64];
  const char *file = machine_here("\"kernel\": \"Minix 2\"");
  snprintf(words, sizeof words, "machine check %s", file);
  run stale = run_hscal_with("HSCAL_HOST=here", words);
  assert_int_equal(stale.status, 1);
  assert_non_null(strstr(stale.out, "\n  stale: here: the kernel was Minix 2, is Linux "));
  run elsewhere = run_hscal_with("HSCAL_HOST=elsewhere", words);
  assert_int_equal(elsewhere.status, 0);
  snprintf(words, sizeof words, "machine check %s --log no-such-log", file);
  run no_log = run_hscal_with("HSCAL_HOST=elsewhere", words);
  assert_int_equal(no_log.status, 2);
  assert_string_equal(no_log.err, "hscal: no-such-log: No such file or directory\n");
  unlink(file);
  assert_int_equal(run_hscal("machine check x.json --lgo y").status, 2);
  assert_int_equal(run_hscal("machine check x.json --log").status, 2);
  assert_int_equal(run_hscal("machine check x.json --log y --log z").status, 2);
}

/* What never ends is not read into all the memory there is, and nobody is waited for. */
/* What no computer has is said, by check with its status; several replaced points are one warning, and listed where they are looked for. */
static void test_implausible(void **state) {
  (void)state;
  run busy = run_hscal("machine check tests/machine/files/busy.json");
  assert_int_equal(busy.status, 1);
  assert_non_null(strstr(busy.out, "busy.json: doubtful, 1 node with 2 processors\n  implausible: a small message "
                                   "within a node takes 3899 us, more than 50 us: "));
  run shown = run_hscal("machine show tests/machine/files/poisoned.json");
  assert_non_null(strstr(shown.out, "warning      poisoned curves: 2 points of 1 curve contradicted"));
  assert_non_null(strstr(shown.out, "replaced     poisoned curve: nodes[0] node: dgemm "));
  run checked = run_hscal("machine check tests/machine/files/poisoned.json");
  assert_int_equal(checked.status, 1);
  assert_null(strstr(checked.out, "2 points of 1 curve"));
  assert_non_null(strstr(checked.out, "\n  poisoned curve: nodes[0] node: dgemm 384 x 384 x 32 has "));
  assert_non_null(strstr(checked.out, "\n  poisoned curve: nodes[0] node: dgemm 64 x 64 x 512 has "));
  run plan = run_hscal("plan pdgemm n=100 --machine tests/machine/files/poisoned.json");
  assert_non_null(strstr(plan.out, "poisoned curves: 2 points of 1 curve"));
  assert_null(strstr(plan.out, "384 x 384 x 32"));
}

static void test_check_of_no_log(void **state) {
  (void)state;
  run endless = run_hscal("machine check '1x1@1, ideal' --log /dev/zero");
  assert_int_equal(endless.status, 2);
  assert_string_equal(endless.err, "hscal: /dev/zero: line 1 is longer than 64 MB: no log of hscal\n");
  char place[] = "/tmp/hscal-cli-pipe-XXXXXX", pipe[64], words[128];
  assert_non_null(mkdtemp(place));
  snprintf(pipe, sizeof pipe, "%s/pipe", place);
  assert_int_equal(mkfifo(pipe, 0600), 0);
  snprintf(words, sizeof words, "machine check '1x1@1, ideal' --log %s", pipe);
  assert_int_equal(run_hscal(words).status, 0); /* no lines */
  unlink(pipe);
  rmdir(place);
}

/* Twelve calls on this machine, of which those with node b2 take twice as long. */
static void test_check_reads_a_log(void **state) {
  (void)state;
  const char *name = "b=3x2@10, lat 2us, bw 10GB, ideal";
  hscal_machine *machine = NULL;
  uint64_t digest;
  char place[] = "/tmp/hscal-cli-log-XXXXXX", words[128];
  int log = mkstemp(place);
  assert_int_equal(hscal_machine_load(name, &machine), 0);
  assert_int_equal(hscal__machine_digest(machine, &digest), 0);
  for (int i = 0; i < 12; i++)
    dprintf(log,
            "{\"schema\":\"hscal-log/"
            "1\",\"when\":\"2026-11-%02dT00:00:00Z\",\"routine\":\"pdgemm\",\"machine\":\"%016llx\","
            "\"predicted_s\":1.0,\"observed_s\":%.2f,\"bound\":false,\"nodes\":{\"b1\":2,\"b%d\":2}}\n",
            1 + i, (unsigned long long)digest, (i % 3 == 0 ? 2.0 : 1.0) + 0.01 * (i % 4), i % 3 == 0 ? 2 : 3);
  close(log);
  snprintf(words, sizeof words, "machine check '%s' --log %s", name, place);
  run people = run_hscal(words);
  assert_int_equal(people.status, 1);
  assert_non_null(strstr(people.out, ": 12 calls compared\n"));
  assert_non_null(strstr(people.out,
                         "\n  slow node: b2: calls with it take 1.99 times as long as the others (4 calls, 8 "
                         "others)\n"));
  snprintf(words, sizeof words, "machine check '%s' --log %s --json", name, place);
  run programs = run_hscal(words);
  assert_int_equal(programs.status, 1);
  json_t *root = json_loads(programs.out, 0, NULL);
  const char *kind, *of;
  double factor;
  int findings, calls;
  assert_int_equal(json_unpack(root, "{s:i, s:[{s:{s:i}, s:[{s:s, s:s, s:f}]}]}", "findings", &findings, "machines",
                               "log", "calls", &calls, "findings", "kind", &kind, "of", &of, "factor", &factor),
                   0);
  assert_true(findings == 1 && calls == 12 && factor > 1.9 && factor < 2.1);
  assert_string_equal(kind, "slow node");
  assert_string_equal(of, "b2");
  json_decref(root);
  snprintf(words, sizeof words, "machine check '1x1@1, ideal' --log %s", place);
  run other = run_hscal(words);
  assert_int_equal(other.status, 0);
  assert_non_null(strstr(other.out, ": 0 calls compared (6 or more say something), 12 on other machines\n"));
  hscal_machine_free(machine);
  unlink(place);
}

/* The command starts the measuring program: here stand-ins for mpirun that tell what they were asked. */
/* What processes gain that have threads, or a node for themselves, stands below the table. */
static void test_show_threads(void **state) {
  (void)state;
  run shown = run_hscal("machine show '2x6@10 + 1x2@5, threads 0.9, ideal'");
  assert_int_equal(shown.status, 0);
  assert_non_null(strstr(
      shown.out, "\na                speeds with 1, 2, 4, 6 threads\nb                speeds with 1, 2 threads\n"));
  run plain = run_hscal("machine show '2x6@10, ideal'");
  assert_null(strstr(plain.out, "threads"));
}

/* Who is behind which switch, and what that adds to messages. */
static void test_show_switches(void **state) {
  (void)state;
  run shown =
      run_hscal("machine show '3x1@10 + 5x1@20, lat 80us, bw 1GB, switches 2, switchlat 40us, switchbw 0.5GB, ideal'");
  assert_int_equal(shown.status, 0);
  assert_non_null(strstr(shown.out, "\nswitch           count  nodes; 0.5 GB/s up and down for all of a switch\n"
                                    "s1                   4  3 a, 1 b\ns2                   4  4 b\n"));
  assert_non_null(strstr(shown.out, "\nbetween nodes         80 us      81 us     146 us    1.13 ms\n"
                                    "between switches     120 us     122 us     251 us    2.22 ms\n"));
}

/* How mpirun is started for these hosts, given by that option: the beginning and the end of its words. */
static void expect_words(const char *hosts, const char *option, const char *beginning, const char *end) {
  char name[] = "/tmp/hscal-hosts-XXXXXX", words[100];
  int file = mkstemp(name);
  assert_true(file >= 0);
  assert_int_equal(write(file, hosts, strlen(hosts)), strlen(hosts));
  close(file);
  snprintf(words, sizeof words, "machine measure -- %s %s", option, name);
  run asked = run_hscal_with("HSCAL_MPIRUN=tests/cli/tell_arguments.sh", words);
  unlink(name);
  assert_int_equal(asked.status, 0);
  assert_int_equal(strncmp(asked.out, beginning, strlen(beginning)), 0);
  assert_non_null(strstr(asked.out, end));
}

static void test_measure(void **state) {
  (void)state;
  run asked = run_hscal_with("HSCAL_MPIRUN=tests/cli/tell_arguments.sh",
                             "machine measure -o mine.json --processes 3 -- --bind-to core");
  assert_int_equal(asked.status, 0);
  assert_int_equal(strncmp(asked.out, "-n 3 --bind-to core ", strlen("-n 3 --bind-to core ")), 0);
  assert_non_null(strstr(asked.out, "hscal-measure --processes 3 -o mine.json\n"));
  run again = run_hscal_with("HSCAL_MPIRUN=tests/cli/tell_arguments.sh",
                             "machine measure -o mine.json --earlier old.json --processes 3");
  assert_non_null(strstr(again.out, " -o mine.json --earlier old.json\n"));
  expect_words("ada slots=2\nbob slots=3\n", "--hostfile", "-n 5 ",
               "--processes 5 --hosts 2\n"); /* all slots of all hosts */
  expect_words("ada:2\nbob:1\nada:2\n", "-machinefile", "-n 5 ", "--processes 5 --hosts 2\n");
  run list = run_hscal_with("HSCAL_MPIRUN=tests/cli/tell_arguments.sh", "machine measure -- --host=ada:2,bob");
  assert_int_equal(strncmp(list.out, "-n 3 --host=ada:2,bob ", 22), 0);
  run job = run_hscal_with("HSCAL_MPIRUN=tests/cli/tell_arguments.sh SLURM_JOB_NODELIST='n[1-4]' "
                           "SLURM_TASKS_PER_NODE='8(x4)'",
                           "machine measure");
  assert_int_equal(strncmp(job.out, "-n 32 ", 6), 0);
  assert_non_null(strstr(job.out, " --hosts 4\n"));
  run none = run_hscal_with("HSCAL_MPIRUN=tests/cli/tell_arguments.sh", "machine measure -- --hostfile no-such-hosts");
  assert_int_equal(none.status, 1);
  assert_non_null(strstr(none.err, "no-such-hosts"));
  run failing = run_hscal_with("HSCAL_MPIRUN=false", "machine measure --if-needed");
  assert_int_equal(failing.status, 1);
  assert_non_null(strstr(failing.err, "measuring did not succeed (false ended with status 1)"));
  run missing = run_hscal_with("HSCAL_MPIRUN=/no/such/program", "machine measure");
  assert_int_equal(missing.status, 1);
  assert_non_null(strstr(missing.err, "cannot start \"/no/such/program\""));
}

#ifdef HSCAL_WITH_MPI
/* Where the result could not be kept, nothing is measured. */
static void test_measure_for_nothing(void **state) {
  (void)state;
  run nowhere =
      run_hscal_with("HSCAL_MPIRUN=tests/cli/run_alone.sh", "machine measure --processes 1 -o /no/such/folder/x.json");
  assert_int_equal(nowhere.status, 1);
  assert_non_null(strstr(nowhere.err, "hscal: /no/such/folder/x.json: cannot write: No such file or directory"));
  assert_null(strstr(nowhere.err, "gemm")); /* no progress */
  run alone = run_hscal_with("HSCAL_MPIRUN=tests/cli/run_alone.sh", "machine measure --processes 3");
  assert_int_equal(alone.status, 1);
  assert_non_null(strstr(alone.err, "3 processes were to be started, but each believes that it is alone"));
  assert_null(strstr(alone.err, "gemm"));
  run first =
      run_hscal_with("HSCAL_MPIRUN=tests/cli/run_alone.sh", "machine measure --processes 1 --earlier no-such.json");
  assert_int_equal(first.status, 1);
  assert_non_null(strstr(first.err, "--earlier no-such.json: there is no such file"));
  assert_null(strstr(first.err, "gemm"));
}
#endif

static void test_unknown_word(void **state) {
  (void)state;
  run wrong = run_hscal("machine chek x");
  assert_int_equal(wrong.status, 2);
  assert_string_equal(wrong.err,
                      "hscal: unknown command \"machine chek\"; did you mean \"check\"? (hscal machine --help)\n");
  assert_int_equal(run_hscal("machine measure --seconds 301").status, 2);
  wrong = run_hscal("machine measure --procesess 3");
  assert_int_equal(wrong.status, 2);
  assert_string_equal(wrong.err,
                      "hscal: unknown option \"--procesess\"; did you mean \"--processes\"? (hscal machine --help)\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_check),
      cmocka_unit_test(test_bad_file),
      cmocka_unit_test(test_show),
      cmocka_unit_test(test_stale),
      cmocka_unit_test(test_check_finds),
      cmocka_unit_test(test_implausible),
      cmocka_unit_test(test_check_of_no_log),
      cmocka_unit_test(test_check_reads_a_log),
      cmocka_unit_test(test_show_threads),
      cmocka_unit_test(test_show_switches),
      cmocka_unit_test(test_measure),
#ifdef HSCAL_WITH_MPI
      cmocka_unit_test(test_measure_for_nothing),
#endif
      cmocka_unit_test(test_unknown_word),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
