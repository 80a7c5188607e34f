/* hscal run and launch-file as users meet them. Launchers are scripts that note what they are told, then start the program once. */
#define _DEFAULT_SOURCE
#include "cli/run.h"
#include "cmocka_test.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define MACHINE " --machine 'fast=2x2@30 + slow=2x2@10, lat 2us, bw 10GB, ideal' "

static char place[] = "/tmp/hscal-run-test-XXXXXX";

static void write_text(const char *name, const char *text, mode_t mode) {
  char path[256];
  snprintf(path, sizeof path, "%s/%s", place, name);
  FILE *file = fopen(path, "w");
  assert_non_null(file);
  assert_true(fputs(text, file) >= 0);
  assert_int_equal(fclose(file), 0);
  assert_int_equal(chmod(path, mode), 0);
}

/* The text of a file of the place; "" if there is none. */
static const char *text_of(const char *name) {
  static char text[8192];
  char path[256];
  snprintf(path, sizeof path, "%s/%s", place, name);
  FILE *file = fopen(path, "r");
  text[file ? fread(text, 1, sizeof text - 1, file) : 0] = 0;
  if (file) fclose(file);
  return text;
}

/* A launcher that says this of itself. Its words, the file among them, and some of its environment are noted. */
static void make_launcher(const char *name, const char *version) {
  char script[2048];
  snprintf(script, sizeof script,
           "#!/bin/sh\n"
           "[ \"$1\" = --version ] && { echo '%s'; exit 0; }\n"
           "echo \"$(basename \"$0\") $*\" >%s/words\n"
           "env | grep -E "
           "'^(HSCAL_(MACHINE|ONE_KIND|OPTIONS|PATIENCE|PLAN|NP|P|Q|MB|NB)|O[A-Z]*_NUM_THREADS|SLURM_HOSTFILE)=' "
           "| LC_ALL=C sort >%s/environment; rm -f %s/file\n"
           "for word in \"$@\" \"${SLURM_HOSTFILE:-}\"; do\n"
           "  case $word in */hscal-run-*/placement) cat \"${word#rankfile:file=}\" >>%s/file ;; esac\n"
           "done\n"
           "for program; do case $program in */program) exec \"$program\" ;; esac; done\n",
           version, place, place, place, place);
  write_text(name, script, 0755);
}

/* What the scripts need, in a folder without the launchers of this computer. */
static void link_tools(void) {
  static const char *const tools[] = {"sh", "env", "grep", "sort", "cat", "rm", "sleep", "basename"};
  for (size_t i = 0; i < sizeof tools / sizeof *tools; i++) {
    char from[64], to[256];
    snprintf(from, sizeof from, "/bin/%s", tools[i]);
    if (access(from, X_OK) != 0) snprintf(from, sizeof from, "/usr/bin/%s", tools[i]);
    snprintf(to, sizeof to, "%s/tools/%s", place, tools[i]);
    assert_int_equal(symlink(from, to), 0);
  }
}

static int set_up(void **state) {
  (void)state;
  assert_non_null(mkdtemp(place));
  static const char *const folders[] = {"openmpi4", "openmpi5", "hydra",  "slurm", "nothing",
                                        "tmp",      "sleep",    "killed", "tools"};
  char path[256];
  for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
    snprintf(path, sizeof path, "%s/%s", place, folders[i]);
    assert_int_equal(mkdir(path, 0755), 0);
  }
  link_tools();
  make_launcher("openmpi4/mpirun", "mpirun (Open MPI) 4.1.4");
  make_launcher("openmpi5/mpirun", "mpirun (Open MPI) 5.0.3");
  make_launcher("hydra/mpiexec", "HYDRA build details:");
  make_launcher("slurm/srun", "slurm-wlm 22.05.8");
  make_launcher("slurm/mpirun", "mpirun (Open MPI) 4.1.4");
  write_text("hosts", "fast1 slots=2\n", 0644);
  write_text("program", "#!/bin/sh\nexit ${PROGRAM_ENDS_WITH:-0}\n", 0755);
  write_text(
      "sleep/program",
      "#!/bin/sh\ntrap 'echo terminated >\"$0.end\"; exit 9' TERM\necho >\"$0.ready\"\nwhile :; do sleep 0.05; done\n",
      0755);
  write_text("killed/program", "#!/bin/sh\nkill -KILL $$\n", 0755);
  write_text("text", "no program\n", 0644);
  return 0;
}

