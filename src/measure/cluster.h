/* What nodes measured, and how nodes that are alike become classes of a machine. No MPI. */
#ifndef HSCAL_MEASURE_CLUSTER_H
#define HSCAL_MEASURE_CLUSTER_H

#include "machine/fingerprint.h"
#include "measure/benchmark_points.h"

enum { HSCAL_MOST_MESSAGE_SIZES = 24 };

/* What one node measured. Plain data: it travels as bytes between processes of the same program. */
typedef struct hscal_node_record {
  char host[HSCAL_HOST_TEXT];
  char fingerprint[2 * HSCAL_FINGERPRINT_TEXT];
  hscal_fingerprint parts;   /* the same, part by part */
  int processors, processes; /* processes: that measured at once                                          */
  int group;                 /* nodes of a group are nearer to each other than to others: behind a switch */
  double memory_bytes, copy_bytes_per_s;
  double processor_share;                /* that a quota leaves each of its processes (hscal_ranks); 0: not looked at */
  double row_copy_bytes_per_s;           /* of copies of a few rows of a large matrix                               */
  double single_row_bytes_per_s;         /* of copies of one row; 0: not measured                                   */
  double pack_bytes_per_s;               /* 0: not measured, or free                                                */
  double link_bytes_per_s;               /* 0: not measured                                                         */
  double link_both_bytes_per_s;          /* out and in together; 0: as much as both directions, or not measured     */
  double link_latency_s;                 /* on top of the layer's                                                   */
  double noise;                          /* of its kernels, hscal_kernel_result; 0: not known                        */
  double flops_per_s[HSCAL_MOST_SHAPES]; /* [shapes.count]; 0: not measured here                          */
} hscal_node_record;

/* A message curve as measured: times of sizes, and from which size on the sender waits (infinity: never). */
typedef struct hscal_message_record {
  int count; /* 0: not measured */
  double bytes[HSCAL_MOST_MESSAGE_SIZES], seconds[HSCAL_MOST_MESSAGE_SIZES];
  double rendezvous_bytes;
  double noise; /* of rounds over all sizes; 0: not known, as of a probe */
} hscal_message_record;

typedef struct hscal_network_record {
  hscal_message_record layer[HSCAL_LAYERS];
  double node_bytes_per_s; /* what pairs of one node reach together; 0: not measured                                */
  int node_pairs;          /* so many pairs                                                                        */
  double load;             /* rate of a link while all nodes send / while it sends alone, median; 0: not measured  */
  /* Between groups of nodes: on top of the network, of a lone message (0: as fast as links are), and what pairs of nodes of two groups
   * reach together, if that is less than the sum (0: it is not, or was not measured). */
  double switch_latency_s, switch_bytes_per_s, uplink_bytes_per_s;
  int uplink_pairs; /* so many pairs */
} hscal_network_record;

/* Larger messages never take less time than smaller ones: what says otherwise was disturbed and is lowered. */
void hscal__messages_smooth(hscal_message_record *messages);

/* Builds the machine: nodes with the same fingerprint and processors, within a tenth of each other's speed and a fifth of each other's
 * link, share a class whose values are the medians. What was not measured is assumed, and noted; so is a node that differs from
 * others of its kind, and what the machine file has no place for. Records are sorted into class order. */
int hscal__machine_from_records(const hscal_shapes *shapes, hscal_node_record *records, int nnodes,
                                const hscal_network_record *network, hscal_machine **machine);

#endif
