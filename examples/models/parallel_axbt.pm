/* C = A B^T of n x n matrices in horizontal slices, one for each process, as high as the process is fast: the
 * ParallelAxBT of the mpC paper (Lastovetsky, Parallel Computing 28, 2002) and of the HMPI thesis (Fig. 3.15).
 *
 *   n      order of the matrices, a multiple of r
 *   r      rows that are sent at a time
 *   t      columns of the benchmark, which multiplies r x n by n x t
 *   most   processes that there are
 *   speed  of each of them
 *   p      of which the first p take part
 */

/* Of n rows in pieces of r, those of process i: in proportion to the speeds, what is left over one by one to whom it takes
 * least time. */
int partition(int n, int r, int p, double speed[], int d[]) {
  int i, best, left = n/r;
  double all = 0;
  for (i = 0; i < p; i++) all += speed[i];
  for (i = 0; i < p; i++) {
    d[i] = floor(n/r * (speed[i]/all));
    left -= d[i];
  }
  for (; left > 0; left--) {
    best = 0;
    for (i = 1; i < p; i++)
      if ((d[i] + 1)/speed[i] < (d[best] + 1)/speed[best]) best = i;
    d[best]++;
  }
  for (i = 0; i < p; i++) d[i] *= r;
  return 0;
}

int rows(int I, int n, int r, int p, double speed[]) {
  int d[p];
  partition(n, r, p, speed, d);
  return d[I];
}

algorithm ParallelAxBT(int n, int r, int t, int most, double speed[most], int p) {
  coord I=p;
  require p <= most && n % r == 0;

  bench gemm(r, t, n);
  node { I>=0: bench*(rows(I, n, r, p, speed)*(1.0*n/r/t)); };
  link (J=p) {
    I!=J: length*(rows(J, n, r, p, speed)*n*sizeof(double)) [J]->[I];
  };
  parent[0];

  scheme {
    int i, j, pivot = 0, row = 0, d[p];
    partition(n, r, p, speed, d);
    for (i = 0; i < n/r; i++, row += r) {
      while (row >= d[pivot]) {
        pivot++;
        row = 0;
      }
      /* Who has the pivot rows sends them to each of the others, then all compute. */
      for (j = 0; j < p; j++)
        if (j != pivot) (100.0*r/d[pivot]) %% [pivot]->[j];
      par (j = 0; j < p; j++)
        if (d[j] > 0) (100.0*r/n) %% [j];
    }
  };
};
