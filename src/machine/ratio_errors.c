#include "machine/ratio_errors.h"

static const char *const words[HSCAL_PAIR_KINDS] = {"same_grid", "similar_grid", "other_grid", "other_threads"};

hscal_ratio_errors hscal__no_ratio_errors(void) {
  hscal_ratio_errors none = {.noise = -1};
  for (int k = 0; k < HSCAL_PAIR_KINDS; k++) none.half_width[k] = -1;
  return none;
}

int hscal__has_ratio_errors(const hscal_ratio_errors *errors) {
  for (int k = 0; k < HSCAL_PAIR_KINDS; k++)
    if (errors->half_width[k] >= 0) return 1;
  return 0;
}

const char *hscal__pair_word(hscal_pair_kind kind) { return words[kind]; }
