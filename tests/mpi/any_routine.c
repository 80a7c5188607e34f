#include "any_routine.h"
#include "call/argv.h"

#include <string.h>

/* ---- the functions: positions as numbers, so that each is called with its own types --------------------------- */

#define PLACE_letter(pack, name)  pack##_##name,
#define PLACE_size(pack, name)    pack##_##name,
#define PLACE_scalar(pack, name)  pack##_##name,
#define PLACE_integer(pack, name) pack##_##name,
#define PLACE_real(pack, name)    pack##_##name,
#define PLACE_output(pack, name)  pack##_##name,
#define PLACE_matrix(pack, name)  pack##_##name, pack##_i##name, pack##_j##name, pack##_desc##name,
#define PLACE_vector(pack, name)  PLACE_matrix(pack, name) pack##_inc##name,
#define PLACE(kind, name, pack)   PLACE_##kind(pack, name)
#define PLACES(pack, ...)         enum { HSCAL_LIST_##pack(PLACE, pack) pack##_PLACES };
HSCAL_PACKS(PLACES)

#define HANDED_letter(pack, name)  place[pack##_##name],
#define HANDED_size(pack, name)    place[pack##_##name],
#define HANDED_scalar(pack, name)  place[pack##_##name],
#define HANDED_integer(pack, name) place[pack##_##name],
#define HANDED_real(pack, name)    place[pack##_##name],
#define HANDED_output(pack, name)
#define HANDED_matrix(pack, name) place[pack##_i##name], place[pack##_j##name], place[pack##_desc##name],
#define HANDED_vector(pack, name) HANDED_matrix(pack, name) place[pack##_inc##name],
#define HANDED(kind, name, pack)  HANDED_##kind(pack, name)

#define X(name, type, pack, scheme, flags)                                                                             \
  extern hscal_library_function name##_;                                                                               \
  static int name##_ctxt(void *const *place, int *ictxt) {                                                             \
    return hscal_##name##_ctxt(HSCAL_LIST_##pack(HANDED, pack) ictxt);                                                 \
  }                                                                                                                    \
  static int name##_plan(void *const *place, const hscal_machine *machine, const hscal_options *options,               \
                         hscal_plan **plan) {                                                                          \
    return hscal_##name##_plan(HSCAL_LIST_##pack(HANDED, pack) machine, options, plan);                                \
  }                                                                                                                    \
  static int name##_info(void *const *place, int nprow, int npcol, int panel, hscal_info **info) {                     \
    return hscal_##name##_info(HSCAL_LIST_##pack(HANDED, pack) nprow, npcol, panel, info);                             \
  }                                                                                                                    \
  static int name##_timeof(void *const *place, const hscal_machine *machine, int nprow, int npcol, int panel,          \
                           const int *node_of, double *predicted_s) {                                                  \
    return hscal_##name##_timeof(HSCAL_LIST_##pack(HANDED, pack) machine, nprow, npcol, panel, node_of, predicted_s);  \
  }                                                                                                                    \
  static void name##_library(void *const *p) { hscal__library_call(name##_, p); }
#include "routines.def"
#undef X

const any_routine any_routines[HSCAL_ROUTINE_COUNT] = {
#define X(name, type, pack, scheme, flags)                                                                             \
  [HSCAL_ROUTINE_##name] = {name##_ctxt, name##_plan, name##_info, name##_timeof, name##_library},
#include "routines.def"
#undef X
};

/* ---- the arguments ------------------------------------------------------------------------------------------- */

static native_number to_native(hscal_type type, hscal_scalar value) {
  if (hscal__type_is_single(type)) return (native_number){.single = {(float)value.re, (float)value.im}};
  return (native_number){.twice = {value.re, value.im}};
}

static void choose_letters_and_numbers(hscal_call *call, int variant, int m, int n, int k) {
  const hscal_routine *routine = call->routine;
  int turn = variant + (int)(routine - hscal__routines), complex_type = hscal__type_is_complex(routine->type);
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++) {
    void *field = (char *)call + a->where;
    if (a->kind == HSCAL_ARGUMENT_letter) {
      const char *letters = hscal__argument_letters(routine, a);
      *(char *)field = letters[turn % (int)strlen(letters)];
      turn = turn / 2 + 1; /* so that the next letter does not go along with this one */
    } else if (a->kind == HSCAL_ARGUMENT_size) {
      *(int *)field = a->name[0] == 'm' ? m : a->name[0] == 'n' ? n : k;
    }
  }
  /* With absolute values the library is right for alpha = 1 alone: p?asymv takes a negative one as it is, p?atrmv of a
   * transposed lower triangle leaves it out of all but the diagonal blocks. Source: PTZBLAS/sasymv.f, p?atrmv_.c. */
  double alpha = routine->flags & HSCAL_ABSOLUTE ? 1 : -2;
  call->alpha = (hscal_scalar){alpha, complex_type && !(routine->flags & HSCAL_REAL_ALPHA) ? 1 : 0};
  call->beta = (hscal_scalar){3, complex_type && !(routine->flags & HSCAL_REAL_BETA) ? -1 : 0};
}

