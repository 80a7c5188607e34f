#include "verify/asked_workspace_table.h"
#include "instrumented_scalapack/schemes.h"
#include "instrumented_scalapack/syevr.h"
#include "instrumented_scalapack/syevx.h"

typedef struct asked_workspace {
  hscal_syntrd_workspace (*asked_for)(const hscal_call *call, const hscal_layout *layout);
  hscal_syntrd_workspace (*left)(const hscal_call *call,
                                 hscal_syntrd_workspace workspace);    /* null: it calls no p?syntrd */
  int (*suffices)(const hscal_call *call, const hscal_layout *layout); /* null: always */
  int represents_robustly;
} asked_workspace;

#define BISECTS                                                                                                        \
  { hscal__syevx_workspace, hscal__syevx_workspace_left }

static hscal_syntrd_workspace for_products(const hscal_call *call, const hscal_layout *layout) {
  return (hscal_syntrd_workspace){.own = hscal__syngst_workspace(call, layout)};
}

static const asked_workspace workspaces[HSCAL_SCHEME_COUNT] = {
    [HSCAL_SCHEME_syngst] = {for_products},
    [HSCAL_SCHEME_syevx] = BISECTS,
    [HSCAL_SCHEME_sygvx] = BISECTS,
    [HSCAL_SCHEME_syevr] = {hscal__syevr_workspace, hscal__syevr_workspace_left, hscal__syevr_workspace_suffices, 1},
};

static const asked_workspace *of(const hscal_routine *routine) { return &workspaces[routine->scheme]; }

int workspace_is_asked_for(const hscal_routine *routine) { return of(routine)->asked_for != NULL; }

int finds_some_eigenvalues(const hscal_routine *routine) { return of(routine)->left != NULL; }

hscal_syntrd_workspace workspace_asked_for(const oracle_case *c) {
  return of(c->call.routine)->asked_for(&c->call, &c->layout);
}

hscal_syntrd_workspace workspace_of_syntrd(const oracle_case *c) {
  if (!finds_some_eigenvalues(c->call.routine)) return (hscal_syntrd_workspace){c->workspace, c->workspace};
  return of(c->call.routine)->left(&c->call, workspace_asked_for(c));
}

int workspace_suffices(const hscal_call *call, const hscal_layout *layout) {
  return !of(call->routine)->suffices || of(call->routine)->suffices(call, layout);
}

int represents_robustly(const hscal_routine *routine) { return of(routine)->represents_robustly; }
