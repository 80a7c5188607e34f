#include "models/clock/sample_parts.h"
#include "base/minmax.h"
#include "models/clock/calibrated.h"

#include <limits.h>
#include <math.h>

/* The first ones bring the processes in step. Sizes change evenly, and two of them at most (rows and columns of a panel), so that
 * two windows where Gauss would have them tell the sum; one in the middle does for steps, which are many. On short lines, and where
 * rows are exchanged, which often lie on one process, parts differ more: as many are kept as make up for it, and twice as many where each of
 * several lines has parts of its own in which only two of it meet, and a window may leave out the foremost, or tell others' catching up with
 * it as the pace. At low fidelity one will do where all processes wait for one another. */
typedef struct parts_choice {
  int first, windows, lead, body; /* so many windows, each of so many parts after so many to get in step */
} parts_choice;

static parts_choice choose_parts(const hscal_layout *layout, hscal_loop_of_parts loop, int low_fidelity) {
  const int only_two_meet = loop.line < 0, usual = only_two_meet ? 2 * HSCAL_PARTS_IN_WINDOW : HSCAL_PARTS_IN_WINDOW,
            on_short_lines = low_fidelity ? HSCAL_PARTS_IN_WINDOW_LOW : usual,
            members = hscal__line_members(layout, loop.scope), body = (on_short_lines + members - 1) / members;
  if (loop.scope == HSCAL_ALONE || hscal__layout_processes(layout) == 1)
    return (parts_choice){1, low_fidelity ? 1 : HSCAL_PART_WINDOWS, 0, 1};
  if (low_fidelity && loop.scope == HSCAL_GRID) return (parts_choice){1, 1, 0, 1};
  int is_one_of_many = loop.in_step && loop.line >= 0;
  return (parts_choice){2, is_one_of_many && body == 1 ? 1 : HSCAL_PART_WINDOWS, 1, body};
}

/* Where more of them can be afforded. */
static parts_choice denser(parts_choice c, double density) {
  if (!(density > 1)) return c;
  double timed = density * (c.first + c.windows * (c.lead + c.body));
  c.windows = HSCAL_PART_WINDOWS;
  c.body = (int)hscal__fmax(c.body, fmin((timed - c.first) / c.windows - c.lead, INT_MAX / 4));
  return c;
}

const hscal_part_runs *hscal__line_runs(hscal_part_runs *runs, const hscal_costs *costs, const hscal_layout *layout,
                                        const hscal_loop_of_parts *loop) {
  if (loop->line < 0 || (loop->scope != HSCAL_ROW && loop->scope != HSCAL_COLUMN)) return NULL;
  hscal__part_runs_set(runs, costs, hscal__line_members(layout, loop->scope), loop->count);
  return runs;
}

/* One window in the middle of each run. */
static int64_t plan_runs(parts_choice c, const hscal_part_runs *runs, hscal_parts *parts) {
  int64_t timed = c.first;
  *parts = (hscal_parts){.first = c.first, .windows = runs->runs};
  for (int r = 0; r < runs->runs; r++) {
    int64_t begin = r ? runs->begin[r] : c.first, length = runs->begin[r + 1] - begin;
    int64_t lead = length > c.lead ? c.lead : 0, body = length - lead < c.body ? length - lead : c.body;
    int64_t at = begin + lead + (length - lead - body) / 2;
    parts->window[r] = (hscal_window){at - lead, at, at + body, (double)(length - lead - body) / (double)body};
    timed += lead + body;
  }
  return timed;
}

static int64_t plan_alike(parts_choice c, int64_t count, hscal_parts *parts) {
  int64_t timed = c.first + c.windows * (c.lead + c.body);
  *parts = (hscal_parts){.first = c.first, .windows = c.windows};
  for (int i = 0; i < c.windows; i++) {
    int64_t begin = c.first + hscal__gauss_at(c.windows, i, count - c.first) - c.body / 2;
    double factor = (double)(count - timed) / (double)(c.windows * c.body);
    parts->window[i] = (hscal_window){begin - c.lead, begin, begin + c.body, factor};
  }
  return timed;
}

/* Returns how many parts are timed: all, if that is less than twice as many. */
static int64_t plan(const hscal_layout *layout, hscal_loop_of_parts loop, int low_fidelity, hscal_parts *parts) {
  parts_choice c = denser(choose_parts(layout, loop, low_fidelity), loop.density);
  int has_runs = loop.runs && loop.runs->runs > 1;
  int64_t timed = has_runs ? plan_runs(c, loop.runs, parts) : plan_alike(c, loop.count, parts);
  if (loop.count >= 2 * timed) return timed;
  *parts = (hscal_parts){0};
  return loop.count;
}

int64_t hscal__sample_parts_timed(const hscal_layout *layout, hscal_loop_of_parts loop, int low_fidelity) {
  hscal_parts parts;
  return plan(layout, loop, low_fidelity, &parts);
}

hscal_parts hscal__sample_parts_plan(const hscal_layout *layout, hscal_loop_of_parts loop, int low_fidelity) {
  hscal_parts parts;
  plan(layout, loop, low_fidelity, &parts);
  return parts;
}

int hscal__line_members(const hscal_layout *layout, hscal_scope scope) {
  return scope == HSCAL_ROW      ? layout->npcol
         : scope == HSCAL_COLUMN ? layout->nprow
         : scope == HSCAL_ALONE  ? 1
                                 : hscal__layout_processes(layout);
}
