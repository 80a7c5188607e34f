/* Files of known programs: what is read can be recognized, and its words filled in. */
#include "advise/programs.h"
#include "advise/set_text.h"
#include "fuzz.h"

static void use(const hscal_programs *programs) {
  char *const words[] = {(char *)"mpirun", (char *)"./pw.x", (char *)"-mat_type", (char *)"scalapack", NULL};
  const hscal_knob_numbers numbers = {2, 3, 32, 64};
  hscal__programs_recognize(programs, words);
  for (int i = 0; i < programs->count; i++) {
    const hscal_known_program *program = &programs->program[i];
    FUZZ_CHECK(hscal__programs_named(programs, program->name));
    if (!program->set) continue;
    char *text = hscal__set_text_fill(program->set, &numbers);
    FUZZ_CHECK(text);
    free(text);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  hscal_programs programs = {.count = 0};
  char *text = fuzz_text(data, size);
  if (fuzz_is_taken(hscal__programs_read("programs.json", text, &programs))) use(&programs);
  hscal__programs_free(&programs);
  free(text);
  return 0;
}
