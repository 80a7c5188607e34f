/* Bad input: every message says what is wrong, and the exit status tells whose fault it is. */
#include "cmocka_test.h"
#include "machine/hardware.h"
#include "run.h"

#include <stdio.h>
#include <string.h>

typedef struct mistake {
  const char *words;
  int status;
  const char *message; /* must be part of what stderr says */
} mistake;

/* The command line is not understood: 2. */
static const mistake not_understood[] = {
    {"", 2, "say what to do: plan, run, launch-file, record, advise, timeof, info, routines, machine or verify"},
    {"pln", 2, "unknown command \"pln\"; did you mean \"plan\"?"},
    {"frobnicate", 2, "unknown command \"frobnicate\" (hscal --help lists them)"},
    {"help frobnicate", 2, "there is no help for \"frobnicate\" (plan, run,"},
    {"help machines", 2, "there is no help for \"machines\"; did you mean \"machine\"?"},
    {"explain", 2, "name a routine first: hscal plan pdgemm"},
    {"info", 2, "name a routine first"},
    {"info n=8", 2, "name a routine first"},
    {"info pdgemmm n=8", 2, "unknown routine \"pdgemmm\"; did you mean \"pdgemm\"?"},
    {"info qqqqqqqq n=8", 2, "unknown routine \"qqqqqqqq\" (hscal routines lists them; --recorded plans any other)"},
    {"info pdgemm", 2, "n= is missing"},
    {"info pdgemm n", 2, "\"n\": arguments are written key=value"},
    {"info pdgemm nn=8", 2, "unknown key \"nn=\"; did you mean \"n=\"?"},
    {"info pdgemm n=8 nab=4", 2, "unknown key \"nab=\"; did you mean \"nb=\"?"},
    {"info pdgemm n=8 gird=2x2", 2, "unknown key \"gird=\"; did you mean \"grid=\"?"},
    {"info pdgemm n=8 =4", 2, "unknown key \"=\""},
    {"info pdgemm n=8 --jsno", 2, "unknown option \"--jsno\"; did you mean \"--json\"?"},
    {"pdgemm n=8", 2, "say what to do with pdgemm: hscal plan pdgemm n=8192"},
    {"info pdgemm --n=8", 2, "--n: keys have no dashes: n=... (hscal info --help lists them)"},
    {"plan pdgemm n=8 --nb 64", 2, "--nb: keys have no dashes: nb=..."},
    {"plan pdgemm n=8 -np 64", 2, "-np: keys have no dashes: np=..."},
    {"plan pdgemm n=8 --grid 2x4", 2, "--grid: keys have no dashes: grid=..."},
    {"plan pdgemm n=8 machine=2x4@10,ideal", 2, "machine= is an option: --machine ..."},
    {"plan pdgemm n=8 json=1", 2, "json= is an option: --json"},
    {"info pdgemm n=8 --json=yes", 2, "--json takes no value"},
    {"info pdgemm n=8 --machine x", 2, "hscal info does not take --machine"},
    {"info pdgemm n=8 processes=4", 2, "hscal info does not take processes="},
    {"info pdgemm n=8 n=9", 2, "n= is given twice"},
    {"info pdgemm n=", 2, "n= has no value"},
    {"info pdgemm n=ten", 2, "n=ten: \"ten\" is not a whole number"},
    {"info pdgemm n=8x", 2, "n=8x: \"8x\" is not a whole number"},
    {"info pdgemm 'n= 8'", 2, "is not a whole number"},
    {"info pdgemm n=2.5e0", 2, "n=2.5e0: \"2.5e0\" is not a whole number, such as 20000 or 2e4"},
    {"info pdgemm n=20k", 2, "n=20k: \"20k\" is not a whole number, such as 20000 or 2e4"},
    {"info pdgemm n=1e", 2, "is not a whole number"},
    {"info pdgemm n=1e+", 2, "is not a whole number"},
    {"info pdgemm n=1e--3", 2, "is not a whole number"},
    {"info pdgemm n=.", 2, "is not a whole number"},
    {"info pdgemm n=e4", 2, "is not a whole number"},
    {"info pdgemm n=0x10", 2, "is not a whole number"},
    {"info pdgemm n=1.5e-1", 2, "is not a whole number"},
    {"info pdgemm n=123.45678901234567891e2", 2, "is not a whole number"},
    {"info pdgemm n=1e10", 2, "ScaLAPACK's integers end at 2147483647"},
    {"info pdgemm n=1e999999999999", 2, "ScaLAPACK's integers end at 2147483647"},
    {"info pdgemm n=2.1474836475e9", 2, "is not a whole number"},
    {"info pdgemm N=8 n=9", 2, "n= is given twice"},
    {"info pdgemm n=8 nb=4 grid=2x2 P=2", 2, "grid= and nprow= say the same: leave one out"},
    {"info pdgemm n=8 nb=4 p=2", 2, "npcol= is missing beside nprow= (or write both as grid=4x3)"},
    {"info pdgemm n=8 nb=4 NPCOL=2", 2, "nprow= is missing beside npcol="},
    {"info pdgemm n=8 nb=4 nprow=99999 npcol=99999", 2, "more processes than ScaLAPACK can number"},
    {"info pdgemm n=8 np=4", 2, "hscal info does not take processes="},
    {"info pdgemm n=-", 2, "is not a whole number"},
    {"info pdgemm n=-1", 2, "n=-1: it must be at least 0"},
    {"info pdgemm n=2147483648", 2, "ScaLAPACK's integers end at 2147483647"},
    {"info pdgemm n=99999999999999999999999", 2, "ScaLAPACK's integers end at 2147483647"},
    {"info pdgemm n=8 nb=0 grid=1x1", 2, "nb=0: it must be at least 1"},
    {"info pdgemm n=8 grid=1x1", 2, "nb= is missing"},
    {"info pdgemm n=8 nb=4", 2, "grid= is missing"},
    {"plan pdgemm n=8 --map x.svg --compare x.svg", 2, "--map and --compare name the same file, x.svg"},
    {"plan pdgemm n=8 --jops 2", 2, "did you mean \"--jobs\"?"},
    {"plan pdgemm n=8 from=2x2", 2,
     "from=2x2: where matrices lie is written as rows x columns:NB, for example from=4x3:64"},
    {"plan pdgemm n=8 from=2x0:8", 2, "from=2x0: columns 0: it must be at least 1"},
    {"plan pdgemm n=8 from=2x2:0", 2, "from=2x2:0: NB 0: it must be at least 1"},
    {"plan pdgemm n=8 from=2x2:8x", 2, "from=2x2:8x: where matrices lie is written as rows x columns:NB"},
    {"plan pdgemm n=8 from=2x2:x8", 2, "from=2x2:x8: where matrices lie is written as rows x columns:NB"},
    {"plan pdgemm n=8 from=2x2:0x8", 2, "from=2x2:0x8: MB 0: it must be at least 1"},
    {"plan pdgemm n=8 from=2x2:16x8 nb=16", 2, "from=2x2:16x8 says that blocks are 16 x 8; nb= and mb= cannot say"},
    {"plan pdgemm n=8 from=2x2:8 from=1x2:8", 2, "from= is given twice"},
    {"plan pdgemm n=8 from=2x2:8 nb=4", 2, "from=2x2:8 says that blocks are 8 x 8; nb= and mb= cannot say otherwise"},
    {"plan pdgemm n=8 --return", 2, "--return is about matrices that lie somewhere"},
    {"timeof pdgemr2d n=8 nb=4 grid=2x2 --return", 2, "hscal timeof does not take --return"},
    {"info pdgemm n=8 grid=0x3", 2, "grid=0x3: rows 0: it must be at least 1"},
    {"info pdgemm n=8 grid=3x0", 2, "grid=3x0: columns 0: it must be at least 1"},
    {"info pdgemm n=8 grid=3", 2, "a grid is written as rows x columns"},
    {"info pdgemm n=8 grid=3x", 2, "a grid is written as rows x columns"},
    {"info pdgemm n=8 grid=x3", 2, "a grid is written as rows x columns"},
    {"info pdgemm n=8 grid=2x2x2", 2, "is not a whole number"},
    {"info pdgemm n=8 grid=", 2, "grid= has no value"},
    {"info pdgemm n=8 grid=99999x99999", 2, "more processes than ScaLAPACK can number"},
    {"info pdgemm n=8 m=8", 2, "k= is missing"},
    {"info pdgemm n=8 k=8", 2, "m= is missing"},
    {"info pdgemm n=8 panel=0", 2, "panel=0: it must be at least 1"},
    {"info pdgemm n=8 transa=x", 2, "transa=x: it must be n, t or c"},
    {"info pdgemm n=8 transa=nn", 2, "transa=nn: it must be n, t or c"},
    {"info pdgemm n=8 alpha=one", 2, "alpha=one: it must be a number"},
    {"info pdgemm n=8 alpha=nan", 2, "alpha=nan: it must be a number"},
    {"info pdgemm n=8 alpha=1,2", 2, "alpha= has an imaginary part, but pdgemm is a real routine"},
    {"info pzgemm n=8 alpha=1,", 2, "alpha=1,: it must be a number"},
    {"info pdgemm n=8 ia=0", 2, "ia=0: it must be at least 1"},
    {"info pdgemm n=8 nb=4 grid=2x2 ma=7", 2, "rows 1 to 8 of A, which has 7"},
    {"info pdgemm n=8 nb=4 grid=2x2 ia=2147483647", 2, "the submatrix of A ends beyond"},
    {"info pdgemm n=8 nb=4 grid=2x2 rsrcb=2", 2, "DESCB(RSRC_) = 2, it must be inside the process grid"},
    {"plan pdgemm n=8 --machine", 2, "--machine needs a value"},
    {"plan pdgemm n=8 --machine ''", 2, "--machine has no value"},
    {"plan pdgemm n=8 --machine=", 2, "--machine has no value"},
    {"plan pdgemm n=8 --fix nbq=4", 2, "unknown key \"nbq=\"; did you mean \"nb=\"?"},
    {"plan pdgemm n=8 --fix nb", 2, "\"nb\": arguments are written key=value"},
    {"plan pdgemm n=8 nb=4 --fix nb=4", 2, "nb= is given twice"},
    {"plan pdgemm n=8 --processes 0", 2, "--processes 0: it must be at least 1"},
    {"plan pdgemm n=8 --processes four", 2, "is not a whole number"},
    {"plan pdgemm n=8 --patience 0", 2, "--patience 0: it must be above 0 and at most 1000000"},
    {"plan pdgemm n=8 --patience -1", 2, "--patience -1: it must be above 0 and at most 1000000"},
    {"plan pdgemm n=8 --patience 1.1e6", 2, "--patience 1.1e+06: it must be above 0 and at most 1000000"},
    {"plan pdgem n=8", 2, "did you mean \"pdgemm\"?"},
    {"plan --fix nbq=4 pdgemm n=8", 2, "unknown key \"nbq=\"; did you mean \"nb=\"?"},
    {"plan --fix nb=4 pdgemm n=8 nb=4", 2, "nb= is given twice"},
    {"plan --fix nb=4", 2, "name a routine first"},
    {"plan pdgemm n=8 from=:64", 2, "from=:64: where matrices lie is written as rows x columns:NB"},
    {"plan pdgesv n=37 rsrca=2147483647 --machine 2x2@10,ideal", 1,
     "need a grid of at least 2147483648 x 1, plans are made for at most 131072 processes"},
    {"plan pdpotrf n=37 csrca=2147483646 --machine 2x2@10,ideal", 1, "need a grid of at least 1 x 2147483647"},
    {"plan psgetrs n=37 csrcb=2147483647 --machine 2x2@10,ideal", 1, "need a grid of at least 1 x 2147483648"},
    {"plan pdgemm n=37 rsrca=65535 csrcb=65535 --machine 2x2@10,ideal", 1, "need a grid of at least 65536 x 65536"},
    {"plan psgehrd n=100 mb=2147483647 --machine 2x2@10,ideal", 2,
     "DESCA(MB_) = 2147483647 is out of range: more than 1000000000"},
    {"plan pdgemm n=100 nbc=1000000001 --machine 2x2@10,ideal", 2, "DESCC(NB_) = 1000000001 is out of range"},
    {"timeof pdgemm n=100 nb=64 grid=1x1 panel=1000000001 --machine 2x2@10,ideal", 2,
     "panel=1000000001: it must be at most 1000000000"},
    {"plan pdgemm n=100 panel=1000000001 --machine 2x2@10,ideal", 2,
     "panel = 1000000001: they must be at most 1000000000"},
    {"plan pdgemm n=100 from=2x2:1000000001 --machine 2x2@10,ideal", 2, "its blocks must be at most 1000000000"},
    {"plan pdgemm n=100 --machine '1x1@10, mem 1e-320GB, ideal'", 1, "the value is out of range: less than 1e6 bytes"},
    {"plan pdgemm n=2000000000 --machine '1x1@10, mem 1GB, ideal'", 1,
     ": more than 1000000 more nodes like a (1 GB) are needed"},
    {"plan pdgemm n=8 --top -3", 2, "it must be at least 1"},
    {"plan pdgemm n=8 grid=2x2 --processes 3", 2, "grid=2x2 takes 4 processes, not 3"},
    {"plan pdgemm n=8 processes=4 --processes 4", 2, "exclude each other"},
    {"plan pdgemm n=8 --effort full", 2, "hscal plan does not take --effort"},
    {"timeof pdgemm n=8 nb=4 --machine 1x1@1,ideal", 2, "grid= is missing"},
    {"timeof pdgemm n=8 grid=1x1 --machine 1x1@1,ideal", 2, "nb= is missing"},
    {"timeof pdgemm n=8 --effort fll", 2, "--effort fll: it must be estimate, model or full; did you mean \"full\"?"},
    {"info pdsyrk n=8 transb=t", 2, "pdsyrk does not take transb=; its arguments are uplo trans n k alpha a beta c"},
    {"info pdgemm n=8 incx=1", 2, "pdgemm does not take incx="},
    {"info pdgemv n=8 inca=1", 2, "pdgemv does not take inca="},
    {"info pdsyrk n=8 uplo=x", 2, "uplo=x: it must be u or l"},
    {"info pzherk n=8 trans=t", 2, "trans=t: it must be n or c"},
    {"info pcher n=8 alpha=1,2", 2, "alpha= has an imaginary part, but pcher takes a real one"},
    {"info pddot m=8", 2, "pddot does not take m="},
    {"info pddot nb=8", 2, "n= is missing"},
    {"info pddot n=8 nb=4 grid=2x2 mx=9 incx=5", 2,
     "INCX = 5, it must be 1 (a column) or M_ of the descriptor, 9 (a row)"},
    {"verify pdgemx", 2, "unknown routine \"pdgemx\"; did you mean"},
    {"verify --library no-such-file.so", 2, "no-such-file.so: there is no such file"},
    {"verify --call 3", 2, "unknown option \"--call\"; did you mean \"--calls\"?"},
    {"verify --calls", 2, "--calls needs a value"},
    {"verify --calls 0", 2, "--calls 0: it must be at least 1"},
    {"routines pdgemx", 2, "unknown routine \"pdgemx\"; did you mean"},
    {"routines a b", 2, "takes one routine, not 2"},
    {"routines --x", 2, "unknown option \"--x\""},
    {"machine", 2, "say measure, show, check, fit or import"},
    {"machine shwo", 2, "did you mean \"show\"?"},
    {"machine check", 2, "no machine to plan for"},
    {"machine check --lgo x", 2, "did you mean \"--log\"?"},
    {"machine show a b", 2, "takes one machine, not \"b\" as well"},
    {"machine show --x", 2, "unknown option \"--x\""},
    {"machine measure --x", 2, "unknown option \"--x\""},
    {"timeof --recorded \"pdlaset 'A' n n 0.0 1.0 A:n,n\" n=30 nb=8 grid=2x2 panell=64", 2,
     "unknown key \"panell=\"; did you mean \"panel=\"?"},
    {"timeof --recorded \"pdlaset 'A' n n 0.0 1.0 A:n,n\" n=30 nb=8 grid=2x2 gird=2", 2,
     "unknown key \"gird=\"; did you mean \"grid=\"?"},
    {"plan --recorded \"pdlaset 'A' n n 0.0 1.0 A:n,n\" n=30 process=2", 2,
     "unknown key \"process=\"; did you mean \"processes=\"?"},
    {"info --recorded \"pdlaset 'A' n n 0.0 1.0 A:n,n\" n=30 nb=8 grid=2x2 mbb=3", 2,
     "unknown key \"mbb=\"; did you mean \"mb=\"?"},
    {"info --recorded \"pdlaset 'A' n n 0.0 1.0 A:n,n\" n=30 nb=8 grid=2x2 processes=3", 2,
     "hscal info does not take processes="},
    {"info --recorded \"pdlaset 'A' n n 0.0 1.0 A:n,n\" n=30 n=40 nb=8 grid=2x2", 2, "n= is given twice"},
    {"info --recorded \"pdlaset 'A' rows rows 0.0 1.0 A:rows,rows\" rows=30 rosw=30 nb=8 grid=2x2", 2,
     "unknown key \"rosw=\"; did you mean \"rows=\"?"},
    {"info --recorded \"pdlaset 'A' n n 0.0 1.0 A:n,n\" n=30 nb=8 grid=2x2 qqqqqqqq=1", 2,
     "unknown key \"qqqqqqqq=\" (hscal info --help lists them)"},
    {"info --recorded \"pdlaset 'A' n n 0.0 1.0 A:n,n\" n=ten nb=8 grid=2x2", 2,
     "n=ten: \"ten\" is not a whole number"},
    {"info --recorded \"pdlaset 'A' n n 0.0 1.0 A:n,n\" n=30 =4", 2, "is no name of a number"},
#ifdef HSCAL_WITH_MPI /* which brings the recorder */
    {"plan --recorded \"pdpocon 'X' n A:n,n anorm=1.0 rcond=? work=* lwork=# iwork=* liwork=# info=?\" n=60 "
     "--machine 1x2@10,ideal",
     1, "INFO = -1 (PDPOCON: illegal argument 1)"}, /* nothing on standard output */
    {"timeof --recorded \"pdgbsv n 4 4 1 A:17,[n] ipiv=* B:[n],1 work=* lwork=# info=?\" n=1000 nb=64 grid=1x4 "
     "--machine 2x2@10,ideal",
     1, "only 1 block per proc"},
#endif
    {"plan --recorded \"pdgbsv n 4 4 1 A:n,n ipiv=* B:n,1 work=* lwork=# info=?\" n=1000 --machine 2x2@10,ideal", 2,
     "in its place is A:2*bwl+2*bwu+1,[n]"},
    {"machine measure -o x --if-needed", 2, "exclude each other"},
    {"machine measure -o", 2, "-o needs a value"},
    {"machine measure --processes 0", 2, "--processes 0: it must be at least 1"},
};

