/* The report of MPI libraries as Markdown for people and CSV for programs. Every number comes from the rows. */
#ifndef HSCAL_SIMULATED_LIBRARY_TEXT_H
#define HSCAL_SIMULATED_LIBRARY_TEXT_H

#include "library_cases.h"

/* Rows of one call are adjacent. */
typedef struct library_report {
  int nmachines, nrows;
  library_row *rows;
} library_report;

void library_write_markdown(const void *report, FILE *file);
void library_write_csv(const void *report, FILE *file);

#endif
