/* What was measured so far, kept in a file so that a measurement that was cut short can be taken up again. No MPI. */
#ifndef HSCAL_MEASURE_CHECKPOINT_H
#define HSCAL_MEASURE_CHECKPOINT_H

#include "measure/cluster.h"

/* Measured speeds, per shape and node. */
typedef struct hscal_knowledge {
  hscal_shapes shapes;
  int nnodes;
  hscal_node_record *records; /* [nnodes]; of these, flops_per_s[shapes.count] are what is known */
  int samples;                /* of a shape, the most                                            */
  double spread, doubt;       /* of the first shapes: kernel.h                           */
  char doubts[900];           /* what other work disturbed, lines                               */
} hscal_knowledge;

/* Adds a line to the doubts, if there is room for it: "disturbed: WHAT: WHY". */
void hscal__knowledge_doubt(hscal_knowledge *knowledge, const char *what, const char *why);

/* Writes what is known, whole or not at all; `fingerprint` tells of what. */
int hscal__partial_save(const char *file, const char *fingerprint, const hscal_knowledge *knowledge);

/* Reads it back if the file is there and says the same of the same nodes: 1, and shapes, speeds, samples, spread and doubt are set. Else 0,
 * nothing is changed: what does not fit is measured anew. */
int hscal__partial_load(const char *file, const char *fingerprint, hscal_knowledge *knowledge);

#endif
