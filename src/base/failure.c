#include "base/failure.h"
#include "base/notice.h"
#include "base/status.h"

#include <stdatomic.h>
#include <stdio.h>

static hscal_error_handler *handler = hscal_print_error;
static void *handler_data;

/* Of the program, whichever thread it was. */
static atomic_int is_unnoticed;

static char process_name[48];

/* Of the outermost public function. */
static _Thread_local struct {
  int depth;
  const char *function;
  int is_common, reports; /* the failure is one of all processes; this one reports it */
} call = {.function = ""};

void hscal__enter(const char *function) {
  if (call.depth++ > 0) return;
  call.function = function;
  call.is_common = 0;
  hscal__clear_error();
}

const char *hscal__function(void) { return call.depth > 0 ? call.function : ""; }

void hscal__failed_together(int reports) {
  call.is_common = 1;
  call.reports = reports;
}

void hscal__name_process(int rank, int size) {
  snprintf(process_name, sizeof process_name, "process %d of %d", rank, size);
}

int hscal__leave(int status) {
  if (--call.depth > 0 || !status) return status;
  const char *reason = hscal__last_error();
  hscal_failure failure = {.status = status,
                           .function = call.function,
                           .reason = *reason ? reason : hscal_strerror(status),
                           .process = process_name,
                           .reports = !call.is_common || call.reports};
  if (handler == hscal_print_error || !handler) atomic_store(&is_unnoticed, 1);
  if (handler) handler(&failure, handler_data);
  return status;
}

int hscal__failure_is_unnoticed(void) { return atomic_load(&is_unnoticed); }

void hscal_print_error(const hscal_failure *failure, void *data) {
  (void)data;
  if (!failure->reports) return;
  if (*failure->process)
    hscal__notice("%s failed: %s (status %d, %s)", failure->function, failure->reason, failure->status,
                  failure->process);
  else
    hscal__notice("%s failed: %s (status %d)", failure->function, failure->reason, failure->status);
}

void hscal_set_error_handler(hscal_error_handler *to_call, void *data) {
  handler = to_call;
  handler_data = data;
}

const char *hscal_last_error(void) {
  atomic_store(&is_unnoticed, 0);
  return hscal__last_error();
}

void hscal_clear_error(void) {
  atomic_store(&is_unnoticed, 0);
  hscal__clear_error();
}
