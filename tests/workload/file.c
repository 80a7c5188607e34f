/* Workload files: read and written they are the same; every kind of bad line an error that names file, line and word. */
#include "cmocka_test.h"
#include "hscal.h"
#include "workload/command.h"
#include "workload/read.h"
#include "workload/recorded_layout.h"
#include "workload/write.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static hscal_workload *read_text(const char *text) {
  hscal_workload *workload = NULL;
  char *copy = strdup(text);
  if (hscal__workload_read_text("test", copy, &workload)) fail_msg("%s", hscal_last_error());
  free(copy);
  return workload;
}

static void assert_same_again(const char *text) {
  hscal_workload *workload = read_text(text);
  char *written = hscal__workload_text(workload);
  assert_string_equal(written, text);
  free(written);
  hscal_workload_free(workload);
}

#define FIRST    "hscal workload 1\n"
#define MATRICES "matrix A m=100 n=100\nmatrix Z m=100 n=100 type=z\n"
#define LAID     "context c grid=2x2 processes=0-3\nmatrix L m=100 n=100 nb=32 context=c\n"

/* Keys in the order of the list, as the writer has them. */
static void is_the_same_when_written(void **state) {
  (void)state;
  assert_same_again(FIRST);
  assert_same_again(FIRST "program processes=3\n");
  assert_same_again(FIRST "program processes=8\npools 4\ncall pdgetrf m=9 n=9\n");
  assert_same_again(FIRST
                    "program processes=10 command=mpirun -n 10 './my program' '#3' 'it'\\''s'\n"
                    "incomplete process 3 was killed\n"
                    "context c1 grid=2x2 processes=4-6,9\n"
                    "matrix A m=100 n=200 type=d mb=16 nb=32 rsrc=1 csrc=1 context=c1\n"
                    "matrix B m=300 n=300 type=z\n"
                    "call pdgemm m=10 n=20 k=30 transa=t transb=n alpha=0.5 beta=0 ia=3 ja=4 a=A count=7 seconds=0.25 "
                    "nested=2\n"
                    "call pzheev n=300 uplo=l jobz=v a=B z=B\n"
                    "call pdsyevx n=100 uplo=l jobz=v range=v vl=-1 vu=0.5\n"
                    "call pzgemm n=100 alpha=0,1 c=B\n");
}

static void examples_are_read(void **state) {
  static const char *const names[] = {"generalized_eigenproblem", "recorded"};
  static const int calls[] = {4, 3};
  (void)state;
  for (int i = 0; i < 2; i++) {
    char file[512];
    hscal_workload *workload;
    snprintf(file, sizeof file, EXAMPLES "/%s.workload", names[i]);
    if (hscal_workload_load(file, &workload)) fail_msg("%s", hscal_last_error());
    assert_int_equal(workload->ncalls, calls[i]);
    hscal_workload_free(workload);
  }
}

/* As hscal record puts words, and as people may write them. */
static void commands_are_split_as_by_a_shell(void **state) {
  static const char *const words[] = {"mpirun", "./my program", "#3", "it's", "", "tab_?", "plain=1,2"};
  enum { WORDS = (int)(sizeof words / sizeof *words) };
  char *text = NULL, **found;
  size_t size;
  (void)state;
  FILE *out = open_memstream(&text, &size);
  assert_non_null(out);
  for (int i = 0; i < WORDS; i++) {
    if (i > 0) fputc(' ', out);
    hscal__command_put(out, i == 5 ? "tab_\t" : words[i]);
  }
  fclose(out);
  assert_string_equal(text, "mpirun './my program' '#3' 'it'\\''s' '' 'tab_?' plain=1,2");
  assert_int_equal(hscal__command_split(text, &found), 0);
  for (int i = 0; i < WORDS; i++) assert_string_equal(found[i], words[i]);
  assert_null(found[WORDS]);
  free(found);
  free(text);
  assert_int_equal(hscal__command_split("", &found), 0);
  assert_null(found[0]);
  free(found);
  assert_int_equal(hscal__command_split("a 'b c", &found), HSCAL_ERROR_ARGUMENT);
  assert_null(found);
}

