#include "models/memory/memory.h"
#include "instrumented_pblas/gemm.h"
#include "instrumented_scalapack/syevr.h"
#include "instrumented_scalapack/syevx.h"
#include "models/memory/workspace_bytes.h"
#include "recorded/recording.h"

#include <math.h>

/* Entries of the whole matrix (not of the submatrix alone) that coordinates (p,q) hold. */
static double local_entries(const hscal_call *call, hscal_operand_name which, const hscal_layout *layout, int p,
                            int q) {
  const hscal_desc *desc = &call->operand[which].desc;
  hscal_grid grid = hscal__call_grid(call, which, layout->nprow, layout->npcol);
  if (grid.nprow != layout->nprow || grid.npcol != layout->npcol || grid.process) {
    hscal_standing at = hscal__standing_in(&grid, layout, p, q);
    if (at.p < 0) return 0;
    p = at.p, q = at.q;
  }
  double rows = hscal__local_extent(desc->m, hscal__min(desc->imb, desc->m), desc->mb, p, desc->rsrc, grid.nprow);
  double columns = hscal__local_extent(desc->n, hscal__min(desc->inb, desc->n), desc->nb, q, desc->csrc, grid.npcol);
  return fmax(rows, 1) * columns;
}

/* Entries of `index` that the process holds in `which`. */
static double held(const hscal_gemm *gemm, hscal_operand_name which, hscal_gemm_index index, int p, int q) {
  hscal_dimension along = hscal__gemm_along(gemm, which, index);
  return hscal__held(&gemm->view[which].dealing[along], along == HSCAL_ROWS ? p : q);
}

/* Entries of the panels: two beside the operand that stays, one along each of its indices. Each is held once by PBLAS and
 * once more by the BLACS, which pack or receive it; a panel that has to be redistributed has a second copy before. */
static double panel_entries(const hscal_gemm *gemm, int p, int q) {
  const hscal_gemm_view *fixed = &gemm->view[gemm->stays];
  hscal_gemm_index walked = hscal__gemm_missing_index(fixed);
  double width = fmin(gemm->size[walked], gemm->layout->backend.panel), entries = 0;
  int cut = 0;
  for (int which = 0; which < HSCAL_OPERANDS; which++)
    if (which != (int)gemm->stays)
      cut |= hscal__spread(&gemm->view[which].dealing[hscal__gemm_along(gemm, (hscal_operand_name)which, walked)]);
  if (gemm->stays == HSCAL_C && !cut) width = gemm->size[walked]; /* a single panel */
  for (int d = 0; d < 2; d++) {
    hscal_gemm_index along = fixed->index[d];
    for (int which = 0; which < HSCAL_OPERANDS; which++) {
      const hscal_gemm_view *view = &gemm->view[which];
      if (which == (int)gemm->stays || (view->index[0] != along && view->index[1] != along)) continue;
      double own = held(gemm, (hscal_operand_name)which, along, p, q), brought = held(gemm, gemm->stays, along, p, q);
      entries += 2 * brought * width;
      if (hscal__gemm_along(gemm, (hscal_operand_name)which, along) != (hscal_dimension)d) entries += 2 * own * width;
    }
  }
  return entries;
}

/* The other schemes, from above. Whatever they bring along rows or columns is a panel of the longest index: PBLAS holds at
 * most two along each dimension (of the inputs or of a sum), the BLACS each once more while it is sent or received, and a
 * panel that comes from the other dimension is there in both. A panel is as wide as the logical block, or as a whole block
 * where an operand lies on one line and is not cut. Source: the WORK arrays of PBLAS/SRC/PTOOLS/PB_Cp*.c, PB_CInV.c,
 * PB_CInOutV.c, PB_COutV.c, PB_CGatherV.c; BLACS/SRC/BI_GetBuff.c. */
static double buffer_entries(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  int longest = hscal__max(call->m, hscal__max(call->n, call->k)), width = 1;
  double share = 0; /* rows and columns of two billion are more than an int holds */
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    const hscal_operand *operand = &call->operand[which];
    const hscal_desc *desc = &operand->desc;
    if (!hscal__call_has(call, (hscal_operand_name)which)) continue;
    int rows = hscal__local_extent(longest, desc->mb, desc->mb, p, desc->rsrc, layout->nprow);
    int columns = hscal__local_extent(longest, desc->nb, desc->nb, q, desc->csrc, layout->npcol);
    share = fmax(share, (double)rows + columns);
    if (operand->inc == 0 && hscal__routine_level(call->routine) >= 3)
      width = hscal__max(width, hscal__max(layout->backend.panel, hscal__max(desc->mb, desc->nb)));
  }
  return 2.0 * 2.0 * hscal__min(width, longest) * share;
}

