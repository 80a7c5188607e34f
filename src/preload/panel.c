/* The panel width of PBLAS calls, those within others too: all ask this function how many columns they are to work on at a time. */
#include "preload/next.h"
#include "preload/observe.h"
#include "preload/panel_width.h"
#include "preload/wrapper.h"

#include <stdatomic.h>

typedef int pilaenv(const int *ictxt, const char *prec);

static pilaenv *library_pilaenv(void) {
  static _Atomic(pilaenv *) next;
  pilaenv *known = next;
  if (known) return known;
  *(void **)&known = hscal__next_or_abort("pilaenv_");
  next = known;
  return known;
}

/* A plain jump where nothing is changed: the one behind may look who asks (src/ctxt/registry.c). */
HSCAL_WRAPPER int pilaenv_(const int *ictxt, const char *prec);
int pilaenv_(const int *ictxt, const char *prec) {
  hscal_observed *call = hscal__innermost(), *outermost = call;
  while (outermost && outermost->outer) outermost = outermost->outer;
  if (!outermost || !outermost->panel) return library_pilaenv()(ictxt, prec);
  if (!call->is_changed) hscal__panel_changed();
  call->is_changed = 1;
  return outermost->panel;
}
