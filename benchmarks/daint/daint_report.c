/*
 * daint_report: bytes that were measured on another computer beside those that hscal counts.
 *
 *   daint_report BYTES.csv > docs/results/daint_bytes.md
 */
#include "base/status.h"
#include "daint/measured_bytes.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FAILED = 1, MISUSED = 2 };

static int is_lu(const measured_bytes *row) { return strcmp(row->routine->name, "pdgetrf") == 0; }
static int is_square(const measured_bytes *row) { return !is_lu(row) && row->nprow == row->npcol; }
static int is_oblong(const measured_bytes *row) { return !is_lu(row) && row->nprow != row->npcol; }

/* Those of a file that a part of the page is about. */
typedef struct rows {
  const measured_bytes *list;
  int count;
  int (*are)(const measured_bytes *row);
} rows;

static int count_row(const measured_bytes *row, int panel, counted_bytes *counted) {
  int status = count_daint_bytes(row, panel, counted);
  if (status) fprintf(stderr, "daint_report: %s\n", hscal_last_error());
  return status;
}

static double difference(const measured_bytes *row, const counted_bytes *counted) {
  return counted->total / row->bytes - 1;
}

/* Panel widths, and how far the counted bytes are from the measured ones with them. */
static int print_panels(const rows *of) {
  static const int panels[] = {32, 64, 128, 256};
  puts("\n| panel width | configurations | within 6e-5 | largest difference | with 4 P^2 bytes more "
       "|\n|---|---|---|---|---|");
  for (size_t p = 0; p < sizeof panels / sizeof *panels; p++) {
    int all = 0, near = 0;
    double worst = 0, beyond = 0;
    for (int i = 0; i < of->count; i++) {
      counted_bytes counted;
      if (!of->are(&of->list[i])) continue;
      if (count_row(&of->list[i], panels[p], &counted)) return FAILED;
      double off = fabs(difference(&of->list[i], &counted));
      all++, near += off <= 6e-5;
      worst = fmax(worst, off);
      double processes = of->list[i].nprow * of->list[i].npcol;
      counted.total += 4 * processes * processes;
      beyond = fmax(beyond, fabs(difference(&of->list[i], &counted)));
    }
    printf("| %d | %d | %d | %.1e | %.1e |\n", panels[p], all, near, worst, beyond);
  }
  return 0;
}

static int print_cholesky(const rows *of) {
  puts("\n| N | grid | NB | measured bytes | counted | difference | at least moved |\n|---|---|---|---|---|---|---|");
  for (int i = 0; i < of->count; i++) {
    const measured_bytes *row = &of->list[i];
    counted_bytes counted;
    if (!of->are(row)) continue;
    if (count_row(row, DAINT_PANEL, &counted)) return FAILED;
    printf("| %d | %d x %d | %d | %.0f | %.0f | %+.1e | %.0f |\n", row->n, row->nprow, row->npcol, row->nb, row->bytes,
           counted.total, difference(row, &counted), counted.least);
  }
  return 0;
}

/* What exchanging rows and handing the block row down the columns takes together, in N^2 elements of 8 bytes: in MKL, if
 * the rest is as here, and here by the formula. */
static int print_lu(const rows *of) {
  puts("\n| N | grid | NB | local N | measured bytes | counted | difference % | exchanges: counted | measured - "
       "counted | "
       "exchanges and block rows: measured | by the formula |\n|---|---|---|---|---|---|---|---|---|---|---|");
  for (int i = 0; i < of->count; i++) {
    const measured_bytes *row = &of->list[i];
    counted_bytes counted;
    if (!of->are(row)) continue;
    if (count_row(row, DAINT_PANEL, &counted)) return FAILED;
    double square = 8.0 * row->n * row->n, p = row->nprow, more = (row->bytes - counted.total) / square;
    double formula = (p - 1) / 2 + 2 * (1 - 1 / p);
    printf("| %d | %d x %d | %d | %d | %.0f | %.0f | %+.1f | %.2f | %+.2f | %.2f | %.2f |\n", row->n, row->nprow,
           row->npcol, row->nb, row->n / row->nprow, row->bytes, counted.total, 100 * difference(row, &counted),
           counted.interchanges / square, more, formula + more, formula);
  }
  return 0;
}

static int print_report(rows of) {
  of.are = is_square;
  puts("\n## PDPOTRF, square grids");
  if (print_panels(&of) || print_cholesky(&of)) return FAILED;
  of.are = is_oblong;
  puts("\n## PDPOTRF, twice as many process rows as columns");
  if (print_cholesky(&of)) return FAILED;
  of.are = is_lu;
  puts("\n## PDGETRF");
  return print_lu(&of);
}

int main(int argc, char **argv) {
  measured_bytes *list = NULL;
  hscal_set_error_handler(NULL, NULL); /* told above */
  if (argc != 2) return fprintf(stderr, "usage: daint_report BYTES.csv\n"), MISUSED;
  int count = read_measured_bytes(argv[1], &list);
  int status = count < 0 ? FAILED : print_report((rows){.list = list, .count = count});
  free(list);
  return status;
}
