#include "record_text.h"
#include "base/text.h"
#include "machine/samples.h"
#include "workload/command.h"
#include "workload/workload.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *cli_incomplete_text(const cli_merged *merged, char text[CLI_INCOMPLETE_SIZE]) {
  size_t wrote = merged->processes, ended = merged->ended;
  text[0] = 0;
  if (merged->missing)
    snprintf(text, CLI_INCOMPLETE_SIZE, "%zu of %zu processes wrote nothing", merged->missing, wrote + merged->missing);
  else if (ended < wrote && wrote - ended == 1)
    snprintf(text, CLI_INCOMPLETE_SIZE, "%s", merged->end);
  else if (ended < wrote)
    snprintf(text, CLI_INCOMPLETE_SIZE, "%s, nor did %zu more", merged->end, wrote - ended - 1);
  return text;
}

/* ---- which of them are used -------------------------------------------------------------------------------------- */

typedef struct writer {
  const cli_merged *merged;
  FILE *out;
  int *matrix, *context; /* the numbers that they are written with, from 1; 0: in no call that is written */
  int matrices, contexts;
  long calls, kinds, dropped;
} writer;

/* The number behind "a=m", "context=c"; -1: the word is none. */
static long number_in(const char *word, char letter) {
  const char *equals = strchr(word, '=');
  const char *blank = strchr(word, ' ');
  if (!equals || (blank && blank < equals) || equals[1] != letter || !isdigit((unsigned char)equals[2])) return -1;
  return strtol(equals + 2, NULL, 10);
}

static void put_context(writer *w, long number) {
  if (w->context[number]) return;
  w->context[number] = ++w->contexts;
  fprintf(w->out, "context c%d %s\n", w->contexts, w->merged->contexts.text[number]);
}

/* A text with its names as they are written; `letter` is that of the names. */
static void put_renamed(writer *w, const char *text, char letter, const int *number) {
  while (*text) {
    size_t length = strcspn(text, " ");
    long old = number_in(text, letter);
    if (old >= 0)
      fprintf(w->out, " %.*s%c%d", (int)(strchr(text, '=') + 1 - text), text, letter, number[old]);
    else if (strncmp(text, "copy=", 5) != 0) /* a matrix that is told from another by its name alone */
      fprintf(w->out, " %.*s", (int)length, text);
    text += length;
    text += strspn(text, " ");
  }
}

static void put_matrix(writer *w, long number) {
  const char *text = w->merged->matrices.text[number], *word = strstr(text, " context=");
  long context = word ? number_in(word + 1, 'c') : -1;
  if (w->matrix[number]) return;
  if (context >= 0) put_context(w, context);
  w->matrix[number] = ++w->matrices;
  fprintf(w->out, "matrix m%d", w->matrices);
  put_renamed(w, text, 'c', w->context);
  fputc('\n', w->out);
}

/* ---- calls ------------------------------------------------------------------------------------------------------- */

static double median_s(const hscal_samples *samples) {
  double seconds[HSCAL_MOST_KEPT_SAMPLES];
  for (int i = 0; i < samples->n; i++) seconds[i] = (double)samples->s[i];
  return hscal__median(seconds, samples->n);
}

static void put_call(writer *w, size_t number) {
  const cli_merged_call *call = &w->merged->call[number];
  const char *text = w->merged->texts.text[number];
  if (call->is_part || call->calls < 1) return;
  if (w->kinds == HSCAL_WORKLOAD_MOST_CALLS || w->matrices + 3 > HSCAL_WORKLOAD_MOST_MATRICES ||
      w->contexts + 3 > HSCAL_WORKLOAD_MOST_CONTEXTS) {
    w->dropped += call->calls;
    return;
  }
  for (const char *word = text; word; word = strchr(word, ' ') ? strchr(word, ' ') + 1 : NULL)
    if (number_in(word, 'm') >= 0) put_matrix(w, number_in(word, 'm'));
  fprintf(w->out, "call");
  put_renamed(w, text, 'm', w->matrix);
  if (call->calls > 1) fprintf(w->out, " count=%ld", call->calls);
  if (call->samples.n) fprintf(w->out, " seconds=%.6g", median_s(&call->samples));
  if (call->nested >= 0.5) fprintf(w->out, " nested=%.0f", call->nested);
  fputs(call->is_uneven ? " # not equally often on all its processes\n" : "\n", w->out);
  w->kinds++;
  w->calls += call->calls;
}

static void put_remarks(const writer *w) {
  const cli_merged *merged = w->merged;
  char text[CLI_INCOMPLETE_SIZE];
  if (merged->others)
    fprintf(w->out, "# %ld calls inside routines that are in no table are not in this file\n", merged->others);
  for (int reason = 1; reason < HSCAL_LEFT_REASONS; reason++)
    if (merged->left[reason])
      fprintf(w->out, "# not in this file: %ld call%s %s\n", merged->left[reason], merged->left[reason] == 1 ? "" : "s",
              hscal__left_text((hscal_left_alone)reason));
  if (w->dropped) fprintf(w->out, "# %ld calls of further kinds are not in this file: it is full\n", w->dropped);
  if (*merged->off) fprintf(w->out, "# nothing more was recorded: %s\n", merged->off);
  if (*cli_incomplete_text(merged, text)) fprintf(w->out, "incomplete %s\n", text);
}

static void put_heading(const writer *w, char **program) {
  char time[HSCAL_UTC_TEXT_SIZE];
  fprintf(w->out, HSCAL_WORKLOAD_FIRST_LINE "\n# recorded %s\n", hscal__utc_text(time));
  if (w->merged->size < 1) return;
  fprintf(w->out, "program processes=%d", w->merged->size);
  if (program) fputs(" command=", w->out);
  for (int i = 0; program && program[i]; i++) {
    if (i > 0) fputc(' ', w->out);
    hscal__command_put(w->out, program[i]);
  }
  fputc('\n', w->out);
}

char *cli_recorded_text(const cli_merged *merged, char **program, long *calls, long *kinds) {
  char *text = NULL;
  size_t size;
  writer w = {.merged = merged, .out = open_memstream(&text, &size)};
  if (!w.out) return NULL;
  w.matrix = calloc(merged->matrices.count + 1, sizeof *w.matrix);
  w.context = calloc(merged->contexts.count + 1, sizeof *w.context);
  put_heading(&w, program);
  for (size_t i = 0; i < merged->texts.count && w.matrix && w.context; i++) put_call(&w, i);
  put_remarks(&w);
  int is_whole = w.matrix && w.context;
  free(w.matrix);
  free(w.context);
  *calls = w.calls;
  *kinds = w.kinds;
  text = hscal__stream_text(w.out, &text);
  if (is_whole) return text;
  free(text);
  return NULL;
}