static void what_ran_is_known(void **state) {
  hscal_workload *workload =
      read_text(FIRST "\nprogram processes=8 command=srun  pw.x -in '#1' # 2 \t \n\ncall pdgetrf n=9\n");
  (void)state;
  assert_int_equal(workload->processes, 8);
  assert_string_equal(workload->command, "srun  pw.x -in '#1' # 2");
  assert_int_equal(workload->call[0].line, 5);
  hscal_workload_free(workload);
}

/* Where a matrix lay is no demand; where it has blocks without lying anywhere, it is. */
static void blocks_of_recorded_matrices_are_open(void **state) {
  hscal_workload *workload =
      read_text(FIRST LAID "matrix F m=100 n=100 nb=24\ncall pdgetrf n=100 a=L\ncall pdgetrf n=100 a=F\n");
  (void)state;
  assert_true(hscal__call_is_open(&workload->call[0].call));
  assert_int_equal(hscal__workload_recorded_desc(workload, &workload->call[0], HSCAL_A).nb, 32);
  assert_int_equal(workload->call[1].call.operand[HSCAL_A].desc.nb, 24);
  hscal_workload_free(workload);
}

static hscal_recorded_state recorded(const hscal_workload *workload, int number, hscal_layout *layout,
                                     hscal_call *call) {
  const hscal_workload_context *context;
  return hscal__recorded_call(workload, &workload->call[number], call, layout, &context);
}

/* One context in two lines is one; eigenvectors that nobody wants lie nowhere. */
static void layouts_are_those_of_the_recording(void **state) {
  hscal_workload *workload = read_text(
      FIRST LAID
      "context d grid=2x2\ncontext e grid=4x1\nmatrix D m=100 n=100 nb=16 context=d\n"
      "matrix E m=100 n=100 nb=16 context=e\nmatrix O m=100 n=100 nb=8\nmatrix U m=100 n=100 mb=16 nb=8 context=d\n"
      "call pdpotrf n=100 a=U\ncall pdsyev jobz=n n=100 a=D\ncall pdsyev n=100 a=D\n"
      "call pdgemm n=100 a=E b=D c=D\ncall pdgetrf n=100 a=O\ncall pdgetrf n=90 ia=3 ja=3 a=D\n");
  hscal_layout layout;
  hscal_call call;
  (void)state;
  assert_int_equal(recorded(workload, 0, &layout, &call), HSCAL_RECORDED_REFUSED); /* blocks are not square */
  assert_int_equal(recorded(workload, 1, &layout, &call), HSCAL_RECORDED_THERE);
  assert_true(layout.nprow == 2 && layout.npcol == 2 && call.operand[HSCAL_A].desc.nb == 16 &&
              !hscal__call_is_open(&call));
  assert_int_equal(recorded(workload, 2, &layout, &call), HSCAL_RECORDED_NOWHERE);
  assert_int_equal(recorded(workload, 3, &layout, &call), HSCAL_RECORDED_APART);
  assert_int_equal(recorded(workload, 4, &layout, &call), HSCAL_RECORDED_NOWHERE);
  hscal_workload_free(workload);
}

static void submatrices_are_those_of_the_shell(void **state) {
  hscal_workload *workload =
      read_text(FIRST "matrix A m=50 n=60\ncall PDGETRF M=20 N=30 IA=21 ja=31 A=A # a comment\r\n");
  (void)state;
  const hscal_operand *a = &workload->call[0].call.operand[HSCAL_A];
  assert_true(a->i == 20 && a->j == 30 && a->desc.m == 50 && a->desc.n == 60);
  assert_int_equal(workload->matrix[0].type, 'd');
  hscal_workload_free(workload);
}

/* ---- what is refused ----------------------------------------------------------------------------------------------- */

typedef struct refused {
  const char *text, *why; /* of what the message says */
} refused;

