/* What plans say of the usual layouts. Internal to src/plan. */
#ifndef HSCAL_PLAN_BASELINE_TEXT_H
#define HSCAL_PLAN_BASELINE_TEXT_H

#include "hscal.h"

/* A line of the table: a layout, and what it is. */
typedef struct hscal_baseline_line {
  hscal_candidate layout;
  char words[192];
} hscal_baseline_line;

/* The fastest, the guide's among them; of those on one grid that take as long only one. Returns how many lines. */
enum { HSCAL_BASELINE_LINES = 4 };
int hscal__baseline_lines(const hscal_plan *plan, hscal_baseline_line line[HSCAL_BASELINE_LINES]);

/* "1.23 times as fast as the best usual layout (8 x 16, column order)", or "" where there is nothing to say. */
void hscal__baseline_gain(const hscal_plan *plan, char *text, size_t size);

/* "guide, 11 x 11": the best of them, by which the plan is judged; "" if none was timed. */
void hscal__baseline_name(const hscal_plan *plan, char *text, size_t size);

#endif
