/* The public functions of workloads, but those that plan. */
#include "base/failure.h"
#include "base/file.h"
#include "base/status.h"
#include "workload/read.h"
#include "workload/read_line.h"
#include "workload/write.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int missing(int position, const char *name) { return hscal__fail(-position, "%s is a null pointer", name); }

int hscal_workload_create(hscal_workload **workload) {
  hscal__enter("hscal_workload_create");
  return hscal__leave(workload ? hscal__workload_new(workload) : missing(1, "workload"));
}

void hscal_workload_free(hscal_workload *workload) { hscal__workload_delete(workload); }

/* Reads a copy of the line, which reading changes. */
static int add_line(hscal_workload *workload, const char *line) {
  if (!workload) return missing(1, "workload");
  if (!line) return missing(2, "line");
  char *copy = strdup(line);
  if (!copy) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a line");
  int status = hscal__workload_read_line(workload, copy);
  free(copy);
  return status;
}

int hscal_workload_add_line(hscal_workload *workload, const char *line) {
  hscal__enter("hscal_workload_add_line");
  return hscal__leave(add_line(workload, line));
}

/* By the line that a file would have. */
static int add_call(hscal_workload *workload, const char *routine, const char *arguments, long count) {
  char *line = NULL;
  size_t size;
  if (!workload) return missing(1, "workload");
  if (!routine) return missing(2, "routine");
  if (!arguments) return missing(3, "arguments");
  if (count < 1) return hscal__fail(-4, "count = %ld, it must be at least 1", count);
  FILE *out = open_memstream(&line, &size);
  if (!out) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a line");
  fprintf(out, "call %s %s count=%ld", routine, arguments, count);
  int failed = fclose(out);
  int status =
      failed ? hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a line") : hscal__workload_read_line(workload, line);
  free(line);
  return status;
}

int hscal_workload_add(hscal_workload *workload, const char *routine, const char *arguments, long count) {
  hscal__enter("hscal_workload_add");
  return hscal__leave(add_call(workload, routine, arguments, count));
}

static int load(const char *file, hscal_workload **workload) {
  char *text;
  if (!file) return missing(1, "file");
  if (!workload) return missing(2, "workload");
  *workload = NULL;
  HSCAL_TRY(hscal__file_read(file, HSCAL_ERROR_FILE, &text));
  int status = hscal__workload_read_text(file, text, workload);
  free(text);
  return status;
}

int hscal_workload_load(const char *file, hscal_workload **workload) {
  hscal__enter("hscal_workload_load");
  return hscal__leave(load(file, workload));
}

static int save(const hscal_workload *workload, const char *file) {
  if (!workload) return missing(1, "workload");
  if (!file) return missing(2, "file");
  char *text = hscal__workload_text(workload);
  int status = text ? hscal__file_replace(file, text) : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the workload");
  free(text);
  return status;
}

int hscal_workload_save(const hscal_workload *workload, const char *file) {
  hscal__enter("hscal_workload_save");
  return hscal__leave(save(workload, file));
}
