#include "verify/condensed.h"
#include "call/argv.h"
#include "instrumented_scalapack/syngst.h"
#include "instrumented_scalapack/syntrd.h"

#include <stdlib.h>
#include <string.h>

extern hscal_library_function pssyntrd_, pdsyntrd_, pchentrd_, pzhentrd_, pssyngst_, pdsyngst_, pchengst_, pzhengst_;

int condensed_is_meant(const oracle_case *c) {
  hscal_pack pack = c->call.routine->pack;
  return c->workspace > 0 && (pack == HSCAL_PACK_SYTRD || pack == HSCAL_PACK_SYGST);
}

int condensed_run(const oracle_case *c, hscal_sink *sink) {
  if (c->call.routine->pack == HSCAL_PACK_SYGST) return hscal__syngst(&c->call, &c->layout, sink, c->workspace);
  return hscal__syntrd(&c->call, &c->layout, sink, (hscal_syntrd_workspace){.own = c->workspace, .real = c->workspace});
}

/* The public routines have these places before that of WORK; p?sytrd has WORK and LWORK, p?sygst neither. */
enum { BEFORE_WORK_SYTRD = 9, BEFORE_WORK_SYGST = 12 };

int condensed_call(const oracle_case *c, void *const *place) {
  static hscal_library_function *const trd[] = {pssyntrd_, pdsyntrd_, pchentrd_, pzhentrd_}, *const gst[] = {
                                                                                                 pssyngst_, pdsyngst_,
                                                                                                 pchengst_, pzhengst_};
  hscal_type type = c->call.routine->type;
  int is_gst = c->call.routine->pack == HSCAL_PACK_SYGST, lwork = c->workspace, info = -1;
  int n = is_gst ? BEFORE_WORK_SYGST : BEFORE_WORK_SYTRD;
  void *p[HSCAL_MOST_PLACES] = {0}, *work = calloc((size_t)lwork, 2 * sizeof(double)), *reals = NULL;
  memcpy(p, place, (size_t)n * sizeof *p);
  p[n++] = work, p[n++] = &lwork;
  if (!is_gst && hscal__type_is_complex(type)) {
    reals = calloc((size_t)lwork, sizeof(double));
    p[n++] = reals, p[n++] = &lwork;
  }
  p[n] = &info;
  int complete = work && (reals || is_gst || !hscal__type_is_complex(type));
  if (complete) hscal__library_call((is_gst ? gst : trd)[type], p);
  free(work), free(reals);
  return info;
}