/* It is understood but cannot be done: 1. */
static const mistake not_possible[] = {
    {"info pdgemm n=100 nb=4 grid=100x100 --json", 1,
     "has 10000 processes; info counts every pair of at most 2048 as JSON"},
    {"machine show", 1, "hscal machine measure"},
    {"plan pdgemm n=8", 1, "no machine to plan for"},
    {"timeof pdgemm n=8 nb=4 grid=1x1", 1, "no machine to plan for"},
    {"plan pdgemm n=8 --machine no-such-file.json", 1, "no-such-file.json"},
    {"plan pdgemm n=8 --machine 2x4", 1, "a string with the speed of its processors, such as '2x4@10'"},
    {"plan pdgemm n=8 --machine tests", 1, "tests"},
    {"plan pdgemm n=8 --machine README.md", 1, "README.md"},
    {"plan pdgemm n=8 --machine '4x4@0, ideal'", 1, "column"},
    {"machine check README.md", 1, "README.md"},
    {"machine check machines/hcl16.json no-such-file.json", 2, "no-such-file.json"},
#ifndef __SANITIZE_ADDRESS__ /* which ends a program that asks for too much */
    {"info pdgemm n=8 nb=4 grid=40000x40000", 1, "info counts every pair of at most 16384"},
#endif
};

