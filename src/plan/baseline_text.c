#include "plan/baseline_text.h"
#include "plan/baselines.h"
#include "plan/calibrated.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Plans of older files tell of the guide's layout alone. */
static hscal_baseline baseline_of(const hscal_plan *plan, int i) {
  if (plan->nbaselines > 0) return plan->baselines[i];
  return (hscal_baseline){.name = "guide", .layout = plan->fallback, .order = 'R'};
}

static int count_of(const hscal_plan *plan) { return plan->nbaselines > 0 ? plan->nbaselines : 1; }

/* -1: none was timed. */
static int best_of(const hscal_plan *plan) {
  if (plan->nbaselines > 0) return plan->best_baseline;
  return isfinite(plan->fallback.predicted_s) ? 0 : -1;
}

/* ---- the best ---------------------------------------------------------------------------------------------------- */

void hscal__baseline_name(const hscal_plan *plan, char *text, size_t size) {
  *text = 0;
  if (best_of(plan) < 0) return;
  hscal_baseline best = baseline_of(plan, best_of(plan));
  size_t word = strcspn(best.name, ",");
  if (strncmp(best.name, "guide", word) == 0)
    snprintf(text, size, "guide, %d x %d%s", best.layout.nprow, best.layout.npcol, best.name + word);
  else
    snprintf(text, size, "%s", best.name);
}

void hscal__baseline_gain(const hscal_plan *plan, char *text, size_t size) {
  char name[128];
  double usual_s = hscal__baseline_s(plan);
  const int is_untimed = best_of(plan) >= 0 && baseline_of(plan, best_of(plan)).untimed;
  const char *timed = hscal__has_untimed_usual(plan) ? " timed" : ""; /* the others may be faster */
  *text = 0;
  hscal__baseline_name(plan, name, sizeof name);
  if (plan->kept_default) {
    snprintf(text, size, "none: a usual layout (%s) is kept, no other%s layout surely gains over it", name, timed);
    return;
  }
  if (!isfinite(usual_s) || !(plan->predicted_s > 0) || plan->kept_origin) return;
  snprintf(text, size, "%.*f times over the best%s usual layout (%s%s)", usual_s < 100 * plan->predicted_s ? 2 : 0,
           usual_s / plan->predicted_s, is_untimed ? "" : timed, name, is_untimed ? "; estimated" : "");
}

/* ---- the table --------------------------------------------------------------------------------------------------- */

/* What of its name the columns of the table do not say. */
static const char *beside_grid(const hscal_baseline *baseline) {
  char grid[32];
  size_t length = (size_t)snprintf(grid, sizeof grid, "%d x %d", baseline->layout.nprow, baseline->layout.npcol);
  if (strncmp(baseline->name, grid, length) != 0) return baseline->name;
  return baseline->name + length + strspn(baseline->name + length, ", ");
}

static int is_before(const hscal_baseline *a, const hscal_baseline *b) {
  double a_s = isfinite(a->layout.predicted_s) ? a->layout.predicted_s : INFINITY;
  double b_s = isfinite(b->layout.predicted_s) ? b->layout.predicted_s : INFINITY;
  return a_s < b_s;
}

static int take_as_long(const hscal_baseline *a, const hscal_baseline *b) {
  double a_s = a->layout.predicted_s, b_s = b->layout.predicted_s;
  if (a->layout.nprow != b->layout.nprow || a->layout.npcol != b->layout.npcol) return 0;
  if (a->fastest_kind != b->fastest_kind) return 0;
  return isfinite(a_s) && isfinite(b_s) ? fmax(a_s, b_s) <= HSCAL_AS_FAST * fmin(a_s, b_s)
                                        : strcmp(a->layout.reason, b->layout.reason) == 0;
}

/* The fastest that is not told, -1: there is none. Those that take as long on the same grid count as told, *has_both_orders:
 * there are some. */
static int next_of(const hscal_plan *plan, char *is_told, int *has_both_orders) {
  int next = -1;
  for (int i = 0; i < count_of(plan); i++) {
    hscal_baseline own = baseline_of(plan, i), best = baseline_of(plan, next < 0 ? i : next);
    if (!is_told[i] && (next < 0 || is_before(&own, &best))) next = i;
  }
  *has_both_orders = 0;
  hscal_baseline best = baseline_of(plan, next < 0 ? 0 : next);
  for (int i = 0; i < count_of(plan) && next >= 0; i++) {
    hscal_baseline own = baseline_of(plan, i);
    if (is_told[i] || !take_as_long(&own, &best)) continue;
    *has_both_orders |= own.order != best.order;
    is_told[i] = 1;
  }
  return next;
}

static void fill_line(const hscal_plan *plan, int i, int has_both_orders, hscal_baseline_line *line) {
  hscal_baseline baseline = baseline_of(plan, i);
  const char *what = beside_grid(&baseline), *order = "", *reason = baseline.layout.reason;
  int is_kept = plan->kept_default && i == best_of(plan);
  if (has_both_orders && what != baseline.name) order = "either order", what += strcspn(what, ",");
  line->layout = baseline.layout;
  snprintf(line->words, sizeof line->words, "%s%s%s%s", order, what,
           (*order || *what) && (is_kept || *reason) ? ", " : "", is_kept ? "kept" : reason);
}

int hscal__baseline_lines(const hscal_plan *plan, hscal_baseline_line line[HSCAL_BASELINE_LINES]) {
  enum { MOST = 1024 };
  char is_told[MOST] = {0};
  int count = 0, next, has_both_orders;
  if (count_of(plan) > MOST) return 0;
  while (count < HSCAL_BASELINE_LINES && (next = next_of(plan, is_told, &has_both_orders)) >= 0) {
    int is_last = count + 1 == HSCAL_BASELINE_LINES;
    if (is_last && !is_told[0]) next = 0, has_both_orders = 0; /* the guide's is told in any case */
    fill_line(plan, next, has_both_orders, &line[count++]);
  }
  return count;
}
