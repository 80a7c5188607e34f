/* C = A B of square matrices by the outer product algorithm of PDGEMM, after the HMPI thesis (Reddy 2005, 3.1.2).
 *
 *   n     order of the matrices, a multiple of b p and of b q
 *   b     block of the distribution, and width of a step
 *   p, q  process rows and columns
 */
algorithm pdgemm(int n, int b, int p, int q) {
  coord I=p, J=q;
  require n % (b*p) == 0 && n % (b*q) == 0;

  /* The unit is the product of two blocks. */
  bench gemm(b, b, b);
  node { I>=0 && J>=0: bench*((n/(b*p)) * (n/(b*q)) * (n/b)); };

  /* A process has (n/p)(n/q) entries of A, which its row wants, and as many of B, for its column. */
  link (K=p, L=q) {
    J!=L: length*((n/(b*p)) * (n/(b*q)) * (b*b) * sizeof(double)) [I, J]->[I, L];
    I!=K: length*((n/(b*p)) * (n/(b*q)) * (b*b) * sizeof(double)) [I, J]->[K, J];
  };
  parent[0, 0];

  scheme {
    int i, j, k;
    for (k = 0; k < n; k += b) {
      /* A column of blocks of A goes along rows, a row of blocks of B along columns, and all compute. */
      par (i = 0; i < p; i++)
        par (j = 0; j < q; j++)
          if (j != (k/b)%q) (100.0/(n/(b*q))) %% [i, (k/b)%q]->[i, j];
      par (i = 0; i < p; i++)
        par (j = 0; j < q; j++)
          if (i != (k/b)%p) (100.0/(n/(b*p))) %% [(k/b)%p, j]->[i, j];
      par (i = 0; i < p; i++)
        par (j = 0; j < q; j++)
          (100.0*b/n) %% [i, j];
    }
  };
};
