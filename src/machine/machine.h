/*
 * The model of the computers and links. Filled by file.c (JSON), synthetic.c (strings) or measure.c (MPI); read
 * by the models. Nodes are expanded: a class of 8 equal nodes in the file is 8 entries here that share a class.
 */
#ifndef HSCAL_MACHINE_MACHINE_H
#define HSCAL_MACHINE_MACHINE_H

#include "call/routine.h"
#include "events/event.h"
#include "hscal.h"
#include "machine/collectives.h"
#include "machine/noise.h"
#include "machine/ratio_errors.h"
#include <stdint.h>

/* A measured curve: piecewise linear between points, x ascending; constant slope beyond the last, constant before the
 * first. */
typedef struct hscal_curve {
  int npoints;
  double *x, *y;
} hscal_curve;
double hscal__curve_at(const hscal_curve *curve, double x);

/* One measured shape of a kernel; 0 for dimensions that it does not have. */
typedef struct hscal_kernel_point {
  int m, n, k;
  double flops_per_s; /* real operations per second of one process, the node's other processors being busy too */
} hscal_kernel_point;

/* Speed of one kernel for one type on one processor: flops_per_s * k / (k + half_k) where there are no points (half_k =
 * inner dimension at which half the speed is reached; 0 = constant speed, as always below level 3), else interpolated between the points.
 * The models see the speeds of processes with one thread; those of others are for hscal__machine_with_threads. */
typedef struct hscal_kernel_speed {
  hscal_kernel kernel;
  hscal_type type;
  double flops_per_s; /* with points: the fastest of them */
  double half_k;
  int npoints;
  hscal_kernel_point *points;
  int threads; /* of the BLAS of one process, all cores of the node being busy with such processes */
} hscal_kernel_speed;

/* A class of equal nodes. */
typedef struct hscal_node_class {
  char *name;
  int processors; /* cores */
  double memory_bytes;
  double copy_bytes_per_s;   /* local copies of one process; 0 = free */
  double reduce_bytes_per_s; /* of what a process receives in a sum and adds to its own; 0 = free */
  double pack_bytes_per_s;   /* of what a process packs or unpacks that is sent as a derived type; 0 = free */
  /* Products that BLAS packs more for than for a square one of as many entries: those of a tall C (m > n) and of a wide one
   * (hscal__thin_bytes); 0 = no more time. */
  double tall_bytes_per_s, wide_bytes_per_s;
  double
      row_bytes_per_s; /* single rows of a matrix, whose elements lie a column apart: copies of them, and their share in messages
                              at both ends; 0 = as other copies, and free in messages */
  double link_bytes_per_s; /* capacity of the node's link, each direction; 0 = not limited beyond the layer */
  double
      link_both_bytes_per_s; /* what it carries out and in together; 0 = the directions are not in each other's way */
  double link_latency_s;     /* the node's share of the latency: a message between a and b takes a's + b's */
  int measured_processes;    /* that measured at once on each of these nodes, the fewest; 0 = not known */
  double alone_speedup; /* of a process whose node does nothing else, as measured; 0 = not known. Plans don't use it */
  int nspeeds;
  hscal_kernel_speed *speeds;
  int processor_cores; /* cores that each of `processors` stands for: 0 and 1 one, more in a machine of
                          hscal__machine_with_threads */
  struct hscal_fingerprint *fingerprint; /* what was measured on (fingerprint.h); null if not known */
} hscal_node_class;
/* Can a link that carries so much in one direction carry so much in both together? At least as much, and at most twice. */
static inline int hscal__are_both_directions(double link, double both) { return both >= link && both <= 2 * link; }
static inline int hscal__class_processor_cores(const hscal_node_class *node) {
  return node->processor_cores > 1 ? node->processor_cores : 1;
}

/* How long a message takes between two processes: within a node (layer 0) or between nodes (layer 1). */
typedef struct hscal_message_layer {
  double latency_s;      /* on top of the nodes' link latencies */
  double bytes_per_s;    /* of a lone message; 0 = not limited beyond the nodes' links */
  hscal_curve seconds;   /* measured: bytes -> seconds, replaces latency_s and bytes_per_s where npoints > 0 */
  double envelope_bytes; /* moved with every message on top of its data; SMPI: 16 (tag, sender, communicator) */
  double send_overhead_s, receive_overhead_s; /* processor time per message at each end, on top of the rest */
  double rendezvous_bytes; /* from this size on the sender waits for the receiver; infinity = never */
  int late_receiver;       /* 1: data move only once the receive is posted (SMPI); 0: eager messages travel at once */
  int shared;              /* 1: the messages of the layer on one node share its capacity (bytes_per_s) */
  int is_assumed;          /* 1: nobody measured this of a measured machine, or said it in a string */
} hscal_message_layer;

enum { HSCAL_LAYER_NODE, HSCAL_LAYER_NETWORK, HSCAL_LAYERS };

