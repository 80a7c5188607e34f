#include "page_parts.h"
#include "call/arguments.h"

#include <math.h>

double report_off_percent(double seconds, double from_s) { return 100 * (seconds / from_s - 1); }

void report_errors_take(report_errors *errors, double percent) {
  errors->count++;
  errors->sum += fabs(percent);
  errors->worst = fmax(errors->worst, fabs(percent));
}

void report_write_case(const report_case *what, const hscal_call *call, FILE *file) {
  fprintf(file, "%s", what->routine);
  for (const hscal_argument *a = hscal__arguments_of(call->routine); a->name; a++)
    if (a->kind == HSCAL_ARGUMENT_size)
      fprintf(file, " %s %d", a->name, *(const int *)(const void *)((const char *)call + a->where));
}
