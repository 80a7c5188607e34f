/* From what every node measured to a machine with classes of equal nodes. */
#include "measure/cluster.h"
#include "base/status.h"
#include "base/text.h"
#include "machine/machine_builder.h"
#include "machine/quantity.h"
#include "machine/samples.h"
#include "machine/speed.h"
#include "machine/switches.h"
#include "measure/calibrated.h"

#include <math.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What is assumed of messages that could not be measured: processes of one computer, then computers on a network. */
static const hscal_message_record assumed[HSCAL_LAYERS] = {
    [HSCAL_LAYER_NODE] = {2, {0, 1e6}, {1e-6, 201e-6}, 4096},
    [HSCAL_LAYER_NETWORK] = {2, {0, 1e6}, {20e-6, 1020e-6}, 65536}};

static int no_memory(void) { return hscal__fail(HSCAL_ERROR_MEMORY, "out of memory for the measured machine"); }

/* ---- which nodes are alike -------------------------------------------------------------------------------- */

/* The speed that nodes are compared by: all shapes of gemm that both measured, as the time of one round. */
static void overall_speeds(const hscal_shapes *shapes, const hscal_node_record *a, const hscal_node_record *b,
                           double *speed_a, double *speed_b) {
  double flops = 0, seconds_a = 0, seconds_b = 0;
  for (int i = 0; i < shapes->count; i++) {
    const hscal_shape *shape = &shapes->shape[i];
    if (shape->kernel != HSCAL_KERNEL_GEMM || shape->threads != 1 || shape->alone) continue;
    if (!(a->flops_per_s[i] > 0 && b->flops_per_s[i] > 0)) continue;
    flops += hscal__shape_flops(shape);
    seconds_a += hscal__shape_flops(shape) / a->flops_per_s[i];
    seconds_b += hscal__shape_flops(shape) / b->flops_per_s[i];
  }
  *speed_a = seconds_a > 0 ? flops / seconds_a : 0;
  *speed_b = seconds_b > 0 ? flops / seconds_b : 0;
}

static int same_kind(const hscal_node_record *a, const hscal_node_record *b) {
  return a->processors == b->processors && strcmp(a->fingerprint, b->fingerprint) == 0;
}

static int near(double a, double b, double tolerance) { return fabs(a - b) <= tolerance * fmin(a, b); }

static int alike(const hscal_shapes *shapes, const hscal_node_record *a, const hscal_node_record *b) {
  double speed_a, speed_b;
  if (!same_kind(a, b)) return 0;
  overall_speeds(shapes, a, b, &speed_a, &speed_b);
  return near(speed_a, speed_b, HSCAL_ALIKE_SPEED) && near(a->link_bytes_per_s, b->link_bytes_per_s, HSCAL_ALIKE_LINK);
}

/* Sorts the records so that nodes of a class stand together, classes and nodes in the order of their first coming;
 * class_of[nnodes] goes along. Returns the number of classes. */
static int group(const hscal_shapes *shapes, hscal_node_record *records, int nnodes, int *class_of) {
  int nclasses = 0;
  for (int first = 0; first < nnodes; nclasses++) {
    int end = first + 1;
    for (int i = first + 1; i < nnodes; i++) {
      if (!alike(shapes, &records[first], &records[i])) continue;
      hscal_node_record joining = records[i];
      memmove(&records[end + 1], &records[end], (size_t)(i - end) * sizeof *records);
      records[end++] = joining;
    }
    while (first < end) class_of[first++] = nclasses;
  }
  return nclasses;
}

/* Of each class, nodes behind one switch stand together, in the order of groups. */
static void group_by_switch(hscal_node_record *records, int nnodes, const int *class_of) {
  for (int i = 1; i < nnodes; i++) {
    hscal_node_record moving = records[i];
    int to = i;
    while (to > 0 && class_of[to - 1] == class_of[i] && records[to - 1].group > moving.group) to--;
    if (to == i) continue;
    memmove(&records[to + 1], &records[to], (size_t)(i - to) * sizeof *records);
    records[to] = moving;
  }
}

/* ---- classes ---------------------------------------------------------------------------------------------- */

/* A class being filled: its nodes' records, and scratch memory for one value of each. */
typedef struct members {
  const hscal_node_record *records;
  int count;
  double *values;
} members;

/* Median of shape s over the nodes that measured it, 0 if none did. */
static double class_speed(const members *of, int s) {
  int count = 0;
  for (int i = 0; i < of->count; i++)
    if (of->records[i].flops_per_s[s] > 0) of->values[count++] = of->records[i].flops_per_s[s];
  return count > 0 ? hscal__quantity_rounded(HSCAL_Q_SPEED, hscal__median(of->values, count)) : 0;
}

