#include "workload/read_shared.h"
#include "base/status.h"
#include "call/values.h"
#include "models/predict/predict.h"

#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A word whose key is one of names[count]; each may be given once. */
static int find_key(const char *where, const char *word, const char *const *names, int count, const char **given,
                    int *key) {
  int length;
  const char *value = hscal__words_value(word, &length);
  if (!value) return HSCAL_ERROR_ARGUMENT;
  for (*key = 0; *key < count; ++*key)
    if ((int)strlen(names[*key]) == length && strncmp(names[*key], word, (size_t)length) == 0) break;
  if (*key == count) return hscal__words_unknown(where, word, length, names, count);
  if (given[*key]) return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s is given twice", names[*key]);
  given[*key] = value;
  return *value ? 0 : hscal__fail(HSCAL_ERROR_ARGUMENT, "%s has no value", names[*key]);
}

/* The keys of a line behind its name. */
static int read_keys(const hscal_words *words, const char *const *names, int count, const char **given) {
  for (int i = 0; i < count; i++) given[i] = NULL;
  for (int i = 2; i < words->count; i++) {
    int key;
    HSCAL_TRY(find_key(words->word[0], words->word[i], names, count, given, &key));
  }
  return 0;
}

static int read_name(const hscal_words *words, char *name) {
  if (words->count < 2) return hscal__fail(HSCAL_ERROR_ARGUMENT, "the %s has no name", words->word[0]);
  return hscal__words_name(words->word[0], words->word[1], name, HSCAL_WORKLOAD_NAME);
}

/* ---- contexts ------------------------------------------------------------------------------------------------------ */

/* A rank or a range of ranks at *text, which moves behind it. */
static int read_range(const char **text, int *first, int *last) {
  char number[16];
  int *const ends[] = {first, last};
  const char *at = *text;
  for (int i = 0; i < 2; i++) {
    size_t digits = strspn(at, "0123456789");
    if (digits == 0 || digits >= sizeof number)
      return hscal__fail(HSCAL_ERROR_ARGUMENT, "processes=: \"%.40s\" does not begin with a rank", at);
    memcpy(number, at, digits);
    number[digits] = 0;
    HSCAL_TRY(hscal__read_int("processes=", number, 0, ends[i]));
    at += digits;
    if (i == 0 && *at != '-') {
      *last = *first;
      break;
    }
    if (i == 0) at++;
  }
  if (*at && *at != ',')
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "processes=: \"%.40s\" is not a list of ranks and ranges, such as 0,4-7",
                       *text);
  if (*at == ',' && !at[1]) return hscal__fail(HSCAL_ERROR_ARGUMENT, "processes= ends with a comma");
  *text = *at ? at + 1 : at;
  if (*last >= *first) return 0;
  return hscal__fail(HSCAL_ERROR_ARGUMENT, "processes=: the range %d-%d ends before it begins", *first, *last);
}

static int check_twice(const int *process, int count) {
  int most = 0;
  for (int i = 0; i < count; i++) most = process[i] > most ? process[i] : most;
  if (most >= HSCAL_MOST_PROCESSES)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "processes=: rank %d; at most %d processes", most, HSCAL_MOST_PROCESSES);
  char *seen = calloc((size_t)most + 1, 1);
  if (!seen) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d ranks", most);
  int twice = -1;
  for (int i = 0; i < count && twice < 0; i++)
    if (seen[process[i]]++) twice = process[i];
  free(seen);
  return twice < 0 ? 0 : hscal__fail(HSCAL_ERROR_ARGUMENT, "processes=: rank %d stands there twice", twice);
}

static int read_processes(const char *text, hscal_workload_context *context) {
  int count = context->nprow * context->npcol, there = 0;
  for (int i = 0; !text && i < count; i++) context->process[i] = i;
  if (!text) return 0;
  while (*text) {
    int first, last;
    HSCAL_TRY(read_range(&text, &first, &last));
    if ((int64_t)last - first + 1 > count - there)
      return hscal__fail(HSCAL_ERROR_ARGUMENT, "processes= has more ranks than the %d x %d grid", context->nprow,
                         context->npcol);
    for (int i = 0; i <= last - first; i++) context->process[there++] = first + i;
  }
  if (there < count)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "processes= has %d ranks, the %d x %d grid %d places", there,
                       context->nprow, context->npcol, count);
  return check_twice(context->process, count);
}

