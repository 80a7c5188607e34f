#include "plan/plan_file_layouts.h"
#include "base/status.h"

#include <math.h>
#include <stdlib.h>

static int read_default(const hscal_json *root, hscal_plan *plan) {
  static const char *const keys[] = {"nprocs", "grid", "mb", "nb", "panel", "predicted_s", "reason"};
  hscal_json member;
  HSCAL_TRY(hscal__json_member(root, "default", HSCAL_REQUIRED, &member));
  HSCAL_TRY(hscal__json_object(&member, keys, sizeof keys / sizeof *keys));
  HSCAL_TRY(hscal__plan_read_candidate(&member, &plan->fallback));
  return hscal__json_boolean(root, "kept_default", HSCAL_REQUIRED, &plan->kept_default);
}

static int read_baseline(const hscal_json *at, hscal_baseline *baseline) {
  static const char *const keys[] = {"name", "order", "fastest_kind", "untimed", "nprocs",     "grid",
                                     "mb",   "nb",    "panel",        "reason",  "predicted_s"};
  hscal_json order;
  HSCAL_TRY(hscal__json_object(at, keys, sizeof keys / sizeof *keys));
  HSCAL_TRY(hscal__plan_read_text(at, "name", baseline->name, sizeof baseline->name));
  HSCAL_TRY(hscal__plan_read_order(at, &baseline->order));
  HSCAL_TRY(hscal__json_member(at, "order", HSCAL_REQUIRED, &order));
  if (!baseline->order) return hscal__json_fail(&order, "must be \"row\" or \"column\"");
  HSCAL_TRY(hscal__json_boolean(at, "fastest_kind", HSCAL_REQUIRED, &baseline->fastest_kind));
  HSCAL_TRY(hscal__json_boolean(at, "untimed", HSCAL_OPTIONAL, &baseline->untimed)); /* not in earlier ones */
  return hscal__plan_read_candidate(at, &baseline->layout);
}

/* -1: none was timed. */
static int read_best(const hscal_json *root, hscal_plan *plan) {
  long best = 0;
  hscal_json member;
  HSCAL_TRY(hscal__json_member(root, "best_baseline", HSCAL_REQUIRED, &member));
  if (json_is_null(member.value)) return 0;
  HSCAL_TRY(hscal__plan_read_long(root, "best_baseline", &best));
  if (best >= plan->nbaselines || !isfinite(plan->baselines[best].layout.predicted_s))
    return hscal__json_fail(&member,
                            "must be the number of one of the \"baselines\" (from 0) that has a time, or null");
  plan->best_baseline = (int)best;
  return 0;
}

/* Files of earlier versions have none. */
static int read_baselines(const hscal_plan_reader *reader) {
  enum { MOST = 100000 };
  hscal_plan *plan = reader->plan;
  hscal_json list;
  size_t count = 0;
  plan->best_baseline = -1;
  HSCAL_TRY(hscal__json_member(&reader->root, "baselines", HSCAL_OPTIONAL, &list));
  if (!list.value) return 0;
  HSCAL_TRY(hscal__json_list(&reader->root, "baselines", &list, &count));
  if (count > MOST) return hscal__json_fail(&list, "is out of range: more than 1e5 layouts");
  plan->baselines = calloc(count ? count : 1, sizeof *plan->baselines);
  if (!plan->baselines) return hscal__plan_no_memory(reader);
  plan->nbaselines = (int)count;
  for (size_t i = 0; i < count; i++) {
    hscal_json baseline = hscal__json_item(&list, i);
    HSCAL_TRY(read_baseline(&baseline, &plan->baselines[i]));
  }
  return read_best(&reader->root, plan);
}

static int read_origin(const hscal_json *root, hscal_plan *plan) {
  static const char *const keys[] = {"nprocs",      "grid",   "mb",   "nb",       "panel",
                                     "predicted_s", "reason", "kept", "moving_s", "gain_s"};
  const double impossible = INFINITY, unknown = NAN;
  hscal_json origin;
  HSCAL_TRY(hscal__json_member(root, "origin", HSCAL_REQUIRED, &origin));
  if (json_is_null(origin.value)) return 0;
  HSCAL_TRY(hscal__json_object(&origin, keys, sizeof keys / sizeof *keys));
  HSCAL_TRY(hscal__plan_read_candidate(&origin, &plan->origin));
  HSCAL_TRY(hscal__json_boolean(&origin, "kept", HSCAL_REQUIRED, &plan->kept_origin));
  HSCAL_TRY(hscal__plan_read_number(&origin, "moving_s", 0, &impossible, &plan->moving_s));
  return hscal__plan_read_number(&origin, "gain_s", -HUGE_VAL, &unknown, &plan->moving_gain_s);
}

int hscal__plan_read_layouts(const hscal_plan_reader *reader) {
  HSCAL_TRY(read_default(&reader->root, reader->plan));
  HSCAL_TRY(read_baselines(reader));
  return read_origin(&reader->root, reader->plan);
}

int hscal__plan_read_rivals(const hscal_plan_reader *reader) {
  static const char *const keys[] = {"nprocs", "grid", "mb", "nb", "panel", "predicted_s", "reason"};
  enum { MOST = 100000 };
  hscal_plan *plan = reader->plan;
  hscal_json list;
  size_t count = 0;
  HSCAL_TRY(hscal__json_list(&reader->root, "rivals", &list, &count));
  if (count > MOST) return hscal__json_fail(&list, "is out of range: more than 1e5 rivals");
  plan->rivals = calloc(count ? count : 1, sizeof *plan->rivals);
  if (!plan->rivals) return hscal__plan_no_memory(reader);
  plan->nrivals = (int)count;
  for (size_t i = 0; i < count; i++) {
    hscal_json rival = hscal__json_item(&list, i);
    HSCAL_TRY(hscal__json_object(&rival, keys, sizeof keys / sizeof *keys));
    HSCAL_TRY(hscal__plan_read_candidate(&rival, &plan->rivals[i]));
  }
  return 0;
}
