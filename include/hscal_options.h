/**
 * \file
 * What may be fixed or limited when planning. Included by hscal.h.
 */
#ifndef HSCAL_OPTIONS_H
#define HSCAL_OPTIONS_H

#include "hscal_status.h"
#include "hscal_wisdom.h"

#ifdef __cplusplus
extern "C" {
#endif

/** \defgroup hscal_options Options of planning
 * \{ */

/** The layout in which the matrices of a call are already distributed, in blocks mb x nb where descriptors leave
 * them open. */
typedef struct hscal_origin {
  int nprow;          /**< process rows; 0, with npcol = 0: the matrices are not distributed yet */
  int npcol;          /**< process columns */
  int nb;             /**< columns of a block */
  int mb;             /**< rows of a block; 0 = nb */
  const int *node_of; /**< [nprow*npcol], row by row: the node of each process; null: nodes are filled in order */
  int bring_back;     /**< 1: the results have to return to this layout */
} hscal_origin;

/** What a plan minimises. A node is paid as a whole: node-hours are the nodes with at least one process, times the
 * predicted time. */
typedef enum hscal_objective {
  HSCAL_OBJECTIVE_TIME = 1,       /**< the time, as with 0; the text of the plan then contains node-hours, too */
  HSCAL_OBJECTIVE_NODE_HOURS = 2, /**< the node-hours */
  HSCAL_OBJECTIVE_DEADLINE = 3    /**< the node-hours, among the plans that take at most deadline_s */
} hscal_objective;

/** Options of a plan. All zero (or a null pointer): hscal chooses everything. The arrays stay the caller's, and
 * have to live until the function returns. */
typedef struct hscal_options {
  int processes;          /**< at most this number of processes; 0 = as many as help */
  int exact_processes;    /**< 1: exactly `processes` processes */
  int nprow;              /**< process rows of this grid; with npcol, or 0 */
  int npcol;              /**< process columns; with nprow, or 0 */
  int nb;                 /**< this blocking factor for all operands whose descriptors leave it open; at most 1e9 */
  int mb;                 /**< with nb: the rows of a block; 0 = nb */
  int panel;              /**< this PBLAS panel width; 0 = choose */
  int processes_per_node; /**< at most this number of processes on one node; 0 = as the machine allows */
  const int *slots;       /**< [nodes of the machine] processes that exist on each node; null = as the machine says */
  int one_kind;           /**< 1: nodes of one class of the machine only, of the best class */
  int threads;            /**< this number of BLAS threads in every process; 0 = as many as help, as far as the machine
                               has speeds for them */
  int most_threads;       /**< at most this number; 0 = any */
  double patience;        /**< factor on the planning time (docs/reference/planning_time.md); 0 = 1; at most 1e6. With
                               0.1 or less predictions may be approximate (plan->is_rough) */
  int in_program;         /**< 1: the program waits for the plan: the planning time of programs, times `patience`
                               (docs/reference/planning_time.md) */
  int top;                /**< number of rivals in the plan; 0 = 5 */
  hscal_wisdom *wisdom;   /**< plans remembered for similar calls are reused, and new plans added; null: not used.
                               Stays the caller's */
  hscal_origin origin;    /**< where the matrices are now. They stay there, whatever the other options are, unless
                               another layout gains more than the error of the model and the redistribution */
  int all_processes;      /**< 1: the grid contains every slot; without slots one process per processor, or per
                               `threads` processors; of one node at most processes_per_node */
  int square;             /**< 1: as many process rows as columns */
  int square_blocks;      /**< 1: blocks have as many rows as columns, MB = NB, for a program that knows one number */
  char order;             /**< 'R' or 'C': processes are placed on the grid in the order in which they were started,
                               row by row or column by column, as Cblacs_gridinit does; 0 = choose */
  int whole_nodes;        /**< 1: all processes of a node (counted as by all_processes), or none */
  const int *started;     /**< [sum of slots] the node of each process, in the order in which they were started, for
                               `order`; null = node by node */
  int objective;          /**< an ::hscal_objective; 0 = time. The others try several numbers of nodes: planning takes
                               longer, wisdom is not used, all_processes and origin have to be 0 */
  double deadline_s;      /**< seconds, for HSCAL_OBJECTIVE_DEADLINE, else 0: limit of plan->upper_s */
  int calls;              /**< so many calls like this one are to come, whose plan this is: the planning time
                               may be 1 % of all of them, at most a minute; 0 = 1 */
  int planners;           /**< the layouts are searched by this number of planners, each with a part of them and the
                               whole planning time; 0 = 1, in a context as many processes as have a processor of
                               their own. The plan depends on it; at most 65,536 */
  int jobs;               /**< threads that do the planners' work; 0 = one per processor; no matter for the plan */
  const struct hscal_planner_part *planner; /**< hscal's own; null */
} hscal_options;

/** Reads options from words: "square order=column processes=64". Local.
 *
 * Words are separated by blanks or commas, in upper or lower case: names of the numbers above with a value (nb=64),
 * names of the switches alone (square), order=row or order=column, grid=2x4, objective=time, objective=node-hours
 * or objective=deadline=60. Fields without a word keep their values. After a failure *options is unchanged.
 * \return one of
 *   - 0
 *   - -1, -2: a null pointer
 *   - HSCAL_ERROR_UNKNOWN: unknown word or value, which the reason names */
HSCAL_API int hscal_options_parse(const char *text, hscal_options *options);

/** \} */

#ifdef __cplusplus
}
#endif
#endif
