/* What was measured so far, kept in a file so that a measurement that was cut short can be taken up again. No MPI. */
#ifndef HSCAL_MEASURE_CHECKPOINT_H
#define HSCAL_MEASURE_CHECKPOINT_H

#include "measure/cluster.h"

/* Measured speeds, per shape and node. */
typedef struct hscal_measured_speeds {
  hscal_shapes shapes;
  int nnodes;
  hscal_node_record *records; /* [nnodes]; only their flops_per_s[shapes.count]        */
  int samples;                /* the largest number of a shape                         */
  double spread, uncertainty; /* of the first shapes: kernel.h                         */
  char disturbances[900];     /* lines "disturbed: WHAT: WHY": what other work spoiled */
} hscal_measured_speeds;

/* Adds the line "disturbed: WHAT: WHY", if it fits. */
void hscal__measured_add_disturbance(hscal_measured_speeds *measured, const char *what, const char *why);

/* Writes the speeds, all or nothing; `fingerprint` says of which nodes and libraries. */
int hscal__checkpoint_save(const char *file, const char *fingerprint, const hscal_measured_speeds *measured);

/* Reads them back if the file exists and has this fingerprint and number of nodes: 1, and shapes, speeds, samples,
 * spread, uncertainty and disturbances are set. Else 0, and nothing is changed: all is measured again. */
int hscal__checkpoint_load(const char *file, const char *fingerprint, hscal_measured_speeds *measured);

#endif
