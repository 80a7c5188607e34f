#include "model_language/par_order.h"
#include "base/array.h"
#include "base/minmax.h"
#include "base/status.h"
#include "model_language/calibrated.h"

#include <stdlib.h>
#include <string.h>

int hscal__par_begin(hscal_par_order *order) {
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(order->open, order->open_capacity, order->opens + 1));
  if (order->opens == 0) order->place = order->places = 0, order->count = 0;
  order->open[order->opens++] = (hscal_open_par){order->place, order->place};
  return 0;
}

int hscal__par_branch(hscal_par_order *order) {
  hscal_open_par *par = &order->open[order->opens - 1];
  par->end = hscal__max(par->end, order->place);
  order->place = par->begin;
  return 0;
}

void hscal__par_end(hscal_par_order *order) {
  hscal_open_par *par = &order->open[--order->opens];
  order->place = hscal__max(par->end, order->place);
}

int hscal__par_put(hscal_par_order *order, const hscal_model_action *action) {
  if (order->count == HSCAL_MODEL_MOST_ACTIONS)
    return hscal__fail(HSCAL_ERROR_NO_GRID, "a par of the model holds more than %d computations and transfers",
                       HSCAL_MODEL_MOST_ACTIONS);
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(order->action, order->capacity, order->count + 1));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(order->place_of, order->place_capacity, order->count + 1));
  order->action[order->count] = *action;
  order->place_of[order->count++] = order->place++;
  order->places = hscal__max(order->places, order->place);
  return 0;
}

int hscal__par_sort(hscal_par_order *order) {
  size_t places = (size_t)order->places;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(order->begin, order->begin_capacity, places + 2));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(order->sorted, order->sorted_capacity, order->count));
  memset(order->begin, 0, (places + 2) * sizeof *order->begin);
  for (size_t i = 0; i < order->count; i++) order->begin[order->place_of[i] + 2]++;
  for (size_t p = 2; p < places + 2; p++) order->begin[p] += order->begin[p - 1];
  for (size_t i = 0; i < order->count; i++) order->sorted[order->begin[order->place_of[i] + 1]++] = order->action[i];
  order->next = 0;
  return 0;
}

int hscal__par_take(hscal_par_order *order, const hscal_model_action **action, size_t *count) {
  if (order->next >= order->places) return 0;
  size_t begin = order->begin[order->next];
  *action = order->sorted + begin;
  *count = order->begin[++order->next] - begin;
  return 1;
}

void hscal__par_free(hscal_par_order *order) {
  free(order->open);
  free(order->action);
  free(order->place_of);
  free(order->sorted);
  free(order->begin);
  *order = (hscal_par_order){0};
}
