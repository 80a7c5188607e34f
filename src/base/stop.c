#include "base/stop.h"

#include <signal.h>
#include <stdatomic.h>

static volatile sig_atomic_t stopped;
static atomic_long timed;

void hscal__stop_searching(void) { stopped = 1; }

int hscal__is_stopped(void) { return stopped; }

long hscal__layouts_timed(void) { return atomic_load(&timed); }

void hscal__count_timed_layout(void) { atomic_fetch_add_explicit(&timed, 1, memory_order_relaxed); }
