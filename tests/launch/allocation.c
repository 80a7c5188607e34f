/* What hostfiles, Slurm and PBS tell, and what they may not. */
#define _DEFAULT_SOURCE
#include "launch/allocation.h"
#include "cmocka_test.h"
#include "hscal.h"
#include "launch/allocation_read.h"
#include "launch/hostfile.h"
#include "launch/nodelist.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* "a:4 b:0", the hosts with their slots; or the error. */
static const char *told(int status, hscal_allocation *allocation) {
  static char text[4096];
  if (status) {
    assert_null(allocation);
    assert_true(status == HSCAL_ERROR_FILE || status == HSCAL_ERROR_UNKNOWN);
    return hscal_last_error();
  }
  text[0] = 0;
  for (int i = 0; i < allocation->nhosts; i++)
    snprintf(text + strlen(text), sizeof text - strlen(text), "%s%s:%d", i ? " " : "", allocation->host[i].name,
             allocation->host[i].slots);
  hscal__allocation_free(allocation);
  return text;
}

static const char *hostfile(const char *text) {
  hscal_allocation *allocation = NULL;
  int status = hscal__hostfile_parse(text, "hosts", &allocation);
  return told(status, allocation);
}

static const char *slurm(const char *list, const char *counts) {
  hscal_allocation *allocation = NULL;
  int status = hscal__slurm_parse(list, counts, "SLURM_TASKS_PER_NODE", &allocation);
  return told(status, allocation);
}

static void test_hostfiles(void **state) {
  (void)state;
  assert_string_equal(hostfile("a slots=4\nb slots=2 max_slots=8\n"), "a:4 b:2");
  assert_string_equal(hostfile("# all\n\n  a:4   # first\r\nb.example.org:2"), "a:4 b.example.org:2");
  assert_string_equal(hostfile("a\nb\na\na\n"), "a:3 b:0"); /* PBS: a line per process */
  assert_string_equal(hostfile("a slots = 4\nb max-slots=3\n"), "a:4 b:3");
  assert_string_equal(hostfile("a slots=2\nA slots=3\na\n"), "a:6");
  assert_string_equal(hostfile("a\na\na max_slots=2\n"), "a:2");
  assert_string_equal(hostfile("a count=3\nb cpu=2\n"), "a:3 b:2");
}

static void test_bad_hostfiles(void **state) {
  (void)state;
  static const struct {
    const char *text, *message;
  } bad[] = {
      {"", "hosts: it names no host"},
      {"# nothing\n \n", "hosts: it names no host"},
      {"a\nb slots=0\n", "hosts:2: \"0\" is no number of slots"},
      {"a slots=four", "hosts:1: \"four\" is no number of slots: it must be from 1 to 1048576"},
      {"a slots=", "hosts:1: \"\" is no number of slots"},
      {"a slots", "hosts:1: \"slots\" is not understood"},
      {"a slots=99999999999999999999", "is no number of slots"},
      {"a:4x", "hosts:1: \"4x\" is no number of slots"},
      {"a:", "hosts:1: \"\" is no number of slots"},
      {"a slots=2 slots=3", "hosts:1: slots= is given twice"},
      {"a:2 slots=2", "hosts:1: slots= is given twice"},
      {"a slots=4 max_slots=2", "hosts:1: slots=4 exceeds max_slots=2"},
      {"a\n\nb slts=2", "hosts:3: \"slts=2\" is not understood: a line is \"host slots=4\""},
      {"a 4", "hosts:1: \"4\" is not understood"},
      {"user@a slots=4", "hosts:1: \"user@a\" is not the name of a host (user@host, ^host and +n are not taken)"},
      {"^a", "\"^a\" is not the name of a host"},
      {"+n0", "\"+n0\" is not the name of a host"},
      {"::1", "is not the name of a host"},
      {"a;rm slots=1", "\"a;rm\" is not the name of a host"},
      {"-x slots=1", "\"-x\" is not the name of a host"},
      {"a slots=1048576\na slots=1", "hosts:2: more than 1048576 slots of \"a\""},
      {"a\na slots=1048576", "hosts:2: more than 1048576 slots of \"a\""}};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
    if (!strstr(hostfile(bad[i].text), bad[i].message))
      fail_msg("\"%s\" gives \"%s\", expected \"%s\"", bad[i].text, hostfile(bad[i].text), bad[i].message);
}

static void test_slurm(void **state) {
  (void)state;
  assert_string_equal(slurm("n[1-3,07-12],login", "4(x2),3,1(x7)"),
                      "n1:4 n2:4 n3:3 n07:1 n08:1 n09:1 n10:1 n11:1 n12:1 login:1");
  assert_string_equal(slurm("a,b", NULL), "a:0 b:0");
  assert_string_equal(slurm("n[098-101]", "2(x4)"), "n098:2 n099:2 n100:2 n101:2");
  assert_string_equal(slurm("r[1-2]n[1,3]-ib", "8(x4)"), "r1n1-ib:8 r1n3-ib:8 r2n1-ib:8 r2n3-ib:8");
  assert_string_equal(slurm("only", "16"), "only:16");
}

