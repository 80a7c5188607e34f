#include "explain/explanation_json.h"
#include "base/number_json.h"
#include "base/text.h"

#include <jansson.h>
#include <stdio.h>

static json_t *changes_json(const hscal_changes *changes) {
  json_t *list = json_array();
  for (int i = 0; i < changes->count; i++) {
    const hscal_change *change = &changes->change[i];
    json_array_append_new(list, json_pack("{s:s, s:o, s:o}", "what", change->what, "predicted_s",
                                          hscal__number_json(change->seconds), "difference",
                                          hscal__number_json(change->difference)));
  }
  return list;
}

static json_t *shares_json(const double seconds[HSCAL_SHARES]) {
  json_t *object = json_object();
  for (int s = 0; s < HSCAL_SHARES; s++) {
    char key[24];
    snprintf(key, sizeof key, "%s_s", hscal__share_name[s]);
    json_object_set_new(object, key, json_real(seconds[s]));
  }
  return object;
}

static json_t *time_json(const hscal_explanation *explanation) {
  const hscal_shares *shares = &explanation->shares;
  const hscal_machine *machine = explanation->explained->placement->machine;
  json_t *processes = json_array(), *waited = json_object();
  for (int p = 0; p < shares->nprocs; p++) {
    json_t *own = shares_json(shares->of_process[p]);
    json_object_set_new(own, "node", json_string(hscal__explanation_node_name(explanation, p)));
    json_array_append_new(processes, own);
  }
  for (int h = 0; h < machine->nnodes; h++)
    if (hscal__explanation_waited_for_s(explanation, h) > 0)
      json_object_set_new(waited, machine->node_name[h], json_real(hscal__explanation_waited_for_s(explanation, h)));
  return json_pack("{s:b, s:o, s:o, s:i, s:o}", "sampled", shares->is_sampled, "sum", shares_json(shares->seconds),
                   "processes", processes, "busiest", shares->busiest, "waited_for_s", waited);
}

static json_t *left_out_json(const hscal_explanation *explanation) {
  const hscal_plan *plan = explanation->plan;
  json_t *names = json_array();
  for (int h = 0; h < plan->nnodes; h++)
    if (plan->threads_of_node[h] == 0) json_array_append_new(names, json_string(plan->node_name[h]));
  return names;
}

static json_t *threshold_json(const hscal_threshold *threshold) {
  if (threshold->why_not || threshold->size == 0) return json_null();
  return json_pack("{s:s, s:i, s:b}", "dimension", threshold->dimension, "size", threshold->size, "or_more",
                   threshold->is_above);
}

/* As which MPI library collectives are timed. */
static json_t *collectives_json(const hscal_machine *machine) {
  return json_pack("{s:s, s:b}", "as", hscal__machine_collectives_name(machine), "verified",
                   !hscal__machine_is_unverified(machine));
}

char *hscal__explanation_json(const hscal_explanation *explanation) {
  const hscal_limits *limits = &explanation->limits;
  json_t *path = json_pack("{s:f, s:f, s:f, s:f}", "compute_s", limits->compute_s, "chain_s", limits->chain_s,
                           "bandwidth_s", limits->bandwidth_s, "latency_s", limits->latency_s);
  json_t *root =
      json_pack("{s:o, s:s, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "time", time_json(explanation), "limit", limits->limit,
                "end_to_end", path, "changes", changes_json(&limits->changes), "left_out", left_out_json(explanation),
                "more_nodes", changes_json(&explanation->more), "fewer_nodes", changes_json(&explanation->fewer),
                "several_processes_pay_from", threshold_json(&explanation->threshold), "collectives",
                collectives_json(explanation->explained->placement->machine));
  if (!root) return NULL;
  char *text = json_dumps(root, JSON_INDENT(2) | JSON_REAL_PRECISION(HSCAL_JSON_DIGITS));
  json_decref(root);
  return text;
}
