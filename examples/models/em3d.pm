/* An iteration of EM3D, electric and magnetic fields on a graph that is cut into p bodies: after the HMPI thesis (Reddy 2005,
 * Fig. 5.3).
 *
 *   p    processes
 *   k    nodes of the body that the benchmark updates
 *   d    nodes of each body
 *   dep  dep[i][j]: values of body j that body i needs
 */
algorithm Em3d(int p, int k, int d[p], int dep[p][p]) {
  coord I=p;

  /* Ten operations for each node. */
  bench scalar(10, k);
  node { I>=0: bench*(1.0*d[I]/k); };
  link (L=p) {
    I!=L && dep[I][L] > 0: length*(dep[I][L]*sizeof(double)) [L]->[I];
  };
  parent[0];

  scheme {
    int current, owner, remote;
    par (owner = 0; owner < p; owner++)
      par (remote = 0; remote < p; remote++)
        if (owner != remote && dep[owner][remote] > 0) 100 %% [remote]->[owner];
    par (current = 0; current < p; current++) 100 %% [current];
  };
};
