/*
 * Golden traces: small calls whose event stream is kept as readable text in tests/golden/. A change of the stream shows as
 * a changed line. HSCAL_GOLDEN=write writes the files anew (look at the difference before you commit it).
 */
#include "call/arguments.h"
#include "cmocka_test.h"
#include "events/trace.h"
#include "instrumented_scalapack/scheme.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* How the operands lie to each other. */
typedef enum lie {
  ALIGNED,
  SHIFTED, /* C starts on other coordinates                          */
  ODD      /* offsets, sources and blocks differ from operand to operand */
} lie;

typedef struct golden {
  const char *name, *what;
  hscal_routine_id routine;
  const char *letters; /* in the order of the arguments */
  int m, n, k, mb, nb, nprow, npcol;
  lie lie;
} golden;

#define R(name) HSCAL_ROUTINE_##name
static const golden cases[] = {
    {"pdgemm_ab", "C stays, panels on rings", R(pdgemm), "NN", 96, 80, 128, 32, 32, 2, 3, ALIGNED},
    {"pdgemm_single_panel", "C stays, one panel", R(pdgemm), "NN", 96, 80, 24, 32, 32, 2, 2, ALIGNED},
    {"pdgemm_ac", "B stays, sums into rows of C", R(pdgemm), "TN", 60, 192, 192, 48, 48, 2, 2, ALIGNED},
    {"pdgemm_bc", "A stays, sums into columns of C", R(pdgemm), "NT", 192, 40, 192, 32, 32, 2, 2, ALIGNED},
    {"pdgemm_shifted", "C starts elsewhere", R(pdgemm), "NN", 64, 48, 40, 16, 16, 2, 2, SHIFTED},
    {"pdgemm_misaligned", "all redistributed", R(pdgemm), "TT", 70, 60, 20, 16, 12, 2, 3, ODD},
    {"pzgemm_ab_conjugate", "A conjugated on the way", R(pzgemm), "CN", 64, 64, 24, 16, 16, 2, 2, ALIGNED},
    {"pzgemm_ac_conjugate", "products conjugated", R(pzgemm), "TC", 40, 192, 192, 32, 32, 2, 3, ALIGNED},
    {"pzgemm_one_row", "nothing is cut over rows", R(pzgemm), "CT", 60, 40, 50, 16, 16, 1, 3, ALIGNED},
    {"pdtrsv_forward", "look-ahead along the diagonal", R(pdtrsv), "LNN", 0, 100, 0, 16, 16, 2, 3, ALIGNED},
    {"pdtrsv_transposed", "equations lie along columns", R(pdtrsv), "LTN", 0, 40, 0, 8, 8, 3, 2, ALIGNED},
    {"pdtrsm_right_looking", "what is solved leaves the rest", R(pdtrsm), "LLNN", 80, 96, 0, 16, 16, 2, 2, ALIGNED},
    {"pdtrsm_left_looking", "sums of what has been solved", R(pdtrsm), "LUTN", 80, 96, 0, 16, 16, 2, 2, ALIGNED},
    {"pdtrsm_matrix_stays", "panels of right-hand sides", R(pdtrsm), "LUNN", 96, 8, 0, 16, 16, 2, 2, ALIGNED},
    {"pztrsm_right_conjugate", "side R is side L mirrored", R(pztrsm), "RLCU", 60, 40, 0, 16, 12, 2, 3, ODD},
    {"pdswap", "rows and columns do not correspond", R(pdswap), "", 0, 60, 0, 16, 16, 2, 3, ODD},
    {"pddot", "y is brought to x, the result back", R(pddot), "", 0, 100, 0, 16, 16, 3, 2, SHIFTED},
    {"pdznrm2", "pairs of numbers up a tree", R(pdznrm2), "", 0, 100, 0, 16, 16, 5, 2, ALIGNED},
    {"pdgemv", "y's column is summed into", R(pdgemv), "N", 96, 80, 0, 32, 32, 2, 3, ALIGNED},
    {"pdgemv_transposed", "x and y are columns, A wants rows", R(pdgemv), "T", 96, 80, 0, 32, 32, 2, 3, ALIGNED},
    {"pdsymv", "the triangle is used twice", R(pdsymv), "L", 0, 150, 0, 32, 32, 2, 2, ALIGNED},
    {"pdsyr", "x is brought both ways", R(pdsyr), "U", 0, 150, 0, 32, 32, 2, 3, ALIGNED},
    {"pdsymm_spreads", "a panel of A and its mirror image", R(pdsymm), "LU", 96, 80, 0, 32, 32, 2, 2, ALIGNED},
    {"pdsymm_gathered", "panels cross blocks", R(pdsymm), "RU", 40, 60, 0, 24, 24, 2, 2, SHIFTED},
    {"pzhemm_matrix_stays", "B goes to A both ways", R(pzhemm), "LL", 150, 8, 0, 32, 32, 2, 3, ALIGNED},
    {"pdsyrk_result_stays", "A goes to C both ways", R(pdsyrk), "LN", 0, 150, 40, 32, 32, 2, 2, ALIGNED},
    {"pdsyrk_inputs_stay", "sums into a shrinking panel", R(pdsyrk), "UT", 0, 80, 400, 32, 32, 2, 2, ALIGNED},
    {"pzher2k_apart", "two sums, as A and B lie apart", R(pzher2k), "LN", 0, 40, 300, 16, 16, 2, 2, ODD},
    {"pdtrmm_spreads", "B takes products of two panels", R(pdtrmm), "LUNN", 80, 96, 0, 16, 16, 2, 2, ALIGNED},
    {"pdtrmm_sums", "products of a panel and all of B", R(pdtrmm), "LUTN", 80, 96, 0, 16, 16, 2, 2, ALIGNED},
    {"pdtrmm_triangle_stays", "panels of B go to A", R(pdtrmm), "LLNN", 96, 8, 0, 16, 16, 2, 2, ALIGNED},
    {"pdtran_square", "each process has one partner", R(pdtran), "", 64, 64, 0, 16, 16, 2, 2, ALIGNED},
    {"pdtran_oblong", "a message for each pair of parts", R(pdtran), "", 48, 60, 0, 16, 16, 2, 3, ALIGNED},
    {"pdgeadd_shifted", "C starts elsewhere", R(pdgeadd), "N", 48, 64, 0, 16, 16, 2, 2, SHIFTED},
    {"pdtradd_gathered", "panels cross blocks", R(pdtradd), "LN", 40, 30, 0, 12, 12, 2, 2, SHIFTED},
    {"pdpotrf", "a block, the panel below it, the rest", R(pdpotrf), "L", 0, 12, 0, 4, 4, 2, 2, ALIGNED},
    {"pzpotri_upper", "the inverse of the factor, times its adjoint", R(pzpotri), "U", 0, 9, 0, 4, 4, 2, 2, ALIGNED},
    {"pdgemr2d", "all agree who is who, then meet in turn", R(pdgemr2d), "", 40, 30, 0, 8, 8, 2, 2, ODD},
    {"pztrmr2d_upper", "less where the triangle is missing", R(pztrmr2d), "UN", 30, 40, 0, 8, 8, 1, 3, ODD},
    {"pdgesv", "panels with pivots, then the right-hand sides", R(pdgesv), "", 0, 6, 3, 3, 3, 2, 2, ALIGNED},
    {"pdgeqrf", "reflectors one by one, then all on the rest", R(pdgeqrf), "", 5, 6, 0, 3, 3, 2, 2, ALIGNED},
    {"pzgerqf", "from the last row on", R(pzgerqf), "", 4, 6, 0, 2, 2, 2, 2, ALIGNED},
    {"pdgeqpf", "norms, then columns exchanged one by one", R(pdgeqpf), "", 5, 6, 0, 2, 2, 2, 2, ALIGNED},
    {"pzgeqpf_row", "a single row is scaled", R(pzgeqpf), "", 1, 4, 0, 2, 2, 2, 2, ALIGNED},
    {"pdtzrzf", "from the last row on, with columns that stand apart", R(pdtzrzf), "", 5, 8, 0, 2, 2, 2, 2, ALIGNED},
    {"pdorgqr", "Q, from the last reflector on", R(pdorgqr), "", 5, 5, 4, 2, 2, 2, 2, ALIGNED},
    {"pzungrq", "Q, from the first reflector on", R(pzungrq), "", 5, 6, 4, 2, 2, 2, 2, ALIGNED},
    {"pdsyngst", "copies of A and B, then products", R(pdsyngst), "L", 0, 5, 0, 2, 2, 2, 2, ALIGNED},
    {"pdormql", "a block of reflectors one by one, then the next", R(pdormql), "LN", 5, 4, 4, 2, 2, 2, 2, ALIGNED},
};
#undef R

