#include "plan/kept_plans.h"

#include <string.h>

void hscal__keep_plan(hscal_kept_plans *store, int number, hscal_plan *plan) {
  int at = store->count;
  for (; at > 0; at--) {
    const hscal_kept_plan *before = &store->of[at - 1];
    int is_less = plan->predicted_s < before->plan->predicted_s;
    if (!is_less && (plan->predicted_s > before->plan->predicted_s || number > before->number)) break;
  }
  if (at == HSCAL_MOST_VERIFIED_PARTS) {
    hscal_plan_free(plan);
    return;
  }
  if (store->count == HSCAL_MOST_VERIFIED_PARTS) hscal_plan_free(store->of[--store->count].plan);
  memmove(&store->of[at + 1], &store->of[at], (size_t)(store->count++ - at) * sizeof *store->of);
  store->of[at] = (hscal_kept_plan){plan, number};
}

hscal_kept_plan *hscal__find_kept(hscal_kept_plans *store, int number) {
  for (int i = 0; i < store->count; i++)
    if (store->of[i].number == number) return &store->of[i];
  return NULL;
}

void hscal__free_kept(hscal_kept_plans *store) {
  for (int i = 0; i < store->count; i++) hscal_plan_free(store->of[i].plan);
  store->count = 0;
}
