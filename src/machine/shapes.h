/*
 * What is measured on every node, and how nodes that are alike become classes of a machine. No MPI.
 */
#ifndef HSCAL_MACHINE_SHAPES_H
#define HSCAL_MACHINE_SHAPES_H

#include "machine/fingerprint.h"
#include "machine/machine.h"
#include "machine/topology.h"

enum { HSCAL_MOST_SHAPES = 128, HSCAL_MOST_MESSAGE_SIZES = 20 };

/* A kernel call: dimensions as the kernel has them, 0 for others; symm, trmm and trsm from the left. */
typedef struct hscal_shape {
  hscal_kernel kernel;
  hscal_type type;
  int m, n, k;
} hscal_shape;

typedef struct hscal_shapes {
  int count;
  hscal_shape shape[HSCAL_MOST_SHAPES];
} hscal_shapes;

/*
 * The shapes to measure: for d a full table of panel widths 8..256 and the full inner dimension (beyond 512 the speed stays) against
 * local sizes 64..2000; for the other types a coarser one; and a few shapes, as PBLAS has them, of the other kernels that it
 * calls most, for d alone. All of it seven times shall take no more than `seconds` at
 * `flops_per_s` (of dgemm), so on slow machines the largest are left out; and one matrix fits `matrix_bytes`.
 */
void hscal__shapes_choose(hscal_shapes *shapes, double flops_per_s, double seconds, double matrix_bytes);
double hscal__shape_flops(const hscal_shape *shape);
/* Entries of its largest matrix. */
double hscal__shape_entries(const hscal_shape *shape);
/* About how fast it will be, where dgemm is so fast. */
double hscal__shape_expected_speed(const hscal_shape *shape, double flops_per_s);

/* Median and first quartile of values[count], which they sort; 0 for none. Other work on a computer only ever makes it slower,
 * so the quartile on the fast side tells more of the machine than the median, and is not fooled by one lucky sample. */
double hscal__median(double *values, int count);
double hscal__quartile(double *values, int count);
/* Distance of the quartiles / median of sorted values. */
double hscal__spread(const double *sorted, int count);

/* Of things in ascending order, each tried `tries` times, yes[i] of them with the answer yes: the first from which on the
 * answer is yes (count: none), with the fewest tries that say otherwise. */
int hscal__threshold(const int *yes, int count, int tries);

/* What one node measured. Plain data: it travels as bytes between processes of the same program. */
typedef struct hscal_node_record {
  char host[HSCAL_HOST_TEXT];
  char fingerprint[2 * HSCAL_FINGERPRINT_TEXT];
  hscal_fingerprint parts;   /* the same, part by part */
  int processors, processes; /* processes: that measured at once */
  double memory_bytes, copy_bytes_per_s;
  double flops_per_s[HSCAL_MOST_SHAPES]; /* [shapes.count] */
} hscal_node_record;

/* A message curve as measured: times of sizes, and from which size on the sender waits (infinity: never). */
typedef struct hscal_message_record {
  int count; /* 0: not measured */
  double bytes[HSCAL_MOST_MESSAGE_SIZES], seconds[HSCAL_MOST_MESSAGE_SIZES];
  double rendezvous_bytes;
} hscal_message_record;

/* Larger messages never take less time than smaller ones: what says otherwise was disturbed and is lowered. */
void hscal__messages_smooth(hscal_message_record *messages);

/* Builds the machine: nodes with the same fingerprint and processors, within a tenth of each other's speed, share a class whose
 * speeds are the medians. layers[HSCAL_LAYERS]; a layer that was not measured is assumed, and noted. Records are sorted into
 * class order. */
int hscal__machine_from_records(const hscal_shapes *shapes, hscal_node_record *records, int nnodes,
                                const hscal_message_record *layers, hscal_machine **machine);

#endif
