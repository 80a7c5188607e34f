/*
 * What happens when a routine runs, for the whole grid at once, in the routine's own order: who computes what, who
 * sends how much to whom. Events carry volumes and kernel shapes, never seconds. Schemes emit them, sinks take them.
 *
 * The order of a process is the order of the events it takes part in. A send and the receive that takes it are two
 * events, because a process may send before it receives: the n-th send from x to y meets the n-th receive of y from x.
 *
 * Processes are numbered row by row: process (p,q) of a P x Q grid is p*Q + q.
 */
#ifndef HSCAL_EVENTS_EVENT_H
#define HSCAL_EVENTS_EVENT_H

#include "call/call.h"
#include <stdint.h>
#include <stdio.h>

typedef enum hscal_event_kind {
  HSCAL_EVENT_COMPUTE,   /* process runs kernel m, n, k */
  HSCAL_EVENT_SEND,      /* process sends m x n elements to peer */
  HSCAL_EVENT_RECEIVE,   /* process receives m x n elements from peer */
  HSCAL_EVENT_BROADCAST, /* m x n elements from member root to the row or column `line` */
  HSCAL_EVENT_COMBINE /* sum, or extreme, of m x n elements over the row or column `line`, into root (-1: into all) */
} hscal_event_kind;

typedef enum hscal_kernel {
#define KERNEL(name, blas, complex_blas, letters, dims, operations) HSCAL_KERNEL_##name,
#include "events/kernels.def"
#undef KERNEL
  HSCAL_KERNEL_COUNT
} hscal_kernel;

/* What a combine does: xGSUM2D, or xGAMX2D and xGAMN2D, to which MPI gives an operation of the BLACS' own; these with the places of what they
 * find are one element of a derived type. Source: BLACS/SRC/dgsum2d_.c, dgamx2d_.c. */
typedef enum hscal_combining { HSCAL_SUM, HSCAL_EXTREME, HSCAL_EXTREME_WITH_PLACE } hscal_combining;

/* What kernels.def says of a kernel. */
typedef struct hscal_kernel_facts {
  const char *blas, *complex_blas; /* "gemm": name of the library's routine behind the letter of the type   */
  int letters;                     /* option letters it is called with                                     */
  const char *dims;                /* its dimensions in its own order, as fields of the event: "mnk"        */
} hscal_kernel_facts;
extern const hscal_kernel_facts hscal__kernel_facts[HSCAL_KERNEL_COUNT];

/* Who takes part in a broadcast or combine, or waits for one another in the parts of a step: nobody where each process computes alone. The
 * grid is one line of all processes, numbered as above. */
typedef enum hscal_scope { HSCAL_ROW, HSCAL_COLUMN, HSCAL_GRID, HSCAL_ALONE } hscal_scope;

typedef struct hscal_event {
  hscal_event_kind kind;
  int process, peer; /* compute, send, receive */
  hscal_scope scope; /* broadcast, combine: along a process row (Q members), column (P) or all (P*Q) */
  int line, root;    /* which row or column (grid: 0), and the member's place in it */
  int nprow, npcol; /* broadcast, combine: the grid that these are of, made of the layout's first processes, row by row;
                        0: the layout's own */
  char topology; /* BLACS topology: ' ' an MPI collective, 'i' increasing ring, 'd' decreasing, 's' split, '1' tree */
  hscal_kernel kernel;
  char letters[5]; /* compute: options the kernel is called with, in its own order ("NT"), ends with 0 */
  int m, n, k;
  int waits;                 /* send: until the message is received or can be kept (MPI_Send), not MPI_Isend */
  int is_row;                /* messages, copies: of rows of a matrix, whose elements lie a column apart */
  int in_reals;              /* compute: on real numbers of the precision, even if the routine's type is complex */
  hscal_combining combining; /* combine */
  int element_bytes;         /* messages: of each element; 0 = as the routine's (hscal__routine_message_bytes) */
} hscal_event;

/* The dimension of a computation that a kernel's facts call so. */
static inline int *hscal__event_dimension(hscal_event *event, char name) {
  return name == 'm' ? &event->m : name == 'n' ? &event->n : &event->k;
}

/* Bytes of the message or of each member's data, where elements of the routine have `element_bytes`. */
static inline double hscal__event_bytes(const hscal_event *event, double element_bytes) {
  return (event->element_bytes ? event->element_bytes : element_bytes) * event->m * event->n;
}

