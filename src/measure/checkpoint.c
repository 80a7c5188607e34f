#include "measure/checkpoint.h"
#include "base/file.h"
#include "base/status.h"
#include "machine/speed.h"

#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char schema[] = "hscal-partial/1";

void hscal__measured_add_disturbance(hscal_measured_speeds *measured, const char *what, const char *why) {
  size_t length = strlen(measured->disturbances), left = sizeof measured->disturbances - length;
  int added = snprintf(measured->disturbances + length, left, "%sdisturbed: %s: %s", length ? "\n" : "", what, why);
  if (added >= (int)left) measured->disturbances[length] = 0;
}

/* ---- writing ---------------------------------------------------------------------------------------------- */

static json_t *shapes_value(const hscal_shapes *shapes) {
  json_t *list = json_array();
  for (int i = 0; list && i < shapes->count; i++) {
    const hscal_shape *s = &shapes->shape[i];
    json_array_append_new(
        list, json_pack("[i, i, i, i, i, i, i]", (int)s->kernel, (int)s->type, s->m, s->n, s->k, s->threads, s->alone));
  }
  return list;
}

static json_t *speeds_value(const hscal_measured_speeds *measured, int node) {
  json_t *list = json_array();
  for (int i = 0; list && i < measured->shapes.count; i++)
    json_array_append_new(list, json_real(measured->records[node].flops_per_s[i]));
  return list;
}

static json_t *nodes_value(const hscal_measured_speeds *measured) {
  json_t *list = json_array();
  for (int i = 0; list && i < measured->nnodes; i++) json_array_append_new(list, speeds_value(measured, i));
  return list;
}

int hscal__checkpoint_save(const char *file, const char *fingerprint, const hscal_measured_speeds *measured) {
  json_t *root =
      json_pack("{s:s, s:s, s:s, s:i, s:f, s:f, s:o, s:o}", "schema", schema, "fingerprint", fingerprint, "doubts",
                measured->disturbances, "samples", measured->samples, "spread", measured->spread, "doubt",
                measured->uncertainty, "shapes", shapes_value(&measured->shapes), "nodes", nodes_value(measured));
  char *text = root ? json_dumps(root, JSON_COMPACT) : NULL;
  int status = text ? hscal__file_replace(file, text) : hscal__fail(HSCAL_ERROR_MEMORY, "%s: out of memory", file);
  free(text);
  json_decref(root);
  return status;
}

/* ---- reading ---------------------------------------------------------------------------------------------- */

static int read_shape(const json_t *value, hscal_shape *shape) {
  int kernel, type;
  if (json_unpack((json_t *)value, "[i, i, i, i, i, i, i!]", &kernel, &type, &shape->m, &shape->n, &shape->k,
                  &shape->threads, &shape->alone) != 0)
    return 0;
  if (kernel < 0 || kernel >= HSCAL_KERNEL_COUNT || !hscal__kernel_name((hscal_kernel)kernel)) return 0;
  if (type < HSCAL_TYPE_S || type > HSCAL_TYPE_Z || shape->threads < 1) return 0;
  shape->kernel = (hscal_kernel)kernel, shape->type = (hscal_type)type;
  return 1;
}

static int read_shapes(const json_t *list, hscal_shapes *shapes) {
  shapes->count = 0;
  if (json_array_size(list) > HSCAL_MOST_SHAPES) return 0;
  for (size_t i = 0; i < json_array_size(list); i++)
    if (!read_shape(json_array_get(list, i), &shapes->shape[shapes->count++])) return 0;
  return 1;
}

/* Are these speeds for all nodes and shapes? */
static int are_speeds(const json_t *nodes, int nnodes, int nshapes) {
  if (json_array_size(nodes) != (size_t)nnodes) return 0;
  for (int i = 0; i < nnodes; i++) {
    const json_t *speeds = json_array_get(nodes, (size_t)i);
    if (json_array_size(speeds) != (size_t)nshapes) return 0;
    for (int s = 0; s < nshapes; s++) {
      double speed = json_number_value(json_array_get(speeds, (size_t)s));
      if (!json_is_number(json_array_get(speeds, (size_t)s)) || !(speed >= 0 && speed < 1e18)) return 0;
    }
  }
  return 1;
}

static int take_up(json_t *root, const char *fingerprint, hscal_measured_speeds *measured) {
  const char *its_schema, *its_fingerprint, *disturbances = "";
  json_t *shape_list, *nodes;
  hscal_shapes shapes;
  int samples;
  double spread, uncertainty;
  if (json_unpack(root, "{s:s, s:s, s?s, s:i, s:F, s:F, s:o, s:o !}", "schema", &its_schema, "fingerprint",
                  &its_fingerprint, "doubts", &disturbances, "samples", &samples, "spread", &spread, "doubt",
                  &uncertainty, "shapes", &shape_list, "nodes", &nodes) != 0)
    return 0;
  if (strcmp(its_schema, schema) != 0 || strcmp(its_fingerprint, fingerprint) != 0) return 0;
  if (!(spread >= 0 && spread <= 1 && uncertainty >= 0 && uncertainty <= 1) || samples < 0 || samples > 1000000)
    return 0;
  if (!read_shapes(shape_list, &shapes) || !are_speeds(nodes, measured->nnodes, shapes.count)) return 0;
  measured->shapes = shapes;
  snprintf(measured->disturbances, sizeof measured->disturbances, "%s", disturbances);
  measured->samples = samples, measured->spread = spread, measured->uncertainty = uncertainty;
  for (int i = 0; i < measured->nnodes; i++)
    for (int s = 0; s < shapes.count; s++)
      measured->records[i].flops_per_s[s] =
          json_number_value(json_array_get(json_array_get(nodes, (size_t)i), (size_t)s));
  return 1;
}

int hscal__checkpoint_load(const char *file, const char *fingerprint, hscal_measured_speeds *measured) {
  json_t *root = json_load_file(file, JSON_REJECT_DUPLICATES, NULL);
  int taken = root && take_up(root, fingerprint, measured);
  json_decref(root);
  return taken;
}