/* Switches, each with a group of nodes behind it: the third layer. A message between nodes of different groups is one of the network that
 * takes so much more. Without them (count 0) all nodes are one group. */
typedef struct hscal_switches {
  int count;
  char **name;               /* [count] */
  int *of;                   /* [nnodes] the switch of each node; null where count is 0 */
  double latency_s;          /* on top of the network's and the nodes' */
  double bytes_per_s;        /* of a lone message; 0 = not limited beyond the network and the uplinks */
  double uplink_bytes_per_s; /* what the nodes behind a switch share, each direction; 0 = not limited */
} hscal_switches;

struct hscal_machine {
  uint64_t serial; /* of this program's machines no other has it; from 1 on */
  char *name;
  int nclasses;
  hscal_node_class *classes;
  int nnodes;
  int *class_of;    /* [nnodes] */
  char **node_name; /* [nnodes] */
  hscal_message_layer layer[HSCAL_LAYERS];
  hscal_switches switches;
  const hscal_collectives *collectives; /* null: nobody says; see hscal__machine_collectives */
  hscal_collectives *own_collectives;   /* rows of its own, which `collectives` then are; else null */
  int processes_per_processor;          /* most processes that may share a processor */
  double model_error;                   /* relative error of predictions on this machine, e.g. 0.1 */
  double interval_error; /* what 9 in 10 predictions are off by at most because of this description; < 0: model_error */
  hscal_ratio_errors ratio_errors;
  char *notes; /* remarks of the author, lines; may be null */
  /* Provenance; texts may be null. Spread: median of (upper - lower quartile) / median over what was measured. */
  char *measured_when, *measured_how, *fingerprint;
  int samples;
  double spread;
  hscal_noise_parts noise_parts; /* what the noise among ratio_errors is from */
  int is_probe;                  /* 1: measured in a moment: what there was no time for is assumed */
  char *doubts;                  /* why the measurement is not to be trusted, lines; null: it is */
  char *warnings;                /* what is doubtful about it now, lines; null: nothing. Not written into files */
  char *
      assumed; /* of a machine string: what it does not say, "copies, memory"; null: nothing. Not written, and not copied */
  char *repairs; /* points that were replaced when it was read, lines; null: none. Not written, and not copied */
};

static inline const hscal_node_class *hscal__node(const hscal_machine *machine, int node) {
  return &machine->classes[machine->class_of[node]];
}
/* The switch of a node, from 0 on: 0 where the machine tells of none. */
static inline int hscal__switch_of(const hscal_machine *machine, int node) {
  return machine->switches.of ? machine->switches.of[node] : 0;
}
/* What its MPI library does in collectives; that of hscal's own MPI library, where the machine does not say. */
static inline const hscal_collectives *hscal__machine_collectives(const hscal_machine *machine) {
  return machine->collectives ? machine->collectives : hscal__collectives_default();
}
/* What they are called: a library, or "own". */
static inline const char *hscal__machine_collectives_name(const hscal_machine *machine) {
  const hscal_collectives *collectives = hscal__machine_collectives(machine);
  return collectives->name ? collectives->name : "own";
}
/* Is its MPI library taken to do what nobody has counted? Rows of its own are its author's, who knows. */
static inline int hscal__machine_is_unverified(const hscal_machine *machine) {
  const hscal_collectives *collectives = hscal__machine_collectives(machine);
  return collectives->name && !collectives->is_counted;
}
/* Are its broadcasts binomial trees, and its reductions no faster than these, as bounds may then assume? Of SMPI's that is known. */
static inline int hscal__machine_has_binomial_trees(const hscal_machine *machine) {
  return hscal__machine_collectives(machine)->is_smpi;
}
/* Gives the machine rows of its own, copied. 0 or HSCAL_ERROR_MEMORY. */
int hscal__machine_own_collectives(hscal_machine *machine, const hscal_collective_row *rows, int nrows);
static inline double hscal__machine_interval(const hscal_machine *machine) {
  return machine->interval_error < 0 ? machine->model_error : machine->interval_error;
}
/* Where messages of a layer come from: HSCAL_STATED by whoever described the machine, measured, or assumed of a machine that was measured. */
typedef enum hscal_origin_of_values { HSCAL_STATED, HSCAL_MEASURED, HSCAL_ASSUMED } hscal_origin_of_values;
static inline hscal_origin_of_values hscal__layer_origin(const hscal_message_layer *layer) {
  return layer->is_assumed ? HSCAL_ASSUMED : layer->seconds.npoints > 0 ? HSCAL_MEASURED : HSCAL_STATED;
}
/* Processors of all nodes. */
int hscal__machine_processors(const hscal_machine *machine);

/* Adds a line to the warnings, or to the repairs (printf style). */
int hscal__machine_warn(hscal_machine *machine, const char *format, ...) __attribute__((format(printf, 2, 3)));
int hscal__machine_repaired(hscal_machine *machine, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The node that is called as a host (a host may carry its domain); -1 if there is none. */
int hscal__machine_node_named(const hscal_machine *machine, const char *host);

#endif
