#include "machine/same.h"
#include "cmocka_test.h"
#include "machine/file.h"
#include "machine/fingerprint.h"
#include "machine/node_rates.h"
#include "machine/write.h"

#include <stdlib.h>
#include <string.h>

#define DIFFER(condition, what)                                                                                        \
  if (!(condition)) return what

static int same_text(const char *a, const char *b) { return a && b ? strcmp(a, b) == 0 : a == b; }

static const char *speeds_differ(const hscal_kernel_speed *a, const hscal_kernel_speed *b) {
  DIFFER(a->kernel == b->kernel && a->type == b->type, "kernel or type");
  DIFFER(a->flops_per_s == b->flops_per_s, "flops_per_s");
  DIFFER(a->threads == b->threads, "threads");
  DIFFER(a->half_k == b->half_k, "half_k");
  DIFFER(a->npoints == b->npoints, "points of a speed");
  for (int i = 0; i < a->npoints; i++) {
    const hscal_kernel_point *p = &a->points[i], *q = &b->points[i];
    DIFFER(p->m == q->m && p->n == q->n && p->k == q->k && p->flops_per_s == q->flops_per_s, "a point of a speed");
  }
  return NULL;
}

static const char *classes_differ(const hscal_node_class *a, const hscal_node_class *b) {
  DIFFER(same_text(a->name, b->name), "name of a class");
  DIFFER(a->processors == b->processors, "processors");
  DIFFER(a->memory_bytes == b->memory_bytes, "memory_bytes");
  for (int i = 0; i < HSCAL_NODE_RATES; i++)
    DIFFER(hscal__rate_in_class(a, i) == hscal__rate_in_class(b, i), hscal__node_rates[i].key);
  DIFFER(a->link_bytes_per_s == b->link_bytes_per_s, "link_bytes_per_s");
  DIFFER(a->link_both_bytes_per_s == b->link_both_bytes_per_s, "link_both_bytes_per_s");
  DIFFER(a->link_latency_s == b->link_latency_s, "link_latency_s");
  DIFFER(!a->fingerprint == !b->fingerprint, "fingerprint of a class");
  DIFFER(!a->fingerprint || memcmp(a->fingerprint, b->fingerprint, sizeof *a->fingerprint) == 0,
         "fingerprint of a class");
  DIFFER(a->measured_processes == b->measured_processes, "measured_processes");
  DIFFER(a->alone_speedup == b->alone_speedup, "alone_speedup");
  DIFFER(a->nspeeds == b->nspeeds, "speeds");
  for (int i = 0; i < a->nspeeds; i++) {
    const char *what = speeds_differ(&a->speeds[i], &b->speeds[i]);
    if (what) return what;
  }
  return NULL;
}

static const char *collectives_differ(const hscal_collectives *a, const hscal_collectives *b) {
  DIFFER(!a == !b, "collectives");
  if (!a || a == b) return NULL;
  DIFFER(!a->name && !b->name && a->nrows == b->nrows, "collectives");
  for (int i = 0; i < a->nrows; i++) {
    const hscal_collective_row *p = &a->rows[i], *q = &b->rows[i];
    DIFFER(p->operation == q->operation && p->members == q->members && p->bytes == q->bytes, "a row of collectives");
    DIFFER(p->splittable == q->splittable && p->builtin == q->builtin, "a row of collectives");
    DIFFER(p->algorithm == q->algorithm && p->radix == q->radix && p->segment_bytes == q->segment_bytes,
           "a row of collectives");
  }
  return NULL;
}

static const char *layers_differ(const hscal_message_layer *a, const hscal_message_layer *b) {
  DIFFER(a->latency_s == b->latency_s, "latency_s");
  DIFFER(a->bytes_per_s == b->bytes_per_s, "bytes_per_s");
  DIFFER(a->envelope_bytes == b->envelope_bytes, "envelope_bytes");
  DIFFER(a->send_overhead_s == b->send_overhead_s, "send_overhead_s");
  DIFFER(a->receive_overhead_s == b->receive_overhead_s, "receive_overhead_s");
  DIFFER(a->rendezvous_bytes == b->rendezvous_bytes, "rendezvous_bytes");
  DIFFER(a->late_receiver == b->late_receiver, "late_receiver");
  DIFFER(a->shared == b->shared, "shared");
  DIFFER(a->is_assumed == b->is_assumed, "assumed");
  DIFFER(a->seconds.npoints == b->seconds.npoints, "points of a layer");
  for (int i = 0; i < a->seconds.npoints; i++)
    DIFFER(a->seconds.x[i] == b->seconds.x[i] && a->seconds.y[i] == b->seconds.y[i], "a point of a layer");
  return NULL;
}