static hscal_call make_call(const golden *g) {
  hscal_call call = hscal__call_make(&hscal__routines[g->routine], g->m, g->n, g->k, g->mb, g->nb);
  const char *letter = g->letters;
  for (const hscal_argument *a = hscal__arguments_of(call.routine); a->name; a++)
    if (a->kind == HSCAL_ARGUMENT_letter) *((char *)&call + a->where) = *letter++;
  hscal__call_lay(&call, g->mb, g->nb);
  if (g->lie == SHIFTED) call.operand[HSCAL_C].desc.rsrc = call.operand[HSCAL_C].desc.csrc = 1;
  for (int which = 0; which < HSCAL_OPERANDS && g->lie == ODD; which++) {
    if (!hscal__call_has(&call, (hscal_operand_name)which)) continue;
    hscal_operand *operand = &call.operand[which];
    operand->i = 5 + 7 * which, operand->j = 3 + 2 * which;
    operand->desc.m += operand->i, operand->desc.n += operand->j;
    operand->desc.imb = operand->desc.mb += which;
    operand->desc.rsrc = which % g->nprow, operand->desc.csrc = (which + 1) % g->npcol;
  }
  return call;
}

static char *trace(const golden *g) {
  hscal_call call = make_call(g);
  hscal_layout layout = {.nprow = g->nprow, .npcol = g->npcol, .backend = hscal__reference_backend};
  char *text = NULL;
  size_t size = 0;
  FILE *file = open_memstream(&text, &size);
  assert_non_null(file);
  fprintf(file, "# HSCAL_GOLDEN=write ctest -R schemes.golden\n");
  fprintf(file, "# %s %s m=%d n=%d k=%d mb=%d nb=%d%s on %dx%d: %s\n", call.routine->name, g->letters, g->m, g->n, g->k,
          g->mb, g->nb,
          g->lie == ALIGNED   ? ""
          : g->lie == SHIFTED ? ", C shifted"
                              : " and so on",
          g->nprow, g->npcol, g->what);
  hscal_trace_sink sink;
  hscal__trace_sink_init(&sink, file);
  assert_int_equal(hscal__scheme_run(&call, &layout, &sink.sink), 0);
  assert_int_equal(fclose(file), 0);
  return text;
}

