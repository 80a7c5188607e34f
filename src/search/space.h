/* What the search may choose from: processes per node, grids, blocking factors, panel widths. Internal to src/search. */
#ifndef HSCAL_SEARCH_SPACE_H
#define HSCAL_SEARCH_SPACE_H

#include "call/call.h"
#include "estimate/problem.h"
#include "estimate/speed_type.h"
#include "hscal.h"
#include "machine/machine.h"
#include "search/options.h"

/* Processes one processor may hold if the caller demands more than the machine would have. */
enum { HSCAL_DEMANDED_OVERSUBSCRIPTION = 3 };

/* ScaLAPACK Users' Guide, "Achieving High Performance"; among layouts that are as fast, the one nearest to it is
 * taken. */
enum { HSCAL_DEFAULT_BLOCK = 64 };

/* A place for one process. Slots are in the order in which processes are added. */
typedef struct hscal_slot {
  int node, nth; /* the nth process of the node, from 1                                             */
  double rate;   /* operations per second each process of the node has once this one is there       */
  double speed;  /* of one processor of the node */
  int group;     /* of the node */
} hscal_slot;

/* How processes are mapped to nodes. By slot: slots in the order of the rate that they leave their node's processes, a node
 * filled before the next is opened where nodes are alike; by node: all of these opened first. LPT (longest processing time
 * first): each share of the matrix on the node that is done with it soonest, for grids on which shares are uneven. Fewest nodes: on as
 * few as possible, the fastest of these, one process on a processor. */
typedef enum hscal_mapping {
  HSCAL_MAPPING_BY_SLOT,
  HSCAL_MAPPING_BY_NODE,
  HSCAL_MAPPING_LPT,
  HSCAL_MAPPING_FEWEST_NODES,
  HSCAL_MAPPINGS
} hscal_mapping;
enum { HSCAL_SLOT_ORDERS = HSCAL_MAPPING_BY_NODE + 1 };

/* How nodes share a grid: all processes of one side by side; one process of each in turn; or, where there are several
 * switches, each switch has process columns (rows) of its own. */
typedef enum hscal_tiling {
  HSCAL_TILING_NONE,
  HSCAL_TILING_ROUND_ROBIN,
  HSCAL_TILING_SWITCH_COLUMNS,
  HSCAL_TILING_SWITCH_ROWS,
  HSCAL_TILINGS
} hscal_tiling;

/* The dimension of the result along which blocks may be of any size (block_shape.h). Uneven: only where processes are not of one rate. */
typedef enum hscal_free_dimension {
  HSCAL_FREE_NONE,
  HSCAL_FREE_ROWS,
  HSCAL_FREE_COLUMNS,
  HSCAL_FREE_UNEVEN_COLUMNS
} hscal_free_dimension;

/* The first so many slots have this rate or a higher one, and nearly that of each other if there are not too many levels. */
enum { HSCAL_RATE_LEVELS = 8 };
typedef struct hscal_rate_level {
  double rate;
  int slots;
} hscal_rate_level;

/* The call in blocks that are not square. */
typedef struct hscal_kept_call {
  int mb, nb, is_refused; /* refused: by the routine */
  hscal_call call;
} hscal_kept_call;

typedef struct hscal_space {
  const hscal_machine *machine;
  hscal_options options; /* with defaults filled in; `slots` is not used any more  */
  int node_class;        /* the class of nodes that alone may be used; -1: all     */
  hscal_call call;       /* the call as given                                      */
  int nblocks, block[HSCAL_BLOCKS];
  hscal_call calls[HSCAL_BLOCKS]; /* the call with its open blocks set to block[i]          */
  hscal_free_dimension free_dimension;
  int nrate_levels;
  hscal_rate_level rate_level[HSCAL_RATE_LEVELS];
  size_t nkept, kept_capacity;
  hscal_kept_call **kept; /* [nkept] made when they are asked for */
  int npanels, panel[HSCAL_PANELS];
  int *cap;      /* [nnodes] most processes on a node                      */
  double *speed; /* [nnodes] operations per second of one processor        */
  int *group; /* [nnodes] rank of the switch a node is behind: from 0 on, those with the fastest nodes together first */
  int min_processes, max_processes;
  int usual_processes;           /* of the rule of thumb                                   */
  int min_nprow, min_npcol;      /* so that every source coordinate exists                 */
  double operand_bytes;          /* of all operands, once                                  */
  int speeds_are_equal;          /* of all nodes */
  int oversubscription;          /* most processes on a processor */
  int *whole[HSCAL_SLOT_ORDERS]; /* [nnodes] in the order in which whole nodes are taken; null: they are not */
  int *fewest;                   /* [nnodes] in the order in which the fewest nodes are taken; null: they are not */
  int nslots;
  hscal_slot *slots[HSCAL_SLOT_ORDERS]; /* [nslots] fastest first: a prefix is a choice of processes */
} hscal_space;

/* What estimates and bounds see of it; it stays as long as the space. */
static inline hscal_problem hscal__space_problem(const hscal_space *space) {
  return (hscal_problem){.machine = space->machine,
                         .call = &space->call,
                         .speed = space->speed,
                         .oversubscription = space->oversubscription,
                         .nblocks = space->nblocks,
                         .npanels = space->npanels,
                         .block = space->block,
                         .panel = space->panel};
}

void hscal__space_free(hscal_space *space);

/* Rows of a block, by its columns: the same number, unless the options say otherwise. */
static inline int hscal__rows_of_block(const hscal_space *space, int block) {
  return space->options.mb > 0 ? space->options.mb : block;
}

/* Is P x Q legal for the options and the source coordinates? (Not: is there a node for every process.) */
int hscal__space_allows_grid(const hscal_space *space, int nprow, int npcol);

/* May the node be used, as far as its class goes? */
static inline int hscal__space_uses(const hscal_space *space, int node) {
  return space->node_class < 0 || space->machine->class_of[node] == space->node_class;
}

/* Places of a node as the run has them: its slots, or `per_processor` for each processor. Never above the caller's limit. */
int hscal__places(const hscal_space *space, int node, int64_t per_processor);

/* Processes that all nodes may hold, and the most that one may. */
int64_t hscal__space_capacity(const hscal_space *space);
int hscal__most_on_a_node(const hscal_space *space);

/* Where a number is among of[count], block sizes or panel widths; -1: it is none of them. */
int hscal__index_of(int number, const int *of, int count);

/* Lists a block size, unless it is listed, or the routine refuses it (and not even_if_refused). */
void hscal__space_add_block(hscal_space *space, int block, int even_if_refused);

/* Is the call one of banded or tridiagonal systems, whose operands have one dimension and lie in a row of processes? */
int hscal__is_one_dimensional(const hscal_space *space);

/* Operations per second of each of `processes` processes on a node. */
double hscal__process_rate(const hscal_space *space, int node, int processes);

/* May a node hold several processes? */
static inline int hscal__shares_nodes(const hscal_space *space) {
  for (int h = 0; h < space->machine->nnodes; h++)
    if (space->cap[h] > 1) return 1;
  return 0;
}

#endif
