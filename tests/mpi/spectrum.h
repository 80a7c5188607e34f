/*
 * A matrix whose eigenvalues and vectors are known: min(i,j), the inverse of a second difference, with phases in complex types. And
 * numbers of any type in arrays: types are 0 to 3 for s, d, c, z.
 */
#ifndef HSCAL_TESTS_MPI_SPECTRUM_H
#define HSCAL_TESTS_MPI_SPECTRUM_H

#include <complex.h>
#include <stddef.h>

double complex spectrum_entry(int type, int i, int j);

/* Eigenvalue k from the smallest on (from 0) of the matrix of order n, and the magnitude of entry i of its vector. */
double spectrum_value(int n, int k);
double spectrum_magnitude(int n, int i, int k);

int type_is_single(int type);
int type_is_complex(int type);
double type_epsilon(int type);

/* Real number number `at` of an array of the type: a complex entry has two. */
double real_at(int type, const void *array, size_t at);

void set_entry(int type, void *array, size_t at, double complex value);
double entry_magnitude(int type, const void *array, size_t at);

#endif