static int tear_down(void **state) {
  (void)state;
  char command[256];
  snprintf(command, sizeof command, "rm -rf '%s'", place);
  return system(command);
}

/* hscal WORDS with only this folder's launchers in the PATH before the system's tools, if those are asked for. PLACE in the words stands
 * for the place. */
static run run_with(const char *launchers, const char *settings, const char *words) {
  char all[1024], line[2048] = "";
  for (const char *at = words; *at;) {
    const char *mark = strstr(at, "PLACE");
    size_t length = mark ? (size_t)(mark - at) : strlen(at);
    snprintf(line + strlen(line), sizeof line - strlen(line), "%.*s%s", (int)length, at, mark ? place : "");
    at += length + (mark ? strlen("PLACE") : 0);
  }
  snprintf(
      all, sizeof all,
      "env -u HSCAL_MPIRUN -u SLURM_JOB_ID -u SLURM_JOB_NODELIST -u PBS_NODEFILE TMPDIR=%s/tmp PATH=%s/%s:%s/tools %s",
      place, place, launchers, place, settings);
  return run_hscal_with(all, line);
}

/* It must end with status 0. */
static run run_well(const char *launcher, const char *environment, const char *words) {
  run result = run_with(launcher, environment, words);
  if (result.status != 0) fail_msg("hscal %s: status %d: %s", words, result.status, result.err);
  return result;
}

static void assert_nothing_left(void) {
  char path[256];
  snprintf(path, sizeof path, "%s/tmp", place);
  assert_int_equal(rmdir(path), 0); /* it must be empty */
  assert_int_equal(mkdir(path, 0755), 0);
}

/* What the launcher was told, FILE in place of its file. */
static const char *words_told(void) {
  static char text[8192];
  char folder[256];
  const char *told = text_of("words"), *end = "/placement";
  size_t length = 0;
  snprintf(folder, sizeof folder, "%s/tmp/hscal-run-", place);
  for (const char *at; (at = strstr(told, folder)) && strstr(at, end); told = strstr(at, end) + strlen(end))
    length += (size_t)snprintf(text + length, sizeof text - length, "%.*sFILE", (int)(at - told), told);
  snprintf(text + length, sizeof text - length, "%s", told);
  return text;
}

/* Starts the program on both processors of fast1, and expects the launcher to be told these words and this file. */
static void assert_started(const char *launchers, const char *settings, const char *options, const char *words,
                           const char *file) {
  char line[1024], expected[1024];
  snprintf(line, sizeof line, "run" MACHINE "--hostfile PLACE/hosts %s pdgemm n=2000 grid=1x2 -- PLACE/program -x",
           options);
  run result = run_well(launchers, settings, line);
  assert_non_null(strstr(result.err, "hscal: 2 processes, 1 x 2, NB "));
  assert_non_null(strstr(result.err, " for pdgemm m=2000 n=2000 k=2000: "));
  assert_non_null(strstr(result.err, ": fast1 2\n"));
  snprintf(expected, sizeof expected, "%s %s/program -x\n", words, place);
  assert_string_equal(words_told(), expected);
  assert_string_equal(text_of("file"), file);
  assert_nothing_left();
}

static const char rankfile[] = "rank 0=fast1 slot=0\nrank 1=fast1 slot=1\n";
static const char line_per_rank[] = "fast1\nfast1\n";
#define EXPORTED                                                                                                       \
  " -x HSCAL_MACHINE -x HSCAL_PLAN -x HSCAL_NP -x HSCAL_P -x HSCAL_Q -x HSCAL_MB -x HSCAL_NB -x OMP_NUM_THREADS -x "   \
  "OPENBLAS_NUM_THREADS"