/* Does each step of a series wait for the one before, and are all steps alike but for their owners? */
typedef enum hscal_chaining { HSCAL_OVERLAPPING, HSCAL_CHAINED, HSCAL_ALIKE } hscal_chaining;

typedef struct hscal_sink hscal_sink;
struct hscal_sink {
  /* Takes an event; not 0 stops the scheme, which returns it. */
  int (*put)(hscal_sink *sink, const hscal_event *event);
  /* Takes a computation that a process repeats; of a model in text also a part of one (1.5). Null: `put` is called for each repetition. */
  int (*put_times)(hscal_sink *sink, const hscal_event *event, double times);
  /* `times` iterations that are alike follow; returns how many the scheme has to emit (1..times), the sink accounts
   * for the rest. Null: all of them. Not nested. */
  int64_t (*repeat)(hscal_sink *sink, int64_t times);
  /* The next iteration of the repeat begins; after the last one, repeat_end. Null: not interested. */
  void (*iteration)(hscal_sink *sink);
  void (*repeat_end)(hscal_sink *sink);
  /* `count` steps follow whose sizes change little from one to the next, and whose owners come round again after `period`
   * steps. Answers which to emit next: `next` or a later one, or `count`: no more. The sink accounts for the steps that
   * are passed over. Asked first with next = 0, then after each step. Null: every step. Not nested, but a step may
   * hold repeats and parts. */
  int64_t (*step)(hscal_sink *sink, int64_t next, int64_t count, int64_t period, hscal_chaining chained);
  /* `count` short parts of a step follow, such as the columns of a panel, whose sizes change evenly from one to the next. The
   * processes of line `line` of the scope wait for one another in each (-1: those of each line; they have parts of their own).
   * Answers which to emit next, and is asked, as `step`. The sink makes the line go on as much later as those passed over take.
   * Null: every part. Not nested; no repeat or step in it. */
  int64_t (*part)(hscal_sink *sink, hscal_scope scope, int line, int64_t next, int64_t count);
};

/* Real operations of a compute event (events/event.c). */
double hscal__event_flops(const hscal_event *event, hscal_type type);

/* ---- what a collective event means for each process: BLACS topologies (events/topology.c) */

/* Is it handed to an MPI collective? Source: BLACS/SRC/dgebs2d_.c, dgsum2d_.c. */
static inline int hscal__event_is_mpi_collective(const hscal_event *event) { return event->topology == ' '; }

/* Are its data one element to MPI, which nothing can cut? A broadcast is MPI_Bcast of one vector or indexed type. Source:
 * BLACS/SRC/dgebs2d_.c, dtrbs2d_.c, dgamx2d_.c. */
static inline int hscal__event_is_one_element(const hscal_event *event) {
  return event->kind == HSCAL_EVENT_BROADCAST || event->combining == HSCAL_EXTREME_WITH_PLACE;
}

/* Is it an operation that MPI has? Sums of integers and reals are, also in a complex routine whose messages have `element_bytes` to the
 * element; of complex numbers the BLACS define it. Source: BLACS/SRC/zgsum2d_.c. */
static inline int hscal__event_is_builtin(const hscal_event *event, hscal_type type, double element_bytes) {
  double bytes = event->element_bytes ? event->element_bytes : element_bytes;
  int is_complex = hscal__type_is_complex(type) && bytes >= (double)hscal__type_bytes(type);
  return event->combining == HSCAL_SUM && !is_complex;
}

/* One hop of a broadcast or combine on a ring, split ring or tree. */
typedef struct hscal_hop {
  int from, to; /* process numbers in the grid */
} hscal_hop;

/* Members of its line. */
static inline int hscal__event_members(const hscal_event *event, const hscal_layout *layout) {
  int nprow = event->nprow ? event->nprow : layout->nprow, npcol = event->nprow ? event->npcol : layout->npcol;
  return event->scope == HSCAL_ROW ? npcol : event->scope == HSCAL_COLUMN ? nprow : nprow * npcol;
}

/* Process number of member `i` of its line. */
static inline int hscal__event_member(const hscal_event *event, int i, const hscal_layout *layout) {
  int npcol = event->nprow ? event->npcol : layout->npcol;
  return event->scope == HSCAL_ROW      ? event->line * npcol + i
         : event->scope == HSCAL_COLUMN ? i * npcol + event->line
                                        : i;
}

#endif
