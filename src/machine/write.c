/* Machines to JSON: what file.c reads back identically, laid out for people. */
#include "machine/write.h"
#include "base/failure.h"
#include "base/file.h"
#include "base/status.h"
#include "base/text.h"
#include "machine/check.h"
#include "machine/fingerprint.h"
#include "machine/machine_builder.h"
#include "machine/node_rates.h"
#include "machine/quantity.h"
#include "machine/speed.h"

#include <limits.h>
#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- pieces ----------------------------------------------------------------------------------------------- */

/* Writes `, "key": ` or, as the first member of an object, `"key": `. */
static void put_key(FILE *out, const char *separator, const char *key) { fprintf(out, "%s\"%s\": ", separator, key); }

static void put_text(FILE *out, const char *text, size_t length) {
  fputc('"', out);
  for (size_t i = 0; i < length; i++) {
    unsigned char c = (unsigned char)text[i];
    if (c == '"' || c == '\\')
      fprintf(out, "\\%c", c);
    else if (c < ' ')
      fprintf(out, "\\u%04x", c);
    else
      fputc(c, out);
  }
  fputc('"', out);
}

static void put_member_text(FILE *out, const char *separator, const char *key, const char *text) {
  if (!text) return;
  put_key(out, separator, key);
  put_text(out, text, strlen(text));
}

static void put_number(FILE *out, const char *separator, const char *key, hscal_quantity quantity, double value) {
  char text[40];
  hscal__quantity_text(quantity, value, text, sizeof text);
  put_key(out, separator, key);
  fputs(text, out);
}

/* Zero is what an absent key means. */
static void put_optional(FILE *out, const char *separator, const char *key, hscal_quantity quantity, double value) {
  if (value != 0) put_number(out, separator, key, quantity, value);
}

/* ---- nodes ------------------------------------------------------------------------------------------------ */

/* Are the nodes first..first+count-1 named as "name" and "count" alone would name them? */
static int named_by_default(const hscal_machine *machine, const char *class_name, int first, int count) {
  char name[300];
  for (int i = 0; i < count; i++) {
    hscal__default_node_name(class_name, count, i, name, sizeof name);
    if (strcmp(name, machine->node_name[first + i]) != 0) return 0;
  }
  return 1;
}

static void put_names(FILE *out, const hscal_machine *machine, const char *class_name, int first, int count) {
  put_member_text(out, "    {", "name", class_name);
  if (named_by_default(machine, class_name, first, count)) {
    if (count > 1) fprintf(out, ", \"count\": %d", count);
    return;
  }
  put_key(out, ",\n     ", "names");
  for (int i = 0; i < count; i++) {
    fputs(i > 0 ? ", " : "[", out);
    put_text(out, machine->node_name[first + i], strlen(machine->node_name[first + i]));
  }
  fputc(']', out);
}

static void put_formula(FILE *out, const hscal_kernel_speed *speed) {
  put_number(out, ", ", "gflops", HSCAL_Q_SPEED, speed->flops_per_s);
  put_optional(out, ", ", "half_k", HSCAL_Q_HALF_K, speed->half_k);
}

static void put_speed(FILE *out, const hscal_kernel_speed *speed) {
  put_member_text(out, "\n       {", "kernel", hscal__kernel_name(speed->kernel));
  fprintf(out, ", \"type\": \"%c\"", hscal__type_letter(speed->type));
  if (speed->threads > 1) fprintf(out, ", \"threads\": %d", speed->threads);
  if (speed->npoints == 0) put_formula(out, speed);
  for (int i = 0; i < speed->npoints; i++) {
    const hscal_kernel_point *point = &speed->points[i];
    fputs(i > 0 ? "," : ", \"points\": [", out);
    const char *before = "\n         {";
    for (const char *d = hscal__kernel_facts[speed->kernel].dims; *d; d++, before = ", ")
      fprintf(out, "%s\"%c\": %d", before, *d, *d == 'm' ? point->m : *d == 'n' ? point->n : point->k);
    put_number(out, ", ", "gflops", HSCAL_Q_SPEED, point->flops_per_s);
    fputc('}', out);
  }
  fputs(speed->npoints > 0 ? "]}" : "}", out);
}

static void put_fingerprint(FILE *out, const hscal_fingerprint *fingerprint) {
  const char *before = "";
  if (!fingerprint) return;
  fputs(",\n     \"fingerprint\": {", out);
  for (int i = 0; i < HSCAL_FINGERPRINT_COUNT; i++) {
    if (!fingerprint->part[i][0]) continue;
    put_member_text(out, before, hscal__fingerprint_keys[i], fingerprint->part[i]);
    before = ", ";
  }
  fputc('}', out);
}