static void test_bad_slurm(void **state) {
  (void)state;
  static const struct {
    const char *list, *counts, *message;
  } bad[] = {{"", NULL, "SLURM_JOB_NODELIST is empty"},
             {"n[1-", NULL, "SLURM_JOB_NODELIST=n[1-: column 2: this bracket is not closed"},
             {"n[1-]", NULL, "column 5: here a number is wanted"},
             {"n[]", NULL, "column 3: here a number is wanted"},
             {"n[3-1]", NULL, "column 3: this range runs backwards"},
             {"n[1,,2]", NULL, "column 5: here a number is wanted"},
             {"n[1 2]", NULL, "column 4: here ',', '-' or ']' is wanted"},
             {"n[1-999999999]", NULL, "this range has too many hosts"},
             {"n[1-9999999999]", NULL, "this number is too large"},
             {"n[1-9999][1-9999]", NULL, "SLURM_JOB_NODELIST: more than 32768 hosts"},
             {"n1,", NULL, "column 4: here the name of a host is wanted"},
             {",n1", NULL, "column 1: here the name of a host is wanted"},
             {"n]1", NULL, "this is not the name of a host"},
             {"n 1", NULL, "this is not the name of a host"},
             {"a,b", "4(x2", "SLURM_TASKS_PER_NODE=4(x2: column 1: it must be written like 4(x2),3"},
             {"a,b", "4(x2),", "column 7: it must be written"},
             {"a,b", "0,4", "column 1: it must be written"},
             {"a,b", "4;4", "column 2: it must be written"},
             {"a,b", "4(x0)", "it must be written"},
             {"a,b", "4", "SLURM_TASKS_PER_NODE=4 is about 1 hosts, but SLURM_JOB_NODELIST has 2"},
             {"a,b", "4(x3)", "is about 3 hosts"}};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
    if (!strstr(slurm(bad[i].list, bad[i].counts), bad[i].message))
      fail_msg("%s %s gives \"%s\", expected \"%s\"", bad[i].list, bad[i].counts ? bad[i].counts : "",
               slurm(bad[i].list, bad[i].counts), bad[i].message);
}

static const char *here(const char *file) {
  hscal_allocation *allocation = NULL;
  int status = hscal__allocation_read(file, &allocation);
  return told(status, allocation);
}

/* The hostfile goes first, then Slurm, then PBS, then this computer. */
static void test_sources(void **state) {
  (void)state;
  char nodes[] = "/tmp/hscal-nodes-XXXXXX";
  int descriptor = mkstemp(nodes);
  assert_true(descriptor >= 0);
  assert_int_equal(write(descriptor, "p1\np1\np2\np2\n", 12), 12);
  close(descriptor);
  unsetenv("SLURM_JOB_NODELIST");
  unsetenv("PBS_NODEFILE");
  setenv("HSCAL_HOST", "own", 1);
  assert_string_equal(here(NULL), "own:0");
  setenv("PBS_NODEFILE", nodes, 1);
  assert_string_equal(here(NULL), "p1:2 p2:2");
  setenv("SLURM_JOB_NODELIST", "s[1-2]", 1);
  unsetenv("SLURM_TASKS_PER_NODE");
  setenv("SLURM_JOB_CPUS_PER_NODE", "8(x2)", 1);
  assert_string_equal(here(NULL), "s1:8 s2:8");
  setenv("SLURM_TASKS_PER_NODE", "3,2", 1);
  assert_string_equal(here(NULL), "s1:3 s2:2");
  assert_string_equal(here(nodes), "p1:2 p2:2");
  setenv("SLURM_JOB_NODELIST", "", 1);
  assert_string_equal(here(NULL), "SLURM_JOB_NODELIST is empty");
  unsetenv("SLURM_JOB_NODELIST");
  unlink(nodes);
  assert_non_null(strstr(here(NULL), "cannot read: No such file or directory"));
  assert_non_null(strstr(here("/tmp"), "/tmp: cannot read: Is a directory"));
  assert_non_null(strstr(here("/dev/zero"), "/dev/zero: too large for a list of hosts"));
  assert_non_null(strstr(here("/proc/self/cmdline"), "not a text"));
}

/* One that nobody writes to is empty: nobody is waited for. */
static void test_pipes(void **state) {
  (void)state;
  char folder[] = "/tmp/hscal-nodes-XXXXXX", pipe[64];
  assert_non_null(mkdtemp(folder));
  snprintf(pipe, sizeof pipe, "%s/pipe", folder);
  assert_int_equal(mkfifo(pipe, 0600), 0);
  alarm(20); /* else: for ever */
  assert_non_null(strstr(here(pipe), "/pipe: it names no host"));
  setenv("PBS_NODEFILE", pipe, 1);
  assert_non_null(strstr(here(NULL), "/pipe: it names no host"));
  unsetenv("PBS_NODEFILE");
  alarm(0);
  unlink(pipe);
  rmdir(folder);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_hostfiles), cmocka_unit_test(test_bad_hostfiles),
                                     cmocka_unit_test(test_slurm),     cmocka_unit_test(test_bad_slurm),
                                     cmocka_unit_test(test_sources),   cmocka_unit_test(test_pipes)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