static const char *switches_differ(const hscal_machine *a, const hscal_machine *b) {
  const hscal_switches *x = &a->switches, *y = &b->switches;
  DIFFER(x->count == y->count && !x->of == !y->of, "number of switches");
  DIFFER(x->latency_s == y->latency_s, "latency_s of switches");
  DIFFER(x->bytes_per_s == y->bytes_per_s, "bytes_per_s of switches");
  DIFFER(x->uplink_bytes_per_s == y->uplink_bytes_per_s, "uplink_bytes_per_s");
  for (int i = 0; i < x->count; i++) DIFFER(same_text(x->name[i], y->name[i]), "name of a switch");
  for (int i = 0; i < a->nnodes; i++) DIFFER(hscal__switch_of(a, i) == hscal__switch_of(b, i), "switch of a node");
  return NULL;
}

const char *machines_differ(const hscal_machine *a, const hscal_machine *b) {
  DIFFER(same_text(a->name, b->name), "name");
  DIFFER(a->nclasses == b->nclasses && a->nnodes == b->nnodes, "number of classes or nodes");
  for (int i = 0; i < a->nclasses; i++) {
    const char *what = classes_differ(&a->classes[i], &b->classes[i]);
    if (what) return what;
  }
  for (int i = 0; i < a->nnodes; i++)
    DIFFER(a->class_of[i] == b->class_of[i] && same_text(a->node_name[i], b->node_name[i]), "a node");
  for (int i = 0; i < HSCAL_LAYERS; i++) {
    const char *what = layers_differ(&a->layer[i], &b->layer[i]);
    if (what) return what;
  }
  const char *what = switches_differ(a, b);
  if (what) return what;
  DIFFER(a->processes_per_processor == b->processes_per_processor, "processes_per_processor");
  DIFFER(a->model_error == b->model_error, "model_error");
  DIFFER(a->interval_error == b->interval_error, "interval_error");
  for (int k = 0; k < HSCAL_PAIR_KINDS; k++)
    DIFFER(a->ratio_errors.half_width[k] == b->ratio_errors.half_width[k], "ratio_errors");
  DIFFER(a->ratio_errors.noise == b->ratio_errors.noise, "noise");
  if (collectives_differ(a->collectives, b->collectives)) return collectives_differ(a->collectives, b->collectives);
  DIFFER(same_text(a->notes, b->notes), "notes");
  DIFFER(same_text(a->fingerprint, b->fingerprint), "fingerprint");
  DIFFER(same_text(a->measured_when, b->measured_when), "measured_when");
  DIFFER(same_text(a->measured_how, b->measured_how), "measured_how");
  DIFFER(a->samples == b->samples && a->spread == b->spread, "samples or spread");
  for (int s = 0; s < HSCAL_NOISE_SOURCES; s++)
    DIFFER(a->noise_parts.of[s] == b->noise_parts.of[s], "parts of the noise");
  DIFFER(a->is_probe == b->is_probe, "probe");
  DIFFER(same_text(a->doubts, b->doubts), "doubts");
  return NULL;
}

void assert_round_trip(const hscal_machine *machine) {
  char *text = hscal__machine_text(machine);
  assert_non_null(text);
  hscal_machine *again = NULL;
  int status = hscal__machine_parse(text, "written", &again);
  if (status) fail_msg("%s\n%s", hscal_last_error(), text);
  const char *what = machines_differ(machine, again);
  if (what) fail_msg("%s differs after writing and reading\n%s", what, text);
  hscal_machine_free(again);
  free(text);
}