static void check(const mistake *mistake) {
  run result = run_hscal(mistake->words);
  if (result.status != mistake->status || !strstr(result.err, mistake->message))
    fail_msg("hscal %s\n  ended with %d: %s  expected %d: ... %s ...", mistake->words, result.status, result.err,
             mistake->status, mistake->message);
  assert_int_equal(strncmp(result.err, "hscal: ", 7), 0);
  size_t length = strlen(result.err); /* one line, no more */
  assert_ptr_equal(strchr(result.err, '\n'), result.err + length - 1);
}

static void test_not_understood(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof not_understood / sizeof *not_understood; i++) {
    check(&not_understood[i]);
    assert_string_equal(run_hscal(not_understood[i].words).out, "");
  }
}

/* A line may name a routine of the table: a plan of it, or an error, comes after the hint. */
static void test_models_are_told(void **state) {
  (void)state;
  const char *hint = "hscal: pdgetrf has a model, which needs no recording: hscal plan pdgetrf m=... n=...\n";
  run bad = run_hscal("plan --recorded \"pdgetrf n n A:n,n info=?\" n=60 --machine 1x2@10,ideal");
  assert_int_equal(bad.status, 2);
  assert_ptr_equal(strstr(bad.err, hint), bad.err);
#ifdef HSCAL_WITH_MPI
  run good = run_hscal("info --recorded \"pdgetrf n n A:n,n ipiv=* info=?\" n=60 nb=8 grid=2x2");
  assert_int_equal(good.status, 0);
  assert_string_equal(good.err, hint);
  assert_string_equal(run_hscal("info --recorded \"pdlaset 'A' n n 0.0 1.0 A:n,n\" n=30 nb=8 grid=2x2").err, "");
#endif
}