static int by_shape(const void *a, const void *b) {
  const hscal_kernel_point *x = a, *y = b;
  if (x->k != y->k) return x->k - y->k;
  return x->m != y->m ? x->m - y->m : x->n - y->n;
}

/* The curve that shape `first` belongs to, of those that the class measured. */
static int fill_curve(hscal_node_class *node_class, const hscal_shapes *shapes, int first, const members *of) {
  const hscal_shape *curve = &shapes->shape[first];
  hscal_kernel_speed *speed;
  HSCAL_TRY(hscal__class_add_speed(node_class, curve->kernel, curve->type, 0, 0, shapes->count - first, &speed));
  speed->threads = curve->threads;
  speed->npoints = 0;
  for (int s = first; s < shapes->count; s++) {
    const hscal_shape *shape = &shapes->shape[s];
    int is_point = hscal__shapes_same_curve(curve, shape) && !hscal__shape_is_thin(shape);
    double flops_per_s = is_point ? class_speed(of, s) : 0;
    if (flops_per_s > 0)
      speed->points[speed->npoints++] = (hscal_kernel_point){shape->m, shape->n, shape->k, flops_per_s};
  }
  if (speed->npoints == 0) { /* none of these nodes has so many cores */
    free(speed->points);
    node_class->nspeeds--;
    return 0;
  }
  qsort(speed->points, (size_t)speed->npoints, sizeof *speed->points, by_shape);
  hscal__speed_set_peak(speed);
  return 0;
}

static int fill_speeds(hscal_node_class *node_class, const hscal_shapes *shapes, const members *of) {
  for (int s = 0; s < shapes->count; s++) {
    int before = 0;
    while (before < s && !hscal__shapes_same_curve(&shapes->shape[before], &shapes->shape[s])) before++;
    if (before == s && !shapes->shape[s].alone) HSCAL_TRY(fill_curve(node_class, shapes, s, of));
  }
  return 0;
}

/* How many times faster a process is when it is alone: median over what was measured both ways; 0: not measured. */
static double alone_speedup(const hscal_shapes *shapes, const members *of) {
  double ratios[HSCAL_MOST_SHAPES];
  int count = 0;
  for (int s = 0; s < shapes->count; s++) {
    hscal_shape shape = shapes->shape[s];
    if (!shape.alone) continue;
    shape.alone = 0;
    int full = hscal__shapes_find(shapes, &shape);
    double fast = class_speed(of, s), slow = full >= 0 ? class_speed(of, full) : 0;
    if (fast > 0 && slow > 0) ratios[count++] = fast / slow;
  }
  return count > 0 ? hscal__quantity_rounded(HSCAL_Q_RATIO, fmin(hscal__median(ratios, count), 1e3)) : 0;
}

/* At which rate tall products (or wide ones) pack what they have more than square ones; 0: no slower, or not measured. */
static double thin_rate(const hscal_shapes *shapes, const members *of, int wide) {
  double bytes = 0, seconds = 0, longer_s = 0;
  for (int s = 0; s < shapes->count; s++) {
    const hscal_shape *thin = &shapes->shape[s];
    if (!hscal__shape_is_thin(thin) || (thin->n > thin->m) != wide) continue;
    hscal_shape its_square = hscal__shape_square(thin);
    int square = hscal__shapes_find(shapes, &its_square);
    double speed = class_speed(of, s), square_speed = square >= 0 ? class_speed(of, square) : 0;
    if (!(speed > 0 && square_speed > 0)) continue;
    double flops = hscal__shape_flops(thin);
    bytes += hscal__thin_bytes(thin->type, thin->m, thin->n, thin->k);
    seconds += flops / square_speed;
    longer_s += flops / speed - flops / square_speed;
  }
  return longer_s > HSCAL_LEAST_OF_PACKING * seconds ? hscal__quantity_rounded(HSCAL_Q_RATE, bytes / longer_s) : 0;
}

/* Median over the nodes of the value at `offset` of a record. */
static double class_value(const members *of, size_t offset) {
  for (int i = 0; i < of->count; i++)
    of->values[i] = *(const double *)(const void *)((const char *)&of->records[i] + offset);
  return hscal__median(of->values, of->count);
}

static double class_rate(const members *of, size_t offset) {
  return hscal__quantity_rounded(HSCAL_Q_RATE, class_value(of, offset));
}