static const refused hostile[] = {
    {"", "line 1: a workload begins with the line"},
    {"\n" FIRST, "line 1"},
    {"hscal workload 2\n", "this hscal reads version 1"},
    {FIRST "contxt c grid=1x1\n", "line 2: \"contxt\": did you mean \"context\"?"},
    {FIRST "\n# nothing\nwhatever\n", "line 4: \"whatever\": a line begins with"},
    {FIRST "pools\n", "pools: write how many there are and no more"},
    {FIRST "pools 4 of them\n", "pools: write how many there are and no more"},
    {FIRST "pools 0\n", "pools 0"},
    {FIRST "pools four\n", "pools four"},
    {FIRST "pools 200000\n", "pools 200000: at most"},
    {FIRST "pools 2\npools 2\n", "line 3: a line about pools is there already"},
    {FIRST "pool 2\n", "\"pool\": did you mean \"pools\"?"},
    {FIRST "context\n", "the context has no name"},
    {FIRST "context c\n", "context c: grid= is missing"},
    {FIRST "context c grid=2\n", "grid=2"},
    {FIRST "context c grid=0x2\n", "rows 0"},
    {FIRST "context c grid=70000x70000\n", "more processes than ScaLAPACK can number"},
    {FIRST "context c grid=1000x1000\n", "grid=1000x1000: more than"},
    {FIRST "context c grid=2x2 processes=0-2\n", "processes= has 3 ranks, the 2 x 2 grid 4 places"},
    {FIRST "context c grid=2x2 processes=0-4\n", "processes= has more ranks"},
    {FIRST "context c grid=2x2 processes=0-2,2\n", "rank 2 stands there twice"},
    {FIRST "context c grid=2x2 processes=3-0\n", "3-0 ends before it begins"},
    {FIRST "context c grid=2x2 processes=0,1,2,-3\n", "\"-3\" does not begin with a rank"},
    {FIRST "context c grid=2x2 processes=0,1,2,3,\n", "ends with a comma"},
    {FIRST "context c grid=2x2 processes=0;1;2;3\n", "is not a list of ranks"},
    {FIRST "context c grid=1x1 processes=2147483647\n", "rank 2147483647"},
    {FIRST "context c grid=1x1 processes=99999999999\n", "processes=99999999999"},
    {FIRST "context c grid=1x1 processes=\n", "processes= has no value"},
    {FIRST "context c grid=1x1 gird=1x1\n", "context does not take gird=; did you mean \"grid=\"?"},
    {FIRST "context c grid=1x1 grid=1x1\n", "grid= is given twice"},
    {FIRST "context c grid=1x1\ncontext c grid=1x1\n", "line 3: context c is there already"},
    {FIRST "context -c grid=1x1\n", "\"-c\" is no name of a context"},
    {FIRST "matrix A\n", "matrix A: m= is missing"},
    {FIRST "matrix A m=1\n", "matrix A: n= is missing"},
    {FIRST "matrix A m=-1 n=1\n", "m=-1: it must be at least 0"},
    {FIRST "matrix A m=1.5 n=1\n", "\"1.5\" is not a whole number"},
    {FIRST "matrix A m=1e10 n=1\n", "ScaLAPACK's integers end"},
    {FIRST "matrix A m=1 n=1 nb=0\n", "nb=0: it must be at least 1"},
    {FIRST "matrix A m=1 n=1 type=q\n", "type=q: it must be s, d, c, z or i"},
    {FIRST "matrix A m=1 n=1 nb=1 context=c\n", "context=c: there is no such line above"},
    {FIRST "context c grid=1x1\nmatrix A m=1 n=1 context=c\n", "nb= is missing"},
    {FIRST "context c grid=1x1\nmatrix A m=1 n=1 nb=1 rsrc=1 context=c\n", "outside of the 1 x 1 grid"},
    {FIRST "matrix A23456789012345678901234567890123 m=1 n=1\n", "has at most 31 characters"},
    {FIRST "matrix A m=1 n=1\nmatrix A m=1 n=1\n", "line 3: matrix A is there already"},
    {FIRST "call\n", "name a routine first"},
    {FIRST "call n=100\n", "name a routine first"},
    {FIRST "call pdgem n=100\n", "unknown routine \"pdgem\"; did you mean \"pdgemm\"?"},
    {FIRST "call pdgemm\n", "n= is missing"},
    {FIRST "call pdgemm m=1 n=1\n", "k= is missing"},
    {FIRST "call pdgemm n=100 uplo=l\n", "pdgemm does not take uplo="},
    {FIRST "call pdgemm n=100 coutn=2\n", "did you mean \"count=\"?"},
    {FIRST "call pdgemm n=100 n=100\n", "n= is given twice"},
    {FIRST "call pdgemm n=100 count=1 count=1\n", "count= is given twice"},
    {FIRST "call pdgemm n=100 count=0\n", "count=0: it must be at least 1"},
    {FIRST "call pdgemm n=100 seconds=-1\n", "seconds=-1: it must not be negative"},
    {FIRST "call pdgemm n=100 seconds=nan\n", "seconds=nan: it must be a number"},
    {FIRST "call pdgemm n=100 nested=-1\n", "nested=-1"},
    {FIRST "call pdgemm n=100 transa=q\n", "transa=q: it must be n, t or c"},
    {FIRST "call pdgemm n\n", "\"n\": write key=value"},
    {FIRST "call pdgemm =5 n=100\n", "\"=5\": write key=value"},
    {FIRST "call pdgemm n=100 a=B\n", "a=B: there is no matrix of that name above"},
    {FIRST MATRICES "call pdgemm n=100 a=A a=A\n", "line 4: a= is given twice"},
    {FIRST MATRICES "call pdgemm n=100 d=A\n", "pdgemm does not take d="},
    {FIRST MATRICES "call pdgemm n=100 a=A ma=100\n", "ma= and a=: the line of the matrix says it"},
    {FIRST MATRICES "call pdgemm n=100 a=A nba=10\n", "nba= and a=: the line of the matrix says it"},
    {FIRST MATRICES "call pdgemm n=100 a=A nb=10\n", "nb= and a=: blocks of a matrix with a name"},
    {FIRST MATRICES "call pdgemm n=101 a=A\n", "line 4: "},
    {FIRST MATRICES "call pdgemm n=100 a=A ia=2\n", "line 4: "},
    {FIRST MATRICES "call pdgemm n=100 a=Z\n", "pdgemm works with type d, matrix Z is of type z"},
    {FIRST MATRICES "call pdgetrf n=100 a=A\ncall psgetrf n=100 a=A\n", "line 5: psgetrf works with type s"},
    {FIRST "call pdgemm n=100\001\n", "a control character (1) in column 18"},
    {FIRST "program\n", "program: processes= is missing"},
    {FIRST "program command=a processes=2\n", "processes= is missing, or stands behind command="},
    {FIRST "program processes=0\n", "processes=0: it must be at least 1"},
    {FIRST "program processes=two\n", "\"two\" is not a whole number"},
    {FIRST "program processes=1000000\n", "processes=1000000: at most 131072 processes"},
    {FIRST "program processes=2 processes=2\n", "processes= is given twice"},
    {FIRST "program processes=2 commnd=a\n", "program does not take commnd=; did you mean \"command=\"?"},
    {FIRST "program processes=2 a\n", "\"a\": write key=value"},
    {FIRST "program processes=2 command= \n", "command= has no value"},
    {FIRST "program processes=2 command=a 'b c\n", "the quote before \"b c\" does not end"},
    {FIRST "program processes=2 command=a\001\n", "command=: a control character (1)"},
    {FIRST "program processes=2\nprogram processes=2\n", "line 3: a line about the program is there already"},
    {FIRST "progrm processes=2\n", "did you mean \"program\"?"},
    {FIRST "incomplete\n", "incomplete: say why"},
};

