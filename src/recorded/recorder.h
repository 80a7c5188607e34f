/*
 * What records the events of the installed library: a shared object of its own (verify/recorder_object.c), because in it
 * libscalapack finds stubs in place of MPI and BLAS. It is loaded into a namespace of its own, beside whatever libscalapack and MPI
 * the process itself uses, with its own C library: memory of the one side is not freed by the other.
 */
#ifndef HSCAL_RECORDED_RECORDER_H
#define HSCAL_RECORDED_RECORDER_H

#include "events/event.h"

#include <stddef.h>

/* Both sides must be of one build: they share the numbers of kernels. */
#define HSCAL_RECORDER_VERSION (3000 + (int)HSCAL_KERNEL_COUNT)

/* Processes of the largest grid that can be recorded (verify/stubs/virtual_world.h). */
enum { HSCAL_MOST_RECORDED_PROCESSES = 256, HSCAL_RECORDED_OPERANDS = 8 };

/* How an operand is dealt. One-dimensional ones need a grid of one process row: n columns of m entries each (descriptor 501), or n
 * rows of so many (502), a block on each process. Several arrays may share a descriptor, which the last of them brings along. */
typedef enum hscal_recorded_form {
  HSCAL_RECORDED_MATRIX, /* in both dimensions: descriptor of type 1 */
  HSCAL_RECORDED_COLUMNS,
  HSCAL_RECORDED_ROWS
} hscal_recorded_form;

typedef enum hscal_recorded_kind {
  HSCAL_RECORDED_KERNEL,
  HSCAL_RECORDED_SEND,
  HSCAL_RECORDED_RECEIVE,
  HSCAL_RECORDED_BROADCAST,
  HSCAL_RECORDED_COMBINE
} hscal_recorded_kind;

/* One thing that a process did, in its own order. */
typedef struct hscal_recorded_action {
  hscal_recorded_kind kind;
  hscal_kernel kernel; /* with its letters and its dimensions in the order of the BLAS */
  char letters[5];
  int dims[3];
  int64_t times; /* kernels: so often, one after the other; 0: once */
  int peer;      /* messages: process number                                       */
  int waits;     /* sends: MPI_Send, not MPI_Isend  */
  int members;   /* collectives: how many, the first one's process number, and how far it is from one to the next */
  int first, distance;
  int root;             /* its place among them (-1: all) */
  int elements, is_own; /* that each member's data are; combines: by an operation of the BLACS' own, not MPI's */
  int64_t bytes;
} hscal_recorded_action;

typedef struct hscal_recorded_trace {
  int processes;
  struct {
    const hscal_recorded_action *action;
    size_t count;
  } process[HSCAL_MOST_RECORDED_PROCESSES];
} hscal_recorded_trace;

/* What is to be recorded: `make_call` is called once for each process (p,q) of the grid, with a context in which it is that
 * process, descriptors and local arrays of generic values (ones, the diagonal of square matrices heavy). What it returns, if
 * not 0, ends the recording. */
typedef struct hscal_recorder_job {
  int nprow, npcol, panel;
  hscal_type type;
  int operands;
  hscal_desc desc[HSCAL_RECORDED_OPERANDS];
  hscal_recorded_form form[HSCAL_RECORDED_OPERANDS];
  int is_heavy
      [HSCAL_RECORDED_OPERANDS]; /* one-dimensional: a diagonal, filled with what makes it the heaviest of all */
  int (*make_call)(void *self, int context, int *const *desc, void *const *array);
  void *self;
} hscal_recorder_job;

typedef struct hscal_recorder {
  int version;
  /* Returns 0 and a trace for `release`, or a status with its text in message[size]. A refusal of make_call: its own status. */
  int (*record)(const hscal_recorder_job *job, hscal_recorded_trace **trace, char *message, size_t size);
  void (*release)(hscal_recorded_trace *trace);
  /* The recorded library's own function, null if it has none of the name ("pdgeqrf_"). */
  void *(*function)(const char *name);
} hscal_recorder;

/* The name under which the shared object has: const hscal_recorder *hscal_recorder_open(void). */
#define HSCAL_RECORDER_SYMBOL "hscal_recorder_open"
#define HSCAL_RECORDER_FILE   "libhscal_record.so"

#endif