static int fill_values(hscal_node_class *node_class, const hscal_shapes *shapes, const members *of) {
  double both = class_rate(of, offsetof(hscal_node_record, link_both_bytes_per_s));
  double latency = class_value(of, offsetof(hscal_node_record, link_latency_s));
  node_class->processors = of->records[0].processors;
  node_class->copy_bytes_per_s = class_rate(of, offsetof(hscal_node_record, copy_bytes_per_s));
  node_class->pack_bytes_per_s = class_rate(of, offsetof(hscal_node_record, pack_bytes_per_s));
  node_class->row_bytes_per_s = class_rate(of, offsetof(hscal_node_record, single_row_bytes_per_s));
  node_class->tall_bytes_per_s = thin_rate(shapes, of, 0);
  node_class->wide_bytes_per_s = thin_rate(shapes, of, 1);
  node_class->link_bytes_per_s = class_rate(of, offsetof(hscal_node_record, link_bytes_per_s));
  if (both > 0) node_class->link_both_bytes_per_s = fmax(both, node_class->link_bytes_per_s);
  node_class->link_latency_s = hscal__quantity_rounded(HSCAL_Q_LATENCY, latency);
  node_class->memory_bytes = of->records[0].memory_bytes;
  for (int i = 1; i < of->count; i++)
    node_class->memory_bytes = fmin(node_class->memory_bytes, of->records[i].memory_bytes);
  node_class->measured_processes = of->records[0].processes;
  for (int i = 1; i < of->count; i++)
    if (of->records[i].processes < node_class->measured_processes)
      node_class->measured_processes = of->records[i].processes;
  node_class->alone_speedup = alone_speedup(shapes, of);
  return fill_speeds(node_class, shapes, of);
}

static int fill_class(hscal_machine *machine, int index, const hscal_shapes *shapes, const hscal_node_record *records,
                      int count) {
  hscal_node_class *node_class = &machine->classes[index];
  members of = {records, count, malloc((size_t)count * sizeof(double))};
  node_class->name = hscal__copy_text(records[0].host);
  node_class->fingerprint = malloc(sizeof *node_class->fingerprint);
  if (node_class->fingerprint) *node_class->fingerprint = records[0].parts;
  int status =
      of.values && node_class->name && node_class->fingerprint ? fill_values(node_class, shapes, &of) : no_memory();
  free(of.values);
  for (int i = 0; i < count && !status; i++) {
    const char *host = records[i].host;
    status = hscal__machine_add_nodes(machine, index, 1, &host);
  }
  return status;
}

/* ---- messages --------------------------------------------------------------------------------------------- */

void hscal__messages_smooth(hscal_message_record *messages) {
  for (int i = messages->count - 2; i >= 0; i--)
    messages->seconds[i] = fmin(messages->seconds[i], messages->seconds[i + 1]);
}

static int fill_layer(hscal_message_layer *layer, const hscal_message_record *record) {
  HSCAL_TRY(hscal__curve_new(record->count, &layer->seconds));
  for (int i = 0; i < record->count; i++) {
    layer->seconds.x[i] = record->bytes[i];
    layer->seconds.y[i] = hscal__quantity_rounded(HSCAL_Q_MESSAGE_TIME, record->seconds[i]);
  }
  layer->rendezvous_bytes = record->rendezvous_bytes;
  return 0;
}

static int add_note(hscal_machine *machine, const char *format, ...) __attribute__((format(printf, 2, 3)));
static int add_note(hscal_machine *machine, const char *format, ...) {
  char note[800];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(note, sizeof note, format, arguments);
  va_end(arguments);
  size_t before = machine->notes ? strlen(machine->notes) : 0;
  char *longer = realloc(machine->notes, before + strlen(note) + 2);
  if (!longer) return no_memory();
  machine->notes = longer;
  sprintf(longer + before, "%s%s", before ? "\n" : "", note);
  return 0;
}

static int note_processes(hscal_machine *machine, const hscal_node_record *records) {
  for (int i = 0; i < machine->nnodes; i++) {
    if (records[i].processes >= records[i].processors) continue;
    HSCAL_TRY(add_note(machine, "%s has %d cores but %d processes measured it: with all busy it may be slower.",
                       records[i].host, records[i].processors, records[i].processes));
  }
  return 0;
}

