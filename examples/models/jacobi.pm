/* A five-point stencil on n x n points as stencil.pm, in unequal rectangles: a row of processes is as high, a column of
 * processes as wide, as its processes together are fast. examples/stencil.c is the program.
 *
 *   n      points along a side
 *   steps  how often
 *   most   processors that there are
 *   speed  of each of them, the fastest first
 *   p, q   process rows and columns: the first p*q take part, row by row
 */

/* Points before the i-th of k strips: one for each, the others in proportion to the weights. */
int before(int i, int k, int n, double weight[]) {
  int s;
  double sum = 0, all = 0;
  for (s = 0; s < k; s++) {
    if (s < i) sum += weight[s];
    all += weight[s];
  }
  return i + floor((n - k)*(sum/all));
}

/* Points of row I from top to bottom, and of column J from left to right. */
int height(int I, int n, int p, int q, double speed[]) {
  int i;
  double weight[p];
  for (i = 0; i < p*q; i++) weight[i/q] += speed[i];
  return before(I + 1, p, n, weight) - before(I, p, n, weight);
}

int width(int J, int n, int p, int q, double speed[]) {
  int i;
  double weight[q];
  for (i = 0; i < p*q; i++) weight[i%q] += speed[i];
  return before(J + 1, q, n, weight) - before(J, q, n, weight);
}

algorithm jacobi(int n, int steps, int most, double speed[most], int p, int q) {
  coord I=p, J=q;
  require p*q <= most && p <= n && q <= n;

  /* Four sums and a scaling for each point are as much work as two additions of matrices. */
  bench mmadd(64, 64);
  node { I>=0 && J>=0: bench*(2.0*steps*height(I, n, p, q, speed)*width(J, n, p, q, speed)/(64*64)); };
  link {
    I>0:   length*(steps*width(J, n, p, q, speed)*sizeof(double)) [I, J]->[I-1, J];
    I<p-1: length*(steps*width(J, n, p, q, speed)*sizeof(double)) [I, J]->[I+1, J];
    J>0:   length*(steps*height(I, n, p, q, speed)*sizeof(double)) [I, J]->[I, J-1];
    J<q-1: length*(steps*height(I, n, p, q, speed)*sizeof(double)) [I, J]->[I, J+1];
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
