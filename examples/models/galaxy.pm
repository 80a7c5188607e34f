/* One step of a galaxy of m groups of bodies, a process for each group: after the mpC paper (Lastovetsky 2002, section 2.2),
 * and the Nbody of the HMPI thesis (Fig. 3.9).
 *
 *   m      groups
 *   k      bodies of the group that the benchmark updates
 *   bytes  of a body
 *   n      bodies of each group
 */
algorithm Galaxy(int m, int k, int bytes, int n[m]) {
  coord I=m;

  /* Twenty operations for each pair of bodies in a group of k. */
  bench scalar(20*k, k);
  node { I>=0: bench*((1.0*n[I]/k)*(1.0*n[I]/k)); };
  link { I>0: length*(n[I]*bytes) [I]->[0]; };
  parent[0];

  scheme {
    int i;
    par (i = 0; i < m; i++) 100 %% [i];
    par (i = 1; i < m; i++) 100 %% [i]->[0];
  };
};
