#include "call_text.h"
#include "call/arguments.h"
#include "call/event_source.h"
#include "search/block_sizes.h"
#include "search/space.h"

#include <stdio.h>

static int size_of(const hscal_call *call, const hscal_argument *a) {
  return *(const int *)((const char *)call + a->where);
}

/* "m = n = k = 100", or each with its own. */
static void describe_sizes(FILE *out, const hscal_call *call) {
  const hscal_argument *list = hscal__arguments_of(call->routine);
  int equal = 1;
  for (const hscal_argument *a = list; a->name; a++)
    if (a->kind == HSCAL_ARGUMENT_size) equal &= size_of(call, a) == call->n;
  const char *between = "";
  for (const hscal_argument *a = list; a->name; a++) {
    if (a->kind != HSCAL_ARGUMENT_size) continue;
    if (equal)
      fprintf(out, "%s%s", between, a->name);
    else
      fprintf(out, "%s%s = %d", between, a->name, size_of(call, a));
    between = equal ? " = " : ", ";
  }
  if (equal) fprintf(out, " = %d", call->n);
}

/* Options that are not the usual ones. */
static void describe_letters(FILE *out, const hscal_call *call) {
  for (const hscal_argument *a = hscal__arguments_of(call->routine); a->name; a++) {
    char letter = *((const char *)call + a->where);
    if (a->kind == HSCAL_ARGUMENT_letter && letter != hscal__argument_letters(call->routine, a)[0])
      fprintf(out, ", %s %c", a->name, letter);
  }
}

static void describe_blocks(FILE *out, const hscal_call *call) {
  const hscal_desc *first = NULL;
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    const hscal_desc *desc = &call->operand[which].desc;
    if (!hscal__call_has(call, (hscal_operand_name)which)) continue;
    if (!first) first = desc;
    if (desc->mb != first->mb || desc->nb != first->nb) {
      fprintf(out, ", various blocks");
      return;
    }
  }
  if (first->mb == first->nb)
    fprintf(out, ", nb %d", first->nb);
  else
    fprintf(out, ", mb %d, nb %d", first->mb, first->nb);
}

void cli_describe_call(FILE *out, const hscal_call *call, const hscal_layout *layout) {
  fprintf(out, "%s, ", call->routine->name);
  char words[256];
  if (call->source && call->source->arguments) {
    call->source->arguments(call, words, sizeof words);
    fprintf(out, "%s, grid %d x %d\n", words, layout->nprow, layout->npcol);
    return;
  }
  if (call->recording)
    fprintf(out, "recorded, %d x %d", call->operand[HSCAL_A].desc.m, call->operand[HSCAL_A].desc.n);
  else
    describe_sizes(out, call);
  describe_letters(out, call);
  describe_blocks(out, call);
  if (hscal__has_panels(call->routine)) fprintf(out, ", panel %d", layout->backend.panel);
  fprintf(out, ", grid %d x %d", layout->nprow, layout->npcol);
  if (call->from.nprow) fprintf(out, ", from %d x %d", call->from.nprow, call->from.npcol);
  if (call->to.nprow) fprintf(out, ", to %d x %d", call->to.nprow, call->to.npcol);
  fprintf(out, "\n");
}
