#include "advise_text.h"
#include "base/text.h"
#include "fit/fit.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 100, INDENT = 10, MOST_SHOWN = 20 };

/* A paragraph, indented. */
static void put_wrapped(FILE *out, int indent, const char *text) {
  const hscal_lines lines = {.indent = indent, .width = WIDTH};
  hscal__put_wrapped(out, &lines, text);
}

/* "4 x 8, NB 64", with the panel width where it is not the library's. Returns text. */
enum { LAYOUT_SIZE = 96 };
static const char *layout_text(const hscal_candidate *layout, char text[LAYOUT_SIZE]) {
  char blocks[HSCAL_BLOCKS_TEXT_SIZE], panel[32] = "";
  if (layout->panel != hscal__reference_backend.panel) snprintf(panel, sizeof panel, ", panel width %d", layout->panel);
  snprintf(text, LAYOUT_SIZE, "%d x %d, NB %s%s", layout->nprow, layout->npcol,
           hscal__blocks_text(layout->mb, layout->nb, blocks), panel);
  return text;
}

/* "1.31 times as fast, at least 1.2 times". */
enum { GAIN_SIZE = 96 };
static const char *gain_text(const hscal_gain *gain, char text[GAIN_SIZE]) {
  snprintf(text, GAIN_SIZE, "%.3g times as fast, at least %.3g times", exp(gain->log_gain),
           exp(gain->log_gain - gain->half_width));
  return text;
}

/* Why a gain is none: "(0.98 times as fast)", "(1.05 times as fast, but the model knows it to +- 8 %)". */
static const char *no_gain_text(const hscal_gain *gain, char text[GAIN_SIZE]) {
  double factor = exp(gain->log_gain);
  if (factor < 1.005)
    snprintf(text, GAIN_SIZE, "no other layout is faster");
  else
    snprintf(text, GAIN_SIZE, "the best is %.3g times as fast, by %.3g to %.3g times", factor,
             exp(gain->log_gain - gain->half_width), exp(gain->log_gain + gain->half_width));
  return text;
}

/* ---- calls --------------------------------------------------------------------------------------------------------- */

static void put_why_not(FILE *out, const hscal_advised_call *call) {
  static const char *const reasons[] = {
      [HSCAL_RECORDED_NOWHERE] = "not compared: its matrices lie in no context",
      [HSCAL_RECORDED_APART] = "not compared: its matrices lie in different contexts",
      [HSCAL_RECORDED_REFUSED] = "not compared: ScaLAPACK refuses this layout: ",
  };
  char text[400];
  snprintf(text, sizeof text, "%s%s", reasons[call->state], call->why_not);
  fprintf(out, "%*s", INDENT, "");
  put_wrapped(out, INDENT, text);
}

static void put_layouts(FILE *out, const hscal_advised_call *call) {
  char now[LAYOUT_SIZE], best[LAYOUT_SIZE], gain[GAIN_SIZE], text[400];
  layout_text(&call->now, now);
  if (call->alone.is_sure)
    snprintf(text, sizeof text, "on %s; alone it is best on %s: %s", now, layout_text(&call->alone.layout, best),
             gain_text(&call->alone.gain, gain));
  else if (call->alone.layout.nprocs > 0)
    snprintf(text, sizeof text, "on %s; nothing sure to be won for it alone", now);
  else
    snprintf(text, sizeof text, "on %s", now);
  fprintf(out, "%*s", INDENT, "");
  put_wrapped(out, INDENT, text);
}

/* "0.98", "3.1 !". */
enum { RATIO_SIZE = 24 };
static void ratio_text(const hscal_advised_call *call, char text[RATIO_SIZE]) {
  double ratio = call->line->seconds / call->now.predicted_s;
  snprintf(text, RATIO_SIZE, "%.*f%s", ratio < 99.5 ? 2 : 0, ratio, call->is_off ? " !" : "");
}

