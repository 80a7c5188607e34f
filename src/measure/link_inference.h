/*
 * Which pairs of nodes to measure, and what the measured pairs say of links and switches. Not all P^2 pairs: up to 8 nodes all, beyond that a
 * few nodes, the pivots, with all others. No MPI.
 */
#ifndef HSCAL_MEASURE_LINK_INFERENCE_H
#define HSCAL_MEASURE_LINK_INFERENCE_H

/* A pair of nodes, and a message between them when nothing else goes on. */
typedef struct hscal_link_sample {
  int a, b;
  double latency_s;   /* of a small message, one way       */
  double bytes_per_s; /* of large ones                     */
} hscal_link_sample;

/* Pairs to measure next, after samples[nsamples]: into pairs[] (a and b of each), at most nnodes - 1 or, up to 8 nodes, all. Returns how
 * many; 0: it is enough. The first pivot is node 0, then the node that seems to have the fastest link: only it can show how fast others' are. */
int hscal__links_next(int nnodes, const hscal_link_sample *samples, int nsamples, hscal_link_sample *pairs);
/* The largest number of samples of all calls together. */
int hscal__links_capacity(int nnodes);

/* What the pairs say of one node. */
typedef struct hscal_link {
  double bytes_per_s;      /* of its link: the best rate that it was seen with                                        */
  double both_bytes_per_s; /* out and in together; 0: the directions are apart, or nobody looked                  */
  double latency_s;        /* its share, on top of the fastest pair's; 0 where there is more than one group           */
  int group;               /* nodes of a group are nearer to each other than to others; from 0 on, by first node      */
} hscal_link;

/*
 * links[nnodes] from samples. Times that are sums of what both nodes add (slow links) make no groups; what takes 15 % longer than that goes
 * through a further switch, and nodes that only such messages connect are in different groups. Where there are more switches than pivots
 * all nodes are one group. 0 or HSCAL_ERROR_MEMORY.
 */
int hscal__links_solve(int nnodes, const hscal_link_sample *samples, int nsamples, hscal_link *links, int *ngroups);

/* What messages between groups take more than those within: medians over the pairs. Nothing where there is one group. */
typedef struct hscal_switch_cost {
  double latency_s;
  double bytes_per_s; /* of a lone message; 0: as much as the slower of both links */
} hscal_switch_cost;
/* 0 or HSCAL_ERROR_MEMORY. */
int hscal__links_switch_cost(const hscal_link_sample *samples, int nsamples, const hscal_link *links,
                             hscal_switch_cost *switch_cost);

/* Pairs of nodes, no node twice, into first[] and second[], at most nnodes / 2 each: of every group one half with the other, or one of the
 * largest group with one of the next. Return how many. */
int hscal__links_within(int nnodes, const hscal_link *links, int *first, int *second);
int hscal__links_across(int nnodes, const hscal_link *links, int *first, int *second);

/* The pairs whose messages are measured in full: the best links, the lowest latency first, within groups, no node twice.
 * Returns how many, at most `most`: indexes of samples. */
int hscal__links_best(const hscal_link_sample *samples, int nsamples, const hscal_link *links, int most, int *best);

#endif
