/*
 * What an MPI library does inside MPI_Bcast, MPI_Reduce, MPI_Allreduce and MPI_Barrier, as a table: which algorithm for how many
 * members and bytes. A library is rows (collectives/NAME.def), not code; what an algorithm sends is in models/clock/collective_*.c, of
 * barriers in models/cost/barrier.c.
 * docs/reference/machine_file.md explains the words.
 */
#ifndef HSCAL_MACHINE_COLLECTIVES_H
#define HSCAL_MACHINE_COLLECTIVES_H

typedef enum hscal_collective_kind {
  HSCAL_COLLECTIVE_BROADCAST,
  HSCAL_COLLECTIVE_REDUCE,
  HSCAL_COLLECTIVE_ALLREDUCE,
  HSCAL_COLLECTIVE_BARRIER,
  HSCAL_COLLECTIVE_KINDS
} hscal_collective_kind;

typedef enum hscal_collective_algorithm {
#define ALGORITHM(name, word, broadcasts, reduces, allreduces, barriers) HSCAL_ALGORITHM_##name,
#include "machine/collectives/algorithms.def"
#undef ALGORITHM
  HSCAL_ALGORITHMS
} hscal_collective_algorithm;

typedef enum hscal_row_condition { HSCAL_ROW_NO, HSCAL_ROW_YES, HSCAL_ROW_EITHER } hscal_row_condition;

/* Counts for calls of up to so many members and bytes; of several rows the first one counts. */
typedef struct hscal_collective_row {
  hscal_collective_kind operation;
  int members;  /* at most; INT_MAX: any */
  double bytes; /* of each member's data, at most; infinity: any */
  hscal_row_condition splittable, builtin;
  hscal_collective_algorithm algorithm;
  int radix;            /* of a k-nomial tree, number of chains; else 0 */
  double segment_bytes; /* of a tree, of peers' sums; 0: the data are not cut */
} hscal_collective_row;

enum { HSCAL_MOST_COLLECTIVE_ROWS = 128, HSCAL_MOST_RADIX = 64, HSCAL_LEAST_SEGMENT = 64 };

typedef struct hscal_collectives {
  const char *name;      /* of the library; null: rows of a machine file's own */
  const char *rests_on;  /* where the rows are from */
  int is_counted;        /* its messages were counted, and are these */
  int packs_at_each_hop; /* derived types are sent as they are; 0: packed once, unpacked once */
  int sends_empty;       /* broadcasts without a byte are messages; 0: nothing is sent */
  int is_smpi;           /* of the simulator, where what processes do with data is free; binomial trees */
  const hscal_collective_row *rows;
  int nrows;
} hscal_collectives;

/* How the members of a collective share nodes; the library may know. */
typedef enum hscal_node_sharing {
  HSCAL_NODES_OF_ONE,       /* no node holds several of them */
  HSCAL_NODES_OF_DIFFERENT, /* some does, others hold more or fewer */
  HSCAL_NODES_OF_EQUAL      /* each holds as many */
} hscal_node_sharing;

/* A call of a collective, as far as the choice of an algorithm depends on it. */
typedef struct hscal_collective_call {
  hscal_collective_kind operation;
  int members;     /* 2 or more */
  double bytes;    /* of each member's data */
  double elements; /* that these are: nobody cuts one */
  int is_builtin;  /* MPI's own operation on MPI's own type, not a user-defined one */
  hscal_node_sharing nodes;
} hscal_collective_call;

/* The tables that come with hscal; null if there is none of that name, or not so many. */
const hscal_collectives *hscal__collectives_named(const char *name);
const hscal_collectives *hscal__collectives_number(int number);
/* What is meant where nobody says: that of the MPI library that hscal was built with (cmake/Collectives.cmake). */
const hscal_collectives *hscal__collectives_default(void);

/* The first row that may count for an operation among so many members on nodes of one or of several, whatever it is about; nrows: none. */
int hscal__collective_first_row(const hscal_collectives *collectives, hscal_collective_kind operation, int members,
                                int share_nodes);
/* The row that counts, where none before that number does; null if there is none. */
const hscal_collective_row *hscal__collective_row_from(const hscal_collectives *collectives, int first,
                                                       const hscal_collective_call *call);
/* The row that counts; null if there is none (a table that was checked has one). */
const hscal_collective_row *hscal__collective_row(const hscal_collectives *collectives,
                                                  const hscal_collective_call *call);
/* Does the row count for the call, whatever comes before it? */
int hscal__collective_row_fits(const hscal_collective_row *row, const hscal_collective_call *call);

/* How a barrier of so many members is done; linear where no row is for one, as in tables from before there were such rows. */
hscal_collective_algorithm hscal__barrier_algorithm(const hscal_collectives *collectives, int members,
                                                    hscal_node_sharing nodes);

/* "broadcast", "reduce", "allreduce", "barrier"; the word of an algorithm; does it do that operation, does it take a radix, segments? */
const char *hscal__collective_word(hscal_collective_kind operation);
const char *hscal__algorithm_word(hscal_collective_algorithm algorithm);
int hscal__algorithm_does(hscal_collective_algorithm algorithm, hscal_collective_kind operation);
int hscal__algorithm_has_radix(hscal_collective_algorithm algorithm);
int hscal__algorithm_has_segments(hscal_collective_algorithm algorithm);
/* Is it a composition of collectives of some of the members: node by node? */
int hscal__algorithm_is_composed(hscal_collective_algorithm algorithm);

/* What is wrong with the rows, written into text[size]: "[3].radix: ...". A hole, a row that never counts, an algorithm that does not do the
 * operation, an absurd radix or segment, a barrier of some bytes. There may be no barriers at all. Returns 0 if nothing is. */
int hscal__collectives_fault(const hscal_collective_row *rows, int nrows, char *text, unsigned long size);

#endif