static void put_call(FILE *out, const hscal_advice *advice, const hscal_advised_call *call, double all_s) {
  char measured[HSCAL_SECONDS_TEXT_SIZE] = "-", predicted[HSCAL_SECONDS_TEXT_SIZE] = "-", part[16] = "-",
       ratio[RATIO_SIZE] = "-";
  if (!isnan(call->line->seconds)) hscal__seconds_text(call->line->seconds, measured);
  if (call->state == HSCAL_RECORDED_THERE) {
    hscal__seconds_text(call->now.predicted_s, predicted);
    snprintf(part, sizeof part, "%.1f %%", all_s > 0 ? 100 * hscal__advised_now_s(advice, call) / all_s : 0);
    if (!isnan(call->line->seconds) && call->now.predicted_s > 0) ratio_text(call, ratio);
  }
  fprintf(out, "%8ld %10s %10s %7s %8s  %s %s\n", call->line->count, measured, predicted, ratio, part,
          call->line->given.routine->name, call->arguments);
  if (call->state == HSCAL_RECORDED_THERE)
    put_layouts(out, call);
  else
    put_why_not(out, call);
}

static int largest_first(const void *x, const void *y) {
  double a = *(const double *)x, b = *(const double *)y;
  return a > b ? -1 : a < b;
}

/* What a kind of calls takes at least to be shown, where there are many; a program may have hundreds. */
static double least_shown_s(const hscal_advice *advice) {
  double *seconds = malloc((size_t)advice->ncalls * sizeof *seconds), least_s = 0;
  int count = 0;
  for (int i = 0; seconds && i < advice->ncalls; i++)
    if (advice->call[i].state == HSCAL_RECORDED_THERE)
      seconds[count++] = hscal__advised_now_s(advice, &advice->call[i]);
  if (count > MOST_SHOWN) {
    qsort(seconds, (size_t)count, sizeof *seconds, largest_first);
    least_s = seconds[MOST_SHOWN - 1];
  }
  free(seconds);
  return least_s;
}

static void put_calls(FILE *out, const hscal_advice *advice) {
  double all_s = hscal__advice_now_s(advice), least_s = least_shown_s(advice);
  double hidden_s = 0;
  int shown = 0, others = 0;
  fprintf(out, "%8s %10s %10s %7s %8s  call\n", "times", "measured", "predicted", "ratio", "of all");
  for (int i = 0; i < advice->ncalls; i++) {
    const hscal_advised_call *call = &advice->call[i];
    int is_compared = call->state == HSCAL_RECORDED_THERE, is_there = is_compared || others++ < MOST_SHOWN;
    if (is_there && (!is_compared || hscal__advised_now_s(advice, call) >= least_s)) {
      put_call(out, advice, call, all_s);
      shown++;
    } else if (is_compared)
      hidden_s += hscal__advised_now_s(advice, call);
  }
  if (shown < advice->ncalls)
    fprintf(out, "%*s%d further kinds of calls, %.1f %% of all; --json has them\n", INDENT, "", advice->ncalls - shown,
            all_s > 0 ? 100 * hidden_s / all_s : 0);
  fputc('\n', out);
}

/* ---- is the model right? ------------------------------------------------------------------------------------------- */

static void put_model(FILE *out, const cli_advised *of) {
  const hscal_advice *advice = of->advice;
  char measured[HSCAL_SECONDS_TEXT_SIZE], predicted[HSCAL_SECONDS_TEXT_SIZE], needs[80] = "", text[600];
  hscal__seconds_text(advice->predicted_s, predicted);
  if (isnan(advice->measured_s)) {
    snprintf(text, sizeof text, "Now %s are predicted; nothing was measured, so nobody knows whether that is right.",
             predicted);
    put_wrapped(out, 0, text);
    return;
  }
  hscal__seconds_text(advice->measured_s, measured);
  hscal__seconds_text(advice->measured_predicted_s, predicted);
  if (advice->usable < HSCAL_FEWEST_RUNS)
    snprintf(needs, sizeof needs, " (which takes %d kinds of calls that were timed, or more)", HSCAL_FEWEST_RUNS);
  if (advice->off == 0)
    snprintf(text, sizeof text,
             "Now %s were measured and %s are predicted: the model is right here, within its interval.", measured,
             predicted);
  else
    snprintf(
        text, sizeof text,
        "Now %s were measured and %s are predicted: for %d of %d kinds of calls (!) the model is off by more than its "
        "interval. Ratios of layouts suffer less than seconds, but until the machine fits, the gains below are "
        "directions. Fit it to this recording: hscal machine fit %s --machine ... -o fitted.json%s",
        measured, predicted, advice->off, advice->usable, of->file, needs);
  put_wrapped(out, 0, text);
}

