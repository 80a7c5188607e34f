/**
 * \file
 * Plans: what was chosen, what it costs and what it was compared with. Included by hscal.h.
 */
#ifndef HSCAL_PLAN_H
#define HSCAL_PLAN_H

#include "hscal_machine.h"
#include "hscal_options.h"

#ifdef __cplusplus
extern "C" {
#endif

/** \defgroup hscal_plan Plans
 * `hscal_<r>_plan` (hscal_routines.h) and hscal_recorded_plan make plans; hscal_ctxt_plan returns that of a
 * context.
 * \{ */

/** A layout that was considered, with its predicted time. */
typedef struct hscal_candidate {
  int nprocs;         /**< nprow * npcol */
  int nprow;          /**< process rows */
  int npcol;          /**< process columns */
  int mb;             /**< rows of a block */
  int nb;             /**< columns of a block */
  int panel;          /**< PBLAS panel width */
  double predicted_s; /**< seconds */
  char reason[96];    /**< why it was not chosen, in words; "" for the chosen one */
} hscal_candidate;

/** A usual layout, as people choose it without a model (docs/explanation/baselines.md), timed like the plan and within
 * the same options: that of the ScaLAPACK Users' Guide or a nearly square grid of all processes, on all nodes or on the
 * fastest ones alone. NB 64 and the library's panel width. */
typedef struct hscal_baseline {
  char name[64];          /**< "guide", "8 x 16, column order", "guide, fastest nodes only" */
  hscal_candidate layout; /**< its predicted_s is NaN if it is not accepted or does not fit; `reason` says which */
  char order;             /**< 'R' or 'C': order of the processes on the grid, as they were started */
  int fastest_kind;       /**< 1: on the fastest kind of nodes alone */
  int untimed; /**< 1: there was no time to time it; predicted_s is what closed forms say, NaN if they do not */
} hscal_baseline;

/** A plan. Read only; free it with hscal_plan_free, unless a context owns it (hscal_ctxt_plan). */
typedef struct hscal_plan {
  char routine[16];         /**< "pdgemm" */
  char arguments[160];      /**< sizes, and letters and choices other than the usual ones, as the command takes them:
                            "uplo=l n=8000 nrhs=1"; of recorded calls the matrices: "A=800x600 B=800x400" */
  int nprocs;               /**< processes used: nprow * npcol */
  int nprow;                /**< process rows */
  int npcol;                /**< process columns */
  int mb;                   /**< rows of a block, of every matrix that leaves them open */
  int nb;                   /**< columns of a block, likewise */
  int panel;                /**< PBLAS panel width (pilaenv) */
  int nnodes;               /**< nodes of the machine */
  int *node_of;             /**< [nprow*npcol], row by row: node of the process at grid coordinate (p,q) */
  const char **node_name;   /**< [nnodes] */
  int *threads_of_node;     /**< [nnodes] BLAS threads of each process on the node; 0 on nodes without processes */
  double predicted_s;       /**< predicted seconds */
  double lower_s;           /**< lower end of the 90 % prediction interval, seconds */
  double upper_s;           /**< upper end */
  double *memory_bytes;     /**< [nnodes] operands and workspace of all processes on the node */
  hscal_candidate fallback; /**< ScaLAPACK's rule of thumb (NB 64, near-square grid, one process per core), timed */
  char note[320];           /**< remarks on the routine on these nodes, or "" */
  char warning[640];        /**< doubts: about a plan that claims more than 10 times the speed of the best usual layout,
                                 and about the machine (hscal_machine_warnings); or "" */
  int kept_default;         /**< 1: no gain was sure (gain_lower), and the best baseline was kept */
  hscal_candidate origin;   /**< the layout the matrices have (hscal_options), timed; nprocs 0: none was given */
  int kept_origin;          /**< 1: the matrices stay there */
  double moving_s;          /**< seconds to redistribute them to the best other layout by p?gemr2d, and the results
                                 back if asked for; infinite if the nodes have no memory for both copies */
  double moving_gain_s;     /**< seconds the routine would gain there; predicted_s contains neither number */
  int nrivals;              /**< number of rivals */
  hscal_candidate *rivals;  /**< [nrivals] the next best layouts, best first */
  long candidates;          /**< layouts considered */
  long evaluated;           /**< of these, timed by the model; the others were excluded by lower bounds */
  double gap;               /**< no candidate is faster by more than this fraction: proved by lower bounds and timed
                                 layouts. At least the search's tolerance 0.005; larger if the budget ran out or a
                                 layout was kept that is not the best; 1: nothing is proved */
  double decision_s;        /**< planning took these seconds, wall clock */
  int is_remembered;        /**< 1: the layout is from wisdom, no other was considered */
  int is_rough;             /**< 1: predicted_s is from the fast model (patience 0.1 or less, in_program) or scaled from
                                 a call of another size; lower_s and upper_s are wider */
  double most_s;            /**< in_program: the planning time that was allowed, seconds, at 60 ns per operation of the
                                 clock; 0: the usual limit alone */
  char order;               /**< as in hscal_options; 0: chosen */
  double patience;          /**< as in hscal_options, 1 if none was given; 0 in files of older versions */
  double thinking_s;        /**< planning time of patience 1, seconds, at 60 ns per operation of the clock; 0: not
                                 known */
  int in_program;           /**< as in hscal_options */
  int nbaselines;           /**< number of usual layouts */
  hscal_baseline *baselines; /**< [nbaselines] each layout once, that of the guide (`fallback`) first; none if
                                  nothing was predicted, or in files of older versions */
  int best_baseline; /**< index of the fastest one, of those within 0.1 % the first; -1: of none a time is known */
  int objective;     /**< as in hscal_options */
  double deadline_s; /**< as in hscal_options */
  int nodes_used;    /**< nodes with at least one process */
  double node_hours; /**< nodes_used * predicted_s / 3600 */
  double gain;       /**< seconds of the best usual layout / those of the plan; where a layout was kept (kept_default,
                          kept_origin), its seconds / those of the fastest other, moving the matrices included; 0: not
                          known */
  double gain_lower; /**< lower end of the 90 % interval of this ratio: above 1 by more than the noise, or it is kept,
                          unless there was no time to time the plan: then it may be below */
  double gain_upper; /**< upper end */
  double noise;      /**< scatter of repeated runs on the machine (median, natural logarithm); 0: not known */
  int alike;         /**< layouts evaluated that cannot be told apart from the fastest, which counts; 0: not known */
  char strategy[16]; /**< whose layout it is (hscal plan --strategy): "hmpi"; "": the planner's */
  int planners;      /**< as in hscal_options; 0: one */
} hscal_plan;

/** Frees a plan; null is allowed. Not for plans that a context owns. Local. */
HSCAL_API void hscal_plan_free(hscal_plan *plan);

/** Saves a plan as JSON ("schema": "hscal-plan/1"), the output of `hscal plan --json`. It replaces `file`
 * completely or not at all. Local, no MPI.
 * \return one of
 *   - 0
 *   - -1, -2: a null pointer
 *   - HSCAL_ERROR_FILE: cannot be written, or is no regular file
 *   - HSCAL_ERROR_MEMORY */
HSCAL_API int hscal_plan_save(const hscal_plan *plan, const char *file);

/** Loads a plan that was saved, the same bit by bit. *plan belongs to the caller: free it with hscal_plan_free. It
 * is null after a failure other than -1 and -2. Local, no MPI.
 * \return one of
 *   - 0
 *   - -1, -2: a null pointer
 *   - HSCAL_ERROR_FILE: cannot be read, or is no plan, the reason names line and key
 *   - HSCAL_ERROR_MEMORY */
HSCAL_API int hscal_plan_load(const char *file, hscal_plan **plan);

/** \} */

#ifdef __cplusplus
}
#endif
#endif
