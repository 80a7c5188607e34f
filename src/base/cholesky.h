/* Cholesky's factorization of small matrices, which are stored by rows: a[i * stride + j], stride >= n. */
#ifndef HSCAL_BASE_CHOLESKY_H
#define HSCAL_BASE_CHOLESKY_H

/* The factor L of a positive definite matrix a[n][n] = L L^T, in place of its lower triangle; the rest is not looked at. */
void hscal__cholesky(int n, double *a, int stride);

/* Solves L x = b, and L L^T x = b: x[n] is b before. */
void hscal__cholesky_forward(int n, const double *l, int stride, double *x);
void hscal__cholesky_solve(int n, const double *l, int stride, double *x);

#endif