static void bad_lines_are_named(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof hostile / sizeof *hostile; i++) {
    hscal_workload *workload = (hscal_workload *)&workload;
    char *copy = strdup(hostile[i].text);
    int status = hscal__workload_read_text("bad.workload", copy, &workload);
    free(copy);
    const char *why = hscal_last_error();
    if (status != HSCAL_ERROR_FILE) fail_msg("status %d for:\n%s", status, hostile[i].text);
    if (!strstr(why, hostile[i].why) || strncmp(why, "bad.workload, line ", 19) != 0)
      fail_msg("\"%s\" says nothing of \"%s\" for:\n%s", why, hostile[i].why, hostile[i].text);
    assert_null(workload);
  }
}

static void a_line_of_too_many_words_is_refused(void **state) {
  char text[1024] = FIRST "call pdgemm";
  hscal_workload *workload;
  (void)state;
  for (int i = 0; i < 100; i++) strcat(text, " n=1");
  assert_int_equal(hscal__workload_read_text("test", text, &workload), HSCAL_ERROR_FILE);
  assert_non_null(strstr(hscal_last_error(), "more than 64 words"));
}

static void a_refused_line_changes_nothing(void **state) {
  hscal_workload *workload = read_text(FIRST "matrix A m=100 n=100\n");
  (void)state;
  char *before = hscal__workload_text(workload);
  assert_int_equal(hscal_workload_add_line(workload, "call pdgetrf n=200 a=A"), HSCAL_ERROR_ARGUMENT);
  assert_int_equal(hscal_workload_add(workload, "pdgetrf", "n=100 a=B", 1), HSCAL_ERROR_ARGUMENT);
  assert_int_equal(hscal_workload_add(workload, "pdgetrf", "n=100 a=A", 0), -4);
  char *after = hscal__workload_text(workload);
  assert_string_equal(before, after);
  free(before);
  free(after);
  hscal_workload_free(workload);
}

