#include "workload/comparison_text.h"
#include "base/text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static int is_same_layout(const hscal_candidate *own, const hscal_plan *plan) {
  return own->nprow == plan->nprow && own->npcol == plan->npcol && own->mb == plan->mb && own->nb == plan->nb &&
         own->panel == plan->panel;
}

/* "4 x 8, NB 64, panel 32" */
static void put_layout(FILE *out, const hscal_candidate *layout) {
  char blocks[HSCAL_BLOCKS_TEXT_SIZE];
  fprintf(out, "%d x %d, NB %s, panel %d", layout->nprow, layout->npcol,
          hscal__blocks_text(layout->mb, layout->nb, blocks), layout->panel);
}

static void put_call(FILE *out, const hscal_workload_call_share *call, const hscal_plan *plan, double together_s) {
  char each[HSCAL_SECONDS_TEXT_SIZE], time[HSCAL_SECONDS_TEXT_SIZE];
  double all_s = (double)call->count * call->predicted_s, part = together_s > 0 ? 100 * all_s / together_s : 0;
  fprintf(out, "  %6ld  %10s  %5.1f %%  %s %s\n", call->count, hscal__seconds_text(call->predicted_s, each), part,
          call->routine, call->arguments);
  if (isfinite(call->measured_s)) fprintf(out, "%30s measured %s\n", "", hscal__seconds_text(call->measured_s, time));
  if (is_same_layout(&call->alone, plan)) return;
  fprintf(out, "%30s alone %s on ", "", hscal__seconds_text(call->alone.predicted_s, time));
  put_layout(out, &call->alone);
  if (isfinite(call->moving_s))
    fprintf(out, "; moving there and back %s%s\n", hscal__seconds_text(call->moving_s, time),
            call->pays ? ": pays" : "");
  else
    fprintf(out, "; no memory for both copies\n");
}

static void put_sums(FILE *out, const hscal_workload_comparison *c) {
  char together[HSCAL_SECONDS_TEXT_SIZE], alone[HSCAL_SECONDS_TEXT_SIZE], apart[HSCAL_SECONDS_TEXT_SIZE];
  double cost_s = c->together_s - c->alone_s;
  fprintf(
      out,
      "One context takes %s; each call in its own layout, moves not counted, %s:\n  the compromise costs %.1f %%.\n",
      hscal__seconds_text(c->together_s, together), hscal__seconds_text(c->alone_s, alone),
      c->alone_s > 0 ? 100 * cost_s / c->alone_s : 0);
  int paying = 0;
  for (int i = 0; i < c->ncalls; i++) paying += c->calls[i].pays;
  if (paying)
    fprintf(out, "Contexts of their own, with moves by p?gemr2d, pay for %d call(s): %s in all.\n", paying,
            hscal__seconds_text(c->apart_s, apart));
  else
    fprintf(out, "Moving matrices to other contexts does not pay for any call.\n");
}

/* The calls of a context, as they are numbered in the table: "2 pdsygst, 3 pdsyevd". malloc'ed; null: no memory. */
static char *calls_text(const hscal_workload_comparison *c, int context) {
  char *text = NULL;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  if (!out) return NULL;
  for (int i = 0; i < c->ncalls; i++)
    if (c->calls[i].context == context) fprintf(out, "%s%d %s", ftell(out) > 0 ? ", " : "", i + 1, c->calls[i].routine);
  return hscal__stream_text(out, &text);
}

static void put_several(FILE *out, const hscal_workload_comparison *c) {
  const hscal_lines lines = {.indent = 6, .width = 100};
  char all[HSCAL_SECONDS_TEXT_SIZE], moves[HSCAL_SECONDS_TEXT_SIZE], of_context[HSCAL_SECONDS_TEXT_SIZE];
  if (c->ncontexts == 1) return;
  fprintf(out,
          "%d contexts, matrices moved only where the next call needs them elsewhere: %s in all, %s of it moves:\n",
          c->ncontexts, hscal__seconds_text(c->several_s, all), hscal__seconds_text(c->several_moving_s, moves));
  for (int k = 0; k < c->ncontexts; k++) {
    char *calls = calls_text(c, k);
    fprintf(out, "  %2d  ", k + 1);
    put_layout(out, &c->contexts[k]);
    fprintf(out, ": %s\n      ", hscal__seconds_text(c->contexts[k].predicted_s, of_context));
    hscal__put_wrapped(out, &lines, calls ? calls : "");
    free(calls);
  }
}

char *hscal__comparison_text(const hscal_workload_comparison *comparison, const hscal_plan *plan) {
  char *text = NULL;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  if (!out) return NULL;
  fprintf(out, "   times  one of them     part  call\n");
  for (int i = 0; i < comparison->ncalls; i++) put_call(out, &comparison->calls[i], plan, comparison->together_s);
  put_sums(out, comparison);
  put_several(out, comparison);
  return hscal__stream_text(out, &text);
}
