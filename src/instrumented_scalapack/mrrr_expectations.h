/*
 * What depends on data where eigenvalues and vectors are found by relatively robust representations: what is expected, and between
 * which bounds (layout.data).
 *
 * The figures are those of the installed library's pdsyevr, counted in what it calls, on dense random matrices of order 200 to 2000,
 * covariances, second differences and nearly diagonal matrices, on 4 to 8 processes. The tridiagonal matrix does not fall into
 * blocks; where it does (smooth kernels: 254 blocks in order 300), processes have less to do, or nothing.
 */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_MRRR_EXPECTATIONS_H
#define HSCAL_INSTRUMENTED_SCALAPACK_MRRR_EXPECTATIONS_H

#include "call/call.h"

/* Eigenvalues from `begin` up to before `end`, counted from 0 among those that are wanted. */
typedef struct hscal_range {
  int begin, end;
} hscal_range;

/*
 * The eigenvalues among `all` that those of a process, `own`, may hang together with, as far as is known in the beginning: within a
 * tenth of their size. Expected: all on the same side of 0, since eigenvalues are spread evenly around it; the first above is number
 * `above`. That was so of all random matrices; of covariances and other positive definite ones all hung together (the upper bound).
 * Lower bound: none but its own.
 * Source of the rules: SRC/?larre2a.f, ?larrd2.f.
 */
hscal_range hscal__expected_neighbours(hscal_data data, int above, hscal_range own, hscal_range all);

/*
 * The same once they are known better: are there so many that clusters reach from one process into the next, so that these tell each
 * other once more? Gaps that are wider than 1/1000 of an eigenvalue, 3/1000 in single precision, part them. Expected: where the mean
 * gap of n that are spread evenly is not half as wide, beyond order 667 in single precision and 2000 in double. Of random matrices all 3
 * borders between 4 processes had one at order 800 in single precision, 1 at 600, none at 400; in double 1 of 3 at 2000, 1 of 7 at 1000, none
 * below. Upper bound: always, lower: never.
 * Source of the rules: SRC/?larrv2.f.
 */
int hscal__expected_clusters_cross(hscal_data data, int is_single, int n);
hscal_range hscal__next_to(hscal_range own, hscal_range all);

typedef struct hscal_spectrum {
  hscal_data data;
  int is_single, n;
  int is_wanted_exactly; /* eigenvalues alone are wanted                                                          */
  int is_shared;         /* vectors are wanted of several processes: eigenvalues are then always found by bisection */
} hscal_spectrum;

/*
 * Operations on single numbers, in n each, for `found` eigenvalues of n.
 *
 * Bisection: two counts for each digit of half the precision, for the ends of the spectrum, and 16 log2(n) for all to be known within a tenth;
 * then each eigenvalue, to half of the digits and what the gap to the next asks for: 31 counts in double precision (random matrices took
 * 28 to 33, all kinds 25 to 38, which are the bounds), 17 in single (14 to 18). Without vectors each takes a count for every digit.
 * Or, where one process finds more than half of all eigenvalues without others, by quotients and differences: measured in time, 15 n
 * for each of n sweeps' worth.
 * Source of the rules: SRC/?larre2.f, ?larre2a.f, ?larrb2.f, LAPACK's ?lasq2.
 */
int64_t hscal__expected_root_work(const hscal_spectrum *spectrum, int found);

/*
 * Likewise for the vectors: two factorizations each, and two counts; where the mean gap is narrower than what parts clusters, three and
 * eight, and where it is half as wide, four and fourteen. Random matrices took 2.0 and 0.5 (order 200), 2.1 and 2 (400), 2.9 and 11
 * (1000), 4.2 and 17 (2000) in double precision, 2.5 and 5 (400), 3.2 and 8 (600), 3.6 and 11 (800) in single; covariances of order 1000
 * 2.1 and 2. Bounds: 2 and no count, 5 and 24.
 * Source of the rules: SRC/?larrv2.f, ?lar1va.f.
 */
int64_t hscal__expected_tree_work(const hscal_spectrum *spectrum, int found);

/* Operations on single numbers in a step of a quotient-difference factorization from both ends, with the entry of the vector.
 * Source: operations in SRC/?lar1va.f. */
enum { HSCAL_TWISTED_STEP = 15 };

#endif
