#include "events/event.h"

double hscal__event_flops(const hscal_event *event, hscal_type type) {
  if (event->kind != HSCAL_EVENT_COMPUTE || event->kernel != HSCAL_KERNEL_GEMM) return 0;
  return hscal__type_flop_weight(type) * 2.0 * event->m * event->n * event->k;
}
