/* Steps of single processes: what events are lowered to (lower.h), and what both clocks take (stream.h, dataflow.h). */
#ifndef HSCAL_MODELS_CLOCK_STEPS_H
#define HSCAL_MODELS_CLOCK_STEPS_H

/* Within a repeat the slowest process sets the pace of what is skipped; around it, within a series or for the whole call,
 * processes differ more by how far they have got than by how fast they are, so their mean does. */
typedef enum hscal_mark { HSCAL_MARK_REPEAT, HSCAL_MARK_WHOLE, HSCAL_MARK_PART, HSCAL_MARKS } hscal_mark;

/* In a mean over all `processes` only those count that were busy, which makes them weigh more: a series may be of a part of the
 * grid, such as the square one on which p?syevx reduces its matrix. */
static inline double hscal__weight_of_the_busy(hscal_mark which, int busy, int processes) {
  return which == HSCAL_MARK_WHOLE && busy > 0 ? (double)processes / (double)busy : 1;
}

/* Processes first, first + stride, ... of a line. */
typedef struct hscal_line {
  int first, stride, count;
} hscal_line;

/* A message of an exchange. */
typedef struct hscal_step_message {
  int from, to;
  double bytes;
} hscal_step_message;

/* Where the steps go. Each function returns 0 or a status. Per process they come in program order. */
typedef struct hscal_steps {
  /* `process` needs `seconds` of a processor. */
  int (*work)(void *self, int process, double seconds);
  /* `from` sends with MPI_Send, `to` receives with MPI_Recv, both now. */
  int (*transfer)(void *self, int from, int to, double bytes);
  /* The same, but what `to` receives is whichever comes first of this and its next `left` ones. */
  int (*transfer_any)(void *self, int from, int to, double bytes, int left);
  /* `from` sends the same message to each of to[n] with MPI_Send, one after the other; each receives it with MPI_Recv. */
  int (*fan)(void *self, int from, const int *to, int n, double bytes);
  /* Everyone in members[n] but members[root] sends with MPI_Send; the root receives them all in any order. */
  int (*collect)(void *self, const int *members, int n, int root, double bytes);
  /* `from` posts the same message to each of to[n] (MPI_Isend) and waits until all are sent; each receives it with MPI_Recv. */
  int (*spread)(void *self, int from, const int *to, int n, double bytes);
  /* Each of from[n] sends with MPI_Send; `to` takes them in this order, with `ahead` receives posted at a time (1, 2 or n), and works so long on each. */
  int (*gather)(void *self, const int *from, int n, int to, double bytes, int ahead, double work_s);
  /* Messages among processes of which each sends at most one and receives at most one: as MPI_Sendrecv, both at once, for who does both. */
  int (*exchange)(void *self, const hscal_step_message *messages, int n);
  /* MPI_Isend (`waits`: MPI_Send) and MPI_Recv of the same message in different places. */
  int (*send)(void *self, int from, int to, double bytes, int waits);
  int (*receive)(void *self, int from, int to, double bytes);
  /* Every process notes the time. A mark of each kind: within a repeat, and for the whole. */
  int (*mark)(void *self, hscal_mark kind);
  /* Iterations are missing that would take `factor` times what has passed since the mark, for those for whom time has passed. */
  int (*skip)(void *self, hscal_mark kind, double factor);
  /* As mark and skip for parts of a step, of a line alone and at once: its processes note the time; they all go on so much later as
   * the last of them takes longer. */
  int (*mark_line)(void *self, hscal_line line);
  int (*jump)(void *self, hscal_line line, double factor);
} hscal_steps;

#endif
