#include "fit_recording.h"
#include "base/notice.h"
#include "report.h"
#include "workload/recorded_layout.h"

#include <math.h>
#include <string.h>

int cli_is_recording(FILE *in) {
  static const char first[] = HSCAL_WORKLOAD_FIRST_LINE;
  char line[sizeof first] = "";
  size_t length = fread(line, 1, sizeof line - 1, in);
  rewind(in);
  return length == sizeof line - 1 && memcmp(line, first, length) == 0;
}

/* Why a call is no run. */
typedef enum reason { IS_UNTIMED, HAS_NO_CONTEXT, HAS_SEVERAL, IS_ELSEWHERE, IS_REFUSED, REASONS } reason;

static const char *const words_of[REASONS] = {
    [IS_UNTIMED] = "not timed",
    [HAS_NO_CONTEXT] = "without a context",
    [HAS_SEVERAL] = "between several contexts",
    [IS_ELSEWHERE] = "on other ranks than 0 to PQ - 1 row by row",
    [IS_REFUSED] = "on a layout that no grid allows",
};

static int is_row_by_row(const hscal_workload_context *context) {
  for (int i = 0; i < context->nprow * context->npcol; i++)
    if (context->process[i] != i) return 0;
  return 1;
}

/* REASONS: it is a run. */
static reason make_run(const hscal_workload *workload, const hscal_workload_call *line, hscal_run *run) {
  const hscal_workload_context *context;
  *run = (hscal_run){.threads = 1, .line = line->line, .seconds = line->seconds};
  if (!(line->seconds > 0 && isfinite(line->seconds))) return IS_UNTIMED;
  switch (hscal__recorded_call(workload, line, &run->call, &run->layout, &context)) {
  case HSCAL_RECORDED_NOWHERE:
    return HAS_NO_CONTEXT;
  case HSCAL_RECORDED_APART:
    return HAS_SEVERAL;
  case HSCAL_RECORDED_REFUSED:
    return IS_REFUSED;
  case HSCAL_RECORDED_THERE:
    break;
  }
  return is_row_by_row(context) ? REASONS : IS_ELSEWHERE;
}

static void tell_left(const char *file, const int left[REASONS]) {
  char text[400] = "";
  int all = 0;
  for (int i = 0; i < REASONS; i++) {
    size_t length = strlen(text);
    if (left[i]) snprintf(text + length, sizeof text - length, "%s%d %s", all ? ", " : "", left[i], words_of[i]);
    all += left[i];
  }
  if (all) hscal__notice("%s: %d call%s left aside: %s", file, all, all == 1 ? "" : "s", text);
}

int cli_read_recording(const char *file, hscal_runs *runs) {
  int left[REASONS] = {0}, failed;
  hscal_workload *workload = NULL;
  failed = hscal_workload_load(file, &workload);
  for (int i = 0; !failed && i < workload->ncalls; i++) {
    hscal_run run;
    reason why = make_run(workload, &workload->call[i], &run);
    if (why == REASONS)
      failed = hscal__runs_add(runs, &run);
    else
      left[why]++;
  }
  hscal_workload_free(workload);
  if (failed) return cli_report(failed);
  tell_left(file, left);
  return CLI_OK;
}
