#include "fit_mark.h"
#include "base/text.h"
#include "report.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* Those numbers that the runs tell, or those that they don't. */
static void put_values(FILE *out, const hscal_fit *fit, int is_told) {
  const char *between = "";
  for (int p = 0; p < HSCAL_FIT_PARAMETERS; p++) {
    const hscal_fitted_value *value = &fit->value[p];
    const hscal_parameter_row *row = &hscal__parameters[p];
    if (value->before <= 0 || value->is_told != is_told) continue;
    fprintf(out, "%s%s ", between, row->name);
    if (is_told) fprintf(out, "%.4g -> ", value->before * row->in_unit);
    fprintf(out, "%.4g%s%s", value->after * row->in_unit, *row->unit ? " " : "", row->unit);
    if (is_told) fprintf(out, " (+- %.2g %%)", 100 * value->sd);
    between = "; ";
  }
}

static char *make_notes(const hscal_machine *machine, const hscal_fit *fit) {
  char *text = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&text, &length);
  if (!out) return NULL;
  if (machine->notes) fprintf(out, "%s\n", machine->notes);
  fprintf(out, "Fitted: ");
  put_values(out, fit, 1);
  fprintf(out, ".\nNot told by the runs, as described: ");
  put_values(out, fit, 0);
  fprintf(out, ".");
  return hscal__stream_text(out, &text);
}

int cli_mark_fitted(hscal_machine *machine, const hscal_fit *fit, const hscal_pair_errors *ratios,
                    const hscal_runs *runs, const char *file) {
  char text[512], when[HSCAL_UTC_TEXT_SIZE], *notes = make_notes(machine, fit);
  snprintf(text, sizeof text, "hscal machine fit, %d numbers, to %d layouts of %d task%s in %.200s; before: %.100s",
           fit->told, runs->count, runs->tasks, runs->tasks == 1 ? "" : "s", file,
           machine->measured_how ? machine->measured_how : "a description");
  free(machine->notes);
  free(machine->measured_how);
  free(machine->measured_when);
  machine->notes = notes;
  machine->measured_how = hscal__copy_text(text);
  machine->measured_when = hscal__copy_text(hscal__utc_text(when));
  machine->samples = runs->count;
  /* Plans by the machine are as wrong as runs that took no part were predicted. */
  machine->model_error = fmin(fit->left.mean_error, 1);
  machine->interval_error = fmin(expm1(fit->left.off_in_9_of_10), 1);
  hscal__ratio_errors_set(machine, ratios);
  return notes && machine->measured_how && machine->measured_when ? 0 : cli_report(HSCAL_ERROR_MEMORY);
}
