/* A five-point stencil on a grid of n x n points: steps in each of which a process exchanges the borders of its rectangle with its four
 * neighbours, then computes.
 *
 *   n      points along a side
 *   steps  how often
 *   p, q   process rows and columns
 */

/* Points of n that the i-th of p has. */
int part(int n, int p, int i) { return n/p + (i < n%p ? 1 : 0); }

algorithm stencil(int n, int steps, int p, int q) {
  coord I=p, J=q;
  require p <= n && q <= n;

  /* Four sums and a scaling for each point are as much work as two additions of matrices. */
  bench mmadd(64, 64);
  node { I>=0 && J>=0: bench*(2.0*steps*part(n, p, I)*part(n, q, J)/(64*64)); };
  link {
    I>0:   length*(steps*part(n, q, J)*sizeof(double)) [I, J]->[I-1, J];
    I<p-1: length*(steps*part(n, q, J)*sizeof(double)) [I, J]->[I+1, J];
    J>0:   length*(steps*part(n, p, I)*sizeof(double)) [I, J]->[I, J-1];
    J<q-1: length*(steps*part(n, p, I)*sizeof(double)) [I, J]->[I, J+1];
  };
  parent[0, 0];

  scheme {
    int i, j, s;
    for (s = 0; s < steps; s++) {
      par (i = 0; i < p; i++)
        par (j = 0; j < q; j++) {
          par (int side = 0; side < 4; side++) {
            if (side == 0 && i > 0)   (100.0/steps) %% [i, j]->[i-1, j];
            if (side == 1 && i < p-1) (100.0/steps) %% [i, j]->[i+1, j];
            if (side == 2 && j > 0)   (100.0/steps) %% [i, j]->[i, j-1];
            if (side == 3 && j < q-1) (100.0/steps) %% [i, j]->[i, j+1];
          }
        }
      par (i = 0; i < p; i++)
        par (j = 0; j < q; j++)
          (100.0/steps) %% [i, j];
    }
  };
};
