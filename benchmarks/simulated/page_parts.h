/* What the pages of both reports are made of. */
#ifndef HSCAL_SIMULATED_PAGE_PARTS_H
#define HSCAL_SIMULATED_PAGE_PARTS_H

#include "report.h"

/* By how many per cent `seconds` is off `from_s`. */
double report_off_percent(double seconds, double from_s);

/* Mean (sum / count) and largest of absolute percentages. */
typedef struct report_errors {
  int count;
  double sum, worst;
} report_errors;
void report_errors_take(report_errors *errors, double percent);

/* "pdtrsm m 4096 n 16" */
void report_write_case(const report_case *what, const hscal_call *call, FILE *file);

#endif
