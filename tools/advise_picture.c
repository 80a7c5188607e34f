#include "advise_picture.h"
#include "base/text.h"
#include "drawing.h"
#include "report.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* Pixels; and how many kinds of calls are drawn. */
enum { WIDTH = 1000, LEFT = 270, AXIS = 600, TOP = 112, BAR = 13, GAP = 15, BELOW = 50, MOST_ROWS = 16 };

enum { NOW, ONE, SEVERAL, ALONE, BARS };
static const char *const colours[BARS] = {"#9a9a9a", "#2a6f97", "#5fa777", "#e09f3e"};
static const char *const names[BARS] = {"now", "in one context", "in several contexts, without moves",
                                        "each on its own best layout"};

typedef struct picture {
  const cli_advised *of;
  int rows, row[MOST_ROWS]; /* calls, those that take most first */
  double most_s;
} picture;

static int has_bar(const picture *p, int bar) { return bar != SEVERAL || p->of->advice->contexts.count; }
static int row_height(const picture *p) { return (has_bar(p, SEVERAL) ? BARS : BARS - 1) * BAR + GAP; }

/* Seconds of all calls of a kind: as they are counted now, or predicted gains put on that. */
static double seconds_of(const picture *p, const hscal_advised_call *call, int bar) {
  const hscal_advice *advice = p->of->advice;
  double now_s = hscal__advised_now_s(advice, call);
  double predicted_s = bar == ONE ? call->together_s : call->context_s;
  if (bar == NOW) return now_s;
  if (bar == ONE || bar == SEVERAL)
    return isnan(predicted_s) ? now_s : hscal__advised_after_s(advice, call, predicted_s);
  return call->alone.layout.nprocs > 0 ? (double)call->line->count * call->alone.after_s : now_s;
}

static void choose_rows(picture *p) {
  const hscal_advice *advice = p->of->advice;
  for (int i = 0; i < advice->ncalls; i++) {
    const hscal_advised_call *call = &advice->call[i];
    if (call->state != HSCAL_RECORDED_THERE) continue;
    int at = p->rows < MOST_ROWS ? p->rows++ : MOST_ROWS;
    for (; at > 0 && seconds_of(p, &advice->call[p->row[at - 1]], NOW) < seconds_of(p, call, NOW); at--)
      if (at < MOST_ROWS) p->row[at] = p->row[at - 1];
    if (at < MOST_ROWS) p->row[at] = i;
    for (int bar = 0; bar < BARS; bar++)
      if (has_bar(p, bar)) p->most_s = fmax(p->most_s, seconds_of(p, call, bar));
  }
  if (!(p->most_s > 0)) p->most_s = 1;
}

static void put_outcome(const picture *p, char *text, size_t size) {
  const hscal_advice *advice = p->of->advice;
  const hscal_advised_contexts *several = &advice->contexts;
  char now[HSCAL_SECONDS_TEXT_SIZE], one[HSCAL_SECONDS_TEXT_SIZE], after[HSCAL_SECONDS_TEXT_SIZE], in_several[80] = "";
  int length = snprintf(text, size, "%.*s: %s now, ", HSCAL_BEGINNING(p->of->file, 60),
                        hscal__seconds_text(hscal__advice_now_s(advice), now));
  if (several->count)
    snprintf(in_several, sizeof in_several, ", %s in %d with moves", hscal__seconds_text(several->after_s, after),
             several->count);
  if (advice->one.is_sure)
    snprintf(text + length, size - (size_t)length, "%s in one context%s", hscal__seconds_text(advice->one.after_s, one),
             in_several);
  else
    snprintf(text + length, size - (size_t)length, "nothing sure to be won in one context%s", in_several);
}

static void put_heading(const picture *p, cli_drawing *drawing) {
  const hscal_advice *advice = p->of->advice;
  char text[320];
  put_outcome(p, text, sizeof text);
  cli_add_text(drawing, 16, 30, (cli_words){18, CLI_BEGINS, 1, "#222222"}, text);
  snprintf(text, sizeof text, "%s seconds of all calls of a kind, gains predicted for %.*s",
           advice->all_measured ? "measured" : "predicted", HSCAL_BEGINNING(p->of->machine_name, 90));
  cli_add_text(drawing, 16, 54, (cli_words){15, CLI_BEGINS, 0, "#666666"}, text);
  for (int bar = 0, x = 16; bar < BARS; bar++) {
    if (!has_bar(p, bar)) continue;
    cli_add_box(drawing, colours[bar], x, 74, 14, 14);
    cli_add_text(drawing, x + 20, 86, (cli_words){13, CLI_BEGINS, 0, "#222222"}, names[bar]);
    x += 50 + 8 * hscal__characters(names[bar]);
  }
}

static void put_row(const picture *p, cli_drawing *drawing, const hscal_advised_call *call, int y) {
  char text[200], seconds[HSCAL_SECONDS_TEXT_SIZE];
  snprintf(text, sizeof text, "%ld x %s", call->line->count, call->line->given.routine->name);
  cli_add_text(drawing, LEFT - 10, y + 15, (cli_words){14, CLI_ENDS, 1, "#222222"}, text);
  snprintf(text, sizeof text, "%.*s", hscal__first_characters(call->arguments, 36), call->arguments);
  cli_add_text(drawing, LEFT - 10, y + 33, (cli_words){12, CLI_ENDS, 0, "#666666"}, text);
  for (int bar = 0; bar < BARS; bar++) {
    if (!has_bar(p, bar)) continue;
    double s = seconds_of(p, call, bar), length = AXIS * s / p->most_s;
    cli_add_box(drawing, colours[bar], LEFT, y, fmax(length, 1), BAR - 2);
    cli_add_text(drawing, LEFT + length + 6, y + 10, (cli_words){11, CLI_BEGINS, 0, "#444444"},
                 hscal__seconds_text(s, seconds));
    y += BAR;
  }
}

static cli_drawing *draw(const picture *p) {
  const hscal_advice *advice = p->of->advice;
  int bottom = TOP + p->rows * row_height(p);
  char text[200];
  cli_drawing *drawing = cli_new_drawing(WIDTH, bottom + BELOW);
  if (!drawing) return NULL;
  put_heading(p, drawing);
  for (int r = 0; r < p->rows; r++) put_row(p, drawing, &advice->call[p->row[r]], TOP + r * row_height(p));
  cli_add_line(drawing, "#222222", (cli_point){LEFT, TOP - 6}, (cli_point){LEFT, bottom});
  if (advice->usable == advice->ncalls && p->rows == advice->ncalls) return drawing;
  snprintf(text, sizeof text, "%d of %d kinds of calls, those that take most%s", p->rows, advice->ncalls,
           advice->usable < advice->ncalls ? "; some have no layout to compare with" : "");
  cli_add_text(drawing, 16, bottom + BELOW - 14, (cli_words){12, CLI_BEGINS, 0, "#666666"}, text);
  return drawing;
}

int cli_draw_advice(const cli_advised *of, const char *file, int is_silent) {
  picture p = {.of = of};
  choose_rows(&p);
  cli_drawing *drawing = draw(&p);
  int status = drawing ? cli_write_drawing(drawing, file, is_silent) : cli_report(HSCAL_ERROR_MEMORY);
  cli_free_drawing(drawing);
  return status;
}