/* Each launcher is recognised by what it says of itself. */
static void test_launchers(void **state) {
  (void)state;
  assert_started("openmpi4", "", "", "mpirun --host fast1:2 --rankfile FILE -np 2" EXPORTED, rankfile);
  assert_started("openmpi4", "", "--no-bind", "mpirun --hostfile FILE --mca rmaps seq --bind-to none -np 2" EXPORTED,
                 line_per_rank);
  assert_started("openmpi5", "", "", "mpirun --host fast1:2 --map-by rankfile:file=FILE -n 2" EXPORTED, rankfile);
  assert_started("hydra", "", "", "mpiexec -f FILE -n 2", "fast1:2 binding=user:0,1\n");
  assert_started("slurm", "SLURM_JOB_ID=7", "",
                 "srun --distribution=arbitrary --ntasks=2 --cpus-per-task=1 --cpu-bind=cores", line_per_rank);
  assert_started("slurm", "SLURM_JOB_ID=7", "--launcher openmpi4",
                 "mpirun --host fast1:2 --rankfile FILE -np 2" EXPORTED, rankfile);
  assert_started("hydra", "", "--pass -v --pass=-l", "mpiexec -f FILE -n 2 -v -l", "fast1:2 binding=user:0,1\n");
}

static void test_named_launcher(void **state) {
  (void)state;
  char settings[256];
  snprintf(settings, sizeof settings, "HSCAL_MPIRUN=%s/hydra/mpiexec", place);
  assert_started("openmpi4", settings, "", "mpiexec -f FILE -n 2", "fast1:2 binding=user:0,1\n");
  assert_started("openmpi4", settings, "--launcher prrte",
                 "mpiexec --host fast1:2 --map-by rankfile:file=FILE -n 2" EXPORTED, rankfile);
}

/* The program is told the machine, a file by its full name, also one that was found by another, and as many threads as were planned. */
static void test_environment(void **state) {
  (void)state;
  char expected[2048];
  run result =
      run_well("openmpi4", "OPENBLAS_NUM_THREADS=8 HSCAL_MACHINE=machines/two_generations.json HSCAL_HOST=new1",
               "run --one-kind --patience 0.1 pdgemm n=2000 mb=48 nb=32 grid=1x2 -- PLACE/program");
  snprintf(expected, sizeof expected,
           "HSCAL_MACHINE=%s/machines/two_generations.json\nHSCAL_MB=48\nHSCAL_NB=32\nHSCAL_NP=2\n"
           "HSCAL_ONE_KIND=1\nHSCAL_P=1\n"
           "HSCAL_PATIENCE=0.1\nHSCAL_PLAN=pdgemm m=2000 n=2000 k=2000: grid=1x2 order=row nb=32 mb=48 "
           "panel=256\nHSCAL_Q=2\nOMP_NUM_THREADS=1\nOPENBLAS_NUM_THREADS=1\n",
           SOURCE_DIR);
  assert_string_equal(text_of("environment"), expected);
  result = run_well("openmpi4", "HSCAL_MACHINE=machines/two_generations.json HSCAL_HOST=new1",
                    "run --square --order row pdgemm n=2000 -- PLACE/program");
  assert_non_null(strstr(text_of("environment"), "HSCAL_OPTIONS=square order=row\n"));
  result = run_well("openmpi4", "HSCAL_MACHINE=two_generations HSCAL_HOST=new1", "run pdgemm n=2000 -- PLACE/program");
  assert_non_null(strstr(text_of("environment"), "/hscal/machines/two_generations.json\n"));
  result = run_well("slurm", "SLURM_JOB_ID=1 SLURM_JOB_NODELIST='fast[1-2],slow1' SLURM_TASKS_PER_NODE='2(x2),1'",
                    "run" MACHINE "pdgemm n=2000 processes=5 -- PLACE/program");
  assert_non_null(strstr(text_of("environment"), "HSCAL_MACHINE=fast=2x2@30 + slow=2x2@10, lat 2us, bw 10GB, ideal\n"));
  assert_non_null(strstr(text_of("environment"), "/placement\n"));
  assert_non_null(strstr(result.err, ": fast1 2, fast2 2, slow1 1\n"));
  assert_nothing_left();
}

