/* Does p?gemm of the real library, on a context of hscal, give the right product? */
#ifndef HSCAL_TESTS_MPI_MULTIPLY_H
#define HSCAL_TESTS_MPI_MULTIPLY_H

/* Plans p<type>gemm with the blocks open, runs it and compares every entry of C (small whole numbers: exactly). Returns
 * the context, still to be freed; fails the test if anything is wrong. Collective over the processes of hscal_init. */
int multiply_and_check(char type, char transa, char transb, int m, int n, int k);

#endif
