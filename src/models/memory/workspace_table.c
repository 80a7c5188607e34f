#include "models/memory/workspace_table.h"
#include "base/blockcyclic.h"
#include "instrumented_scalapack/schemes.h"
#include "instrumented_scalapack/syevr.h"
#include "instrumented_scalapack/syevx.h"
#include "models/memory/workspace_bytes.h"

#include <math.h>

/* What the caller gives to a routine: its LWORK, LRWORK and LIWORK, and the eigenvalues. */
typedef struct workspace {
  double entries, reals, integers; /* of the routine's type, real numbers of its precision, integers */
} workspace;

static double bytes_of(const hscal_call *call, workspace of) {
  hscal_type type = call->routine->type;
  return of.entries * (double)hscal__type_bytes(type) +
         of.reals * (double)hscal__type_bytes(hscal__type_of_reals(type)) + of.integers * (double)sizeof(int);
}

/* Rows and columns of A on process (p,q). */
typedef struct share {
  double rows, columns, block;
} share;

static share share_of(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  const hscal_desc *a = &call->operand[HSCAL_A].desc;
  return (share){.rows = hscal__local_extent(call->n, a->mb, a->mb, p, a->rsrc, layout->nprow),
                 .columns = hscal__local_extent(call->n, a->nb, a->nb, q, a->csrc, layout->npcol),
                 .block = a->nb};
}

/* Source: SRC/p?syev.f, p?heev.f. */
static double rotations(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  share s = share_of(call, layout, p, q);
  double n = call->n, nb = s.block, np = s.rows, nq = s.columns;
  double reduces = nb * fmax(np + 1, 3), applies = fmax(nb * (nb - 1) / 2, (np + nq) * nb) + nb * nb;
  int processes = hscal__layout_processes(layout), process = p * layout->npcol + q;
  int block = call->operand[HSCAL_A].desc.nb, wanted = call->jobz == 'V';
  double rows = hscal__local_extent(call->n, block, block, process, 0, processes), vectors = n * fmax(rows, 1);
  if (hscal__type_is_complex(call->routine->type))
    return bytes_of(call, (workspace){3 * n + (wanted ? fmax(fmax(reduces, applies), vectors) : reduces),
                                      n + (2 * n + (wanted ? 2 * n : 0)), 0});
  return bytes_of(call, (workspace){5 * n + 1 + (wanted ? vectors + fmax(applies, 2 * n) : reduces), n, 0});
}

/* Source: SRC/p?syevd.f, p?heevd.f. */
static double merges(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  share s = share_of(call, layout, p, q);
  double n = call->n, nb = s.block, np = s.rows, nq = s.columns, integers = 7 * n + 8 * layout->npcol + 2;
  if (hscal__type_is_complex(call->routine->type))
    return bytes_of(call, (workspace){n + (np + nq + nb) * nb, n + (1 + 9 * n + 3 * np * nq), integers});
  double reduces = nb * fmax(np + 1, 3);
  return bytes_of(call, (workspace){fmax(1 + 6 * n + 2 * np * nq, 3 * n + reduces) + 2 * n, n, integers});
}

/* Source: SRC/p?syevr.f, p?heevr.f. */
static double representations(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  int n = call->n, at_least = hscal__max(hscal__max(n, hscal__layout_processes(layout) + 1), 4);
  hscal_syntrd_workspace needed = hscal__syevr_workspace(call, layout);
  (void)p, (void)q;
  return bytes_of(call, (workspace){(double)needed.own, (double)needed.real + n,
                                    (call->jobz == 'V' ? 12.0 : 10.0) * at_least + 2.0 * n});
}

/* With what they say of eigenvectors. Source: SRC/p?syevx.f, p?heevx.f. */
static double bisections(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  int processes = hscal__layout_processes(layout), n = call->n, wanted = call->jobz == 'V';
  hscal_syntrd_workspace needed = hscal__syevx_workspace(call, layout);
  (void)p, (void)q;
  return bytes_of(call,
                  (workspace){(double)needed.own, (double)needed.real + n + (wanted ? processes : 0),
                              6.0 * hscal__max(hscal__max(n, processes + 1), 4) + (wanted ? n + 2.0 * processes : 0)});
}

/* ---- does what the routine asks for suffice? ------------------------------------------------------------------------- */

/* Of p?syevd, which asks for too little where blocks are large for the matrix: p?ormtr and p?lasrt, which it calls, then refuse, each
 * process for itself. Source: SRC/p?ormtr.f, p?lasrt.f, p?stedc.f. */
static int share_suffices(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  const hscal_desc *a = &call->operand[HSCAL_A].desc;
  double n = call->n, nb = a->nb;
  double np = hscal__local_extent(call->n, a->mb, a->mb, p, a->rsrc, layout->nprow);
  double nq = hscal__local_extent(call->n, a->nb, a->nb, q, a->csrc, layout->npcol);
  double sorts = hscal__layout_processes(layout) > 1 ? fmax(n, np * (nb + nq)) : 0;
  if (hscal__type_is_complex(call->routine->type)) return sorts <= 1 + 8 * n + 2 * np * nq;
  return fmax(sorts, (np + nq + nb) * nb) <= fmax(1 + 6 * n + 2 * np * nq, 3 * n + nb * fmax(np + 1, 3));
}

static int merges_suffice(const hscal_call *call, const hscal_layout *layout) {
  if (call->n < 2) return 1;
  if (hscal__layout_processes(layout) > 1 && call->operand[HSCAL_A].desc.nb >= call->n) return 0;
  for (int p = 0; p < layout->nprow; p++)
    for (int q = 0; q < layout->npcol; q++)
      if (!share_suffices(call, layout, p, q)) return 0;
  return 1;
}

/* ---- the table ------------------------------------------------------------------------------------------------------- */

typedef struct workspace_of_scheme {
  double (*bytes)(const hscal_call *call, const hscal_layout *layout, int p, int q); /* null: none is asked for */
  int (*suffices)(const hscal_call *call, const hscal_layout *layout);               /* null: always           */
  int64_t (*entries)(const hscal_call *call, const hscal_layout *layout); /* LWORK alone, of all processes alike */
} workspace_of_scheme;

#define WORKSPACE(scheme) [HSCAL_SCHEME_##scheme] = {.entries = hscal__##scheme##_workspace},

static const workspace_of_scheme workspaces[HSCAL_SCHEME_COUNT] = {
    [HSCAL_SCHEME_syev] = {rotations},
    [HSCAL_SCHEME_syevd] = {merges, merges_suffice},
    [HSCAL_SCHEME_syevx] = {bisections},
    [HSCAL_SCHEME_syevr] = {representations, hscal__syevr_workspace_suffices},
    [HSCAL_SCHEME_sygvx] = {bisections},
    [HSCAL_SCHEME_gesvd] = {hscal__singular_value_bytes},
    [HSCAL_SCHEME_gemr2d] = {hscal__moving_bytes},
    [HSCAL_SCHEME_trmr2d] = {hscal__moving_bytes},
#include "schemes.def"
};

double hscal__workspace_bytes(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  const workspace_of_scheme *of = &workspaces[call->routine->scheme];
  if (of->entries) return bytes_of(call, (workspace){.entries = (double)of->entries(call, layout)});
  return of->bytes ? of->bytes(call, layout, p, q) : 0;
}

int hscal__layout_workspace_suffices(const hscal_call *call, const hscal_layout *layout) {
  const workspace_of_scheme *of = &workspaces[call->routine->scheme];
  return of->suffices ? of->suffices(call, layout) : 1;
}
