#include "events/event.h"

const hscal_kernel_facts hscal__kernel_facts[HSCAL_KERNEL_COUNT] = {
#define KERNEL(name, blas, complex_blas, letters, dims, operations) {#blas, #complex_blas, letters, dims},
#include "events/kernels.def"
#undef KERNEL
};

double hscal__event_flops(const hscal_event *event, hscal_type type) {
  double m = event->m, n = event->n, k = event->k,
         weight = hscal__type_flop_weight(event->in_reals ? hscal__type_of_reals(type) : type);
  int left = event->letters[0] == 'L';
  (void)k, (void)left;
  if (event->kind != HSCAL_EVENT_COMPUTE) return 0;
  switch (event->kernel) {
#define KERNEL(name, blas, complex_blas, letters, dims, operations)                                                    \
  case HSCAL_KERNEL_##name:                                                                                            \
    return weight * (operations);
#include "events/kernels.def"
#undef KERNEL
  case HSCAL_KERNEL_COUNT:
    break;
  }
  return 0;
}