static int note_quotas(hscal_machine *machine, const hscal_node_record *records) {
  for (int i = 0; i < machine->nnodes; i++) {
    if (records[i].processor_share <= 0 || records[i].processor_share >= HSCAL_WHOLE_PROCESSOR) continue;
    HSCAL_TRY(add_note(machine, "%s: a quota gives each process %.0f %% of a processor; speeds are those under it.",
                       records[i].host, 100 * records[i].processor_share));
  }
  return 0;
}

/* First node and number of nodes of a class. */
static int class_size(const hscal_machine *machine, int index, int *first) {
  int count = 0;
  for (int i = machine->nnodes - 1; i >= 0; i--)
    if (machine->class_of[i] == index) *first = i, count++;
  return count;
}

/* The largest class of the same kind of nodes; -1 if it is this one itself. */
static int usual_class(const hscal_machine *machine, const hscal_node_record *records, int index) {
  int first = 0, best = index, most = class_size(machine, index, &first);
  for (int c = 0; c < machine->nclasses; c++) {
    int its_first = 0, count = class_size(machine, c, &its_first);
    if (same_kind(&records[first], &records[its_first]) && (count > most || (count == most && c < best)))
      best = c, most = count;
  }
  return best == index ? -1 : best;
}

/* "n1", or "n1 and 37 more". */
static const char *company(const hscal_node_record *first, int count, char *text, size_t size) {
  if (count > 1)
    snprintf(text, size, "%s and %d more", first->host, count - 1);
  else
    snprintf(text, size, "%s", first->host);
  return text;
}

/* A node that should be as others are and is not: in what. */
static int note_odd_node(hscal_machine *machine, const hscal_shapes *shapes, const hscal_node_record *odd,
                         const hscal_node_record *usual, int nusual) {
  double speed, usual_speed;
  char others[HSCAL_HOST_TEXT + 20];
  company(usual, nusual, others, sizeof others);
  overall_speeds(shapes, odd, usual, &speed, &usual_speed);
  if (near(speed, usual_speed, HSCAL_ALIKE_SPEED))
    return add_note(machine,
                    "%s has the processors and libraries of %s, but its link carries %.3g MB/s, not %.3g MB/s.",
                    odd->host, others, odd->link_bytes_per_s / 1e6, usual->link_bytes_per_s / 1e6);
  return add_note(machine, "%s has the processors and libraries of %s, but is %.0f %% %s: check this node", odd->host,
                  others, 100 * fabs(speed / usual_speed - 1), speed < usual_speed ? "slower" : "faster");
}

static int note_odd_nodes(hscal_machine *machine, const hscal_shapes *shapes, const hscal_node_record *records) {
  for (int c = 0; c < machine->nclasses; c++) {
    int usual = usual_class(machine, records, c), odd = 0, other = 0;
    if (usual < 0) continue;
    int nodd = class_size(machine, c, &odd), nusual = class_size(machine, usual, &other);
    for (int i = odd; i < odd + nodd; i++)
      HSCAL_TRY(note_odd_node(machine, shapes, &records[i], &records[other], nusual));
  }
  return 0;
}

static int note_copies(hscal_machine *machine, const hscal_node_record *record) {
  if (!(record->row_copy_bytes_per_s > 0)) return 0;
  return add_note(machine, "%s copies 32 rows of a large matrix at %.3g GB/s, whole columns at %.3g GB/s.",
                  record->host, record->row_copy_bytes_per_s / 1e9, record->copy_bytes_per_s / 1e9);
}

/* Pairs of one node that reach less together than each would alone share what they reach. */
static int fill_sharing(hscal_machine *machine, const hscal_network_record *network) {
  const hscal_message_record *alone = &network->layer[HSCAL_LAYER_NODE];
  hscal_message_layer *layer = &machine->layer[HSCAL_LAYER_NODE];
  if (alone->count < 1 || !(network->node_bytes_per_s > 0)) return 0;
  double rate = alone->bytes[alone->count - 1] / alone->seconds[alone->count - 1];
  if (network->node_bytes_per_s > HSCAL_UNSHARED * network->node_pairs * rate) return 0;
  layer->shared = 1;
  layer->bytes_per_s = hscal__quantity_rounded(HSCAL_Q_RATE, network->node_bytes_per_s);
  return add_note(machine, "%d pairs of processes of one node reach %.3g GB/s together, one alone %.3g GB/s.",
                  network->node_pairs, network->node_bytes_per_s / 1e9, rate / 1e9);
}