int hscal__workload_read_context(hscal_workload *workload, const hscal_words *words) {
  static const char *const names[] = {"grid=", "processes="};
  const char *given[2];
  hscal_workload_context context = {.name = ""};
  HSCAL_TRY(read_name(words, context.name));
  if (hscal__workload_find_context(workload, context.name) >= 0)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "context %s is there already", context.name);
  HSCAL_TRY(read_keys(words, names, 2, given));
  if (!given[0]) return hscal__fail(HSCAL_ERROR_ARGUMENT, "context %s: grid= is missing", context.name);
  HSCAL_TRY(hscal__read_grid(names[0], given[0], &context.nprow, &context.npcol));
  if ((int64_t)context.nprow * context.npcol > HSCAL_MOST_PROCESSES)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "grid=%s: more than %d processes", given[0], HSCAL_MOST_PROCESSES);
  size_t count = (size_t)(context.nprow * context.npcol);
  context.process = malloc(count * sizeof *context.process);
  if (!context.process) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu processes", count);
  int status = read_processes(given[1], &context);
  if (status) {
    free(context.process);
    return status;
  }
  return hscal__workload_add_context(workload, &context);
}

/* ---- matrices ------------------------------------------------------------------------------------------------------ */

enum { M, N, MB, NB, RSRC, CSRC, TYPE, CONTEXT, MATRIX_KEYS };
static const char *const matrix_keys[MATRIX_KEYS] = {"m=", "n=", "mb=", "nb=", "rsrc=", "csrc=", "type=", "context="};

static int read_type(const char *text, char *type) {
  if (!text) return 0;
  if (text[1] || !strchr("sdczi", *text))
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "type=%.40s: it must be s, d, c, z or i", text);
  *type = *text;
  return 0;
}

static int read_context_of(const hscal_workload *workload, const char *name, hscal_workload_matrix *matrix) {
  if (!name) return 0;
  matrix->context = hscal__workload_find_context(workload, name);
  if (matrix->context < 0) return hscal__fail(HSCAL_ERROR_ARGUMENT, "context=%.80s: there is no such line above", name);
  const hscal_workload_context *context = &workload->context[matrix->context];
  if (matrix->desc.rsrc >= context->nprow || matrix->desc.csrc >= context->npcol)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "rsrc=%d csrc=%d lie outside of the %d x %d grid of context %s",
                       matrix->desc.rsrc, matrix->desc.csrc, context->nprow, context->npcol, name);
  if (matrix->desc.nb == 0)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "nb= is missing: a matrix that lies in a context has blocks");
  return 0;
}

int hscal__workload_read_matrix(hscal_workload *workload, const hscal_words *words) {
  const char *given[MATRIX_KEYS];
  hscal_workload_matrix matrix = {.context = -1};
  hscal_desc *desc = &matrix.desc;
  int *const number[] = {&desc->m, &desc->n, &desc->mb, &desc->nb, &desc->rsrc, &desc->csrc};
  static const int least[] = {0, 0, 1, 1, -1, -1};
  HSCAL_TRY(read_name(words, matrix.name));
  if (hscal__workload_find_matrix(workload, matrix.name) >= 0)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "matrix %s is there already", matrix.name);
  HSCAL_TRY(read_keys(words, matrix_keys, MATRIX_KEYS, given));
  for (int key = M; key <= N; key++)
    if (!given[key])
      return hscal__fail(HSCAL_ERROR_ARGUMENT, "matrix %s: %s is missing", matrix.name, matrix_keys[key]);
  for (int key = M; key <= CSRC; key++)
    if (given[key]) HSCAL_TRY(hscal__read_int(matrix_keys[key], given[key], least[key], number[key]));
  if (!given[MB]) desc->mb = desc->nb;
  if (!given[NB]) desc->nb = desc->mb;
  desc->imb = desc->mb, desc->inb = desc->nb;
  HSCAL_TRY(read_type(given[TYPE], &matrix.type));
  HSCAL_TRY(read_context_of(workload, given[CONTEXT], &matrix));
  return hscal__workload_add_matrix(workload, &matrix);
}