/* Starts the program with `words`, and expects it to be told `filled`. */
static void assert_filled(const char *call, const char *words, const char *filled) {
  char line[1024], expected[512];
  snprintf(line, sizeof line, "run" MACHINE "--hostfile PLACE/hosts %s -- PLACE/program %s", call, words);
  run_well("hydra", "", line);
  snprintf(expected, sizeof expected, "mpiexec -f FILE -n 2 %s/program %s\n", place, filled);
  assert_string_equal(words_told(), expected);
}

/* A program that takes its grid and blocks as arguments gets the plan's. */
static void test_placeholders(void **state) {
  (void)state;
#define SOLVE "pdgesv n=2e3 nb=64 grid=1x2 panel=48"
  assert_filled("pdgemm m=300 n=2e3 k=400 mb=32 nb=64 grid=1x2 panel=48",
                "{p} {q} {nb} {mb} {np} {panel} {threads} {m} {n} {k}", "1 2 64 32 2 48 1 300 2000 400");
  assert_filled(SOLVE, "{n} {nrhs} {{k}", "2000 1 {k}");
  assert_filled(SOLVE, "--grid={P}x{Q} -nb{NB} {nprow}/{npcol}/{nprocs}", "--grid=1x2 -nb64 1/2/2");
  assert_filled(SOLVE, "{{p} {{nbb} '{}' '{x}' '{print n}' '{' '{p' '}' 'n}' '{{' '{\"n\": {n}}'",
                "{p} {nbb} {} {x} {print n} { {p } n} {{ {\"n\": 2000}");
  run result = run_with("nothing", "",
                        "launch-file" MACHINE "--hostfile PLACE/hosts --launcher hydra pdgemm n=2000 nb=64 grid=1x2 "
                        "-o PLACE/placement -- PLACE/program {p} {nb}");
  assert_non_null(strstr(result.out, "/program 1 64\n"));
}

/* A machine that is made up is rehearsed here, unbound; its only node is this computer. */
static void test_rehearsal(void **state) {
  (void)state;
  run result =
      run_well("openmpi4", "HSCAL_HOST=elsewhere", "run" MACHINE "pdgemm n=2000 grid=2x3 nb=64 -- PLACE/program");
  assert_non_null(strstr(result.err, "hscal: a rehearsal: all processes start on this computer, elsewhere, in place of "
                                     "fast1, ..., slow2: grid and blocks are those of the plan, times are not\n"));
  assert_non_null(strstr(result.err, ": elsewhere 6\n"));
  assert_non_null(strstr(words_told(), "mpirun --hostfile FILE --mca rmaps seq --bind-to none -np 6 "));
  assert_string_equal(text_of("file"), "elsewhere\nelsewhere\nelsewhere\nelsewhere\nelsewhere\nelsewhere\n");
  result = run_well("openmpi4", "HSCAL_HOST=elsewhere HSCAL_MACHINE=1x2@10,ideal",
                    "run pdgemm n=2000 grid=1x2 --dry-run -- PLACE/program");
  assert_string_equal(result.err, "hscal: this computer, elsewhere, is taken for a, the node of the machine\n");
  assert_non_null(strstr(result.out, "rank 0=elsewhere slot=0\nrank 1=elsewhere slot=1\n"));
  assert_nothing_left();
}

static void test_exit_status(void **state) {
  (void)state;
  run result =
      run_with("hydra", "PROGRAM_ENDS_WITH=42", "run" MACHINE "--hostfile PLACE/hosts pdgemm n=2000 -- PLACE/program");
  assert_int_equal(result.status, 42);
  result = run_with("hydra", "", "run" MACHINE "--hostfile PLACE/hosts pdgemm n=2000 -- PLACE/killed/program");
  assert_int_equal(result.status, 128 + SIGKILL);
  assert_nothing_left();
}

static void nap(void) { nanosleep(&(struct timespec){.tv_nsec = 20000000}, NULL); }

