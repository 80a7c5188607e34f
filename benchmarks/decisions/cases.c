/* The clusters and the calls. Sizes are such that a simulation takes seconds; none is a multiple of all blocks. */
#include "decisions.h"

const decision_cluster decision_clusters[] = {
    {"hcl16", "machines/hcl16.json"},
    {"4 fast and 4 slow nodes", "machines/two_generations.json"},
    {"one slow node of 16",
     "fast=15x1@20 + slow=1x1@8, lat 50us, bw 500MB, half 16, per 2, mem 8GB, error 0.03, ideal"},
    {"64 computers behind two switches",
     "2x32@10, lat 80us, bw 1GB, nodelat 40us, nodebw 250MB, half 16, mem 64GB, error 0.03, ideal"},
    {"13 nodes", "13x1@15, lat 30us, bw 500MB, half 16, mem 8GB, error 0.03, ideal"},
    {"fast nodes with little memory", "machines/little_memory.json"},
};
const int decision_nclusters = sizeof decision_clusters / sizeof *decision_clusters;

const decision_call decision_calls[] = {
    {"pdgemm", 2000, 2000, 2000}, {"pdgemm", 4000, 4000, 4000}, {"pdtrsm", 2000, 2000, 0},  {"pdsyrk", 0, 3000, 3000},
    {"pdgetrf", 2000, 2000, 0},   {"pdpotrf", 0, 3000, 0},      {"pdgeqrf", 1500, 1500, 0}, {"pdsyevd", 0, 500, 0},
};
const int decision_ncalls = sizeof decision_calls / sizeof *decision_calls;