/* Where nodes first..first+count-1, a class, are: on one switch, or so many on each, in order. */
static void put_switch(FILE *out, const hscal_switches *switches, int first, int count) {
  const char *before = "{";
  if (switches->count == 0) return;
  put_key(out, ", ", "switch");
  for (int i = first, next; i < first + count; i = next, before = ", ") {
    const char *name = switches->name[switches->of[i]];
    for (next = i + 1; next < first + count && switches->of[next] == switches->of[i];) next++;
    if (next - i < count) fputs(before, out);
    put_text(out, name, strlen(name));
    if (next - i < count) fprintf(out, ": %d", next - i);
    if (next - i < count && next == first + count) fputc('}', out);
  }
}

static void put_class(FILE *out, const hscal_machine *machine, int index, int first, int count) {
  const hscal_node_class *node_class = &machine->classes[index];
  put_names(out, machine, node_class->name, first, count);
  fprintf(out, ", \"processors\": %d", node_class->processors);
  if (hscal__class_is_short(node_class)) put_formula(out, node_class->speeds);
  put_number(out, ", ", "memory_bytes", HSCAL_Q_MEMORY, node_class->memory_bytes);
  for (int i = 0; i < HSCAL_NODE_RATES; i++)
    put_optional(out, ", ", hscal__node_rates[i].key, HSCAL_Q_RATE, hscal__rate_in_class(node_class, i));
  put_optional(out, ", ", "link_bytes_per_s", HSCAL_Q_RATE, node_class->link_bytes_per_s);
  put_optional(out, ", ", "link_both_bytes_per_s", HSCAL_Q_RATE, node_class->link_both_bytes_per_s);
  put_optional(out, ", ", "link_latency_us", HSCAL_Q_LATENCY, node_class->link_latency_s);
  put_switch(out, &machine->switches, first, count);
  put_fingerprint(out, node_class->fingerprint);
  if (node_class->measured_processes > 0) fprintf(out, ", \"measured_processes\": %d", node_class->measured_processes);
  put_optional(out, ", ", "alone_speedup", HSCAL_Q_RATIO, node_class->alone_speedup);
  if (!hscal__class_is_short(node_class)) {
    put_key(out, ",\n     ", "kernels");
    for (int i = 0; i < node_class->nspeeds; i++) {
      fputc(i > 0 ? ',' : '[', out);
      put_speed(out, &node_class->speeds[i]);
    }
    fputc(']', out);
  }
  fputc('}', out);
}

static void put_nodes(FILE *out, const hscal_machine *machine) {
  int first = 0;
  fputs("  \"nodes\": [\n", out);
  for (int i = 0; i < machine->nclasses; i++) {
    int count = 0;
    while (first + count < machine->nnodes && machine->class_of[first + count] == i) count++;
    if (i > 0) fputs(",\n", out);
    put_class(out, machine, i, first, count);
    first += count;
  }
  fputs("\n  ],\n", out);
}

/* ---- messages and the rest -------------------------------------------------------------------------------- */

static void put_layer(FILE *out, const char *key, const hscal_message_layer *layer) {
  fprintf(out, "    \"%s\": {", key);
  if (isinf(layer->rendezvous_bytes))
    fputs("\"rendezvous_bytes\": \"never\"", out);
  else
    put_number(out, "", "rendezvous_bytes", HSCAL_Q_MESSAGE_BYTES, layer->rendezvous_bytes);
  fprintf(out, ", \"late_receiver\": %s, \"shared\": %s", layer->late_receiver ? "true" : "false",
          layer->shared ? "true" : "false");
  if (layer->is_assumed) fputs(", \"assumed\": true", out);
  put_optional(out, ", ", "envelope_bytes", HSCAL_Q_MESSAGE_BYTES, layer->envelope_bytes);
  put_optional(out, ", ", "send_overhead_us", HSCAL_Q_LATENCY, layer->send_overhead_s);
  put_optional(out, ", ", "receive_overhead_us", HSCAL_Q_LATENCY, layer->receive_overhead_s);
  put_optional(out, ", ", "bytes_per_s", HSCAL_Q_RATE, layer->bytes_per_s);
  if (layer->seconds.npoints == 0) put_number(out, ", ", "latency_us", HSCAL_Q_LATENCY, layer->latency_s);
  for (int i = 0; i < layer->seconds.npoints; i++) {
    fputs(i > 0 ? "," : ", \"points\": [", out);
    put_number(out, "\n      {", "bytes", HSCAL_Q_MESSAGE_BYTES, layer->seconds.x[i]);
    put_number(out, ", ", "us", HSCAL_Q_MESSAGE_TIME, layer->seconds.y[i]);
    fputc('}', out);
  }
  fputs(layer->seconds.npoints > 0 ? "]}" : "}", out);
}

