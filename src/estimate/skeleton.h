/*
 * Closed-form time of a call on a grid, in two forms: an estimate that puts candidates in order (near the clock on
 * average, on either side of it) and a bound that excludes them (never above the clock). Internal to src/estimate.
 */
#ifndef HSCAL_ESTIMATE_SKELETON_H
#define HSCAL_ESTIMATE_SKELETON_H

#include "instrumented_pblas/dealing.h"
#include "search/space.h"

/* What travels along the rows, or the columns, of the grid at each step, in panels; one that grows or shrinks counts as half. */
typedef struct hscal_traffic {
  double broadcasts;
  double sums; /* into one process, which takes them one after another */
  double
      gathers; /* where borders of blocks cut a panel: it is gathered on one line, or handed out to several, in a chain */
  double
      rounds; /* messages that go round the line one after another while nothing else goes on; with gathers: if a panel is cut */
  int tree_from; /* broadcasts go along trees, not rings, if the panel width is at least this; 0: never */
} hscal_traffic;

/* Messages along rows (columns) that follow one another, in trees: such as are all latency, and shares of vectors, in the mean half as
 * long as those of `stays`. */
typedef struct hscal_latency_chain {
  double brief, vectors;
} hscal_latency_chain;

static inline double hscal__traffic_panels(const hscal_traffic *travel) { return travel->broadcasts + travel->sums; }

/*
 * The work of a call on a grid: what does not depend on the panel width and on who sits where. Every scheme is seen alike: an
 * operand stays, a loop is walked in panels, and for each panel something travels along the rows and the columns of
 * the grid and every process computes with its share.
 */
typedef struct hscal_cost_skeleton {
  const hscal_call *call;
  int nprow, npcol;
  hscal_operand_name stays; /* the operand that stays in place                                              */
  hscal_kernel kernel;      /* what is done with a share: GEMM, GEMV (loop 1), or ADD (memory)              */
  int loop;                 /* entries of the dimension that is walked in panels                            */
  int width;                /* of the panels whatever the panel width is; 0: the panel width */
  int segments;             /* stretches of it with the same owners                                         */
  int own_max;              /* most entries of it that one process row or column owns                       */
  int rows_min, rows_max;   /* local rows of `stays` over process rows                                      */
  int cols_min, cols_max;
  double evenness;          /* mean share / largest share of `stays` */
  double weight;            /* operations of the call / of the kernel on all of `stays` along the whole loop */
  int first_row, first_col; /* process row and column of its first entry: no other has a larger share       */
  hscal_traffic row, col;   /* along the rows and the columns of the grid */
  double deep;              /* part of the operations in which a kernel sums over a share, not over a panel's width */
  double turns;             /* panels of a step that are transposed on the way, */
  int turns_to_rows;        /* from process columns to rows, or from rows to columns */
  int cut_block;            /* panels are cut wherever such blocks end; 0: they follow the owners of what is walked */
  hscal_latency_chain row_chain, col_chain;
  double vector_turns; /* transpositions of such vectors */
  double passes;       /* products of a vector with all of a share of `stays`, */
  double strips;       /* and with half of a panel of `strip` columns of it, while all others wait */
  int strip;
  int chain;                   /* steps in which one process waits for another and nothing else goes on */
  int least_dimension;         /* of m, n, k: panels as wide are not sent around rings */
  int aligned;                 /* gemm: C stays, panels of A and B lie as they are needed */
  double element_bytes, flops; /* flops: of the whole call, as far as bounds may count on them; 0: not at all  */
  double times;                /* that all of it is done */
} hscal_cost_skeleton;

/* Where the estimated time goes. */
typedef struct hscal_cost {
  double total_s;
  double compute_s; /* of the process that takes longest                                                         */
  double message_s; /* its messages                                                                              */
  double node_s;    /* computing of the busiest node, where processes share processors                           */
  double link_s;    /* busiest link                                                                              */
  double fill_s;    /* filling and draining the pipelines                                                        */
} hscal_cost;

/* An estimate, and all that it depends on of the panel width: others come to the same. */
typedef struct hscal_cached_estimate {
  int width, row_trees, col_trees; /* width 0: none */
  hscal_cost cost;
} hscal_cached_estimate;

/* The parts of a call that follow one another, as a factorization and the solves with it. */
enum { HSCAL_MOST_SKELETON_PARTS = 5 };
typedef struct hscal_skeleton_parts {
  int count;
  hscal_cost_skeleton part[HSCAL_MOST_SKELETON_PARTS];
  hscal_call call[HSCAL_MOST_SKELETON_PARTS];              /* of all but the first */
  double flops;                                            /* of these */
  hscal_cached_estimate cached[HSCAL_MOST_SKELETON_PARTS]; /* of the last estimate of each */
  int made;                                                /* estimates that were none */
} hscal_skeleton_parts;

/* A kind of process: its node's class, and over which layer it meets its neighbours. */
typedef struct hscal_process_class {
  int node_class;
  double crowd;                         /* processes of its node per processor, at least 1 */
  int row_sharers, col_sharers;         /* processes of its node that send along rows (columns) over its link */
  int row_in, row_out, col_in, col_out; /* hscal layers */
} hscal_process_class;

