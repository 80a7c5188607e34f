/* Matrices of the programs of this folder. */
#ifndef HSCAL_TESTS_PRELOAD_MATRIX_H
#define HSCAL_TESTS_PRELOAD_MATRIX_H

typedef struct matrix {
  int desc[9];
  double *local;
  int count; /* of local entries */
} matrix;

/* An n x n matrix in blocks of nb, positive definite; without entries, and its context -1, where the process is in none. */
matrix matrix_new(int ctxt, int n, int nb);
void matrix_free(matrix *a);

#endif