static void put_switches(FILE *out, const hscal_switches *switches) {
  if (switches->count == 0) return;
  put_number(out, ",\n    \"switches\": {", "latency_us", HSCAL_Q_LATENCY, switches->latency_s);
  put_optional(out, ", ", "bytes_per_s", HSCAL_Q_RATE, switches->bytes_per_s);
  put_optional(out, ", ", "uplink_bytes_per_s", HSCAL_Q_RATE, switches->uplink_bytes_per_s);
  fputc('}', out);
}

static void put_condition(FILE *out, const char *key, hscal_row_condition condition) {
  if (condition != HSCAL_ROW_EITHER) fprintf(out, ", \"%s\": %s", key, condition == HSCAL_ROW_YES ? "true" : "false");
}

static void put_collective_row(FILE *out, const hscal_collective_row *row) {
  put_member_text(out, "\n    {", "operation", hscal__collective_word(row->operation));
  if (row->members != INT_MAX) put_number(out, ", ", "members", HSCAL_Q_DIMENSION, row->members);
  if (!isinf(row->bytes)) put_number(out, ", ", "bytes", HSCAL_Q_MESSAGE_BYTES, row->bytes);
  put_condition(out, "splittable", row->splittable);
  put_condition(out, "builtin", row->builtin);
  put_member_text(out, ", ", "algorithm", hscal__algorithm_word(row->algorithm));
  put_optional(out, ", ", "radix", HSCAL_Q_DIMENSION, row->radix);
  put_optional(out, ", ", "segment", HSCAL_Q_MESSAGE_BYTES, row->segment_bytes);
  fputc('}', out);
}

static void put_collectives(FILE *out, const hscal_collectives *collectives) {
  if (!collectives) return;
  if (collectives->name) {
    put_member_text(out, ",\n  ", "collectives", collectives->name);
    return;
  }
  put_key(out, ",\n  ", "collectives");
  for (int i = 0; i < collectives->nrows; i++) {
    fputc(i > 0 ? ',' : '[', out);
    put_collective_row(out, &collectives->rows[i]);
  }
  fputc(']', out);
}

static void put_ratio_errors(FILE *out, const hscal_ratio_errors *errors) {
  const char *before = "{";
  if (hscal__has_ratio_errors(errors)) {
    put_key(out, ",\n  ", "ratio_errors");
    for (int k = 0; k < HSCAL_PAIR_KINDS; k++) {
      if (errors->half_width[k] < 0) continue;
      put_number(out, before, hscal__pair_word((hscal_pair_kind)k), HSCAL_Q_LOG, errors->half_width[k]);
      before = ", ";
    }
    fputc('}', out);
  }
  if (errors->noise >= 0) put_number(out, ",\n  ", "noise", HSCAL_Q_RELATIVE, errors->noise);
}

static void put_lines(FILE *out, const char *key, const char *lines) {
  if (!lines) return;
  fprintf(out, "  \"%s\": [\n", key);
  for (const char *line = lines;;) {
    size_t length = strcspn(line, "\n");
    fputs("    ", out);
    put_text(out, line, length);
    if (!line[length]) break;
    fputs(",\n", out);
    line += length + 1;
  }
  fputs("\n  ],\n", out);
}

static void put_noise_parts(FILE *out, const hscal_noise_parts *parts) {
  const char *before = "{";
  if (!hscal__has_noise_parts(parts)) return;
  put_key(out, ",\n    ", "noise");
  for (int s = 0; s < HSCAL_NOISE_SOURCES; s++) {
    if (parts->of[s] == 0) continue;
    put_number(out, before, hscal__noise_word((hscal_noise_source)s), HSCAL_Q_RELATIVE, parts->of[s]);
    before = ", ";
  }
  fputc('}', out);
}

static void put_provenance(FILE *out, const hscal_machine *machine) {
  fputs(",\n  \"provenance\": {", out);
  fprintf(out, "\"samples\": %d", machine->samples);
  put_optional(out, ", ", "spread", HSCAL_Q_RELATIVE, machine->spread);
  if (machine->is_probe) fputs(", \"probe\": true", out);
  put_member_text(out, ", ", "when", machine->measured_when);
  put_member_text(out, ",\n    ", "how", machine->measured_how);
  put_noise_parts(out, &machine->noise_parts);
  fputc('}', out);
}

