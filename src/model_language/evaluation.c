#include "model_language/evaluation.h"
#include "base/status.h"
#include "model_language/calibrated.h"

#include <stdlib.h>
#include <string.h>

int hscal__evaluation_fail(const hscal_evaluation *evaluation, const hscal_syntax *at, const char *what) {
  return hscal__model_fail(HSCAL_ERROR_NO_GRID, &evaluation->tree->source, at->place, "%s", what);
}

int hscal__evaluation_step(hscal_evaluation *evaluation, const hscal_syntax *at) {
  if (++evaluation->steps <= HSCAL_MODEL_MOST_STEPS) return 0;
  return hscal__model_fail(HSCAL_ERROR_NO_GRID, &evaluation->tree->source, at->place,
                           "the model is stopped here after %d operations: it has a loop without an end, or is too "
                           "large for hscal",
                           HSCAL_MODEL_MOST_STEPS);
}

hscal_model_slot *hscal__slots_new(int count) { return calloc((size_t)count + 1, sizeof(hscal_model_slot)); }

static void free_array(hscal_evaluation *evaluation, hscal_model_slot *slot) {
  if (!slot->is_own) return;
  evaluation->numbers -= hscal__slot_count(slot);
  free(slot->cell);
  slot->cell = NULL, slot->is_own = 0;
}

void hscal__slots_free(hscal_evaluation *evaluation, hscal_model_slot *slots, int count) {
  for (int i = 0; slots && i < count; i++) free_array(evaluation, &slots[i]);
  free(slots);
}

int64_t hscal__slot_count(const hscal_model_slot *slot) {
  int64_t count = 1;
  for (int d = 0; d < slot->rank; d++) count *= slot->size[d];
  return count;
}

int hscal__slot_make_array(hscal_evaluation *evaluation, const hscal_syntax *at, hscal_model_slot *slot,
                           const int64_t *sizes, int rank) {
  int64_t count = 1;
  for (int d = 0; d < rank; d++) {
    if (sizes[d] < 1) return hscal__evaluation_fail(evaluation, at, "an array of no element");
    if (sizes[d] > HSCAL_MODEL_MOST_NUMBERS / count)
      return hscal__evaluation_fail(evaluation, at, "an array that is too large");
    count *= sizes[d];
  }
  free_array(evaluation, slot);
  if (evaluation->numbers + count > HSCAL_MODEL_MOST_NUMBERS)
    return hscal__evaluation_fail(evaluation, at, "all arrays of the model together are too large");
  slot->cell = calloc((size_t)count, sizeof *slot->cell);
  if (!slot->cell) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for an array of the model");
  slot->is_own = 1, slot->rank = rank;
  memcpy(slot->size, sizes, (size_t)rank * sizeof *sizes);
  evaluation->numbers += count;
  return 0;
}
