#include "advise_json.h"
#include "base/number_json.h"
#include "base/text.h"
#include "json_text.h"

#include <jansson.h>
#include <math.h>

static json_t *text_or_null(const char *text) { return text && *text ? json_string(text) : json_null(); }

static json_t *layout_json(const hscal_candidate *layout) {
  return json_pack("{s:[i,i], s:i, s:i, s:i, s:o}", "grid", layout->nprow, layout->npcol, "mb", layout->mb, "nb",
                   layout->nb, "panel", layout->panel, "predicted_s", hscal__number_json(layout->predicted_s));
}

static json_t *gain_json(const hscal_gain *gain) {
  return json_pack("{s:o, s:o, s:o}", "gain", hscal__number_json(exp(gain->log_gain)), "gain_lower",
                   hscal__number_json(exp(gain->log_gain - gain->half_width)), "gain_upper",
                   hscal__number_json(exp(gain->log_gain + gain->half_width)));
}

/* A layout and what it gains; null: there is none. */
static json_t *alternative_json(const hscal_alternative *other) {
  if (other->layout.nprocs == 0) return json_null();
  json_t *root = json_pack("{s:o, s:b, s:o}", "layout", layout_json(&other->layout), "sure", other->is_sure, "after_s",
                           hscal__number_json(other->after_s));
  json_object_update_new(root, gain_json(&other->gain));
  return root;
}

/* Null: there is but the one. */
static json_t *contexts_json(const hscal_advised_contexts *contexts) {
  if (contexts->count == 0) return json_null();
  json_t *layouts = json_array();
  for (int k = 0; k < contexts->count; k++) json_array_append_new(layouts, layout_json(&contexts->layout[k]));
  json_t *root = json_pack("{s:o, s:o, s:b, s:o, s:o}", "layouts", layouts, "over_one", gain_json(&contexts->over_one),
                           "sure", contexts->is_sure, "moving_s", hscal__number_json(contexts->moving_s), "after_s",
                           hscal__number_json(contexts->after_s));
  json_object_update_new(root, gain_json(&contexts->over_recorded));
  return root;
}

static json_t *call_json(const hscal_advised_call *call) {
  static const char *const states[] = {[HSCAL_RECORDED_THERE] = "compared",
                                       [HSCAL_RECORDED_NOWHERE] = "no context",
                                       [HSCAL_RECORDED_APART] = "several contexts",
                                       [HSCAL_RECORDED_REFUSED] = "refused"};
  json_t *root = json_pack("{s:s, s:s, s:I, s:o, s:s}", "routine", call->line->given.routine->name, "arguments",
                           call->arguments, "count", (json_int_t)call->line->count, "measured_s",
                           hscal__number_json(call->line->seconds), "state", states[call->state]);
  if (call->state != HSCAL_RECORDED_THERE) {
    json_object_set_new(root, "reason", text_or_null(call->why_not));
    return root;
  }
  json_object_set_new(root, "now", layout_json(&call->now));
  json_object_set_new(root, "lower_s", hscal__number_json(call->lower_s));
  json_object_set_new(root, "upper_s", hscal__number_json(call->upper_s));
  json_object_set_new(root, "off", json_boolean(call->is_off));
  json_object_set_new(root, "alone", alternative_json(&call->alone));
  json_object_set_new(root, "together_s", hscal__number_json(call->together_s));
  json_object_set_new(root, "apart_s", hscal__number_json(call->apart_s));
  json_object_set_new(root, "pays", json_boolean(call->pays));
  json_object_set_new(root, "context", json_integer(call->context));
  json_object_set_new(root, "context_s", hscal__number_json(call->context_s));
  json_object_set_new(root, "panel", json_integer(call->panel.width));
  json_object_set_new(root, "panel_s", hscal__number_json(call->panel.seconds));
  return root;
}

static json_t *knob_json(const cli_advised *of) {
  const hscal_known_program *program = of->advice->program;
  if (!program) return json_null();
  return json_pack("{s:s, s:o, s:o, s:o, s:o, s:o, s:o}", "name", program->name, "remark",
                   text_or_null(program->remark), "best", alternative_json(&of->advice->knob), "set",
                   text_or_null(of->set), "where", text_or_null(program->where), "reason",
                   text_or_null(of->advice->knob.why_not), "contexts", text_or_null(program->contexts));
}

static json_t *panel_json(const hscal_advice *advice) {
  json_t *root = alternative_json(&advice->panel);
  json_object_set_new(root, "widths", json_pack("[i,i]", advice->widths[0], advice->widths[1]));
  return root;
}

char *cli_advise_json(const cli_advised *of) {
  const hscal_advice *advice = of->advice;
  json_t *calls = json_array();
  for (int i = 0; i < advice->ncalls; i++) json_array_append_new(calls, call_json(&advice->call[i]));
  json_t *root = json_pack("{s:s, s:s, s:o, s:o, s:i, s:i, s:s}", "schema", "hscal-advice/1", "workload", of->file,
                           "incomplete", text_or_null(of->workload->incomplete), "command",
                           text_or_null(of->workload->command), "processes", advice->processes, "pools",
                           advice->pool.workload ? advice->pool.workload->pools : 1, "machine", of->machine_name);
  json_object_set_new(root, "calls", calls);
  json_object_set_new(root, "off", json_integer(advice->off));
  json_object_set_new(root, "measured_s", hscal__number_json(advice->measured_s));
  json_object_set_new(root, "predicted_of_measured_s", hscal__number_json(advice->measured_predicted_s));
  json_object_set_new(root, "predicted_s", hscal__number_json(advice->predicted_s));
  json_object_set_new(root, "one", alternative_json(&advice->one));
  json_object_set_new(root, "one_usual_panel", alternative_json(&advice->one_usual_panel));
  json_object_set_new(root, "apart_after_s", hscal__number_json(advice->paying ? advice->apart_after_s : NAN));
  json_object_set_new(root, "contexts", contexts_json(&advice->contexts));
  json_object_set_new(root, "panel", panel_json(advice));
  json_object_set_new(root, "program", knob_json(of));
  return cli_json_text(root, HSCAL_JSON_DIGITS);
}