/* Does it say what hscal-machine/1 has no keys for? What that can say is written so: older readers take it. */
static int needs_second_schema(const hscal_machine *machine) {
  int needed = machine->doubts || machine->is_probe;
  for (int i = 0; i < HSCAL_LAYERS; i++) needed |= machine->layer[i].is_assumed;
  for (int i = 0; i < machine->nclasses; i++) needed |= machine->classes[i].measured_processes > 0;
  return needed;
}

static int has_rates_of_schema(const hscal_machine *machine, int schema) {
  for (int c = 0; c < machine->nclasses; c++)
    for (int i = 0; i < HSCAL_NODE_RATES; i++)
      if (hscal__node_rates[i].schema == schema && hscal__rate_in_class(&machine->classes[c], i) > 0) return 1;
  return 0;
}

/* Or what /2 has none for. */
static int needs_third_schema(const hscal_machine *machine) {
  return machine->collectives != NULL || has_rates_of_schema(machine, 3);
}

/* Or what /3 has none for. */
static int needs_fourth_schema(const hscal_machine *machine) {
  int needed = hscal__has_ratio_errors(&machine->ratio_errors) || machine->ratio_errors.noise >= 0 ||
               hscal__has_noise_parts(&machine->noise_parts) || has_rates_of_schema(machine, 4);
  for (int i = 0; i < machine->nclasses; i++) needed |= machine->classes[i].link_both_bytes_per_s > 0;
  return needed;
}

static int has_provenance(const hscal_machine *machine) {
  return machine->measured_when || machine->measured_how || machine->samples || machine->spread != 0 ||
         machine->is_probe || hscal__has_noise_parts(&machine->noise_parts);
}

static void put_machine(FILE *out, const hscal_machine *machine) {
  int version = needs_fourth_schema(machine)   ? 4
                : needs_third_schema(machine)  ? 3
                : needs_second_schema(machine) ? 2
                                               : 1;
  fprintf(out, "{\n  \"schema\": \"hscal-machine/%d\",\n", version);
  if (machine->name) {
    put_member_text(out, "  ", "name", machine->name);
    fputs(",\n", out);
  }
  put_lines(out, "notes", machine->notes);
  put_lines(out, "doubts", machine->doubts);
  put_nodes(out, machine);
  fputs("  \"layers\": {\n", out);
  put_layer(out, "node", &machine->layer[HSCAL_LAYER_NODE]);
  fputs(",\n", out);
  put_layer(out, "network", &machine->layer[HSCAL_LAYER_NETWORK]);
  put_switches(out, &machine->switches);
  fputs("\n  }", out);
  put_collectives(out, machine->collectives);
  if (machine->processes_per_processor != 1)
    fprintf(out, ",\n  \"processes_per_processor\": %d", machine->processes_per_processor);
  put_number(out, ",\n  ", "model_error", HSCAL_Q_RELATIVE, machine->model_error);
  if (machine->interval_error >= 0)
    put_number(out, ",\n  ", "interval_error", HSCAL_Q_RELATIVE, machine->interval_error);
  put_ratio_errors(out, &machine->ratio_errors);
  put_member_text(out, ",\n  ", "fingerprint", machine->fingerprint);
  if (has_provenance(machine)) put_provenance(out, machine);
  fputs("\n}\n", out);
}

char *hscal__machine_text(const hscal_machine *machine) {
  char *text = NULL;
  size_t length = 0;
  /* Numbers must have a decimal point whatever the program's language is. */
  locale_t plain = newlocale(LC_ALL_MASK, "C", (locale_t)0);
  if (!plain) return NULL;
  locale_t before = uselocale(plain);
  FILE *out = open_memstream(&text, &length);
  if (out) put_machine(out, machine);
  char *written = out ? hscal__stream_text(out, &text) : NULL;
  uselocale(before);
  freelocale(plain);
  return written;
}

static int machine_save(const hscal_machine *machine, const char *file) {
  if (!machine) return hscal__fail(-1, "machine is a null pointer");
  if (!file || !*file) return hscal__fail(-2, "the file to save a machine in has no name");
  for (int c = 0; c < machine->nclasses; c++) /* a file has no word for it */
    if (hscal__class_processor_cores(&machine->classes[c]) > 1)
      return hscal__fail(HSCAL_ERROR_MACHINE, "%s: a machine of hscal_machine_with_threads is not for files", file);
  HSCAL_TRY(hscal__machine_check(machine));
  char *text = hscal__machine_text(machine);
  int status =
      text ? hscal__file_replace(file, text) : hscal__fail(HSCAL_ERROR_MEMORY, "%s: out of memory while writing", file);
  free(text);
  return status;
}

int hscal_machine_save(const hscal_machine *machine, const char *file) {
  hscal__enter("hscal_machine_save");
  return hscal__leave(machine_save(machine, file));
}
