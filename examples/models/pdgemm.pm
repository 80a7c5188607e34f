/* C = A B of n x n matrices by PDGEMM's outer products, after Fig. 3.1 of the HeteroPBLAS paper
 * (Reddy, Lastovetsky, Alonso; SCPE 10, 2009).
 *
 *   n       order of the matrices
 *   b       block of the distribution, and width of a step
 *   bp, bq  grid for which the benchmark computes one process's update
 *   p, q    process rows and columns
 *
 * As in the paper n/p and n/q are cut to whole numbers, so that an arrangement which does not divide n has a little less to do.
 */
algorithm pdgemm(int n, int b, int bp, int bq, int p, int q) {
  coord I=p, J=q;

  /* The unit is one step's update on a bp x bq grid. */
  bench gemm(n/bp, n/bq, b);
  node { I>=0 && J>=0: bench*(1.0*(n/b)*(n/p)*(n/q) / ((n/bp)*(n/bq))); };

  /* A goes along process rows, B along process columns. */
  link (K=p, L=q) {
    J!=L: length*((n/p)*(n/q)*sizeof(double)) [I, J]->[I, L];
    I!=K: length*((n/p)*(n/q)*sizeof(double)) [I, J]->[K, J];
  };
  parent[0, 0];

  scheme {
    int i, j, k;
    for (k = 0; k < n; k += b) {
      par (i = 0; i < p; i++)
        par (j = 0; j < q; j++)
          if (j != (k/b)%q) (100.0*b*q/n) %% [i, (k/b)%q]->[i, j];
      par (i = 0; i < p; i++)
        par (j = 0; j < q; j++)
          if (i != (k/b)%p) (100.0*b*p/n) %% [(k/b)%p, j]->[i, j];
      par (i = 0; i < p; i++)
        par (j = 0; j < q; j++)
          (100.0*b/n) %% [i, j];
    }
  };
};
