#include "search/stop.h"

#include <signal.h>

static volatile sig_atomic_t stopped;

void hscal__stop_searching(void) { stopped = 1; }

int hscal__is_stopped(void) { return stopped; }
