#include "plan/plan_reader.h"
#include "base/status.h"
#include "models/predict/predict.h"
#include "search/space.h"

#include <math.h>
#include <string.h>

int hscal__plan_no_memory(const hscal_plan_reader *reader) {
  return hscal__fail(HSCAL_ERROR_MEMORY, "%s: no memory for the plan", reader->root.source);
}

int hscal__plan_check_text(const hscal_json *at, size_t size) {
  if (!json_is_string(at->value)) return hscal__json_fail(at, "must be a text \"...\"");
  const char *text = json_string_value(at->value);
  if (json_string_length(at->value) >= size) return hscal__json_fail(at, "is longer than %zu characters", size - 1);
  for (const char *c = text; *c; c++)
    if ((unsigned char)*c < ' ' || *c == 127) return hscal__json_fail(at, "holds a control character");
  return 0;
}

int hscal__plan_read_text(const hscal_json *object, const char *key, char *text, size_t size) {
  hscal_json member;
  HSCAL_TRY(hscal__json_member(object, key, HSCAL_REQUIRED, &member));
  HSCAL_TRY(hscal__plan_check_text(&member, size));
  strcpy(text, json_string_value(member.value));
  return 0;
}

int hscal__plan_read_number(const hscal_json *object, const char *key, double least, const double *missing,
                            double *out) {
  hscal_json member;
  HSCAL_TRY(hscal__json_member(object, key, HSCAL_REQUIRED, &member));
  if (missing && json_is_null(member.value)) {
    *out = *missing;
    return 0;
  }
  if (!json_is_number(member.value))
    return hscal__json_fail(&member, missing ? "must be a number or null" : "must be a number");
  *out = json_number_value(member.value);
  return *out >= least ? 0 : hscal__json_fail(&member, "must be >= %g", least);
}

int hscal__plan_read_seconds(const hscal_json *object, const char *key, double *out) {
  const double none = NAN;
  return hscal__plan_read_number(object, key, 0, &none, out);
}

int hscal__plan_read_long(const hscal_json *object, const char *key, long *out) {
  const double most = 9007199254740992; /* up to 2^53 doubles hold every whole number */
  double value = 0;
  hscal_json member;
  HSCAL_TRY(hscal__plan_read_number(object, key, 0, NULL, &value));
  HSCAL_TRY(hscal__json_member(object, key, HSCAL_REQUIRED, &member));
  if (value != floor(value)) return hscal__json_fail(&member, "must be a whole number");
  if (value > most) return hscal__json_fail(&member, "is out of range: more than 2^53");
  *out = (long)value;
  return 0;
}

int hscal__plan_read_grid(const hscal_json *object, int *nprow, int *npcol, int *nprocs) {
  hscal_json list, member;
  size_t count = 0;
  double sides[2] = {0}, processes = 0;
  HSCAL_TRY(hscal__json_list(object, "grid", &list, &count));
  for (size_t i = 0; i < count && i < 2; i++) {
    hscal_json side = hscal__json_item(&list, i);
    sides[i] = json_is_number(side.value) ? json_number_value(side.value) : 0;
    if (!(sides[i] >= 1 && sides[i] <= HSCAL_MOST_PROCESSES && sides[i] == floor(sides[i])))
      return hscal__json_fail(&side, "must be a whole number from 1 to %d", HSCAL_MOST_PROCESSES);
  }
  if (count != 2) return hscal__json_fail(&list, "must be a list of two numbers, rows and columns");
  if (sides[0] * sides[1] > HSCAL_MOST_PROCESSES)
    return hscal__json_fail(&list, "is out of range: more than %d processes", HSCAL_MOST_PROCESSES);
  *nprow = (int)sides[0], *npcol = (int)sides[1], *nprocs = *nprow * *npcol;
  HSCAL_TRY(hscal__plan_read_number(object, "nprocs", 1, NULL, &processes));
  HSCAL_TRY(hscal__json_member(object, "nprocs", HSCAL_REQUIRED, &member));
  if (processes == *nprocs) return 0;
  return hscal__json_fail(&member, "is %g, of a grid of %d x %d", processes, *nprow, *npcol);
}

int hscal__plan_read_blocks(const hscal_json *object, int *mb, int *nb, int *panel) {
  HSCAL_TRY(hscal__json_integer(object, "mb", HSCAL_REQUIRED, HSCAL_Q_DIMENSION, mb));
  HSCAL_TRY(hscal__json_integer(object, "nb", HSCAL_REQUIRED, HSCAL_Q_DIMENSION, nb));
  return hscal__json_integer(object, "panel", HSCAL_REQUIRED, HSCAL_Q_DIMENSION, panel);
}

int hscal__plan_read_order(const hscal_json *object, char *order) {
  hscal_json member;
  HSCAL_TRY(hscal__json_member(object, "order", HSCAL_REQUIRED, &member));
  const char *text = json_string_value(member.value);
  int is_row = text && strcmp(text, "row") == 0, is_column = text && strcmp(text, "column") == 0;
  *order = is_row ? 'R' : is_column ? 'C' : 0;
  return *order || json_is_null(member.value) ? 0 : hscal__json_fail(&member, "must be \"row\", \"column\" or null");
}

int hscal__plan_read_candidate(const hscal_json *at, hscal_candidate *candidate) {
  HSCAL_TRY(hscal__plan_read_grid(at, &candidate->nprow, &candidate->npcol, &candidate->nprocs));
  HSCAL_TRY(hscal__plan_read_blocks(at, &candidate->mb, &candidate->nb, &candidate->panel));
  HSCAL_TRY(hscal__plan_read_seconds(at, "predicted_s", &candidate->predicted_s));
  return hscal__plan_read_text(at, "reason", candidate->reason, sizeof candidate->reason);
}
