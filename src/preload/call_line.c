#include "preload/call_line.h"
#include "base/array.h"
#include "call/arguments.h"

/* Programs have no names for matrices: those with equal descriptors are one, but operands of one call are not the same. */
typedef struct matrix {
  hscal_type type;
  int context, copy; /* copy: how many operands before it in the call have its descriptor */
  hscal_desc desc;
} matrix;

static matrix *matrices;
static size_t count, capacity;

static int are_equal(const hscal_desc *x, const hscal_desc *y) {
  return x->m == y->m && x->n == y->n && x->mb == y->mb && x->nb == y->nb && x->rsrc == y->rsrc && x->csrc == y->csrc;
}

static void put_matrix(FILE *out, size_t number, const matrix *x) {
  const hscal_desc *desc = &x->desc;
  fprintf(out, "matrix m%zu m=%d n=%d type=%c mb=%d nb=%d", number, desc->m, desc->n, hscal__type_letter(x->type),
          desc->mb, desc->nb);
  if (desc->rsrc) fprintf(out, " rsrc=%d", desc->rsrc);
  if (desc->csrc) fprintf(out, " csrc=%d", desc->csrc);
  fprintf(out, " context=c%d", x->context + 1);
  if (x->copy) fprintf(out, " copy=%d", x->copy);
  fputc('\n', out);
}

/* Its number, from 1; 0: no memory. */
static size_t number_of(FILE *out, const matrix *wanted) {
  for (size_t i = 0; i < count; i++)
    if (matrices[i].type == wanted->type && matrices[i].context == wanted->context &&
        matrices[i].copy == wanted->copy && are_equal(&matrices[i].desc, &wanted->desc))
      return i + 1;
  if (HSCAL_ARRAY_RESERVE(matrices, capacity, count + 1)) return 0;
  matrices[count++] = *wanted;
  put_matrix(out, count, wanted);
  return count;
}

static matrix matrix_of(const hscal_entry *entry, int which) {
  matrix found = {entry->call.routine->type, entry->context[which], 0, entry->call.operand[which].desc};
  for (int before = 0; before < which; before++)
    found.copy += entry->context[before] == found.context &&
                  hscal__call_has(&entry->call, (hscal_operand_name)before) &&
                  are_equal(&entry->call.operand[before].desc, &found.desc);
  return found;
}

static void put_scalar(FILE *out, const hscal_argument *a, const hscal_scalar *scalar) {
  if (scalar->re == 1 && scalar->im == 0) return;
  fprintf(out, " %s=%g", a->name, scalar->re);
  if (scalar->im != 0) fprintf(out, ",%g", scalar->im);
}

static void put_operand(FILE *out, const hscal_entry *entry, const hscal_argument *a, size_t number) {
  const hscal_operand *operand = &entry->call.operand[a->operand];
  char letter = a->name[0];
  if (entry->context[a->operand] < 0) {
    fprintf(out, " %c=?", letter);
    return;
  }
  fprintf(out, " %c=m%zu", letter, number);
  if (operand->i) fprintf(out, " i%c=%d", letter, operand->i + 1);
  if (operand->j) fprintf(out, " j%c=%d", letter, operand->j + 1);
  if (a->kind == HSCAL_ARGUMENT_vector && operand->inc != 1) fprintf(out, " inc%c=%d", letter, operand->inc);
}

static int is_wanted(const hscal_call *call, const hscal_argument *a) {
  return hscal__argument_is_wanted(a, call->jobz, call->jobvt);
}

void hscal__call_line_put(FILE *out, int number, const hscal_entry *entry) {
  char text[600];
  size_t operand[HSCAL_OPERANDS] = {0};
  const hscal_argument *list = hscal__arguments_of(entry->call.routine);
  for (const hscal_argument *a = list; a->name; a++) {
    if (!hscal__argument_is_operand(a) || !is_wanted(&entry->call, a) || entry->context[a->operand] < 0) continue;
    matrix wanted = matrix_of(entry, a->operand);
    operand[a->operand] = number_of(out, &wanted);
  }
  hscal__arguments_text(&entry->call, text, sizeof text);
  fprintf(out, "call %d %s %s", number, entry->call.routine->name, text);
  for (const hscal_argument *a = list; a->name; a++) {
    if (a->kind == HSCAL_ARGUMENT_scalar) put_scalar(out, a, (const void *)((const char *)&entry->call + a->where));
    if (hscal__argument_is_operand(a) && is_wanted(&entry->call, a)) put_operand(out, entry, a, operand[a->operand]);
  }
  fputc('\n', out);
}
