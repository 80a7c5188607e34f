/* Writes fortran/hscal.f90, the module with the interfaces of all routines, to standard output. The build compares it with the
 * file. Argument: the module's hand-written part, which stands before the routines. */
#include "call/arguments.h"

#include <stdio.h>
#include <string.h>

enum { WIDTH = 110 }; /* Fortran allows 132 */

/* The four functions of a routine: names and declarations of what follows the routine's own arguments. */
static const struct {
  const char *name, *arguments[8], *declarations;
} functions[] = {
    {"ctxt", {"ictxt", "info"}, "      integer, intent(out) :: ictxt, info\n"},
    {"plan",
     {"machine", "plan", "info"},
     "      integer(hscal_handle), intent(in) :: machine\n"
     "      integer(hscal_handle), intent(out) :: plan\n"
     "      integer, intent(out) :: info\n"},
    {"info",
     {"nprow", "npcol", "panel", "flops", "bytes", "messages", "info"},
     "      integer, intent(in) :: nprow, npcol, panel\n"
     "      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)\n"
     "      integer, intent(out) :: info\n"},
    {"timeof",
     {"machine", "nprow", "npcol", "panel", "node_of", "predicted_s", "info"},
     "      integer(hscal_handle), intent(in) :: machine\n"
     "      integer, intent(in) :: nprow, npcol, panel, node_of(*)\n"
     "      double precision, intent(out) :: predicted_s\n"
     "      integer, intent(out) :: info\n"},
};

/* A list of names, broken into lines that are not too long. */
typedef struct list {
  int column, count;
} list;

static void add_name(list *l, const char *format, const char *name) {
  char word[64];
  int length = snprintf(word, sizeof word, format, name);
  if (l->count++ > 0) l->column += printf(", ");
  if (l->column + length > WIDTH) l->column = printf("&\n        ") - 2;
  l->column += printf("%s", word);
}

static void add_operand(list *l, const hscal_argument *a, const char *desc_format) {
  add_name(l, "i%s", a->name);
  add_name(l, "j%s", a->name);
  add_name(l, desc_format, a->name);
  if (a->kind == HSCAL_ARGUMENT_vector) add_name(l, "inc%s", a->name);
}

static void list_arguments(const hscal_routine *routine, list *l) {
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++) {
    if (hscal__argument_is_operand(a)) add_operand(l, a, "desc%s");
    if (!hscal__argument_is_operand(a) && a->kind != HSCAL_ARGUMENT_output) add_name(l, "%s", a->name);
  }
}

static const char *scalar_type(const hscal_routine *routine, const hscal_argument *a) {
  int real = routine->flags & (a->name[0] == 'a' ? HSCAL_REAL_ALPHA : HSCAL_REAL_BETA);
  int single = hscal__type_is_single(routine->type);
  if (hscal__type_is_complex(routine->type) && !real) return single ? "complex" : "complex(kind(0d0))";
  return single ? "real" : "double precision";
}

/* The arguments of one kind in a declaration. */
static void declare(const hscal_routine *routine, const char *type, hscal_argument_kind kind) {
  list l = {.column = 0};
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++) {
    if (a->kind != kind) continue;
    if (l.count == 0) l.column = printf("      %s, intent(in) :: ", type);
    add_name(&l, "%s", a->name);
  }
  if (l.count) putchar('\n');
}

static void declare_arguments(const hscal_routine *routine) {
  declare(routine, "character", HSCAL_ARGUMENT_letter);
  declare(routine, "integer", HSCAL_ARGUMENT_size);
  declare(routine, "integer", HSCAL_ARGUMENT_integer);
  declare(routine, hscal__type_is_single(routine->type) ? "real" : "double precision", HSCAL_ARGUMENT_real);
  list l = {.column = printf("      integer, intent(in) :: ")};
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++)
    if (hscal__argument_is_operand(a)) add_operand(&l, a, "desc%s(*)");
  putchar('\n');
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++)
    if (a->kind == HSCAL_ARGUMENT_scalar) printf("      %s, intent(in) :: %s\n", scalar_type(routine, a), a->name);
}

static void print_interface(const hscal_routine *routine, int f) {
  list l = {.column = printf("    subroutine hscal_%s_%s(", routine->name, functions[f].name)};
  list_arguments(routine, &l);
  for (int i = 0; functions[f].arguments[i]; i++) add_name(&l, "%s", functions[f].arguments[i]);
  printf(")\n%s", strstr(functions[f].declarations, "hscal_handle") ? "      import :: hscal_handle\n" : "");
  declare_arguments(routine);
  printf("%s    end subroutine\n", functions[f].declarations);
}

static int copy_file(const char *name) {
  FILE *file = fopen(name, "r");
  if (!file) return 1;
  for (int c = getc(file); c != EOF; c = getc(file)) putchar(c);
  return fclose(file);
}

int main(int argc, char **argv) {
  if (argc != 2 || copy_file(argv[1])) return fprintf(stderr, "usage: fortran_module HEAD\n"), 2;
  for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++) {
    printf("\n  interface ! %s\n", hscal__routines[r].name);
    for (int f = 0; f < (int)(sizeof functions / sizeof *functions); f++) print_interface(&hscal__routines[r], f);
    printf("  end interface\n");
  }
  puts("\nend module hscal");
  return ferror(stdout) != 0;
}
