/* Writes include/hscal_routines.h from the table of routines to standard output; the build compares the two. */
#include "call/arguments.h"

#include <stdio.h>
#include <string.h>

static const char head[] =
    "/**\n"
    " * \\file\n"
    " * Four functions for each routine, a prototype per line, so that grep finds them. Included by hscal.h. Written "
    "by\n"
    " * `make routines-header` from src/routines.def; the build compares.\n"
    " */\n"
    "#ifndef HSCAL_ROUTINES_H\n"
    "#define HSCAL_ROUTINES_H\n"
    "\n"
    "#include \"hscal_info.h\"\n"
    "#include \"hscal_plan.h\"\n"
    "\n"
    "#ifdef __cplusplus\n"
    "extern \"C\" {\n"
    "#endif\n"
    "\n"
    "/** \\defgroup hscal_routines Routines\n"
    " * Four functions for each routine `<r>`. Their first arguments are those of the routine, without local arrays "
    "and\n"
    " * outputs; alpha and beta point to 1 (real) or 2 (complex: re, im) numbers. They are read only.\n"
    " * Source of the argument lists: `PBLAS/SRC/<r>_.c`, `SRC/<r>.f`.\n"
    " *\n"
    " * `hscal_<r>_ctxt`: plans the call and creates its BLACS context, *ictxt; -1 on the processes outside it. The\n"
    " * session plans, for the machine and the options it has (hscal_init, hscal_use_options). Free it with\n"
    " * hscal_free_ctxt. The arguments are the same on all processes. (libhscal) Collective.\n"
    " * Returns one of\n"
    " *   - 0\n"
    " *   - -i, -(100*i+e): an illegal argument of the routine, or `ictxt` is null\n"
    " *   - HSCAL_ERROR_NO_GRID, _NO_FIT, _MACHINE, _UNSUPPORTED, _INTERNAL: as `hscal_<r>_plan`\n"
    " *   - HSCAL_ERROR_FILE: HSCAL_EFFORT=measure, and HSCAL_LOG could not be written\n"
    " *   - HSCAL_ERROR_BLACS\n"
    " *   - HSCAL_ERROR_STATE, _DISAGREE, _MPI, _MEMORY\n"
    " *\n"
    " * `hscal_<r>_plan`: plans the call for a machine. `options` null: hscal chooses everything. *plan belongs to "
    "the\n"
    " * caller: free it with hscal_plan_free. It is null after a failure, unchanged after -i. Local, no MPI.\n"
    " * Returns one of\n"
    " *   - 0\n"
    " *   - -i, -(100*i+e): an illegal argument of the routine\n"
    " *   - HSCAL_ERROR_ARGUMENT: `machine` or `plan` is null, or an illegal option\n"
    " *   - HSCAL_ERROR_NO_GRID: no grid satisfies the options, the routine and the deadline\n"
    " *   - HSCAL_ERROR_NO_FIT: too little memory, the reason says how much is missing\n"
    " *   - HSCAL_ERROR_MACHINE: no speed for the routine, or for the threads asked for\n"
    " *   - HSCAL_ERROR_UNSUPPORTED: more than 131,072 processes, or too many operations to be simulated\n"
    " *   - HSCAL_ERROR_MEMORY, _INTERNAL\n"
    " *\n"
    " * `hscal_<r>_info`: counts operations, bytes and messages on a grid nprow x npcol of at most 16,384 processes, "
    "with\n"
    " * the blocks of the descriptors and the panel width `panel` (0 = the library's 32). *info belongs to the "
    "caller:\n"
    " * free it with hscal_info_free. It is null after a failure. Local, no MPI.\n"
    " * Returns one of\n"
    " *   - 0\n"
    " *   - -i, -(100*i+e): an illegal argument of the routine\n"
    " *   - HSCAL_ERROR_ARGUMENT: `info` is null, illegal grid or panel width, or a descriptor leaves its blocks open\n"
    " *   - HSCAL_ERROR_UNSUPPORTED: too many processes or operations to be counted\n"
    " *   - HSCAL_ERROR_MEMORY\n"
    " *\n"
    " * `hscal_<r>_timeof`: predicts the seconds of a layout: grid nprow x npcol of at most 131,072 processes, blocks "
    "and\n"
    " * panel width as `hscal_<r>_info`, node_of[nprow*npcol] (row by row, the node of each process; null = nodes in\n"
    " * order, first one process per core). Local, no MPI.\n"
    " * Returns one of\n"
    " *   - 0\n"
    " *   - -i, -(100*i+e): an illegal argument of the routine\n"
    " *   - HSCAL_ERROR_ARGUMENT: a null pointer, illegal grid, panel width or node, or a descriptor leaves its "
    "blocks\n"
    " *     open\n"
    " *   - HSCAL_ERROR_MACHINE: no speed for the routine on a node\n"
    " *   - HSCAL_ERROR_UNSUPPORTED: too many processes or operations\n"
    " *   - HSCAL_ERROR_MEMORY, _INTERNAL\n"
    " * \\{ */\n";

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
  fputs("\n/** \\} */\n\n#ifdef __cplusplus\n}\n#endif\n#endif\n", stdout);
  return ferror(stdout) != 0;
}
