/* Files of known programs: what is recognized, what is filled in, and what is refused with its place. */
#include "advise/programs.h"
#include "advise/set_text.h"
#include "base/file.h"
#include "cmocka_test.h"
#include "hscal.h"
#include "workload/command.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FILE_OF(entries) "{\"schema\": \"hscal-programs/1\", \"programs\": [" entries "]}"
#define ALPHA                                                                                                          \
  "{\"name\": \"Alpha\", \"commands\": [\"alpha.x\"], \"grid\": \"any\", \"processes\": \"all\", \"set\": \"-p "       \
  "{nprow}\"}"

static void installed(hscal_programs *programs) {
  char *text;
  *programs = (hscal_programs){.count = 0};
  assert_int_equal(hscal__file_read(PROGRAMS, HSCAL_ERROR_FILE, &text), 0);
  if (hscal__programs_read("programs.json", text, programs)) fail_msg("%s", hscal_last_error());
  free(text);
}

static const char *recognized(const hscal_programs *programs, const char *command) {
  char **words;
  assert_int_equal(hscal__command_split(command, &words), 0);
  const hscal_known_program *found = hscal__programs_recognize(programs, words);
  free(words);
  return found ? found->name : "none";
}

static void programs_are_recognized_by_their_words(void **state) {
  hscal_programs programs;
  (void)state;
  installed(&programs);
  assert_string_equal(recognized(&programs, "mpirun -n 4 /usr/bin/pw.x -in pw.in"), "Quantum ESPRESSO");
  assert_string_equal(recognized(&programs, "srun cp2k.psmp H2O.inp"), "CP2K");
  assert_string_equal(recognized(&programs, "mpirun -n 4 ./mine -mat_type scalapack"), "PETSc");
  assert_string_equal(recognized(&programs, "mpirun -n 4 ./mine -mat_type dense scalapack"), "none");
  assert_string_equal(recognized(&programs, "mpirun -n 4 pw.xx"), "none");
  assert_string_equal(recognized(&programs, "./mine 'a pw.x'"), "none");
  assert_string_equal(recognized(&programs, ""), "none");
  assert_string_equal(hscal__programs_named(&programs, "petsc")->name, "PETSc");
  assert_string_equal(hscal__programs_named(&programs, "cp.x")->name, "Quantum ESPRESSO");
  assert_null(hscal__programs_named(&programs, "CP3K"));
  assert_non_null(strstr(hscal_last_error(), "did you mean \"CP2K\"? (Quantum ESPRESSO, CP2K, "));
  hscal__programs_free(&programs);
}

/* The words of each knob, for a grid of 2 x 3. */
static void knobs_are_filled_in(void **state) {
  static const char *const sets[][2] = {
      {"Quantum ESPRESSO", "-ndiag 6"},
      {"CP2K", "&FM\n  NROW_BLOCKS 32\n  NCOL_BLOCKS 64\n  FORCE_BLOCK_SIZE\n&END FM"},
      {"PETSc", "-mat_scalapack_grid_height 2 -mat_scalapack_block_sizes 32,64"},
      {"GPAW", "parallel={'sl_default': (3, 2, 64)}"},
      {"NWChem", NULL},
      {"MUMPS", NULL}};
  const hscal_knob_numbers numbers = {2, 3, 32, 64};
  hscal_programs programs;
  (void)state;
  installed(&programs);
  for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
    const hscal_known_program *program = hscal__programs_named(&programs, sets[i][0]);
    assert_non_null(program);
    if (!sets[i][1]) {
      assert_null(program->set);
      assert_non_null(program->remark);
      continue;
    }
    char *text = hscal__set_text_fill(program->set, &numbers);
    assert_string_equal(text, sets[i][1]);
    free(text);
  }
  hscal__programs_free(&programs);
}

/* Of those that come along one has knobs for parts of its calls. */
static void knobs_for_several_contexts_are_told(void **state) {
  hscal_programs programs;
  int count = 0;
  (void)state;
  installed(&programs);
  for (int i = 0; i < programs.count; i++) count += programs.program[i].contexts != NULL;
  assert_int_equal(count, 1);
  assert_non_null(strstr(hscal__programs_named(&programs, "gpaw")->contexts, "sl_diagonalize"));
  hscal__programs_free(&programs);
}

