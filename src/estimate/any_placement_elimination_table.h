/* How the panels of a factorization follow one another, whatever the placement: from a table of families. */
#ifndef HSCAL_ESTIMATE_ANY_PLACEMENT_ELIMINATION_TABLE_H
#define HSCAL_ESTIMATE_ANY_PLACEMENT_ELIMINATION_TABLE_H

#include "estimate/machine_peaks.h"
#include "models/bounds/panel_walk_table.h"

/* A factorization, seen along the vectors that panels are made of. */
typedef struct hscal_mean_elimination {
  const hscal_panel_work *work;
  const struct hscal_panel_pace *pace; /* null: nothing is claimed */
  double rows, columns, count;         /* entries along and across, vectors */
  double in_place;                     /* vectors whose panels are known to update the matrix where it lies */
  double height, lines;                /* of the grid along and across      */
  double width;                        /* of a panel                        */
  double weight, element_bytes;
  int begins_elsewhere; /* the first panel is not in the first row (column) of processes */
  int backward;         /* panels are made from the last one on, which may be narrow */
  double begin;         /* from where on integrals are below the sums over panels */
} hscal_mean_elimination;

typedef struct hscal_panel_pace {
  /* Seconds of making all panels. */
  double (*panels_s)(const hscal_mean_elimination *s, const hscal_machine_peaks *peaks,
                     const hscal_process_set *process_set);
  /* Seconds of all, from those of the panels and, between two of them, of the update by the line that has the next one
   * (at the mean speed, and at the fastest process's) and of the panel's way there. */
  double (*chain_s)(double panels_s, double mean_s, double fast_s, double messages_s);
  /* Entries that the slowest process updates at least, for each column of all panels. */
  double (*slowest_entries)(const hscal_mean_elimination *s);
} hscal_panel_pace;

/* Of LU, CHOLESKY and QR; null: of others. */
const hscal_panel_pace *hscal__panel_pace(hscal_family family);

#endif
