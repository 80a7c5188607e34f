/* A row of p processes, each with its volume; the last one is the parent. */
algorithm row(int p, double v[p]) {
  coord I=p;
  bench gemm(100, 100, 100);
  node { I>=0: bench*v[I]; };
  parent[p-1];
  scheme { int i; par (i = 0; i < p; i++) 100 %% [i]; };
};