/* Vectors alone: what arrives of one, and once more for the BLACS. */
static double vector_entries(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  int share = 0;
  for (int which = HSCAL_X; which <= HSCAL_Y; which++) {
    const hscal_operand *vector = &call->operand[which];
    const hscal_desc *desc = &vector->desc;
    if (!hscal__call_has(call, (hscal_operand_name)which)) continue;
    share = hscal__max(share, hscal__operand_is_row(vector)
                                  ? hscal__local_extent(call->n, desc->nb, desc->nb, q, desc->csrc, layout->npcol)
                                  : hscal__local_extent(call->n, desc->mb, desc->mb, p, desc->rsrc, layout->nprow));
  }
  return 2.0 * share;
}

/* Room that the caller gives to an eigenvalue routine, with the eigenvalues, in reals and integers: its LWORK, LRWORK and
 * LIWORK. Source: SRC/p?syev.f, p?heev.f, p?syevd.f, p?heevd.f. */
static double eigen_bytes(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  const hscal_desc *a = &call->operand[HSCAL_A].desc;
  const hscal_type type = call->routine->type;
  double reals = call->n, entries, integers = 0, n = call->n, nb = a->nb; /* W */
  double np = hscal__local_extent(call->n, a->mb, a->mb, p, a->rsrc, layout->nprow);
  double nq = hscal__local_extent(call->n, a->nb, a->nb, q, a->csrc, layout->npcol);
  double reduces = nb * fmax(np + 1, 3), applies = fmax(nb * (nb - 1) / 2, (np + nq) * nb) + nb * nb;
  if (call->routine->scheme == HSCAL_SCHEME_syevd) {
    entries =
        hscal__type_is_complex(type) ? n + (np + nq + nb) * nb : fmax(1 + 6 * n + 2 * np * nq, 3 * n + reduces) + 2 * n;
    if (hscal__type_is_complex(type)) reals += 1 + 9 * n + 3 * np * nq;
    integers = 7 * n + 8 * layout->npcol + 2;
  } else {
    int processes = hscal__layout_processes(layout), process = p * layout->npcol + q;
    double rows = hscal__local_extent(call->n, a->nb, a->nb, process, 0, processes), vectors = n * fmax(rows, 1);
    int wanted = call->jobz == 'V', complex = hscal__type_is_complex(type);
    if (complex) reals += 2 * n + (wanted ? 2 * n : 0);
    if (complex)
      entries = 3 * n + (wanted ? fmax(fmax(reduces, applies), vectors) : reduces);
    else
      entries = 5 * n + 1 + (wanted ? vectors + fmax(applies, 2 * n) : reduces);
  }
  return entries * (double)hscal__type_bytes(type) + reals * (double)hscal__type_bytes(hscal__type_of_reals(type)) +
         integers * (double)sizeof(int);
}

/* Of p?syevd, which asks for too little where blocks are large for the matrix: p?ormtr and p?lasrt, which it calls, then refuse, each
 * process for itself. Source: SRC/p?ormtr.f, p?lasrt.f, p?stedc.f. */
static int room_suffices(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  const hscal_desc *a = &call->operand[HSCAL_A].desc;
  double n = call->n, nb = a->nb;
  double np = hscal__local_extent(call->n, a->mb, a->mb, p, a->rsrc, layout->nprow);
  double nq = hscal__local_extent(call->n, a->nb, a->nb, q, a->csrc, layout->npcol);
  double sorts = hscal__layout_processes(layout) > 1 ? fmax(n, np * (nb + nq)) : 0;
  if (hscal__type_is_complex(call->routine->type)) return sorts <= 1 + 8 * n + 2 * np * nq;
  return fmax(sorts, (np + nq + nb) * nb) <= fmax(1 + 6 * n + 2 * np * nq, 3 * n + nb * fmax(np + 1, 3));
}

int hscal__layout_workspace_suffices(const hscal_call *call, const hscal_layout *layout) {
  if (call->routine->scheme == HSCAL_SCHEME_syevr) return hscal__syevr_room_suffices(call, layout);
  if (call->routine->scheme != HSCAL_SCHEME_syevd || call->n < 2) return 1;
  if (hscal__layout_processes(layout) > 1 && call->operand[HSCAL_A].desc.nb >= call->n) return 0;
  for (int p = 0; p < layout->nprow; p++)
    for (int q = 0; q < layout->npcol; q++)
      if (!room_suffices(call, layout, p, q)) return 0;
  return 1;
}

