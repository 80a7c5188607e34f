#include "library_text.h"
#include "page_parts.h"

#include <math.h>
#include <string.h>

static const char about[] =
    "# Predicted and simulated, by MPI library\n\n"
    "Generated, not written: `cmake --build build --target simulated-libraries-report` makes this file again, the same "
    "to the last digit.\n\n"
    "The unmodified libscalapack-openmpi run by SimGrid SMPI with each MPI library's own broadcasts, reductions and\n"
    "barriers ([simulated_libraries.md](../explanation/simulated_libraries.md)), beside hscal's full clock with its\n"
    "table of that library. Calls are those of [simulated_report.md](simulated_report.md) and\n"
    "[simulated_scalapack.md](simulated_scalapack.md). A few layouts on each machine: with a process per processor of\n"
    "nodes filled one after the other, and dealt to the nodes in turn. Errors are of the clock, relative to the "
    "simulated\nseconds. Layouts are in the CSV file of the same name.\n\n"
    "Most of the larger ones are on the uneven nodes, where processes share links, under SMPI's collectives as under\n"
    "the others.\n";

static double off_percent(const library_row *row) { return report_off_percent(row->full_s, row->simulated_s); }

static void write_cell(const report_errors *of, FILE *file) {
  if (of->count)
    fprintf(file, " %.3f | %.3f |", of->sum / of->count, of->worst);
  else
    fprintf(file, " | |");
}

static void write_head(const char *first, FILE *file) {
  fprintf(file, "| %s |", first);
  for (int l = 0; l < library_count(); l++) fprintf(file, " %s: mean %% | worst %% |", library_name(l));
  fprintf(file, "\n|---|");
  for (int l = 0; l < library_count(); l++) fprintf(file, "---|---|");
  fprintf(file, "\n");
}

/* ---- tables ------------------------------------------------------------------------------------------------- */

/* Rows first .. end - 1 that are of a machine (null: any) and depend on data or not (-1: either), library by library. */
static void write_line(const library_report *all, int first, int end, const char *machine_file, int depends,
                       FILE *file) {
  for (int l = 0; l < library_count(); l++) {
    report_errors of = {0};
    for (int i = first; i < end; i++) {
      const library_row *row = &all->rows[i];
      int counts = strcmp(row->on->library, library_name(l)) == 0 && (depends < 0 || row->depends == depends);
      if (counts && (!machine_file || strcmp(row->on->file, machine_file) == 0))
        report_errors_take(&of, off_percent(row));
    }
    write_cell(&of, file);
  }
  fprintf(file, "\n");
}

static void write_sums(const library_report *all, FILE *file) {
  fprintf(file, "\n## All calls\n\n");
  write_head("layouts", file);
  for (int depends = 0; depends < 2; depends++) {
    const char *sort = depends ? "depends on data" : "nothing depends on data";
    fprintf(file, "| %s |", sort);
    write_line(all, 0, all->nrows, NULL, depends, file);
    const char *last = NULL;
    for (int i = 0; i < all->nrows && all->rows[i].what == all->rows[0].what; i++) {
      const char *machine_file = all->rows[i].on->file;
      if (last && strcmp(last, machine_file) == 0) continue;
      last = machine_file;
      fprintf(file, "| %s, %s |", sort, machine_file);
      write_line(all, 0, all->nrows, machine_file, depends, file);
    }
  }
}

static void write_calls(const library_report *all, FILE *file) {
  fprintf(file, "\n## Call by call\n\n");
  write_head("call", file);
  for (int first = 0, end; first < all->nrows; first = end) {
    for (end = first; end < all->nrows && all->rows[end].what == all->rows[first].what;) end++;
    fprintf(file, "| ");
    report_write_case(all->rows[first].what, &all->rows[first].problem.call, file);
    fprintf(file, " |");
    write_line(all, first, end, NULL, -1, file);
  }
}

void library_write_markdown(const void *report, FILE *file) {
  fputs(about, file);
  write_sums(report, file);
  write_calls(report, file);
}

void library_write_csv(const void *report, FILE *file) {
  const library_report *all = report;
  fprintf(file, "machine,library,routine,m,n,k,nprow,npcol,nb,placement,simulated_s,full_s,error_percent\n");
  for (int i = 0; i < all->nrows; i++) {
    const library_row *row = &all->rows[i];
    const hscal_call *call = &row->problem.call;
    fprintf(file, "%s,%s,%s,%d,%d,%d,%d,%d,%d,%s,%.9f,%.9f,%.4f\n", row->on->file, row->on->library,
            call->routine->name, call->m, call->n, call->k, row->problem.layout.nprow, row->problem.layout.npcol,
            row->nb, row->is_dealt ? "dealt" : "filled", row->simulated_s, row->full_s, off_percent(row));
  }
}