static void test_not_possible(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof not_possible / sizeof *not_possible; i++) check(&not_possible[i]);
}

/* A full disk, a reader that has gone: noticed, said, and not a success. The shell's redirections come before those of
 * run_hscal, which only see what the inner shell prints. */
static void test_output_errors(void **state) {
  (void)state;
  run full = run_hscal_with("sh -c '\"$0\" \"$@\" >/dev/full'", "info pdgemm n=100 nb=8 grid=2x2");
  assert_int_equal(full.status, 1);
  assert_non_null(strstr(full.err, "cannot write the output: No space left on device"));
  run closed = run_hscal_with("sh -c '\"$0\" \"$@\" >&-'", "plan --help");
  assert_int_equal(closed.status, 1);
  assert_non_null(strstr(closed.err, "cannot write the output: Bad file descriptor"));
}

/* The kinds of nodes and the networks that strings know. */
static void test_help_lists_names(void **state) {
  (void)state;
  run help = run_hscal("machine --help");
  for (int i = 0; hscal__node_kind_name(i); i++)
    if (!strstr(help.out, hscal__node_kind_name(i))) fail_msg("the help lacks %s", hscal__node_kind_name(i));
  for (int i = 0; hscal__network_name(i); i++)
    if (!strstr(help.out, hscal__network_name(i))) fail_msg("the help lacks %s", hscal__network_name(i));
}

