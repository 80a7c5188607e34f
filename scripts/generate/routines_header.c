/* Writes include/hscal_routines.h from the table of routines to standard output. The build compares it with the file. */
#include "call/arguments.h"

#include <stdio.h>
#include <string.h>

static const char head[] =
    "/*\n"
    " * Four functions per routine, plain text so that grep finds them. Included by hscal.h. Written by `make "
    "routines-header`\n"
    " * from src/routines.def; the build compares.\n"
    " *\n"
    " * For every routine <r>, whose arguments stand here without local arrays and outputs:\n"
    " *   hscal_<r>_ctxt    plans the call and creates its BLACS context. Collective. (libhscal)\n"
    " *   hscal_<r>_plan    the plan alone, for a given machine. Local, no MPI.\n"
    " *   hscal_<r>_info    operations, bytes and messages of a grid nprow x npcol (exact) of at most 16,384 "
    "processes. Local, no MPI.\n"
    " *   hscal_<r>_timeof  predicted seconds of a layout the caller names: grid nprow x npcol, blocks from the "
    "descriptors,\n"
    " *                     panel width `panel` (0 = the library's 32), node_of[nprow*npcol] (row by row; null = nodes "
    "in\n"
    " *                     order, one process per core first). At most 131,072 processes. Local, no MPI.\n"
    " * alpha and beta point to 1 (real) or 2 (complex: re, im) numbers.\n"
    " * Source of the argument lists: PBLAS/SRC/<r>_.c, SRC/<r>.f.\n"
    " */\n"
    "#ifndef HSCAL_ROUTINES_H\n"
    "#define HSCAL_ROUTINES_H\n"
    "\n"
    "#ifndef HSCAL_H\n"
    "#error \"include hscal.h, not hscal_routines.h\"\n"
    "#endif\n";

static const struct {
  const char *name, *tail;
} functions[] = {
    {"ctxt", "int *ictxt"},
    {"plan", "const hscal_machine *machine, const hscal_options *options, hscal_plan **plan"},
    {"info", "int nprow, int npcol, int panel, hscal_info **info"},
    {"timeof",
     "const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s"},
};

static const char *real_of(hscal_type type) {
  return type == HSCAL_TYPE_I ? "int" : hscal__type_is_single(type) ? "float" : "double";
}

static void print_argument(const hscal_routine *routine, const hscal_argument *a) {
  const char *name = a->name;
  switch (a->kind) {
  case HSCAL_ARGUMENT_letter:
    printf("const char *%s, ", name);
    break;
  case HSCAL_ARGUMENT_size:
  case HSCAL_ARGUMENT_integer:
    printf("const int *%s, ", name);
    break;
  case HSCAL_ARGUMENT_scalar:
  case HSCAL_ARGUMENT_real:
    printf("const %s *%s, ", real_of(routine->type), name);
    break;
  case HSCAL_ARGUMENT_vector:
    printf("const int *i%s, const int *j%s, const int *desc%s, const int *inc%s, ", name, name, name, name);
    break;
  case HSCAL_ARGUMENT_matrix:
    printf("const int *i%s, const int *j%s, const int *desc%s, ", name, name, name);
    break;
  case HSCAL_ARGUMENT_output:
    break;
  }
}

int main(void) {
  fputs(head, stdout);
  int level = 0;
  for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++) {
    const hscal_routine *routine = &hscal__routines[r];
    if (hscal__routine_level(routine) != level) {
      static const char *const levels[] = {"level 1", "level 2", "level 3", "ScaLAPACK"};
      level = hscal__routine_level(routine);
      printf("\n/* ---- %s */\n", levels[level - 1]);
    }
    putchar('\n');
    for (size_t f = 0; f < sizeof functions / sizeof *functions; f++) {
      printf("HSCAL_API int hscal_%s_%s(", routine->name, functions[f].name);
      for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++) print_argument(routine, a);
      printf("%s);\n", functions[f].tail);
    }
  }
  fputs("\n#endif\n", stdout);
  return ferror(stdout) != 0;
}