/* A signal that is sent to hscal reaches the program; its exit status comes back, and no file is left. */
static void test_signal(void **state) {
  (void)state;
  char command[2048], ready[256];
  int ended, tries = 0;
  snprintf(command, sizeof command,
           "cd '%s' && exec env -u HSCAL_MPIRUN -u SLURM_JOB_ID -u SLURM_JOB_NODELIST -u PBS_NODEFILE TMPDIR=%s/tmp "
           "PATH=%s/hydra:%s/tools '%s' run" MACHINE "--hostfile %s/hosts pdgemm n=2000 -- %s/sleep/program 2>%s/err",
           SOURCE_DIR, place, place, place, HSCAL_COMMAND, place, place, place);
  snprintf(ready, sizeof ready, "%s/sleep/program.ready", place);
  pid_t child = fork();
  if (child == 0) execl("/bin/sh", "sh", "-c", command, (char *)NULL);
  assert_true(child > 0);
  while (access(ready, F_OK) != 0 && tries++ < 1000) nap();
  kill(child, SIGTERM);
  assert_int_equal(waitpid(child, &ended, 0), child);
  if (!WIFEXITED(ended) || WEXITSTATUS(ended) != 9) fail_msg("ended with %d: %s", ended, text_of("err"));
  assert_string_equal(text_of("sleep/program.end"), "terminated\n");
  assert_nothing_left();
}

/* Nothing is started: the launcher has not been told anything. */
static void assert_refused(const char *launchers, const char *settings, const char *words, int status,
                           const char *message) {
  write_text("words", "", 0644);
  run result = run_with(launchers, settings, words);
  if (result.status != status || !strstr(result.err, message))
    fail_msg("hscal %s\n  ended with %d: %s  expected %d: ... %s ...", words, result.status, result.err, status,
             message);
  assert_string_equal(text_of("words"), "");
  assert_ptr_equal(strchr(result.err, '\n'), result.err + strlen(result.err) - 1); /* one line */
  assert_nothing_left();
}

#define RUN "run" MACHINE "--hostfile PLACE/hosts pdgemm n=2000 "