/* What a command takes, its help says. */
static void test_help_is_complete(void **state) {
  (void)state;
  static const struct {
    const char *asked, *words[12];
  } helps[] = {
      {"plan --help",
       {"--fix ", "--patience X", "--in-program", "at most 1000000", "vl= vu= abstol= orfac=", "--wisdom FILE"}},
      {"launch-file --help", {"--processes N", "--per-node N", "--threads N", "--one-kind", "--patience X", "--pass "}},
      {"run --help", {"--processes N", "--per-node N", "--threads N", "--one-kind", "--patience X", "--pass "}},
      {"machine --help", {"show [FILE | --machine FILE]", "check [FILE ... | --machine FILE]"}},
      {"verify --help", {"--seed S"}},
  };
  for (size_t i = 0; i < sizeof helps / sizeof *helps; i++) {
    run result = run_hscal(helps[i].asked);
    for (int w = 0; helps[i].words[w]; w++)
      if (!strstr(result.out, helps[i].words[w])) fail_msg("%s: no \"%s\"", helps[i].asked, helps[i].words[w]);
  }
}

static void test_help(void **state) {
  (void)state;
  static const char *const asks[] = {"--help",
                                     "-h",
                                     "help",
                                     "help plan",
                                     "plan --help",
                                     "info -h",
                                     "help info",
                                     "timeof --help",
                                     "plan pdgemm --help",
                                     "machine --help",
                                     "--version",
                                     "version",
                                     "help machine",
                                     "routines",
                                     "routines pdtrsm",
                                     "routines --help",
                                     "verify --help",
                                     "launch-file --help",
                                     "run --help"};
  for (size_t i = 0; i < sizeof asks / sizeof *asks; i++) {
    run result = run_hscal(asks[i]);
    assert_int_equal(result.status, 0);
    assert_string_equal(result.err, "");
    for (const char *line = result.out; *line; line = strchr(line, '\n') + 1) {
      assert_non_null(strchr(line, '\n'));
      assert_in_range(strchr(line, '\n') - line, 0, 90);
    }
  }
  assert_non_null(strstr(run_hscal("--help").out, "hscal routines"));
  assert_non_null(strstr(run_hscal("plan --help").out, "--processes"));
  static const char *const recording[] = {"plan --help", "timeof --help", "info --help"};
  for (size_t i = 0; i < 3; i++) assert_non_null(strstr(run_hscal(recording[i]).out, "--recorded CALL"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_not_understood),
      cmocka_unit_test(test_models_are_told),
      cmocka_unit_test(test_not_possible),
      cmocka_unit_test(test_output_errors),
      cmocka_unit_test(test_help),
      cmocka_unit_test(test_help_lists_names),
      cmocka_unit_test(test_help_is_complete),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