/* A kind of node: its processes, and how many of them have which neighbour across its link. */
typedef struct hscal_node_class_load {
  int node_class, processes;
  int row_in, row_out, col_in, col_out;
} hscal_node_class_load;

typedef struct hscal_profile {
  int nprocess_classes, nnode_loads;
  hscal_process_class fastest; /* kind of the processes that take the largest shares */
  hscal_process_class *process_classes;
  hscal_node_class_load *node_loads;
  unsigned char *neighbourhood; /* of each process: scratch */
  /* Ways along rows (columns) from a process to the next that go to another switch: what part of all, and the most out of one switch. */
  double row_crossing_share, col_crossing_share;
  int row_crossings, col_crossings;
  int *crossings; /* [2 * switches] scratch */
} hscal_profile;

/* Speeds of a choice of processes, for bounds: operations per second of one process, the node's others computing too. */
typedef struct hscal_process_set {
  double slowest, fastest, total;
  int slowest_class;           /* of the slowest's node */
  double crowd;                /* processes of that node per processor, at least 1 */
  int most;                    /* processes on the fullest node */
  int least_group, most_group; /* ranks of the switches that its nodes are behind */
} hscal_process_set;

/* Lines of so many processes have their trees counted out (any_placement_panels.c). */
enum { HSCAL_COUNTED_LINES = 32 };

/* What bounds need to know of the machine, once per search. */
typedef struct hscal_machine_peaks {
  double boost[HSCAL_PANELS]; /* highest speed any shape reaches at this panel width / space->speed         */
  double boost_any;
  double message_s;                /* least latency of a message between nodes                                   */
  double byte_s;                   /* least time per byte between nodes                                          */
  double far_hop_s, near_hop_s;    /* least time of a short message between nodes, and within one, overheads included */
  double near_byte_s;              /* least time per byte within a node */
  double thin_boost[HSCAL_BLOCKS]; /* as boost, of products as deep as this block, */
  double deep_boost;               /* and of any kernel of level 3 */
  double vector_flop_s;            /* least seconds of an operation with vectors */
  int hops[HSCAL_COUNTED_LINES +
           1]; /* a line's in one column of a panel, one after another: sum over where panels begin */
} hscal_machine_peaks;

/* Sets up the skeleton of a call without open blocks (skeleton.c; skeleton_schemes.c for what is not gemm). */
void hscal__cost_skeleton(const hscal_call *call, int nprow, int npcol, hscal_cost_skeleton *skeleton);
void hscal__skeleton_of_scheme(const hscal_call *call, const hscal_layout *layout, hscal_cost_skeleton *skeleton);

/* The parts of a call of which the whole is seen (skeleton_parts.c). */
void hscal__split_skeleton(const hscal_cost_skeleton *whole, hscal_skeleton_parts *parts);

/* Least and most entries that a coordinate holds. */
void hscal__share_range(const hscal_dealing *dealing, int *least, int *most);

/* Real operations of the call that a lower bound of its time may count on: those of products of matrices, and of the updates of
 * factorizations. */
double hscal__bound_flops(const hscal_call *call);

/* Shares of the operand that stays, by process row and column: rows[nprow], cols[npcol]. */
void hscal__skeleton_shares(const hscal_cost_skeleton *skeleton, int *rows, int *cols);

/* Seconds of a lone message of `bytes` between processes on nodes of classes a and b. */
double hscal__message_estimate(const hscal_machine *machine, int layer, int a, int b, double bytes);

hscal_cost hscal__estimate(const hscal_space *space, const hscal_cost_skeleton *skeleton, int panel,
                           const hscal_profile *profile);

/* Adds to the cost of a walk in so many pieces what its messages between switches take more (uplink_estimate.c). */
void hscal__add_uplink_time(const hscal_machine *machine, const hscal_cost_skeleton *skeleton, double pieces,
                            const hscal_profile *profile, hscal_cost *cost);

/* The sum over the parts. All calls with the same skeletons have the same profile. */
hscal_cost hscal__estimate_parts(const hscal_space *space, hscal_skeleton_parts *parts, int panel,
                                 const hscal_profile *profile);

void hscal__machine_peaks_init(const hscal_space *space, hscal_machine_peaks *peaks);
void hscal__machine_peaks_of_panels(const hscal_space *space, hscal_machine_peaks *peaks);

/* No placement of the process set on the grid can be faster. panel is an index into space->panel, or -1: any of them. */
double hscal__any_placement_bound(const hscal_space *space, const hscal_machine_peaks *peaks,
                                  const hscal_cost_skeleton *skeleton, int panel, const hscal_process_set *process_set);

/* Real operations of products that such a routine does at least, whatever its blocks. */
double hscal__panels_flops(const hscal_call *call);

/* The same for a factorization of ScaLAPACK, or a routine that begins with one; 0 for others (any_placement_panels.c). */
double hscal__any_placement_panels_bound(const hscal_space *space, const hscal_machine_peaks *peaks,
                                         const hscal_cost_skeleton *skeleton, const hscal_process_set *process_set);

#endif