static void write_text(const char *path, const char *text) {
  FILE *file = fopen(path, "w");
  assert_non_null(file);
  fputs(text, file);
  assert_int_equal(fclose(file), 0);
}

/* Line by line, so that a failure names the first line that differs. */
static void compare(const char *path, const char *text) {
  FILE *file = fopen(path, "r");
  if (!file) fail_msg("%s is missing", path);
  char line[256];
  for (int number = 1; fgets(line, sizeof line, file); number++) {
    size_t length = strlen(line);
    if (strncmp(text, line, length) != 0)
      fail_msg("%s, line %d: expected %snow %.*s", path, number, line, (int)strcspn(text, "\n"), text);
    text += length;
  }
  fclose(file);
  if (*text) fail_msg("%s ends before the stream: %.*s", path, (int)strcspn(text, "\n"), text);
}

static void streams_are_as_recorded(void **unused) {
  (void)unused;
  const char *mode = getenv("HSCAL_GOLDEN");
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char path[512], *text = trace(&cases[i]);
    snprintf(path, sizeof path, "%s/%s.ev", HSCAL_GOLDEN_FOLDER, cases[i].name);
    if (mode && strcmp(mode, "write") == 0)
      write_text(path, text);
    else
      compare(path, text);
    free(text);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(streams_are_as_recorded)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