/* Nodes behind different switches, as far as their messages tell. */
static int fill_switches(hscal_machine *machine, const hscal_node_record *records,
                         const hscal_network_record *network) {
  hscal_switches *switches = &machine->switches;
  int most = 0;
  for (int i = 0; i < machine->nnodes; i++)
    if (records[i].group > most) most = records[i].group;
  if (most == 0 || most >= HSCAL_MOST_SWITCHES) return 0;
  HSCAL_TRY(hscal__switches_new(machine, most + 1));
  for (int i = 0; i < machine->nnodes; i++) {
    char name[16];
    snprintf(name, sizeof name, "s%d", records[i].group + 1);
    HSCAL_TRY(hscal__switches_named(machine, name, &switches->of[i]));
  }
  switches->latency_s = hscal__quantity_rounded(HSCAL_Q_LATENCY, network->switch_latency_s);
  switches->bytes_per_s = hscal__quantity_rounded(HSCAL_Q_RATE, network->switch_bytes_per_s);
  switches->uplink_bytes_per_s = hscal__quantity_rounded(HSCAL_Q_RATE, network->uplink_bytes_per_s);
  HSCAL_TRY(add_note(
      machine, "Some messages take longer than the links of their nodes say: the switches s1 to s%d are made of that.",
      most + 1));
  if (network->uplink_pairs < 2)
    return add_note(machine,
                    "No two pairs of nodes could send from one switch to another at once: uplinks are not limited.");
  if (network->uplink_bytes_per_s > 0)
    return add_note(machine, "%d pairs of nodes on two switches reach %.3g MB/s together: that is an uplink.",
                    network->uplink_pairs, network->uplink_bytes_per_s / 1e6);
  return add_note(machine, "%d pairs of nodes on two switches did not hinder each other: uplinks are not limited.",
                  network->uplink_pairs);
}

static int note_network(hscal_machine *machine, const hscal_network_record *network) {
  if (network->load > 0 && network->load < HSCAL_UNSHARED)
    return add_note(machine, "While all nodes send, links carry %.0f %% of what one carries alone: that is assumed.",
                    100 * network->load);
  return 0;
}

static int fill_layers(hscal_machine *machine, const hscal_network_record *network) {
  static const char *const notes[HSCAL_LAYERS] = {
      [HSCAL_LAYER_NODE] = "Messages within a node are assumed: no node had two processes to measure them.",
      [HSCAL_LAYER_NETWORK] = "Messages between nodes are assumed: there was one node only."};
  for (int i = 0; i < HSCAL_LAYERS; i++) {
    const hscal_message_record *record = &network->layer[i];
    HSCAL_TRY(fill_layer(&machine->layer[i], record->count > 0 ? record : &assumed[i]));
    machine->layer[i].is_assumed = record->count == 0;
    if (!(record->rendezvous_bytes > 0)) machine->layer[i].rendezvous_bytes = assumed[i].rendezvous_bytes;
    if (record->count == 0) HSCAL_TRY(add_note(machine, "%s", notes[i]));
  }
  return 0;
}

/* ---- the whole -------------------------------------------------------------------------------------------- */

static int fill_machine(hscal_machine *machine, const hscal_shapes *shapes, const hscal_node_record *records,
                        const int *class_of, int nnodes, const hscal_network_record *network) {
  for (int first = 0; first < nnodes;) {
    int count = 1;
    while (first + count < nnodes && class_of[first + count] == class_of[first]) count++;
    HSCAL_TRY(fill_class(machine, class_of[first], shapes, &records[first], count));
    first += count;
  }
  HSCAL_TRY(fill_layers(machine, network));
  HSCAL_TRY(fill_sharing(machine, network));
  HSCAL_TRY(note_odd_nodes(machine, shapes, records));
  HSCAL_TRY(note_processes(machine, records));
  HSCAL_TRY(note_quotas(machine, records));
  HSCAL_TRY(note_copies(machine, &records[0]));
  HSCAL_TRY(fill_switches(machine, records, network));
  return note_network(machine, network);
}

int hscal__machine_from_records(const hscal_shapes *shapes, hscal_node_record *records, int nnodes,
                                const hscal_network_record *network, hscal_machine **machine) {
  hscal_machine *made = NULL;
  int *class_of = malloc((size_t)nnodes * sizeof *class_of);
  if (!class_of) return no_memory();
  int nclasses = group(shapes, records, nnodes, class_of);
  group_by_switch(records, nnodes, class_of);
  int status = hscal__machine_new(nclasses, &made);
  if (!status) status = fill_machine(made, shapes, records, class_of, nnodes, network);
  free(class_of);
  if (status)
    hscal_machine_free(made);
  else
    *machine = made;
  return status;
}
