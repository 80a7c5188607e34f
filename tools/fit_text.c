#include "fit_text.h"
#include "base/text.h"
#include "json_text.h"

#include <jansson.h>
#include <math.h>
#include <stdio.h>

static void put_value(FILE *out, const hscal_fitted_value *value, const hscal_parameter_row *row) {
  char before[32], after[32];
  snprintf(before, sizeof before, "%.4g", value->before * row->in_unit);
  snprintf(after, sizeof after, "%.4g", value->after * row->in_unit);
  if (value->is_told)
    fprintf(out, "  %-30s %10s -> %-10s %-8s +- %.2g %%\n", row->name, before, after, row->unit, 100 * value->sd);
  else
    fprintf(out, "  %-30s %10s    %-10s %-8s these runs don't tell\n", row->name, before, "", row->unit);
}

static void put_agreement(FILE *out, const char *name, const hscal_agreement *a) {
  fprintf(out, "  %-30s %8.1f %8.1f %9.1f", name, 100 * a->mean_error, 100 * a->worst_error,
          100 * expm1(a->off_in_9_of_10));
  if (a->ranked > 0)
    fprintf(out, " %9.3f", a->rank_correlation);
  else
    fprintf(out, " %9s", "-");
  fprintf(out, " %8.1f %8.1f\n", 100 * a->regret, 100 * a->worst_regret);
}

static void put_folds(FILE *out, const hscal_fit *fit) {
  if (fit->folds_are_tasks)
    fprintf(out, "Tasks left out: each was predicted by a fit to the others (%d folds).\n", fit->folds);
  else
    fprintf(out,
            "Runs left out: all runs are of one task, so other runs of the same task took part in each fit\n"
            "(%d folds). That says less than tasks left out.\n",
            fit->folds);
}

static const char *const pair_names[HSCAL_PAIR_KINDS] = {"same grid, other blocks", "similar grid", "other grid",
                                                         "other threads"};

static void put_ratios(FILE *out, const hscal_fit *fit, const hscal_pair_errors *ratios) {
  fprintf(out, "\n  %-30s %8s %8s %8s %8s\n", "ratios of two layouts", "pairs", "tasks", "9 in 10", "factor");
  for (int k = 0; k < HSCAL_PAIR_KINDS; k++) {
    const hscal_pair_error *error = &ratios->kind[k];
    fprintf(out, "  %-30s %8d %8d", pair_names[k], error->pairs, error->tasks);
    if (error->pairs > 0)
      fprintf(out, " %8.1f %8.2f%s\n", 100 * expm1(error->half_width), hscal__pair_factor(error, fit->left.mean_error),
              error->is_told ? "" : "  too few");
    else
      fprintf(out, " %8s %8s\n", "-", "-");
  }
}

char *cli_fit_text(const hscal_fit *fit, const hscal_pair_errors *ratios, const hscal_runs *runs) {
  char *text = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&text, &length);
  if (!out) return NULL;
  fprintf(out, "%d layouts of %d task%s\n", runs->count, runs->tasks, runs->tasks == 1 ? "" : "s");
  for (int p = 0; p < HSCAL_FIT_PARAMETERS; p++)
    if (fit->value[p].before > 0) put_value(out, &fit->value[p], &hscal__parameters[p]);
  fprintf(out, "\n  %-30s %8s %8s %9s %9s %8s %8s\n", "errors, %", "mean", "worst", "9 in 10", "rank", "regret",
          "worst");
  put_agreement(out, "as described", &fit->before);
  put_agreement(out, "fitted", &fit->after);
  put_agreement(out, fit->folds_are_tasks ? "tasks left out" : "runs left out", &fit->left);
  put_ratios(out, fit, ratios);
  fprintf(out, "\n");
  put_folds(out, fit);
  if (ratios->repeated > 0)
    fprintf(out, "%d runs were repeated; they scatter by %.2g %% (median).\n", ratios->repeated, 100 * ratios->noise);
  return hscal__stream_text(out, &text);
}

/* ---- JSON --------------------------------------------------------------------------------------------------------- */

static json_t *agreement_json(const hscal_agreement *a) {
  json_t *root = json_pack("{s:f, s:f, s:f, s:f, s:f}", "mean_error", a->mean_error, "worst_error", a->worst_error,
                           "off_in_9_of_10", a->off_in_9_of_10, "regret", a->regret, "worst_regret", a->worst_regret);
  json_object_set_new(root, "rank_correlation", a->ranked > 0 ? json_real(a->rank_correlation) : json_null());
  return root;
}

static json_t *values_json(const hscal_fit *fit) {
  json_t *list = json_array();
  for (int p = 0; p < HSCAL_FIT_PARAMETERS; p++) {
    const hscal_fitted_value *value = &fit->value[p];
    const hscal_parameter_row *row = &hscal__parameters[p];
    if (value->before <= 0) continue;
    json_array_append_new(list, json_pack("{s:s, s:s, s:f, s:f, s:b, s:f}", "name", row->name, "unit", row->unit,
                                          "before", value->before * row->in_unit, "after", value->after * row->in_unit,
                                          "told", value->is_told, "relative_sd", value->sd));
  }
  return list;
}

static json_t *runs_json(const hscal_fit *fit, const hscal_runs *runs) {
  json_t *list = json_array();
  for (int i = 0; i < runs->count; i++) {
    const hscal_run *run = &runs->run[i];
    json_array_append_new(list,
                          json_pack("{s:i, s:i, s:s, s:[i,i], s:f, s:f, s:f, s:f}", "line", run->line, "task",
                                    run->task, "routine", run->call.routine->name, "grid", run->layout.nprow,
                                    run->layout.npcol, "seconds", run->seconds, "described_s", exp(fit->log_before[i]),
                                    "fitted_s", exp(fit->log_after[i]), "left_out_s", exp(fit->log_left[i])));
  }
  return list;
}

static json_t *ratios_json(const hscal_fit *fit, const hscal_pair_errors *ratios) {
  json_t *root = json_object();
  for (int k = 0; k < HSCAL_PAIR_KINDS; k++) {
    const hscal_pair_error *error = &ratios->kind[k];
    json_t *half_width = error->pairs > 0 ? json_real(error->half_width) : json_null();
    json_t *factor = error->pairs > 0 ? json_real(hscal__pair_factor(error, fit->left.mean_error)) : json_null();
    json_object_set_new(root, hscal__pair_word((hscal_pair_kind)k),
                        json_pack("{s:i, s:i, s:b, s:o, s:o}", "pairs", error->pairs, "tasks", error->tasks, "told",
                                  error->is_told, "half_width", half_width, "factor", factor));
  }
  return root;
}

char *cli_fit_json(const hscal_fit *fit, const hscal_pair_errors *ratios, const hscal_runs *runs) {
  json_t *root = json_pack("{s:i, s:i, s:i, s:b, s:f}", "layouts", runs->count, "tasks", runs->tasks, "folds",
                           fit->folds, "folds_are_tasks", fit->folds_are_tasks, "scatter", hscal__runs_scatter(runs));
  json_object_set_new(root, "values", values_json(fit));
  json_object_set_new(root, "described", agreement_json(&fit->before));
  json_object_set_new(root, "fitted", agreement_json(&fit->after));
  json_object_set_new(root, "left_out", agreement_json(&fit->left));
  json_object_set_new(root, "ratios", ratios_json(fit, ratios));
  json_object_set_new(root, "noise", ratios->repeated > 0 ? json_real(ratios->noise) : json_null());
  json_object_set_new(root, "runs", runs_json(fit, runs));
  return cli_json_text(root, HSCAL_JSON_DIGITS);
}
