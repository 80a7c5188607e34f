/* What the routines of level 1 share: two vectors that meet, and single numbers sent along lines of processes. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_LEVEL1_H
#define HSCAL_INSTRUMENTED_PBLAS_LEVEL1_H

#include "instrumented_pblas/movers.h"
#include "instrumented_pblas/setting.h"

/* `elements` are summed over the processes of line `line` of a vector along `along`, into all of them. */
static inline int hscal__combine_on_line(const hscal_emitter *emitter, hscal_dimension along, int line, int elements) {
  return hscal__emit_combine(emitter, hscal__other(along), line, -1, along, elements, 1);
}

/* `elements` go from place `root` of a line to the others of the line. */
static inline int hscal__broadcast_on_line(const hscal_emitter *emitter, hscal_dimension along, int line, int root,
                                           int elements) {
  return hscal__emit_broadcast(emitter, hscal__other(along), line, root, elements, 1);
}

/* `elements` go from line `root` to all other lines, at place `at`. */
static inline int hscal__broadcast_across(const hscal_emitter *emitter, hscal_dimension along, int at, int root,
                                          int elements) {
  return hscal__emit_broadcast(emitter, along, at, root, elements, 1);
}

/* Two vectors of one routine, neither of which is a result of the other: which of them comes first does not matter where
 * only one is cut, then it is the second. */
typedef struct hscal_meeting {
  const hscal_emitter *emitter;
  hscal_mover mover;  /* between them: `from` is x, `to` is y                               */
  int x_line, y_line; /* lines that take part: where both are cut, hscal__choose_lines' choice */
  int x_all, y_all;   /* does the vector lie on all lines?                                 */
  int cut;            /* how many of the two are cut                                       */
  int parallel;       /* both lie along the same dimension                                 */
} hscal_meeting;

/* Returns 0 or HSCAL_ERROR_MEMORY; mover to be freed with hscal__mover_free. */
int hscal__meet(hscal_meeting *meeting, const hscal_emitter *emitter, hscal_vector x, hscal_vector y);

/* Process at place `at` of a line of x or y. */
static inline int hscal__process_of_x(const hscal_meeting *m, int at, int line) {
  return hscal__process_at(m->emitter, m->mover.from.along, at, line);
}
static inline int hscal__process_of_y(const hscal_meeting *m, int at, int line) {
  return hscal__process_at(m->emitter, m->mover.to.along, at, line);
}

/* Both cut: can the corresponding shares be worked on where they are? */
int hscal__meet_locally(const hscal_meeting *meeting);

/* A message, sent and received. */
static inline int hscal__pass(const hscal_emitter *emitter, int from, int to, int elements) {
  int status = hscal__emit_send(emitter, from, to, HSCAL_ROWS, elements, 1);
  return status ? status : hscal__emit_receive(emitter, to, from, HSCAL_ROWS, elements, 1);
}

#endif