static const struct {
  const char *launchers, *settings, *words;
  int status;
  const char *message;
} wrong[] = {
    {"openmpi4", "", "run", 2, "name a routine first: hscal run pdgemm"},
    {"openmpi4", "", RUN, 2, "say what to run: hscal run pdgemm n=8192 -- ./program"},
    {"openmpi4", "", RUN "--", 2, "say what to run"},
    {"openmpi4", "", RUN "PLACE/program", 2,
     "arguments are written key=value, for example n=8192; a program stands behind -- (hscal run"},
    {"openmpi4", "", RUN "-- PLACE/nothing-here", 1, "nothing-here\" cannot be started: No such file or directory"},
    {"openmpi4", "", RUN "-- PLACE/text", 1, "text\" cannot be started: it is not executable"},
    {"openmpi4", "", RUN "-- PLACE", 1, "cannot be started: it is a folder"},
    {"openmpi4", "", RUN "-- no-such-program", 1, "\"no-such-program\" cannot be started: it is not in the PATH"},
    {"openmpi4", "", RUN "-- run-demo", 1, "\"run-demo\" cannot be started: it is not in the PATH, but here: write ./"},
    {"openmpi4", "", RUN "-- PLACE/program {np} {nbx}", 2,
     "{nbx} in \"{nbx}\" is no number of the plan; did you mean {nb}? ({{nbx} is the word itself)"},
    {"openmpi4", "", RUN "-- PLACE/program {nrhs}", 2,
     "{nrhs} in \"{nrhs}\": the call has no such size ({{nrhs} is the"},
    {"openmpi4", "", RUN "--launcher slrum -- PLACE/program", 2,
     "--launcher slrum: it must be openmpi4, prrte, hydra or slurm; did you mean \"slurm\"?"},
    {"openmpi4", "", RUN "--launcher prrte -- PLACE/program", 1, "no launcher: no \"mpirun\" in the PATH is prrte's"},
    {"openmpi4", "", RUN "--launchr hydra -- PLACE/program", 2,
     "unknown option \"--launchr\"; did you mean \"--launcher\"?"},
    {"openmpi4", "", RUN "--json -- PLACE/program", 2, "hscal run does not take --json"},
    {"openmpi4", "", RUN "grid=3x3 -- PLACE/program", 1,
     "hosts: too few slots: 9 processes were requested, it has 2 on 1 host(s)"},
    {"nothing", "", RUN "-- PLACE/program", 1, "no launcher: the PATH has no mpirun or mpiexec of Open MPI or MPICH"},
    {"openmpi4", "HSCAL_MPIRUN=/bin/true", RUN "-- PLACE/program", 1,
     "HSCAL_MPIRUN=/bin/true: its --version does not say what it is"},
    {"openmpi4", "HSCAL_MPIRUN=/no/mpirun", RUN "-- PLACE/program", 1,
     "HSCAL_MPIRUN=/no/mpirun: it cannot be started: No such file or directory"},
    {"openmpi4", "", "run" MACHINE "pdgemm n=2000 --hostfile no-such-file -- PLACE/program", 1,
     "no-such-file: cannot read: No such file or directory"},
    {"openmpi4", "", "run" MACHINE "pdgemm n=2000 --hostfile /dev/null -- PLACE/program", 1,
     "/dev/null: it names no host"},
    {"openmpi4", "", "run --machine 2x2@10,ideal --hostfile PLACE/hosts pdgemm n=2000 -- PLACE/program", 1,
     "hosts:1: \"fast1\" is not a node of the machine (its nodes: "},
    {"openmpi4", "HSCAL_HOST=elsewhere", "run --machine machines/hcl16.json pdgemm n=2000 -- PLACE/program", 1,
     "this computer: \"elsewhere\" is not a node of the machine (its nodes: hcl01, hcl02, ..., hcl16): --hostfile "
     "FILE "
     "names the hosts to start on"},
    {"openmpi4", "HSCAL_HOST=elsewhere", "run" MACHINE "pdgemm n=2000 grid=3x3 -- PLACE/program", 1,
     "this computer: too few slots: 9 processes were requested, it has 8 on 1 host(s)"},
    {"openmpi4", "SLURM_JOB_NODELIST='fast[1-'", "run" MACHINE "pdgemm n=2000 -- PLACE/program", 1,
     "SLURM_JOB_NODELIST=fast[1-: column 5: this bracket is not closed"},
    {"openmpi4", "PBS_NODEFILE=/no/nodes", "run" MACHINE "pdgemm n=2000 -- PLACE/program", 1, "/no/nodes: cannot read"},
    {"openmpi4", "", "run pdgemm n=2000 -- PLACE/program", 1, "no machine to plan for"},
    {"openmpi4", "HSCAL_HOST=big",
     "run --machine 'big=1x9999@10, ideal' pdgemm n=2000 grid=1x9999 nb=1 -- PLACE/program", 1,
     "processes shall be bound to 9999 cores of big, as the machine says; it has "},
    {"openmpi4", "TMPDIR=/no/place", RUN "-- PLACE/program", 1, "cannot make a folder in /no/place"},
    {"openmpi4", "", "run" MACHINE "--hostfile PLACE/hosts pdgemm n=2000000 -- PLACE/program", 1,
     "more node(s) like fast1"},
    {"openmpi4", "", "launch-file" MACHINE "--hostfile PLACE/hosts pdgemm n=9 -o /no/place/file", 1,
     "/no/place/file: cannot write"},
    {"openmpi4", "", "launch-file" MACHINE "--dry-run pdgemm n=9", 2, "hscal launch-file does not take --dry-run"},
    {"openmpi4", "", "plan" MACHINE "--hostfile x pdgemm n=9", 2, "hscal plan does not take --hostfile"},
};

static void test_errors(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
    assert_refused(wrong[i].launchers, wrong[i].settings, wrong[i].words, wrong[i].status, wrong[i].message);
}

#define PLANNED                                                                                                        \
  "HSCAL_PLAN='pdgemm m=2000 n=2000 k=2000: grid=1x2 order=row nb=64 mb=64 panel=32' HSCAL_NP=2 HSCAL_P=1 HSCAL_Q=2 "  \
  "HSCAL_MB=64 HSCAL_NB=64 OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1"

