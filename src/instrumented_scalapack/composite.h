/*
 * A routine of ScaLAPACK under way: it calls others on parts of its operands, sets topologies for them, and has a few messages
 * of its own.
 */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_COMPOSITE_H
#define HSCAL_INSTRUMENTED_SCALAPACK_COMPOSITE_H

#include "instrumented_pblas/setting.h"

typedef struct hscal_composite {
  hscal_sink without_steps; /* what a part of a step emits into: on to `sink`, but steps are the composite's own */
  hscal_sink *sink;
  const hscal_call *call;
  hscal_layout layout;   /* the caller's, with the topologies that are set now: the program's, whoever is called */
  hscal_emitter emitter; /* the same, for the routine's own events                                              */
  int in_steps;          /* parts are within a step                                                            */
  int part_bytes;        /* of an element of the part's messages, if not as the composite's                    */
  int in_reals;          /* everything is done with the reals of a complex type                                */
  const hscal_routine *known[HSCAL_SCHEME_COUNT]; /* the last routine of a scheme that was a part */
} hscal_composite;

/* `composite` must not be moved afterwards. */
void hscal__composite_init(hscal_composite *composite, const hscal_call *call, const hscal_layout *layout,
                           hscal_sink *sink);

/* What follows is done with the reals of the call's type: messages of real elements, kernels and parts of the real type. */
void hscal__composite_in_reals(hscal_composite *composite);

/* What is performed from now on has neither steps nor repeats that a sink could sample; if `parts`, the panels of its products are
 * parts, else it is a part itself. */
void hscal__composite_offers_parts(hscal_composite *composite, int parts);

/* What a composite emits its own parts into, whatever is offered of those that it performs. */
static inline hscal_emitter hscal__emitter_of_parts(const hscal_composite *composite) {
  hscal_emitter emitter = composite->emitter;
  emitter.sink = composite->sink;
  return emitter;
}

/* Sets the topologies of broadcasts along rows and along columns (PB_TOPSET). What they were before is restored by leaving
 * the composite, as the routines do. */
void hscal__composite_broadcasts(hscal_composite *composite, char row, char column);

/* Likewise of sums along rows and along columns, or along columns alone. */
void hscal__composite_combines(hscal_composite *composite, char row, char column);
void hscal__composite_combines_on_columns(hscal_composite *composite, char topology);

/* What emits events that go by the MPI library whatever topologies are set: those for which the routine itself gives ' '. */
static inline hscal_emitter hscal__emitter_by_mpi(const hscal_composite *composite) {
  hscal_emitter emitter = composite->emitter;
  emitter.broadcast[HSCAL_ROW] = emitter.broadcast[HSCAL_COLUMN] = ' ';
  emitter.combine[HSCAL_ROW] = emitter.combine[HSCAL_COLUMN] = ' ';
  return emitter;
}

/* Sum of m x n elements by the MPI library over the processes at coordinate `at` of `over`, into `root` or into all (-1). The
 * BLACS put empty ones on a tree. Source: BLACS/SRC/dgsum2d_.c. */
static inline int hscal__sum_by_mpi(const hscal_composite *composite, hscal_dimension over, int at, int root, int m,
                                    int n) {
  hscal_emitter emitter = hscal__emitter_by_mpi(composite);
  if (m == 0 || n == 0) emitter.combine[hscal__scope_of(over)] = '1';
  return hscal__emit_combine(&emitter, over, at, root, HSCAL_ROWS, m, n);
}

/* The submatrix from row i and column j (from 0) of operand `which` on. */
hscal_operand hscal__part_of(const hscal_composite *composite, hscal_operand_name which, int i, int j);

/* Performs a call with the topologies in force. Its routine is the one of the composite's type that has the pack, the scheme and the flags. */
int hscal__perform(hscal_composite *composite, hscal_pack pack, hscal_scheme scheme, int flags, hscal_call *part);

/* The letter for the transposition that makes a Hermitian product: 'C' for complex types, else 'T'. */
static inline char hscal__adjoint(const hscal_composite *composite) {
  return hscal__type_is_complex(composite->call->routine->type) ? 'C' : 'T';
}

/* Among all processes of the grid, whatever topologies are set: so many elements of the composite's kind, real numbers of its
 * precision, or integers, from process `root` to all; the least or the greatest of what each has, to `root` or to all (-1). */
int hscal__tell_all(const hscal_composite *composite, int root, int elements);
int hscal__tell_all_reals(const hscal_composite *composite, int root, int count);
int hscal__tell_all_integers(const hscal_composite *composite, int root, int count);
int hscal__agree_on_elements(const hscal_composite *composite, int root, int elements);
int hscal__agree_on_reals(const hscal_composite *composite, int root, int count);

/* A message of `count` integers: sent to, or taken from, `peer`. */
int hscal__send_integers(const hscal_composite *composite, int process, int peer, int count);
int hscal__receive_integers(const hscal_composite *composite, int process, int peer, int count);

/* `count` integers from line `root` to all lines, among the processes at coordinate `at` of `along`. */
int hscal__broadcast_integers(const hscal_composite *composite, hscal_dimension along, int at, int root, int count);

/* The same by the MPI library, whatever topology is set. */
int hscal__broadcast_integers_by_mpi(const hscal_composite *composite, hscal_dimension along, int at, int root,
                                     int count);

/* One integer of each process of the grid, or of process row `row`: the least or the greatest of them to all; or the sum (IGSUM2D). */
int hscal__agree_on_integer(const hscal_composite *composite);
int hscal__agree_on_row(const hscal_composite *composite, int row);
int hscal__sum_integer(const hscal_composite *composite);

/* One element of each process of process row `row`: the greatest of them (xGAMX2D) to the first process of the row. */
int hscal__find_largest_of_row(const hscal_composite *composite, int row);

/* The check that all processes were called alike: of so many matrices and further arguments.
 * Source: TOOLS/pchkxmat.f. */
int hscal__compare_arguments(const hscal_composite *composite, int matrices, int others);

#endif
