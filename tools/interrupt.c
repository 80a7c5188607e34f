#define _XOPEN_SOURCE 700 /* sigaction */
#include "interrupt.h"
#include "base/stop.h"

#include <signal.h>
#include <stdio.h>

/* The action is reset by the signal: the next one is the system's. */
static void stop(int number) {
  (void)number;
  hscal__stop_searching();
}

void cli_plan_until_interrupted(void) {
  const struct sigaction action = {.sa_handler = stop, .sa_flags = SA_RESTART | (int)SA_RESETHAND};
  sigaction(SIGINT, &action, NULL);
}

void cli_plan_is_made(void) {
  signal(SIGINT, SIG_DFL);
  if (hscal__is_stopped()) fputs("hscal: interrupted: the best layout so far\n", stderr);
}
