#include "verify/condensed_table.h"
#include "call/argv.h"
#include "instrumented_scalapack/schemes.h"
#include "instrumented_scalapack/syntrd.h"

#include <stdlib.h>
#include <string.h>

extern hscal_library_function pssyntrd_, pdsyntrd_, pchentrd_, pzhentrd_, pssyngst_, pdsyngst_, pchengst_, pzhengst_;

static int run_syntrd(const oracle_case *c, hscal_sink *sink) {
  return hscal__syntrd(&c->call, &c->layout, sink, (hscal_syntrd_workspace){.own = c->workspace, .real = c->workspace});
}

static int run_syngst(const oracle_case *c, hscal_sink *sink) {
  return hscal__syngst_within(&c->call, &c->layout, sink, c->workspace);
}

typedef struct condensed {
  int (*run)(const oracle_case *c, hscal_sink *sink);
  hscal_library_function *of_type[HSCAL_TYPE_I];
  int places_before_work; /* in the public routine's list, which has WORK and LWORK there */
  int has_real_workspace; /* of complex types */
} condensed;

static const condensed in_place_of[HSCAL_PACK_COUNT] = {
    [HSCAL_PACK_SYTRD] = {run_syntrd, {pssyntrd_, pdsyntrd_, pchentrd_, pzhentrd_}, 9, 1},
    [HSCAL_PACK_SYNGST] = {run_syngst, {pssyngst_, pdsyngst_, pchengst_, pzhengst_}, 12, 0},
};

static const condensed *of(const oracle_case *c) { return &in_place_of[c->call.routine->pack]; }

int condensed_is_meant(const oracle_case *c) { return c->workspace > 0 && of(c)->run; }

int condensed_run(const oracle_case *c, hscal_sink *sink) { return of(c)->run(c, sink); }

int condensed_call(const oracle_case *c, void *const *place) {
  hscal_type type = c->call.routine->type;
  int lwork = c->workspace, info = -1, n = of(c)->places_before_work;
  int wants_reals = of(c)->has_real_workspace && hscal__type_is_complex(type);
  void *p[HSCAL_MOST_PLACES] = {0}, *work = calloc((size_t)lwork, 2 * sizeof(double)), *reals = NULL;
  memcpy(p, place, (size_t)n * sizeof *p);
  p[n++] = work, p[n++] = &lwork;
  if (wants_reals) {
    reals = calloc((size_t)lwork, sizeof(double));
    p[n++] = reals, p[n++] = &lwork;
  }
  p[n] = &info;
  if (work && (reals || !wants_reals)) hscal__library_call(of(c)->of_type[type], p);
  free(work), free(reals);
  return info;
}
