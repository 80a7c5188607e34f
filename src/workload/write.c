#include "workload/write.h"
#include "base/text.h"
#include "call/arguments.h"
#include "call/call_keys.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void put_program(FILE *out, const hscal_workload *workload) {
  if (!workload->processes) return;
  fprintf(out, "program processes=%d", workload->processes);
  if (workload->command) fprintf(out, " command=%s", workload->command);
  fputc('\n', out);
}

static void put_context(FILE *out, const hscal_workload_context *context) {
  fprintf(out, "context %s grid=%dx%d processes=", context->name, context->nprow, context->npcol);
  hscal__put_ranges(out, context->process, context->nprow * context->npcol);
  fputc('\n', out);
}

static void put_matrix(FILE *out, const hscal_workload *workload, const hscal_workload_matrix *matrix) {
  const hscal_desc *desc = &matrix->desc;
  fprintf(out, "matrix %s m=%d n=%d", matrix->name, desc->m, desc->n);
  if (matrix->type) fprintf(out, " type=%c", matrix->type);
  if (desc->nb > 0 && desc->mb != desc->nb) fprintf(out, " mb=%d", desc->mb);
  if (desc->nb > 0) fprintf(out, " nb=%d", desc->nb);
  if (desc->rsrc) fprintf(out, " rsrc=%d", desc->rsrc);
  if (desc->csrc) fprintf(out, " csrc=%d", desc->csrc);
  if (matrix->context >= 0) fprintf(out, " context=%s", workload->context[matrix->context].name);
  fputc('\n', out);
}

/* ---- calls --------------------------------------------------------------------------------------------------------- */

static void put_scalar(FILE *out, const char *name, const hscal_scalar *value) {
  if (value->re == 1 && value->im == 0) return;
  fprintf(out, " %s%.17g", name, value->re);
  if (value->im != 0) fprintf(out, ",%.17g", value->im);
}

static void put_key(FILE *out, const hscal_call_key *key, const hscal_given_call *given) {
  const void *where = (const char *)given + key->where;
  switch (key->kind) {
  case HSCAL_KEY_INTEGER:
    if (*(const int *)where != HSCAL_NOT_GIVEN) fprintf(out, " %s%d", key->name, *(const int *)where);
    return;
  case HSCAL_KEY_LETTER:
    if (*(const char *)where) fprintf(out, " %s%c", key->name, tolower((unsigned char)*(const char *)where));
    return;
  case HSCAL_KEY_REAL:
    if (!isnan(*(const double *)where)) fprintf(out, " %s%.17g", key->name, *(const double *)where);
    return;
  case HSCAL_KEY_SCALAR:
    put_scalar(out, key->name, where);
  }
}

static void put_words(FILE *out, const hscal_workload_call *call) {
  const hscal_routine *routine = call->given.routine;
  for (const hscal_call_key *key = hscal__call_keys; key->name; key++)
    if (!key->argument || hscal__key_argument(routine, key->name, key->argument)) put_key(out, key, &call->given);
}

void hscal__workload_call_words(const hscal_workload_call *call, char *text, size_t size) {
  FILE *out = fmemopen(text, size, "w");
  text[0] = 0;
  if (!out) return;
  put_words(out, call);
  fclose(out);
  text[size - 1] = 0;
  if (*text == ' ') memmove(text, text + 1, strlen(text));
}

static void put_call(FILE *out, const hscal_workload *workload, const hscal_workload_call *call) {
  fprintf(out, "call %s", call->given.routine->name);
  put_words(out, call);
  for (const hscal_argument *a = hscal__arguments_of(call->given.routine); a->name; a++)
    if (hscal__argument_is_operand(a) && call->matrix[a->operand] >= 0)
      fprintf(out, " %s=%s", a->name, workload->matrix[call->matrix[a->operand]].name);
  if (call->count != 1) fprintf(out, " count=%ld", call->count);
  if (!isnan(call->seconds)) fprintf(out, " seconds=%.9g", call->seconds);
  if (call->nested) fprintf(out, " nested=%ld", call->nested);
  fputc('\n', out);
}

char *hscal__workload_text(const hscal_workload *workload) {
  char *text = NULL;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  if (!out) return NULL;
  fputs(HSCAL_WORKLOAD_FIRST_LINE "\n", out);
  put_program(out, workload);
  if (workload->pools) fprintf(out, "pools %d\n", workload->pools);
  if (workload->incomplete) fprintf(out, "incomplete %s\n", workload->incomplete);
  for (int i = 0; i < workload->ncontexts; i++) put_context(out, &workload->context[i]);
  for (int i = 0; i < workload->nmatrices; i++) put_matrix(out, workload, &workload->matrix[i]);
  for (int i = 0; i < workload->ncalls; i++) put_call(out, workload, &workload->call[i]);
  return hscal__stream_text(out, &text);
}
