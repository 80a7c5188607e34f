/* Cholesky factorization on an m x m grid whose processes have blocks in proportion to their speeds: after the ParallelCholesky
 * of the HMPI thesis (Reddy 2005, Fig. 5.9).
 *
 *   m  process rows and columns
 *   r  order of a block
 *   n  blocks along the matrix
 *   w  blocks along a generalized block that each process column has
 *   h  h[I][J]: blocks down a generalized block that process [I,J] has; each column's sum is that of w
 */

/* Blocks from `from` on to before `to` that lie in begin .. begin+size-1 of every `period`. */
int count(int from, int to, int begin, int size, int period) {
  if (to <= from) return 0;
  return (to/period)*size + min(max(to%period - begin, 0), size)
       - (from/period)*size - min(max(from%period - begin, 0), size);
}

int sum(int m, int w[]) {
  int i, all = 0;
  for (i = 0; i < m; i++) all += w[i];
  return all;
}

/* Process column of block column k. */
int column(int k, int m, int w[]) {
  int J = 0, at = k % sum(m, w);
  while (at >= w[J]) at -= w[J++];
  return J;
}

/* Block rows from `from` on that process [I,J] has. */
int below(int I, int J, int from, int n, int m, int w[], int h[][]) {
  int i, begin = 0;
  for (i = 0; i < I; i++) begin += h[i][J];
  return count(from, n, begin, h[I][J], sum(m, w));
}

/* Blocks behind column k, on and below the diagonal, that process [I,J] has. */
int behind(int I, int J, int k, int n, int m, int w[], int h[][]) {
  int j, blocks = 0;
  for (j = k + 1; j < n; j++)
    if (column(j, m, w) == J) blocks += below(I, J, j, n, m, w, h);
  return blocks;
}

/* Updates of blocks in the whole factorization. */
int updates(int I, int J, int n, int m, int w[], int h[][]) {
  int k, all = 0;
  for (k = 0; k < n; k++) {
    all += behind(I, J, k, n, m, w, h);
    if (column(k, m, w) == J) all += below(I, J, k, n, m, w, h);
  }
  return all;
}

/* Blocks of panels that the process sends. */
int panels(int I, int J, int n, int m, int w[], int h[][]) {
  int k, all = 0;
  for (k = 0; k < n; k++)
    if (column(k, m, w) == J) all += below(I, J, k, n, m, w, h);
  return all;
}

algorithm ParallelCholesky(int m, int r, int n, int w[m], int h[m][m]) {
  coord I=m, J=m;

  /* The unit is the update of a block. */
  bench gemm(r, r, r);
  node { I>=0 && J>=0: bench*updates(I, J, n, m, w, h); };
  link (K=m, L=m) {
    I!=K || J!=L: length*(panels(I, J, n, m, w, h)*r*r*sizeof(double)) [I, J]->[K, L];
  };
  parent[0, 0];

  scheme {
    int i, j, k, J0, all[m][m], sent[m][m];
    for (i = 0; i < m; i++)
      for (j = 0; j < m; j++) {
        all[i][j] = updates(i, j, n, m, w, h);
        sent[i][j] = panels(i, j, n, m, w, h);
      }
    for (k = 0; k < n; k++) {
      J0 = column(k, m, w);
      /* The process column makes its panel, which goes to all the others; then they update what is behind it. */
      par (i = 0; i < m; i++)
        if (below(i, J0, k, n, m, w, h) > 0)
          (100.0*below(i, J0, k, n, m, w, h)/all[i][J0]) %% [i, J0];
      par (i = 0; i < m; i++)
        if (below(i, J0, k, n, m, w, h) > 0)
          par (int x = 0; x < m; x++)
            par (int y = 0; y < m; y++)
              if (x != i || y != J0) (100.0*below(i, J0, k, n, m, w, h)/sent[i][J0]) %% [i, J0]->[x, y];
      par (i = 0; i < m; i++)
        par (j = 0; j < m; j++)
          if (behind(i, j, k, n, m, w, h) > 0) (100.0*behind(i, j, k, n, m, w, h)/all[i][j]) %% [i, j];
    }
  };
};