/* ---- what could be won --------------------------------------------------------------------------------------------- */

/* "12.3 s become 9.4 s", "12.3 s would become 9.4 s if the model were right". Returns text. */
enum { SECONDS_SIZE = 128 };
static const char *seconds_text(const hscal_advice *advice, double after_s, char text[SECONDS_SIZE]) {
  char now[HSCAL_SECONDS_TEXT_SIZE], after[HSCAL_SECONDS_TEXT_SIZE];
  int is_off = advice->off > 0;
  snprintf(text, SECONDS_SIZE, "%s %s %s%s", hscal__seconds_text(hscal__advice_now_s(advice), now),
           is_off ? "would become" : "become", hscal__seconds_text(after_s, after),
           is_off ? " if the model were right" : "");
  return text;
}

/* ", 4 of 8 processes", where that is not all of them. */
static const char *fewer_text(const hscal_advice *advice, const hscal_candidate *layout, char text[48]) {
  *text = 0;
  if (layout->nprocs < advice->processes) snprintf(text, 48, ", %d of %d processes", layout->nprocs, advice->processes);
  return text;
}

/* What is left of the one context where nobody sets its panel width. */
static void put_own_panel(FILE *out, const hscal_advice *advice) {
  const hscal_alternative *usual = &advice->one_usual_panel;
  char without[64];
  if (usual->is_sure)
    snprintf(without, sizeof without, "it is %.3g times as fast", exp(usual->gain.log_gain));
  else
    snprintf(without, sizeof without, "nothing sure is won");
  fprintf(out, "    The panel width is set by HSCAL_PRELOAD=panel HSCAL_PANEL=%d; without that %s.\n",
          advice->one.layout.panel, without);
}

static void put_one(FILE *out, const hscal_advice *advice) {
  char layout[LAYOUT_SIZE], fewer[48], gain[GAIN_SIZE], seconds[SECONDS_SIZE], text[600];
  const hscal_alternative *one = &advice->one;
  if (one->layout.nprocs == 0)
    snprintf(text, sizeof text, "One context for all: there is none (%s).", one->why_not);
  else if (!one->is_sure)
    snprintf(text, sizeof text, "One context for all: nothing sure to be won (%s). The layout can stay.",
             no_gain_text(&one->gain, gain));
  else
    snprintf(text, sizeof text, "One context for all: %s%s: %s; %s.", layout_text(&one->layout, layout),
             fewer_text(advice, &one->layout, fewer), gain_text(&one->gain, gain),
             seconds_text(advice, one->after_s, seconds));
  put_wrapped(out, 0, text);
  if (one->is_sure && one->layout.panel != hscal__reference_backend.panel) put_own_panel(out, advice);
  if (advice->paying == 0) return;
  snprintf(text, sizeof text,
           "Contexts of their own, matrices moved there and back by p?gemr2d, pay for %d kind%s of calls: %s.",
           advice->paying, advice->paying == 1 ? "" : "s", seconds_text(advice, advice->apart_after_s, seconds));
  put_wrapped(out, 0, text);
}

/* "pdpotrf uplo=l n=1000 (4), pdgemm n=1000 (1)": those that the table shows. malloc'ed; null: no memory. */
static char *calls_text(const hscal_advice *advice, int context) {
  double least_s = least_shown_s(advice);
  int others = 0;
  char *text = NULL;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  if (!out) return NULL;
  for (int i = 0; i < advice->ncalls; i++) {
    const hscal_advised_call *call = &advice->call[i];
    if (call->state != HSCAL_RECORDED_THERE || call->context != context) continue;
    if (hscal__advised_now_s(advice, call) < least_s)
      others++;
    else
      fprintf(out, "%s%s %s (%ld)", ftell(out) > 0 ? ", " : "", call->line->given.routine->name, call->arguments,
              call->line->count);
  }
  if (others > 0) fprintf(out, "%s%d further kinds", ftell(out) > 0 ? ", " : "", others);
  return hscal__stream_text(out, &text);
}