static void test_dry_run(void **state) {
  (void)state;
  char expected[2048];
  run result = run_with(
      "nothing", "",
      "run" MACHINE
      "--hostfile PLACE/hosts --dry-run --launcher prrte pdgemm n=2000 nb=64 grid=1x2 -- PLACE/program \"it's\"");
  snprintf(expected, sizeof expected,
           "HSCAL_MACHINE='fast=2x2@30 + slow=2x2@10, lat 2us, bw 10GB, ideal' " PLANNED
           " mpirun --host fast1:2 --map-by rankfile:file=FILE -n 2" EXPORTED " %s/program 'it'\\''s'\n\nFILE:\n%s",
           place, rankfile);
  if (result.status != 0) fail_msg("status %d: %s", result.status, result.err);
  assert_string_equal(result.out, expected);
  assert_string_equal(result.err, "");
}

/* The plan of a command becomes a file. */
static void keep_plan(const char *name, const char *words) {
  run result = run_hscal(words);
  assert_int_equal(result.status, 0);
  write_text(name, result.out, 0644);
}

/* A plan that was kept is started where its nodes are, and the program is told to take it; where that cannot be nothing is started. */
static void test_kept_plan(void **state) {
  (void)state;
  static const struct {
    const char *words;
    int status;
    const char *message;
  } wrong[] = {
      {"run" MACHINE "--hostfile PLACE/hosts --plan PLACE/kept.json pdgemm n=2000 -- PLACE/program", 2,
       "kept.json says what is to be started: give no routine, key or limit with it"},
      {"run" MACHINE "--hostfile PLACE/hosts --plan PLACE/kept.json --square -- PLACE/program", 2, "give no routine"},
      {"run" MACHINE "--hostfile PLACE/hosts --plan PLACE/kept.json --fix nb=8 -- PLACE/program", 2, "give no routine"},
      {"run" MACHINE "--hostfile PLACE/hosts --plan PLACE/large.json -- PLACE/program", 1,
       "large.json: the plan is for 2 process(es) on \"fast2\"; "},
      {"run" MACHINE "--hostfile PLACE/hosts --plan PLACE/other.json -- PLACE/program", 1,
       "other.json: the plan is for processes on \"big\", which is not a node of the machine"},
      {"run" MACHINE "--hostfile PLACE/two_hosts --plan PLACE/unlike.json -- PLACE/program", 1,
       "unlike.json: the processes of \"fast1\" and \"fast2\" have 1 and 2 threads, but all that are "},
      {"run" MACHINE "--hostfile PLACE/hosts --plan PLACE/hosts -- PLACE/program", 1, "hosts: "},
      {"run" MACHINE "--hostfile PLACE/hosts --plan PLACE/nothing.json -- PLACE/program", 1, "nothing.json: No such"},
      {"plan" MACHINE "--plan PLACE/kept.json pdgemm n=9", 2, "hscal plan does not take --plan"},
  };
  keep_plan("kept.json", "plan --machine fast1=1x2@30,ideal pdgemm n=2000 nb=40 panel=48 grid=2x1 --json");
  keep_plan("large.json", "plan" MACHINE "pdgemm n=2000 grid=2x4 --json");
  keep_plan("unlike.json", "plan" MACHINE "pdgemm n=2000 grid=1x4 --json | sed 's/\"fast2\": 1$/\"fast2\": 2/'");
  write_text("two_hosts", "fast1 slots=2\nfast2 slots=2\n", 0644);
  keep_plan("other.json", "plan --machine big=1x4@10,ideal pdgemm n=2000 grid=2x2 --json");
  run result = run_well("openmpi4", "",
                        "run" MACHINE "--hostfile PLACE/hosts --plan PLACE/kept.json -- PLACE/program '{p}' '{n}'");
  assert_non_null(strstr(text_of("words"), "/program 2 2000\n"));
  assert_non_null(strstr(result.err, "hscal: 2 processes, 2 x 1, NB 40, predicted "));
  assert_non_null(strstr(text_of("environment"), "HSCAL_OPTIONS=grid=2x1 order=row nb=40 mb=40 panel=48\n"));
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
    assert_refused("openmpi4", "", wrong[i].words, wrong[i].status, wrong[i].message);
}

