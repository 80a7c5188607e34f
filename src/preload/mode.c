#include "preload/mode.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NOT_READ = -1 };
static atomic_int mode = NOT_READ;
static char off_reason[200];

static hscal_preload_mode read_mode(void) {
  const char *word = getenv("HSCAL_PRELOAD");
  if (!word || !*word || !strcmp(word, "record")) return HSCAL_PRELOAD_RECORD;
  if (!strcmp(word, "panel")) return HSCAL_PRELOAD_PANEL;
  if (strcmp(word, "off"))
    snprintf(off_reason, sizeof off_reason, "HSCAL_PRELOAD is \"%.60s\", it must be record, panel or off", word);
  return HSCAL_PRELOAD_OFF;
}

hscal_preload_mode hscal__preload_mode(void) {
  if (mode == NOT_READ) mode = (int)read_mode();
  return (hscal_preload_mode)mode;
}

void hscal__preload_switch_off(const char *why) {
  if (why) snprintf(off_reason, sizeof off_reason, "%s", why);
  mode = HSCAL_PRELOAD_OFF;
}

const char *hscal__preload_off_reason(void) { return off_reason; }