/* ---- the public functions ------------------------------------------------------------------------------------------ */

static void programs_make_and_save_them(void **state) {
  char file[] = "workload-XXXXXX";
  hscal_workload *made, *loaded;
  int descriptor = mkstemp(file);
  (void)state;
  assert_true(descriptor >= 0);
  close(descriptor);
  assert_int_equal(hscal_workload_create(&made), 0);
  assert_int_equal(hscal_workload_add_line(made, "matrix S m=4000 n=4000"), 0);
  assert_int_equal(hscal_workload_add(made, "pdpotrf", "uplo=l n=4000 a=S", 12), 0);
  assert_int_equal(hscal_workload_save(made, file), 0);
  assert_int_equal(hscal_workload_load(file, &loaded), 0);
  char *one = hscal__workload_text(made), *other = hscal__workload_text(loaded);
  assert_string_equal(one, other);
  assert_int_equal(loaded->call[0].count, 12);
  free(one);
  free(other);
  hscal_workload_free(made);
  hscal_workload_free(loaded);
  unlink(file);
}

static void what_cannot_be_read_or_written_is_said(void **state) {
  hscal_workload *workload = NULL;
  (void)state;
  assert_int_equal(hscal_workload_load("/nowhere/file", &workload), HSCAL_ERROR_FILE);
  assert_non_null(strstr(hscal_last_error(), "/nowhere/file"));
  assert_int_equal(hscal_workload_load("/", &workload), HSCAL_ERROR_FILE);
  assert_int_equal(hscal_workload_create(&workload), 0);
  assert_int_equal(hscal_workload_save(workload, "/nowhere/file"), HSCAL_ERROR_FILE);
  assert_int_equal(hscal_workload_save(NULL, "file"), -1);
  assert_int_equal(hscal_workload_add_line(workload, NULL), -2);
  hscal_workload_free(workload);
  hscal_workload_free(NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(is_the_same_when_written),
                                     cmocka_unit_test(examples_are_read),
                                     cmocka_unit_test(commands_are_split_as_by_a_shell),
                                     cmocka_unit_test(what_ran_is_known),
                                     cmocka_unit_test(blocks_of_recorded_matrices_are_open),
                                     cmocka_unit_test(layouts_are_those_of_the_recording),
                                     cmocka_unit_test(submatrices_are_those_of_the_shell),
                                     cmocka_unit_test(bad_lines_are_named),
                                     cmocka_unit_test(a_line_of_too_many_words_is_refused),
                                     cmocka_unit_test(a_refused_line_changes_nothing),
                                     cmocka_unit_test(programs_make_and_save_them),
                                     cmocka_unit_test(what_cannot_be_read_or_written_is_said)};
  hscal_set_error_handler(NULL, NULL);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