/* The least matrix in which the operand has its place. */
static void lay_operand(any_arguments *x, const hscal_argument *a, int variant) {
  enum { ROWS_OF_A_ROW = 4, COLUMNS_OF_A_COLUMN = 3 };
  int rows, columns, o = a->operand, is_vector = a->kind == HSCAL_ARGUMENT_vector;
  int above = variant % 2 ? 2 : 0, before = variant % 2 ? 1 : 0;
  hscal_operand *operand = &x->call.operand[o];
  if (is_vector) {
    int length = hscal__call_vector_length(&x->call, a->operand);
    int is_row = o == HSCAL_X ? variant / 2 % 2 : (variant + 1) / 2 % 2;
    operand->desc.m = is_row ? ROWS_OF_A_ROW : length + above;
    operand->desc.n = is_row ? length + before : COLUMNS_OF_A_COLUMN;
    operand->inc = is_row ? operand->desc.m : 1;
  } else {
    hscal__call_shape(&x->call, a->operand, &rows, &columns);
    operand->desc.m = rows + above;
    operand->desc.n = columns + before;
  }
  operand->i = above, operand->j = before;
  x->operand[o].i = above + 1, x->operand[o].j = before + 1, x->operand[o].inc = operand->inc;
  hscal_descset(x->operand[o].desc, operand->desc.m, operand->desc.n, 0, 0, 0, 0);
}

static void point_to(any_arguments *x, const hscal_argument *a, int *outputs, void **out) {
  int o = a->operand;
  switch (a->kind) {
  case HSCAL_ARGUMENT_letter:
  case HSCAL_ARGUMENT_size:
  case HSCAL_ARGUMENT_integer:
  case HSCAL_ARGUMENT_real:
    *out = (char *)&x->call + a->where;
    return;
  case HSCAL_ARGUMENT_scalar:
    *out = a->name[0] == 'a' ? &x->alpha : &x->beta;
    return;
  case HSCAL_ARGUMENT_output:
    *out = &x->output[(*outputs)++];
    return;
  case HSCAL_ARGUMENT_vector:
    out[4] = &x->operand[o].inc;
    /* fall through */
  case HSCAL_ARGUMENT_matrix:
    out[0] = x->operand[o].array, out[1] = &x->operand[o].i, out[2] = &x->operand[o].j, out[3] = x->operand[o].desc;
  }
}

void any_arguments_point(any_arguments *x) {
  int at = 0, outputs = 0;
  for (const hscal_argument *a = hscal__arguments_of(x->call.routine); a->name; a++) {
    point_to(x, a, &outputs, &x->place[at]);
    at += hscal__argument_places(a);
  }
}

void any_arguments_make(any_arguments *x, const hscal_routine *routine, int variant, int m, int n, int k) {
  *x = (any_arguments){.call = {.routine = routine}};
  choose_letters_and_numbers(&x->call, variant, m, n, k);
  x->alpha = to_native(routine->type, x->call.alpha);
  x->beta = to_native(routine->type, x->call.beta);
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++)
    if (a->kind == HSCAL_ARGUMENT_matrix || a->kind == HSCAL_ARGUMENT_vector) lay_operand(x, a, variant);
  any_arguments_point(x);
}

const hscal_argument *any_argument_at(const hscal_routine *routine, int position, int *part) {
  const hscal_argument *a = hscal__arguments_of(routine);
  for (*part = position - 1; *part >= hscal__argument_places(a); a++) *part -= hscal__argument_places(a);
  return a;
}

int any_position_is_taken(const hscal_routine *routine, int position) {
  int part;
  const hscal_argument *a = any_argument_at(routine, position, &part);
  if (a->kind == HSCAL_ARGUMENT_output) return 0;
  return part > 0 || hscal__argument_places(a) == 1;
}