static void those_of_the_user_count_first(void **state) {
  hscal_programs programs = {.count = 0};
  (void)state;
  assert_int_equal(
      hscal__programs_read(
          "own", FILE_OF("{\"name\": \"ALPHA\", \"commands\": [\"a\"], \"blocks\": 24, \"set\": \"{nb}\"}"), &programs),
      0);
  assert_int_equal(hscal__programs_read("installed", FILE_OF(ALPHA ", {\"name\": \"Beta\"}"), &programs), 0);
  assert_int_equal(programs.count, 2);
  assert_string_equal(recognized(&programs, "alpha.x"), "none");
  const hscal_known_program *alpha = hscal__programs_named(&programs, "alpha");
  assert_true(alpha->blocks == HSCAL_KNOB_BLOCKS_FIXED && alpha->block == 24 && alpha->grid == HSCAL_KNOB_GRID_KEPT);
  hscal__programs_free(&programs);
}

typedef struct refused {
  const char *text, *why;
} refused;

static const refused hostile[] = {
    {"", "own: the file is empty"},
    {"[]", "own: must be an object {...}"},
    {"{\"schema\": \"hscal-programs/1\", \"programs\": [", "(line 1, column "},
    {"{\"programs\": []}", "own: schema: is missing"},
    {"{\"schema\": \"hscal-programs/2\", \"programs\": []}", "own: schema: this hscal reads \"hscal-programs/1\""},
    {"{\"schema\": \"hscal-programs/1\"}", "own: programs: is missing"},
    {"{\"schema\": \"hscal-programs/1\", \"programs\": {}}", "own: programs: must be a list"},
    {FILE_OF("7"), "own: programs[0]: must be an object"},
    {FILE_OF("{}"), "own: programs[0].name: is missing"},
    {FILE_OF("{\"name\": \"\"}"), "own: programs[0].name: must not be empty"},
    {FILE_OF(ALPHA ", {\"name\": \"alpha\"}"), "own: programs[1]: \"alpha\" is there already"},
    {FILE_OF("{\"name\": \"A\", \"comands\": []}"), "programs[0].comands: unknown key; did you mean \"commands\"?"},
    {FILE_OF("{\"name\": \"A\", \"commands\": \"a\"}"), "programs[0].commands: must be a list"},
    {FILE_OF("{\"name\": \"A\", \"commands\": [\"a\", 1]}"), "programs[0].commands[1]: must be a text"},
    {FILE_OF("{\"name\": \"A\", \"grid\": \"round\"}"),
     "programs[0].grid: must be one of \"kept\", \"any\", \"square\""},
    {FILE_OF("{\"name\": \"A\", \"grid\": 3}"), "programs[0].grid: must be one of"},
    {FILE_OF("{\"name\": \"A\", \"processes\": \"some\"}"), "programs[0].processes: must be one of \"any\", \"all\""},
    {FILE_OF("{\"name\": \"A\", \"contexts\": 2}"), "programs[0].contexts: must be a text"},
    {FILE_OF("{\"name\": \"A\", \"blocks\": 0}"), "programs[0].blocks: must be a whole number from 1 to"},
    {FILE_OF("{\"name\": \"A\", \"blocks\": 1.5}"), "programs[0].blocks: must be a whole number"},
    {FILE_OF("{\"name\": \"A\", \"blocks\": 1e300}"), "programs[0].blocks: must be a whole number"},
    {FILE_OF("{\"name\": \"A\", \"grid\": \"any\", \"set\": \"-p {rows}\"}"),
     "programs[0].set: {rows} is none of {nprow}"},
    {FILE_OF("{\"name\": \"A\", \"set\": \"-p {nprow}\"}"), "programs[0].set: what it sets is missing"},
    {FILE_OF("{\"name\": \"A\", \"grid\": \"any\", \"blocks\": \"one per process\", \"set\": \"x\"}"),
     "only with \"processes\": \"all\""},
    {FILE_OF("{\"name\": \"A\", \"grid\": \"any\", \"set\": \"x\"}"), "only with \"processes\": \"all\""},
};

static void bad_files_are_refused_with_their_place(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof hostile / sizeof *hostile; i++) {
    hscal_programs programs = {.count = 0};
    int status = hscal__programs_read("own", hostile[i].text, &programs);
    if (status != HSCAL_ERROR_FILE) fail_msg("status %d for:\n%s", status, hostile[i].text);
    if (!strstr(hscal_last_error(), hostile[i].why))
      fail_msg("\"%s\" says nothing of \"%s\" for:\n%s", hscal_last_error(), hostile[i].why, hostile[i].text);
    hscal__programs_free(&programs);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(programs_are_recognized_by_their_words), cmocka_unit_test(knobs_are_filled_in),
      cmocka_unit_test(knobs_for_several_contexts_are_told), cmocka_unit_test(those_of_the_user_count_first),
      cmocka_unit_test(bad_files_are_refused_with_their_place)};
  hscal_set_error_handler(NULL, NULL);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