/* Who can have several contexts. */
static void put_who(FILE *out, const hscal_known_program *program) {
  char text[500];
  if (!program)
    snprintf(text, sizeof text,
             "That takes a program that makes these contexts and moves its matrices: one that cannot be changed has to "
             "have knobs for it.");
  else if (program->contexts)
    snprintf(text, sizeof text, "%s has knobs for several: %s.", program->name, program->contexts);
  else
    snprintf(text, sizeof text, "%s has no knobs for that: it would have to be changed.", program->name);
  fputs("    ", out);
  put_wrapped(out, 4, text);
}

/* "25 s become 4.2 s, 7.2 ms of it moves", "nothing has to move; over the recorded layouts nothing is sure to be won". Returns text. */
enum { COST_SIZE = SECONDS_SIZE + 128 };
static const char *cost_text(const hscal_advice *advice, char text[COST_SIZE]) {
  const hscal_advised_contexts *contexts = &advice->contexts;
  char seconds[SECONDS_SIZE], each[HSCAL_SECONDS_TEXT_SIZE], moves[64] = "nothing has to move";
  if (contexts->moving_s > 0)
    snprintf(moves, sizeof moves, "%s of it moves", hscal__seconds_text(contexts->moving_s, each));
  if (contexts->is_sure)
    snprintf(text, COST_SIZE, "%s, %s", seconds_text(advice, contexts->after_s, seconds), moves);
  else
    snprintf(text, COST_SIZE, "%s; over the recorded layouts nothing is sure to be won", moves);
  return text;
}

static void put_contexts(FILE *out, const hscal_advice *advice) {
  const hscal_advised_contexts *contexts = &advice->contexts;
  const hscal_lines lines = {.indent = 8, .width = WIDTH, .also_behind_commas = 1};
  char gain[GAIN_SIZE], cost[COST_SIZE], text[600];
  if (contexts->count == 0) return;
  snprintf(text, sizeof text,
           "%d contexts in place of the one, matrices moved by p?gemr2d only where the next call needs them elsewhere: "
           "%s; %s.",
           contexts->count, gain_text(&contexts->over_one, gain), cost_text(advice, cost));
  put_wrapped(out, 0, text);
  for (int k = 0; k < contexts->count; k++) {
    char layout[LAYOUT_SIZE], *calls = calls_text(advice, k);
    fprintf(out, "    %d  %s\n        ", k + 1, layout_text(&contexts->layout[k], layout));
    hscal__put_wrapped(out, &lines, calls ? calls : "");
    free(calls);
  }
  put_who(out, advice->program);
}

static void put_panel(FILE *out, const hscal_advice *advice) {
  char gain[GAIN_SIZE], seconds[SECONDS_SIZE], widths[48], text[600];
  if (!advice->panel.is_sure) {
    put_wrapped(out, 0, "Another panel width on the recorded layout (HSCAL_PRELOAD=panel): nothing sure to be won.");
    return;
  }
  if (advice->widths[0] == advice->widths[1])
    snprintf(widths, sizeof widths, "Panel width %d", advice->widths[0]);
  else
    snprintf(widths, sizeof widths, "Panel widths %d to %d", advice->widths[0], advice->widths[1]);
  snprintf(text, sizeof text, "%s on the recorded layout, nothing else changed (HSCAL_PRELOAD=panel): %s; %s.", widths,
           gain_text(&advice->panel.gain, gain), seconds_text(advice, advice->panel.after_s, seconds));
  put_wrapped(out, 0, text);
}

/* ---- the program's own knob ---------------------------------------------------------------------------------------- */

/* Where to write it, and the lines. */
static void put_set(FILE *out, const hscal_known_program *program, const char *set) {
  char text[400];
  snprintf(text, sizeof text, "Write%s%s:", program->where ? " " : "", program->where ? program->where : "");
  put_wrapped(out, 0, text);
  for (const char *line = set; line; line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL)
    fprintf(out, "    %.*s\n", (int)strcspn(line, "\n"), line);
}

