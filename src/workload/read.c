#include "workload/read.h"
#include "base/status.h"
#include "workload/read_line.h"

#include <stdio.h>
#include <string.h>

static const char first_line[] = HSCAL_WORKLOAD_FIRST_LINE;

/* The line at *text without its end; *text moves to the next one. */
static char *take_line(char **text) {
  char *line = *text;
  size_t length = strcspn(line, "\n");
  *text = line + length + (line[length] == '\n');
  line[length] = 0;
  if (length > 0 && line[length - 1] == '\r') line[length - 1] = 0;
  return line;
}

/* Blanks behind it are no other line. */
static int check_first(const char *name, char *line) {
  size_t length = strlen(line);
  while (length > 0 && strchr(" \t", line[length - 1])) line[--length] = 0;
  if (strcmp(line, first_line) == 0) return 0;
  if (strncmp(line, first_line, sizeof first_line - 2) == 0)
    return hscal__fail(HSCAL_ERROR_FILE, "%s, line 1: \"%.40s\", this hscal reads version 1", name, line);
  return hscal__fail(HSCAL_ERROR_FILE, "%s, line 1: a workload begins with the line \"%s\"", name, first_line);
}

static int read_lines(const char *name, char *text, hscal_workload *workload) {
  HSCAL_TRY(check_first(name, take_line(&text)));
  for (int number = 2; *text; number++) {
    int calls = workload->ncalls, status = hscal__workload_read_line(workload, take_line(&text));
    char why[512];
    if (workload->ncalls > calls) workload->call[workload->ncalls - 1].line = number;
    if (!status) continue;
    snprintf(why, sizeof why, "%s", hscal__last_error());
    return hscal__fail(status == HSCAL_ERROR_MEMORY ? status : HSCAL_ERROR_FILE, "%s, line %d: %s", name, number, why);
  }
  return 0;
}

int hscal__workload_read_text(const char *name, char *text, hscal_workload **workload) {
  HSCAL_TRY(hscal__workload_new(workload));
  int status = read_lines(name, text, *workload);
  if (!status) return 0;
  hscal__workload_delete(*workload);
  *workload = NULL;
  return status;
}