/* The same of p?syevr and p?heevr. Source: SRC/p?syevr.f, p?heevr.f. */
static double robust_bytes(const hscal_call *call, const hscal_layout *layout) {
  const hscal_type type = call->routine->type;
  int n = call->n, at_least = hscal__max(hscal__max(n, hscal__layout_processes(layout) + 1), 4);
  hscal_condensed_room room = hscal__syevr_room(call, layout);
  double integers = (call->jobz == 'V' ? 12.0 : 10.0) * at_least + 2.0 * n;
  return (double)room.own * (double)hscal__type_bytes(type) +
         ((double)room.real + n) * (double)hscal__type_bytes(hscal__type_of_reals(type)) +
         integers * (double)sizeof(int);
}

/* The same of p?syevx and p?heevx, with what they say of eigenvectors. Source: SRC/p?syevx.f, p?heevx.f. */
static double some_eigenvalues_bytes(const hscal_call *call, const hscal_layout *layout) {
  const hscal_type type = call->routine->type;
  int processes = hscal__layout_processes(layout), n = call->n;
  hscal_condensed_room room = hscal__syevx_room(call, layout);
  double integers = 6.0 * hscal__max(hscal__max(n, processes + 1), 4) + (call->jobz == 'V' ? n + 2.0 * processes : 0);
  double reals = (double)room.real + n + (call->jobz == 'V' ? processes : 0);
  return (double)room.own * (double)hscal__type_bytes(type) +
         reals * (double)hscal__type_bytes(hscal__type_of_reals(type)) + integers * (double)sizeof(int);
}

double hscal__operand_bytes(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  double entries = 0;
  for (int which = 0; which < HSCAL_OPERANDS; which++)
    if (hscal__call_has(call, (hscal_operand_name)which))
      entries += local_entries(call, (hscal_operand_name)which, layout, p, q);
  for (int which = HSCAL_OPERANDS; call->recording && which < call->recording->operands; which++) {
    hscal_desc desc = hscal__recorded_desc(call, which);
    entries += (double)hscal__local_extent(desc.m, desc.imb, desc.mb, p, desc.rsrc, layout->nprow) *
               hscal__local_extent(desc.n, desc.inb, desc.nb, q, desc.csrc, layout->npcol);
  }
  return entries * (double)hscal__type_bytes(call->routine->type);
}

double hscal__process_bytes(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  double entries = 0, bytes_of_operands = hscal__operand_bytes(call, layout, p, q);
  if (call->routine->scheme == HSCAL_SCHEME_gemr2d || call->routine->scheme == HSCAL_SCHEME_trmr2d)
    return bytes_of_operands + hscal__moving_bytes(call, layout, p, q);
  if (call->recording && hscal__recording_is_row(call->recording))
    return 2 * bytes_of_operands; /* fill-in and room to work are no larger than the band */
  if (hscal__call_multiplies(call)) {
    if (call->routine->scheme == HSCAL_SCHEME_gemm) {
      hscal_gemm gemm = hscal__gemm_prepare(call, layout);
      entries += panel_entries(&gemm, p, q);
    } else if (hscal__routine_level(call->routine) == 1) {
      entries += vector_entries(call, layout, p, q);
    } else {
      entries += buffer_entries(call, layout, p, q);
    }
  }
  double room = call->routine->scheme == HSCAL_SCHEME_gesvd ? hscal__singular_value_bytes(call, layout, p, q) : 0;
  if (call->routine->scheme == HSCAL_SCHEME_syev || call->routine->scheme == HSCAL_SCHEME_syevd)
    room = eigen_bytes(call, layout, p, q);
  if (call->routine->scheme == HSCAL_SCHEME_syevx || call->routine->scheme == HSCAL_SCHEME_sygvx)
    room = some_eigenvalues_bytes(call, layout);
  if (call->routine->scheme == HSCAL_SCHEME_syevr) room = robust_bytes(call, layout);
  return bytes_of_operands + room + entries * (double)hscal__type_bytes(call->routine->type);
}

int hscal__call_begins_with_first(const hscal_call *call) {
  if (call->recording) return 0;
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    const hscal_operand *operand = &call->operand[which];
    const hscal_desc *desc = &operand->desc;
    if (!hscal__call_has(call, (hscal_operand_name)which)) continue;
    if (operand->i || operand->j || desc->rsrc || desc->csrc || desc->imb != desc->mb || desc->inb != desc->nb)
      return 0;
  }
  return 1;
}