static void put_known(FILE *out, const cli_advised *of) {
  const hscal_advice *advice = of->advice;
  const hscal_known_program *program = advice->program;
  const hscal_alternative *knob = &advice->knob;
  char layout[LAYOUT_SIZE], gain[GAIN_SIZE], seconds[SECONDS_SIZE], text[700];
  int is_dealt = program->blocks == HSCAL_KNOB_BLOCKS_ONE_PER_PROCESS;
  if (is_dealt)
    snprintf(layout, sizeof layout, "%d x %d, one block per process", knob->layout.nprow, knob->layout.npcol);
  else
    layout_text(&knob->layout, layout);
  if (!program->set)
    snprintf(text, sizeof text, "%s has no knob for its layout%s%s.", program->name, program->remark ? ": " : "",
             program->remark ? program->remark : "");
  else if (!of->set)
    snprintf(text, sizeof text, "%s: its knob reaches no layout here (%s).", program->name, knob->why_not);
  else if (!knob->is_sure)
    snprintf(text, sizeof text, "%s: nothing sure to be won by its knob (%s). Leave it as it is.", program->name,
             no_gain_text(&knob->gain, gain));
  else
    snprintf(text, sizeof text, "%s can have %s: %s; %s.", program->name, layout, gain_text(&knob->gain, gain),
             seconds_text(advice, knob->after_s, seconds));
  put_wrapped(out, 0, text);
  if (of->set && knob->is_sure) put_set(out, program, of->set);
}

static void put_program(FILE *out, const cli_advised *of) {
  if (of->advice->program) {
    put_known(out, of);
    return;
  }
  put_wrapped(
      out, 0,
      of->workload->command
          ? "The program is none whose knob hscal knows: --program NAME names one, and a file of your own "
            "(HSCAL_PROGRAMS) adds it (docs/reference/programs_file.md)."
          : "The recording does not say which program ran: --program NAME does, for the words of its own knob.");
}

/* ---- all ----------------------------------------------------------------------------------------------------------- */

/* "one of 4 pools, each of ". Returns text. */
enum { POOLS_SIZE = 64 };
static const char *pools_text(const hscal_advice *advice, char text[POOLS_SIZE]) {
  *text = 0;
  if (advice->pool.workload) snprintf(text, POOLS_SIZE, "one of %d pools, each of ", advice->pool.workload->pools);
  return text;
}

static void put_pools(FILE *out, const hscal_advice *advice) {
  char text[400];
  if (!advice->pool.workload) return;
  snprintf(
      text, sizeof text,
      "%d pools, groups of processes that have nothing in common and make the same kinds of calls, work at the same "
      "time. All below is about the one that takes longest; what is best for it, all can have.",
      advice->pool.workload->pools);
  put_wrapped(out, 0, text);
}

static void put_heading(FILE *out, const cli_advised *of) {
  const hscal_advice *advice = of->advice;
  char pools[POOLS_SIZE], text[600];
  snprintf(text, sizeof text, "%.200s: %d kind%s of calls by %s%d process%s%s%.200s", of->file, advice->ncalls,
           advice->ncalls == 1 ? "" : "s", pools_text(advice, pools), advice->processes,
           advice->processes == 1 ? "" : "es", of->workload->command ? ", " : "",
           of->workload->command ? of->workload->command : "");
  put_wrapped(out, 0, text);
  snprintf(text, sizeof text, "on %.*s", HSCAL_BEGINNING(of->machine_name, 200));
  put_wrapped(out, 0, text);
  put_pools(out, advice);
  fputc('\n', out);
}

/* Doubts about the machine and the plan, a paragraph each. */
static void put_warnings(FILE *out, const hscal_plan *plan) {
  char text[700];
  for (const char *line = plan ? plan->warning : ""; *line; line += strspn(line, "\n")) {
    size_t length = strcspn(line, "\n");
    snprintf(text, sizeof text, "warning: %.*s", (int)length, line);
    put_wrapped(out, 0, text);
    line += length;
  }
}

char *cli_advise_text(const cli_advised *of) {
  const hscal_advice *advice = of->advice;
  char *text = NULL;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  if (!out) return NULL;
  put_heading(out, of);
  put_calls(out, advice);
  put_model(out, of);
  fputc('\n', out);
  put_one(out, advice);
  put_contexts(out, advice);
  put_panel(out, advice);
  put_program(out, of);
  put_warnings(out, advice->plan);
  if (advice->all_measured &&
      (advice->one.is_sure || advice->contexts.is_sure || advice->panel.is_sure || advice->knob.is_sure))
    fputs("Seconds after a change are the measured ones over the predicted gain.\n", out);
  return hscal__stream_text(out, &text);
}