/* Where only some nodes know processes of several threads, and one process is best there: it is started there. */
static void test_threads_of_some_nodes(void **state) {
  (void)state;
  char expected[1024];
  write_text("four", "ada slots=2\nbob\ncyd\ndee\n", 0644);
  run result = run_well("nothing", "",
                        "run --machine tests/simulated/four_hosts.json --hostfile PLACE/four --launcher hydra "
                        "--dry-run pdgemm n=600 nb=64 grid=1x1 -- PLACE/program");
  snprintf(expected, sizeof expected,
           "HSCAL_MACHINE=%s/tests/simulated/four_hosts.json HSCAL_PLAN='pdgemm m=600 n=600 k=600: grid=1x1 order=row "
           "nb=64 mb=64 panel=32' HSCAL_NP=1 HSCAL_P=1 HSCAL_Q=1 HSCAL_MB=64 HSCAL_NB=64 OMP_NUM_THREADS=2 "
           "OPENBLAS_NUM_THREADS=2 mpiexec -f FILE -n 1 %s/program\n\nFILE:\nada:1 binding=user:0+1\n",
           SOURCE_DIR, place);
  assert_string_equal(result.out, expected);
  assert_string_equal(result.err, "");
}

/* The best plan has two threads on one node and one on the other: the best that can be started is, and what that costs is told. */
static void test_unlike_threads(void **state) {
  (void)state;
#define UNLIKE " --machine 'ada=1x2@5 + bob=1x1@10, lat 10us, bw 1GB, threads 1, ideal' --square-blocks "
  write_text("two", "ada:2\nbob:1\n", 0644);
  run plan = run_with("nothing", "", "plan" UNLIKE "pdgemm n=2000");
  assert_non_null(strstr(plan.out, "\n  processes   ada of 2 threads, "));
  assert_non_null(strstr(plan.out, "\n              bob, "));
  run result = run_well("nothing", "", "launch-file" UNLIKE "--hostfile PLACE/two --launcher hydra pdgemm n=2000");
  assert_non_null(strstr(result.out, "ada:2 binding=user:0,1\n"));
  assert_non_null(strstr(result.err,
                         "hscal: all processes are started with as many threads, so 1.063 s are predicted; with "
                         "unlike numbers on unlike nodes it would be "));
}

static void test_launch_file(void **state) {
  (void)state;
  char expected[2048];
#define WORDS "launch-file" MACHINE "--hostfile PLACE/hosts --launcher slurm pdgemm n=2000 nb=64 grid=1x2"
  run result = run_well("nothing", "", WORDS);
  assert_string_equal(result.out, line_per_rank);
  result = run_well("nothing", "", WORDS " -o PLACE/placement");
  assert_string_equal(text_of("placement"), line_per_rank);
  snprintf(expected, sizeof expected,
           "HSCAL_MACHINE='fast=2x2@30 + slow=2x2@10, lat 2us, bw 10GB, ideal' " PLANNED
           " SLURM_HOSTFILE=%s/placement srun --distribution=arbitrary --ntasks=2 --cpus-per-task=1 --cpu-bind=cores "
           "PROGRAM\n",
           place);
  assert_string_equal(result.out, expected);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_launchers),      cmocka_unit_test(test_named_launcher),
      cmocka_unit_test(test_environment),    cmocka_unit_test(test_placeholders),
      cmocka_unit_test(test_rehearsal),      cmocka_unit_test(test_exit_status),
      cmocka_unit_test(test_signal),         cmocka_unit_test(test_errors),
      cmocka_unit_test(test_dry_run),        cmocka_unit_test(test_kept_plan),
      cmocka_unit_test(test_launch_file),    cmocka_unit_test(test_threads_of_some_nodes),
      cmocka_unit_test(test_unlike_threads),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
